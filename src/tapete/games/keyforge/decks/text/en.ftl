reason-unknown-set = There is no set called { $set }.
reason-three-houses = A deck has three houses; this one has { $count }.
reason-twelve-cards = A deck has 12 cards of each house; here { $house } has { $count }.
reason-no-archons-house = { $house } is no house of an archon: its cards make no deck.
reason-unknown-card = No card is called “{ $card }”.
reason-unknown-cards = { $count ->
    [one] No card is called { $cards }.
   *[other] { $more ->
        [0] These cards are not known: { $cards }.
       *[other] { $count } cards are not known, among them: { $cards }.
      }
  }
reason-unknown-marks = { $marks } in brackets after a card says nothing here: a copy is marked as maverick, legacy, anomaly or evil twin, or with bonus icons such as +capture.
reason-not-a-deck-card = { $card } is never part of a deck: it lies beside it.
reason-no-token = A deck of { $set } brings a token creature: add a line such as “Token: Grunt”.
reason-not-a-token = { $card } is no token creature.
reason-token-not-in-set = { $card } is no token creature of { $set }.
reason-unknown-icon = { $card } carries a bonus icon that does not exist: { $icon }.
reason-no-anomaly = { $card } is marked as an anomaly, and it is not one.
reason-no-legacy = { $card } is marked as a legacy, but no set before { $set } has it.
reason-not-in-set = { $card } is not a card of { $set }; if it comes from an earlier set, it must be marked as a legacy.
reason-no-maverick = { $card } is marked as a maverick, but { $house } is its own house.
reason-not-its-house = { $card } does not belong to { $house }; if it changed house, it must be marked as a maverick.
reason-not-yet-playable = { $count ->
    [one] One card is known but cannot be played here yet: { $cards }.
   *[other] { $count } cards are known but cannot be played here yet: { $cards }.
  }
reason-deck-seed = “{ $seed }” is no seed of a deck: write a number, as in seed:7 or seed:cota:7.
reason-not-a-deck = This is not a deck in any form known here: a plain list, the project's JSON or the vault's JSON.
reason-bad-json = The JSON cannot be read ({ $where }); take it as the official vault or Tapete gave it.
reason-no-house-yet = { $house ->
    [none] Line { $line }: “{ $text }” stands before any house; write a house above it.
   *[other] Line { $line }: “{ $text }” stands before any house; is it “{ $house }”?
  }
reason-unknown-set-named = There is no collection called “{ $set }”; there is: { $sets }.
reason-no-decks-of = Decks of { $set } are not made here; they are made of: { $sets }.
reason-vault-field = The vault's JSON lacks { $field }.
reason-bid-too-low = A bid must be at least { $least }.
reason-not-your-bid = It is the other player's turn to bid.
reason-bidding-over = The bidding is over.
reason-no-bidding = Nobody bids now: chains are bid only when each has won a game of an adaptive series.
reason-too-many-chains = Nobody can have more than { $most } chains.
reason-bid-and-handicap = Bidding and handicap are never used together.
reason-series-over = The series is over.
reason-not-the-loser = Only the player who lost the last game chooses who starts.
reason-game-running = The game being played has to end first.
reason-no-such-deck = No deck of the pool has that number.
reason-deck-taken = The other player has taken that deck already; choose another of the pool.
reason-not-the-deck-bid-for = Whoever won the bidding plays the deck that was bid for.
reason-reversal-and-adaptive = Reversal and adaptive play are never mixed: choose one of them.
reason-alliance-three = An alliance is of three houses, and this has { $count }.
reason-alliance-no-house = { $deck } has no { $house }; take one of its own houses.
reason-alliance-twice = { $house } can be in an alliance only once.
reason-alliance-sets = The houses of an alliance are of decks of one collection, and these are of { $sets }.
reason-alliance-one-deck = These are the houses of one deck; an alliance takes them from two or three.
reason-alliance-token = An alliance brings the token creature of one of its decks.
any-card = Which cards { $set } reprints is not known to us: a deck of it may hold any that was printed.

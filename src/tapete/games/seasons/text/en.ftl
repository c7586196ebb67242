# Single words
energy-air = air
energy-water = water
energy-fire = fire
energy-earth = earth
tokens-air = { $count } air
tokens-water = { $count } water
tokens-fire = { $count } fire
tokens-earth = { $count } earth
season-winter = winter
season-spring = spring
season-summer = summer
season-autumn = autumn
kind-item = magic item
kind-familiar = familiar
crystals = { $count ->
    [one] 1 crystal
   *[other] { $count } crystals
  }
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
bonus-exchange = exchange two energy tokens
bonus-crystallise = crystallise for 1 more crystal a token
bonus-gauge = raise the summoning gauge by 1
bonus-draw = draw two cards and keep one
free = no cost
cost-none = none
any-energies = one token of each energy you choose

# Faces of dice
face-star = +1 summoning gauge
face-draw = draw a card
face-crystallise = crystallise
face-dots = { $count ->
    [one] 1 dot
   *[other] { $count } dots
  }
die = { $what } ({ $dots })

# Questions
ask-draft = Pick a card from the pack and pass the rest to your left.
ask-group = { $place ->
    [1] Choose { $left ->
        [1] the last card
       *[other] one of the { $left } cards
      } of your starting hand.
   *[other] Choose { $left ->
        [1] the last card
       *[other] one of the { $left } cards
      } for library II (the rest goes to III).
  }
ask-take-die = Choose your season die.
ask-act = It is your turn: what do you do?
ask-before-die = Do you activate a card before you resolve your die?
ask-how-to-draw = Your die lets you draw a card. How do you draw it?
ask-keep-or-discard = Do you add the card to your hand or discard it?
ask-keep = Choose the card that you add to your hand.
ask-order = Which effect do you resolve first?
ask-waive = Hand of Fortune: choose the energy that you do not pay for { $the }.
ask-element = Which energies do you include in the cost { $ofcard }?
ask-pay-from = From where do you pay the { $energy } token?
ask-take-energy = { $has ->
    [yes] { $bare }: choose
   *[no] Choose
  } an energy token{ $total ->
    [1] .
   *[other] { " " }({ $nth } of { $total }).
  }
ask-overflow = Your reserve is full: choose a token to discard ({ $left ->
    [1] 1 too many
   *[other] { $left } too many
  }).
ask-discard-energy = { $has ->
    [yes] { $bare }: choose
   *[no] Choose
  } a token to discard{ $total ->
    [1] .
   *[other] { " " }({ $nth } of { $total }).
  }
ask-feed = Which token do you put on the Glutton Cauldron?
ask-crystallise-equal = Which three identical tokens do you crystallise?
ask-exchange-from = Which energy do you want to change?
ask-exchange-how-many = How many { $energy } tokens do you change? Each costs 1 crystal.
ask-exchange-into = Into which energy do you change them?
ask-which-effect = Choose an effect { $ofcard }.
ask-put-drawn = Choose the card that you put into play for free.
ask-put-from-hand = Choose the card from your hand that you put into play for free.
ask-give = Choose the card that you give to { $to }.
ask-sacrifice = { $bare }: choose one of your cards in play to sacrifice.
ask-return = { $bare }: choose the magic item that you return to your hand.
ask-give-up = { $bare }: choose the familiar that you discard from your hand or sacrifice.
ask-opponent = { $bare }: choose an opponent.
ask-unveil = Do you discard a card from your hand, or draw one and show it?
ask-top-card = The top card of the draw pile is { $the }. What do you do with it?
ask-move-season = How many spaces do you move the season marker?

# Options
done-before-die = Resolve the die
done-keep-or-discard = Discard it
done-element = Include no more
done-top-card = Leave it on the pile
option-draw = Draw a card
option-bonus = Use a bonus: draw two cards and keep one
option-end-turn = End the turn
option-crystallise = Crystallise 1 { $energy } token ({ $crystals })
option-crystallise-stored = Crystallise 1 { $energy } token from { $the } ({ $crystals })
option-bonus-cost = { $option } (−{ $points } points at the end)
option-bonus-exchange = Bonus: exchange two energy tokens for two others
option-bonus-crystallise = Bonus: crystallise for 1 more crystal a token this turn
option-bonus-gauge = Bonus: raise your summoning gauge by 1
option-summon = Summon { $card } ({ $cost })
option-activate = Activate { $card }
option-energy = { $energy }
option-from-reserve = From your reserve
option-from-card = { $energy } from { $the }
option-card = { $bare }
option-card-cost = { $bare } (cost: { $cost }; prestige: { $points })
option-keep-card = Add { $the } to your hand
option-discard-card = Discard { $the }
option-sacrifice-card = Sacrifice { $card }
option-activate-card = Activate { $card }
option-top-card = Discard 4 energy tokens and put it into play
option-number = { $number }
option-opponent = { $who } ({ $tokens })
option-forward = { $count ->
    [one] 1 space
   *[other] { $count } spaces
  } forwards ({ $season })
option-backward = { $count ->
    [one] 1 space
   *[other] { $count } spaces
  } backwards ({ $season })
detail-turned = turned
no-tokens = no energy

# What the others hear while somebody thinks
wait-draft = { $who } is picking a card.
wait-group = { $who } is making groups.
wait-take-die = { $who } is choosing a die.
wait-other = { $who } is thinking.

# Events
event-TookEnergy = { $you ->
    [yes] You gain
   *[no] { $who } gains
  } { $tokens }{ $by }.
event-LostEnergy = { $you ->
    [yes] You { $why ->
        [paid] pay
        [crystallised] crystallise
       *[other] discard
      }
   *[no] { $who } { $why ->
        [paid] pays
        [crystallised] crystallises
       *[other] discards
      }
  } { $tokens }{ $by }.
event-StoredEnergy = { $you ->
    [yes] You put
   *[no] { $who } puts
  } { $tokens } on { $the }.
event-SpentStored = { $you ->
    [yes] You spend
   *[no] { $who } spends
  } { $tokens } from { $the }.
event-FedCard = { $you ->
    [yes] You put
   *[no] { $who } puts
  } { $tokens } on { $the }.
event-GainedCrystals = { $you ->
    [yes] You gain
   *[no] { $who } gains
  } { $crystals }{ $by }.
event-LostCrystals = { $you ->
    [yes] You { $why ->
        [paid] pay
       *[other] lose
      }
   *[no] { $who } { $why ->
        [paid] pays
       *[other] loses
      }
  } { $crystals }{ $by }.
event-TookCrystals = { $you ->
    [yes] You get { $crystals } from { $giver }
   *[no] { $who } gets { $crystals } from { $giver }
  }{ $by }.
event-TookCrystals-yours = You give { $crystals } to { $who }{ $by }.
event-Crystallised = { $you ->
    [yes] You crystallise
   *[no] { $who } crystallises
  } { $tokens } for { $crystals }{ $by }.
event-TurnedReserve = { $you ->
    [yes] All your tokens
   *[no] All tokens of { $who }
  } turn into { $energy }.
event-MovedGauge = { $you ->
    [yes] Your summoning gauge
   *[no] The summoning gauge of { $who }
  } { $up ->
    [yes] rises
   *[no] falls
  } by { $count }{ $by }.
event-UsedBonus-exchange = { $you ->
    [yes] You use
   *[no] { $who } uses
  } a bonus to exchange two energy tokens.
event-UsedBonus-crystallise = { $you ->
    [yes] You use
   *[no] { $who } uses
  } a bonus to crystallise for 1 more crystal a token.
event-UsedBonus-gauge = { $you ->
    [yes] You use
   *[no] { $who } uses
  } a bonus to raise the summoning gauge.
event-UsedBonus-draw = { $you ->
    [yes] You use
   *[no] { $who } uses
  } a bonus to draw two cards and keep one.
event-MayCrystallise = { $you ->
    [yes] You
   *[no] { $who }
  } may crystallise this turn{ $by }.
event-Drew = { $you ->
    [yes] You draw
   *[no] { $who } draws
  } { $what }{ $by }.
event-DrewAside = { $you ->
    [yes] You draw
   *[no] { $who } draws
  } { $what }{ $by }.
event-Kept = { $you ->
    [yes] You add { $what } to your hand.
   *[no] { $who } adds { $what } to their hand.
  }
event-Given = { $you ->
    [yes] You give { $what } to { $to }.
   *[no] { $who } gives { $what } to { $to }.
  }
event-Given-you = { $who } gives you { $what }.
event-DiscardedAside = { $you ->
    [yes] You discard
   *[no] { $who } discards
  } { $what }.
event-DiscardedFromHand = { $you ->
    [yes] You discard { $the } from your hand
   *[no] { $who } discards { $the } from their hand
  }{ $by }.
event-LookedAtTop = { $you ->
    [yes] You look at the top card of the draw pile: { $the }.
   *[no] { $who } looks at the top card of the draw pile.
  }
event-DiscardedTop = { $you ->
    [yes] You discard
   *[no] { $who } discards
  } the top card of the draw pile unseen.
event-Reshuffled = The draw pile is empty: the discard pile is shuffled.
event-Entered = { $you ->
    [yes] You put
   *[no] { $who } puts
  } { $card } into play for free{ $by }.
event-Summoned = { $you ->
    [yes] You summon
   *[no] { $who } summons
  } { $card }.
event-Turned = { $you ->
    [yes] You activate
   *[no] { $who } activates
  } { $card }.
event-Sacrificed = { $you ->
    [yes] You sacrifice
   *[no] { $who } sacrifices
  } { $card }{ $by }.
event-ReturnedToHand = { $you ->
    [yes] You return { $the } to your hand
   *[no] { $who } returns { $the } to their hand
  }{ $by }.
event-ChangedOwner = { $you ->
    [yes] You give { $the } to { $to }.
   *[no] { $who } gives { $the } to { $to }.
  }
event-ChangedOwner-you = { $who } gives you { $the }.
event-BoxPrepared = The dice of the four seasons are prepared.
event-Dealt = Nine cards are dealt to each player: the Prelude begins.
event-DealtGroups = Each player receives a preset group: { $groups }.
event-DealtGroups-one = { $who }, group { $number }
event-Picked = { $what ->
    [none] Each player picks a card and passes the rest to the left.
   *[other] You pick { $what } and pass the rest to your left.
  }
event-Picked-all = { $picks }; the rest is passed to the left.
event-Picked-one = { $who } picks { $the }
event-Grouped = All have made their three groups: the Tournament begins.
event-RoundBegan = Round { $round } ({ $season }): { $who } rolls the dice.
event-TookDie = { $you ->
    [yes] You take
   *[no] { $who } takes
  } a die: { $die }.
event-RerolledDie = { $who } rerolls their die: { $die }.
event-RerolledDie-you = You reroll your die: { $die }.
event-TurnEnded = { $you ->
    [yes] You end your turn.
   *[no] { $who } ends their turn.
  }
event-RoundEnded = The round ends.
event-SeasonMoved = The season marker moves { $count ->
    [one] 1 space
   *[other] { $count } spaces
  } { $up ->
    [yes] forwards
   *[no] backwards
  }, to space { $space }{ $by }.
event-SeasonChanged = The season changes: { $season }.
event-LibraryOpened = { $you ->
    [yes] You add { $cards } of library { $year } to your hand.
   *[no] { $who } adds { $cards } of library { $year } to their hand.
  }
event-FirstPassed = { $you ->
    [yes] You are
   *[no] { $who } is
  } first player now.
event-GameEnding = The third year is over: effects at the end of the game are resolved.
event-GameEnded = The game ends. { $scores }.
score-of = { $who }: { $count ->
    [one] 1 point
   *[other] { $count } points
  }
a-card = a card

# How it ended
reason-won = { $player } wins the game with { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
}.
reason-won-by-cards = Level on { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $player } wins the game with more power cards in play.
reason-shared = Level on { $points ->
    [one] 1 point
   *[other] { $points } points
} and on cards in play: the victory is shared by { $players }.

# Why not
reason-no-room = Your summoning gauge is { $gauge } and you already have { $cards } in play.
reason-few-crystals = You have too few crystals: { $need ->
    [one] 1 is
   *[other] { $need } are
} needed and you have { $have }.
reason-leech = Before you summon you must give { $tax } for the Arcano Leech, and you would not have as much left to give.
reason-few-energy = You do not have the energy that { $the } costs: { $cost }.
reason-few-tokens = You do not have the energy tokens that must be discarded.
reason-few-equal = You do not have three identical energy tokens.
reason-few-cards = You do not have three cards in play to sacrifice.
reason-no-familiar = You have no familiar in hand or in play.
reason-empty-hand = You have no card in hand to put into play.
reason-no-cards = There are no cards left in the draw pile nor in the discard pile.
reason-turned = You have already activated { $the }: it is straightened at the start of the next round.
reason-no-activation = You cannot activate { $the }: it has no activation effect.
reason-before-die = You can activate { $the } only before the actions of the die.
reason-die-first = The actions of the die come before any other.
reason-no-bonus = You have already used your three bonuses.
reason-few-to-exchange = This bonus exchanges two energy tokens and you do not have two.
reason-gauge-full = Your summoning gauge is at its maximum.
reason-no-crystallising = Your die does not show “crystallise” and nothing else allows it this turn.
reason-no-such-token = You have no { $energy } token.
reason-not-in-hand = That card is not in your hand.
reason-not-in-play = You do not have that card in play.
reason-die-gone = That die is not among those you may choose.
reason-draw-bonus = This bonus is used only when your die lets you draw.
reason-finish-first = First finish what you have begun.
reason-not-your-turn = It is not your turn: it is the turn of { $who }.
reason-prelude = The Tournament has not begun yet.

# Positions
reason-bad-position = That position cannot be: { $what }.
fault-card-twice = the same card is in two places
fault-unknown-card = there is a card that does not exist
fault-above-level = that card takes no part at this table's level
fault-owners = owners differ from the cards in play
fault-not-in-play = a turned card, or one with tokens, is not in play
fault-crystals = there are crystals below zero
fault-gauge = a summoning gauge is off its track
fault-bonus = a bonus marker is off its track
fault-tokens = there are tokens below zero
fault-markers = a marker is off the board
fault-unknown-token = there is an energy token that does not exist
fault-holds-no-tokens = that card holds no tokens
fault-unknown-place = there is a place that does not exist
fault-counter = a counter is below zero
fault-scores = a finished game has a score for each player, and no other has any
fault-picks = the picks are not as many of each pack, or not nine once the draft is over
fault-unknown-die = there is a die that does not exist
fault-die-twice = the same die is in two places
fault-few-dice = a season needs one die for each player and one more, all different
fault-reserve = a reserve holds more tokens than it can
fault-library = no card is left under the library token of a year that has begun
fault-seats = the number of players is not 2, 3 or 4
fault-step = dice, cards or packs are missing for that step

# The table in words
table-head = Year { $year }, { $season } (space { $space }), round { $round }. Draw pile: { $deck }; discard pile: { $discard }.
table-dice = Dice on the table: { $dice }.
table-seat = { $who }: { $crystals }, gauge { $gauge }, bonuses used { $bonus } of 3, reserve { $reserve }, { $hand } in hand{ $die }.
table-die = , die { $die }
table-play = In play: { $cards }.
table-hand = In hand: { $cards }.
table-library = Library { $year }: { $cards }.
table-nothing = nothing
table-turned = { $bare } (turned)
table-holds = { $card } [{ $tokens }]
table-pack = Pack at hand: { $cards }.
table-picked = Picked: { $cards }.
card-head = { $name } (no. { $number }, { $kind }). Cost: { $cost }. Prestige: { $prestige }.
cost-by-players = { $two } for two players, { $three } for three, { $four } for four

# Wishes
wish-summon = Summon { $card }
wish-activate = Activate { $card }
wish-crystallise = Crystallise { $energy }
wish-bonus-exchange = Use the exchange bonus
wish-bonus-crystallise = Use the crystallising bonus
wish-bonus-gauge = Use the summoning bonus
wish-bonus-draw = Use the drawing bonus

## Puzzles
goal-score-name = The most points
goal-score = Have as many points as you can when your turn ends, counted as at the end of the game; { $best } can be had.
goal-crystals-name = The most crystals
goal-crystals = Have as many crystals as you can when your turn ends; { $best } can be had.

# The race
race-goal = Have the most points after three years: crystals, and the prestige of your cards in play.
race-near = { $points } { $points ->
    [one] point
   *[other] points
}
race-crystals = { $n } { $n ->
    [one] crystal
   *[other] crystals
}
race-cards = { $n } for cards in play
race-bonus = { $n } for bonuses used
race-hand = { $n } for cards in hand

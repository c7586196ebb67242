reason-no-session = You have no session yet; open the page again.
reason-bad-login = That name and password do not belong together.
reason-bad-password = That is not your present password; type it again.
reason-name-taken = Somebody already has that name; choose another one.
reason-bad-name = A name has 2 to 24 letters, digits, spaces or the signs - _ . '.
reason-has-account = You already have an account.
reason-unknown-table = There is no such table.
reason-unknown-invite = This invitation is no longer good; ask whoever invited you for another.
reason-invite-taken = Somebody has already sat down with this invitation; ask whoever invited you for another.
reason-unknown-game = There is no game called “{ $game }”.
reason-unknown-bot = There is no bot called “{ $bot }”.
reason-unknown-replay = There is no such replay.
reason-unknown-deck = There is no such deck.
reason-unknown-move = The replay has only { $moves ->
    [one] 1 answer
   *[other] { $moves } answers
}.
reason-unknown-lesson = There is no such lesson; the course lists those there are.
reason-lesson-changed = The lesson has changed since you began it; begin it again.
reason-unknown-puzzle = There is no such puzzle; the puzzle room lists those there are.
reason-puzzle-changed = The puzzle has changed since you began it; try it again.
reason-analysis-busy = Too many games wait to be analysed; try again later, or use “tapete analyse” on the downloaded record.
reason-no-decks = This game is played without decks of one's own.
reason-bad-link = This table knows no deck by that link; open it where it comes from and import its list or its file.
reason-vault-away = The vault did not answer with a deck; try again later, or paste its list of cards instead (name, collection and each house with its cards).
reason-vault-unknown = The vault knows no deck by that address; check it, or paste its list of cards instead (name, collection and each house with its cards).
reason-vault-busy = The vault asks us to wait; try again in a minute, or paste its list of cards instead (name, collection and each house with its cards).
reason-vault-closed = This server fetches nothing from the vault; paste its list of cards instead (name, collection and each house with its cards).
reason-bad-deck = The deck cannot be used: { $problem }
reason-deck-in-use = A table that waits is to be played with this deck; leave the table first.
reason-bad-option = The setting “{ $option }” does not fit.
reason-two-of-you = You can take only one seat.
reason-not-host = Only whoever laid the table may do that.
reason-not-seated = You are not seated at this table.
reason-no-open-seat = No seat is open here.
reason-seat-taken = That seat is taken.
reason-seats-open = Some seats are still open.
reason-started = The game has already begun.
reason-not-over = The game is not over yet.
reason-unknown-series = There is no series called “{ $series }” in this game.
reason-series-of-bots = Somebody has to sit at a series: bots do not ask for the next game.
reason-no-series = This game belongs to no series.
reason-series-ended = This series is over.
reason-bid-first = First the bidding has to end: somebody bids or gives in.
reason-not-playing = The game has not begun yet.
reason-rate = Too fast; wait a moment.
reason-origin = This request came from another site.
reason-no-header = This request lacks the header X-Tapete.
reason-too-large = That is too long.
reason-unreadable = The message cannot be read.
reason-not-found = There is nothing here.
reason-method = That cannot be done here.
reason-failed = Something went wrong here; it has been noted.
reason-store = The answer could not be kept; try again.
reason-broken-table = The rules stumbled over this table. Please report it; the record goes along.
reason-full = This server has as many tables as it can hold; try later.
reason-conceded = { $player } conceded.
reason-time-up = { $player } ran out of time.
reason-time-up-at-once = Time was up for everybody at once: nobody wins.
undo-wanted = { $player } would like to take back an answer{ $later ->
    [0] { "." }
    [one] { "" }, and with it one later answer{ $own ->
        [0] { "." }
       *[other] { "" }: yours.
    }
   *[other] { "" }, and with it { $later } later answers{ $own ->
        [0] { "." }
        [one] { "" }, one of them yours.
       *[other] { "" }, { $own } of them yours.
    }
}
undo-yours = You would have to choose again: { $answers }
undo-granted = The answer was taken back.
undo-refused = The answer stands.
hint = A bot would choose: { $option }.
hint-better = It puts your chances of winning with it at { $chance }%, { $gain } more than with the next best, “{ $second }”.
hint-alike = It puts your chances of winning with it at { $chance }%; “{ $second }” is about as good.
hint-only = It puts your chances of winning at { $chance }%.
hint-leads = Your turn could end like this: { $near }.
hint-none = There is nothing to choose now.
waiting-seats = Waiting for the others.
guest = Guest { $number }
open-seat = Open seat
bot-name = { $name } (bot, { $level })
turn = Turn { $turn }
round = Round { $turn }
rival = Opponent
start = Beginning
whatif-began = What if…? This table begins at move { $move } of another game, { $turn ->
    [0] before { $counts ->
        [round] the first round
       *[turn] the first turn
    }
   *[other] { $counts ->
        [round] in round { $turn }
       *[turn] in turn { $turn }
    }
}; { $players } to decide.
yes = Yes
no = No
level-random = by chance
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
level-greedy = greedy
reason-unknown-seat = That game has { $seats } seats: say one of them, counted from 0.
reason-late = That has been settled already.
seasons-setting-level = Level
seasons-setting-level-apprentice = Apprentice
seasons-setting-level-apprentice-help = Cards are dealt in ready-made sets; no draft.
seasons-setting-level-mage = Mage
seasons-setting-level-mage-help = Cards 1 to 30, with a draft.
seasons-setting-level-archmage = Archmage
seasons-setting-level-archmage-help = All the cards, with a draft.
keyforge-setting-decks = Deck
keyforge-setting-chains = Chains
keyforge-setting-chains-help = A handicap: each draws fewer cards until they are shed.
keyforge-setting-ruleset = Rules
keyforge-setting-ruleset-2023 = Master rulebook (2023)
keyforge-setting-ruleset-2018 = First rulebook (2018)
keyforge-setting-format = Format
keyforge-setting-format-archon = Archon
keyforge-setting-format-archon-help = Each plays the deck they bring.
keyforge-setting-format-reversal = Reversal
keyforge-setting-format-reversal-help = Each plays the deck that the other brings.
keyforge-setting-format-sealed = Sealed
keyforge-setting-format-sealed-help = Both open a new deck that nobody has seen; it stays among your decks.
keyforge-setting-series = Games
keyforge-setting-series-none = One game
keyforge-setting-series-best-of-three = Best of three
keyforge-setting-series-best-of-three-help = Up to three games with the same decks; whoever wins two has won.
keyforge-setting-series-adaptive = Adaptive
keyforge-setting-series-adaptive-help = Best of three. You swap decks for the second game; if each has won one, you bid chains for the deck that won both, and play the third.
keyforge-setting-collection = New decks of
keyforge-setting-collection-help = For sealed play: the collection of the decks that are opened.
keyforge-setting-collection-any = Any collection, the same for both
keyforge-setting-collection-CotA = Call of the Archons
keyforge-setting-collection-AoA = Age of Ascension
keyforge-setting-collection-WC = Worlds Collide
keyforge-setting-collection-MM = Mass Mutation
keyforge-setting-collection-DT = Dark Tidings
keyforge-setting-collection-WoE = Winds of Exchange
keyforge-setting-collection-UC23 = Unchained 2023
keyforge-setting-collection-VM23 = Vault Masters 2023
keyforge-setting-collection-GR = Grim Reminders
keyforge-setting-collection-MG2024 = Menagerie 2024
relic-setting-scenario = Scenario
relic-setting-scenario-random = Any, by chance
relic-setting-rounds = Rounds at most
level-search = search
reason-other-rules = This table was played under other rules and can no longer be opened; its last position can be played on as a table of its own.
reason-same-rules = This table has not been overtaken by other rules: play on at the table itself.
reason-no-stand = There is no last position of this table that the rules of today understand: lay a new one.
reason-workers-need-postgres = Several workers need PostgreSQL; name one with --database postgresql://….
reason-no-address = Nobody can be served at { $host }, port { $port } ({ $problem }); choose another with --host and --port.
reason-no-driver = This database needs { $module }, which is not installed: pip install --require-hashes -r requirements/server.txt
reason-bad-database = The database cannot be opened ({ $problem }); check its address.
reason-no-port = No port is free on this machine; close something and try again.
share-network = A friend in the same network opens { $addresses } or the link you send from the page.
share-no-network = No address of this machine in a network was found; connect it to one and start again, or use a tunnel to port { $port }.
share-tunnel = From anywhere else: open a tunnel to port { $port } with the tool you like (“ssh -R”, for one), start Tapete again with --share --name and the tunnel's name, open its address yourself and send the links you find there.
reason-away = The server cannot reach what it keeps; try again in a moment.
reason-spoilt = This table cannot be opened; whoever runs the server has been told.
reason-sockets = Too many of your tabs are open here; close some.
reason-host = This server does not go by that name; whoever runs it adds one with --name.
reason-common-password = That password is among the first that anybody tries; choose another one.
reason-hints-off = In a game between people no bot gives advice, unless the table was laid so.
reason-many-decks = You keep as many decks as one can; forget some first.

# The course of a game
turning-search = The move that cost most: { $player } chose “{ $chosen }” where “{ $best }” was { $lost }% better.
turning-quick = { $actor } turned it { $counts ->
    [round] in round { $turn }
   *[turn] in turn { $turn }
} with “{ $chosen }”: over that { $counts ->
    [round] round
   *[turn] turn
} { $own ->
    [yes] their chances
   *[no] the chances of { $player }
} rose from { $before }% to { $after }%.

# Who bots are
bot-about = { $name }, { $trade }: { $plays }.
trade-alba = lighthouse keeper
trade-bruno = clockmaker
trade-celia = mapmaker
trade-dario = piano tuner
trade-elvira = beekeeper
trade-fausto = second-hand bookseller
trade-greta = train driver
trade-hugo = baker
trade-irene = restorer of frescoes
trade-jonas = ferryman
trade-lidia = astronomer
trade-marco = violin maker
trade-nadia = trapeze artist
trade-oscar = gardener
trade-petra = stonemason
trade-simon = archivist
plays-random = answers whatever comes, without thinking
plays-easy = looks one action ahead and often overlooks or misjudges something
plays-normal = overlooks something now and then, or thinks only a few steps ahead
plays-hard = weighs all or most options one action ahead, or searches dozens of ways to go on
plays-expert = searches hundreds of ways to go on before each decision, or thousands where the game needs it

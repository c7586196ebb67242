# The page's words.
game-keyforge = KeyForge
game-seasons = Seasons
game-relic = Relic
blurb-keyforge = Two archons, three houses, three keys to forge.
blurb-seasons = Twelve seasons, four energies and a single Archmage.
blurb-relic = A lost sector, a hero and the road to its heart.
home = Home
nav = Rooms
skip = Skip to content
skip-to-question = Skip to the question
rules = Rules
decks = Decks
account = Account
table = Table
play = Play
play-now = Play now
with-friends = With friends
games-none = No finished game yet; play one and it will be here.
games-finished = Finished games
games-shown = { $count } { $count ->
    [one] game
   *[other] games
}
games-length = { $turns } { $game ->
    [seasons] { $turns ->
        [one] round
       *[other] rounds
    }
   *[other] { $turns ->
        [one] turn
       *[other] turns
    }
}, { $minutes ->
    [0] less than 1 min
   *[other] { $minutes } min
}
games-practice = from the middle of a game
stats = How it went
stat-what = Game, with which deck and against whom
stat-game = Game
stat-played = Played
stat-won = Won
stat-result = Result
stat-rival = Opponent
stat-deck = with “{ $name }”
stat-bot = against a bot: { $name }
any = Any
result-won = Won
result-lost = Lost
result-drawn = Drawn
analysis = Analysis
analysis-seat = Whose moves
analysis-start = Judge every move
analysis-failed = The analysis was given up; try again later.
analysis-waiting = { $ahead ->
    [0] It begins at once.
    [one] One game is judged before this one.
   *[other] { $ahead } games are judged before this one.
}
analysis-working = { $judged } of { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} judged
analysis-curve = The chances of winning, move by move
analysis-good = { $share } of the moves were as good as the best that was found.
analysis-lost = { $turn ->
    [0] { $game ->
        [seasons] Before the first round
       *[other] Before the first turn
    }: cost
   *[other] { $game ->
        [seasons] Round
       *[other] Turn
    } { $turn }: cost
} { $lost } of the chances.
analysis-chosen = Chosen: { $chosen }. Better: { $best }.
analysis-move = Move { $move }
analysis-look = Look at it
analysis-play-on = Play on from here
analysis-nothing = No move cost much.
learn = Learn
learn-game = Learn { $game }
learn-intro = Short lessons at a real table, one idea each. What you have finished is remembered in this browser.
learn-rules = Or read the rules.
lesson-finished = (finished)
lesson-next = Next lesson
lesson-again = Again
lesson-course = The course
lesson-narrator = The narrator
lesson-progress = Steps of this lesson
lesson-rival = Opponent
lesson-you = You
lesson-not-here = That is not part of a lesson.
lesson-over = The lesson is over.
puzzles = Puzzles
puzzles-intro = Real tables with one proven answer: every way to play the turn was tried, and everything that dice may show. What you have solved is remembered in this browser.
puzzles-solved = { $done } of { $all } solved
puzzle-today = The puzzle of the day
puzzle-try = Try it
puzzle-done = Solved · again
puzzle-again = Try again
puzzle-show = Show me
puzzle-shown = That is an answer that cannot be bettered.
puzzle-next = Next puzzle
puzzle-over = The attempt is over.
puzzle-stars = difficulty { $count } of 5
laying = Laying the table…
not-here-yet = This game is not on this table yet.
no-server = The server does not answer. Try again in a moment.
page-failed = This page could not be opened. Please reload it.
lost = There is no table here
my-games = My games
my-games-none = None yet. Pick a game and sit down.
open-tables = Open tables
open-tables-none = Nobody is waiting right now.
replays = Replays
replays-none = Finished games will appear here.
moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
state-waiting = Waiting
state-playing = Playing
state-over = Finished
your-turn = Your turn
theme-to = { $now }. Change to the { $theme } theme
theme-night = Night
theme-day = Day
theme-contrast = Contrast
close = Close
cancel = Cancel
save = Save
send = Send
copy = Copy
copied = Copied

bar = Decision
options = Options
options-count = { $count ->
    [one] 1 option
   *[other] { $count } options
}
choose-on-board = { $count ->
    [one] Choose what glows on the table
   *[other] Choose among what glows on the table ({ $count })
}
list-show = Show the list
list-hide = Hide the list
sure = Are you sure?
not-yet = Not yet
waiting = Waiting for the others…
connecting = Connecting…
carry-on = Play on from its last position
carry-on-means = A table of its own, with the same people, today's rules and other luck; it is never rated.
reconnecting = Connection lost; reconnecting…
undo = Undo
undo-ask = Ask to undo
undo-consent = Something has been revealed: the others must agree; they are told how many later answers go with it
undo-asked = You asked to take back: { $answer }. It goes when all the others agree.
undo-nothing = There is nothing to take back.
may-choose = You may choose it
why-not = You cannot choose it:
log = Story of the game
log-empty = The game is about to begin.
see-then = See the table at that moment
looking-back = The table as it was
turn = { $game ->
    [seasons] Round
   *[other] Turn
} { $turn }
clocks = Clocks
beside = Beside the table
look = What is looked at
look-tip = Point at a card, a die or a space and everything about it is told here. ? opens it large.
tab-log = Story
tab-chat = Chat
tab-table = Table
unread = { $count } unread
chat-empty = Nobody has said anything yet.
chat-say = Say something…
mute = Mute { $name }
unmute = Hear { $name } again
mute-means = Muting hides from you alone what that person writes at this table. They are not told, and the game goes on.
bot = Bot
covered = a bot is sitting in
present = at the table
absent = away
spectators = { $count ->
    [one] { $count } person watching
   *[other] { $count } people watching
}
watching = Watching
whatif = What if…?
set-up = From a position
speed = Pace of the show
speed-slow = Calm
speed-normal = Normal
speed-fast = Brisk
speed-off = Off
sound = Sounds
sound-on = Sounds on.
sound-off = Sounds off.
told = What happens
show = What is being shown
show-pause = Pause
show-go-on = Go on
show-skip = Skip
show-again = Show the last turn again
show-sums = Both sums
show-total = Total
mark-warded = ward
mark-stunned = stun
mark-enraged = rage
reminders = Remind me when I end and could still do something
hint = Hint
concede = Concede
concede-sure = Give the game up?
report = Report a problem
report-goes = Your words go to whoever runs this server, with the whole record of this game, hidden cards included, and the table as you see it. Nobody at the table is told.
report-what = What happened, and what did you expect?
report-thanks = Thank you. The report carries the game and the position.
keys = Keyboard
key-numbers = choose that option of the bar
key-arrows = walk through what you may choose
key-details = open what you look at
key-bar = go to the decision bar
key-skip = skip what is being shown
key-confirm = confirm what you picked
key-pause = pause what is being shown, go on
key-again = show the last turn again
key-sound = sounds on and off
agree = Let it be taken back
refuse = Let it stand
read-it = Read the card

waiting-title = Players are missing
waiting-text = The game begins by itself once everybody sits. Send each friend their link.
seat = Seat { $number }
seat-me = You
seat-open = Free
seat-waits = waiting for somebody
seat-bot = Let a bot play
seat-who = Who sits here
seat-invited = A friend, by a link
seat-anyone = Anybody
seat-add = Add a seat
seat-remove = Remove
sit = Sit down
invite-link = Invitation link
joining = Looking for your seat…
new-table = New table of { $game }
bot-level = Level of the bot
clock = Clock
clock-none = No clock
clock-move = 90 seconds a move
clock-fast = 10 minutes, plus 10 seconds a move
clock-slow = 45 minutes, plus 30 seconds a move
clock-days = 3 days a move
absent-policy = If somebody goes away
absent-wait = Wait for them
absent-bot = A bot plays until they return
hints-agreed = Anybody may ask a bot for advice; the record shows it
public = Listed among the open tables; anybody may watch
lay-table = Lay the table

ending = End of the game
you-won = You won!
you-lost = You lost
nobody-won = Nobody won
rematch = Rematch
rematch-wanted = { $name } would like a rematch.
rematch-choose = Who loses chooses who begins the next game:
rematch-me = I begin
rematch-other = { $name } begins
rematch-waiting = You asked for a rematch. { $name } has to choose who begins.
rematch-go = Go to the rematch
series-game = game { $game }
series-stands = The series stands { $score }.
series-won = You have won the series, { $score }.
series-lost = You have lost the series, { $score }.
series-won-by = { $name } has won the series, { $score }.
series-ended = { $name } has ended the series, { $score }.
series-ended-mine = You have ended the series, { $score }.
series-end = End the series
series-end-sure = Yes, leave it as it stands
series-next = Play game { $game }
series-go = Go to game { $game }
series-again = Another series
series-wanted = { $name } would like to go on.
series-waiting = You asked for the next game. { $name } has to choose who begins.
chains-count = { $count } { $count ->
    [one] chain
   *[other] chains
  }
bid = Bidding
bids = Bids so far
bid-for = Each has won a game, and { $deck } has won both. Chains are bid for it: whoever bids more plays it in the third game and begins with those chains.
bid-chains = Chains
bid-do = Bid { $count } { $count ->
    [one] chain
   *[other] chains
  }
bid-give-in = Give in
bid-give-in-means = { $name } then plays it with { $count } { $count ->
    [one] chain
   *[other] chains
  }, and you the other deck.
bid-gave-in = gives in
bid-awaited = { $name } has to bid.
bid-won = { $name } plays { $deck } with { $count } { $count ->
    [one] chain
   *[other] chains
  }.
replay = Replay
see-board = See the board

replay-of = Replay of { $game }
replay-move = Move { $move } of { $moves }
replay-first = To the beginning
replay-back = Previous move
replay-next = Next move
replay-last = To the end
replay-play = Play
replay-stop = Stop
replay-turns = { $game ->
    [seasons] Rounds
   *[other] Turns
}
replay-asked = Asked now
replay-whatif = What if…? Continue from here
replay-as = Play as { $name }
replay-link = Copy a link to this move
replay-hints = { $name } asked a bot for advice { $count ->
    [one] once
   *[other] { $count } times
}
replay-download = Download the game

decks-learning = Learning decks
decks-mine = My decks
decks-none = Generate or import one and you will see it here.
deck-generate = Generate a deck
deck-generate-text = Three houses, thirty-six cards: a deck that did not exist until now.
deck-generate-go = Generate
deck-import = Import a deck
deck-import-text = Paste the list of cards (name, collection and each house with its cards), the JSON of the official vault, the address of your deck there, or the link of a deck at this table.
deck-import-go = Import
deck-ally = Form an alliance
deck-ally-text = Three different houses, each whole, from two or three of these decks of one collection.
deck-ally-house = House { $number }
deck-ally-name = Name (optional)
deck-ally-go = Form it
deck-print = Print the sheet
deck-play = Play this deck
deck-totals = Totals
deck-creatures = Creatures
deck-actions = Actions
deck-artifacts = Artifacts
deck-upgrades = Upgrades
deck-power = Power in all
deck-armor = Armor in all
deck-bonus = Bonus Æmber
deck-back = All decks
deck-delete = Delete
deck-set = Collection
deck-seed = Seed (optional)
deck-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
deck-times = × { $count }

rules-search = Search rules and cards
rules-chapters = Chapters
rules-glossary = Glossary
rules-cards = All the cards
rules-cards-show = Show the cards
rules-found = { $count ->
    [one] { $count } result
   *[other] { $count } results
}
rules-none = Nothing matches that search.
rules-of = Rules of { $game }
rules-choose = Choose a game
rules-soon = The text of this game is on its way.

guest-text = You are playing as a guest. Make an account whenever you like and keep your games.
account-text = Your account keeps your games and your decks.
account-keep = Keep your games
account-make = Make an account
sign-in = Sign in
sign-out = Sign out
signed-out = You are signed out.
welcome = Done. Welcome to the table.
renamed = That is how the table will see you.
be-called = What you want to be called
name = Name
password = Password
password-change = Change the password
password-old = Present password
password-new = New password
password-changed = Password changed. Your other devices will have to log in again.
password-help = At least eight characters.
settings = Settings
text-size = Size of text: { $size }%

season-winter = Winter
season-spring = Spring
season-summer = Summer
season-autumn = Autumn
energy-air = Air
energy-water = Water
energy-fire = Fire
energy-earth = Earth
se-year = Year { $year }
se-wheel = Wheel of seasons: { $season }, space { $space }, year { $year }
se-dice = Dice of the round
se-crystals-count = { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
}
se-reserve = Energy reserve
se-reserve-count = { $count } of { $limit }
se-gauge = Summoning
se-gauge-text = { $used ->
    [one] 1 card
   *[other] { $used } cards
} in play of { $gauge } possible
se-bonus = Bonus
se-bonus-text = { $count } of 3 used
se-prestige = Prestige
se-hand = Your hand
se-hand-count = { $count } in hand
se-library = Library { $year }
se-in-play = In play
se-items = Magic items
se-familiars = Familiars
se-rates = Crystallising
se-item = Magic item
se-familiar = Familiar
se-cost = Cost
se-die = Die
se-die-star = summoning +1
se-die-card = draw a card
se-die-transmute = crystallise
se-die-dots = the wheel moves { $count }
se-first = starts the round
se-deck = Deck: { $count }
se-discard = Discards: { $count }
se-draft = Cards to choose from
se-kept = Already chosen
se-turned = turned

kf-amber = Æmber
kf-amber-of = { $amber } of { $cost } Æmber
kf-ready-forge = Check!
kf-keys = Keys: { $count } of 3
kf-key = Key
kf-hand = hand
kf-chains = chains
kf-deck = deck
kf-discard = discard
kf-archives = archives
kf-purged = purged
kf-power = Power
kf-armor = Armor
kf-damage = { $count } damage
kf-ward = Ward
kf-stun = Stunned
kf-enrage = Enraged
kf-exhausted = Exhausted
kf-ready = Ready
kf-taunt = Taunt
kf-active = active house
kf-no-house = choose a house
kf-line = Battleline of { $name }
kf-artifacts = Artifacts of { $name }
hand-of = Hand of { $name }
kf-your-hand = Your hand
kf-upgrades = { $count ->
    [one] 1 upgrade
   *[other] { $count } upgrades
}
kf-pile = See
kf-empty-line = No creatures
kf-left-flank = left flank
kf-right-flank = right flank
picks-of = { $count } of { $of } picked
picks-any = Pick as many as you like, then confirm
picks-less = One less: { $what }
picks-done = { $count ->
    [one] Confirm one
   *[other] Confirm { $count }
}
still-could = You could still do something this turn: { $what }.
kf-tide = Tide
kf-tide-high = high tide
kf-tide-low = low tide
kf-house = House
kf-bonus = Bonus
kf-icon-amber = Æ
kf-icon-capture = capture
kf-icon-damage = damage
kf-icon-draw = draw
kf-icon-discard = discard

re-level = Level
re-strength = Strength
re-willpower = Willpower
re-cunning = Cunning
re-life = Life
re-influence = Influence
re-corruption = Corruption
re-power = Power
re-missions = Missions
re-trophies = Trophies
re-assets = Assets
re-wargear = Wargear
re-relics = Relics
re-powers = Power cards
re-board = Board of the sector
re-zoom-in = Closer
re-zoom-out = Farther
re-zoom-all = See everything
re-zoom-me = Go to my piece
re-battle = Battle
re-battle-you = You
re-battle-enemy = Enemy
re-scenario = Scenario
re-players = Players
re-hand = Your cards
re-space = Space
re-outer = Outer tier
re-middle = Middle tier
re-inner = Inner tier
re-threat-red = red threat
re-threat-blue = blue threat
re-threat-yellow = yellow threat
re-here = Here: { $who }
re-cards-here = Cards: { $count }
kf-key-red = red
kf-key-yellow = yellow
kf-key-blue = blue
re-hand-show = See their cards
kf-printed = printed
kf-damage-word = Damage
kf-playing = Being played
se-libraries = My library
deck-any = A learning deck
option-level = Level
option-mage = Mage: cards are drafted
option-apprentice = Apprentice: ready groups
option-archmage = Archmage: every card
option-deck = Deck
option-ruleset = Rulebook
option-scenario = Scenario
option-rounds = Limit of rounds
option-chains = Chains
option-first = Begins
option-random = By chance
option-mystery-beyond = The Mystery Beyond
option-kairos = Kairos Fateweaver
option-lord-of-the-last-gate = The Lord of the Last Gate
option-drowned-choir = The Drowned Choir
option-tribunal-of-ash = The Tribunal of Ash
re-on-your-space = On your space
ready-ask = The clock starts when everybody is ready.
ready-wait = Waiting for { $names } to be ready; then the clock starts.
ready-go = I am ready
join-title = You are invited to { $game }
join-with = At the table: { $names }
join-clock = The clock starts when everybody is ready.
deck-theirs = They choose their deck when they sit down.
share-address = Address for your friends
share-network = These links open on any machine in the same network.
share-alone = These links open on this machine only. To play with somebody in your network, close Tapete and open it again with “tapete --share” (or “make play SHARE=1”).
share-tunnel = With somebody elsewhere: open a tunnel to port { $port }, come in by its address yourself and send the links you see there.
kf-known = { $count } known
deck-link = Copy the link
deck-file = Download
whatif-from = What if…? From move { $move }
winner = wins
score-keyforge = { $count ->
    [one] { $count } key
   *[other] { $count } keys
}
score-seasons = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
score-relic = level { $count }
re-asset-limit = Asset limit
re-power-limit = Power limit
re-home = Begins at
re-characters = Choose your character
kf-setup = Setup
race-goal = Goal:
kf-none = none
kf-tip-keys = Keys forged: { $count } of 3 ({ $which })
kf-tip-amber = { $amber } Æmber in the pool; the next key costs { $cost }
kf-tip-hand = Cards in hand: { $count }; draws up to { $size } at the end of the turn
kf-tip-chains = Chains: { $count }; draws fewer cards until they are shed
kf-tip-tide-high = The tide is high for { $name }
kf-tip-tide-low = The tide is low for { $name }
kf-haunted = haunted
kf-tip-haunted = Haunted: ten or more cards in the discard pile
kf-tip-token = Token creature of this deck: { $name }.
kf-tip-amber-on = Æmber on it: { $count }
kf-tip-ward = Ward: prevents the next damage or leaving play, once
kf-tip-stun = Stunned: using it only removes the stun
kf-tip-enrage = Enraged: if it can fight, it must
kf-tip-plus = { $count ->
    [one] { $count } +1 power counter
   *[other] { $count } +1 power counters
}
kf-counter = { $count ->
    [one] { $count } { $name } counter
   *[other] { $count } { $name } counters
}
kf-tip-armor = Armor { $armor }; { $left } left this turn
kf-tip-under = Upgrades: { $upgrades }; cards underneath: { $under }
kf-gigantic = Gigantic creature, made of two cards
kf-face-down = Face down: counts as { $name }
kf-face-down-own = Face down: counts as { $name }; its other side is { $face }
kf-tip-icon-amber = Bonus icon: gain 1 Æmber
kf-tip-icon-capture = Bonus icon: a friendly creature captures 1 Æmber
kf-tip-icon-damage = Bonus icon: deal 1 damage to a creature
kf-tip-icon-draw = Bonus icon: draw a card
kf-tip-icon-discard = Bonus icon: discard a card from your hand
se-tip-crystals = Crystals: { $count }; each is a point at the end
se-tip-bonus = Bonuses used: { $count } of 3; they cost { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end
se-tip-score = Points at the end: { $count }
se-tip-prestige = Prestige: { $count ->
    [one] 1 point
   *[other] { $count } points
} at the end if it is in play
se-tip-stored = On the card: { $what }
se-tip-room = Free: the reserve holds { $limit } tokens
se-tip-space = { $season }, space { $space }
se-tip-rate = { $energy }: in { $season } a token crystallises into { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
}
re-tip-dial = { $name }: { $count }
re-tip-life = Life: { $count } of { $most }
re-tip-influence = Influence: { $count }
re-tip-corruption = Corruption cards: { $count }; at { $most } the character is lost
re-tip-powers = Power cards: { $count }{ $most ->
    [0] { "" }
   *[other] {" "}of { $most }
}
re-tip-trophies = Trophy points: { $count }
re-tip-missions = Missions completed: { $count }
re-tip-tokens = Tokens on the scenario: { $count }
re-tip-mark = Mission token of { $who }
re-tip-charges = Charges: { $count }
course = How it went
course-there = Look at it in the replay
course-by-search = By a search that judged every move.
course-by-quick = By a quick look at the table when { $game ->
    [seasons] each round began, and at every move of that round
   *[other] each turn began, and at every move of that turn
}; an analysis in the replay judges every move.
course-milestones = Milestones
curve-keyforge = Æmber and keys over the turns; a key counts as six.
curve-seasons = Points over the rounds.
curve-relic = Levels over the turns.
replay-eyes = Through whose eyes
replay-all-seen = Everything in sight
replay-eyes-of = Through the eyes of { $name }
games-share = Share

reason-game-failed = Game { NUMBER($game, useGrouping: 0) } fell over ({ $problem }); run it alone with “--first { NUMBER($game, useGrouping: 0) } --games 1” and report it.
reason-bad-results = “{ $file }” does not hold the results of a league ({ $problem }); name another file.
reason-other-league = “{ $file }” holds another league (other entrants, rules, seed or settings); name another file.
reason-few-entrants = A league needs at least { $seats } entrants; name more with --bots or --decks.

# Pages
league-title = { $game }: league
league-about = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $entrants } entrants, { $seats } at a table, rules { $rules }.
ratings = Ratings
ratings-about = openskill (Plackett–Luce): everybody begins at 25 with an interval from 9 to 41. The bars are 95 % intervals.
wins = Wins
meetings = Who beats whom
meetings-about = How often the entrant of the row won when it met the one of the column, with 95 % intervals.
entrant = entrant
rating = rating
interval = 95 %
games = games

# Analysis
reason-no-moves = Seat { $seat } had nothing to choose in this record; take another with --seat.
analysis-title = { $game }: the game of player { $seat }
analysis-about = { $moves ->
    [one] 1 decision
   *[other] { $moves } decisions
} with a choice, each judged by a search of { $iterations } iterations that knew what the player knew. On average { NUMBER($lost, maximumFractionDigits: 1) } points of a hundred were lost a decision; { $accuracy } % of the choices were as good as the best found.
chances = Chance of winning
decisions = decisions
dearest = The dearest moves
dear = { $chosen }; better: { $best } (−{ $lost } %)
none-dear = None lost five points of a hundred or more.
moves = Every move
move = move
question = question
chosen = chosen
best = best found
before = before
after = after
lost = lost

# The deck lab
deck-title = The deck “{ $deck }”
deck-about = { $games ->
    [one] 1 game
   *[other] { $games } games
}, both sides played by { $bot }: it wins { $wins } of them, known to ±{ NUMBER($half, maximumFractionDigits: 1) } points (±4 need about 600 games; rules { $rules }).
compare-title = “{ $first }” and “{ $second }”
compare-about = Against the same decks “{ $first }” wins { NUMBER($gap, maximumFractionDigits: 1) } points of a hundred more than “{ $second }” (95 %: { NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }). When they meet it wins { $between } of { $games ->
    [one] 1 game
   *[other] { $games } games
}.
gathered = Æmber by turn
gathered-about = Æmber in the pool and six for each key, on average over all games; a game that is over stays as it ended.
turns = turns of both players
own = this deck
theirs = its opponents
choices = Chosen houses
house = house
of-turns = of all turns
early-turns = of the first three
matchups = Matchups
best-matchups = Best matchups
worst-matchups = Worst matchups
cards = Cards
cards-about = Each card is compared with itself: the games that lasted to the deck's turn { $turn } in which it had come to hand by then, beside those in which it had not; and the games that began with it, beside the others. To have come up at all tells nothing, since more comes up in longer games. Differences are in points of a hundred, with 95 % intervals: one whose interval holds 0 may be chance. After each share, how many games it stands for.
cards-needed = { $games ->
    [one] 1 game was
   *[other] { $games } games were
} played. A card's difference is known to ±10 points after about { $typical } games, for the rarest after { $most }.
cards-few = Of fewer than { $few } games on either side only counts are told.
matchups-few = A matchup is drawn from { $few } games on, which takes { $games ->
    [one] 1 game
   *[other] { $games } games
} against all of these; until then only counts are told.
opponent = opponent
card = card
copies = copies
early = wins if in hand by turn { $turn }
not-early = if not
early-gap = Difference made by having a card in hand by turn { $turn }
in-opening = wins if in the first hand
not-in-opening = if not
gap = difference
needed = games needed
when-held = played, of games with it in hand
fetched = games with it fetched
returned = games with it given back

# Data sets
reason-no-dataset = “{ $file }” is no data set of Tapete; write one with “tapete dataset”.
reason-other-encoding = The data set was written with another encoding ({ $then }; here it is { $now }); write it again.

# Environments
reason-bad-illegal = “{ $illegal }” is not a rule for illegal actions; choose one of: { $choices }.
reason-bad-options = The options of a reset are settings by name, not “{ $options }”; leave them out or give a dictionary.
reason-not-reset = Nothing has begun yet; call “reset” first.
reason-too-few = “{ $what }” cannot be { $n }; give 1 or more.
reason-many-actions = A step takes one action for each match: { $matches }, not { $actions }.
reason-no-action = “{ $action }” is not an action; give the number of an option, from 0 to { $most }.
reason-other-game = The record is of { $then }, not of { $game }; name records of one game.

reason-game-failed = Game { NUMBER($game, useGrouping: 0) } fell over ({ $problem }); run it alone with “--first { NUMBER($game, useGrouping: 0) } --games 1” and report it.
reason-bad-results = “{ $file }” does not hold the results of a league ({ $problem }); name another file.
reason-other-league = “{ $file }” holds another league (other entrants, rules, seed or settings); name another file.
reason-few-entrants = A league needs at least { $seats } entrants; name more with --bots or --decks.

# Pages
league-title = { $game }: league
league-about = { $games } games of { $entrants } entrants, { $seats } at a table, rules { $rules }.
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
analysis-about = { $moves } decisions with a choice, each judged by a search of { $iterations } iterations that knew what the player knew. On average { NUMBER($lost, maximumFractionDigits: 1) } points of a hundred were lost a decision; { $accuracy } % of the choices were as good as the best found.
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
deck-about = { $games } games, both sides played by { $bot }: it wins { $wins } of them (rules { $rules }).
compare-title = “{ $first }” and “{ $second }”
compare-about = Against the same decks “{ $first }” wins { NUMBER($gap, maximumFractionDigits: 1) } points of a hundred more than “{ $second }” (95 %: { NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }). When they meet it wins { $between } of { $games } games.
gathered = Æmber by turn
gathered-about = Æmber in the pool and six for each key, on average over the games that last so long.
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
cards-about = How often the deck wins the games in which a card was drawn, was not drawn, or was played; after each interval, how many games those are. A card that is played late is played in games that last long: read the column of drawn cards first.
card = card
copies = copies
when-drawn = wins if drawn
when-undrawn = if not drawn
when-played = if played

# Data sets
reason-no-dataset = “{ $file }” is no data set of Tapete; write one with “tapete dataset”.
reason-other-encoding = The data set was written with another encoding ({ $then }; here it is { $now }); write it again.

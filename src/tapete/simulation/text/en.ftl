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

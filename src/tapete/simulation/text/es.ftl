reason-game-failed = La partida { NUMBER($game, useGrouping: 0) } ha fallado ({ $problem }); repítela sola con «--first { NUMBER($game, useGrouping: 0) } --games 1» y comunícalo, por favor.

reason-game-failed = Game { NUMBER($game, useGrouping: 0) } fell over ({ $problem }); run it alone with “--first { NUMBER($game, useGrouping: 0) } --games 1” and report it.

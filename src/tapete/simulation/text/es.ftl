reason-game-failed = La partida { NUMBER($game, useGrouping: 0) } ha fallado ({ $problem }); repítela sola con «--first { NUMBER($game, useGrouping: 0) } --games 1» y comunícalo, por favor.
reason-bad-results = «{ $file }» no contiene los resultados de una liga ({ $problem }); indica otro archivo.
reason-other-league = «{ $file }» contiene otra liga (otros participantes, reglas, semilla u opciones); indica otro archivo.
reason-few-entrants = Una liga necesita al menos { $seats } participantes; indica más con --bots o --decks.

# Páginas
league-title = { $game }: liga
league-about = { $games } partidas de { $entrants } participantes, { $seats } por mesa, reglas { $rules }.
ratings = Puntuaciones
ratings-about = openskill (Plackett–Luce): todos empiezan en 25, con un intervalo de 9 a 41. Las barras son intervalos del 95 %.
wins = Victorias
meetings = Quién gana a quién
meetings-about = Cuántas veces ganó el participante de la fila cuando se cruzó con el de la columna, con intervalos del 95 %.
entrant = participante
rating = puntuación
interval = 95 %
games = partidas

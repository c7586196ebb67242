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

# Análisis
reason-no-moves = El asiento { $seat } no respondió nada en este registro; elige otro con --seat.
analysis-title = { $game }: la partida del jugador { $seat }
analysis-about = { $moves } decisiones, cada una juzgada por una búsqueda de { $iterations } iteraciones que sabía lo que sabía el jugador. De media se perdieron { NUMBER($lost, maximumFractionDigits: 1) } puntos de cada cien por decisión; el { $accuracy } % de las elecciones fueron tan buenas como la mejor encontrada.
chances = Probabilidad de ganar
decisions = decisiones
dearest = Las jugadas más caras
dear = { $chosen }; mejor: { $best } (−{ $lost } %)
none-dear = Ninguna perdió cinco puntos de cada cien o más.
moves = Todas las jugadas
move = jugada
question = pregunta
chosen = elegida
best = mejor encontrada
before = antes
after = después
lost = perdido

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
reason-no-moves = El asiento { $seat } no tuvo nada que elegir en este registro; toma otro con --seat.
analysis-title = { $game }: la partida del jugador { $seat }
analysis-about = { $moves } decisiones con elección, cada una juzgada por una búsqueda de { $iterations } iteraciones que sabía lo que sabía el jugador. De media se perdieron { NUMBER($lost, maximumFractionDigits: 1) } puntos de cada cien por decisión; el { $accuracy } % de las elecciones fueron tan buenas como la mejor encontrada.
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

# El laboratorio de mazos
deck-title = El mazo «{ $deck }»
deck-about = { $games } partidas, ambos lados jugados por { $bot }: gana el { $wins } (reglas { $rules }).
compare-title = «{ $first }» y «{ $second }»
compare-about = Contra los mismos mazos, «{ $first }» gana { NUMBER($gap, maximumFractionDigits: 1) } puntos porcentuales más que «{ $second }» (95 %: de { NUMBER($low, maximumFractionDigits: 1) } a { NUMBER($high, maximumFractionDigits: 1) }). Cuando se enfrentan gana el { $between } de { $games } partidas.
gathered = Æmber por turno
gathered-about = Æmber en la reserva y seis por cada llave, de media entre las partidas que duran tanto.
turns = turnos de ambos jugadores
own = este mazo
theirs = sus rivales
choices = Casas elegidas
house = casa
of-turns = de todos los turnos
early-turns = de los tres primeros
matchups = Enfrentamientos
best-matchups = Mejores enfrentamientos
worst-matchups = Peores enfrentamientos
cards = Cartas
cards-about = Cuántas veces gana el mazo las partidas en que una carta se robó, no se robó o se jugó; tras cada intervalo, cuántas partidas son. Una carta que se juega tarde se juega en partidas largas: mira primero la columna de las robadas.
card = carta
copies = copias
when-drawn = gana si se roba
when-undrawn = si no se roba
when-played = si se juega

# Conjuntos de datos
reason-no-dataset = «{ $file }» no es un conjunto de datos de Tapete; escribe uno con «tapete dataset».
reason-other-encoding = El conjunto de datos se escribió con otra codificación ({ $then }; aquí es { $now }); escríbelo de nuevo.

reason-game-failed = La partida { NUMBER($game, useGrouping: 0) } ha fallado ({ $problem }); repítela sola con «--first { NUMBER($game, useGrouping: 0) } --games 1» y comunícalo, por favor.
reason-bad-results = «{ $file }» no contiene los resultados de una liga ({ $problem }); indica otro archivo.
reason-other-league = «{ $file }» contiene otra liga (otros participantes, reglas, semilla u opciones); indica otro archivo.
reason-few-entrants = Una liga necesita al menos { $seats } participantes; indica más con --bots o --decks.

# Páginas
league-title = { $game }: liga
league-about = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} de { $entrants } participantes, { $seats } por mesa, reglas { $rules }.
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
analysis-about = { $moves ->
    [one] 1 decisión
   *[other] { $moves } decisiones
} con elección, cada una juzgada por una búsqueda de { $iterations } iteraciones que sabía lo que sabía el jugador. De media se perdieron { NUMBER($lost, maximumFractionDigits: 1) } puntos de cada cien por decisión; el { $accuracy } % de las elecciones fueron tan buenas como la mejor encontrada.
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
deck-about = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, ambos lados jugados por { $bot }: gana el { $wins }, con ±{ NUMBER($half, maximumFractionDigits: 1) } puntos (para ±4 hacen falta unas 600 partidas; reglas { $rules }).
compare-title = «{ $first }» y «{ $second }»
compare-about = Contra los mismos mazos, «{ $first }» gana { NUMBER($gap, maximumFractionDigits: 1) } puntos porcentuales más que «{ $second }» (95 %: de { NUMBER($low, maximumFractionDigits: 1) } a { NUMBER($high, maximumFractionDigits: 1) }). Cuando se enfrentan gana el { $between } de { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}.
gathered = Æmbar por turno
gathered-about = Æmbar en la reserva y seis por cada llave, de media entre todas las partidas; la que termina se queda como terminó.
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
cards-about = Cada carta se compara consigo misma: las partidas que llegaron al turno { $turn } del mazo y en que ya había llegado a la mano, junto a las demás que llegaron; y las que empezaron con ella, junto a las demás. Que haya salido alguna vez no dice nada, porque en las partidas largas sale más. Las diferencias van en puntos porcentuales, con intervalos del 95 %: una cuyo intervalo contiene el 0 puede ser azar. Tras cada proporción, de cuántas partidas es.
cards-needed = { $games ->
    [one] Se jugó 1 partida
   *[other] Se jugaron { $games } partidas
}. La diferencia de una carta se sabe con ±10 puntos tras unas { $typical } partidas; la de la más rara, tras { $most }.
cards-few = De menos de { $few } partidas a uno u otro lado solo se dicen las cuentas.
matchups-few = Un enfrentamiento se dibuja a partir de { $few } partidas, que con todos estos rivales son { $games }; hasta entonces solo se dicen las cuentas.
opponent = rival
card = carta
copies = copias
early = gana si está en mano antes de acabar el turno { $turn }
not-early = si no
early-gap = Diferencia por tener una carta en mano antes de acabar el turno { $turn }
in-opening = gana si está en la primera mano
not-in-opening = si no
gap = diferencia
needed = partidas necesarias
when-held = se juega, de las partidas con ella en mano
fetched = partidas en que se buscó o recuperó
returned = partidas en que se devolvió

# Conjuntos de datos
reason-no-dataset = «{ $file }» no es un conjunto de datos de Tapete; escribe uno con «tapete dataset».
reason-other-encoding = El conjunto de datos se escribió con otra codificación ({ $then }; aquí es { $now }); escríbelo de nuevo.

# Entornos
reason-bad-illegal = «{ $illegal }» no es una regla para acciones ilegales; elige entre: { $choices }.
reason-bad-options = Las opciones de un comienzo son ajustes por su nombre, no «{ $options }»; omítelas o da un diccionario.
reason-not-reset = Aún no ha empezado nada; llama primero a «reset».
reason-too-few = «{ $what }» no puede ser { $n }; da 1 o más.
reason-many-actions = Un paso lleva una acción por partida: { $matches }, no { $actions }.
reason-no-action = «{ $action }» no es una acción; da el número de una opción, de 0 a { $most }.
reason-other-game = El registro es de { $then }, no de { $game }; nombra registros de un solo juego.

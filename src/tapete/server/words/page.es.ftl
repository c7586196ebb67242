# Palabras de la página.
game-keyforge = KeyForge
game-seasons = Seasons
game-relic = Relic
blurb-keyforge = Dos arcontes, tres casas, tres llaves por forjar.
blurb-seasons = Doce estaciones, cuatro energías y un solo Archimago.
blurb-relic = Un sector perdido, un héroe y el camino al centro.
home = Inicio
nav = Salas
skip = Saltar al contenido
skip-to-question = Saltar a la pregunta
rules = Reglas
decks = Mazos
account = Cuenta
table = Mesa
play = Jugar
play-now = Jugar ya
with-friends = Con amigos
games-none = Aún no hay ninguna partida terminada; juega una y la verás aquí.
games-finished = Partidas terminadas
games-shown = { $count } { $count ->
    [one] partida
   *[other] partidas
}
games-length = { $turns } { $game ->
    [seasons] { $turns ->
        [one] ronda
       *[other] rondas
    }
   *[other] { $turns ->
        [one] turno
       *[other] turnos
    }
}, { $minutes ->
    [0] menos de 1 min
   *[other] { $minutes } min
}
games-practice = desde la mitad de una partida
stats = Cómo ha ido
stat-what = Juego, con qué mazo y contra quién
stat-game = Juego
stat-played = Jugadas
stat-won = Ganadas
stat-result = Resultado
stat-rival = Rival
stat-deck = con «{ $name }»
stat-bot = contra un bot: { $name }
any = Cualquiera
result-won = Ganada
result-lost = Perdida
result-drawn = En tablas
analysis = Análisis
analysis-seat = Jugadas de quién
analysis-start = Juzgar cada jugada
analysis-failed = El análisis se ha abandonado; prueba más tarde.
analysis-waiting = { $ahead ->
    [0] Empieza enseguida.
    [one] Antes se juzga otra partida.
   *[other] Antes se juzgan otras { $ahead } partidas.
}
analysis-working = { $judged } de { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
} juzgadas
analysis-curve = Posibilidades de ganar, jugada a jugada
analysis-good = El { $share } de las jugadas fueron tan buenas como la mejor encontrada.
analysis-lost = { $turn ->
    [0] Preparación: costó
   *[other] { $game ->
        [seasons] Ronda
       *[other] Turno
    } { $turn }: costó
} un { $lost } de las posibilidades.
analysis-chosen = Se eligió: { $chosen }. Mejor: { $best }.
analysis-move = Jugada { $move }
analysis-look = Verla
analysis-play-on = Seguir jugando desde aquí
analysis-nothing = Ninguna jugada costó mucho.
learn = Aprender
learn-game = Aprender { $game }
learn-intro = Lecciones cortas en una mesa de verdad, una idea en cada una. Lo que termines se recuerda en este navegador.
learn-rules = O lee las reglas.
lesson-finished = (terminada)
lesson-next = Siguiente lección
lesson-again = Otra vez
lesson-course = El curso
lesson-narrator = Narrador
lesson-progress = Pasos de esta lección
lesson-rival = Rival
lesson-you = Tú
lesson-not-here = Eso no forma parte de una lección.
lesson-over = La lección ha terminado.
puzzles = Problemas
puzzles-intro = Mesas de verdad con una respuesta demostrada: se ha probado cada manera de jugar el turno y todo lo que pueden mostrar los dados. Lo que resuelvas se recuerda en este navegador.
puzzles-solved = { $done } de { $all } resueltos
puzzle-today = El problema del día
puzzle-try = Intentarlo
puzzle-done = Resuelto · otra vez
puzzle-again = Intentarlo otra vez
puzzle-show = Enséñamelo
puzzle-shown = Esa es una respuesta que no se puede mejorar.
puzzle-next = Siguiente problema
puzzle-over = El intento ha terminado.
puzzle-stars = dificultad { $count } de 5
laying = Poniendo la mesa…
not-here-yet = Este juego aún no está en esta mesa.
no-server = El servidor no responde. Prueba otra vez en un momento.
page-failed = Esta página no se ha podido abrir. Recárgala, por favor.
lost = Aquí no hay ninguna mesa
my-games = Mis partidas
my-games-none = Todavía ninguna. Elige un juego y siéntate.
open-tables = Mesas abiertas
open-tables-none = Nadie espera ahora mismo.
replays = Repeticiones
replays-none = Las partidas terminadas aparecerán aquí.
moves = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
state-waiting = Esperando
state-playing = En juego
state-over = Terminada
your-turn = Te toca
theme-to = { $now }. Cambiar al tema { $theme }
theme-night = Noche
theme-day = Día
theme-contrast = Contraste
close = Cerrar
cancel = Cancelar
save = Guardar
send = Enviar
copy = Copiar
copied = Copiado

bar = Decisión
options = Opciones
options-count = { $count ->
    [one] 1 opción
   *[other] { $count } opciones
}
choose-on-board = { $count ->
    [one] Elige lo que brilla en la mesa
   *[other] Elige entre lo que brilla en la mesa ({ $count })
}
list-show = Ver la lista
list-hide = Ocultar la lista
sure = ¿Seguro?
not-yet = Todavía no
waiting = Esperando a los demás…
connecting = Conectando…
carry-on = Seguir desde su última posición
carry-on-means = Una mesa propia, con la misma gente, las reglas de hoy y otra suerte; nunca puntúa.
reconnecting = Sin conexión; reconectando…
undo = Deshacer
undo-ask = Pedir deshacer
undo-consent = Ya se ha revelado algo: los demás deben consentirlo; se les dice cuántas respuestas posteriores se irían
undo-asked = Has pedido deshacer: { $answer }. Se deshará cuando todos los demás consientan.
undo-nothing = No hay nada que deshacer.
may-choose = Puedes elegirlo
why-not = No puedes elegirlo:
log = Crónica de la partida
log-empty = La partida está a punto de empezar.
see-then = Ver la mesa en ese momento
looking-back = Así estaba la mesa
turn = { $game ->
    [seasons] Ronda
   *[other] Turno
} { $turn }
clocks = Relojes
beside = Junto a la mesa
look = Lo que se mira
look-tip = Señala una carta, un dado o una casilla y aquí se cuenta todo sobre ella. Con ? se abre en grande.
tab-log = Crónica
tab-chat = Charla
tab-table = Mesa
unread = { $count } sin leer
chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo…
mute = Silenciar a { $name }
unmute = Volver a oír a { $name }
mute-means = Silenciar oculta solo para ti lo que esa persona escribe en esta mesa. No se le avisa y la partida sigue.
bot = Bot
covered = un bot juega en su lugar
present = en la mesa
absent = ausente
spectators = { $count ->
    [one] { $count } persona mirando
   *[other] { $count } personas mirando
}
watching = Mirando
whatif = ¿Y si…?
set-up = Desde una posición
speed = Ritmo de lo que se muestra
speed-slow = Tranquilo
speed-normal = Normal
speed-fast = Vivo
speed-off = Nada
sound = Sonidos
sound-on = Sonidos activados.
sound-off = Sonidos desactivados.
told = Lo que pasa
show = Lo que se muestra
show-pause = Pausa
show-go-on = Seguir
show-skip = Saltar
show-again = Ver otra vez el último turno
show-sums = Las dos sumas
show-total = Total
mark-warded = escudo
mark-stunned = aturdimiento
mark-enraged = furia
reminders = Avisarme si termino y aún podía hacer algo
hint = Pista
concede = Rendirse
concede-sure = ¿Das la partida por perdida?
report = Informar de un problema
report-goes = Tus palabras llegan a quien lleva este servidor, con el registro completo de esta partida, cartas ocultas incluidas, y la mesa tal como la ves. A nadie de la mesa se le avisa.
report-what = ¿Qué ha pasado y qué esperabas?
report-thanks = Gracias. El informe lleva la partida y la posición.
keys = Teclado
key-numbers = elegir esa opción de la barra
key-arrows = recorrer lo que puedes elegir
key-details = abrir en grande lo que miras
key-bar = ir a la barra de decisión
key-skip = saltar lo que se muestra
key-confirm = confirmar lo elegido
key-pause = parar lo que se muestra, seguir
key-again = ver otra vez el último turno
key-sound = sonidos sí o no
agree = Que se deshaga
refuse = Que se quede
read-it = Leer la carta

waiting-title = Faltan jugadores
waiting-text = La partida empieza sola en cuanto todos estén sentados. Manda a cada amigo su enlace.
seat = Asiento { $number }
seat-me = Tú
seat-open = Libre
seat-waits = esperando a alguien
seat-bot = Que juegue un bot
seat-who = Quién se sienta
seat-invited = Un amigo, con un enlace
seat-anyone = Cualquiera
seat-add = Añadir asiento
seat-remove = Quitar
sit = Sentarme
invite-link = Enlace de invitación
joining = Buscando tu asiento…
new-table = Nueva mesa de { $game }
bot-level = Nivel del bot
clock = Reloj
clock-none = Sin reloj
clock-move = 90 segundos por jugada
clock-fast = 10 minutos, más 10 segundos por jugada
clock-slow = 45 minutos, más 30 segundos por jugada
clock-days = 3 días por jugada
absent-policy = Si alguien se ausenta
absent-wait = Se le espera
absent-bot = Un bot juega hasta que vuelva
hints-agreed = Cualquiera puede pedir consejo a un bot; queda en el registro
public = Aparece entre las mesas abiertas y se puede mirar
lay-table = Poner la mesa

ending = Fin de la partida
you-won = ¡Has ganado!
you-lost = Has perdido
nobody-won = Nadie ha ganado
rematch = Revancha
rematch-wanted = { $name } quiere la revancha.
rematch-choose = Quien pierde elige quién empieza la siguiente:
rematch-me = Empiezo yo
rematch-other = Empieza { $name }
rematch-waiting = Has pedido la revancha. { $name } tiene que elegir quién empieza.
rematch-go = Ir a la revancha
series-game = partida { $game }
series-stands = La serie va { $score }.
series-won = Has ganado la serie { $score }.
series-lost = Has perdido la serie { $score }.
series-won-by = { $name } ha ganado la serie { $score }.
series-ended = { $name } ha terminado la serie { $score }.
series-ended-mine = Has terminado la serie { $score }.
series-end = Terminar la serie
series-end-sure = Sí, dejarla como está
series-next = Jugar la partida { $game }
series-go = Ir a la partida { $game }
series-again = Otra serie
series-wanted = { $name } quiere seguir.
series-waiting = Has pedido la siguiente partida. { $name } tiene que elegir quién empieza.
chains-count = { $count } { $count ->
    [one] cadena
   *[other] cadenas
  }
bid = Puja
bids = Pujas hasta ahora
bid-for = Cada cual ha ganado una partida, y { $deck } ha ganado las dos. Se pujan cadenas por él: quien más puje lo juega en la tercera partida y empieza con esas cadenas.
bid-chains = Cadenas
bid-do = Pujar { $count } { $count ->
    [one] cadena
   *[other] cadenas
  }
bid-give-in = Ceder
bid-give-in-means = Entonces { $name } lo juega con { $count } { $count ->
    [one] cadena
   *[other] cadenas
  }, y tú el otro mazo.
bid-gave-in = cede
bid-awaited = { $name } tiene que pujar.
bid-won = { $name } juega { $deck } con { $count } { $count ->
    [one] cadena
   *[other] cadenas
  }.
replay = Repetición
see-board = Ver el tablero

replay-of = Repetición de { $game }
replay-move = Jugada { $move } de { $moves }
replay-first = Al principio
replay-back = Jugada anterior
replay-next = Jugada siguiente
replay-last = Al final
replay-play = Reproducir
replay-stop = Parar
replay-turns = { $game ->
    [seasons] Rondas
   *[other] Turnos
}
replay-asked = Ahora se pregunta
replay-whatif = ¿Y si…? Continuar desde aquí
replay-as = Jugar como { $name }
replay-link = Copiar enlace a esta jugada
replay-hints = { $name } pidió consejo a un bot { $count ->
    [one] una vez
   *[other] { $count } veces
}
replay-download = Descargar la partida

decks-learning = Mazos de aprendizaje
decks-mine = Mis mazos
decks-none = Genera o importa uno y lo verás aquí.
deck-generate = Generar un mazo
deck-generate-text = Tres casas, treinta y seis cartas: un mazo que no existía hasta ahora.
deck-generate-go = Generar
deck-import = Importar un mazo
deck-import-text = Pega la lista de cartas (nombre, colección y cada casa con sus cartas), el JSON de la cámara oficial, la dirección de tu mazo en ella o el enlace de un mazo de esta mesa.
deck-import-go = Importar
deck-ally = Formar una alianza
deck-ally-text = Tres casas distintas, cada una entera, de dos o tres de estos mazos de una misma colección.
deck-ally-house = Casa { $number }
deck-ally-name = Nombre (opcional)
deck-ally-go = Formarla
deck-print = Imprimir la hoja
deck-play = Jugar con este mazo
deck-totals = Totales
deck-creatures = Criaturas
deck-actions = Acciones
deck-artifacts = Artefactos
deck-upgrades = Mejoras
deck-power = Poder en total
deck-armor = Armadura en total
deck-bonus = Æmbar de bonificación
deck-back = Todos los mazos
deck-delete = Borrar
deck-set = Colección
deck-seed = Semilla (opcional)
deck-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
deck-times = × { $count }

rules-search = Buscar en las reglas y las cartas
rules-chapters = Capítulos
rules-glossary = Glosario
rules-cards = Todas las cartas
rules-cards-show = Mostrar las cartas
rules-found = { $count ->
    [one] { $count } resultado
   *[other] { $count } resultados
}
rules-none = Nada coincide con esa búsqueda.
rules-of = Reglas de { $game }
rules-choose = Elige un juego
rules-soon = El texto de este juego está en camino.

guest-text = Juegas como invitado. Puedes crear una cuenta cuando quieras y conservar tus partidas.
account-text = Tu cuenta guarda tus partidas y tus mazos.
account-keep = Conserva tus partidas
account-make = Crear cuenta
sign-in = Entrar
sign-out = Salir
signed-out = Has salido.
welcome = Hecho. Bienvenido a la mesa.
renamed = Así te verán en la mesa.
be-called = Cómo quieres que te llamen
name = Nombre
password = Contraseña
password-change = Cambiar la contraseña
password-old = Contraseña actual
password-new = Contraseña nueva
password-changed = Contraseña cambiada. En los demás aparatos habrá que volver a entrar.
password-help = Al menos ocho caracteres.
settings = Ajustes
text-size = Tamaño del texto: { $size } %

season-winter = Invierno
season-spring = Primavera
season-summer = Verano
season-autumn = Otoño
energy-air = Aire
energy-water = Agua
energy-fire = Fuego
energy-earth = Tierra
se-year = Año { $year }
se-wheel = Rueda de estaciones: { $season }, casilla { $space }, año { $year }
se-dice = Dados de la ronda
se-crystals-count = { $count ->
    [one] { $count } cristal
   *[other] { $count } cristales
}
se-reserve = Reserva de energía
se-reserve-count = { $count } de { $limit }
se-gauge = Invocación
se-gauge-text = { $used ->
    [one] 1 carta
   *[other] { $used } cartas
} en juego de { $gauge } posibles
se-bonus = Bonus
se-bonus-text = { $count } de 3 usados
se-prestige = Prestigio
se-hand = Tu mano
se-hand-count = { $count } en mano
se-library = Biblioteca { $year }
se-in-play = En juego
se-items = Objetos mágicos
se-familiars = Familiares
se-rates = Cristalización
se-item = Objeto mágico
se-familiar = Familiar
se-cost = Coste
se-die = Dado
se-die-star = invocación +1
se-die-card = roba una carta
se-die-transmute = cristalizar
se-die-dots = la rueda avanza { $count }
se-first = inicia la ronda
se-deck = Mazo: { $count }
se-discard = Descartes: { $count }
se-draft = Cartas entre las que eliges
se-kept = Ya elegidas
se-turned = girada

kf-amber = Æmbar
kf-amber-of = { $amber } de { $cost } Æmbar
kf-ready-forge = ¡Listo!
kf-keys = Llaves: { $count } de 3
kf-key = Llave
kf-hand = mano
kf-chains = cadenas
kf-deck = mazo
kf-discard = descartes
kf-archives = archivos
kf-purged = purgadas
kf-power = Poder
kf-armor = Armadura
kf-damage = { $count } de daño
kf-ward = Escudo
kf-stun = Aturdida
kf-enrage = Enfurecida
kf-exhausted = Agotada
kf-ready = Preparada
kf-taunt = Provocar
kf-active = casa activa
kf-no-house = elige casa
kf-line = Línea de batalla de { $name }
kf-artifacts = Artefactos de { $name }
hand-of = Mano de { $name }
kf-your-hand = Tu mano
kf-upgrades = { $count ->
    [one] 1 mejora
   *[other] { $count } mejoras
}
kf-pile = Ver
kf-empty-line = Sin criaturas
kf-left-flank = flanco izquierdo
kf-right-flank = flanco derecho
picks-of = { $count } de { $of } elegidas
picks-any = Elige cuantas quieras y confirma
picks-less = Una menos: { $what }
picks-done = { $count ->
    [one] Confirmar una
   *[other] Confirmar { $count }
}
still-could = Aún puedes hacer algo este turno: { $what }.
kf-tide = Marea
kf-tide-high = marea alta
kf-tide-low = marea baja
kf-house = Casa
kf-bonus = Bonificación
kf-icon-amber = Æ
kf-icon-capture = captura
kf-icon-damage = daño
kf-icon-draw = robo
kf-icon-discard = descarte

re-level = Nivel
re-strength = Fuerza
re-willpower = Voluntad
re-cunning = Astucia
re-life = Vida
re-influence = Influencia
re-corruption = Corrupción
re-power = Poder
re-missions = Misiones
re-trophies = Trofeos
re-assets = Ventajas
re-wargear = Equipo
re-relics = Reliquias
re-powers = Cartas de Poder
re-board = Tablero del sector
re-zoom-in = Acercar
re-zoom-out = Alejar
re-zoom-all = Ver todo
re-zoom-me = Ir a mi pieza
re-battle = Combate
re-battle-you = Tú
re-battle-enemy = Enemigo
re-scenario = Escenario
re-players = Jugadores
re-hand = Tus cartas
re-space = Casilla
re-outer = Región Exterior
re-middle = Región Intermedia
re-inner = Región Interior
re-threat-red = amenaza roja
re-threat-blue = amenaza azul
re-threat-yellow = amenaza amarilla
re-here = Aquí: { $who }
re-cards-here = Cartas: { $count }
kf-key-red = roja
kf-key-yellow = amarilla
kf-key-blue = azul
re-hand-show = Ver sus cartas
kf-printed = impreso
kf-damage-word = Daño
kf-playing = En juego ahora
se-libraries = Mi biblioteca
deck-any = Un mazo de aprendizaje
option-level = Nivel
option-mage = Mago: se eligen cartas en ronda
option-apprentice = Aprendiz: grupos ya hechos
option-archmage = Archimago: todas las cartas
option-deck = Mazo
option-ruleset = Reglamento
option-scenario = Escenario
option-rounds = Límite de rondas
option-chains = Cadenas
option-first = Empieza
option-random = Al azar
option-mystery-beyond = El misterio del otro lado
option-kairos = Kairos el Tejedor
option-lord-of-the-last-gate = El señor de la última puerta
option-drowned-choir = El coro ahogado
option-tribunal-of-ash = El tribunal de ceniza
re-on-your-space = En tu casilla
ready-ask = El reloj arranca cuando todos digáis que podéis empezar.
ready-wait = Esperando a { $names }: el reloj arranca cuando también diga que puede empezar.
ready-go = Podemos empezar
join-title = Te invitan a { $game }
join-with = En la mesa: { $names }
join-clock = El reloj arranca cuando todos digáis que podéis empezar.
deck-theirs = Elige su mazo al sentarse.
share-address = Dirección para tus amigos
share-network = Estos enlaces se abren desde cualquier equipo de la misma red.
share-alone = Estos enlaces solo se abren en este equipo. Para jugar con alguien de tu red, cierra Tapete y vuelve a abrirlo con «tapete --share» (o «make play SHARE=1»).
share-tunnel = Con alguien de otra red: abre un túnel al puerto { $port }, entra tú por su dirección y manda los enlaces que veas allí.
kf-known = { $count ->
    [one] { $count } conocida
   *[other] { $count } conocidas
}
deck-link = Copiar el enlace
deck-file = Descargar
whatif-from = ¿Y si…? Desde la jugada { $move }
winner = gana
score-keyforge = { $count ->
    [one] { $count } llave
   *[other] { $count } llaves
}
score-seasons = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
score-relic = nivel { $count }
re-asset-limit = Límite de ventajas
re-power-limit = Límite de Poder
re-home = Empieza en
re-characters = Elige tu personaje
kf-setup = Preparación
race-goal = Meta:
kf-none = ninguna
kf-tip-keys = Llaves forjadas: { $count } de 3 ({ $which })
kf-tip-amber = { $amber } de Æmbar en la reserva; la próxima llave cuesta { $cost }
kf-tip-hand = Cartas en la mano: { $count }; al final del turno roba hasta { $size }
kf-tip-chains = Cadenas: { $count }; roba menos cartas hasta deshacerse de ellas
kf-tip-tide-high = Marea alta para { $name }
kf-tip-tide-low = Marea baja para { $name }
kf-haunted = embrujado
kf-tip-haunted = Embrujado: diez cartas o más en los descartes
kf-tip-token = Criatura ficha de este mazo: { $name }.
kf-tip-amber-on = Æmbar sobre ella: { $count }
kf-tip-ward = Escudo: evita el próximo daño o que la retiren del juego una vez
kf-tip-stun = Aturdida: al usarla solo deja de estarlo
kf-tip-enrage = Enfurecida: si puede luchar, ha de luchar
kf-tip-plus = { $count ->
    [one] { $count } contador de Poder +1
   *[other] { $count } contadores de Poder +1
}
kf-counter = { $count ->
    [one] { $count } contador de { $name }
   *[other] { $count } contadores de { $name }
}
kf-tip-armor = Armadura { $armor }; le queda { $left } este turno
kf-tip-under = Mejoras: { $upgrades }; cartas debajo: { $under }
kf-gigantic = Criatura gigantesca, de dos cartas
kf-face-down = Boca abajo: cuenta como { $name }
kf-face-down-own = Boca abajo: cuenta como { $name }; por el otro lado es { $face }
kf-tip-icon-amber = Icono de bonificación: ganas 1 Æmbar
kf-tip-icon-capture = Icono de bonificación: una criatura tuya captura 1 Æmbar
kf-tip-icon-damage = Icono de bonificación: 1 de daño a una criatura
kf-tip-icon-draw = Icono de bonificación: robas una carta
kf-tip-icon-discard = Icono de bonificación: descartas una carta de la mano
se-tip-crystals = Cristales: { $count }; cada uno es un punto al final
se-tip-bonus = Bonus usados: { $count } de 3; al final cuestan { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
se-tip-score = Puntos al final: { $count }
se-tip-prestige = Prestigio: { $count ->
    [one] 1 punto
   *[other] { $count } puntos
} al final si está en juego
se-tip-stored = Sobre la carta: { $what }
se-tip-room = Sitio libre: la reserva guarda { $limit } fichas
se-tip-space = { $season }, casilla { $space }
se-tip-rate = { $energy }: en { $season } una ficha cristaliza en { $count ->
    [one] { $count } cristal
   *[other] { $count } cristales
}
re-tip-dial = { $name }: { $count }
re-tip-life = Vida: { $count } de { $most }
re-tip-influence = Influencia: { $count }
re-tip-corruption = Cartas de Corrupción: { $count }; con { $most } se pierde el personaje
re-tip-powers = Cartas de Poder: { $count }{ $most ->
    [0] { "" }
   *[other] {" "}de { $most }
}
re-tip-trophies = Puntos de trofeos: { $count }
re-tip-missions = Misiones completadas: { $count }
re-tip-tokens = Fichas en el escenario: { $count }
re-tip-mark = Ficha de misión de { $who }
re-tip-charges = Cargas: { $count }
course = Cómo fue
course-there = Verlo en la repetición
course-by-search = Según una búsqueda que ha juzgado cada jugada.
course-by-quick = Según una mirada rápida a la mesa al empezar { $game ->
    [seasons] cada ronda y a cada jugada de esa ronda
   *[other] cada turno y a cada jugada de ese turno
}; un análisis en la repetición juzga cada jugada.
course-milestones = Hitos
curve-keyforge = Æmbar y llaves a lo largo de los turnos; una llave cuenta como seis.
curve-seasons = Puntos a lo largo de las rondas.
curve-relic = Niveles a lo largo de los turnos.
replay-eyes = Con los ojos de quién
replay-all-seen = Todo a la vista
replay-eyes-of = Con los ojos de { $name }
games-share = Compartir

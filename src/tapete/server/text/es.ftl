reason-no-session = Todavía no tienes sesión; vuelve a abrir la página.
reason-bad-login = Ese nombre y esa contraseña no van juntos.
reason-bad-password = Esa no es tu contraseña actual; escríbela otra vez.
reason-name-taken = Ya hay alguien con ese nombre; elige otro.
reason-bad-name = Un nombre tiene de 2 a 24 letras, cifras, espacios o los signos - _ . '.
reason-has-account = Ya tienes una cuenta.
reason-unknown-table = No existe esa mesa.
reason-unknown-invite = Esta invitación ya no sirve; pide otra a quien te invitó.
reason-invite-taken = Alguien se ha sentado ya con esta invitación; pide otra a quien te invitó.
reason-unknown-game = No hay ningún juego llamado «{ $game }».
reason-unknown-bot = No hay ningún bot llamado «{ $bot }».
reason-unknown-replay = No existe esa repetición.
reason-unknown-deck = No existe ese mazo.
reason-unknown-move = La repetición solo tiene { $moves ->
    [one] 1 respuesta
   *[other] { $moves } respuestas
}.
reason-unknown-lesson = No hay ninguna lección así; el curso muestra las que hay.
reason-lesson-changed = La lección ha cambiado desde que la empezaste; empiézala otra vez.
reason-unknown-puzzle = No hay ningún problema así; la sala de problemas muestra los que hay.
reason-puzzle-changed = El problema ha cambiado desde que lo empezaste; inténtalo otra vez.
reason-analysis-busy = Hay demasiadas partidas esperando análisis; prueba más tarde o usa «tapete analyse» con la partida descargada.
reason-no-decks = A este juego no se juega con mazos propios.
reason-bad-link = Esta mesa no conoce ningún mazo por ese enlace; ábrelo donde esté e importa su lista o su archivo.
reason-vault-away = La cámara no ha respondido con ningún mazo; prueba más tarde o pega en su lugar la lista de cartas (nombre, colección y cada casa con sus cartas).
reason-vault-unknown = La cámara no conoce ningún mazo con esa dirección; compruébala o pega en su lugar la lista de cartas (nombre, colección y cada casa con sus cartas).
reason-vault-busy = La cámara pide que esperemos; prueba dentro de un minuto o pega en su lugar la lista de cartas (nombre, colección y cada casa con sus cartas).
reason-vault-closed = Este servidor no busca nada en la cámara; pega en su lugar la lista de cartas (nombre, colección y cada casa con sus cartas).
reason-bad-deck = El mazo no se puede usar: { $problem }
reason-deck-in-use = Una mesa que espera se va a jugar con este mazo; deja antes la mesa.
reason-bad-option = La opción «{ $option }» no encaja.
reason-two-of-you = Solo puedes ocupar un asiento.
reason-not-host = Eso solo puede hacerlo quien puso la mesa.
reason-not-seated = No estás sentado en esta mesa.
reason-no-open-seat = Aquí no queda ningún asiento libre.
reason-seat-taken = Ese asiento está ocupado.
reason-seats-open = Aún quedan asientos libres.
reason-started = La partida ya ha empezado.
reason-not-over = La partida aún no ha terminado.
reason-unknown-series = Este juego no tiene ninguna serie llamada «{ $series }».
reason-series-of-bots = En una serie tiene que jugar alguien: los bots no piden la siguiente partida.
reason-no-series = Esta partida no es de ninguna serie.
reason-series-ended = Esta serie ya ha terminado.
reason-bid-first = Primero tiene que acabar la puja: alguien puja o cede.
reason-not-playing = La partida aún no ha empezado.
reason-rate = Demasiado deprisa; espera un momento.
reason-origin = Esta petición viene de otro sitio.
reason-no-header = A esta petición le falta la cabecera X-Tapete.
reason-too-large = Eso es demasiado largo.
reason-unreadable = El mensaje no se entiende.
reason-not-found = Aquí no hay nada.
reason-method = Eso no se puede hacer aquí.
reason-failed = Algo ha fallado; ha quedado anotado.
reason-store = No se ha podido guardar la respuesta; inténtalo de nuevo.
reason-broken-table = Las reglas han tropezado con esta mesa. Por favor, avisa; el registro se adjunta.
reason-full = Este servidor ya tiene todas las mesas que puede atender; prueba más tarde.
reason-conceded = { $player } se ha rendido.
reason-time-up = { $player } ha agotado su tiempo.
reason-time-up-at-once = El tiempo se acabó para todos a la vez: no gana nadie.
undo-wanted = { $player } querría deshacer una respuesta{ $later ->
    [0] { "." }
    [one] { "" } y, con ella, otra posterior{ $own ->
        [0] { "." }
       *[other] { "" }: la tuya.
    }
   *[other] { "" } y, con ella, { $later } posteriores{ $own ->
        [0] { "." }
        [one] { "" }, una de ellas tuya.
       *[other] { "" }, { $own } de ellas tuyas.
    }
}
undo-yours = Tendrías que volver a elegir: { $answers }
undo-granted = La respuesta se ha deshecho.
undo-refused = La respuesta se mantiene.
hint = Un bot elegiría: { $option }.
hint-better = Espera con ello un { $chance } % de posibilidades de ganar, { $gain } más que con lo siguiente mejor, «{ $second }».
hint-alike = Espera un { $chance } % de posibilidades de ganar; «{ $second }» es casi igual de bueno.
hint-only = Espera un { $chance } % de posibilidades de ganar.
hint-leads = Tu turno podría acabar así: { $near }.
hint-none = Ahora no hay nada que elegir.
waiting-seats = Esperando a los demás.
guest = Invitado { $number }
open-seat = Asiento libre
bot-name = { $name } (bot, { $level })
turn = Turno { $turn }
round = Ronda { $turn }
whatif-began = ¿Y si…? Esta mesa empieza en la jugada { $move } de otra partida, { $turn ->
    [0] antes { $counts ->
        [round] de la primera ronda
       *[turn] del primer turno
    }
   *[other] { $counts ->
        [round] en la ronda { $turn }
       *[turn] en el turno { $turn }
    }
}; decide { $players }.
rival = Rival
start = Comienzo
yes = Sí
no = No
level-random = al azar
level-easy = fácil
level-normal = normal
level-hard = difícil
level-expert = experto
level-greedy = voraz
reason-unknown-seat = Esa partida tiene { $seats } asientos: di uno de ellos, contando desde 0.
reason-late = Eso ya está resuelto.
seasons-setting-level = Nivel
seasons-setting-level-apprentice = Aprendiz
seasons-setting-level-apprentice-help = Las cartas se reparten en lotes ya hechos, sin draft.
seasons-setting-level-mage = Mago
seasons-setting-level-mage-help = Cartas 1 a 30, con draft.
seasons-setting-level-archmage = Archimago
seasons-setting-level-archmage-help = Todas las cartas, con draft.
keyforge-setting-decks = Mazo
keyforge-setting-chains = Cadenas
keyforge-setting-chains-help = Una desventaja: se roban menos cartas hasta librarse de ellas.
keyforge-setting-ruleset = Reglamento
keyforge-setting-ruleset-2023 = Reglamento maestro (2023)
keyforge-setting-ruleset-2018 = Primer reglamento (2018)
keyforge-setting-format = Formato
keyforge-setting-format-archon = Arconte
keyforge-setting-format-archon-help = Cada cual juega con el mazo que trae.
keyforge-setting-format-reversal = Inverso
keyforge-setting-format-reversal-help = Cada cual juega con el mazo que trae el otro.
keyforge-setting-format-sealed = Sellado
keyforge-setting-format-sealed-help = Cada cual abre un mazo nuevo que nadie ha visto; se queda entre tus mazos.
keyforge-setting-series = Partidas
keyforge-setting-series-none = Una partida
keyforge-setting-series-best-of-three = Al mejor de tres
keyforge-setting-series-best-of-three-help = Hasta tres partidas con los mismos mazos; gana quien gane dos.
keyforge-setting-series-adaptive = Adaptativa
keyforge-setting-series-adaptive-help = Al mejor de tres. En la segunda partida os cambiáis los mazos; si cada cual gana una, pujáis cadenas por el mazo que ha ganado las dos y jugáis la tercera.
keyforge-setting-collection = Mazos nuevos de
keyforge-setting-collection-help = Para el juego sellado: la colección de los mazos que se abren.
keyforge-setting-collection-any = Cualquier colección, la misma para ambos
keyforge-setting-collection-CotA = La Llamada de los Arcontes
keyforge-setting-collection-AoA = La Edad de la Ascensión
keyforge-setting-collection-WC = Colisión de Mundos
keyforge-setting-collection-MM = Mutación Masiva
keyforge-setting-collection-DT = Mareas Oscuras
keyforge-setting-collection-WoE = Vientos de Intercambio
keyforge-setting-collection-UC23 = Desencadenado 2023
keyforge-setting-collection-VM23 = Maestros de las Cámaras 2023
keyforge-setting-collection-GR = Recordatorios Sombríos
keyforge-setting-collection-MG2024 = Bestiario 2024
relic-setting-scenario = Escenario
relic-setting-scenario-random = Cualquiera, al azar
relic-setting-rounds = Rondas como máximo
level-search = búsqueda
reason-other-rules = Esta mesa se jugó con otras reglas y ya no se puede abrir; su última posición se puede seguir jugando en una mesa propia.
reason-same-rules = A esta mesa no la han alcanzado otras reglas: sigue jugando en ella misma.
reason-no-stand = De esta mesa no queda una última posición que entiendan las reglas de hoy: prepara una nueva.
reason-workers-need-postgres = Para varios procesos hace falta PostgreSQL; indícalo con --database postgresql://….
reason-no-address = No se puede servir a nadie en { $host }, puerto { $port } ({ $problem }); elige otro con --host y --port.
reason-no-driver = Esta base de datos necesita { $module }, que no está instalado: pip install --require-hashes -r requirements/server.txt
reason-bad-database = No se puede abrir la base de datos ({ $problem }); comprueba su dirección.
reason-no-port = No queda ningún puerto libre en esta máquina; cierra algo e inténtalo de nuevo.
share-network = En la misma red, tu amigo abre { $addresses } o el enlace que le mandes desde la página.
share-no-network = No se ha encontrado ninguna dirección de este equipo en una red; conéctalo a una y empieza de nuevo, o usa un túnel al puerto { $port }.
share-tunnel = Desde cualquier otro sitio: abre un túnel al puerto { $port } con la herramienta que prefieras («ssh -R», por ejemplo), empieza de nuevo con --share --name y el nombre del túnel, abre tú su dirección y manda los enlaces que encuentres allí.
reason-away = El servidor no alcanza lo que guarda; inténtalo de nuevo enseguida.
reason-spoilt = Esta mesa no se puede abrir; quien lleva el servidor ya lo sabe.
reason-sockets = Tienes demasiadas pestañas abiertas aquí; cierra alguna.
reason-host = Este servidor no se llama así; quien lo lleva añade un nombre con --name.
reason-common-password = Esa contraseña es de las primeras que cualquiera prueba; elige otra.
reason-hints-off = En una partida entre personas ningún bot da consejo, salvo que la mesa se pusiera así.
reason-many-decks = Guardas tantos mazos como se puede; olvida antes alguno.

# The course of a game
turning-search = La jugada que más costó: { $player } eligió «{ $chosen }» donde «{ $best }» era un { $lost } % mejor.
turning-quick = { $actor } lo cambió todo { $counts ->
    [round] en la ronda { $turn }
   *[turn] en el turno { $turn }
} con «{ $chosen }»: a lo largo { $counts ->
    [round] de esa ronda
   *[turn] de ese turno
}, { $own ->
    [yes] sus posibilidades
   *[no] las posibilidades de { $player }
} subieron del { $before } % al { $after } %.

# Who bots are
bot-about = { $name }, { $trade }: { $plays }.
trade-alba = farera
trade-bruno = relojero
trade-celia = cartógrafa
trade-dario = afinador de pianos
trade-elvira = apicultora
trade-fausto = librero de viejo
trade-greta = maquinista de tren
trade-hugo = panadero
trade-irene = restauradora de frescos
trade-jonas = barquero
trade-lidia = astrónoma
trade-marco = luthier
trade-nadia = trapecista
trade-oscar = jardinero
trade-petra = cantera
trade-simon = archivero
plays-random = responde lo primero que sale, sin pensar
plays-easy = mira una acción por delante y a menudo pasa algo por alto o lo juzga mal
plays-normal = a veces pasa algo por alto, o piensa solo unos pocos pasos por delante
plays-hard = sopesa todas o casi todas las opciones a una acción de distancia, o busca decenas de continuaciones
plays-expert = busca cientos de continuaciones antes de cada decisión, o miles donde el juego lo pide

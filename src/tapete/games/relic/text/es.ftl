# Preguntas
ask-character = Elige tu personaje.
ask-move = ¿Cómo te mueves?
ask-direction = Te mueves { $points ->
    [one] 1 casilla
   *[other] { $points } casillas
}: ¿en qué sentido?
ask-cross = ¿Gastas el siguiente punto de movimiento para ir de { $space } a { $to }?
ask-enter = ¿Entras en la región Interior desde { $space }?
ask-moved = ¿Cambias tu tirada de movimiento?
ask-stride = ¿Cuánto te mueves?
ask-hasten = Tu movimiento es { $points }: ¿cuánto lo cambias?
ask-turn = Empieza tu turno: ¿usas algo?
ask-explore = Termina la Exploración: ¿usas algo?
ask-engage = Empieza el Enfrentamiento: ¿usas algo?
ask-approach = Antes del combate: ¿esquivas a alguien?
ask-omen = Un augurio: ¿usas algo?
ask-prepare = Te preparas para el combate: ¿usas algo?
ask-rival = { $player } se prepara para el combate: ¿intervienes?
ask-roll = Tu tirada de combate: { $dice }. ¿La cambias?
ask-won = Ganas el combate: ¿usas algo?
ask-lost = Pierdes el combate: ¿usas algo?
ask-tied = El combate acaba en empate: ¿usas algo?
ask-meet = Un desconocido: ¿usas algo antes?
ask-test = Antes de la prueba de { $attribute }: ¿usas algo?
ask-check = Tu tirada de habilidad: { $dice }. ¿La cambias?
ask-passed = Prueba superada: ¿usas algo?
ask-failed = Prueba fallada: ¿usas algo?
ask-hurt = Vas a perder Vida: ¿lo evitas?
ask-taint = Vas a robar una carta de Corrupción: ¿lo evitas?
ask-levelled = Has obtenido un nivel: ¿usas algo?
ask-completed = Has completado una misión: ¿usas algo?
ask-vanquished = Te han derrotado: ¿usas algo?
ask-experience = Empieza la Experiencia: ¿usas algo?
ask-end = Termina tu turno: ¿usas algo?
ask-roll-or-number = ¿Lanzas el dado o juegas una carta de Poder por su número?
ask-battle = ¿Contra qué enemigos combates primero?
ask-battle-type = ¿Qué tipo de combate eliges?
ask-order = Ocurren varias cosas a la vez: ¿cuál va primero?
ask-order-enemies = Varios enemigos actúan al comienzo del combate: ¿cuál va primero?
ask-order-outcomes = Varios enemigos imponen algo tras el combate: ¿cuál va primero?
ask-wield = ¿Qué arma usas en este combate por su bonificación?
ask-wear = ¿Qué armadura usas en este combate?
ask-event = ¿Qué evento resuelves primero?
ask-encounter = ¿Qué encuentro resuelves primero?
ask-box = ¿Qué cuadro de texto de { $space } resuelves?
ask-choose = { $card }: elige una opción.
ask-pay = { $card }: { $text } ¿Lo haces?
ask-may = { $card }: { $text } ¿Lo haces?
ask-go = ¿Adónde vas?
ask-evade = ¿A qué enemigo esquivas?
ask-seize = ¿Qué enemigo tomas como trofeo?
ask-which-die = ¿Qué dado?
ask-attribute = { $what ->
    [test] ¿Qué atributo pones a prueba?
    [lose] ¿En qué atributo pierdes un punto?
   *[gain] ¿En qué atributo obtienes un punto?
}
ask-victim = ¿Qué jugador?
ask-friend = ¿A qué jugador?
ask-colour = ¿De qué mazo de Amenaza?
ask-charge = ¿Qué carta recibe la carga?
ask-mark-power = ¿Qué carta de Poder recibe la ficha de Personaje?
ask-mark-asset = ¿Qué ventaja recibe la ficha de Personaje?
ask-supply = ¿Cuántas cartas de Poder, a { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} de influencia cada una?
ask-buy = ¿Compras alguna?
ask-barter = ¿Qué ventaja compras?
ask-skip = ¿Gastas { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} de influencia para saltar una casilla más?
ask-offer = { $card }: { $text } para completar la misión. ¿Lo haces?
ask-keep-mission = ¿Con qué misión te quedas?
ask-new-character = Has quedado corrompido: ¿empiezas un personaje nuevo?
ask-trophies = Gasta trofeos (llevas { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}; seis dan un nivel).
ask-spend-trophy = ¿Qué trofeo gastas ({ $points ->
    [one] falta 1 punto
   *[other] faltan { $points } puntos
})?
ask-relic = ¿Gastas tres misiones completadas por una reliquia?
ask-take-relic = ¿Qué reliquia tomas?
ask-discard-freely = Dentro de tus límites: ¿descartas algo más?
ask-over-power-limit = Superas tu límite de poder: ¿qué carta de Poder descartas?
ask-over-asset-limit = Superas tu límite de ventajas: ¿qué ventaja descartas?
ask-discard-power = ¿Qué carta de Poder descartas?
ask-discard-asset = ¿Qué ventaja descartas?
ask-discard-corruption = ¿Qué carta de Corrupción descartas?
ask-discard-trophy = ¿Qué trofeo descartas?
waiting-for = { $player } está decidiendo.

# Opciones
option-done = Listo
option-none = Ninguna
option-end-phase = Terminar la fase de Enfrentamiento
option-roll = Lanzar el dado
option-number = Jugar { $card } por su número { $n }
option-play = Jugar { $card }: { $text }
option-use = { $card }: { $text }
option-clockwise = En el sentido de las agujas, hasta { $space }
option-counterclockwise = En sentido contrario, hasta { $space }
option-cross = Cruzar a { $space }
option-walk-on = Seguir adelante
option-enter = Entrar en { $space }
option-stay-out = Quedarse fuera
option-pay = Pagar
option-decline = No hacerlo
option-yes = Sí
option-no = No
option-keep = Ahora no
option-keep-all = Conservarlo todo; pregúntame cuando reciba otra carta
option-spend = Gastarlas
option-begin = Empezar un personaje nuevo
option-give-up = Abandonar la partida
option-battle = Combate de { $attribute }: { $cards }
option-points = { $card } ({ $n ->
    [one] 1 punto
   *[other] { $n } puntos
})
option-price = { $card }, por { $n } de influencia
option-die = El { $n }
option-count = { $n }
option-player = { $player }
option-weapon-none = Ninguna de estas
option-armour-none = Ninguna armadura

# Atributos, regiones, fases, resultados
strength = Fuerza
willpower = Voluntad
cunning = Astucia
level = nivel
influence = influencia
outer = Región Exterior
middle = Región Intermedia
inner = Región Interior
scenario = Casilla de escenario
phase-0 = Preparación
phase-1 = Movimiento
phase-2 = Enfrentamiento
phase-4 = Movimiento
phase-3 = Experiencia
colour-0 = roja
colour-1 = azul
colour-2 = amarilla
deck-red = Amenazas rojas
deck-blue = Amenazas azules
deck-yellow = Amenazas amarillas
deck-power = Poder
deck-corruption = Corrupción
deck-mission = Misiones
deck-relic = Reliquias
deck-wargear = Equipo
line-dial = { $attribute }
line-dice = dados
line-ability = capacidad de { $card }
enemy-side = Enemigos
test-target = Hace falta
sum-total = { $who }: { $n }
battle-title = Combate de { $attribute }
note-missing = Pierde el próximo turno
note-tokens = Fichas en el escenario: { $n }
note-facedown = Boca abajo
note-progress = Progreso: { $n }
note-card-tokens = Fichas de Personaje de { $player }: { $n }
note-power-tokens = Fichas de Personaje en cartas de Poder: { $n }
note-granted = Movimiento especial en la próxima fase de Movimiento: { $card }
note-charges = Cargas: { $n }
status = { $player }, { $character }: nivel { $level }, Fuerza { $s }, Voluntad { $w }, Astucia { $c }, Vida { $life }, influencia { $influence }; corrupción { $corruption } de { $threshold }, cartas de Poder { $power } de { $plimit }, ventajas { $assets } de { $alimit }; en { $space }
status-out = { $player } está fuera de la partida
said-mission = Misión de { $player }: { $card } ({ $text })
said-lies = En { $space }: { $cards }
said-scenario = Escenario: { $card }
said-hand = Tus cartas de Poder: { $cards }
said-assets = Ventajas de { $player }: { $cards }
said-corruption = Corrupción de { $player }: { $cards }
said-battle = Combate: tú { $mine }; enemigo { $theirs }
wish-play = Jugar { $card }
wish-use = Usar { $card }
wish-evade = Esquivar { $card }
wish-enter = Entrar en la región Interior

# Sucesos
event-DeckShuffled = Se barajan los mazos.
event-DeckShuffled-anew = Se ha agotado un mazo y se barajan sus descartes: { $deck }.
event-ScenarioChosen = El escenario es { $card }.
event-Dealt = Recibes { $cards }.
event-CharacterTaken = { $player } juega con { $card }.
event-MovementScored = { $player } tiene { $n ->
    [one] 1 punto
   *[other] { $n } puntos
} de movimiento.
event-Moved = { $player } se mueve a { $space }.
event-Rolled = { $player } saca { $dice }.
event-Rolled-enemy = El enemigo saca { $dice }.
event-PowerDrawn = { $player } roba una carta de Poder.
event-PowerDrawn-seen = { $player } roba { $card }.
event-Dealt-seen = { $player } recibe dos personajes para elegir: { $cards }.
event-PowerDrawn-own = Robas { $card }.
event-PowerPlayed-number = { $player } juega { $card } por su número { $n }.
event-PowerPlayed-ability = { $player } juega { $card }.
event-PowerPlayed-discard = { $player } descarta { $card }.
event-PowerPassed = { $player } toma una carta de Poder de { $other }.
event-PowerPassed-own = { $player } toma { $card } de { $other }.
event-Revealed = Se revelan: { $cards }.
event-ThreatDrawn = { $player } revela { $card } en { $space }.
event-ThreatDiscarded = Va al descarte: { $card }.
event-ThreatShifted = Va a { $space }: { $card }.
event-TrophyTaken = { $player } toma a { $card } como trofeo.
event-TrophiesSpent = { $player } entrega trofeos: { $cards }.
event-AssetTaken = { $player } toma { $card }.
event-AssetDealt = { $player } recibe { $card }.
event-Looked = { $player } revela { $cards }.
event-AssetPassed = { $other } recibe { $card } de { $player }.
event-AssetDiscarded = { $player } descarta { $card }.
event-ChargeSpent = { $player } gasta una carga de { $card }.
event-ChargeAdded = { $player } añade { $n ->
    [one] 1 carga
   *[other] { $n } cargas
} a { $card }.
event-DialTurned = { $player } obtiene { $n ->
    [one] 1 punto
   *[other] { $n } puntos
} de { $attribute }.
event-DialTurned-less = { $player } pierde { $n ->
    [one] 1 punto
   *[other] { $n } puntos
} de { $attribute }.
event-LifeChanged = { $player } obtiene { $n ->
    [one] 1 punto
   *[other] { $n } puntos
} de Vida.
event-LifeChanged-less = { $player } pierde { $n ->
    [one] 1 punto
   *[other] { $n } puntos
} de Vida.
event-InfluenceChanged = { $player } obtiene { $n ->
    [one] 1 punto
   *[other] { $n } puntos
} de influencia.
event-InfluenceChanged-less = { $player } entrega { $n ->
    [one] 1 punto
   *[other] { $n } puntos
} de influencia.
event-Levelled = { $player } alcanza el nivel { $n }.
event-MissionDrawn = { $player } roba la misión { $card }.
event-MissionAdvanced = { $player } avanza en su misión: { $n }.
event-MissionCompleted = { $player } completa { $card }.
event-MissionGiven = { $player } obtiene una misión completada.
event-MissionSwapped = { $player } se queda con una misión de dos.
event-MissionsSpent = { $player } gasta misiones completadas: { $cards }.
event-CorruptionDrawn = { $player } roba { $card }: se activa.
event-CorruptionDrawn-down = { $player } roba { $card } y la pone boca abajo.
event-CorruptionFlipped = { $player } pone boca abajo { $card }.
event-CorruptionDiscarded = { $player } se libra de { $card }.
event-AbilityUsed = { $player } usa { $card }.
event-AbilityUsed-own = { $player } usa su capacidad.
event-AbilityUsed-forced = { $player } resuelve { $card }.
event-Evaded = { $player } esquiva a { $card }.
event-Met = { $player } se encuentra con { $card }.
event-Met-event = { $player } resuelve el evento { $card }.
event-Met-place = { $player } da con { $card }.
event-Met-enemy = { $player } resuelve la capacidad especial de { $card }.
event-Engaged = { $player } empieza la fase de Enfrentamiento.
event-BattleBegan = { $player } libra un combate de { $attribute } contra { $cards } (valor { $n }).
event-BattleScored = { $player }: { $mine }. Enemigo: { $theirs }.
event-BattleEnded-win = { $player } gana el combate.
event-BattleEnded-lose = { $player } pierde el combate.
event-BattleEnded-tie = El combate de { $player } acaba en empate.
event-TestBegan = { $player } hace una prueba de { $attribute } { $n }.
event-Tested-passed = { $player } supera la prueba de { $attribute } { $n }: { $mine }.
event-Tested-failed = { $player } falla la prueba de { $attribute } { $n }: { $mine }.
event-TurnLost = { $player } pierde un turno.
event-TurnEnded = Turno de { $player }.
event-TurnSkipped = { $player } se salta este turno.
event-PhaseBegan = { $phase }.
event-Halted-1 = Termina la fase de Enfrentamiento.
event-Halted-2 = Termina el turno.
event-Halted-3 = Termina el turno.
event-BoxDrew = Se resuelven las cartas de Amenaza.
event-Contented = { $player } lo conserva todo.
event-Defeated = { $player } es derrotado.
event-Corrupted = { $player } queda corrompido; { $card } deja la partida.
event-Eliminated = { $player } queda eliminado.
event-TokenPlaced = { $player } coloca { $n ->
    [one] 1 ficha
   *[other] { $n } fichas
} en el escenario.
event-TokensLaid = { $player } coloca { $n ->
    [one] 1 ficha de Personaje
   *[other] { $n } fichas de Personaje
} en { $card }.
event-TokensLaid-hidden = { $player } coloca { $n ->
    [one] 1 ficha de Personaje
   *[other] { $n } fichas de Personaje
} en una carta de Poder.
event-TokensLifted = { $player } retira { $n ->
    [one] 1 ficha de Personaje
   *[other] { $n } fichas de Personaje
} de { $card }.
event-MoveGranted = { $player } recibe un movimiento especial de { $card }.
event-MovesLapsed = Pasa el momento del movimiento especial.
event-GameWon = ¡{ $player } gana la partida!
event-GameWon-none = No gana nadie.
event-RelicReturned = Se baraja el mazo de Reliquias.

# Motivos
reason-confrontation = { $player } gana la partida: ha vencido en la confrontación de «{ $scenario }».
reason-last-standing = { $player } gana la partida: todos los demás están fuera.
reason-last-standing-none = No gana nadie: todos están fuera de la partida.
reason-turn-limit = No gana nadie: la partida se ha interrumpido, demasiados turnos.
reason-bad-pack = El paquete no se puede usar ({ $n ->
    [one] 1 problema
   *[other] { $n } problemas
}). { $problem }
reason-bad-relic-position = La posición no es posible: { $problem }.
reason-used-this-turn = { $card } solo puede usarse una vez por turno, y ya se ha usado.
reason-condition = Ahora no se cumple la condición { $ofcard }.
reason-no-effect = { $card } no tendría ningún efecto ahora.
reason-only-in-battle = { $card } solo puede usarse en un combate tuyo.
reason-cannot-weapon = No puedes usar armas en este combate.
reason-cannot-armour = No puedes usar armaduras en este combate.
reason-cannot-ally = Ahora no puedes usar aliados.
reason-cannot-power = No puedes jugar cartas de Poder en este combate.
reason-one-weapon = Ya usas todas las armas que puedes usar en este combate.
reason-one-armour = Ya usas una armadura en este combate; solo se permite una.
reason-charge-spent = { $card } ya ha dado una carga este turno; solo puede dar una por turno.
reason-no-charge = { $card } ya no tiene cargas.
reason-no-token = No tienes ninguna ficha de Personaje en { $the }.
reason-no-influence = No tienes influencia con que pagar.
reason-last-life = No puedes pagar con tu último punto de Vida.
reason-no-power = No tienes otra carta de Poder que descartar.
reason-no-ally = No tienes ningún aliado que descartar.
reason-no-asset = No tienes ninguna ventaja que descartar.
reason-wrong-moment = { $card } se usa en otro momento: { $moment }.
reason-not-yours = No tienes { $the }.
reason-passive = { $card } actúa sin que hagas nada; no hay nada que usar.
reason-cannot-evade = No puedes esquivar: lo prohíbe { $the }.
reason-no-evade = Nada te permite esquivar { $tocard }.
reason-used-here = En este momento ya has usado { $the }.
reason-evade-with = { $card } te permite esquivar a ese enemigo: { $moment }.
reason-evaded = Ya has esquivado { $tocard }.
reason-needs-relic = Necesitas una reliquia para entrar en la región Interior.
reason-not-at-gate = En la región Interior se entra desde { $space }.
reason-not-now = Eso no se puede hacer en este momento.

# Ajustes
setting-scenario = Escenario
setting-scenario-random = Uno al azar
setting-scenario-help = Para una primera partida: El misterio del otro lado.
setting-rounds = Turnos por jugador
setting-rounds-help = Tras tantos turnos de cada jugador la partida se interrumpe.

## Problemas
goal-beat-name = Vence al enemigo
goal-beat = ¿Qué respuesta te da más posibilidades de vencer a todos los enemigos de este espacio en esta fase? Los dados cuentan como salen por término medio.
goal-unhurt-name = Sobrevive
goal-unhurt = ¿Qué respuesta te da más posibilidades de no perder Vida en esta fase? Los dados cuentan como salen por término medio.

# La carrera
race-goal = Gana una reliquia ({ $price } misiones), entra con ella en la Región Interior y llega el primero al centro.
race-goal-tokens = Gana una reliquia ({ $price } misiones), entra con ella en la Región Interior y consigue el primero { $n } fichas en el centro.
race-near-character = aún sin personaje
race-near-out = fuera de la partida
race-near-outside = nivel { $level } · { $missions } de { $n } misiones
race-near-relic = nivel { $level } · tiene una reliquia
race-near-inner = nivel { $level } · en la Región Interior
race-near-centre = en el centro
race-near-tokens = en el centro · { $tokens } de { $n } fichas

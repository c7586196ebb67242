# Palabras sueltas
energy-air = aire
energy-water = agua
energy-fire = fuego
energy-earth = tierra
tokens-air = { $count } de aire
tokens-water = { $count } de agua
tokens-fire = { $count } de fuego
tokens-earth = { $count } de tierra
season-winter = invierno
season-spring = primavera
season-summer = verano
season-autumn = otoño
kind-item = objeto mágico
kind-familiar = familiar
crystals = { $count ->
    [one] 1 cristal
   *[other] { $count } cristales
  }
cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }
bonus-exchange = cambiar dos fichas de energía
bonus-crystallise = cristalizar con 1 cristal más por ficha
bonus-gauge = aumentar en 1 la capacidad de invocación
bonus-draw = robar dos cartas y conservar una
free = sin coste
cost-none = ninguno
any-energies = una ficha de cada energía que elijas

# Caras de los dados
face-star = +1 de capacidad de invocación
face-draw = robar una carta
face-crystallise = cristalizar
face-dots = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
  }
die = { $what } ({ $dots })

# Preguntas
ask-draft = Elige una carta del grupo y pasa el resto a tu izquierda.
ask-group = { $place ->
    [1] Elige { $left ->
        [1] la última carta
       *[other] una de las { $left } cartas
      } de tu mano inicial.
   *[other] Elige { $left ->
        [1] la última carta
       *[other] una de las { $left } cartas
      } para la biblioteca II (las que sobren van a la III).
  }
ask-take-die = Elige tu dado de estación.
ask-act = Es tu turno: ¿qué haces?
ask-before-die = ¿Activas una carta antes de resolver tu dado?
ask-how-to-draw = Tu dado te permite robar una carta. ¿Cómo la robas?
ask-keep-or-discard = ¿Añades la carta a tu mano o la descartas?
ask-keep = Elige la carta que añades a tu mano.
ask-order = ¿Qué efecto resuelves primero?
ask-waive = Mano de la Fortuna: elige la energía que no pagas por { $the }.
ask-element = ¿Qué energías incluyes en el coste { $ofcard }?
ask-pay-from = ¿De dónde pagas la ficha de { $energy }?
ask-take-energy = { $has ->
    [yes] { $bare }: elige
   *[no] Elige
  } una ficha de energía{ $total ->
    [1] .
   *[other] { " " }({ $nth } de { $total }).
  }
ask-overflow = Tu reserva está llena: elige una ficha para descartar ({ $left ->
    [1] sobra 1
   *[other] sobran { $left }
  }).
ask-discard-energy = { $has ->
    [yes] { $bare }: elige
   *[no] Elige
  } una ficha para descartar{ $total ->
    [1] .
   *[other] { " " }({ $nth } de { $total }).
  }
ask-feed = ¿Qué ficha colocas sobre el Caldero Glotón?
ask-crystallise-equal = ¿Qué tres fichas iguales cristalizas?
ask-exchange-from = ¿Qué energía quieres transformar?
ask-exchange-how-many = ¿Cuántas fichas de { $energy } transformas? Cada una cuesta 1 cristal.
ask-exchange-into = ¿En qué energía las transformas?
ask-which-effect = Elige el efecto { $ofcard }.
ask-put-drawn = Elige la carta que pones en juego gratis.
ask-put-from-hand = Elige la carta de tu mano que pones en juego gratis.
ask-give = Elige la carta que entregas a { $to }.
ask-sacrifice = { $bare }: elige una de tus cartas en juego para sacrificarla.
ask-return = { $bare }: elige el objeto mágico que devuelves a tu mano.
ask-give-up = { $bare }: elige el familiar que descartas de tu mano o sacrificas.
ask-opponent = { $bare }: elige a un oponente.
ask-unveil = ¿Descartas una carta de tu mano o robas una y la muestras?
ask-top-card = La carta superior del mazo es { $the }. ¿Qué haces con ella?
ask-move-season = ¿Cuántas casillas mueves el marcador de estación?

# Opciones
done-before-die = Resolver el dado
done-keep-or-discard = Descartarla
done-element = No incluir más
done-top-card = Dejarla en el mazo
option-draw = Robar una carta
option-bonus = Usar un bonus: robar dos cartas y quedarte con una
option-end-turn = Terminar el turno
option-crystallise = Cristalizar 1 ficha de { $energy } ({ $crystals })
option-crystallise-stored = Cristalizar 1 ficha de { $energy } { $ofcard } ({ $crystals })
option-bonus-cost = { $option } (−{ $points } puntos al final)
option-bonus-exchange = Bonus: cambiar dos fichas de energía por otras dos
option-bonus-crystallise = Bonus: cristalizar con 1 cristal más por ficha este turno
option-bonus-gauge = Bonus: aumentar en 1 tu capacidad de invocación
option-summon = Invocar { $card } ({ $cost })
option-activate = Activar { $card }
option-energy = { $energy }
option-from-reserve = De tu reserva
option-from-card = { $energy } { $ofcard }
option-card = { $bare }
option-card-cost = { $bare } (coste: { $cost }; prestigio: { $points })
option-keep-card = Añadir { $card } a tu mano
option-discard-card = Descartar { $card }
option-sacrifice-card = Sacrificar { $card }
option-activate-card = Activar { $card }
option-top-card = Descartar 4 fichas de energía y ponerla en juego
option-number = { $number }
option-opponent = { $who } ({ $tokens })
option-forward = Avanzar { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
  } ({ $season })
option-backward = Retroceder { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
  } ({ $season })
detail-turned = carta girada
no-tokens = sin energía

# Lo que oyen los demás mientras alguien piensa
wait-draft = { $who } está eligiendo una carta.
wait-group = { $who } está haciendo sus grupos.
wait-take-die = { $who } está eligiendo su dado.
wait-other = { $who } está pensando.

# Sucesos
event-TookEnergy = { $you ->
    [yes] Obtienes
   *[no] { $who } obtiene
  } { $tokens }{ $by }.
event-LostEnergy = { $you ->
    [yes] { $why ->
        [paid] Pagas
        [crystallised] Cristalizas
       *[other] Descartas
      }
   *[no] { $who } { $why ->
        [paid] paga
        [crystallised] cristaliza
       *[other] descarta
      }
  } { $tokens }{ $by }.
event-StoredEnergy = { $you ->
    [yes] Colocas
   *[no] { $who } coloca
  } { $tokens } sobre { $the }.
event-SpentStored = { $you ->
    [yes] Gastas
   *[no] { $who } gasta
  } { $tokens } { $ofcard }.
event-FedCard = { $you ->
    [yes] Colocas
   *[no] { $who } coloca
  } { $tokens } sobre { $the }.
event-GainedCrystals = { $you ->
    [yes] Obtienes
   *[no] { $who } obtiene
  } { $crystals }{ $by }.
event-LostCrystals = { $you ->
    [yes] { $why ->
        [paid] Pagas
       *[other] Pierdes
      }
   *[no] { $who } { $why ->
        [paid] paga
       *[other] pierde
      }
  } { $crystals }{ $by }.
event-TookCrystals = { $you ->
    [yes] Recibes { $crystals } de { $giver }
   *[no] { $who } recibe { $crystals } de { $giver }
  }{ $by }.
event-TookCrystals-yours = Das { $crystals } a { $who }{ $by }.
event-Crystallised = { $you ->
    [yes] Cristalizas
   *[no] { $who } cristaliza
  } { $tokens } y { $you ->
    [yes] obtienes
   *[no] obtiene
  } { $crystals }{ $by }.
event-TurnedReserve = { $you ->
    [yes] Todas tus fichas
   *[no] Todas las fichas de { $who }
  } se transforman en { $energy }.
event-MovedGauge = { $you ->
    [yes] Tu capacidad de invocación
   *[no] La capacidad de invocación de { $who }
  } { $up ->
    [yes] aumenta
   *[no] disminuye
  } en { $count }{ $by }.
event-UsedBonus-exchange = { $you ->
    [yes] Usas
   *[no] { $who } usa
  } un bonus para cambiar dos fichas de energía.
event-UsedBonus-crystallise = { $you ->
    [yes] Usas
   *[no] { $who } usa
  } un bonus para cristalizar con 1 cristal más por ficha.
event-UsedBonus-gauge = { $you ->
    [yes] Usas
   *[no] { $who } usa
  } un bonus para aumentar la capacidad de invocación.
event-UsedBonus-draw = { $you ->
    [yes] Usas
   *[no] { $who } usa
  } un bonus para robar dos cartas y conservar una.
event-MayCrystallise = { $you ->
    [yes] Puedes
   *[no] { $who } puede
  } cristalizar durante este turno{ $by }.
event-Drew = { $you ->
    [yes] Robas
   *[no] { $who } roba
  } { $what }{ $by }.
event-DrewAside = { $you ->
    [yes] Robas
   *[no] { $who } roba
  } { $what }{ $by }.
event-Kept = { $you ->
    [yes] Añades { $what } a tu mano.
   *[no] { $who } añade { $what } a su mano.
  }
event-Given = { $you ->
    [yes] Entregas { $what } a { $to }.
   *[no] { $who } entrega { $what } a { $to }.
  }
event-Given-you = { $who } te entrega { $what }.
event-DiscardedAside = { $you ->
    [yes] Descartas
   *[no] { $who } descarta
  } { $what }.
event-DiscardedFromHand = { $you ->
    [yes] Descartas { $card } de tu mano
   *[no] { $who } descarta { $card } de su mano
  }{ $by }.
event-LookedAtTop = { $you ->
    [yes] Miras la carta superior del mazo: { $the }.
   *[no] { $who } mira la carta superior del mazo.
  }
event-DiscardedTop = { $you ->
    [yes] Descartas
   *[no] { $who } descarta
  } la carta superior del mazo sin mirarla.
event-Reshuffled = El mazo se ha agotado: se baraja la pila de descartes.
event-Entered = { $you ->
    [yes] Pones en juego
   *[no] { $who } pone en juego
  } { $card } gratis{ $by }.
event-Summoned = { $you ->
    [yes] Invocas
   *[no] { $who } invoca
  } { $card }.
event-Turned = { $you ->
    [yes] Activas
   *[no] { $who } activa
  } { $card }.
event-Sacrificed = { $you ->
    [yes] Sacrificas
   *[no] { $who } sacrifica
  } { $card }{ $by }.
event-ReturnedToHand = { $you ->
    [yes] Devuelves { $card } a tu mano
   *[no] { $who } devuelve { $card } a su mano
  }{ $by }.
event-ChangedOwner = { $you ->
    [yes] Entregas { $the } a { $to }.
   *[no] { $who } entrega { $the } a { $to }.
  }
event-ChangedOwner-you = { $who } te entrega { $the }.
event-BoxPrepared = Se preparan los dados de las cuatro estaciones.
event-Dealt = Se reparten nueve cartas a cada jugador: comienza el Preludio.
event-DealtGroups = Cada jugador recibe un grupo predefinido: { $groups }.
event-DealtGroups-one = { $who }, el grupo { $number }
event-Picked = { $what ->
    [none] Cada jugador elige una carta y pasa el resto a su izquierda.
   *[other] Eliges { $what } y pasas el resto a tu izquierda.
  }
event-Picked-all = { $picks }; el resto pasa a la izquierda.
event-Picked-one = { $who } elige { $card }
event-Grouped = Todos han hecho sus tres grupos: comienza el Torneo.
event-RoundBegan = Ronda { $round } ({ $season }): { $who } tira los dados.
event-TookDie = { $you ->
    [yes] Tomas
   *[no] { $who } toma
  } un dado: { $die }.
event-RerolledDie = { $who } vuelve a tirar su dado: { $die }.
event-RerolledDie-you = Vuelves a tirar tu dado: { $die }.
event-TurnEnded = { $you ->
    [yes] Terminas tu turno.
   *[no] { $who } termina su turno.
  }
event-RoundEnded = La ronda termina.
event-SeasonMoved = El marcador de estación { $up ->
    [yes] avanza
   *[no] retrocede
  } { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
  }, hasta la casilla { $space }{ $by }.
event-SeasonChanged = Cambio de estación: { $season }.
event-LibraryOpened = { $you ->
    [yes] Añades a tu mano
   *[no] { $who } añade a su mano
  } { $cards } de la biblioteca { $year }.
event-FirstPassed = { $you ->
    [yes] Eres
   *[no] { $who } es
  } el nuevo jugador inicial.
event-GameEnding = El tercer año ha terminado: se resuelven los efectos del final de la partida.
event-GameEnded = La partida termina. { $scores }.
score-of = { $who }: { $count ->
    [one] 1 punto
   *[other] { $count } puntos
  }
a-card = una carta

# Cómo acabó
reason-won = { $player } gana la partida con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} de prestigio.
reason-won-by-cards = Empate a { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}: { $player } gana la partida por tener más cartas de poder en juego.
reason-shared = Empate a { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} y a cartas en juego: comparten la victoria { $players }.

# Por qué no
reason-no-room = Tu capacidad de invocación es { $gauge } y ya tienes { $cards } en juego.
reason-few-crystals = No tienes cristales suficientes: { $need ->
    [one] hace falta 1
   *[other] hacen falta { $need }
} y tienes { $have }.
reason-leech = Antes de invocar debes dar { $tax } por la Sanguijuela Arcana, y no te quedarían suficientes.
reason-few-energy = No tienes la energía que cuesta { $the }: { $cost }.
reason-few-tokens = No tienes las fichas de energía que hay que descartar.
reason-few-equal = No tienes tres fichas de energía iguales.
reason-few-cards = No tienes tres cartas en juego para sacrificar.
reason-no-familiar = No tienes ningún familiar en la mano ni en juego.
reason-empty-hand = No tienes ninguna carta en la mano que poner en juego.
reason-no-cards = No quedan cartas en el mazo ni en la pila de descartes.
reason-turned = Ya has activado { $card }: se endereza al comienzo de la próxima ronda.
reason-no-activation = No puedes activar { $card }: no tiene efecto de activación.
reason-before-die = Solo puedes activar { $card } antes de resolver las acciones del dado.
reason-die-first = Las acciones del dado van antes que cualquier otra.
reason-no-bonus = Ya has usado tus tres bonus.
reason-few-to-exchange = Este bonus cambia dos fichas de energía y no tienes dos.
reason-gauge-full = Tu indicador de invocación está al máximo.
reason-no-crystallising = Tu dado no muestra «cristalizar» y nada te lo permite este turno.
reason-no-such-token = No tienes ninguna ficha de { $energy }.
reason-not-in-hand = Esa carta no está en tu mano.
reason-not-in-play = No tienes esa carta en juego.
reason-die-gone = Ese dado no está entre los que puedes elegir.
reason-draw-bonus = Este bonus solo se usa al robar con tu dado.
reason-finish-first = Antes tienes que terminar lo que has empezado.
reason-not-your-turn = No es tu turno: le toca a { $who }.
reason-prelude = El Torneo no ha comenzado todavía.

# Posiciones
reason-bad-position = Esa posición no puede darse: { $what }.
fault-card-twice = la misma carta está en dos sitios
fault-unknown-card = hay una carta que no existe
fault-above-level = esa carta no participa en el nivel de esta mesa
fault-owners = los dueños no coinciden con las cartas en juego
fault-not-in-play = hay una carta girada o con fichas que no está en juego
fault-crystals = hay menos de cero cristales
fault-gauge = un indicador de invocación está fuera de su escala
fault-bonus = un indicador de bonus está fuera de su escala
fault-tokens = hay menos de cero fichas
fault-markers = un marcador está fuera del tablero
fault-unknown-token = hay una ficha de energía que no existe
fault-holds-no-tokens = esa carta no guarda fichas
fault-unknown-place = hay un lugar que no existe
fault-counter = un contador está por debajo de cero
fault-scores = una partida acabada tiene una puntuación por jugador, y ninguna otra las tiene
fault-picks = no se ha elegido lo mismo de cada grupo, o no son nueve cartas tras el draft
fault-unknown-die = hay un dado que no existe
fault-die-twice = el mismo dado está en dos sitios
fault-few-dice = cada estación necesita un dado por jugador y uno más, todos distintos
fault-reserve = una reserva tiene más fichas de las que caben
fault-library = bajo la ficha de biblioteca de un año que ya ha empezado no queda ninguna carta
fault-seats = el número de jugadores no es 2, 3 o 4
fault-step = en ese paso faltan dados, cartas o grupos

# La mesa en palabras
table-head = Año { $year }, { $season } (casilla { $space }), ronda { $round }. Mazo: { $deck }; descartes: { $discard }.
table-dice = Dados sobre la mesa: { $dice }.
table-seat = { $who }: { $crystals }, capacidad { $gauge }, bonus usados { $bonus } de 3, reserva { $reserve }, { $hand } en la mano{ $die }.
table-die = , dado { $die }
table-play = En juego: { $cards }.
table-hand = En la mano: { $cards }.
table-library = Biblioteca { $year }: { $cards }.
table-nothing = nada
table-turned = { $bare } (carta girada)
table-holds = { $card } [{ $tokens }]
table-pack = Grupo que pasa: { $cards }.
table-picked = Elegidas: { $cards }.
card-head = { $name } (n.º { $number }, { $kind }). Coste: { $cost }. Prestigio: { $prestige }.
cost-by-players = { $two } con dos jugadores, { $three } con tres, { $four } con cuatro

# Deseos
wish-summon = Invocar { $card }
wish-activate = Activar { $card }
wish-crystallise = Cristalizar { $energy }
wish-bonus-exchange = Usar el bonus de intercambio
wish-bonus-crystallise = Usar el bonus de cristalización
wish-bonus-gauge = Usar el bonus de invocación
wish-bonus-draw = Usar el bonus de robo

## Problemas
goal-score-name = El máximo de puntos
goal-score = Ten tantos puntos como puedas al acabar tu turno, contados como al final de la partida; se puede llegar a { $best }.
goal-crystals-name = El máximo de cristales
goal-crystals = Ten tantos cristales como puedas al acabar tu turno; se puede llegar a { $best }.

# La carrera
race-goal = Ten más puntos al cabo de tres años: cristales y el prestigio de tus cartas en juego.
race-near = { $points } { $points ->
    [one] punto
   *[other] puntos
}
race-crystals = { $n } { $n ->
    [one] cristal
   *[other] cristales
}
race-cards = { $n } por cartas en juego
race-bonus = { $n } por bonus usados
race-hand = { $n } por cartas en la mano

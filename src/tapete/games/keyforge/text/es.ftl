# Preguntas
ask-main = Juega, descarta o usa una carta, o termina tu turno.
ask-house = Elige tu Casa activa.
ask-archives = ¿Coges las cartas de tus archivos?
ask-mulligan = ¿Te quedas con esta mano o robas otra con una carta menos?
ask-key = ¿Qué llave se forja?
ask-unforge = ¿Qué llave se desforja?
ask-flank = ¿En qué flanco se pone { $card }?
ask-deploy = ¿Dónde se despliega { $card }?
ask-host = ¿A qué criatura se vincula { $card }?
ask-fight = ¿Contra quién lucha { $card }?
ask-order = Varias cosas ocurren a la vez: ¿cuál primero?
ask-ability = ¿Qué habilidad de { $card }?
ask-use = ¿Cómo se usa?
ask-may = ¿Quieres usar el efecto de { $card }?
ask-may-do = ¿Usas el efecto de { $card }? { $told }
ask-again = ¿Repites el efecto de { $card }?
ask-mode = Elige una opción.
ask-name-house = Nombra una Casa.
ask-name-number = Nombra un número.
ask-amount = ¿Cuánto?
ask-spend = ¿Cuánto Æmbar se gasta de { $card }?
ask-icon-capture = Icono de bonificación: ¿qué criatura captura 1 Æmbar?
ask-icon-damage = Icono de bonificación: ¿a qué criatura se inflige 1 de daño?
ask-icon-discard = Icono de bonificación: ¿qué carta descartas?
ask-stack = ¿Qué carta va ahora sobre el mazo? La última queda encima.
ask-next = ¿Qué carta va primero?
ask-permit = ¿Con qué permiso se juega?
ask-first = ¿Quién va primero?
ask-loop = ¿Cuántas veces se resuelve el bucle?
ask-target = { $purpose ->
    [deal] Elige una criatura a la que infligir daño.
    [heal] Elige una criatura que curar.
    [destroy] Elige una carta que destruir.
    [capture] Elige la criatura que captura.
    [return] Elige una carta que devolver.
    [purge] Elige una carta que purgar.
    [archive] Elige una carta que archivar.
    [abduct] Elige una criatura que poner en tus archivos.
    [shuffle-in] Elige una carta que barajar en su mazo.
    [on-deck] Elige una carta que poner sobre el mazo de su propietario.
    [discard] Elige una carta que descartar.
    [reveal] Elige una carta que revelar.
    [search] Elige una carta que coger.
    [play] Elige una carta que jugar.
    [put-into-play] Elige una carta que poner en juego.
    [put-under] Elige una carta que poner debajo.
    [copy] Elige la carta que copiar.
    [control] Elige una carta de la que tomar el control.
    [use] Elige una carta que usar.
    [stunned] Elige una criatura que aturdir.
    [warded] Elige una criatura que escudar.
    [enraged] Elige una criatura que enfurecer.
    [power] Elige una criatura que recibe contadores de Poder.
    [ready] Elige una carta que preparar.
    [exhaust] Elige una carta que agotar.
    [swap] Elige una criatura que intercambiar.
    [move] Elige una criatura que mover.
    [place-amber] Elige una carta sobre la que poner Æmbar.
    [take-amber] Elige una carta de la que coger Æmbar.
    [put-amber] Elige una carta a la que mover Æmbar.
    [turn-over] Elige una carta a la que dar la vuelta.
    [trigger] Elige una criatura cuya habilidad se resuelve.
   *[other] Elige una carta.
}
why-card = Lo pide { $card }.
why-rule = Paso del turno.

# Opciones
do-play = Jugar { $card }
do-discard = Descartar { $card }
do-fight = Luchar con { $card }
do-reap = Cosechar con { $card }
do-action = Usar la acción de { $card }
do-omni = Usar el omni de { $card }
do-unstun = Quitar el aturdimiento de { $card }
do-tide = Subir la marea por 3 cadenas
do-end = Terminar el turno
do-me = Yo
do-other = Mi oponente
do-done = Listo
do-yes = Sí
do-no = No
do-take = Cogerlas
do-leave = Dejarlas
do-keep = Quedármela
do-mulligan = Mano nueva
do-left = Flanco izquierdo
do-right = Flanco derecho
do-red = Llave roja
do-yellow = Llave amarilla
do-blue = Llave azul
do-place = Posición { $number }
do-mode = Opción { $number }
do-trigger = { $card }: { $label ->
    [play] jugar
    [reap] después de cosechar
    [fight] después de luchar
    [before-fight] antes de luchar
    [before-reap] antes de cosechar
    [destroyed] destruida
    [assault] asalto
    [hazardous] dañino
    [instead] en vez de eso
   *[when] su efecto
}

# Sucesos
who-you = tú
who-foe = tu oponente
event-AmberGained = { $who ->
    [you] Obtienes { $amount } Æmbar ({ $before } → { $now }).
    [foe] Tu oponente obtiene { $amount } Æmbar ({ $before } → { $now }).
   *[other] { $name } obtiene { $amount } Æmbar ({ $before } → { $now }).
}
event-AmberLost = { $who ->
    [you] Pierdes { $amount } Æmbar ({ $before } → { $now }).
    [foe] Tu oponente pierde { $amount } Æmbar ({ $before } → { $now }).
   *[other] { $name } pierde { $amount } Æmbar ({ $before } → { $now }).
}
event-AmberStolen = { $who ->
    [you] Robas { $amount } Æmbar ({ $before } → { $now }).
    [foe] Tu oponente te roba { $amount } Æmbar ({ $before } → { $now }).
   *[other] { $name } roba { $amount } Æmbar ({ $before } → { $now }).
}
event-AmberPaid = { $who ->
    [you] Pagas { $amount } Æmbar.
    [foe] Tu oponente paga { $amount } Æmbar.
   *[other] { $name } paga { $amount } Æmbar.
}
event-AmberCaptured = { $card } captura { $amount } Æmbar.
event-AmberPlaced = Se ponen { $amount } Æmbar sobre { $card }.
event-AmberMoved = Se mueven { $amount } Æmbar.
event-AmberSpent = { $who ->
    [you] Gastas { $amount } Æmbar en una llave.
    [foe] Tu oponente gasta { $amount } Æmbar en una llave.
   *[other] { $name } gasta { $amount } Æmbar en una llave.
}
event-Forged = { $who ->
    [you] Forjas la llave { $colour }.
    [foe] Tu oponente forja la llave { $colour }.
   *[other] { $name } forja la llave { $colour }.
}
event-Unforged = { $who ->
    [you] Se desforja tu llave { $colour }.
    [foe] Se desforja la llave { $colour } de tu oponente.
   *[other] Se desforja la llave { $colour } de { $name }.
}
event-Chained = { $amount ->
    [-1] { $who ->
        [you] Te libras de una cadena.
        [foe] Tu oponente se libra de una cadena.
       *[other] { $name } se libra de una cadena.
    }
   *[other] { $who ->
        [you] Obtienes { $amount } cadenas.
        [foe] Tu oponente obtiene { $amount } cadenas.
       *[other] { $name } obtiene { $amount } cadenas.
    }
}
event-TideRaised = { $who ->
    [you] Sube la marea para ti.
    [foe] Sube la marea para tu oponente.
   *[other] Sube la marea para { $name }.
}
event-Won = { $who ->
    [you] Has ganado.
    [foe] Ha ganado tu oponente.
   *[other] Ha ganado { $name }.
}
event-TurnBegan = { $who ->
    [you] Turno { $turn }: te toca.
    [foe] Turno { $turn }: le toca a tu oponente.
   *[other] Turno { $turn }: le toca a { $name }.
}
event-HouseChosen = { $who ->
    [you] Eliges { $house }.
    [foe] Tu oponente elige { $house }.
   *[other] { $name } elige { $house }.
}
event-CardsReadied = { $who ->
    [you] Preparas tus cartas.
    [foe] Tu oponente prepara sus cartas.
   *[other] { $name } prepara sus cartas.
}
event-Announced = { $who ->
    [you] ¡Listo! Podrás forjar una llave.
    [foe] Tu oponente dice: ¡Listo!
   *[other] { $name } dice: ¡Listo!
}
event-Mulligan = { $took ->
    [yes] { $who ->
        [you] Robas una mano nueva.
        [foe] Tu oponente roba una mano nueva.
       *[other] { $name } roba una mano nueva.
    }
   *[no] { $who ->
        [you] Te quedas con tu mano.
        [foe] Tu oponente se queda con su mano.
       *[other] { $name } se queda con su mano.
    }
}
event-Drawn = { $who ->
    [you] Robas { $cards }.
    [foe] Tu oponente roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
   *[other] { $name } roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
}
event-Shuffled = { $who ->
    [you] Barajas tu mazo.
    [foe] Tu oponente baraja su mazo.
   *[other] { $name } baraja su mazo.
}
event-Moved = { $how ->
    [discarded] { $who ->
        [you] Descartas { $card }.
        [foe] Tu oponente descarta { $card }.
       *[other] { $name } descarta { $card }.
    }
   *[moved] { $to ->
        [discard] { $card } va a la pila de descartes.
        [hand] { $card } va a la mano.
        [deck] { $card } va al mazo.
        [archives] { $card } va a los archivos.
        [purged] { $card } se purga.
       *[other] { $card } se mueve.
    }
}
hidden-card = Una carta
event-Revealed = Se enseña { $cards }.
event-CardPut = { $card } se pone debajo de { $host }.
event-CardPlayed = { $who ->
    [you] Juegas { $card }.
    [foe] Tu oponente juega { $card }.
   *[other] { $name } juega { $card }.
}
event-EntersPlay = { $card } entra en juego.
event-Left = { $destroyed ->
    [yes] { $card }: destruida.
   *[no] { $to ->
        [hand] { $card } vuelve a la mano de su propietario.
        [deck] { $card } va al mazo de su propietario.
        [archives] { $card } va a los archivos.
        [purged] { $card } se purga.
       *[other] { $card } abandona el juego.
    }
}
event-ControlChanged = { $who ->
    [you] Tomas el control de { $card }.
    [foe] Tu oponente toma el control de { $card }.
   *[other] { $name } toma el control de { $card }.
}
event-LineMoved = { $card } se mueve en su línea de batalla.
event-Swapped = { $card } y { $other } intercambian su lugar.
event-ControlExchanged = Los jugadores intercambian el control de { $card } y { $other }.
event-DamageMoved = { $amount } de daño pasa de { $card } a { $other }.
event-DamageDealt = { $card } sufre { $amount } de daño.
event-Healed = Se cura { $amount } de daño a { $card }.
event-Marked = { $what ->
    [stunned] { $on ->
        [yes] { $card }: aturdimiento.
       *[no] { $card } se libra del aturdimiento.
    }
    [warded] { $on ->
        [yes] { $card } recibe un escudo.
       *[no] { $card } pierde su escudo.
    }
    [enraged] { $on ->
        [yes] { $card } se enfurece.
       *[no] { $card } se calma.
    }
    [power] { $card } recibe { $amount } contadores de Poder +1.
   *[other] { $card } recibe { $amount } contadores.
}
event-Readied = { $card } se prepara.
event-Exhausted = { $card } se agota.
event-Used = { $how ->
    [reap] { $card } cosecha.
    [fight] { $card } lucha.
    [unstun] { $card } se quita el aturdimiento.
   *[other] Se usa { $card }.
}
event-Flipped = Se da la vuelta a { $card }.
event-Surfaced = { $card } va a la pila de descartes.

# Razones
reason-three-keys = { $player } ha forjado su tercera llave.
reason-two-decks = Da dos mazos, uno por jugador.
reason-bad-first = El jugador inicial es 0 o 1.
reason-bad-chains = Las cadenas son dos números de 0 a 24.
reason-not-active-house = No pertenece a la Casa activa.
reason-exhausted = Está agotada.
reason-stunned = Está aturdida: solo puede quitarse el aturdimiento.
reason-not-stunned = No está aturdida.
reason-not-controlled = No la controlas.
reason-no-enemy-creature = No hay ninguna criatura enemiga contra la que luchar.
reason-no-such-ability = No tiene esa habilidad.
reason-no-creature-to-upgrade = No hay ninguna criatura en juego a la que vincularla.
reason-alpha = Alfa: solo puede ser lo primero que hagas en este paso.
reason-omega = Omega: no se puede jugar, usar ni descartar nada más en este paso.
reason-rule-of-six = Regla del seis: esa carta ya se ha jugado y usado seis veces este turno.
reason-first-turn = Primer turno: solo se puede jugar o descartar una carta de la mano.
reason-enraged = Está enfurecida y debe luchar.
reason-not-a-creature = Solo las criaturas luchan y cosechan.
reason-taunt = La protege una criatura adyacente con Provocar.
reason-other-half-missing = Las dos mitades de una criatura gigantesca deben estar en tu mano.
reason-card-forbids = Lo prohíbe { $card }.
reason-cannot-pay = Antes tendrías que pagar { $amount } Æmbar.
reason-not-your-turn = No es tu turno.
reason-not-in-hand = No está en tu mano.
reason-not-in-play = No está en juego.
reason-wrong-step = Eso corresponde a otro paso del turno.
reason-house-forbidden = { $card } prohíbe esa Casa.
reason-not-your-house = Esa Casa no está en tu carta de identidad ni en ninguna carta que controles.
reason-wrong-type = No es una carta de ese tipo.
reason-wrong-side = La controla el otro jugador.
reason-wrong-house = Pertenece a otra Casa.
reason-not-a-target = El efecto no puede elegirla.
reason-unknown-form = Un mazo se puede escribir como: { $forms }.
reason-wrong-trait = { $card } no tiene ese rasgo.
reason-wrong-name = Tiene otro nombre.
reason-wrong-power = Su Poder no es el que pide el efecto.
reason-wrong-keyword = No tiene esa palabra clave.
reason-not-itself = El efecto elige otra carta que no sea la suya.
reason-chosen-already = Ya se ha elegido.
reason-not-a-neighbor = No es adyacente.
reason-no-armor = No tiene Armadura.
reason-not-damaged = No está dañada.
reason-damaged = Está dañada.
reason-not-ready = Está agotada.
reason-ready = Está preparada.
reason-not-warded = No está escudada.
reason-warded = Está escudada.
reason-not-enraged = No está enfurecida.
reason-not-with-amber = No tiene Æmbar.
reason-with-amber = Tiene Æmbar.
reason-not-upgraded = No tiene mejoras.
reason-upgraded = Tiene una mejora.
reason-not-used = No se ha usado este turno.
reason-used = Se ha usado este turno.
reason-not-on-flank = No está en un flanco.
reason-on-flank = Está en un flanco.
reason-not-in-center = No está en el centro de su línea de batalla.
reason-in-center = Está en el centro de su línea de batalla.

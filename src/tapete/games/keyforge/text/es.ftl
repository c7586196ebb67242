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
ask-name-house = Elige una Casa.
ask-name-card = Nombra una carta.
ask-name-trait = Elige un rasgo.
ask-name-number = Elige un número.
ask-amount = { $purpose ->
    [heal] ¿Cuánto daño se cura a { $card }?
    [share-damage] ¿Cuánto daño queda sobre { $card }?
    [share-amber] ¿Cuánto Æmbar queda sobre { $card }?
    [exalt] ¿Cuántas veces se exalta a { $card }?
    [remove-counters] ¿Cuántos contadores se retiran de { $card }?
    [capture-some] ¿Cuánto de ese Æmbar captura { $card }?
    [capture] ¿Cuánto Æmbar captura { $card } del oponente de su controlador?
   *[other] ¿Cuánto?
}
ask-spend = ¿Cuánto Æmbar se gasta de { $card }?
ask-icon-capture = Icono de bonificación: ¿qué criatura captura 1 Æmbar?
ask-icon-damage = Icono de bonificación: ¿a qué criatura se inflige 1 de daño?
ask-icon-discard = Icono de bonificación: ¿qué carta descartas?
ask-stack = { $where ->
    [beneath] ¿Qué carta va ahora debajo del mazo? La última queda al fondo.
   *[other] ¿Qué carta va ahora sobre el mazo? La última queda encima.
}
ask-next = ¿Qué carta va primero?
ask-permit = ¿Qué permiso se usa?
ask-first = ¿Quién va primero?
ask-face = ¿Como qué se juega { $card }?
ask-player = Elige un jugador.
ask-loop = ¿Cuántas veces se resuelve el bucle?
ask-target = { $purpose ->
    [deal] Elige { $a } { $to } infligir daño.
    [heal] Elige { $a } que curar.
    [destroy] Elige { $a } que destruir.
    [return] Elige { $a } que devolver.
    [purge] Elige { $a } que purgar.
    [archive] Elige { $a } que archivar.
    [abduct] Elige { $a } que poner en tus archivos.
    [shuffle-in] Elige { $a } que barajar junto con su mazo.
    [on-deck] Elige { $a } que poner en el mazo de su propietario.
    [discard] Elige { $a } que descartar.
    [reveal] Elige { $a } que revelar.
    [search] Elige { $a } que coger.
    [play] Elige { $a } que jugar.
    [put-into-play] Elige { $a } que poner en juego.
    [put-under] Elige { $a } que poner debajo.
    [control] Elige { $a } { $of } tomar el control.
    [use] Elige { $a } que usar.
    [fight] Elige { $a } con la que luchar.
    [stunned] Elige { $a } que aturdir.
    [warded] Elige { $a } que escudar.
    [enraged] Elige { $a } que enfurecer.
    [ready] Elige { $a } que preparar.
    [exhaust] Elige { $a } que agotar.
    [swap] Elige { $a } que intercambiar.
    [arrange] Elige quién va a continuación, de izquierda a derecha.
    [attach] Elige { $a } que vincular.
    [attach-to] Elige { $a } { $to } vincularla.
    [move] Elige { $a } que mover.
    [place-amber] Elige { $a } { $on } poner Æmbar.
    [take-amber] Elige { $a } { $of } coger Æmbar.
    [remove-counters] Elige { $a } { $of } retirar contadores.
    [put-amber] Elige { $a } { $to } mover Æmbar.
    [animate] Elige { $a } que convertir en criatura.
    [turn-over] Elige { $a } { $to } dar la vuelta.
    [capture] Elige la criatura que captura.
    [copy] Elige la carta que copiar.
    [power] Elige una criatura que reciba contadores de Poder.
    [trigger] Elige una criatura cuya habilidad se resuelva.
   *[other] Elige { $a }.
}
a-creature = una criatura
a-artifact = un artefacto
a-upgrade = una mejora
a-card = una carta
why-card = { $card }
why-rule = Paso del turno.
why-order = Esperan varias habilidades; el jugador activo dice cuál se resuelve primero.

# Opciones
option-play = Jugar { $card }
option-discard = Descartar { $card }
option-fight = Luchar con { $card }
option-reap = Cosechar con { $card }
option-action = Usar la acción de { $card }
option-omni = Usar el omni de { $card }
option-unstun = Retirar el aturdimiento de { $card }
option-return = Devolver { $card } de tu pila de descartes a tu mano
option-tide = Subir la marea por 3 cadenas
option-tide-again = Obtener 3 cadenas; la marea ya está alta
option-end = Terminar el turno
option-me = Yo
option-player-me = Yo
option-other = Mi oponente
option-done = Hecho
option-yes = Sí
option-no = No
option-take = Cogerlas
option-some = Tomar algunas
option-leave = Dejarlas
option-keep = Quedármela
option-mulligan = Mano nueva
option-left = Flanco izquierdo
option-right = Flanco derecho
option-red = Llave roja
option-yellow = Llave amarilla
option-blue = Llave azul
option-creature = Como criatura
option-upgrade = Como mejora
option-nobodys = una carta que nadie tiene
option-place = Posición { $number }
option-mode = Opción { $number }
at-side = { $who ->
    [you] de tu lado
    [foe] del lado de tu oponente
   *[other] del lado de { $name }
}
at-host = en { $card }
at-place = lugar { $number }
at-damage = { $amount } de daño
at-amber = { $amount } Æmbar
at-zone = { $who ->
    [you] { $zone ->
        [hand] en tu mano
        [discard] en tu pila de descartes
        [archives] en tus archivos
        [purged] purgada, de tu mazo
       *[deck] en tu mazo
    }
   *[foe] { $zone ->
        [hand] en la mano de tu oponente
        [discard] en la pila de descartes de tu oponente
        [archives] en los archivos de tu oponente
        [purged] purgada, del mazo de tu oponente
       *[deck] en el mazo de tu oponente
    }
}
at-half = { $half ->
    [top] mitad superior
   *[bottom] mitad inferior
}
at-icon = { $icon ->
    [amber] { $amount ->
        [one] 1 icono de Æmbar
       *[other] { $amount } iconos de Æmbar
    }
    [capture] { $amount ->
        [one] 1 icono de captura
       *[other] { $amount } iconos de captura
    }
    [damage] { $amount ->
        [one] 1 icono de daño
       *[other] { $amount } iconos de daño
    }
    [draw] { $amount ->
        [one] 1 icono de robar
       *[other] { $amount } iconos de robar
    }
   *[discard] { $amount ->
        [one] 1 icono de descartar
       *[other] { $amount } iconos de descartar
    }
}
at-no-icon = sin iconos de bonificación
option-trigger = { $card }: { $label ->
    [play] jugar
    [reap] después de cosechar
    [fight] después de luchar
    [action] acción
    [omni] omni
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
event-AmberPlaced = { $amount ->
    [one] Se pone 1 Æmbar sobre { $card }.
   *[other] Se ponen { $amount } Æmbar sobre { $card }.
}
event-AmberMoved = { $amount ->
    [one] Se mueve 1 Æmbar de { $source } a { $target }.
   *[other] Se mueven { $amount } Æmbar de { $source } a { $target }.
}
a-supply = la reserva común
a-pool = { $who ->
    [you] tu reserva
    [foe] la reserva de tu oponente
   *[other] la reserva de { $name }
}
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
        [you] Obtienes { $amount ->
            [one] 1 cadena
           *[other] { $amount } cadenas
        }.
        [foe] Tu oponente obtiene { $amount ->
            [one] 1 cadena
           *[other] { $amount } cadenas
        }.
       *[other] { $name } obtiene { $amount ->
            [one] 1 cadena
           *[other] { $amount } cadenas
        }.
    }
}
event-TideRaised = { $who ->
    [you] Sube la marea para ti.
    [foe] Sube la marea para tu oponente.
   *[other] Sube la marea para { $name }.
}
event-TideReset = La marea no está alta ni baja.
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
event-HouseBecame = La Casa activa pasa a ser { $house }.
event-Named = { $who ->
    [you] Para { $card }, eliges { $house }.
    [foe] Para { $card }, tu oponente elige { $house }.
   *[other] Para { $card }, { $name } elige { $house }.
}
event-TookAfter = { $card } adopta los valores de { $other }.
event-ShelvedFaceUp = { $card } queda boca arriba en los archivos.
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
event-Shuffled = { $anew ->
    [yes] { $who ->
        [you] Barajas tu pila de descartes para formar un mazo nuevo.
        [foe] Tu oponente baraja su pila de descartes para formar un mazo nuevo.
       *[other] { $name } baraja su pila de descartes para formar un mazo nuevo.
    }
   *[no] { $who ->
        [you] Barajas tu mazo.
        [foe] Tu oponente baraja su mazo.
       *[other] { $name } baraja su mazo.
    }
}
event-Arranged = { $who ->
    [you] Vuelves a poner { $count ->
        [one] una carta
       *[other] { $count } cartas
    } sobre un mazo.
    [foe] Tu oponente vuelve a poner { $count ->
        [one] una carta
       *[other] { $count } cartas
    } sobre un mazo.
   *[other] { $name } vuelve a poner { $count ->
        [one] una carta
       *[other] { $count } cartas
    } sobre un mazo.
}
event-Moved = { $how ->
    [discarded] { $who ->
        [you] Descartas { $card }.
        [foe] Tu oponente descarta { $card }.
       *[other] { $name } descarta { $card }.
    }
   *[moved] { $to ->
        [purged] Se purga { $card }.
        [under] { $card } se pone debajo.
       *[other] { $card } va { $whither }.
    }
}
hidden-card = Una carta
to-hand = { $who ->
    [you] a tu mano
    [foe] a la mano de tu oponente
   *[other] a la mano de { $name }
}
to-deck = { $who ->
    [you] a tu mazo
    [foe] al mazo de tu oponente
   *[other] al mazo de { $name }
}
to-discard = { $who ->
    [you] a tu pila de descartes
    [foe] a la pila de descartes de tu oponente
   *[other] a la pila de descartes de { $name }
}
to-archives = { $who ->
    [you] a tus archivos
    [foe] a los archivos de tu oponente
   *[other] a los archivos de { $name }
}
event-Revealed = { $count ->
    [one] Se revela { $cards }.
   *[other] Se revelan { $cards }.
}
event-Revealed-looked = { $known ->
    [0] { $who ->
        [foe] Tu oponente mira { $count ->
            [one] una carta
           *[other] { $count } cartas
        }.
       *[other] { $name } mira { $count ->
            [one] una carta
           *[other] { $count } cartas
        }.
    }
   *[other] { $who ->
        [you] Miras { $cards }.
        [foe] Tu oponente mira { $cards }.
       *[other] { $name } mira { $cards }.
    }
}
event-CardPut = { $card } se pone debajo de { $host }.
event-CardPlayed = { $who ->
    [you] Juegas { $card }.
    [foe] Tu oponente juega { $card }.
   *[other] { $name } juega { $card }.
}
event-EntersPlay = { $host ->
    [none] { $card } entra en juego.
   *[other] { $card } se vincula a { $host }.
}
event-Left = { $destroyed ->
    [yes] Se destruye { $card }.
   *[no] { $to ->
        [hand] { $card } vuelve { $whither }.
        [deck] { $card } va { $whither }.
        [archives] { $card } va { $whither }.
        [purged] Se purga { $card }.
       *[other] { $card } abandona el juego.
    }
}
event-ControlChanged = { $who ->
    [you] Tomas el control de { $card }.
    [foe] Tu oponente toma el control de { $card }.
   *[other] { $name } toma el control de { $card }.
}
event-LineMoved = { $card } se mueve en su línea de batalla.
event-LineArranged = { $who ->
    [you] Las criaturas de tu línea de batalla quedan en otro orden.
    [foe] Las criaturas de la línea de batalla de tu oponente quedan en otro orden.
   *[other] Las criaturas de la línea de batalla de { $name } quedan en otro orden.
}
event-Reshaped = { $to ->
    [creature] { $card } se convierte en criatura.
   *[other] { $card } deja de ser una criatura.
}
event-StoodUp = { $card } se sitúa en la línea de batalla como criatura.
event-Copied = Una criatura ficha es ahora { $card }.
event-UpgradeMoved = { $card } se vincula a { $host }.
event-Swapped = { $card } y { $other } intercambian su lugar.
event-UpgradeTaken = { $who ->
    [you] Tomas el control de { $card }.
    [foe] Tu oponente toma el control de { $card }.
   *[other] { $name } toma el control de { $card }.
}
event-SwappedLoads = Todo lo que hay sobre { $card } y sobre { $other } cambia de lugar.
event-ControlExchanged = Los jugadores intercambian el control de { $card } y { $other }.
event-DamageMoved = { $amount } de daño pasa de { $card } a { $other }.
event-DamageDealt = { $card } sufre { $amount } de daño.
event-Healed = Se cura { $amount } de daño a { $card }.
event-Marked = { $what ->
    [stunned] { $on ->
        [yes] Se aturde a { $card }.
       *[no] Se retira el aturdimiento de { $card }.
    }
    [warded] { $on ->
        [yes] { $card } recibe un escudo.
       *[no] { $card } pierde su escudo.
    }
    [enraged] { $on ->
        [yes] { $card } se enfurece.
       *[no] { $card } se calma.
    }
   *[other] { $on ->
        [yes] { $card } recibe { $counters }.
       *[no] { $card } pierde { $counters }.
    }
}
event-Readied = { $card } se prepara.
event-Exhausted = { $card } se agota.
event-Used = { $how ->
    [reap] { $card } cosecha.
    [fight] { $card } lucha contra { $other }.
    [action] { $card } usa su acción.
    [omni] { $card } usa su Omni.
   *[other] Se usa { $card }.
}
event-Flipped = Se da la vuelta a { $was }, que ahora es { $card }.
event-Surfaced = { $card } va a la pila de descartes.

# Razones
reason-three-keys = { $player } ha forjado su tercera llave.
reason-two-decks = Da dos mazos, uno por jugador.
reason-bad-first = El jugador inicial es 0 o 1.
reason-bad-chains = Las cadenas son dos números de 0 a 24.
reason-bad-position = Esa posición no puede darse: { $what }.
fault-no-card = no hay ninguna carta «{ $id }»
fault-no-creature = «{ $id }» no es una criatura
fault-no-artifact = «{ $id }» no es un artefacto
fault-no-upgrade = «{ $id }» no es una mejora
fault-no-half = «{ $id }» no es la mitad de una criatura gigantesca
fault-no-counter = no hay contadores «{ $id }»
fault-no-effect = no hay ningún efecto duradero «{ $id }»
fault-no-number = ninguna carta tiene el número { $n }
fault-no-place = la lista no tiene ningún lugar { $at }
fault-number-twice = dos cartas tienen el número { $n }
fault-not-in-play = ninguna carta en juego tiene el número { $n }
fault-other-side = «{ $id }» está en el lado de quien no la controla
fault-face-down = «{ $id }» está boca abajo y no cuenta como criatura ficha
fault-upgraded-upgrade = hay una mejora vinculada a la mejora «{ $id }»
fault-key-twice = una llave está forjada dos veces
fault-three-keys = hay tres llaves forjadas y nadie ha ganado
fault-whose-turn = un efecto que espera a un turno dice de quién es
fault-before = hubo más antes de este paso que en todo el turno
fault-mulligans = ambos jugadores se han quedado ya con su mano o la han cambiado
fault-no-text = un efecto que presta un texto dice el de qué carta (number) y a cuál (about)
fault-broken = { $problem }
reason-not-active-house = No pertenece a la Casa activa.
reason-exhausted = Está agotada.
reason-stunned = Está aturdida: solo puede retirarse su aturdimiento.
reason-not-stunned = No está aturdida.
reason-not-controlled = No la controlas.
reason-no-enemy-creature = No hay ninguna criatura enemiga contra la que luchar.
reason-no-such-ability = No tiene esa habilidad.
reason-not-a-host = Una mejora se vincula a una criatura en juego.
reason-no-creature-to-upgrade = No hay en juego ninguna carta a la que se pueda vincular.
reason-alpha = Alfa: solo puede ser lo primero que hagas en este paso.
reason-omega = Omega: no se puede jugar, usar ni descartar nada más en este paso.
reason-rule-of-six = Regla del seis: esa carta ya se ha jugado y usado seis veces este turno.
reason-first-turn = Primer turno: solo se puede jugar o descartar una carta de la mano.
reason-enraged = Está enfurecida y debe luchar.
reason-must-fight = { $card } la obliga a luchar.
reason-not-a-creature = Solo las criaturas luchan y cosechan.
reason-taunt = La protege una criatura adyacente con Provocar.
reason-other-half-missing = Las dos mitades de una criatura gigantesca deben estar en tu mano.
reason-card-forbids = Lo prohíbe { $card }.
reason-cannot-pay = { $card }: antes tendrías que pagar { $amount } Æmbar.
reason-not-your-turn = No es tu turno.
reason-not-in-hand = No está en tu mano.
reason-not-in-play = No está en juego.
reason-resolving = Se está resolviendo algo: contesta antes a eso.
reason-wrong-step = Eso corresponde a otro paso del turno.
reason-house-forbidden = { $card } prohíbe esa Casa.
reason-not-your-house = Esa Casa no está en tu carta de identidad ni en ninguna carta que controles.
reason-wrong-type = No es una carta de ese tipo.
reason-wrong-side = La controla el otro jugador.
reason-wrong-house = Pertenece a otra Casa.
reason-not-a-target = El efecto no puede elegirla.
reason-no-tide = Ningún mazo de esta mesa trae la marea.
reason-tide-and-chains = La marea ya está alta para ti, y tienes tantas cadenas como puede tener un jugador.
reason-unknown-form = Un mazo se puede escribir como: { $forms }.
reason-wrong-trait = { $card } no tiene ese rasgo.
reason-wrong-name = Tiene otro nombre.
reason-wrong-power = Su Poder no es el que pide el efecto.
reason-wrong-keyword = No tiene esa palabra clave.
reason-not-itself = El efecto debe elegir una carta distinta de la suya.
reason-chosen-already = Ya se ha elegido.
reason-not-attacking-it = No está atacando a esa criatura.
reason-not-a-neighbor = No es adyacente.
reason-no-armor = No tiene Armadura.
reason-not-token = No es una criatura ficha.
reason-token = Es una criatura ficha.
reason-not-damaged = No está dañada.
reason-not-wounded = No ha sobrevivido a ningún daño.
reason-wounded = Ha sobrevivido a algún daño.
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

## Problemas
goal-check-name = Una llave a la vista
goal-check = Termina tu turno con el Æmbar de una llave, o forja una en él.
goal-stop-name = Impide la llave
goal-stop = Tu rival tiene el Æmbar de una llave. Termina tu turno de modo que no pueda forjarla.
goal-gather-name = Todo el Æmbar posible
goal-gather = Termina tu turno con tanto Æmbar en tu reserva como puedas; se puede llegar a { $best }.
goal-rout-name = Despeja la línea
goal-rout = Termina tu turno con tan pocas criaturas enemigas en juego como puedas; no hace falta que queden más de { $best }.

# La carrera
race-goal = Forja tres llaves: una al empezar tu turno, cuando tienes el Æmbar que cuesta.
race-near = { $keys } de 3 llaves · { $amber } de { $cost } Æmbar
race-check = { $keys } de 3 llaves · { $amber } de { $cost } Æmbar: ¡Listo!
race-won = 3 de 3 llaves

# La mesa en líneas sencillas
table-chains = { $amount ->
    [one] 1 cadena
   *[other] { $amount } cadenas
}
table-tide = { $high ->
    [yes] marea alta
   *[no] marea baja
}

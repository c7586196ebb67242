reason-unknown-set = No hay ninguna colección llamada { $set }.
reason-three-houses = Un mazo tiene tres Casas; este tiene { $count }.
reason-twelve-cards = Un mazo tiene 12 cartas de cada Casa; aquí { $house } tiene { $count }.
reason-no-archons-house = { $house } no es Casa de ningún Arconte: con sus cartas no se hace un mazo.
reason-unknown-card = Ninguna carta se llama «{ $card }».
reason-unknown-cards = { $count ->
    [one] Ninguna carta se llama { $cards }.
   *[other] { $more ->
        [0] No se conocen estas cartas: { $cards }.
       *[other] No se conocen { $count } cartas, entre ellas: { $cards }.
      }
  }
reason-unknown-marks = { $marks } entre paréntesis tras una carta no dice nada aquí: una copia se marca como disidente, legado, anomalía o reflejo oscuro, o con iconos de bonificación como +captura.
reason-not-a-deck-card = { $card } nunca forma parte de un mazo: se pone a su lado.
reason-no-token = Un mazo de { $set } lleva una criatura ficha: añade una línea como «Ficha: Grunt».
reason-not-a-token = { $card } no es una criatura ficha.
reason-token-not-in-set = { $card } no es una criatura ficha de { $set }.
reason-unknown-icon = { $card } lleva un icono de bonificación que no existe: { $icon }.
reason-no-anomaly = { $card } está marcada como anomalía y no lo es.
reason-no-legacy = { $card } está marcada como carta de legado, pero ninguna colección anterior a { $set } la tiene.
reason-not-in-set = { $card } no es una carta de { $set }; si viene de una colección anterior, hay que marcarla como legado.
reason-no-maverick = { $card } está marcada como disidente, pero { $house } es su propia Casa.
reason-not-its-house = { $card } no pertenece a { $house }; si ha cambiado de Casa, hay que marcarla como disidente.
reason-not-yet-playable = { $count ->
    [one] Una carta se conoce, pero aquí aún no se puede jugar: { $cards }.
   *[other] { $count } cartas se conocen, pero aquí aún no se pueden jugar: { $cards }.
  }
reason-deck-seed = «{ $seed }» no es la semilla de un mazo: escribe un número, como seed:7 o seed:cota:7.
reason-not-a-deck = Esto no es un mazo en ninguna de las formas conocidas: una lista, el JSON del proyecto o el JSON de la cámara oficial.
reason-bad-json = El JSON no se puede leer ({ $where }); tómalo como lo dio la cámara oficial o Tapete.
reason-no-house-yet = { $house ->
    [none] Línea { $line }: «{ $text }» aparece antes que ninguna Casa; escribe una Casa encima.
   *[other] Línea { $line }: «{ $text }» aparece antes que ninguna Casa; ¿será «{ $house }»?
  }
reason-unknown-set-named = No hay ninguna colección llamada «{ $set }»; sí hay: { $sets }.
reason-no-decks-of = Aquí no se hacen mazos de { $set }; se hacen de: { $sets }.
reason-vault-field = Al JSON de la cámara oficial le falta { $field }.
reason-bid-too-low = La puja tiene que ser al menos de { $least }.
reason-not-your-bid = Le toca pujar al otro jugador.
reason-bidding-over = La puja ha terminado.
reason-no-bidding = Ahora no se puja: solo se pujan cadenas cuando cada cual ha ganado una partida de una serie adaptativa.
reason-too-many-chains = Nadie puede tener más de { $most } cadenas.
reason-bid-and-handicap = La puja y el hándicap nunca se usan a la vez.
reason-series-over = La serie ha terminado.
reason-not-the-loser = Solo quien perdió la última partida elige quién empieza.
reason-game-running = Antes tiene que acabar la partida en curso.
reason-no-such-deck = Ningún mazo de la reserva tiene ese número.
reason-deck-taken = El otro jugador ya se ha quedado ese mazo; elige otro de la reserva.
reason-not-the-deck-bid-for = Quien gana la puja juega con el mazo por el que se pujó.
reason-reversal-and-adaptive = El formato inverso y el adaptativo no se mezclan: elige uno.
reason-alliance-three = Una alianza es de tres Casas, y esta tiene { $count }.
reason-alliance-no-house = { $deck } no tiene { $house }; toma una de sus Casas.
reason-alliance-twice = { $house } solo puede estar una vez en una alianza.
reason-alliance-sets = Las Casas de una alianza son de mazos de una misma colección, y estas son de { $sets }.
reason-alliance-one-deck = Estas son las Casas de un solo mazo; una alianza las toma de dos o tres.
reason-alliance-token = Una alianza lleva la criatura ficha de uno de sus mazos.
any-card = No sabemos qué cartas reimprime { $set }: un mazo suyo puede llevar cualquiera de las impresas.

# Lo que la línea de órdenes rechaza
reason-unknown-command = No existe la orden «{ $command }»; prueba con: { $commands }.
reason-bug = Algo nuestro está roto ({ $problem }); comunícalo, por favor. Con TAPETE_TRACE=1 delante, la orden muestra dónde.
reason-bad-setting = «{ $setting }» no es un ajuste; escríbelo como NOMBRE=VALOR, por ejemplo level=mage.
reason-no-server = Esta instalación no incluye la mesa en el navegador; juega en el terminal con «tapete play seasons».
reason-aside-which = Di qué mesa, y o bien --mend o bien --drop: «tapete aside» las enumera.
reason-no-aside = A ninguna mesa «{ $table }» le pasa nada, o no existe; «tapete aside» las enumera.
reason-not-mended-row = Lo escrito de la propia «{ $table }» no se puede leer, así que no tiene arreglo; --drop la borra.
reason-not-mended-rules = «{ $table }» se jugó con otras reglas: no hay nada roto, y quienes se sientan a ella pueden seguir desde su última posición.
reason-no-report = No hay ningún aviso «{ $report }»; «tapete reports» los enumera.
reason-no-lessons = Aún no hay lecciones de «{ $game }»; lee sus reglas en la página o juega con «tapete play».
reason-no-lesson = No hay ninguna lección «{ $lesson }»; di una de estas, o su número: { $lessons }.
reason-no-file = No existe el archivo «{ $file }»; comprueba la ruta.
reason-no-card = Ninguna carta se llama «{ $name }»; prueba con una parte del nombre.
reason-no-such-seat = No hay asiento { $seat }; esta partida tiene los asientos 1 a { $seats }.
reason-too-many-bots = Hay { $bots } jugadores nombrados para { $seats } asientos; nombra menos o añade asientos.
reason-which-game = Di a qué juego quieres jugar ({ $games }) o qué partida guardada quieres continuar con --resume ARCHIVO.
reason-not-installed = «{ $module }» no está instalado; instala el extra que lo trae, por ejemplo «pip install tapete[research,cluster,server]».
reason-no-decks = { $game } no se juega con mazos propios; quita --decks.
reason-no-deck-meant = No hay ningún archivo «{ $deck }» ni un mazo real con ese nombre; ¿será «{ $meant }»?
reason-no-deck-link = No se ha podido leer ningún mazo en { $link }; comprueba que la mesa esté abierta, o indica un archivo.
reason-vault-away = La cámara no ha respondido con ningún mazo; prueba más tarde o indica un archivo con su lista de cartas.
reason-vault-unknown = La cámara no conoce ningún mazo con esa dirección; compruébala o indica un archivo con su lista de cartas.
reason-vault-busy = La cámara pide que esperemos; prueba dentro de un minuto o indica un archivo con su lista de cartas.
reason-vault-closed = TAPETE_VAULT está vacía, así que no se busca nada en la cámara; indica un archivo con su lista de cartas.
reason-no-deck = No hay ningún archivo «{ $deck }» ni un mazo real con ese nombre; indica un archivo, un mazo o seed:7.

# Registros
aside-none = No hay ninguna mesa apartada.
aside-row = lo escrito de ella no se puede leer
aside-rules = se jugó con otras reglas; se puede seguir desde su última posición
aside-moves = se pueden jugar { $played } de sus { $moves ->
    [one] 1 movimiento
   *[other] { $moves } movimientos
}
aside-mend = Arreglada: los movimientos posteriores se guardan entre los extraviados. Un servidor en marcha abrirá la mesa cuando vuelva a arrancar.
aside-drop = Borrada con sus asientos, movimientos y charla.
no-reports = Nadie ha avisado de ningún problema.
report-at = Tras { $answers ->
    [one] 1 respuesta
   *[other] { $answers } respuestas
}:
verified = Comprobado: la semilla es la prometida { $answers ->
    [one] y su respuesta lleva
   *[other] y las { $answers } respuestas llevan
} a la misma mesa ({ $hash }).
reason-no-part = «{ $part }» no dice qué Casa; escribe MAZO:CASA, como { $part }:dis.
reason-is-folder = «{ $file }» es una carpeta; nombra un archivo dentro de ella.
reason-no-folder = No hay ninguna carpeta «{ $folder }»; créala antes o nombra otra.
reason-no-text = «{ $file }» no es un texto; nombra una lista simple o un archivo JSON.
reason-no-opponents = No hay nadie con quien «{ $deck }» pueda enfrentarse; nombra otros mazos con --against.
reason-decks-named = Los mazos ya se nombran antes; quita «{ $option }» de los ajustes.
reason-too-far = Este registro solo tiene { $answers ->
    [one] 1 respuesta
   *[other] { $answers } respuestas
}; da ese número o menos con --to.
reason-cannot-open = { $problem } ({ $file }); comprueba la ruta e inténtalo de nuevo.
reason-no-cluster = No hay ningún clúster en «{ $cluster }» ({ $problem }); nombra su dirección, o «local».

# Lo que se escribió
reason-no-such-option = No hay ninguna opción { $option }{ $meant ->
    [none] {""}
   *[other] {" "}(¿querías decir { $meant }?)
 }; mira «tapete { $command }--help».
reason-not-a-number = «{ $value }» no es un número para { $option }; da uno{ $kind ->
    [whole] {" "}entero
   *[any] {""}
 }, como { $example }.
reason-not-a-choice = «{ $value }» no es una de las opciones de { $option }: { $choices }.
reason-below = { $option } no puede ser { $value }; da { $least } o más.
reason-above = { $option } no puede ser { $value }; da { $most } o menos.
reason-not-enough = { $option } no puede ser { $value }; da más de { $least }.
reason-missing = «tapete { $command }» necesita { $option }; mira «tapete { $command } --help».
reason-too-much = «{ $tokens }» sobra tras «tapete{ $command }»; mira «tapete{ $command } --help».
reason-misread = { $problem } Mira «tapete { $command }--help».

dataset-written = { $decisions ->
    [one] 1 decisión
   *[other] { $decisions } decisiones
} de { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} en { $file }, codificación { $hash } ({ $encoding }).
not-over = La partida no ha terminado.
score = Jugador { $seat }: { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}.
wins = Gana el jugador { $seats }.
share = Los jugadores { $seats } comparten la victoria.
nobody-wins = No gana nadie.

# El terminal
welcome = { $game }. { $seats } jugadores.
seat-person = Jugador { $seat }: una persona.
seat-bot = Jugador { $seat }: el bot «{ $bot }».
commitment = Compromiso con la semilla: { $commitment }.
hint = Escribe el número de una opción, o h para ver la ayuda.
hand-over = Decide el jugador { $seat }. Pulsa Intro cuando el jugador { $seat } esté ante el teclado.
asked = Jugador { $seat }: { $question }
option = { $number }. { $text }
prompt = Tu elección:{" "}
not-a-number = No hay opción { $typed }; escribe un número del 1 al { $most }, o h para ver la ayuda.
not-understood = No entiendo «{ $typed }»; escribe un número del 1 al { $most }, o h para ver la ayuda.
taken-back = Respuesta retirada.
bots-agree = Los bots están de acuerdo.
do-they-agree = { $reason } ¿Lo están? (s/n){" "}
not-taken-back = No se ha retirado nada.
yes = s
no-cards = Este juego no tiene cartas que consultar.
which-card = Escribe ? y el nombre de una carta, o una parte de él.
no-card = Ninguna carta se llama «{ $name }»; prueba con una parte del nombre.
several-cards = Varias cartas llevan eso en el nombre: { $names }.
nothing-forbidden = Ahora no tienes prohibido nada de lo que podrías esperar hacer.
forbidden = { $wish }: { $reason }
rule = ({ $rule })
nothing-to-tell = Todavía no hay nada que contar.
thought = El jugador { $seat } ha pensado sobre: { $question }
opinion = Opción { $number }, { $text }: { $share } % de probabilidad de ganar ({ $visits ->
    [one] 1 intento
   *[other] { $visits } intentos
}).
saved = Guardada en { $file }. Para continuar: «tapete play --resume { $file }».
not-saved = No se ha podido guardar en { $file }: { $problem }.
save-first = Escribe un nombre de archivo para guardar la partida, o pulsa Intro para salir sin guardar:{" "}
goodbye = Hasta la próxima.
over = La partida ha terminado.
seed = La semilla era { $seed }.
help =
    Escribe el número de una opción para elegirla. Además:
    Intro: la pregunta otra vez.
    t: la mesa tal como la ves.
    l: lo último que ha pasado; l 50 cuenta las últimas cincuenta cosas.
    ? y un nombre, o el número de una opción: qué hace una carta.
    w: qué no puedes hacer ahora y por qué; w y un nombre cuenta solo lo que le atañe.
    p: una pista: qué haría un bot en tu lugar.
    z: retirar tu última respuesta.
    s y un nombre de archivo: guardar la partida.
    q: salir.

# Lecciones
lesson-now = { $number }. { $title } ← ahora
lesson-done = { $number }. { $title } ✓
lesson-open = { $number }. { $title }
not-in-a-lesson = Una lección solo va hacia delante; mira, pregunta o responde, o déjala y vuelve más tarde.

## Problemas
reason-no-puzzles = Aún no hay problemas de «{ $game }»; «tapete puzzles find» los busca.
reason-which-puzzle = No hay un solo problema «{ $puzzle }»; «tapete puzzles list { $game }» dice sus nombres y números.
reason-no-goal = No hay ningún objetivo «{ $goal }»; los de { $game } son: { $goals }.
puzzle-line = { $number }. { $name }  { $stars }  { $title }{ $done ->
   *[no] {""}
    [yes] {" "}✓
}
puzzle-found = { $name }  { $stars }  uno de cada { $effort } turnos al azar, { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
}
puzzles-found = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
} en { $folder }.
puzzle-proven = { $name }  demostrado: { $best } ({ $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
})
puzzle-not-proven = { $name }  YA NO se demuestra
puzzles-proven = { $count ->
    [one] 1 demostrado
   *[other] { $count } demostrados
}, { $failed } no.
puzzle-asks = { $title } { $stars }
puzzle-after = Intro lo intenta otra vez, s enseña la respuesta, q sale:
puzzle-answer = La respuesta: { $line }
series-plays = Mazo del jugador { $seat }: { $deck }.
series-stands = Partidas ganadas: { $first } el jugador 1, { $second } el jugador 2.
series-won = El jugador { $seat } ha ganado la serie.
series-first = Jugador { $seat }: ¿quién empieza la partida siguiente, 1 o 2?{" "}
series-bid = Jugador { $seat }: ¿cuántas cadenas pujas por { $deck }? { $least } o más; Intro se rinde.{" "}
series-bids = El jugador { $seat } puja { $chains ->
    [one] { $chains } cadena
   *[other] { $chains } cadenas
}.
series-gives-in = El jugador { $seat } se rinde en la puja.

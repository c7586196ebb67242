reason-unknown-bot = No hay ningún bot llamado «{ $bot }»; elige uno de estos: { $bots }.
reason-bad-budget = «{ $bot }» no es un bot con presupuesto; escribe search:800 (iteraciones) o search:500ms.

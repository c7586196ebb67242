reason-unknown-bot = No hay ningún bot llamado «{ $bot }»; elige uno de estos: { $bots }.

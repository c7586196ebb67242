reason-unknown-bot = There is no bot called “{ $bot }”; choose one of: { $bots }.

reason-unknown-bot = There is no bot called “{ $bot }”; choose one of: { $bots }.
reason-bad-budget = “{ $bot }” is no bot with a budget; write search:800 (iterations) or search:500ms.

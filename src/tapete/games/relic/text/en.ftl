# Questions
ask-character = Choose your character.
ask-move = How do you move?
ask-direction = You move { $points ->
    [one] 1 space
   *[other] { $points } spaces
}: which way?
ask-cross = Spend your next movement point to go from { $space } to { $to }?
ask-enter = Enter the Inner region from { $space }?
ask-moved = Change your movement roll?
ask-stride = How far do you move?
ask-hasten = Your movement is { $points }: by how much do you change it?
ask-turn = Your turn begins: use something?
ask-explore = Exploration ends: use something?
ask-engage = Engagement begins: use something?
ask-approach = Before the battle: evade anyone?
ask-omen = An omen: use something?
ask-prepare = Prepare for battle: use something?
ask-rival = { $player } prepares for battle: interfere?
ask-roll = Your battle roll: { $dice }. Change it?
ask-won = You win the battle: use something?
ask-lost = You lose the battle: use something?
ask-tied = The battle is a tie: use something?
ask-meet = A stranger: use something first?
ask-test = Before the { $attribute } test: use something?
ask-check = Your skill roll: { $dice }. Change it?
ask-passed = Test passed: use something?
ask-failed = Test failed: use something?
ask-hurt = You are about to lose Life: prevent it?
ask-taint = You are about to draw a Corruption card: prevent it?
ask-levelled = A level gained: use something?
ask-completed = A mission completed: use something?
ask-vanquished = You are vanquished: use something?
ask-experience = Experience begins: use something?
ask-end = Your turn ends: use something?
ask-roll-or-number = Roll the die or play a Power card for its number?
ask-battle = Which enemies do you fight first?
ask-battle-type = Which type of battle do you choose?
ask-order = Several things happen now: which first?
ask-order-enemies = Several enemies act at the start of the battle: which first?
ask-order-outcomes = Several enemies have their say about the battle: which first?
ask-wield = Which weapon do you use for its bonus in this battle?
ask-wear = Which armour do you use in this battle?
ask-event = Which event do you resolve first?
ask-encounter = Which encounter do you resolve first?
ask-box = Which text box of { $space } do you resolve?
ask-choose = { $card }: choose one.
ask-pay = { $card }: { $text } Do you?
ask-may = { $card }: { $text } Do you?
ask-go = Where do you go?
ask-evade = Which enemy do you evade?
ask-seize = Which enemy do you take as a trophy?
ask-which-die = Which die?
ask-attribute = Which attribute?
ask-victim = Which player?
ask-friend = To which player?
ask-colour = From which Threat deck?
ask-charge = Which card is charged?
ask-mark-power = Which Power card gets the character token?
ask-mark-asset = Which asset gets the character token?
ask-supply = How many Power cards, at { $points } influence each?
ask-buy = Buy one of these?
ask-barter = Buy which asset?
ask-skip = Spend { $points } influence to skip one more space?
ask-offer = { $card }: { $text } to complete the mission. Do you?
ask-keep-mission = Which mission do you keep?
ask-new-character = You are corrupted: begin a new character?
ask-trophies = Spend trophies ({ $points ->
    [one] 1 point
   *[other] { $points } points
} so far; six make a level).
ask-spend-trophy = Which trophy do you spend ({ $points ->
    [one] 1 point
   *[other] { $points } points
} left to pay)?
ask-relic = Spend three completed missions for a relic?
ask-take-relic = Which relic do you take?
ask-discard-freely = Within your limits: discard anything else?
ask-over-power-limit = Over your power limit: discard which Power card?
ask-over-asset-limit = Over your asset limit: discard which asset?
ask-discard-power = Discard which Power card?
ask-discard-asset = Discard which asset?
ask-discard-corruption = Discard which Corruption card?
ask-discard-trophy = Discard which trophy?
waiting-for = { $player } is deciding.

# Options
opt-done = Done
opt-none = None
opt-end-phase = End the Engagement phase
opt-roll = Roll the die
opt-number = Play { $card } for its number { $n }
opt-play = Play { $card }: { $text }
opt-use = { $card }: { $text }
opt-clockwise = Clockwise, to { $space }
opt-counterclockwise = Counterclockwise, to { $space }
opt-cross = Cross to { $space }
opt-walk-on = Walk on
opt-enter = Enter { $space }
opt-stay-out = Stay out
opt-pay = Pay
opt-decline = Do not
opt-yes = Yes
opt-no = No
opt-keep = Not now
opt-keep-all = Keep everything; ask again when I get another card
opt-spend = Spend them
opt-begin = Begin a new character
opt-give-up = Leave the game
opt-battle = { $attribute } battle: { $cards }
opt-points = { $card } ({ $n ->
    [one] 1 point
   *[other] { $n } points
})
opt-price = { $card }, for { $n } influence
opt-die = The { $n }
opt-count = { $n }
opt-player = { $player }
opt-weapon-none = None of these
opt-armour-none = No armour

# Attributes, regions, phases, results
strength = Strength
willpower = Willpower
cunning = Cunning
level = level
influence = influence
outer = Outer region
middle = Middle region
inner = Inner region
scenario = Scenario space
phase-0 = Setup
phase-1 = Movement
phase-2 = Engagement
phase-4 = Movement
phase-3 = Experience
colour-0 = red
colour-1 = blue
colour-2 = yellow
deck-red = Red threats
deck-blue = Blue threats
deck-yellow = Yellow threats
deck-power = Power
deck-corruption = Corruption
deck-mission = Missions
deck-relic = Relics
deck-wargear = Wargear
line-dial = { $attribute }
line-dice = dice
line-ability = ability of { $card }
enemy-side = Enemies
sum-total = { $who }: { $n }
battle-title = { $attribute } battle
note-missing = Loses the next turn
note-tokens = Tokens on the scenario: { $n }
note-facedown = Facedown
note-progress = Progress: { $n }
note-card-tokens = Character tokens of { $player }: { $n }
note-power-tokens = Character tokens on Power cards: { $n }
note-granted = Special move in the next Movement phase: { $card }
note-charges = Charges: { $n }
status = { $player }, { $character }: level { $level }, Strength { $s }, Willpower { $w }, Cunning { $c }, Life { $life }, influence { $influence }; corruption { $corruption } of { $threshold }, Power cards { $power } of { $plimit }, assets { $assets } of { $alimit }; at { $space }
status-out = { $player } is out of the game
said-mission = Mission of { $player }: { $card } ({ $text })
said-lies = On { $space }: { $cards }
said-scenario = Scenario: { $card }
said-hand = Your Power cards: { $cards }
said-assets = Assets of { $player }: { $cards }
said-corruption = Corruption of { $player }: { $cards }
said-battle = Battle: you { $mine }; enemy { $theirs }
wish-play = Play { $card }
wish-use = Use { $card }
wish-evade = Evade { $card }
wish-enter = Enter the Inner region

# Events
ev-DeckShuffled = The decks are shuffled.
ev-DeckShuffled-anew = A deck has run out and its discards are shuffled: { $deck }.
ev-ScenarioChosen = The scenario is { $card }.
ev-Dealt = You are dealt { $cards }.
ev-CharacterTaken = { $player } plays { $card }.
ev-MovementScored = { $player } has { $n ->
    [one] 1 movement point
   *[other] { $n } movement points
}.
ev-Moved = { $player } moves to { $space }.
ev-Rolled = { $player } rolls { $dice }.
ev-Rolled-enemy = The enemy rolls { $dice }.
ev-PowerDrawn = { $player } draws a Power card.
ev-PowerDrawn-seen = { $player } draws { $card }.
ev-Dealt-seen = { $player } is dealt two characters to choose from: { $cards }.
ev-PowerDrawn-own = You draw { $card }.
ev-PowerPlayed-number = { $player } plays { $card } for its number { $n }.
ev-PowerPlayed-ability = { $player } plays { $card }.
ev-PowerPlayed-discard = { $player } discards { $card }.
ev-PowerPassed = { $player } takes a Power card from { $other }.
ev-PowerPassed-own = { $player } takes { $card } from { $other }.
ev-Revealed = Revealed: { $cards }.
ev-ThreatDrawn = { $player } reveals { $card } at { $space }.
ev-ThreatDiscarded = Discarded: { $card }.
ev-ThreatShifted = Moved to { $space }: { $card }.
ev-TrophyTaken = { $player } takes { $card } as a trophy.
ev-TrophiesSpent = { $player } gives up trophies: { $cards }.
ev-AssetTaken = { $player } takes { $card }.
ev-AssetDealt = { $player } takes { $card }.
ev-Looked = { $player } reveals { $cards }.
ev-AssetPassed = { $other } gets { $card } from { $player }.
ev-AssetDiscarded = { $player } discards { $card }.
ev-ChargeSpent = { $player } spends a charge of { $card }.
ev-ChargeAdded = { $player } puts { $n ->
    [one] 1 charge
   *[other] { $n } charges
} on { $card }.
ev-DialTurned = { $player } gains { $n } { $attribute }.
ev-DialTurned-less = { $player } loses { $n } { $attribute }.
ev-LifeChanged = { $player } gains { $n } Life.
ev-LifeChanged-less = { $player } loses { $n } Life.
ev-InfluenceChanged = { $player } gains { $n } influence.
ev-InfluenceChanged-less = { $player } gives up { $n } influence.
ev-Levelled = { $player } reaches level { $n }.
ev-MissionDrawn = { $player } draws the mission { $card }.
ev-MissionAdvanced = { $player } makes progress on the mission: { $n }.
ev-MissionCompleted = { $player } completes { $card }.
ev-MissionGiven = { $player } gains a completed mission.
ev-MissionSwapped = { $player } keeps one mission of two.
ev-MissionsSpent = { $player } spends completed missions: { $cards }.
ev-CorruptionDrawn = { $player } draws { $card }: it activates.
ev-CorruptionDrawn-down = { $player } draws { $card } and puts it facedown.
ev-CorruptionFlipped = { $player } turns { $card } facedown.
ev-CorruptionDiscarded = { $player } sheds { $card }.
ev-AbilityUsed = { $player } uses { $card }.
ev-AbilityUsed-own = { $player } uses their ability.
ev-AbilityUsed-forced = { $player } resolves { $card }.
ev-Evaded = { $player } evades { $card }.
ev-Met = { $player } meets { $card }.
ev-Met-event = { $player } resolves the event { $card }.
ev-Met-place = { $player } comes upon { $card }.
ev-Met-enemy = { $player } resolves the special ability of { $card }.
ev-Engaged = { $player } begins the Engagement phase.
ev-BattleBegan = { $player } fights a { $attribute } battle against { $cards } (value { $n }).
ev-BattleScored = { $player }: { $mine }. Enemy: { $theirs }.
ev-BattleEnded-win = { $player } wins the battle.
ev-BattleEnded-lose = { $player } loses the battle.
ev-BattleEnded-tie = The battle of { $player } is a tie.
ev-TestBegan = { $player } takes a { $attribute } { $n } test.
ev-Tested-passed = { $player } passes the { $attribute } { $n } test: { $mine }.
ev-Tested-failed = { $player } fails the { $attribute } { $n } test: { $mine }.
ev-TurnLost = { $player } loses a turn.
ev-TurnEnded = Turn of { $player }.
ev-TurnSkipped = { $player } skips this turn.
ev-PhaseBegan = { $phase }.
ev-Halted-1 = The Engagement phase ends.
ev-Halted-2 = The turn ends.
ev-Halted-3 = The turn ends.
ev-BoxDrew = The threat cards are resolved.
ev-Contented = { $player } keeps everything.
ev-Defeated = { $player } is vanquished.
ev-Corrupted = { $player } is corrupted; { $card } leaves the game.
ev-Eliminated = { $player } is eliminated.
ev-TokenPlaced = { $player } places { $n ->
    [one] 1 token
   *[other] { $n } tokens
} on the scenario.
ev-TokensLaid = { $player } places { $n ->
    [one] 1 character token
   *[other] { $n } character tokens
} on { $card }.
ev-TokensLaid-hidden = { $player } places { $n ->
    [one] 1 character token
   *[other] { $n } character tokens
} on a Power card.
ev-TokensLifted = { $player } takes { $n ->
    [one] 1 character token
   *[other] { $n } character tokens
} off { $card }.
ev-MoveGranted = { $player } gets a special move from { $card }.
ev-MovesLapsed = The time of the special move is over.
ev-GameWon = { $player } wins the game!
ev-GameWon-none = Nobody wins.
ev-RelicReturned = The relic deck is shuffled.

# Reasons
reason-confrontation = { $player } wins the game: the confrontation of “{ $scenario }” is won.
reason-last-standing = { $player } wins the game: everybody else is out.
reason-last-standing-none = Nobody wins: everybody is out of the game.
reason-turn-limit = Nobody wins: the game was called off, too many turns.
reason-bad-pack = The pack cannot be used ({ $n ->
    [one] 1 problem
   *[other] { $n } problems
}). { $problem }
reason-bad-relic-position = The position is not possible: { $problem }.
reason-used-this-turn = { $card } can be used only once each turn, and it has been.
reason-condition = The condition of { $card } does not hold now.
reason-no-effect = { $card } would have no effect now.
reason-only-in-battle = { $card } can be used only in your own battle.
reason-cannot-weapon = You cannot use weapons in this battle.
reason-cannot-armour = You cannot use armour in this battle.
reason-cannot-ally = You cannot use allies now.
reason-cannot-power = You cannot play Power cards in this battle.
reason-one-weapon = You already use a weapon in this battle; only one is allowed.
reason-one-armour = You already use an armour in this battle; only one is allowed.
reason-charge-spent = { $card } has already given a charge this turn; only one each turn.
reason-no-charge = { $card } has no charges left.
reason-no-token = None of your character tokens lies on { $card }.
reason-no-influence = You have no influence to pay with.
reason-last-life = You cannot pay with your last Life.
reason-no-power = You have no other Power card to discard.
reason-no-ally = You have no ally to discard.
reason-no-asset = You have no asset to discard.
reason-wrong-moment = { $card } is used at another moment: { $moment }.
reason-not-yours = { $card } is not yours.
reason-passive = { $card } works by itself; there is nothing to use.
reason-cannot-evade = You cannot evade: { $card } forbids it.
reason-no-evade = Nothing allows you to evade { $card }.
reason-needs-relic = You need a relic to enter the Inner region.
reason-not-at-gate = The Inner region is entered from { $space }.
reason-not-now = That cannot be done at this moment.

# Settings
setting-scenario = Scenario
setting-scenario-random = Any, at random
setting-scenario-help = For a first game: The Mystery Beyond.
setting-rounds = Turns a player
setting-rounds-help = After so many turns of each player the game is called off.

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
ask-attribute = { $what ->
    [test] Which attribute do you test?
    [lose] Which attribute loses a point?
   *[gain] Which attribute gains a point?
}
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
option-done = Done
option-none = None
option-end-phase = End the Engagement phase
option-roll = Roll the die
option-number = Play { $card } for its number { $n }
option-play = Play { $card }: { $text }
option-use = { $card }: { $text }
option-clockwise = Clockwise, to { $space }
option-counterclockwise = Counterclockwise, to { $space }
option-cross = Cross to { $space }
option-walk-on = Walk on
option-enter = Enter { $space }
option-stay-out = Stay out
option-pay = Pay
option-decline = Do not
option-yes = Yes
option-no = No
option-keep = Not now
option-keep-all = Keep everything; ask again when I get another card
option-spend = Spend them
option-begin = Begin a new character
option-give-up = Leave the game
option-battle = { $attribute } battle: { $cards }
option-points = { $card } ({ $n ->
    [one] 1 point
   *[other] { $n } points
})
option-price = { $card }, for { $n } influence
option-die = The { $n }
option-count = { $n }
option-player = { $player }
option-weapon-none = None of these
option-armour-none = No armour

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
test-target = Needed
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
event-DeckShuffled = The decks are shuffled.
event-DeckShuffled-anew = A deck has run out and its discards are shuffled: { $deck }.
event-ScenarioChosen = The scenario is { $card }.
event-Dealt = You are dealt { $cards }.
event-CharacterTaken = { $player } plays { $card }.
event-MovementScored = { $player } has { $n ->
    [one] 1 movement point
   *[other] { $n } movement points
}.
event-Moved = { $player } moves to { $space }.
event-Rolled = { $player } rolls { $dice }.
event-Rolled-enemy = The enemy rolls { $dice }.
event-PowerDrawn = { $player } draws a Power card.
event-PowerDrawn-seen = { $player } draws { $card }.
event-Dealt-seen = { $player } is dealt two characters to choose from: { $cards }.
event-PowerDrawn-own = You draw { $card }.
event-PowerPlayed-number = { $player } plays { $card } for its number { $n }.
event-PowerPlayed-ability = { $player } plays { $card }.
event-PowerPlayed-discard = { $player } discards { $card }.
event-PowerPassed = { $player } takes a Power card from { $other }.
event-PowerPassed-own = { $player } takes { $card } from { $other }.
event-Revealed = Revealed: { $cards }.
event-ThreatDrawn = { $player } reveals { $card } at { $space }.
event-ThreatDiscarded = Discarded: { $card }.
event-ThreatShifted = Moved to { $space }: { $card }.
event-TrophyTaken = { $player } takes { $card } as a trophy.
event-TrophiesSpent = { $player } gives up trophies: { $cards }.
event-AssetTaken = { $player } takes { $card }.
event-AssetDealt = { $player } takes { $card }.
event-Looked = { $player } reveals { $cards }.
event-AssetPassed = { $other } gets { $card } from { $player }.
event-AssetDiscarded = { $player } discards { $card }.
event-ChargeSpent = { $player } spends a charge of { $card }.
event-ChargeAdded = { $player } puts { $n ->
    [one] 1 charge
   *[other] { $n } charges
} on { $card }.
event-DialTurned = { $player } gains { $n } { $attribute }.
event-DialTurned-less = { $player } loses { $n } { $attribute }.
event-LifeChanged = { $player } gains { $n } Life.
event-LifeChanged-less = { $player } loses { $n } Life.
event-InfluenceChanged = { $player } gains { $n } influence.
event-InfluenceChanged-less = { $player } gives up { $n } influence.
event-Levelled = { $player } reaches level { $n }.
event-MissionDrawn = { $player } draws the mission { $card }.
event-MissionAdvanced = { $player } makes progress on the mission: { $n }.
event-MissionCompleted = { $player } completes { $card }.
event-MissionGiven = { $player } gains a completed mission.
event-MissionSwapped = { $player } keeps one mission of two.
event-MissionsSpent = { $player } spends completed missions: { $cards }.
event-CorruptionDrawn = { $player } draws { $card }: it activates.
event-CorruptionDrawn-down = { $player } draws { $card } and puts it facedown.
event-CorruptionFlipped = { $player } turns { $card } facedown.
event-CorruptionDiscarded = { $player } sheds { $card }.
event-AbilityUsed = { $player } uses { $card }.
event-AbilityUsed-own = { $player } uses their ability.
event-AbilityUsed-forced = { $player } resolves { $card }.
event-Evaded = { $player } evades { $card }.
event-Met = { $player } meets { $card }.
event-Met-event = { $player } resolves the event { $card }.
event-Met-place = { $player } comes upon { $card }.
event-Met-enemy = { $player } resolves the special ability of { $card }.
event-Engaged = { $player } begins the Engagement phase.
event-BattleBegan = { $player } fights a { $attribute } battle against { $cards } (value { $n }).
event-BattleScored = { $player }: { $mine }. Enemy: { $theirs }.
event-BattleEnded-win = { $player } wins the battle.
event-BattleEnded-lose = { $player } loses the battle.
event-BattleEnded-tie = The battle of { $player } is a tie.
event-TestBegan = { $player } takes a { $attribute } { $n } test.
event-Tested-passed = { $player } passes the { $attribute } { $n } test: { $mine }.
event-Tested-failed = { $player } fails the { $attribute } { $n } test: { $mine }.
event-TurnLost = { $player } loses a turn.
event-TurnEnded = Turn of { $player }.
event-TurnSkipped = { $player } skips this turn.
event-PhaseBegan = { $phase }.
event-Halted-1 = The Engagement phase ends.
event-Halted-2 = The turn ends.
event-Halted-3 = The turn ends.
event-BoxDrew = The threat cards are resolved.
event-Contented = { $player } keeps everything.
event-Defeated = { $player } is vanquished.
event-Corrupted = { $player } is corrupted; { $card } leaves the game.
event-Eliminated = { $player } is eliminated.
event-TokenPlaced = { $player } places { $n ->
    [one] 1 token
   *[other] { $n } tokens
} on the scenario.
event-TokensLaid = { $player } places { $n ->
    [one] 1 character token
   *[other] { $n } character tokens
} on { $card }.
event-TokensLaid-hidden = { $player } places { $n ->
    [one] 1 character token
   *[other] { $n } character tokens
} on a Power card.
event-TokensLifted = { $player } takes { $n ->
    [one] 1 character token
   *[other] { $n } character tokens
} off { $card }.
event-MoveGranted = { $player } gets a special move from { $card }.
event-MovesLapsed = The time of the special move is over.
event-GameWon = { $player } wins the game!
event-GameWon-none = Nobody wins.
event-RelicReturned = The relic deck is shuffled.

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
reason-condition = The condition of { $the } does not hold now.
reason-no-effect = { $card } would have no effect now.
reason-only-in-battle = { $card } can be used only in your own battle.
reason-cannot-weapon = You cannot use weapons in this battle.
reason-cannot-armour = You cannot use armour in this battle.
reason-cannot-ally = You cannot use allies now.
reason-cannot-power = You cannot play Power cards in this battle.
reason-one-weapon = You already use as many weapons as you may in this battle.
reason-one-armour = You already use an armour in this battle; only one is allowed.
reason-charge-spent = { $card } has already given a charge this turn; only one each turn.
reason-no-charge = { $card } has no charges left.
reason-no-token = None of your character tokens lies on { $the }.
reason-no-influence = You have no influence to pay with.
reason-last-life = You cannot pay with your last Life.
reason-no-power = You have no other Power card to discard.
reason-no-ally = You have no ally to discard.
reason-no-asset = You have no asset to discard.
reason-wrong-moment = { $card } is used at another moment: { $moment }.
reason-not-yours = You do not have { $the }.
reason-passive = { $card } works by itself; there is nothing to use.
reason-cannot-evade = You cannot evade: { $the } forbids it.
reason-no-evade = Nothing allows you to evade { $the }.
reason-used-here = { $card } has been used at this moment already.
reason-evade-with = { $card } lets you evade it: { $moment }.
reason-evaded = { $card } is evaded already.
reason-needs-relic = You need a relic to enter the Inner region.
reason-not-at-gate = The Inner region is entered from { $space }.
reason-not-now = That cannot be done at this moment.

# Settings
setting-scenario = Scenario
setting-scenario-random = Any, at random
setting-scenario-help = For a first game: The Mystery Beyond.
setting-rounds = Turns a player
setting-rounds-help = After so many turns of each player the game is called off.

## Puzzles
goal-beat-name = Beat the enemy
goal-beat = Which answer gives you the best chance to beat every enemy of this space in this phase? All dice count as they fall on the average.
goal-unhurt-name = Survive
goal-unhurt = Which answer gives you the best chance to lose no Life in this phase? All dice count as they fall on the average.

# The race
race-goal = Earn a relic ({ $price } missions), enter the Inner region with it and reach the centre first.
race-goal-tokens = Earn a relic ({ $price } missions), enter the Inner region with it and win { $n } tokens at the centre first.
race-near-character = no character yet
race-near-out = out of the game
race-near-outside = level { $level } · { $missions } of { $n } missions
race-near-relic = level { $level } · has a relic
race-near-inner = level { $level } · in the Inner region
race-near-centre = at the centre
race-near-tokens = at the centre · { $tokens } of { $n } tokens

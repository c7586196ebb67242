# Questions
ask-main = Play, discard or use a card, or end your turn.
ask-house = Choose your active house.
ask-archives = Take your archives into your hand?
ask-mulligan = Keep this hand, or take a new one with one card fewer?
ask-key = Which key is forged?
ask-unforge = Which key is unforged?
ask-flank = On which flank does { $card } stand?
ask-deploy = Where does { $card } deploy?
ask-host = Which creature does { $card } upgrade?
ask-fight = Whom does { $card } fight?
ask-order = Several things happen at once: which first?
ask-ability = Which ability of { $card }?
ask-use = How is it used?
ask-may = Do you want to use the effect of { $card }?
ask-may-do = Use the effect of { $card }? { $told }
ask-again = Repeat the effect of { $card }?
ask-mode = Choose one.
ask-name-house = Choose a house.
ask-name-card = Name a card.
ask-name-trait = Choose a trait.
ask-name-number = Choose a number.
ask-amount = { $purpose ->
    [heal] How much damage is healed from { $card }?
    [share-damage] How much damage goes on { $card }?
    [share-amber] How much Æmber goes on { $card }?
    [exalt] How many times is { $card } exalted?
    [remove-counters] How many counters are taken from { $card }?
    [capture-some] How much of that Æmber does { $card } capture?
    [capture] How much Æmber does { $card } capture from the opponent of its controller?
   *[other] How much?
}
ask-spend = How much Æmber is spent from { $card }?
ask-icon-capture = Bonus icon: which creature captures 1 Æmber?
ask-icon-damage = Bonus icon: which creature is dealt 1 damage?
ask-icon-discard = Bonus icon: which card do you discard?
ask-stack = { $where ->
    [beneath] Which card goes beneath the deck next? The last one ends at the bottom.
   *[other] Which card goes onto the deck next? The last one ends on top.
}
ask-next = Which card goes first?
ask-permit = Which permission is used?
ask-first = Who goes first?
ask-player = Choose a player.
ask-face = As what is { $card } played?
ask-loop = How often is the loop resolved?
ask-target = { $purpose ->
    [deal] Choose { $a } to damage.
    [heal] Choose { $a } to heal.
    [destroy] Choose { $a } to destroy.
    [return] Choose { $a } to return.
    [purge] Choose { $a } to purge.
    [archive] Choose { $a } to archive.
    [abduct] Choose { $a } to put into your archives.
    [shuffle-in] Choose { $a } to shuffle in.
    [on-deck] Choose { $a } to put into its owner's deck.
    [discard] Choose { $a } to discard.
    [reveal] Choose { $a } to reveal.
    [search] Choose { $a } to take.
    [play] Choose { $a } to play.
    [put-into-play] Choose { $a } to put into play.
    [put-under] Choose { $a } to put underneath.
    [control] Choose { $a } to take control { $of }.
    [use] Choose { $a } to use.
    [fight] Choose { $a } to fight with.
    [stunned] Choose { $a } to stun.
    [warded] Choose { $a } to ward.
    [enraged] Choose { $a } to enrage.
    [ready] Choose { $a } to ready.
    [exhaust] Choose { $a } to exhaust.
    [swap] Choose { $a } to swap.
    [arrange] Choose who stands next, from left to right.
    [attach] Choose { $a } to attach.
    [attach-to] Choose { $a } to attach it to.
    [move] Choose { $a } to move.
    [place-amber] Choose { $a } to put Æmber { $on }.
    [take-amber] Choose { $a } to take Æmber from.
    [remove-counters] Choose { $a } to take counters from.
    [put-amber] Choose { $a } to move Æmber { $to }.
    [animate] Choose { $a } to make a creature.
    [turn-over] Choose { $a } to turn over.
    [capture] Choose the creature that captures.
    [copy] Choose the card to copy.
    [power] Choose a creature to get power counters.
    [trigger] Choose a creature whose ability resolves.
   *[other] Choose { $a }.
}
a-creature = a creature
a-artifact = an artifact
a-upgrade = an upgrade
a-card = a card
why-card = { $card }
why-rule = Step of the turn.
why-order = Several abilities wait; the active player says which resolves first.

# Options
option-play = Play { $card }
option-discard = Discard { $card }
option-fight = Fight with { $card }
option-reap = Reap with { $card }
option-action = Use the action of { $card }
option-omni = Use the omni of { $card }
option-unstun = Remove the stun of { $card }
option-return = Return { $card } from your discard pile to your hand
option-tide = Raise the tide for 3 chains
option-tide-again = Gain 3 chains; the tide is high already
option-end = End turn
option-me = I do
option-player-me = Me
option-other = My opponent
option-done = Done
option-yes = Yes
option-no = No
option-take = Take them
option-some = Take some of them
option-leave = Leave them
option-keep = Keep
option-mulligan = New hand
option-left = Left flank
option-right = Right flank
option-red = Red key
option-yellow = Yellow key
option-blue = Blue key
option-creature = As a creature
option-upgrade = As an upgrade
option-nobodys = a card that nobody has
option-place = Position { $number }
option-mode = Option { $number }
at-side = { $who ->
    [you] on your side
    [foe] on your opponent's side
   *[other] on the side of { $name }
}
at-host = on { $card }
at-place = place { $number }
at-damage = { $amount } damage
at-amber = { $amount } Æmber
at-zone = { $who ->
    [you] { $zone ->
        [hand] in your hand
        [discard] in your discard pile
        [archives] in your archives
        [purged] purged, of your deck
       *[deck] in your deck
    }
   *[foe] { $zone ->
        [hand] in your opponent's hand
        [discard] in your opponent's discard pile
        [archives] in your opponent's archives
        [purged] purged, of your opponent's deck
       *[deck] in your opponent's deck
    }
}
at-half = { $half ->
    [top] upper half
   *[bottom] lower half
}
at-icon = { $icon ->
    [amber] { $amount ->
        [one] 1 Æmber icon
       *[other] { $amount } Æmber icons
    }
    [capture] { $amount ->
        [one] 1 capture icon
       *[other] { $amount } capture icons
    }
    [damage] { $amount ->
        [one] 1 damage icon
       *[other] { $amount } damage icons
    }
    [draw] { $amount ->
        [one] 1 draw icon
       *[other] { $amount } draw icons
    }
   *[discard] { $amount ->
        [one] 1 discard icon
       *[other] { $amount } discard icons
    }
}
at-no-icon = no bonus icon
option-trigger = { $card }: { $label ->
    [play] play
    [reap] after reap
    [fight] after fight
    [action] action
    [omni] omni
    [before-fight] before fight
    [before-reap] before reap
    [destroyed] destroyed
    [assault] assault
    [hazardous] hazardous
    [instead] instead
   *[when] its effect
}

# Events. $who is you, foe (your opponent), one or two (for spectators)
who-you = you
who-foe = your opponent
event-AmberGained = { $who ->
    [you] You gain { $amount } Æmber ({ $before } → { $now }).
    [foe] Your opponent gains { $amount } Æmber ({ $before } → { $now }).
   *[other] { $name } gains { $amount } Æmber ({ $before } → { $now }).
}
event-AmberLost = { $who ->
    [you] You lose { $amount } Æmber ({ $before } → { $now }).
    [foe] Your opponent loses { $amount } Æmber ({ $before } → { $now }).
   *[other] { $name } loses { $amount } Æmber ({ $before } → { $now }).
}
event-AmberStolen = { $who ->
    [you] You steal { $amount } Æmber ({ $before } → { $now }).
    [foe] Your opponent steals { $amount } Æmber ({ $before } → { $now }).
   *[other] { $name } steals { $amount } Æmber ({ $before } → { $now }).
}
event-AmberPaid = { $who ->
    [you] You pay { $amount } Æmber.
    [foe] Your opponent pays { $amount } Æmber.
   *[other] { $name } pays { $amount } Æmber.
}
event-AmberCaptured = { $card } captures { $amount } Æmber.
event-AmberPlaced = { $amount } Æmber is put on { $card }.
event-AmberMoved = { $amount } Æmber moves from { $source } to { $target }.
a-supply = the common supply
a-pool = { $who ->
    [you] your pool
    [foe] your opponent's pool
   *[other] the pool of { $name }
}
event-AmberSpent = { $who ->
    [you] You spend { $amount } Æmber on a key.
    [foe] Your opponent spends { $amount } Æmber on a key.
   *[other] { $name } spends { $amount } Æmber on a key.
}
event-Forged = { $who ->
    [you] You forge the { $colour } key.
    [foe] Your opponent forges the { $colour } key.
   *[other] { $name } forges the { $colour } key.
}
event-Unforged = { $who ->
    [you] Your { $colour } key is unforged.
    [foe] Your opponent's { $colour } key is unforged.
   *[other] The { $colour } key of { $name } is unforged.
}
event-Chained = { $amount ->
    [-1] { $who ->
        [you] You shed a chain.
        [foe] Your opponent sheds a chain.
       *[other] { $name } sheds a chain.
    }
   *[other] { $who ->
        [you] You gain { $amount ->
            [one] 1 chain
           *[other] { $amount } chains
        }.
        [foe] Your opponent gains { $amount ->
            [one] 1 chain
           *[other] { $amount } chains
        }.
       *[other] { $name } gains { $amount ->
            [one] 1 chain
           *[other] { $amount } chains
        }.
    }
}
event-TideRaised = { $who ->
    [you] The tide rises for you.
    [foe] The tide rises for your opponent.
   *[other] The tide rises for { $name }.
}
event-TideReset = The tide is neither high nor low.
event-Won = { $who ->
    [you] You win.
    [foe] Your opponent wins.
   *[other] { $name } wins.
}
event-TurnBegan = { $who ->
    [you] Turn { $turn }: it is your turn.
    [foe] Turn { $turn }: it is your opponent's turn.
   *[other] Turn { $turn }: it is the turn of { $name }.
}
event-HouseChosen = { $who ->
    [you] You choose { $house }.
    [foe] Your opponent chooses { $house }.
   *[other] { $name } chooses { $house }.
}
event-HouseBecame = The active house is { $house } now.
event-Named = { $who ->
    [you] For { $card }, you choose { $house }.
    [foe] For { $card }, your opponent chooses { $house }.
   *[other] For { $card }, { $name } chooses { $house }.
}
event-TookAfter = { $card } takes after { $other }.
event-ShelvedFaceUp = { $card } lies face up in the archives.
event-CardsReadied = { $who ->
    [you] Your cards are readied.
    [foe] Your opponent's cards are readied.
   *[other] The cards of { $name } are readied.
}
event-Announced = { $who ->
    [you] You announce check!
    [foe] Your opponent announces check!
   *[other] { $name } announces check!
}
event-Mulligan = { $took ->
    [yes] { $who ->
        [you] You take a new hand.
        [foe] Your opponent takes a new hand.
       *[other] { $name } takes a new hand.
    }
   *[no] { $who ->
        [you] You keep your hand.
        [foe] Your opponent keeps their hand.
       *[other] { $name } keeps their hand.
    }
}
event-Drawn = { $who ->
    [you] You draw { $cards }.
    [foe] Your opponent draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[other] { $name } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
}
event-Shuffled = { $anew ->
    [yes] { $who ->
        [you] You shuffle your discard pile to make a new deck.
        [foe] Your opponent shuffles their discard pile to make a new deck.
       *[other] { $name } shuffles their discard pile to make a new deck.
    }
   *[no] { $who ->
        [you] You shuffle your deck.
        [foe] Your opponent shuffles their deck.
       *[other] { $name } shuffles their deck.
    }
}
event-Arranged = { $who ->
    [you] You put { $count ->
        [one] a card
       *[other] { $count } cards
    } back on a deck.
    [foe] Your opponent puts { $count ->
        [one] a card
       *[other] { $count } cards
    } back on a deck.
   *[other] { $name } puts { $count ->
        [one] a card
       *[other] { $count } cards
    } back on a deck.
}
event-Moved = { $how ->
    [discarded] { $who ->
        [you] You discard { $card }.
        [foe] Your opponent discards { $card }.
       *[other] { $name } discards { $card }.
    }
   *[moved] { $to ->
        [purged] { $card } is purged.
        [under] { $card } is put underneath.
       *[other] { $card } goes { $whither }.
    }
}
hidden-card = A card
to-hand = { $who ->
    [you] to your hand
    [foe] to your opponent's hand
   *[other] to the hand of { $name }
}
to-deck = { $who ->
    [you] to your deck
    [foe] to your opponent's deck
   *[other] to the deck of { $name }
}
to-discard = { $who ->
    [you] to your discard pile
    [foe] to your opponent's discard pile
   *[other] to the discard pile of { $name }
}
to-archives = { $who ->
    [you] to your archives
    [foe] to your opponent's archives
   *[other] to the archives of { $name }
}
event-Revealed = { $count ->
    [one] { $cards } is revealed.
   *[other] { $cards } are revealed.
}
event-Revealed-looked = { $known ->
    [0] { $who ->
        [foe] Your opponent looks at { $count ->
            [one] a card
           *[other] { $count } cards
        }.
       *[other] { $name } looks at { $count ->
            [one] a card
           *[other] { $count } cards
        }.
    }
   *[other] { $who ->
        [you] You look at { $cards }.
        [foe] Your opponent looks at { $cards }.
       *[other] { $name } looks at { $cards }.
    }
}
event-CardPut = { $card } is put under { $host }.
event-CardPlayed = { $who ->
    [you] You play { $card }.
    [foe] Your opponent plays { $card }.
   *[other] { $name } plays { $card }.
}
event-EntersPlay = { $host ->
    [none] { $card } enters play.
   *[other] { $card } is attached to { $host }.
}
event-Left = { $destroyed ->
    [yes] { $card } is destroyed.
   *[no] { $to ->
        [hand] { $card } returns { $whither }.
        [deck] { $card } goes { $whither }.
        [archives] { $card } goes { $whither }.
        [purged] { $card } is purged.
       *[other] { $card } leaves play.
    }
}
event-ControlChanged = { $who ->
    [you] You take control of { $card }.
    [foe] Your opponent takes control of { $card }.
   *[other] { $name } takes control of { $card }.
}
event-LineMoved = { $card } moves in its battleline.
event-LineArranged = { $who ->
    [you] The creatures of your battleline stand in another order.
    [foe] The creatures of your opponent's battleline stand in another order.
   *[other] The creatures of { $name }'s battleline stand in another order.
}
event-Reshaped = { $to ->
    [creature] { $card } becomes a creature.
   *[other] { $card } is no longer a creature.
}
event-StoodUp = { $card } stands in the battleline as a creature.
event-Copied = A token creature is { $card } now.
event-UpgradeMoved = { $card } is attached to { $host }.
event-Swapped = { $card } and { $other } change places.
event-UpgradeTaken = { $who ->
    [you] You take control of { $card }.
    [foe] Your opponent takes control of { $card }.
   *[other] { $name } takes control of { $card }.
}
event-SwappedLoads = All that lies on { $card } and on { $other } changes places.
event-ControlExchanged = The players swap control of { $card } and { $other }.
event-DamageMoved = { $amount } damage moves from { $card } to { $other }.
event-DamageDealt = { $card } is dealt { $amount } damage.
event-Healed = { $amount } damage is healed from { $card }.
event-Marked = { $what ->
    [stunned] { $on ->
        [yes] { $card } is stunned.
       *[no] { $card } is no longer stunned.
    }
    [warded] { $on ->
        [yes] { $card } is warded.
       *[no] The ward of { $card } is lost.
    }
    [enraged] { $on ->
        [yes] { $card } is enraged.
       *[no] { $card } calms down.
    }
   *[other] { $on ->
        [yes] { $card } gets { $counters }.
       *[no] { $card } loses { $counters }.
    }
}
event-Readied = { $card } is readied.
event-Exhausted = { $card } is exhausted.
event-Used = { $how ->
    [reap] { $card } reaps.
    [fight] { $card } fights { $other }.
    [action] { $card } uses its action.
    [omni] { $card } uses its omni.
   *[other] { $card } is used.
}
event-Flipped = { $was } is turned over and is { $card } now.
event-Surfaced = { $card } goes to the discard pile.

# Reasons
reason-three-keys = { $player } forged their third key.
reason-two-decks = Give two decks, one for each player.
reason-bad-first = The first player is 0 or 1.
reason-bad-chains = Chains are two numbers from 0 to 24.
reason-bad-position = That position cannot be: { $what }.
fault-no-card = there is no card “{ $id }”
fault-no-creature = “{ $id }” is no creature
fault-no-artifact = “{ $id }” is no artifact
fault-no-upgrade = “{ $id }” is no upgrade
fault-no-half = “{ $id }” is no half of a gigantic creature
fault-no-counter = there are no “{ $id }” counters
fault-no-effect = there is no lasting effect “{ $id }”
fault-no-number = no card has the number { $n }
fault-no-place = the list has no place { $at }
fault-number-twice = two cards have the number { $n }
fault-not-in-play = no card in play has the number { $n }
fault-other-side = “{ $id }” lies on the side of who does not control it
fault-face-down = “{ $id }” lies face down and counts as no token creature
fault-upgraded-upgrade = an upgrade is attached to the upgrade “{ $id }”
fault-key-twice = a key is forged twice
fault-three-keys = three keys are forged, and nobody has won
fault-whose-turn = an effect that waits for a turn says whose it is
fault-before = more came before this step than this turn has seen
fault-mulligans = both players have kept or changed their hands already
fault-no-text = an effect that lends a text says of which card (number) and to which (about)
fault-broken = { $problem }
reason-not-active-house = It does not belong to the active house.
reason-exhausted = It is exhausted.
reason-stunned = It is stunned: it can only shake off its stun.
reason-not-stunned = It is not stunned.
reason-not-controlled = You do not control it.
reason-no-enemy-creature = There is no enemy creature it could fight.
reason-no-such-ability = It has no such ability.
reason-not-a-host = An upgrade is attached to a creature in play.
reason-no-creature-to-upgrade = There is no card in play that it can be attached to.
reason-alpha = Alpha: it can only be the first thing you do in this step.
reason-omega = Omega: nothing more can be played, used or discarded this step.
reason-rule-of-six = Rule of six: that card has been played and used six times this turn.
reason-first-turn = First turn: only one card can be played or discarded from hand.
reason-enraged = It is enraged and must fight.
reason-must-fight = { $card } makes it fight.
reason-not-a-creature = Only creatures fight and reap.
reason-taunt = A neighbor with taunt protects it.
reason-other-half-missing = Both halves of a gigantic creature must be in your hand.
reason-card-forbids = { $card } forbids it.
reason-cannot-pay = { $card }: you would have to pay { $amount } Æmber first.
reason-not-your-turn = It is not your turn.
reason-not-in-hand = It is not in your hand.
reason-not-in-play = It is not in play.
reason-resolving = Something is being resolved: answer that first.
reason-wrong-step = That belongs to another step of the turn.
reason-house-forbidden = { $card } forbids that house.
reason-not-your-house = That house is neither on your identity card nor on a card you control.
reason-wrong-type = It is not a card of that kind.
reason-wrong-side = It is controlled by the wrong player.
reason-wrong-house = It belongs to another house.
reason-not-a-target = The effect cannot choose it.
reason-no-tide = No deck at this table brings the tide.
reason-tide-and-chains = The tide is high for you already, and you have as many chains as a player can.
reason-unknown-form = A deck can be written as: { $forms }.
reason-wrong-trait = { $card } does not have that trait.
reason-wrong-name = It has another name.
reason-wrong-power = Its power is not the one the effect asks for.
reason-wrong-keyword = It does not have that keyword.
reason-not-itself = The effect must choose a card other than its own.
reason-chosen-already = It has been chosen already.
reason-not-attacking-it = It is not attacking that creature.
reason-not-a-neighbor = It is not a neighbor.
reason-no-armor = It has no armor.
reason-not-token = It is no token creature.
reason-token = It is a token creature.
reason-not-damaged = It is not damaged.
reason-not-wounded = It has survived no damage.
reason-wounded = It has survived damage.
reason-damaged = It is damaged.
reason-not-ready = It is exhausted.
reason-ready = It is ready.
reason-not-warded = It is not warded.
reason-warded = It is warded.
reason-not-enraged = It is not enraged.
reason-not-with-amber = It has no Æmber on it.
reason-with-amber = It has Æmber on it.
reason-not-upgraded = It has no upgrade.
reason-upgraded = It has an upgrade.
reason-not-used = It has not been used this turn.
reason-used = It has been used this turn.
reason-not-on-flank = It is not on a flank.
reason-on-flank = It is on a flank.
reason-not-in-center = It is not in the center of its battleline.
reason-in-center = It is in the center of its battleline.

## Puzzles
goal-check-name = A key in sight
goal-check = End your turn with the Æmber for a key, or forge one in it.
goal-stop-name = Stop the key
goal-stop = Your opponent has the Æmber for a key. End your turn so that it cannot forge one.
goal-gather-name = As much Æmber as there is
goal-gather = End your turn with as much Æmber in your pool as you can; { $best } can be had.
goal-rout-name = Clear the line
goal-rout = End your turn with as few enemy creatures in play as you can; no more than { $best } need be left.

# The race
race-goal = Forge three keys: one at the start of your turn, when you have the Æmber it costs.
race-near = { $keys } of 3 keys · { $amber } of { $cost } Æmber
race-check = { $keys } of 3 keys · { $amber } of { $cost } Æmber: Check!
race-won = 3 of 3 keys

# The table in plain lines
table-chains = { $amount ->
    [one] 1 chain
   *[other] { $amount } chains
}
table-tide = { $high ->
    [yes] high tide
   *[no] low tide
}

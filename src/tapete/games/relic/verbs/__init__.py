"""The vocabulary: verbs, conditions, amounts, goals and constants, each a value that resolves itself."""

from .amounts import Case, Fates, Per
from .base import Vocabulary
from .battle import Add, Borrow, Dice, Evade, Flee, Harden, Reroll, Reveal, Seize, SetDie, Triumph, Unhurt
from .board import Cross, Draw, Enter, Go, Hasten, Leap, Meet, Shift, Skip, Stride
from .conditions import Against, AtMost, Has, In, Level, Not, Outmatched, Tokens
from .constants import (
    Arms,
    Battle,
    Cannot,
    Explode,
    Facedown,
    Limit,
    Movement,
    Ones,
    Rolls,
    Skill,
    Threshold,
)
from .gains import Buy, Charge, Discard, Flip, Gain, Give, Keep, Lose, Pay, Prevent, Recruit, Shun, Steal, Supply
from .goals import Defeat, Join, Offer, Pass, Reach, Visit
from .joins import Another, Choose, Each, If, May, Roll, Test, Use, When, on
from .trade import Barter
from .victory import Confront, Eliminate, Fight, Token, Win

#: Every word a pack may use, by name.
WORDS: Vocabulary = {
    word.__name__: word
    for word in (
        *(Case, Fates, Per),
        *(Add, Borrow, Dice, Evade, Flee, Harden, Reroll, Reveal, Seize, SetDie, Triumph, Unhurt),
        *(Cross, Draw, Enter, Go, Hasten, Leap, Meet, Shift, Skip, Stride),
        *(Against, AtMost, Has, In, Level, Not, Outmatched, Tokens),
        *(Arms, Battle, Cannot, Explode, Facedown, Limit, Movement, Ones, Rolls, Skill, Threshold),
        *(Buy, Charge, Discard, Flip, Gain, Give, Keep, Lose, Pay, Prevent, Recruit, Shun, Steal, Supply),
        *(Defeat, Join, Offer, Pass, Reach, Visit),
        *(Another, Choose, Each, If, May, Roll, Test, Use, When, on),
        *(Barter,),
        *(Confront, Eliminate, Fight, Token, Win),
    )
}

__all__ = ["WORDS", *WORDS]

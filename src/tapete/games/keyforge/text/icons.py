"""Words about bonus icons, said."""

from __future__ import annotations

from tapete.games.keyforge.text import lexicon as w
from tapete.games.keyforge.text.abilities import abilities
from tapete.games.keyforge.text.phrases import phrases, who
from tapete.games.keyforge.text.verbs import together, verbs
from tapete.games.keyforge.text.voice import Voice
from tapete.games.keyforge.verbs import icons, pointers
from tapete.phrase import Saying, a, cannot, clause, instead, it, may, plural, poss, when
from tapete.phrase.common import RESOLVE


@verbs(icons.ResolveIcons)
def _resolve(v: icons.ResolveIcons, me: Voice) -> Saying:
    card = it(me.chosen) if isinstance(v.of, (pointers.That, pointers.Those)) else phrases.say(v.of, me)
    played = w.AS_IF_PLAYED if me.chosen.feminine else w.AS_IF_PLAYED_M
    return clause(RESOLVE, poss(card, w.ICON).many(), played)


@verbs(icons.AsIcon)
def _as_icon(v: icons.AsIcon, me: Voice) -> Saying:
    return clause(RESOLVE, it(w.ICON), w.AS(a(w.icon(v.icon))))


@abilities(icons.IconInstead)
def _icon_instead(v: icons.IconInstead, me: Voice) -> Saying:
    return when(clause(RESOLVE, a(w.icon(v.icon))), instead(may(together(v.steps, me))))


@abilities(icons.CannotResolveIcons)
def _cannot_resolve(v: icons.CannotResolveIcons, me: Voice) -> Saying:
    return cannot(clause(RESOLVE, plural(w.ICON), w.ON_CARDS_THEY_PLAY, subject=who(v.who)))

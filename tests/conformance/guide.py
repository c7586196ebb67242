"""What the trace says about a line: which action begins it, which cards were clicked, how chance fell."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from tapete.games.keyforge.cards.facts import House
from tapete.games.keyforge.table import Table
from tapete.kernel.decision import DONE, Ask

from .seek import Found, Run
from .shape import name_of
from .traces import RETURNS, Segment

VERBS = {"play_upgrade": "play", RETURNS: "return"}
# Questions whose codes are cards, and those whose codes begin with one.
PICKS = ("target", "fight", "host", "next", "icon-damage", "icon-capture", "icon-discard")
ORDERS = ("order", "ability")
# The questions that open a step: a second one in a line went past the oracle's next position.
OPENINGS = ("main", "house", "archives", "mulligan")
# Answers of the oracle's buttons at a quiet point, as our codes.
BUTTONS = {"Yes": "take", "All Cards": "take", "No": "leave", "Keep Hand": "keep"}


def _is_far(t: Table, house: str) -> bool:
    """A house that nobody in the match has: naming one is like naming another."""
    return house in list(House) and all(house != copy.house for copy in t.cast)


class Guide:
    """One segment's clicks and buttons, held against our questions."""

    def __init__(self, game: Any, segment: Segment, numbers: dict[int, int], ids: dict[int, str]) -> None:
        self.game = game
        self.segment = segment
        self.ids = ids
        self.numbers = numbers
        self.strict = True
        self.began = False
        self.nearest: list[str] | None = None
        """The fewest differences seen at a quiet moment of the right kind."""

    def see(self, differences: list[str]) -> None:
        """Remember how near a line came."""
        if self.nearest is None or len(differences) < len(self.nearest):
            self.nearest = differences

    # -- chance --------------------------------------------------------------------------------------

    def name(self, t: Table) -> Callable[[Any], str]:
        """How a shuffled thing is told: the id of its card."""
        return lambda n: name_of(t, n) if isinstance(n, int) else str(n)

    def shuffles(self) -> list[list[str]]:
        """Recorded orders as our decks hold them, the top last."""
        found = []
        for entry in self.segment.chance:
            if "shuffle" in entry:
                found.append([self.ids[uid] for uid in reversed(entry["order"])])
        return found

    def randoms(self) -> list[tuple[list[str], list[str]]]:
        """Recorded draws: the cards in the order in which they came, and those they came from."""
        drawn = [entry for entry in self.segment.chance if "random" in entry]
        return [
            ([self.ids[uid] for uid in entry["random"]], [self.ids[uid] for uid in entry["from"]])
            for entry in drawn
        ]

    # -- choices -------------------------------------------------------------------------------------

    def rank(self, run: Run) -> list[Any]:
        """The options worth trying, the likeliest first."""
        ask, t = run.waiting, run.table
        assert ask is not None
        if not run.asks:
            codes = [code for code in ask.options if self._begins(t, ask, code)]
            self.began = self.began or bool(codes)
            return codes
        # Where an archived card lets its owner choose, the oracle asks within the segment of the house.
        if ask.kind in OPENINGS and "some" not in ask.options:
            return []
        left = self._left(run)
        scored = [(self._score(t, ask, code, left), i) for i, code in enumerate(ask.options)]
        best = min(score for score, _ in scored)
        if self.strict and best < 10:
            scored = [(score, i) for score, i in scored if score < 50]
        return [ask.options[i] for _, i in sorted(scored)]

    def _begins(self, t: Table, ask: Ask, code: Any) -> bool:
        """Whether an option is the segment's top-level action."""
        verb = self.segment.verb
        if ask.kind == "main":
            if verb == "end" or code == "end":
                return bool(code == verb)
            act, n = code
            if "tide" in (act, verb):
                return bool(act == verb)
            clicks = self.segment.clicks
            return act == VERBS.get(verb, verb) and bool(clicks) and self._is(t, n, clicks[0])
        if ask.kind in ("house", "archives", "key", "mulligan"):
            return str(code) == BUTTONS.get(verb, verb).lower()
        # The oracle was not asked: an effect of a step that began on its own.
        return True

    def _is(self, t: Table, n: int, uid: int) -> bool:
        """Whether our card is the one clicked; a card out of play may be any copy of it."""
        if self.numbers.get(uid) == n:
            return True
        return n not in t.bodies and name_of(t, n) == self.ids[uid]

    def _left(self, run: Run) -> list[int]:
        """The clicks that no answer has used up yet."""
        acted = self.segment.q == "main" and self.segment.verb not in ("end", "tide")
        clicks = self.segment.clicks[1:] if acted else self.segment.clicks[:]
        for ask, code in run.asks[1:]:
            for n in self.cards(run.table, ask, code):
                used = next((uid for uid in clicks if self._is(run.table, n, uid)), None)
                if used is not None:
                    clicks.remove(used)
        return clicks

    def _score(self, t: Table, ask: Ask, code: Any, left: list[int]) -> int:
        cards = self.cards(t, ask, code)
        if cards:
            hits = [i for i, uid in enumerate(left) if any(self._is(t, n, uid) for n in cards)]
            return min(hits[0], 9) if hits else 60
        if ask.kind == "amount" and ask.about and str(ask.about[0]).startswith("share-"):
            # Shared out by a click for each; we ask how much each gets.
            return abs(sum(self._is(t, ask.about[1], uid) for uid in left) - code)
        if code == DONE:
            return 20 if left else 5
        spoken = [label.lower() for label in self.segment.labels]
        if ask.kind == "name-house" and any(_is_far(t, label) for label in spoken):
            return 2 if _is_far(t, str(code)) else 30
        return 2 if str(code).lower() in spoken else 30

    def cards(self, t: Table, ask: Ask, code: Any) -> list[int]:
        """The numbers of the cards that an option is about."""
        if isinstance(code, int) and ask.kind in PICKS:
            return [code]
        if isinstance(code, tuple) and ask.kind in ORDERS:
            return [code[0]]
        return []

    # -- offers --------------------------------------------------------------------------------------

    def offers(self, t: Table, options: list[Any] | None) -> list[str]:
        """Differences between what the oracle and we let the player do at the main point."""
        prompt = self.segment.steps[0].get("prompt", {}) if self.segment.steps else {}
        if "legal" not in prompt or options is None:
            return []
        theirs: Counter[tuple[str, str]] = Counter()
        for uid, verbs in prompt["legal"].items():
            theirs.update({(self.ids[int(uid)], VERBS.get(verb, verb)) for verb in verbs})
        acts = [option for option in options if isinstance(option, tuple) and option[0] != "tide"]
        ours = Counter((name_of(t, n), act) for act, n in acts)
        found = [f"only we offer: {verb} {id}" for id, verb in (set(ours) - set(theirs))]
        found += [f"only the oracle offers: {verb} {id}" for id, verb in (set(theirs) - set(ours))]
        return sorted(found)

    def targets(self, t: Table, found: Found) -> list[str]:
        """Differences between the cards offered at each choice that both asked."""
        told = []
        for step in self.segment.steps:
            prompt = step.get("prompt", {})
            if step["do"] != "card" or not prompt.get("cards") or "source" not in prompt or step.get("noop"):
                continue
            asked = self._same_question(t, found, step)
            if asked is None:
                continue
            ours = Counter(name_of(t, n) for code in asked.options for n in self.cards(t, asked, code))
            chosen = prompt.get("selected", ())
            theirs = Counter(self.ids[uid] for uid in prompt["cards"] if uid not in chosen)
            source = prompt["source"]["id"]
            told += [f"{source} may choose only here: {id}" for id in ours - theirs]
            told += [f"{source} may choose only at the oracle: {id}" for id in theirs - ours]
        return told

    def _same_question(self, t: Table, found: Found, step: dict[str, Any]) -> Ask | None:
        source = step["prompt"]["source"]["id"]
        for ask, code in found.asks[1:]:
            asking = isinstance(ask.source, int) and t.cast[ask.source].card.id == source
            if asking and any(self._is(t, n, step["uid"]) for n in self.cards(t, ask, code)):
                return ask
        return None

"""Information-set Monte-Carlo tree search over worlds that fit what the seat knows.

Each iteration samples a world, walks down the tree by the options that world has, adds one node,
plays on by the game's advice, and lets every node on the way remember what it brought to the seat
that chose there. Chance is drawn anew in each world, so a node averages over it. While several choose
at once only this seat's picks are searched; the others play quickly, since they must not know them.

Worlds are lucky or unlucky before anything is done in them, and an option that was tried in lucky ones
would look good. So what counts is how much better or worse a world became than it was judged at first.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic, thread_time
from typing import TYPE_CHECKING, Any

from tapete.bots.greedy import GreedyBot
from tapete.bots.opinion import Opinion
from tapete.bots.playout import by_thumb, imagine, judge, play_on, take
from tapete.bots.tree import Node
from tapete.kernel.chance import Rng

if TYPE_CHECKING:
    from tapete.kernel.decision import Decision, Option
    from tapete.kernel.match import Match
    from tapete.kernel.seat import Seat

#: A walk through the tree ends after this many decisions even where the tree is deeper.
DEEPEST = 40
#: How many worlds are looked at first to see how the seats stand on the average.
GLANCES = 8
#: Options tried at least this share as often as the most tried one are told apart by their value.
NEARLY = 0.8
#: From this chance of winning on, options that are no further apart than a hair all seem to win.
AHEAD, HAIR = 0.95, 0.005
#: How many iterations a sampled world serves: to fork one costs less than to sample another.
USES = 4


class SearchBot:
    """Searches for a number of iterations (exactly reproducible) or of milliseconds.

    Iterations may be given a longest time as well, in seconds that this thread computes: a slow machine
    cuts a search short, a busy one does not, so that load changes how long a bot takes and not how it plays.
    """

    def __init__(
        self,
        seed: int,
        iterations: int = 400,
        milliseconds: int | None = None,
        longest: float | None = None,
    ) -> None:
        self._rng = Rng(f"search {seed}")
        self._iterations = iterations
        self._milliseconds = milliseconds
        self._longest = longest
        self._root = Node()
        self._standing: Sequence[float] = ()
        self._worlds: list[tuple[Match, Sequence[float]]] = []
        self._reuse: tuple[int, Any] | None = None
        self.opinions: list[Opinion] = []

    def choose(self, seat: Seat, decision: Decision) -> Option:
        """The option that was tried most, or of those tried nearly as often the one that brought most."""
        self._take_root(seat)
        if len(decision.ask.options) > 1:
            self._search(seat, decision.ask.options)
        self.opinions = self._opinions(seat, decision)
        chosen = self._decided(seat, decision).index
        self._reuse = (seat.answered + 1, decision.ask.options[chosen])
        return decision.options[chosen]

    def _decided(self, seat: Seat, decision: Decision) -> Opinion:
        """The favourite; far ahead, where much seems to win alike, what leaves the best table behind.

        What wins at once is such a table; what only wastes one's own is not.
        """
        first = favourite(self.opinions)
        alike = [o.index for o in self.opinions if o.visits and abs(o.value - first.value) <= HAIR]
        if first.value < AHEAD or len(alike) < 2:
            return first
        looked = GreedyBot(self._rng.below(1 << 30)).weighed(seat, decision, alike)
        return max((looked[index] for index in alike), key=_rank)

    def think(self, seat: Seat, decision: Decision) -> list[Opinion]:
        """How often each option was tried and what it brought."""
        self._take_root(seat)
        if len(decision.ask.options) > 1:
            self._search(seat)
        return self._opinions(seat, decision)

    def _opinions(self, seat: Seat, decision: Decision) -> list[Opinion]:
        if not self._root.children and len(decision.ask.options) > 1:
            return by_thumb(seat, decision, self._rng)
        nodes = [self._root.children.get(code) for code in decision.ask.options]
        return [Opinion(i, n.visits, n.mean) if n else Opinion(i, 0, 0.0) for i, n in enumerate(nodes)]

    def study(self, seat: Seat, decision: Decision, index: int, times: int) -> Opinion:
        """Go on with one option of the decision last thought about until it was tried so many times."""
        node = self._root.children.setdefault(decision.ask.options[index], Node())
        while self._standing and node.visits < times:
            if not self._iterate(seat, (decision, index, node)):
                break
        return Opinion(index, node.visits, node.mean)

    def _take_root(self, seat: Seat) -> None:
        """Keep the part of the tree below the last pick, if nothing new is known since.

        After a roll of dice it would speak of all the rolls there might have been.
        """
        self._worlds.clear()
        reuse, self._reuse = self._reuse, None
        kept = None
        if reuse is not None and reuse[0] == seat.answered and not seat.surprised:
            kept = self._root.children.get(reuse[1])
        self._root = kept or Node()

    def _glance(self, seat: Seat) -> Sequence[float]:
        """Each seat's chance on the average of a few worlds, before anything is done."""
        worlds = [imagine(seat, self._rng) for _ in range(GLANCES)]
        judged = [judge(world, seat.advice) for world in worlds if world is not None]
        return [sum(values) / len(judged) for values in zip(*judged, strict=True)]

    def _search(self, seat: Seat, between: Sequence[Any] = ()) -> None:
        """Spend the budget; or, to choose between options, as much of it as can still change the choice."""
        self._standing = self._glance(seat)
        if not self._standing:
            return  # no world can be found, so there is nothing to search in
        if self._milliseconds is None:
            self._search_by_count(seat, between)
        else:
            self._search_by_clock(seat, self._milliseconds / 1000, between)

    def _search_by_count(self, seat: Seat, between: Sequence[Any]) -> None:
        # What the kept part of the tree knows counts towards the budget.
        budget = max(self._iterations - self._root.visits, self._iterations // 4)
        end = None if self._longest is None else thread_time() + self._longest
        for left in range(budget, 0, -1):
            if between and self._root.lead(between) > left:
                return
            self._iterate(seat)
            if end is not None and thread_time() >= end:
                return

    def _search_by_clock(self, seat: Seat, seconds: float, between: Sequence[Any]) -> None:
        began = now = monotonic()
        done = 0
        while now - began < seconds:
            # As many more as the pace so far allows, and half as many again in case it quickens.
            if done and between and self._root.lead(between) > 1.5 * done * (seconds / (now - began) - 1):
                return
            self._iterate(seat)
            done += 1
            now = monotonic()

    def _world(self, seat: Seat) -> tuple[Match, Sequence[float]] | None:
        """A world to try something in, and how it was judged before."""
        if not self._worlds:
            sampled = imagine(seat, self._rng)
            if sampled is None:
                return None
            self._worlds = [(sampled, judge(sampled, seat.advice))] * USES
        sampled, before = self._worlds.pop()
        # The last to use it may have it. The same dice every time would make one lucky world count for four.
        world = sampled.fork() if self._worlds else sampled
        world.travel_light(self._rng.below(1 << 30))
        return world, before

    def _iterate(self, seat: Seat, forced: tuple[Decision, int, Node] | None = None) -> bool:
        """Try something in one world; False if there is none."""
        found = self._world(seat)
        if found is None:
            self._root.visits += 1
            return False
        world, before = found
        turn = seat.advice.turn(world.table)
        path: list[tuple[int, Node]] = []
        if forced is None:
            self._descend(world, seat, self._root, path, turn)
        else:
            decision, index, node = forced
            world.answer(index, decision.id)
            path.append((seat.number, node))
            if node.visits:
                self._descend(world, seat, node, path, turn)
        play_on(world, seat.advice, self._rng, seat.advice.horizon, turn)
        values = judge(world, seat.advice)
        self._root.visits += 1
        for who, node in path:
            node.visits += 1
            node.value += values[who] - before[who] + self._standing[who]
        return True

    def _descend(self, world: Match, seat: Seat, node: Node, path: list[tuple[int, Node]], turn: int) -> None:
        """Walk down from a node by what was promising so far, and one step beyond."""
        advice = seat.advice
        for _ in range(DEEPEST):
            pending = world.pending
            if not pending or advice.turn(world.table) > turn:
                break
            decision = pending[0]
            if world.simultaneous:
                decision = next((d for d in pending if d.seat == seat.number), decision)
                if decision.seat != seat.number:
                    world.answer(advice.suggest(world.table, decision.ask, self._rng), decision)
                    continue
            ask = decision.ask
            weights = advice.weigh(world.table, ask)
            index, node = node.select(ask.options, weights, advice, node is self._root)
            path.append((ask.seat, node))
            take(world, decision, index)
            if node.visits == 0:
                break


def favourite(opinions: list[Opinion]) -> Opinion:
    """Of the options tried nearly as often as the most tried one, that with the best value."""
    most = max(opinion.visits for opinion in opinions)
    return max((o for o in opinions if o.visits >= NEARLY * most), key=_rank)


def _rank(opinion: Opinion) -> tuple[float, int]:
    return opinion.value, opinion.visits

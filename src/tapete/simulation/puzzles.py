"""Finding puzzles: games are played, tables that may be one are looked at closer, and the proof decides."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from tapete import bots
from tapete.bots import Bot
from tapete.kernel.chance import Rng
from tapete.kernel.errors import TapeteError
from tapete.kernel.game import game as find
from tapete.kernel.match import Match
from tapete.kernel.proof import NEAR, Proof, TooLarge
from tapete.kernel.puzzles import Attempt, Puzzle, named, pose
from tapete.kernel.record import begin, new_match
from tapete.simulation.job import derived

#: a puzzle that one of so many random turns solves is worth posing, and one of still more is a chore
LEAST_EFFORT, MOST_EFFORT = 8, 2500
#: a solution has no more answers than these
LONGEST = 9
#: where dice fall, the best answer gives at least so much more than the next
MARGIN = 0.03
#: how many turns at random are tried before a table is proven: where none is better than greed, few puzzles are
LINES = 24
#: worlds in which the answer must be the same: what the seat cannot see must not matter
WORLDS = 3


class Search(msgspec.Struct, frozen=True):
    """Where to look for puzzles."""

    game: str
    goals: tuple[str, ...]
    games: int
    seed: int = 0
    first: int = 0
    each: int = 1
    """how many puzzles of a goal are taken from one game"""
    looks: int = 3
    """one table in so many is looked at: else all puzzles would be of the first turns"""
    most: int = 12_000
    """how many tables a proof may look at"""

    def options(self, index: int) -> dict[str, Any]:
        """The settings of one of the games: where decks are played, two that were not played before."""
        if find(self.game).decks is None:
            return {}
        return {"decks": [f"seed:{derived(self.seed, index, seat) % 1_000_000}" for seat in (0, 1)]}

    def found(self) -> Iterator[tuple[str, Puzzle]]:
        """The puzzles of all games, one after another."""
        for index in range(self.first, self.first + self.games):
            yield from self.in_game(index)

    def in_game(self, index: int) -> Iterator[tuple[str, Puzzle]]:
        """The puzzles of one game, each with its name."""
        left = dict.fromkeys(self.goals, self.each)
        rng = Rng(derived(self.seed, index, 9))
        for match in self.tables(index):
            for goal in [goal for goal, more in left.items() if more and rng.below(self.looks) == 0]:
                puzzle = self.looked_at(goal, match)
                if puzzle is not None:
                    left[goal] -= 1
                    yield named(goal, puzzle.position), puzzle
                    break

    def tables(self, index: int) -> Iterator[Match]:
        """The match at every question of one game between two who look one step ahead."""
        match = new_match(
            self.game, seed=derived(self.seed, index), checkpoints="action", **self.options(index)
        )
        players: list[Bot] = [
            bots.make("greedy", derived(self.seed, index, seat)) for seat in range(match.seats)
        ]
        while not match.over:
            decision = match.pending[0]
            if match.ask is not None:
                yield match
            match.answer(players[decision.seat].choose(match.seat(decision.seat), decision))

    def looked_at(self, goal: str, match: Match) -> Puzzle | None:
        """The puzzle that a table is, if it is one."""
        aim = find(self.game).goals[goal]
        if match.ask is None or not aim.poses(match.table, match.ask):
            return None
        try:
            for position in aim.variants(aim.trim(match.position())):
                puzzle = self.posed(goal, position)
                if puzzle is not None:
                    return puzzle
        except (TooLarge, TapeteError):
            pass
        return None

    def posed(self, goal: str, position: dict[str, Any]) -> Puzzle | None:
        """The puzzle that a position is, if it is one worth posing."""
        if not promising(self.game, goal, position):
            return None
        puzzle = pose(self.game, goal, position, self.most)
        return puzzle if puzzle is not None and worthy(self.game, puzzle) else None


def promising(game: str, goal: str, position: dict[str, Any]) -> bool:
    """Whether some turn at random comes further than greed does; where dice fall that tells nothing."""
    match = begin(game, {}, seed=1, position=position, checkpoints="action")
    seat, rng = match.pending[0].seat, Rng(1)
    proof = Proof(find(game).goals[goal], match, seat, 0)
    greedy, fell = reached(proof, match, bots.make("greedy", 1))
    if fell:
        return True
    results = [reached(proof, match, bots.make("random", rng.below(1 << 30)))[0] for _ in range(LINES)]
    return max(results) > greedy + NEAR


def reached(proof: Proof, match: Match, bot: Bot) -> tuple[float, bool]:
    """What a bot reaches from a table, and whether dice fell on the way."""
    walk = match.fork()
    while not proof.over(walk.table):
        decision = walk.pending[0]
        walk.answer(bot.choose(walk.seat(decision.seat), decision))
        if walk.drawn > match.drawn:
            return 0.0, True
    return proof.goal.measure(proof.start, walk.table, proof.seat), False


def worthy(game: str, puzzle: Puzzle) -> bool:
    """Whether it asks for thought: neither greed, nor the first option, nor any option will do, nor what is hidden."""
    if not (clear(puzzle) if puzzle.dice else LEAST_EFFORT <= puzzle.effort <= MOST_EFFORT):
        return False
    if len(puzzle.solutions) == len(puzzle.first) or len(puzzle.line) > LONGEST:
        return False
    return (
        not solves(game, puzzle, bots.make("greedy", 1))
        and not solves(game, puzzle, First())
        and same(game, puzzle)
    )


def clear(puzzle: Puzzle) -> bool:
    """Whether one first answer is better than all others by more than a hair."""
    others = [value for option, value in puzzle.first.items() if option not in puzzle.solutions]
    return len(puzzle.solutions) == 1 and puzzle.best - max(others, default=puzzle.best) >= MARGIN


class First:
    """Takes the first option, whatever it is."""

    def choose(self, seat: Any, decision: Any) -> Any:
        return decision.options[0]


def solves(game: str, puzzle: Puzzle, bot: Bot) -> bool:
    """Whether a bot finds a solution."""
    attempt = Attempt(game, puzzle)
    while not attempt.over and attempt.decision is not None:
        attempt.answer(bot.choose(attempt.match.seat(puzzle.seat), attempt.decision).id)
    return attempt.solved


def holds(game: str, puzzle: Puzzle, worlds: int = WORLDS) -> bool:
    """Whether a proof made anew comes to the same, in other worlds too."""
    again = pose(game, puzzle.goal, puzzle.position)
    if again is None or (again.first, again.dice) != (puzzle.first, puzzle.dice):
        return False
    attempt = Attempt(game, puzzle)
    for option in puzzle.line:
        attempt.answer(option)
    return attempt.solved and same(game, puzzle, worlds)


def same(game: str, puzzle: Puzzle, worlds: int = WORLDS) -> bool:
    """Whether every first answer is worth the same in other worlds that the seat cannot tell from this one."""
    match = begin(game, {}, seed=1, position=puzzle.position, checkpoints="action")
    for seed in range(worlds):
        world = match.sample_world(puzzle.seat, seed)
        proof = Proof(find(game).goals[puzzle.goal], world, puzzle.seat, 4 * puzzle.tables)
        found = [round(one.low, 4) for one in proof.options(world)]
        if any(abs(a - b) > 2e-4 for a, b in zip(found, puzzle.first.values(), strict=True)):
            return False
    return True


# -- keeping them ----------------------------------------------------------------------------------


def load(folder: Path) -> dict[str, dict[str, Puzzle]]:
    """The puzzles in a folder by goal."""
    files = sorted(folder.glob("*.json")) if folder.is_dir() else []
    return {file.stem: msgspec.json.decode(file.read_bytes(), type=dict[str, Puzzle]) for file in files}


def save(folder: Path, kept: Mapping[str, Mapping[str, Puzzle]]) -> None:
    """Write the puzzles of each goal to its file, a puzzle a line."""
    folder.mkdir(parents=True, exist_ok=True)
    for goal, found in kept.items():
        lines = [f'"{name}": '.encode() + msgspec.json.encode(one) for name, one in sorted(found.items())]
        (folder / f"{goal}.json").write_bytes(b"{\n" + b",\n".join(lines) + b"\n}\n")

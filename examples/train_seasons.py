"""Train a small policy for Seasons against `random`, with Gymnasium and scikit-learn (docs/training.md).

    python examples/train_seasons.py --rounds 6 --games 200 --jobs 2

Monte-Carlo control: play games, look at how each ended, and fit a small network that foretells the end from
the table and the option taken. The policy takes the option with the best prospect, and now and then any.
"""

from __future__ import annotations

import argparse
import time
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import joblib
import numpy as np
from numpy.typing import NDArray
from sklearn.neural_network import MLPRegressor

from tapete import game
from tapete.research import arrays
from tapete.research.gym import AgainstBots
from tapete.simulation.summary import rate

Floats = NDArray[np.float32]
#: A victory by this many points counts as about three quarters of a full one.
MARGIN = 40.0


@dataclass(frozen=True)
class Settings:
    """How long and how boldly to learn."""

    rounds: int = 6
    games: int = 200
    trials: int = 400
    hidden: int = 64
    epsilon: float = 0.1
    passes: int = 2
    memory: int = 5
    opponent: str = "random"
    jobs: int = 2
    seed: int = 1


@dataclass
class Game:
    """What a game leaves to learn from: a row for each option taken, and how it ended."""

    rows: Floats
    prospect: float
    won: bool


RULES = game("seasons")
ROWS = RULES.encoder.rows["card"]
MINE, TURNED = ROWS.names.index("mine"), ROWS.names.index("turned")
#: what others took in the draft is left out: the same all game long, it only tells one game from another
MY_ZONES = [ROWS.names.index(f"in-{zone}") for zone in ("play", "hand", "second-year", "third-year", "pack")]
THEIR_ZONES = [ROWS.names.index(f"in-{zone}") for zone in ("play", "hand", "deck", "discard")]
INDICES = [i for i, name in enumerate(RULES.encoder.option_names) if name.endswith("-index")]
CARD = RULES.encoder.option_names.index("card-index")
#: a one for each card by its index; the first, no card, is zeros
EACH = np.eye(len(RULES.encoder.cards) + 1, dtype=np.float32)
EACH[0] = 0
#: the same with what each card is: its points, its kind, the words of its text
TOLD = np.hstack([EACH, arrays.card_table(RULES)])


def counts(observation: Floats) -> Floats:
    """The observation with its rows of cards as counts: how many of each card lie in each zone, and whose."""
    rows = arrays.rows(RULES, observation, "card")
    mine = rows[:, MINE : MINE + 1]
    zones = np.hstack([rows[:, [*MY_ZONES, TURNED]] * mine, rows[:, THEIR_ZONES] * (1 - mine)])
    cards = zones.T @ EACH[rows[:, 0].astype(int)]
    return np.concatenate([observation[: ROWS.start], cards.ravel()])


def candidates(seen: dict[str, Any]) -> Floats:
    """The options as rows: the table, the same in each, and what the option is, its card told in full."""
    count = int(seen["action_mask"].sum())
    table, options = counts(seen["observation"]), seen["options"][:count]
    cards = TOLD[options[:, CARD].astype(int)]
    return np.hstack([np.broadcast_to(table, (count, len(table))), np.delete(options, INDICES, 1), cards])


def pick(model: MLPRegressor | None, rows: Floats, epsilon: float, rng: np.random.Generator) -> int:
    """The option with the best prospect; now and then, and before anything is learnt, any."""
    if model is None or rng.random() < epsilon:
        return int(rng.integers(len(rows)))
    return int(np.argmax(model.predict(rows)))


def play(model: MLPRegressor | None, settings: Settings, seed: int, epsilon: float) -> Game:
    """One game against the opponent, from either seat."""
    rng, seat = np.random.default_rng(seed), seed % 2
    env = AgainstBots("seasons", bot=settings.opponent, seat=seat)
    seen, _ = env.reset(seed=seed)
    rows, over = [], env.match.over
    while not over:
        options = candidates(seen)
        choice = pick(model, options, epsilon, rng)
        rows.append(options[choice])
        seen, reward, over, cut, _ = env.step(choice)
        over = over or cut
    scores = env.match.outcome.scores
    prospect = float(np.tanh((scores[seat] - scores[1 - seat]) / MARGIN))
    return Game(np.asarray(rows, dtype=np.float32), prospect, reward > 0)


def play_many(model: MLPRegressor | None, settings: Settings, seeds: range, epsilon: float) -> list[Game]:
    """Many games, on several processes that stay alive between rounds."""
    work = joblib.Parallel(n_jobs=settings.jobs, batch_size=8)
    return list(work(joblib.delayed(play)(model, settings, seed, epsilon) for seed in seeds))


def learn(model: MLPRegressor, games: list[Game], settings: Settings, rng: np.random.Generator) -> None:
    """Fit the network to how these games ended."""
    rows = np.vstack([game.rows for game in games])
    ends = np.concatenate([np.full(len(game.rows), game.prospect, np.float32) for game in games])
    for _ in range(settings.passes):
        order = rng.permutation(len(rows))
        for start in range(0, len(order), 256):
            part = order[start : start + 256]
            model.partial_fit(rows[part], ends[part])


def train(settings: Settings) -> tuple[MLPRegressor, dict[str, Any]]:
    """The trained network, and the share of games it wins before and after."""
    rng = np.random.default_rng(settings.seed)
    model = MLPRegressor(hidden_layer_sizes=(settings.hidden,), alpha=1e-3, random_state=settings.seed)
    best, most = model, 0.0
    began, kept = time.monotonic(), []
    before = trial(None, settings)
    print(f"any option: {before['told']}")
    for number in range(settings.rounds):
        first = 1_000_000 + number * settings.games
        wise = model if number else None
        games = play_many(wise, settings, range(first, first + settings.games), settings.epsilon)
        share = sum(game.won for game in games) / len(games)
        if number and share > most:  # learning wavers: the network that played best is kept
            best, most = deepcopy(model), share
        kept = (kept + games)[
            -settings.memory * settings.games :
        ]  # older games were played by a poorer policy
        learn(model, kept, settings, rng)
        print(f"round {number + 1}: {share:.0%} won, {time.monotonic() - began:.0f} s")
    after = trial(best, settings)
    print(f"trained: {after['told']}")
    return best, {"before": before, "after": after, "seconds": time.monotonic() - began}


def trial(model: MLPRegressor | None, settings: Settings) -> dict[str, Any]:
    """How often the policy wins games it has not learnt from, without whims."""
    games = play_many(model, settings, range(settings.trials), 0.0)
    found = rate(sum(game.won for game in games), len(games))
    told = (
        f"{found.rate:.1%} of {found.of} games against {settings.opponent} ({found.low:.1%}–{found.high:.1%})"
    )
    return {"rate": found.rate, "low": found.low, "high": found.high, "told": told}


def main() -> None:
    """Read the settings, train, and keep the network if a file is named."""
    words = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    for name, value in vars(Settings()).items():
        words.add_argument(f"--{name}", type=type(value), default=value)
    words.add_argument("--keep", help="a file to write the trained network to")
    given = vars(words.parse_args())
    keep = given.pop("keep")
    model, found = train(Settings(**given))
    print(f"{found['seconds']:.0f} s in all")
    if keep:
        joblib.dump(model, keep)


if __name__ == "__main__":
    main()

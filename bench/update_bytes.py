"""How much a page is sent after each answer, now and in an older commit: `python -m bench.update_bytes COMMIT [--games 4]`.

The same random games are played in both, two seats, English; every update of both seats is encoded as the server
encodes it, not compressed. The issue's limit is `--limit`: so many times the older bytes.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from bench.before import GAMES, ROOT, checked_out

# Only what both commits have: Start, Play and the presenter's update.
TELLER = """
import json, sys
from random import Random
import msgspec
from tapete.server.play import Play, Start
from tapete.server.presenter import update
game, games = sys.argv[1], int(sys.argv[2])
sent = count = 0
for seed in range(games):
    play, random = Play(Start(game, 2, {}, str(seed), 0.0)), Random(seed)
    match, told = play.match, [0, 0]
    while not match.over:
        asked = match.pending[0]
        match.answer(random.randrange(len(asked.ask.options)), asked)
        for seat in (0, 1):
            news = update(play, seat, "en", told[seat])
            told[seat] = play.events
            sent, count = sent + len(msgspec.json.encode(news)), count + 1
print(json.dumps([sent, count]))
"""


def bytes_told(folder: Path, game: str, games: int) -> float:
    """Mean bytes of an update over so many games of a checkout."""
    environment = os.environ | {"PYTHONPATH": str(folder / "src"), "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [sys.executable, "-c", TELLER, game, str(games)],
        env=environment, cwd=folder, stdout=subprocess.PIPE, text=True, check=True,
    )  # fmt: skip
    sent, count = json.loads(done.stdout)
    return sent / count


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.update_bytes", description=__doc__.split("\n")[0])
    parser.add_argument("commit", help="what to compare this checkout with")
    parser.add_argument("--games", type=int, default=4, help="games of each")
    parser.add_argument("--limit", type=float, default=1.3, help="fail when more times the bytes are sent")
    asked = parser.parse_args()
    grown = False
    with checked_out(asked.commit) as folder:
        for game in GAMES:
            then, now = (bytes_told(place, game, asked.games) for place in (folder, ROOT))
            grown |= now > then * asked.limit
            print(
                f"{game:<10} {then:9,.0f} -> {now:9,.0f} bytes an update   {now / then:.2f} times", flush=True
            )
    return int(grown)


if __name__ == "__main__":
    sys.exit(main())

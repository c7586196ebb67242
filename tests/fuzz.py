"""make fuzz: every promise on every setup with seeds nobody has tried, until the time is up.

    python -m tests.fuzz --minutes 30              new seeds
    python -m tests.fuzz --seed 7 --rounds 2       those of a run that printed "seed 7", again
    python -m tests.fuzz --only "relic and world"  some promises or setups, as pytest's -k takes them

A finding is printed as the command that plays it again; mended, it goes into tests/every_game/seeds.py.
"""

import argparse
import os
import re
import secrets
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator

PROMISES = "tests/every_game"
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S.*?\])(?: - (.*))?$", re.MULTILINE)


def main() -> int:
    """Play rounds until the time is up; how many promises were broken decides how it ends."""
    asked = options()
    seed = asked.seed if asked.seed is not None else secrets.randbelow(10**9)
    print(f"seed {seed}: make fuzz SEED={seed} looks at the same games again", flush=True)
    until, found = time.monotonic() + asked.minutes * 60, set[str]()
    for number in range(asked.rounds or 10**6):
        if number and time.monotonic() >= until:
            break
        for line in played(asked, f"{seed} {number}"):
            if line not in found:
                found.add(line)
                print(line, flush=True)
        print(f"round {number + 1}: {len(found)} findings so far", flush=True)
    print(f"seed {seed}: " + (f"{len(found)} findings" if found else "every promise was kept"))
    return min(len(found), 1)


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=10, help="begin no round after this long")
    parser.add_argument("--seed", type=int, help="the seed that a run printed")
    parser.add_argument("--rounds", type=int, default=0, help="how many rounds at most")
    parser.add_argument(
        "--seeds", type=int, default=12, help="how many seeds a promise and setup get a round"
    )
    parser.add_argument("--only", default="", help="part of the promises or setups, as in pytest -k")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def played(asked: argparse.Namespace, word: str) -> Iterator[str]:
    """Play one round; each broken promise as a command, with what broke it."""
    command = [sys.executable, "-m", "pytest", "-q", "--tb=no", f"--fuzz={word}", f"--seeds={asked.seeds}"]
    command += ["-n", str(asked.jobs)] if asked.jobs > 1 else []
    command += ["-k", asked.only] if asked.only else []
    # pytest shortens what was wrong to the width of the terminal
    wide = os.environ | {"COLUMNS": "240"}
    done = subprocess.run([*command, PROMISES], stdout=subprocess.PIPE, text=True, errors="replace", env=wide)
    yield from findings(done.stdout)
    if done.returncode not in (0, 1):
        yield f"pytest could not run the round ({done.returncode}):\n{done.stdout[-2000:]}"


def findings(report: str) -> Iterator[str]:
    """The commands that play again what a report says has failed."""
    for test, problem in FAILED.findall(report):
        seed = re.search(r"-(\d+)(?:-[^\]-]*)?\]$", test)
        again = f" --seed={seed[1]}" if seed else ""
        yield f"FOUND {problem}\n  python -m pytest{again} {shlex.quote(test)}"


if __name__ == "__main__":
    sys.exit(main())

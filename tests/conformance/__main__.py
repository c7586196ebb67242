"""`python -m tests.conformance [files…]`: how our rules agree with the oracle, by card and difference."""

import argparse
import sys
import time
from collections import Counter, defaultdict

from tapete.games.keyforge import GAME

from .judge import AGREES, DIFFERS, LEFT_OUT, Verdict, judge
from .setting import playable
from .traces import ABSENT, are_here, scenarios


def main() -> int:
    """Judge the files asked for and print a report."""
    options = _options()
    if not are_here():
        print(ABSENT)
        return 0
    began = time.process_time()
    verdicts: list[Verdict] = []
    # Later collections mix their cards with those of others: what is not declared yet is left out as it comes.
    first_only = {*options.files} <= {"cota", "rules", "random_cota"}
    for number, scenario in enumerate(scenarios(*options.files, cota_only=first_only)):
        if options.card and options.card not in scenario.ids.values():
            continue
        if number % options.every or (options.name and options.name not in scenario.title):
            continue
        verdicts += judge(GAME, scenario, playable)
        if len(verdicts) >= options.most:
            break
    _report(verdicts, options)
    print(f"{time.process_time() - began:.0f} s of CPU")
    return 0


def _options() -> argparse.Namespace:
    reader = argparse.ArgumentParser(prog="tests.conformance", description=__doc__)
    reader.add_argument("files", nargs="*", default=["cota", "rules"], help="cota, rules, random_cota…")
    reader.add_argument("--card", help="only scenarios that hold this card, by id")
    reader.add_argument("--name", help="only scenarios whose title contains this")
    reader.add_argument("--about", help="show only verdicts in which this card takes part")
    reader.add_argument("--every", type=int, default=1, help="every nth scenario")
    reader.add_argument("--most", type=int, default=10**9, help="stop after so many segments")
    reader.add_argument("--show", type=int, default=20, help="how many differences to show")
    reader.add_argument("--offers", action="store_true", help="show differences in what is offered too")
    return reader.parse_args()


def _report(verdicts: list[Verdict], options: argparse.Namespace) -> None:
    if options.about:
        verdicts = [verdict for verdict in verdicts if options.about in verdict.cards]
    count = Counter(verdict.status for verdict in verdicts)
    judged = count[AGREES] + count[DIFFERS]
    share = count[AGREES] / judged if judged else 0
    print(f"{judged} segments judged, {count[AGREES]} agree ({share:.1%}), {count[LEFT_OUT]} left out")
    _print_counts("left out", Counter(v.found[0].split(":")[0] for v in verdicts if v.status == LEFT_OUT))
    _by_card(verdicts)
    for verdict in [v for v in verdicts if v.status == DIFFERS][: options.show]:
        print(f"\n{verdict.scenario}\n  segment {verdict.number}: {verdict.action}")
        for line in verdict.found[:8]:
            print(f"    {line}")
    if options.offers:
        _print_counts("offers", Counter(line for v in verdicts for line in v.offers), 60)


def _by_card(verdicts: list[Verdict]) -> None:
    score: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for verdict in verdicts:
        if verdict.cards and verdict.status != LEFT_OUT:
            score[verdict.cards[0]][verdict.status == DIFFERS] += 1
    worst = sorted((bad, good, card) for card, (good, bad) in score.items() if bad)
    for bad, good, card in reversed(worst[-40:]):
        print(f"  {card}: {bad} of {bad + good} differ")


def _print_counts(title: str, counts: Counter[str], most: int = 20) -> None:
    for line, count in counts.most_common(most):
        print(f"  {title}: {count} × {line}")


if __name__ == "__main__":
    sys.exit(main())

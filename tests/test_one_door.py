"""Every road to a table ends at one door: `match.answer` checks a decision, and nothing else takes an answer in."""

import ast
from collections.abc import Iterator
from pathlib import Path

SRC = Path(__file__).resolve().parents[1] / "src/tapete"

CHECKED = "kernel/match.py"
"""Where an answer is read, checked against the options, and taken."""
TAKEN_AGAIN = {
    "kernel/course.py": "an answer that was given before is given again",
    "kernel/record.py": "writing a record plays answers again that were taken before",
    "kernel/undoing.py": "undo plays those again that stay",
    "kernel/views.py": "a position plays again those since the last quiet table",
    "kernel/retelling.py": "a world that is imagined is told what was answered in the true one",
}
"""Who hands a code to the rules without a check, and why it needs none."""
DOORS = {
    "server/play.py": "HTTP and websockets",
    "cli/terminal.py": "the command line",
    "simulation/job.py": "bots",
    "kernel/record.py": "replay and positions",
    "kernel/lessons.py": "lessons",
    "research/acting.py": "PettingZoo and batches",
    "research/gym.py": "Gymnasium and its bots",
    "research/openspiel.py": "OpenSpiel",
}
"""The roads, each of which must answer by the door."""


def calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    """Every call in a file, by the last name of what is called."""
    for node in ast.walk(ast.parse(path.read_text("utf8"))):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Attribute):
                yield node.func.attr, node
            elif isinstance(node.func, ast.Name):
                yield node.func.id, node


def callers(name: str) -> set[str]:
    """The files that call something of that name with arguments."""
    return {
        str(path.relative_to(SRC))
        for path in SRC.rglob("*.py")
        if any(called == name and node.args for called, node in calls(path))
    }


def test_only_the_door_says_that_an_answer_is_none_of_the_options() -> None:
    raised = {
        str(path.relative_to(SRC))
        for path in SRC.rglob("*.py")
        for called, node in calls(path)
        if called in ("Illegal", "NotYours")
        and node.args
        and isinstance(node.args[0], ast.Constant)
        and node.args[0].value in ("unknown-choice", "not-your-decision", "which-decision")
    }
    assert raised == {CHECKED}


def test_a_code_reaches_the_rules_unchecked_only_where_it_was_checked_before() -> None:
    assert callers("accept") - {"server/sockets.py"} <= {CHECKED, *TAKEN_AGAIN}


def test_every_road_answers_by_the_door() -> None:
    for path, road in DOORS.items():
        called = {name for name, _ in calls(SRC / path)}
        assert called & {"answer", "meant"}, f"{road}: {path} answers nothing"

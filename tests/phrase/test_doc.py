"""The page of the grammar tells the truth."""

from pathlib import Path

DOC = Path(__file__).resolve().parents[2] / "docs" / "phrase.md"


def test_the_first_example_of_the_page_runs():
    example = DOC.read_text("utf8").split("```python\n")[1].split("```")[0]

    assert "assert" in example
    exec(compile(example, str(DOC), "exec"), {})

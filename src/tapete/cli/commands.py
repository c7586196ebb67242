"""What a person may type at the terminal's table besides the number of an option."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from tapete.bots.search import SearchBot
from tapete.cli.lookup import find, named, plain
from tapete.cli.words import say
from tapete.kernel.decision import Decision
from tapete.kernel.reason import Reason

if TYPE_CHECKING:
    from tapete.cli.terminal import Terminal

#: Given the terminal, the question and what was typed after the command; whether the question is settled.
Command = Callable[["Terminal", Decision, str], bool]

LATELY = 20
SAVE_NAME = "partida.json"
HINT_MILLISECONDS = 1000


def again(terminal: Terminal, decision: Decision, rest: str) -> bool:
    """The question once more."""
    terminal.question(decision)
    return False


def help_(terminal: Terminal, decision: Decision, rest: str) -> bool:
    """What can be typed."""
    terminal.say("help")
    return False


def table(terminal: Terminal, decision: Decision, rest: str) -> bool:
    """The table as the person sees it."""
    match = terminal.match
    for line in match.game.table_text(match.table, decision.seat, terminal.lang):
        terminal.line(line)
    return False


def lately(terminal: Terminal, decision: Decision, rest: str) -> bool:
    """What happened, the last things only."""
    story = terminal.match.story(decision.seat, terminal.lang)
    lines = [event["text"] for event in story if event.get("text")]
    for line in lines[-(int(rest) if rest.isdigit() and int(rest) else LATELY) :]:
        terminal.line(line)
    if not lines:
        terminal.say("nothing-to-tell")
    return False


def look_up(terminal: Terminal, decision: Decision, rest: str) -> bool:
    """What a card does, by its name or by the number of an option that names it."""
    game, lang = terminal.match.game, terminal.lang
    if not rest:
        terminal.say("which-card" if game.cards() else "no-cards")
        return False
    found = find(game, rest)
    if rest.isdigit() and 1 <= int(rest) <= len(decision.options):
        found = named(game, decision.options[int(rest) - 1].text(lang), lang)
    if not found:
        terminal.say("no-card", name=rest)
    elif len(found) > 1:
        terminal.say("several-cards", names=[card.names.get(lang, card.id) for card in found[:12]])
    else:
        for line in found[0].lines(lang):
            terminal.line(line)
    return False


def why_not(terminal: Terminal, decision: Decision, rest: str) -> bool:
    """What one might expect to do and cannot; wishes with the same reason are told together."""
    match, lang = terminal.match, terminal.lang
    refused: dict[str, list[str]] = {}
    for wish, text in match.game.wishes(match.table, decision.seat, lang):
        reason = match.why_not(decision.seat, wish) if plain(rest) in plain(text) else None
        if reason is not None:
            refused.setdefault(because(reason, lang), []).append(text)
    for reason_text, wishes in refused.items():
        terminal.say("forbidden", wish="; ".join(wishes), reason=reason_text)
    if not refused:
        terminal.say("nothing-forbidden")
    return False


def because(reason: Reason, lang: str) -> str:
    """A reason with the rulebook's section."""
    text = reason.text(lang)
    rule = reason.cited(lang)
    return f"{text} {say(lang, 'rule', rule=rule)}" if rule else text


def hint(terminal: Terminal, decision: Decision, rest: str) -> bool:
    """What a bot would do in this seat, knowing what the seat knows: its best options and what it expects."""
    thinker = SearchBot(secrets.randbits(32), milliseconds=HINT_MILLISECONDS)
    terminal.opinions(decision, thinker.think(terminal.match.seat(decision.seat), decision))
    return False


def undo(terminal: Terminal, decision: Decision, rest: str) -> bool:
    """Take the person's last answer back; what was seen since needs the others' consent."""
    match, seat = terminal.match, decision.seat
    reason = match.undo(seat)
    if reason is not None and reason.code.startswith("undo-") and reason.code != "undo-nothing":
        if not others_agree(terminal, seat, reason):
            terminal.say("not-taken-back")
            return False
        reason = match.undo(seat, consent=tuple(range(match.seats)))
    if reason is not None:
        terminal.line(reason.text(terminal.lang))
        return False
    terminal.say("taken-back")
    terminal.saved = False
    terminal.forget()
    return True


def others_agree(terminal: Terminal, seat: int, reason: Reason) -> bool:
    """Whether the others let an answer be taken back: people are asked, bots never mind."""
    if terminal.people == [seat]:
        terminal.say("bots-agree")
        return True
    typed = terminal.hear("do-they-agree", reason=reason.text(terminal.lang))
    return typed.casefold().startswith(say(terminal.lang, "yes"))


def save(terminal: Terminal, decision: Decision, rest: str) -> bool:
    """Write the match and who sits at it to a file."""
    file = Path(rest or SAVE_NAME)
    kept = msgspec.json.decode(terminal.match.record().dump())
    kept["chairs"] = [name for name, _ in terminal.chairs.values()]
    try:
        file.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1))
    except OSError as error:
        terminal.say("not-saved", file=str(file), problem=error.strerror or str(error))
        return False
    terminal.saved = True
    terminal.say("saved", file=str(file))
    return False


def leave(terminal: Terminal, decision: Decision, rest: str) -> bool:
    """Leave the table, with a last chance to save."""
    from tapete.cli.terminal import Leave

    if not terminal.saved:
        name = terminal.hear("save-first")
        if name:
            save(terminal, decision, name)
    raise Leave


#: In either language a letter or a word; the letters are the same so that a hand-over confuses nobody.
COMMANDS: dict[str, Command] = {
    "": again,
    **dict.fromkeys(("h", "help", "ayuda"), help_),
    **dict.fromkeys(("t", "table", "mesa"), table),
    **dict.fromkeys(("l", "log", "registro"), lately),
    **dict.fromkeys(("?",), look_up),
    **dict.fromkeys(("w", "why", "porqué", "porque"), why_not),
    **dict.fromkeys(("p", "hint", "pista"), hint),
    **dict.fromkeys(("z", "undo", "deshacer"), undo),
    **dict.fromkeys(("s", "save", "guardar"), save),
    **dict.fromkeys(("q", "quit", "salir"), leave),
}

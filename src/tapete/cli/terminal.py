"""A table made of lines: what happened, what is asked, what was typed. No cursor tricks."""

from __future__ import annotations

from collections.abc import Mapping

from tapete.bots import Bot
from tapete.bots.opinion import Opinion, best
from tapete.cli import commands
from tapete.cli.records import outcome
from tapete.cli.words import Lang, say
from tapete.kernel.decision import Decision
from tapete.kernel.match import Match

PERSON = "person"

#: Bots that answer before a person has read the last line.
QUICK = ("random", "greedy", "easy")


class Leave(Exception):
    """A person leaves the table."""


class Terminal:
    """One match at one keyboard: people and bots in its chairs."""

    def __init__(
        self, match: Match, chairs: Mapping[int, tuple[str, Bot | None]], lang: Lang, why: bool = False
    ) -> None:
        self.match = match
        self.chairs = chairs
        self.lang = lang
        self.why = why
        """whether bots tell what they thought"""
        self.people = [seat for seat, (_, bot) in chairs.items() if bot is None]
        self.here: int | None = self.people[0] if len(self.people) == 1 else None
        """the person at the keyboard"""
        self.saved = True
        self._waiting = False
        self._stood: tuple[int, int] | None = None
        self._told: dict[int | None, int] = {}

    # -- saying and hearing ----------------------------------------------------------------------

    def say(self, message: str, **args: object) -> None:
        """Print a message of the terminal."""
        self.line(say(self.lang, message, **args))

    def line(self, text: str) -> None:
        """Print a line; at once, so that a reader or a program at the other end does not wait for it."""
        print(text, flush=True)

    def hear(self, message: str, **args: object) -> str:
        """What a person types; the end of input is leaving."""
        try:
            return input(say(self.lang, message, **args)).strip()
        except EOFError as error:
            print()
            raise Leave from error

    # -- the game --------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        self.greet()
        try:
            while not self.match.over:
                self.step()
        except Leave:
            self.say("goodbye")
            return
        self.tell()
        self.close()

    def greet(self) -> None:
        """Who plays what."""
        self.say("welcome", game=self.match.game.names, seats=self.match.seats)
        for seat, (name, bot) in self.chairs.items():
            self.say("seat-person" if bot is None else "seat-bot", seat=seat + 1, bot=name)
        self.say("commitment", commitment=self.match.commitment)
        self.say("hint")

    def step(self) -> None:
        """One answer: the bots' first, so that people who choose at once do not wait for each other."""
        decision = min(self.match.pending, key=self._person_last)
        _, bot = self.chairs[decision.seat]
        if bot is None:
            self.ask(decision)
            return
        self.wait(decision)
        chosen = bot.choose(self.match.seat(decision.seat), decision)
        if self.why:
            self.explain(decision, bot)
        self.match.answer(chosen)
        if not self.people:
            self.tell()

    def explain(self, decision: Decision, bot: Bot) -> None:
        """The three options that a bot liked best, if it is one that weighs them."""
        opinions: list[Opinion] = getattr(bot, "opinions", [])
        if len(opinions) != len(decision.options) or len(opinions) < 2:
            return
        self.say("thought", seat=decision.seat + 1, question=decision.text(self.lang))
        self.opinions(decision, opinions)

    def opinions(self, decision: Decision, opinions: list[Opinion]) -> None:
        """What a bot thinks of the options it likes best."""
        for opinion in best(opinions):
            text, share = decision.options[opinion.index].text(self.lang), round(opinion.value * 100)
            number, visits = opinion.index + 1, opinion.visits
            self.say("opinion", number=number, text=text, share=share, visits=visits)

    def wait(self, decision: Decision) -> None:
        """Say once that a bot is thinking, if it is one that takes its time."""
        name, _ = self.chairs[decision.seat]
        if self._waiting or name.partition(":")[0] in QUICK:
            return
        self._waiting = True
        match = self.match
        self.line(match.game.waiting_text(match.table, decision.ask, self.lang))

    def _person_last(self, decision: Decision) -> tuple[bool, int]:
        return self.chairs[decision.seat][1] is None, decision.seat

    def ask(self, decision: Decision) -> None:
        """Ask a person until an answer or an undo moves the game on."""
        if self.here != decision.seat:
            self.hear("hand-over", seat=decision.seat + 1)
            self.here = decision.seat
        self._waiting = False
        self.tell()
        self.status(decision)
        self.question(decision)
        while not self.obey(decision, self.hear("prompt")):
            pass

    def status(self, decision: Decision) -> None:
        """How the person at the keyboard stands, once a turn."""
        match = self.match
        turn = (decision.seat, match.table.turn)
        if turn == self._stood:
            return
        standing = match.game.status_text(match.table, decision.seat, self.lang)
        if standing:
            self._stood = turn
            self.line(standing)

    def question(self, decision: Decision) -> None:
        """What is asked, with numbered options."""
        self.say("asked", seat=decision.seat + 1, question=decision.text(self.lang))
        for number, option in enumerate(decision.options, 1):
            self.say("option", number=number, text=option.text(self.lang))

    def obey(self, decision: Decision, typed: str) -> bool:
        """Do what was typed; whether the question is settled."""
        if typed.isdigit():
            return self.answer(decision, int(typed))
        word, _, rest = typed.partition(" ")
        if word.startswith("?") and len(word) > 1:
            word, rest = "?", f"{word[1:]} {rest}".strip()
        command = commands.COMMANDS.get(word.casefold())
        if command is None:
            self.say("not-understood", typed=typed, most=len(decision.options))
            return False
        return command(self, decision, rest.strip())

    def answer(self, decision: Decision, number: int) -> bool:
        """Take an option by its number."""
        if not 1 <= number <= len(decision.options):
            self.say("not-a-number", typed=number, most=len(decision.options))
            return False
        self.match.answer(decision.options[number - 1])
        self.saved = False
        return True

    # -- telling ---------------------------------------------------------------------------------

    def tell(self) -> None:
        """What happened since the person at the keyboard was last told."""
        told = self._told.get(self.here, 0)
        for event in self.match.story(self.here, self.lang, told):
            for line in event.get("lines") or (event.get("text"),):
                if line:
                    self.line(line)
        self._told[self.here] = len(self.match.events)

    def forget(self) -> None:
        """After an undo, nobody has been told more than has happened."""
        now = len(self.match.events)
        self._told = {seat: min(told, now) for seat, told in self._told.items()}

    def close(self) -> None:
        """How it ended, and the seed that was promised."""
        self.say("over")
        for line in outcome(self.match, self.lang):
            self.line(line)
        self.say("seed", seed=str(self.match.setup.seed))

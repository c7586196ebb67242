"""Spanish verbs in a sentence: agreement, negation, pronouns and the form that the mood asks for."""

from __future__ import annotations

from . import spanish
from .clauses import Clause, Modal, Voice
from .lexicon import Mood, Tail, Verb
from .nouns import NP, Alone, Det, Gap, Group, Part, Phrase, Pronoun, Share, Which, You, head_noun
from .weaving import Words

MODALS = {Modal.MAY: "poder", Modal.CAN: "poder", Modal.MUST: "deber", Modal.WOULD: "ir"}
ACCUSATIVE = ("lo", "la", "los", "las")


def agree(forms: tuple[str, str, str, str], feminine: bool, many: bool) -> str:
    """The form of four that agrees."""
    return forms[int(feminine) + 2 * int(many)]


def is_many(phrase: Phrase) -> bool:
    """Whether the verb of this subject is plural in Spanish."""
    match phrase:
        case NP(det=Det.EACH_OTHER):
            return True
        case NP(det=Det.EACH | Det.NO | Det.ANY, count=count):
            return count is not None and count.many
        case NP(noun=noun):
            return phrase.is_many and not noun.mass
        case Pronoun(many=many):
            return many
        case Gap(head=head):
            return is_many(head)
        case Share(part=Part.COUNT, count=count) | Alone(which=Which.COUNT | Which.OTHER, count=count):
            return count.many
        case Alone():
            return True
        case Group(either=either):
            return not either
    return False


def _negative(phrase: object) -> bool:
    match phrase:
        case NP(det=Det.NO) | Share(part=Part.NONE):
            return True
    return False


def denied_by_each(clause: Clause) -> bool:
    """Cada under negation becomes ninguna, which says "no" itself when it comes first."""
    subject = clause.subject
    each = isinstance(subject, NP) and subject.det in (Det.EACH, Det.EACH_OTHER)
    each = each or (isinstance(subject, Share) and subject.part is Part.EACH)
    return clause.voice is not Voice.IMPERSONAL and (_negative(subject) or (each and clause.denied))


def _negation(clause: Clause) -> Words:
    tails = [extra.phrase for extra in clause.extras if isinstance(extra, Tail)]
    later = any(map(_negative, [clause.object, *tails]))
    if clause.voice is Voice.IMPERSONAL:
        later = later or _negative(clause.subject)
    return ["no"] if (clause.denied or later) and not denied_by_each(clause) else []


def _person(clause: Clause) -> int:
    """0 for tú, 1 for él, 2 for ellos."""
    if clause.verb.there:
        return 1
    subject = clause.subject
    if is_many(subject) and denied_by_each(clause):
        return 1
    return 0 if isinstance(subject, You) else 2 if is_many(subject) else 1


def _split(verb: Verb) -> tuple[str, str, bool]:
    """The word to conjugate, the words behind it, and whether it is reflexive."""
    head, _, tail = verb.es.partition(" ")
    return head.removesuffix("se"), tail, head.endswith("se")


def _clitics(clause: Clause, reflexive: bool) -> tuple[str, ...]:
    found = _reflexive(clause, reflexive)
    dative = next((e.phrase for e in clause.extras if isinstance(e, Tail) and is_dative(e)), None)
    tied = bool(clause.verb.es_with)
    accusative = clause.object if isinstance(clause.object, Pronoun | You) and not tied else None
    if dative is None and isinstance(accusative, Pronoun) and _names_receiver(clause):
        found.append("se")
    if dative is not None:
        found.append("te" if isinstance(dative, You) else _dative(dative, accusative))
    if isinstance(accusative, You):
        found.append("te")
    elif isinstance(accusative, Pronoun):
        found.append(agree(ACCUSATIVE, accusative.noun.feminine, accusative.many))
    return tuple(found)


def _reflexive(clause: Clause, reflexive: bool) -> list[str]:
    """Te or se, of a verb that is reflexive or has nobody for its subject."""
    if clause.voice is Voice.IMPERSONAL:
        return ["se"]
    if not reflexive:
        return []
    return ["te" if _person(clause) == 0 else "se"]


def is_dative(extra: object) -> bool:
    """Whether a tail becomes le or te before the verb."""
    return isinstance(extra, Tail) and extra.prep.es == "a" and isinstance(extra.phrase, Pronoun | You)


def _names_receiver(clause: Clause) -> bool:
    """Dásela al jugador: a receiver named in full is also a pronoun beside another."""
    role = clause.verb.gives
    return any(isinstance(e, Tail) and e.prep == role and role.es == "a" for e in clause.extras)


def _dative(phrase: Phrase, accusative: Phrase | None) -> str:
    if isinstance(accusative, Pronoun):
        return "se"
    return "les" if is_many(phrase) else "le"


def verb_group(clause: Clause, mood: Mood, quiet: bool) -> Words:
    """No, pronouns, auxiliaries and verb, in the order the mood asks for."""
    head, tail, reflexive = _split(clause.verb)
    clitics = _clitics(clause, reflexive)
    no, person = [] if quiet else _negation(clause), _person(clause)
    chain = _chain(clause, head)
    if tail.startswith("a ") and tail.endswith("r"):  # vuelve a lanzarlo
        tail, clitics = spanish.attach(tail, clitics), ()
    form = _form(chain[0], clause, mood, person, bool(no))
    if clause.verb.there and form == "ha" and len(chain) == 1:
        form = "hay"
    rest = [*chain[1:], *tail.split()]
    if len(chain) > 1 and chain[-1] == head and clitics:  # puedes destruirla
        return [*no, form, *chain[1:-1], spanish.attach(head, clitics), *tail.split()]
    if _encliticises(clause, mood, bool(no), len(chain)):
        return [*no, spanish.attach(form, clitics), *rest]
    return [*no, *clitics, form, *rest]


def _encliticises(clause: Clause, mood: Mood, denied: bool, length: int) -> bool:
    if mood in (Mood.INFINITIVE, Mood.GERUND):
        return True
    return mood is Mood.COMMAND and isinstance(clause.subject, You) and not denied and length == 1


def _chain(clause: Clause, head: str) -> Words:
    """Infinitives and participles from the auxiliary inwards: poder ser destruida."""
    chain: Words = []
    if clause.modal is not Modal.NONE:
        chain.append(MODALS[clause.modal])
        if clause.modal is Modal.WOULD:
            chain.append("a")
    elif clause.past:
        chain.append("haber")
    if clause.voice is Voice.PASSIVE:
        chain.append("sido" if clause.past else "ser")
        return [*chain, _participle(clause, head)]
    return [*chain, spanish.conjugate(head).participle if clause.past and chain else head]


def _participle(clause: Clause, head: str) -> str:
    forms = spanish.adjective_forms(spanish.conjugate(head).participle)
    many = is_many(clause.subject) and not denied_by_each(clause)
    return agree(forms, head_noun(clause.subject).feminine, many)


def _form(infinitive: str, clause: Clause, mood: Mood, person: int, denied: bool) -> str:
    forms = spanish.conjugate(infinitive)
    if mood is Mood.INFINITIVE:
        return forms.infinitive
    if mood is Mood.GERUND:
        return forms.gerund
    if mood is Mood.SUBJUNCTIVE:
        return forms.subjunctive[person]
    if mood is Mood.STATEMENT and clause.modal is Modal.WOULD:
        return ("fueras", "fuera", "fueran")[person]
    plain = clause.modal is Modal.NONE and not clause.past
    if mood is Mood.COMMAND and person == 0 and plain:
        return forms.subjunctive[0] if denied else forms.command
    return forms.present[person]

"""English: noun phrases and clauses into words."""

from __future__ import annotations

from dataclasses import replace

from . import english
from .clauses import (
    Aside,
    Choice,
    Clause,
    Frame,
    Joined,
    Labelled,
    Lead,
    Lines,
    Link,
    Modal,
    Quoted,
    Saying,
    Sentences,
    comma_before,
    mood_after,
    parted,
    shares_modal,
)
from .en_verb import commands, is_many, verb_group
from .lexicon import Adj, Fixed, Mood, Prep, Tail
from .nouns import (
    NP,
    PHRASES,
    Alone,
    Bound,
    Count,
    Det,
    Figure,
    Gap,
    Group,
    Part,
    Phrase,
    Pronoun,
    Purpose,
    Ranked,
    Rel,
    Share,
    Stat,
    Which,
    You,
)
from .weaving import Words, series

OPENINGS = {
    Det.BARE: ("", ""),
    Det.A: ("a", ""),
    Det.THE: ("the", "the"),
    Det.EACH: ("each", "each"),
    Det.EACH_OTHER: ("each other", "all other"),
    Det.ALL: ("all", "all"),
    Det.ANY: ("any", "any"),
    Det.NO: ("no", "no"),
    Det.THIS: ("this", "these"),
    Det.THAT: ("that", "those"),
    Det.ANOTHER: ("another", "other"),
}


# --- noun phrases --------------------------------------------------------------------------------


def phrase_words(phrase: Phrase, prep: str = "", denied: bool = False, subject: bool = False) -> Words:
    """A phrase, after its preposition if any."""
    return [*prep.split(), *_bare(phrase, denied, subject)]


def _bare(phrase: Phrase, denied: bool, subject: bool) -> Words:
    """A phrase without a preposition."""
    match phrase:
        case Group(phrases=phrases, either=either):
            return series([phrase_words(p, "", denied) for p in phrases], "or" if either else "and")
        case You():
            return ["you"]
        case Pronoun():
            return [_pronoun(phrase, subject)]
        case Gap(head=head):
            return ["them" if is_many(head) else "it"]
        case Share():
            return _share(phrase)
        case NP():
            return _np(phrase, denied, subject)
        case Figure(count=count):
            return LIMITS.get(count.bound, "{}").format(number(count)).split()
        case Alone():
            return _alone(phrase)
        case Stat(noun=noun, count=count):
            return [noun.en, *LIMITS[count.bound].format(count.number).split()]


def _pronoun(pronoun: Pronoun, subject: bool) -> str:
    if not is_many(pronoun):
        return "it"
    return "they" if subject else "them"


def _alone(alone: Alone) -> Words:
    """One, the other, the rest, both: a noun left out."""
    many = alone.count.many
    match alone.which:
        case Which.COUNT:
            return [number(alone.count)]
        case Which.OTHER:
            return ["the", "other", *([number(alone.count)] if many and alone.count.number else [])]
    return ["the", "rest"]


LIMITS = {
    Bound.AT_LEAST: "{} or higher",
    Bound.AT_MOST: "{} or lower",
    Bound.EXACTLY: "exactly {}",
    Bound.JUST: "{}",
}


def _np(np: NP, denied: bool, subject: bool) -> Words:
    if np.noun.proper:
        return [np.noun.en, *_after_noun(np)]
    each = np.det in (Det.EACH, Det.EACH_OTHER) and np.count is None
    none = np.det is Det.NO and not np.noun.mass
    many = none or (denied and subject if each else np.is_many)
    said = np.noun.en_many if many else np.noun.en
    return [*_opening(np, many, denied, subject), *_counted(np, said), *_after_noun(np)]


def _opening(np: NP, many: bool, denied: bool, subject: bool) -> Words:
    if np.owner is not None and np.det in (Det.THE, Det.ALL):
        every = ["all", *([] if isinstance(np.owner, You | Pronoun | Gap) else ["of"])]
        return [*(every if np.det is Det.ALL else []), *_possessive(np.owner)]
    if denied and np.det is Det.EACH:
        return [] if subject else ["any"]
    if denied and np.det is Det.EACH_OTHER:
        return ["other"] if subject else ["any", "other"]
    if np.det is Det.EACH and many:
        return ["every"]
    return OPENINGS[np.det][int(many)].split()


def _possessive(owner: Phrase) -> Words:
    match owner:
        case You():
            return ["your"]
        case Pronoun() | Gap():
            return ["their" if is_many(owner) else "its"]
    *rest, last = phrase_words(owner)
    return [*rest, last + ("'" if is_many(owner) and last.endswith("s") else "'s")]


def number(count: Count) -> str:
    """The bare number, in digits or words."""
    if isinstance(count.number, str):
        return count.number
    if count.bound is Bound.BONUS:
        return f"+{count.number}" if count.number >= 0 else f"−{-count.number}"
    return english.number_word(count.number) if count.spelled else str(count.number)


def _counted(np: NP, said: str) -> Words:
    """Number, qualities and noun; "next" stands before a definite number, "other" after any."""
    firsts = [q.en for q in np.qualities if isinstance(q, Adj) and (q.first or q.en_first)]
    thing = [*_qualities(np), said]
    if np.count is None:
        return [*firsts, *thing]
    if np.det is Det.THE:
        return [*firsts, *_numbered(np.count, thing, np.noun.mass)]
    return _numbered(np.count, [*firsts, *thing], np.noun.mass)


#: what stands before a number and its noun
BEFORE = {Bound.UP_TO: "up to", Bound.EXACTLY: "exactly", Bound.OVER: "more than"}
#: a bound said before one thing, after the number of several, and after a mass
LIMIT = {
    Bound.AT_LEAST: ("at least", "or more", "or more"),
    Bound.AT_MOST: ("at most", "or fewer", "or less"),
}
#: what stands before a noun whose number is left open, and before a mass
OPEN = {
    Bound.ANY: ("any number of", "any amount of"),
    Bound.MORE: ("more", "more"),
    Bound.FEWER: ("fewer", "less"),
    Bound.AS_MANY: ("as many", "as much"),
}


def _numbered(count: Count, thing: Words, mass: bool) -> Words:
    if count.bound in OPEN:
        return [*OPEN[count.bound][mass].split(), *thing]
    digits = number(count)
    if count.bound in BEFORE:
        return [*BEFORE[count.bound].split(), digits, *thing]
    if count.bound in LIMIT:
        one, several, much = (words.split() for words in LIMIT[count.bound])
        if mass:
            return [digits, *thing, *much]
        return [digits, *several, *thing] if count.many else [*one, digits, *thing]
    if count.bound is Bound.EXTRA:
        return [digits, "additional", *thing]
    return [digits, "to", str(count.top), *thing] if count.bound is Bound.BETWEEN else [digits, *thing]


def _qualities(np: NP) -> Words:
    """Adjectives mirror the Spanish order: criatura enemiga dañada, damaged enemy creature."""
    found: Words = []
    mirrored = list(reversed(np.qualities))
    mirrored.sort(key=_nearness)
    for quality in mirrored:
        match quality:
            case Ranked(adj=adj, least=least):
                found = ["least" if least else "most", adj.en, *found]
            case Adj(first=False, en_first=False, en_last=False, en=en):
                found.append(en)
    return found


def _nearness(quality: Adj | Ranked) -> int:
    """What clings to the Spanish noun or follows it with a preposition stands nearest: ready Mars Knight."""
    if isinstance(quality, Ranked):
        return 0
    return 3 if quality.en_near else 2 if quality.near else int(quality.follows)


def _after_noun(np: NP) -> Words:
    found = [(np.is_many and q.en_many) or q.en for q in np.qualities if isinstance(q, Adj) and q.en_last]
    for tail in np.tails:
        found += _np_tail(tail)
    return found


def _np_tail(tail: Tail | Rel | Fixed | Purpose) -> Words:
    match tail:
        case Tail(prep=prep, phrase=phrase):
            return phrase_words(phrase, prep.en)
        case Rel(clause=clause) if isinstance(clause.subject, Gap):
            that = "who" if clause.subject.head.noun.person else "that"
            return [that, *clause_words(clause, Mood.STATEMENT)]
        case Rel(clause=clause):
            stranded = clause.verb.en_with.split() if clause.object is None else []
            return [*clause_words(clause, Mood.STATEMENT), *stranded]
        case Purpose(prep=prep, clause=clause, mood=mood) if clause.denied and prep.en == "to":
            return ["so", "as", "not", "to", *clause_words(clause, mood, quiet=True)]
        case Purpose(prep=prep, clause=clause, mood=mood):
            return [prep.en, *clause_words(clause, mood)]
        case Fixed(en=en):
            return [en]


def _share(share: Share) -> Words:
    whole = phrase_words(share.whole, "of")
    opening = {
        Part.EACH: "each",
        Part.ANY: "any",
        Part.HALF: "half",
        Part.NONE: "none",
        Part.COUNT: number(share.count),
        Part.ALL_BUT: f"all but {number(share.count)}",
    }[share.part]
    return [*opening.split(), *whole]


# --- clauses -------------------------------------------------------------------------------------


def clause_words(clause: Clause, mood: Mood, *, unsaid: bool = False, quiet: bool = False) -> Words:
    """One clause; `unsaid` leaves out a subject already said, `quiet` a "not" already said."""
    subject = [] if unsaid else _subject(clause, mood)
    after = [*_receiver(clause), *_object(clause), *clause.verb.en_after.split(), *_extras(clause)]
    return [*subject, *verb_group(clause, mood, quiet), *after]


def _subject(clause: Clause, mood: Mood) -> Words:
    if mood in (Mood.INFINITIVE, Mood.GERUND) or commands(clause, mood) or isinstance(clause.subject, Gap):
        return []
    if clause.verb.there:
        return ["there"]
    return phrase_words(clause.subject, denied=clause.denied, subject=True)


def _given(extra: object, clause: Clause) -> bool:
    role = clause.verb.gives
    if role is None or clause.object is None or not isinstance(extra, Tail) or extra.prep != role:
        return False
    return bool(clause.verb.en_with) or not isinstance(clause.object, Pronoun)


def _receiver(clause: Clause) -> Words:
    """Who is given something stands before it: give each opponent 1 crystal."""
    tails = [extra for extra in clause.extras if isinstance(extra, Tail) and _given(extra, clause)]
    return phrase_words(tails[0].phrase) if tails else []


def _object(clause: Clause) -> Words:
    thing = clause.object
    if thing is None:
        return []
    if isinstance(thing, PHRASES):
        return phrase_words(thing, clause.verb.en_with, denied=clause.denied)
    return words(thing, Mood.STATEMENT)


def _extras(clause: Clause) -> Words:
    found: Words = []
    for extra in clause.extras:
        match extra:
            case Adj(en=en):
                found.append(en)
            case Fixed(en=en, first=False, en_first=False):
                found.append(en)
            case Tail(prep=Prep(en=en), phrase=phrase) if not _given(extra, clause):
                found += phrase_words(phrase, en, denied=clause.denied)
            case Purpose():
                found += _np_tail(extra)
    return found


# --- frames --------------------------------------------------------------------------------------


def words(saying: Saying, mood: Mood = Mood.COMMAND) -> Words:
    """Anything that fits in one sentence."""
    match saying:
        case Clause():
            return clause_words(saying, mood)
        case Joined():
            return _joined(saying, mood)
        case Frame(conj=conj, condition=condition, body=body, trailing=trailing):
            opening = [conj.en, *words(condition, Mood.STATEMENT)]
            return [*words(body, mood), *opening] if trailing else [*opening, ",", *_led(body, mood)]
        case Lead(opening=lead, body=body):
            return [*_np_tail(lead), ",", *_led(body, mood)]
        case Fixed(en=en):
            return [en]
        case Quoted() | Aside() | Labelled() | Sentences() | Lines() | Choice():
            from .text import whole

            return [whole(saying, "en")]


LINKS = {Link.AND: "and", Link.OR: "or", Link.THEN: ", then", Link.BUT: ", but"}


def _led(body: Saying, mood: Mood) -> Words:
    """What follows an opening and its comma; a second opening may do without."""
    if isinstance(body, Lead):
        return [*_np_tail(body.opening), *([","] if parted(body) else []), *words(body.body, mood)]
    return words(body, mood)


def _joined(joined: Joined, mood: Mood) -> Words:
    parts: list[Words] = []
    link = LINKS[joined.link]
    before: Clause | None = None
    for part in joined.parts:
        mood = mood_after(before, part, mood)
        if isinstance(part, Clause) and before and joined.gapped:
            parts.append([*_object(part), *_extras(part)])
        elif isinstance(part, Clause) and before and _says_subject_for(before, part, mood):
            shared = shares_modal(before, part)
            parts.append(_without_subject(part, mood, shared))
            link = "or" if shared and part.denied else link
        else:
            parts.append([*comma_before(part, joined), *words(part, mood)])
        before = part if isinstance(part, Clause) else None
    return series(parts, link)


def _without_subject(part: Clause, mood: Mood, shared: bool) -> Words:
    """A clause whose subject, and perhaps whose modal, has just been said."""
    if shared:
        return clause_words(replace(part, modal=Modal.NONE), Mood.INFINITIVE, unsaid=True, quiet=True)
    return clause_words(part, mood, unsaid=True, quiet=False)


def _says_subject_for(before: Clause, part: Clause, mood: Mood) -> bool:
    """Whether the subject just said is this one's too; a command says none, so "you may" follows it whole."""
    return part.subject == before.subject and (commands(part, mood) or not commands(before, mood))

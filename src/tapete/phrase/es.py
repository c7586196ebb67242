"""Spanish: noun phrases and clauses into words."""

from __future__ import annotations

from dataclasses import replace

from .clauses import (
    FROM,
    PER,
    WHILE,
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
    Voice,
    comma_before,
    mood_after,
    parted,
    shares_modal,
)
from .es_count import bare_number, counted, number
from .es_verb import agree, denied_by_each, is_dative, is_many, verb_group
from .lexicon import Adj, Conj, Fixed, Mood, Noun, Prep, Tail, Verb
from .nouns import (
    NP,
    PHRASES,
    READER,
    Alone,
    Bound,
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
    head_noun,
)
from .weaving import Words, series

DEMONSTRATIVES = {
    Det.THIS: ("este", "esta", "estos", "estas"),
    Det.THAT: ("ese", "esa", "esos", "esas"),
    Det.ANOTHER: ("otro", "otra", "otros", "otras"),
    Det.ALL: ("todo", "toda", "todos", "todas"),
    Det.THE: ("el", "la", "los", "las"),
}
PLAIN = {Det.BARE: "", Det.EACH: "cada", Det.ANY: "cualquier"}


# --- noun phrases --------------------------------------------------------------------------------


def phrase_words(phrase: Phrase, prep: Prep | None = None, denied: bool = False) -> Words:
    """A phrase, after its preposition if any."""
    match phrase:
        case Group():
            return _several(phrase, prep, denied)
        case You():
            return _you(prep)
        case Pronoun() | Gap():
            return [*_before(prep), _named_again(phrase)]
        case Share():
            return _before(prep) + _share(phrase, denied)
        case NP(det=Det.EACH_OTHER) if prep == PER:
            return [*_before(prep), *_each_of_the_rest(phrase)]
        case NP():
            return _before(prep) + _np(phrase, denied)
        case Figure(count=count) if count.bound in LIMITS:
            return [*_before(prep), *LIMITS[count.bound].format(number(count, READER)).split()]
        case Figure(count=count):
            return [*_before(prep), number(count, READER)]
        case Alone():
            return _before(prep) + _left_out(phrase)
        case Stat(noun=noun, count=count):
            return [*_before(prep), noun.es, *LIMITS[count.bound].format(count.number).split()]


def _several(group: Group, prep: Prep | None, denied: bool) -> Words:
    """Several phrases, each after the preposition; entre is said once."""
    later = None if prep is not None and prep.once else prep
    told = [phrase_words(p, later if i else prep, denied) for i, p in enumerate(group.phrases)]
    return series(told, "o" if group.either else "y")


def _left_out(alone: Alone) -> Words:
    """Una, la otra, las demás: a noun left out."""
    feminine, many = alone.noun.feminine, is_many(alone)
    match alone.which:
        case Which.COUNT:
            return [bare_number(alone.count, feminine)]
        case Which.OTHER:
            words = [agree(DEMONSTRATIVES[d], feminine, many) for d in (Det.THE, Det.ANOTHER)]
            return [*words, *([bare_number(alone.count, feminine)] if many and alone.count.number else [])]
    return ["las" if feminine else "los", "demás"]


LIMITS = {
    Bound.AT_LEAST: "{} o más",
    Bound.AT_MOST: "{} o menos",
    Bound.EXACTLY: "exactamente {}",
    Bound.JUST: "{}",
}


THE_REST = Adj(("demás",) * 4, "other", first=True)


def _each_of_the_rest(np: NP) -> Words:
    """Cada una de las demás criaturas aliadas: what follows "por", where "todas las demás" cannot stand."""
    rest = replace(np, det=Det.THE, plural=True, qualities=(THE_REST, *np.qualities))
    return ["cada", "una" if np.noun.feminine else "uno", "de", *_np(rest, False)]


def _before(prep: Prep | None) -> Words:
    return prep.es.split() if prep else []


def _you(prep: Prep | None) -> Words:
    if prep is None or prep.nominative:
        return [*_before(prep), "tú"]
    return ["contigo"] if prep.es == "con" else [*_before(prep), "ti"]


def _named_again(phrase: Pronoun | Gap) -> str:
    feminine = head_noun(phrase).feminine
    return agree(("él", "ella", "ellos", "ellas"), feminine, is_many(phrase))


def _np(np: NP, denied: bool) -> Words:
    if np.noun.proper:
        return _name(np) + _after_noun(np)
    many = is_many(np)
    said = np.noun.es_many if many else np.noun.es
    return [*_opening(np, many, denied), *_first_adjectives(np, many), *counted(np, said), *_after_noun(np)]


def _name(np: NP) -> Words:
    article = ["la" if np.noun.feminine else "el"] if np.noun.article else []
    return [*article, np.noun.es]


def _firsts(np: NP) -> list[Adj]:
    return [q for q in np.qualities if isinstance(q, Adj) and q.first]


def _opening(np: NP, many: bool, denied: bool) -> Words:
    """The determiner, agreeing; el arma, un arma when the noun follows at once."""
    feminine = np.noun.feminine and not _takes_el(np, many)
    match np.det:
        case Det.THE:
            return _definite(np, many, feminine)
        case Det.ALL:
            return [agree(DEMONSTRATIVES[Det.ALL], np.noun.feminine, many), *_definite(np, many, feminine)]
        case Det.EACH_OTHER:
            return _others(np.noun.feminine, denied)
        case Det.A:
            return [] if many else ["una" if feminine else "un"]
        case Det.NO if np.noun.mass:
            return []
    if np.det is Det.NO or (np.det is Det.EACH and denied):
        return ["ninguna" if feminine else "ningún"]
    return PLAIN[np.det].split() if np.det in PLAIN else [_demonstrative(np, many)]


def _takes_el(np: NP, many: bool) -> bool:
    """Whether a feminine noun that begins with a stressed a follows its article at once."""
    return not many and np.noun.el and not np.count and not _firsts(np)


def _others(feminine: bool, denied: bool) -> Words:
    """Todas las demás; denied, ninguna otra."""
    if denied:
        return ["ninguna", "otra"] if feminine else ["ningún", "otro"]
    return ["todas", "las", "demás"] if feminine else ["todos", "los", "demás"]


def _demonstrative(np: NP, many: bool) -> str:
    return agree(DEMONSTRATIVES[np.det], np.noun.feminine, many)


def _definite(np: NP, many: bool, feminine: bool) -> Words:
    """El, la…, or the possessive when the owner is a pronoun."""
    if isinstance(np.owner, You):
        return ["tus" if many else "tu"]
    if isinstance(np.owner, Pronoun | Gap):
        return ["sus" if many else "su"]
    return [agree(DEMONSTRATIVES[Det.THE], feminine, many)]


def _first_adjectives(np: NP, many: bool) -> Words:
    alone = not many and not np.noun.feminine
    return [q.short if q.short and alone else q.form(np.noun.feminine, many) for q in _firsts(np)]


def _after_noun(np: NP) -> Words:
    many, feminine = is_many(np), np.noun.feminine
    rest = [q for q in np.qualities if not (isinstance(q, Adj) and q.first)]
    rest.sort(key=_complement)
    # Where it comes from is said before a clause: una carta de tu mano que no sea de Marte.
    origin = np.tails[:1] if np.tails and isinstance(np.tails[0], Tail) and np.tails[0].prep == FROM else ()
    clauses = [q for q in rest if origin and isinstance(q, Adj) and q.relative]
    words = [word for q in rest if q not in clauses for word in _quality(q, feminine, many)]
    if np.owner is not None and not isinstance(np.owner, You | Pronoun | Gap):
        words += phrase_words(np.owner, Prep("de", "of"))
    late = [Fixed(q.form(feminine, many), q.en) for q in clauses]
    for tail in (*origin, *late, *np.tails[len(origin) :]):
        words += _relative(tail, np) if isinstance(tail, Rel) else _np_tail(tail)
    return words


def _complement(quality: Adj | Ranked) -> int:
    """Tags (Caballero), plain adjectives, complements (de Marte), superlatives."""
    if isinstance(quality, Ranked):
        return 3
    return 0 if quality.near else 1 + int(quality.follows)


def _quality(quality: Adj | Ranked, feminine: bool, many: bool) -> Words:
    if isinstance(quality, Ranked):
        return ["menos" if quality.least else "más", quality.adj.form(feminine, many)]
    return [quality.form(feminine, many)]


def _relative(rel: Rel, head: NP) -> Words:
    """Que tenga Æmbar, que controles, contra la que luche."""
    clause, verb = rel.clause, rel.clause.verb
    said = clause_words(clause, Mood.STATEMENT if rel.known else Mood.SUBJUNCTIVE)
    tie = verb.es_with or ("a" if verb.a else "")
    if tie and clause.object is None and not isinstance(clause.subject, Gap):
        return [tie, agree(DEMONSTRATIVES[Det.THE], head.noun.feminine, is_many(head)), "que", *said]
    return ["que", *said]


def _np_tail(tail: Tail | Fixed | Purpose) -> Words:
    match tail:
        case Tail(prep=prep, phrase=phrase):
            return phrase_words(phrase, prep)
        case Purpose(prep=prep, clause=clause, mood=mood):
            return [prep.es, *clause_words(clause, mood)]
        case Fixed(es=es):
            return [es]


def _share(share: Share, denied: bool) -> Words:
    feminine = head_noun(share.whole).feminine
    whole = phrase_words(share.whole, Prep("de", "of"))
    match share.part:
        case Part.EACH if not denied:
            return ["cada", "una" if feminine else "uno", *whole]
        case Part.ANY:
            return ["cualquiera", *whole]
        case Part.HALF:
            return ["la", "mitad", *whole]
        case Part.COUNT:
            return [bare_number(share.count, feminine), *whole]
        case Part.ALL_BUT:
            todo = agree(DEMONSTRATIVES[Det.ALL], feminine, is_many(share.whole))
            return [todo, *phrase_words(share.whole), "salvo", str(share.count.number)]
    return ["ninguna" if feminine else "ninguno", *whole]


# --- clauses -------------------------------------------------------------------------------------


def clause_words(clause: Clause, mood: Mood, *, unsaid: bool = False, quiet: bool = False) -> Words:
    """One clause; `unsaid` leaves out a subject already said, `quiet` a "no" already said."""
    subject = [] if unsaid or mood in (Mood.INFINITIVE, Mood.GERUND) else _subject(clause, mood)
    group = [*_adverbs(clause, first=True), *verb_group(clause, mood, quiet)]
    after = [*_predicates(clause), *_object(clause), *_extras(clause)]
    if clause.voice is Voice.IMPERSONAL:
        return [*group, *subject, *after]
    return [*subject, *group, *after]


def _subject(clause: Clause, mood: Mood) -> Words:
    if isinstance(clause.subject, Pronoun) and _sounds_as_command(clause, mood):
        return _pointed_at(clause.subject)
    if clause.verb.there or isinstance(clause.subject, You | Gap | Pronoun):
        return []
    return phrase_words(_with_article(clause.subject), denied=clause.denied)


def _with_article(subject: Phrase) -> Phrase:
    """A bare subject takes its article in Spanish: las criaturas no pueden luchar."""
    match subject:
        case NP(det=Det.BARE, count=None, noun=Noun(proper=False)):
            return replace(subject, det=Det.THE)
        case Group(phrases=phrases):
            return replace(subject, phrases=tuple(map(_with_article, phrases)))
    return subject


def _sounds_as_command(clause: Clause, mood: Mood) -> bool:
    """Whether leaving the subject out would command the reader: (ella) captura 1."""
    plain = clause.modal is Modal.NONE and clause.voice is Voice.ACTIVE and not clause.past
    return mood is Mood.COMMAND and plain and not is_many(clause.subject)


def _pointed_at(pronoun: Pronoun) -> Words:
    """Este for people and for the card that speaks, esa criatura for other things."""
    if pronoun.noun.person or pronoun.this:
        return ["esta" if pronoun.noun.feminine else "este"]
    return _np(NP(pronoun.noun, Det.BARE if pronoun.noun.proper else Det.THAT), denied=False)


def _object(clause: Clause) -> Words:
    thing = clause.object
    if thing is None:
        return []
    if not isinstance(thing, PHRASES):
        return words(thing, Mood.STATEMENT)
    if isinstance(thing, Pronoun | You) and not clause.verb.es_with:
        return []
    return phrase_words(thing, _object_prep(clause.verb, thing), denied=clause.denied)


def _object_prep(verb: Verb, thing: Phrase) -> Prep | None:
    if verb.es_with:
        return Prep(verb.es_with, "")
    person = head_noun(thing).person and verb.a is None
    return Prep("a", "") if verb.a or person else None


def _adverbs(clause: Clause, first: bool) -> Words:
    return [e.es for e in clause.extras if isinstance(e, Fixed) and e.first is first]


def _extras(clause: Clause) -> Words:
    found: Words = []
    for extra in clause.extras:
        match extra:
            case Adj() if clause.object is None:
                found.append(_predicate(extra, clause))
            case Fixed(es=es, first=False):
                found.append(es)
            case Purpose():
                found += _np_tail(extra)
            case Tail(prep=prep, phrase=phrase) if not is_dative(extra):
                found += phrase_words(phrase, prep, denied=clause.denied)
    return found


def _predicates(clause: Clause) -> Words:
    """How an object is put stands before it, or it would be said of the last word there."""
    if clause.object is None:
        return []
    return [_predicate(extra, clause) for extra in clause.extras if isinstance(extra, Adj)]


def _predicate(adj: Adj, clause: Clause) -> str:
    """An adjective beyond the verb agrees with the object, or with the subject when there is none."""
    thing = clause.object if isinstance(clause.object, NP | Pronoun | Share | Group) else clause.subject
    many = is_many(thing) and not (thing is clause.subject and denied_by_each(clause))
    return adj.form(head_noun(thing).feminine, many)


# --- frames --------------------------------------------------------------------------------------


def words(saying: Saying, mood: Mood = Mood.COMMAND) -> Words:
    """Anything that fits in one sentence."""
    match saying:
        case Clause():
            return clause_words(saying, mood)
        case Joined():
            return _joined(saying, mood)
        case Frame(conj=conj, condition=condition, body=body, trailing=trailing):
            opening = [conj.es, *words(condition, conj.mood)]
            return (
                [*words(body, mood), *opening]
                if trailing
                else [*opening, ",", *_led(body, _under(conj, body, mood))]
            )
        case Lead(opening=lead, body=body):
            return [*_np_tail(lead), ",", *_led(body, mood)]
        case Fixed(es=es):
            return [es]
        case Quoted() | Aside() | Labelled() | Sentences() | Lines() | Choice():
            from .text import whole

            return [whole(saying, "es")]


LINKS = {Link.AND: "y", Link.OR: "o", Link.THEN: "; luego", Link.BUT: ", pero"}


def _under(conj: Conj, body: Saying, mood: Mood) -> Mood:
    """What holds while something holds is no command, so its subject need not be said again: recibe +2."""
    first = body.parts[0] if isinstance(body, Joined) else body
    told = conj == WHILE and isinstance(first, Clause) and isinstance(first.subject, Pronoun)
    return Mood.STATEMENT if told else mood


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
        elif isinstance(part, Clause) and before and part.subject == before.subject:
            parts.append(_following(part, before, mood))
            link = "ni" if shares_modal(part, before) and part.denied else link
        else:
            parts.append([*comma_before(part, joined), *words(part, mood)])
        before = part if isinstance(part, Clause) else None
    return series(parts, link)


def _following(part: Clause, before: Clause, mood: Mood) -> Words:
    """A clause that leaves out the subject and modal it shares with the one before."""
    if shares_modal(part, before):
        plain = replace(part, modal=Modal.NONE)
        return clause_words(plain, Mood.INFINITIVE, unsaid=True, quiet=True)
    return clause_words(part, mood, unsaid=True)

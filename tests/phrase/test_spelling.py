"""Forms of words: verbs, plurals, accents that move, and what happens where two words meet."""

import pytest

from tapete.phrase import english, spanish
from tapete.phrase.lexicon import adj
from tapete.phrase.weaving import capital, weave

SPANISH_VERBS = """
infinitive   command     tú          él         ellos       tú-subj.    él-subj.   participle  gerund
robar        roba        robas       roba       roban       robes       robe       robado      robando
perder       pierde      pierdes     pierde     pierden     pierdas     pierda     perdido     perdiendo
obtener      obtén       obtienes    obtiene    obtienen    obtengas    obtenga    obtenido    obteniendo
tener        ten         tienes      tiene      tienen      tengas      tenga      tenido      teniendo
poner        pon         pones       pone       ponen       pongas      ponga      puesto      poniendo
reponer      repón       repones     repone     reponen     repongas    reponga    repuesto    reponiendo
hacer        haz         haces       hace       hacen       hagas       haga       hecho       haciendo
salir        sal         sales       sale       salen       salgas      salga      salido      saliendo
elegir       elige       eliges      elige      eligen      elijas      elija      elegido     eligiendo
infligir     inflige     infliges    inflige    infligen    inflijas    inflija    infligido   infligiendo
conseguir    consigue    consigues   consigue   consiguen   consigas    consiga    conseguido  consiguiendo
convertir    convierte   conviertes  convierte  convierten  conviertas  convierta  convertido  convirtiendo
repetir      repite      repites     repite     repiten     repitas     repita     repetido    repitiendo
jugar        juega       juegas      juega      juegan      juegues     juegue     jugado      jugando
pagar        paga        pagas       paga       pagan       pagues      pague      pagado      pagando
colocar      coloca      colocas     coloca     colocan     coloques    coloque    colocado    colocando
lanzar       lanza       lanzas      lanza      lanzan      lances      lance      lanzado     lanzando
comenzar     comienza    comienzas   comienza   comienzan   comiences   comience   comenzado   comenzando
devolver     devuelve    devuelves   devuelve   devuelven   devuelvas   devuelva   devuelto    devolviendo
resolver     resuelve    resuelves   resuelve   resuelven   resuelvas   resuelva   resuelto    resolviendo
mover        mueve       mueves      mueve      mueven      muevas      mueva      movido      moviendo
destruir     destruye    destruyes   destruye   destruyen   destruyas   destruya   destruido   destruyendo
sustituir    sustituye   sustituyes  sustituye  sustituyen  sustituyas  sustituya  sustituido  sustituyendo
pertenecer   pertenece   perteneces  pertenece  pertenecen  pertenezcas pertenezca pertenecido perteneciendo
reducir      reduce      reduces     reduce     reducen     reduzcas    reduzca    reducido    reduciendo
vencer       vence       vences      vence      vencen      venzas      venza      vencido     venciendo
recoger      recoge      recoges     recoge     recogen     recojas     recoja     recogido    recogiendo
añadir       añade       añades      añade      añaden      añadas      añada      añadido     añadiendo
recibir      recibe      recibes     recibe     reciben     recibas     reciba     recibido    recibiendo
dar          da          das         da         dan         des         dé         dado        dando
ser          sé          eres        es         son         seas        sea        sido        siendo
estar        está        estás       está       están       estés       esté       estado      estando
caer         cae         caes        cae        caen        caigas      caiga      caído       cayendo
enviar       envía       envías      envía      envían      envíes      envíe      enviado     enviando
prohibir     prohíbe     prohíbes    prohíbe    prohíben    prohíbas    prohíba    prohibido   prohibiendo
reunir       reúne       reúnes      reúne      reúnen      reúnas      reúna      reunido     reuniendo
""".strip().splitlines()[1:]


@pytest.mark.parametrize("row", SPANISH_VERBS, ids=lambda row: row.split()[0])
def test_a_spanish_verb_has_its_forms(row):
    infinitive, command, you, one, many, you_may, one_may, participle, gerund = row.split()

    forms = spanish.conjugate(infinitive)

    assert forms.command == command
    assert forms.present == (you, one, many)
    assert forms.subjunctive[:2] == (you_may, one_may)
    assert (forms.participle, forms.gerund) == (participle, gerund)


@pytest.mark.parametrize(
    ("form", "clitics", "whole"),
    [
        ("roba", ("la",), "róbala"),
        ("obtén", ("la",), "obtenla"),
        ("pon", ("la",), "ponla"),
        ("pon", ("se", "la"), "pónsela"),
        ("sacrifica", ("la",), "sacrifícala"),
        ("destruye", ("la",), "destrúyela"),
        ("devuelve", ("la",), "devuélvela"),
        ("aturde", ("las",), "atúrdelas"),
        ("inflige", ("le",), "inflígele"),
        ("robar", ("la",), "robarla"),
        ("robar", ("se", "la"), "robársela"),
        ("descartando", ("la",), "descartándola"),
        ("da", ("se", "la"), "dásela"),
        ("envía", ("la",), "envíala"),
        ("juega", ("lo",), "juégalo"),
        ("agota", ("los",), "agótalos"),
        ("consigue", ("lo",), "consíguelo"),
    ],
)
def test_the_accent_moves_when_a_pronoun_joins_the_verb(form, clitics, whole):
    assert spanish.attach(form, clitics) == whole


@pytest.mark.parametrize(
    ("one", "many"),
    [
        ("criatura", "criaturas"),
        ("poder", "poderes"),
        ("luz", "luces"),
        ("acción", "acciones"),
        ("ficha de energía", "fichas de energía"),
        ("objeto mágico", "objetos mágicos"),
        ("interés", "intereses"),
        ("lunes", "lunes"),
        ("carta del mazo", "cartas del mazo"),
    ],
)
def test_a_spanish_noun_has_its_plural(one, many):
    assert spanish.plural_of(one) == many


@pytest.mark.parametrize(
    ("one", "many"),
    [
        ("card", "cards"),
        ("ally", "allies"),
        ("key", "keys"),
        ("box", "boxes"),
        ("die", "dice"),
        ("energy token", "energy tokens"),
        ("player on your left", "players on your left"),
    ],
)
def test_an_english_noun_has_its_plural(one, many):
    assert english.plural_of(one) == many


@pytest.mark.parametrize(
    ("base", "third", "past", "participle", "gerund"),
    [
        ("deal", "deals", "dealt", "dealt", "dealing"),
        ("destroy", "destroys", "destroyed", "destroyed", "destroying"),
        ("stun", "stuns", "stunned", "stunned", "stunning"),
        ("ready", "readies", "readied", "readied", "readying"),
        ("steal", "steals", "stole", "stolen", "stealing"),
        ("have", "has", "had", "had", "having"),
        ("discard", "discards", "discarded", "discarded", "discarding"),
        ("put", "puts", "put", "put", "putting"),
        ("draw", "draws", "drew", "drawn", "drawing"),
        ("move", "moves", "moved", "moved", "moving"),
    ],
)
def test_an_english_verb_has_its_forms(base, third, past, participle, gerund):
    forms = english.conjugate(base)

    assert (forms.third, forms.past, forms.participle, forms.gerund) == (third, past, participle, gerund)


@pytest.mark.parametrize(
    ("base", "forms"),
    [
        ("enemigo", ("enemigo", "enemiga", "enemigos", "enemigas")),
        ("diferente", ("diferente", "diferente", "diferentes", "diferentes")),
        ("superior", ("superior", "superior", "superiores", "superiores")),
        ("destructor", ("destructor", "destructora", "destructores", "destructoras")),
        ("glotón", ("glotón", "glotona", "glotones", "glotonas")),
        ("de Marte", ("de Marte", "de Marte", "de Marte", "de Marte")),
    ],
)
def test_an_adjective_has_its_four_forms(base, forms):
    assert adj(base, "x").es == forms


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["a", "el", "mazo"], "al mazo"),
        (["de", "el", "mazo"], "del mazo"),
        (["encima de", "el", "mazo"], "encima del mazo"),
        (["de", "El Aguijón"], "de El Aguijón"),
        (["roba", "y", "ignora"], "roba e ignora"),
        (["agua", "y", "hielo"], "agua y hielo"),
        (["agua", "y", "hijos"], "agua e hijos"),
        (["uno", "o", "otro"], "uno u otro"),
        (["7", "o", "8"], "7 u 8"),
        (["1", "o", "80"], "1 u 80"),
        (["1", "o", "más"], "1 o más"),
        (["si", "puedes", ",", "roba"], "si puedes, roba"),
    ],
)
def test_spanish_words_meet(words, text):
    assert weave(words, "es") == text


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["a", "enemy", "creature"], "an enemy creature"),
        (["a", "Æmber", "token"], "an Æmber token"),
        (["a", "unit"], "a unit"),
        (["a", "8"], "an 8"),
        (["a", "18"], "an 18"),
        (["a", "hour"], "an hour"),
        (["a", "one-time", "use"], "a one-time use"),
    ],
)
def test_english_words_meet(words, text):
    assert weave(words, "en") == text


def test_a_capital_opens_a_sentence_past_its_marks():
    assert capital("«álzate»") == "«Álzate»"
    assert capital("1 carta") == "1 carta"

/** Tables as they might be, for looking at boards without a server. */
import type { Room } from "../src/table/room.svelte";
import type { TableInfo, Update } from "../src/wire";

const info = (game: string, names: string[]): TableInfo => ({
  id: game, game, options: {}, state: "playing", public: true, clock: null, absent: "wait", me: 0, owner: true, spectators: 1, updated: "",
  rematch: null, replay: null, whatif: null,
  seats: names.map((name, index) => ({ index, kind: index ? "bot" : "person", name, present: true, covered: false })),
});

const feed = (table: TableInfo, update: Partial<Update>) => (room: Room) => {
  room.connected = true;
  room.hear({ type: "hello", table, seat: 0, log: [], chat: [{ seat: 1, name: "Bot", text: "¡Hola!", at: "" }] });
  room.hear({ type: "update", version: 1, events: [], view: {}, decisions: [], waiting: null, clocks: null, undo: "free", outcome: null, ...update });
};

const card = (n: number, name: string, familiar: boolean, cost: Record<string, number>, prestige: number, text: string, extra = {}) => ({
  ref: `card:${n}`, id: name, name, familiar, cost, crystals: 0, prestige, text, turned: false, tokens: {}, notes: [], ...extra,
});
const die = (n: number, energies: Record<string, number>, extra = {}) => ({ ref: `die:${n}`, season: "spring", energies, crystals: 0, star: false, card: false, transmute: false, dots: 2, ...extra });

const seasons = {
  season: "spring", space: 5, year: 1, rates: { air: 2, water: 1, fire: 3, earth: 1 }, deck: 41, discard: 3,
  dice: [die(1, { earth: 2 }, { star: true }), die(2, { water: 1, air: 1 }, { transmute: true, dots: 1 }), die(3, {}, { crystals: 6, dots: 3, card: true })],
  draft: [], kept: [],
  players: [
    { seat: 0, ref: "seat:0", name: "Lidia", crystals: 34, reserve: { air: 2, fire: 1, earth: 2 }, limit: 7, gauge: 5, bonus: 1, score: null, hand: 4, first: true, active: true, die: null,
      libraries: [{ year: 2, count: 3, cards: [] }, { year: 3, count: 3, cards: [] }],
      cards: [card(10, "Amuleto de Aire", false, { air: 2 }, 6, "Cuando entra en juego, sube 2 tu capacidad de invocación."), card(11, "Bola de Cristal del Vacío", false, { fire: 1, earth: 1 }, 8, "Activación: elige un dado.", { turned: true }), card(12, "Figrim el Avaro", true, { fire: 1, water: 1 }, 7, "Cada vez que cambia la estación, cada oponente te da 1 cristal.")],
      cardsInHand: [card(20, "Mano de la Fortuna", false, { earth: 1, fire: 1, air: 1 }, 9, "El coste de invocación de tus cartas de poder se reduce en 1 energía.", { crystals: 3 }), card(21, "Kairn el Destructor", true, { fire: 2, earth: 1 }, 9, "Activación: descarta 1 energía; cada oponente pierde 4 cristales."), card(22, "Cáliz Divino", false, { air: 1, water: 1, fire: 1, earth: 1 }, 10, "Roba 4 cartas; pon una en juego gratis."), card(23, "Botas Temporales", false, {}, 8, "Mueve el marcador de estación de 1 a 3 casillas.")] },
    { seat: 1, ref: "seat:1", name: "Bot Merlín", crystals: 51, reserve: { water: 3, fire: 1 }, limit: 7, gauge: 4, bonus: 2, score: null, hand: 3, first: false, active: false, die: null,
      libraries: [{ year: 2, count: 3, cards: [] }, { year: 3, count: 3, cards: [] }], cardsInHand: [],
      cards: [card(30, "Naria la Profetisa", true, { water: 2 }, 8, "Roba tantas cartas como jugadores."), card(31, "Copa del Olvido", false, { air: 2 }, 5, "Gana 2 cristales.")] },
  ],
};

let n = 100;
const kf = (name: string, house: string, kind: string, text = "", extra = {}) => ({ ref: `card:${n++}`, id: name, name, house, kind, kindText: "Criatura", text, traits: ["Humano", "Caballero"], power: kind === "creature" ? 4 : null, armor: null, damage: 0, amber: 0, ward: false, stun: false, enrage: false, exhausted: false, taunt: false, counters: [], upgrades: [], under: 0, bonus: [], sums: [], notes: [], ...extra });
const houses = { brobnar: "Brobnar", dis: "Dis", shadows: "Sombras", logos: "Logos", sanctum: "Sanctum", untamed: "Indómita" } as Record<string, string>;
const hs = (...ids: string[]) => ids.map((id) => ({ id, name: houses[id]! }));
const keyforge = {
  turn: 7, active: 0, house: { id: "brobnar", name: "Brobnar" }, houses: hs("brobnar", "dis", "shadows", "logos", "sanctum", "untamed"),
  players: [
    { seat: 0, ref: "seat:0", name: "Lidia", deck: "Señorita Ónice", deckId: "onyx", houses: hs("brobnar", "dis", "shadows"), amber: 4, cost: 6, keys: ["red", "yellow"], chains: 2, handCount: 5, notes: [],
      hand: [kf("Furia", "brobnar", "action", "Jugar: prepara y lucha con una criatura aliada."), kf("Grandote", "brobnar", "creature", "Jugar: tu oponente pierde 1 Æmbar.", { power: 5 }), kf("Portal a Dis", "dis", "action", "Jugar: destruye cada criatura. Obtén 3 cadenas."), kf("Gato por Liebre", "shadows", "action", "Jugar: si tu oponente tiene más Æmbar que tú, roba 1."), kf("Doble Sombrío", "shadows", "creature", "No inflige daño al luchar. Recibe el daño de sus vecinas.", { power: 9 })],
      piles: [{ name: "deck", count: 14, cards: [] }, { name: "discard", count: 2, cards: [kf("Trueno", "brobnar", "action"), kf("Cosa", "dis", "artifact")] }, { name: "archives", count: 0, cards: [] }, { name: "purged", count: 0, cards: [] }],
      artifacts: [kf("Guantelete de Mando", "brobnar", "artifact", "Acción: prepara y lucha con una criatura aliada.")],
      line: [kf("Cazador de Cabezas", "brobnar", "creature", "Después de luchar: obtén 1 Æmbar.", { power: 5 }), kf("El Terror", "dis", "creature", "", { power: 5, amber: 1 }), kf("Trol", "brobnar", "creature", "", { power: 8, damage: 3, upgrades: [kf("Sangre de Titán", "brobnar", "upgrade", "Esta criatura tiene +5 de poder.")] }), kf("Ojo de Bala", "shadows", "creature", "", { power: 2, stun: true, exhausted: true })] },
    { seat: 1, ref: "seat:1", name: "Bot Maestro", deck: "Radiante Argus", deckId: "argus", houses: hs("logos", "sanctum", "untamed"), amber: 6, cost: 6, keys: ["red"], chains: 0, handCount: 6, hand: [], notes: [],
      piles: [{ name: "deck", count: 19, cards: [] }, { name: "discard", count: 8, cards: [kf("Eco", "logos", "action")] }, { name: "archives", count: 2, cards: [] }, { name: "purged", count: 0, cards: [] }], artifacts: [],
      line: [kf("Sargento Zakiel", "sanctum", "creature", "Jugar: puedes preparar y luchar con una criatura vecina.", { armor: 1, ward: true }), kf("Campeón Anafiel", "sanctum", "creature", "Provocar", { power: 6, armor: 1, taunt: true }), kf("Dextro", "logos", "creature", "", { power: 3, damage: 2, exhausted: true }), kf("Bruja del Ocaso", "untamed", "creature", "", { power: 2 })] },
  ],
};

const rc = (name: string, kind: string, motif: string, palette: string, text: string, extra = {}) => ({ ref: `card:${n++}`, id: name, name, kind, motif, palette, glyph: null, text, value: null, attribute: null, charges: 0, notes: [], hidden: false, sums: [], used: false, ...extra });
const areas = ["Mundo colmena", "Mundo forja", "Mundo letal", "Mundo virgen"];
const ring = (tier: string, count: number, side: number) => Array.from({ length: count }, (_, i) => ({ ref: `space:${tier}-${i}`, id: `${tier}-${i}`, name: ["Flota Antias", "Faldas de Liliath", "El cúmulo encantado", "Portal a la telaraña", "Distrito minero", "Catedral de San Antias", "Páramo tóxico", "Ciudad sumergida"][i % 8]!, area: tier === "inner" ? "" : areas[Math.floor(i / side)]!, tier, place: i, corner: i % side === 0, seals: i % side ? [["red"], ["blue", "blue"], ["yellow"], ["red", "yellow"]][i % 4]! : [], text: "Explora: roba una carta de amenaza por cada icono.", cards: i % 7 === 3 ? [rc("Gretchin Hacha", "Enemigo", "etching", "red", "", { value: 2 })] : [], pieces: tier === "outer" && i === 3 ? [0] : tier === "outer" && i === 14 ? [1] : [], marks: [] }));
const hero = (seat: number, name: string, character: string, extra = {}) => ({ seat, ref: `seat:${seat}`, name, character, characterId: character, characterRef: `character:${seat}`, characterText: "Puede evadir enemigos.", level: 3, life: 4, maxLife: 5, influence: 3, attributes: { strength: 4, willpower: 3, cunning: 6 }, corruption: 2, corruptionLimit: 6, corruptions: [], powers: [], powerCount: 2, powerLimit: 2, assets: [], assetLimit: 5, trophies: [], trophyPoints: 4, missions: [], done: 1, relics: [], active: seat === 0, out: false, notes: [], ...extra });
const relic = {
  spaces: [...ring("outer", 24, 6), ...ring("middle", 16, 4), ...ring("inner", 8, 2), { ref: "space:centre", id: "centre", name: "El corazón del sector", area: "", tier: "centre", place: 0, corner: false, seals: [], text: "", cards: [], pieces: [], marks: [] }],
  players: [hero(0, "Lidia", "Asesina Callidus", { powers: [rc("Golpe certero", "Poder", "action", "blue", "Añade 4 a tu combate.", { value: 4 }), rc("Fe inquebrantable", "Poder", "action", "blue", "Repite una tirada de habilidad.", { value: 6 })], missions: [rc("Limpiar la colmena", "Misión", "place", "untamed", "Derrota 2 enemigos rojos.")], assets: [rc("Cuchilla de fase", "Equipo", "artifact", "brass", "+2 de Astucia en combate.", { charges: 2 })] }), hero(1, "Bot Inquisidor", "Capitán de los Ultramarines")],
  scenario: { ref: "scenario", name: "El misterio del más allá", text: "" }, battle: { title: "Combate de Astucia: Gretchin Hacha", note: "", sides: [{ name: "Asesina Callidus", terms: [{ text: "Astucia", amount: 6 }, { text: "Cuchilla de fase", amount: 2 }, { text: "dado", amount: 5 }], total: 13 }, { name: "Gretchin Hacha", terms: [{ text: "valor", amount: 2 }, { text: "dado", amount: 3 }], total: 5 }] },
  dice: [5, 3], shown: [], phase: "Encuentro", decks: [],
};

export const fixtures: Record<string, (room: Room) => void> = {
  seasons: feed(info("seasons", ["Lidia", "Bot Merlín"]), {
    view: seasons,
    events: [{ kind: "turn", text: "Empieza la ronda 5: primavera.", refs: [], turn: 5 }, { kind: "roll", text: "Lidia tira los tres dados de primavera.", refs: ["die:1"], turn: 5 }, { kind: "summon", text: "Bot Merlín invoca Copa del Olvido y gana 2 cristales (49 → 51).", refs: ["card:31"], turn: 4 }],
    decisions: [{ id: "7", seat: 0, kind: "take-die", text: "¿Qué dado tomas?", why: "Empiezas la ronda: eliges primero.", options: [{ id: "die:1", text: "2 Tierra, invocación +1", refers: ["die:1"] }, { id: "die:2", text: "Aire, Agua, cristalizar", refers: ["die:2"] }, { id: "die:3", text: "6 cristales, roba una carta", refers: ["die:3"] }] }],
  }),
  keyforge: feed(info("keyforge", ["Lidia", "Bot Maestro"]), {
    view: keyforge,
    events: [{ kind: "house", text: "Elige la casa Brobnar.", refs: [], turn: 7 }, { kind: "play", text: "Juega Guantelete de Mando.", refs: [keyforge.players[0]!.artifacts[0]!.ref], turn: 7 }, { kind: "reap", text: "Trol cosecha: 1 Æmbar (3 → 4).", refs: [keyforge.players[0]!.line[2]!.ref], turn: 7 }],
    decisions: [{ id: "7", seat: 0, kind: "fight", text: "¿Contra quién lucha Cazador de Cabezas?", why: "Campeón Anafiel provoca: sus vecinas sin Provocar no pueden ser atacadas.", options: [{ id: "a", text: "Campeón Anafiel", refers: [keyforge.players[1]!.line[1]!.ref] }, { id: "b", text: "Bruja del Ocaso", refers: [keyforge.players[1]!.line[3]!.ref] }] }],
  }),
  relic: feed(info("relic", ["Lidia", "Bot Inquisidor"]), {
    view: relic,
    events: [{ kind: "move", text: "La Asesina Callidus se mueve 3 espacios.", refs: [], turn: 12 }],
    decisions: [{ id: "1", seat: 0, kind: "move", text: "¿Hacia dónde te mueves?", options: [{ id: "cw", text: "En sentido horario: Páramo tóxico", refers: ["space:outer-6"] }, { id: "ccw", text: "En sentido antihorario: Flota Antias", refers: ["space:outer-0"] }] }],
  }),
};

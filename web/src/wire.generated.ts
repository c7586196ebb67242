// Written by scripts/wire_types.py from src/tapete/server/wire. Do not edit.
/** Chains bid for the deck that the next game of a series turns on; None gives in. */
export type BidAsked = { chains: number | null; };
/** The bidding before the next game of a series: for a deck, in turn, until somebody gives in. */
export type Bidding = {
  deck: string;
  bids: ChainBid[];
  seat: number | null;
  least: number;
  most: number;
  winner: number | null;
};
/** A bid of chains; None: gave in. */
export type ChainBid = { seat: number; chains: number | null; };
/** The series that a game belongs to, and how it stands: with this game, once that is over. */
export type SeriesInfo = {
  kind: string;
  name: string;
  game: number;
  wins: number[];
  winner: number | null;
  bidding?: Bidding | null;
  ended?: number | null;
};
/** An analysis of a seat's moves, as far as it is. */
export type AnalysisTold = {
  state: "done" | "failed" | "none" | "waiting" | "working";
  judged: number;
  moves_of: number;
  ahead: number;
  moves: JudgedMove[];
  good: number;
};
/** How a finished game went. */
export type Course = { stands: Stood[]; milestones: Milestone[]; turning: TurningPoint | null; };
/** A seat came a step further in this turn. */
export type Milestone = { move: number; turn: number; seat: number; text: string; };
/** How everybody stood when a turn began, in the game's own measure, and when the game was over. */
export type Stood = { move: number; turn: number; gathered: number[]; };
/** What turned a game, and who says so: a search that judged its moves, or a quick look at each turn. */
export type TurningPoint = { move: number; turn: number; text: string; judged: "quick" | "search"; };
/** One move as a search sees it, from what its seat knew. */
export type JudgedMove = {
  move: number;
  turn: number;
  question: string;
  chosen: string;
  best: string;
  before: number;
  after: number;
  lost: number;
};
/** A finished game of mine. */
export type GamePlayed = {
  id: string;
  game: string;
  ended: string;
  result: string;
  opponents: string[];
  bots: string[];
  deck: string | null;
  turns: number;
  minutes: number;
  practice: boolean;
  seats: string[];
  seat: number;
  series?: SeriesInfo | null;
};
/** What I have played. */
export type MyGames = { games: GamePlayed[]; standings: Standing[]; };
/** How I fared in a game, with a deck or against a bot. */
export type Standing = { kind: string; game: string; name: string; played: number; won: number; };
/** The good answers given so far, and another answer, or what one would like to do something with. */
export type LessonAsked = { answers?: string[]; answer?: string | null; why?: string | null; };
/** A lesson of a course, as a list shows it. */
export type LessonCard = {
  id: string;
  title: string;
  idea: string;
  steps: number;
  comments: Record<string, string>;
  options: Record<string, unknown>;
};
/** The table of a lesson, and the narrator. */
export type LessonTold = {
  update: Update;
  seat: number;
  at: number;
  steps: number;
  done: boolean;
  said: string;
  now: string;
  reasons?: Forbidden[] | null;
};
/** A puzzle, as a list shows it. */
export type PuzzleCard = { game: string; id: string; title: string; question: string; stars: number; };
/** All puzzles, the easy ones of each game first. */
export type PuzzleRoom = { today: PuzzleCard | null; puzzles: PuzzleCard[]; };
/** The table of a puzzle. */
export type PuzzleTold = {
  update: Update;
  seat: number;
  over: boolean;
  solved: boolean;
  said: string;
  line: string[];
  reasons?: Forbidden[] | null;
};
/** Where friends find this table: whether the page was opened by an address that only works on this */
export type Addresses = { here: boolean; addresses: string[]; };
/** An answer names its decision: late, repeated or foreign ones change nothing. */
export type AnswerAsked = { type: "answer"; decision: string; option: string; };
/** A card of a catalogue, as the rules room shows it. */
export type CardFace = {
  id: string;
  name: string;
  kind: string;
  text: string;
  facts?: Record<string, unknown>;
};
/** Say something to the table. */
export type ChatAsked = { type: "chat"; text: string; };
/** Something somebody said. */
export type ChatLine = { seat: number | null; name: string; text: string; at: string; };
/** Somebody said something. */
export type ChatSaid = { type: "chat"; line: ChatLine; };
/** One value of a setting. */
export type Choice = { id: string; label: string; help?: string | null; };
/** Seconds left for each seat, whose run, and whom they wait for before they first run. */
export type Clocks = { left: number[]; running: number[]; awaited: number[]; };
/** Give the game up. */
export type ConcedeAsked = { type: "concede"; };
/** Whether another may take back. */
export type ConsentAsked = { type: "consent"; id: string; agree: boolean; };
/** A seat wants to take something back; `settled` tells how it went. */
export type ConsentSaid = {
  type: "consent";
  id: string;
  by: number;
  text: string;
  settled?: boolean | null;
};
/** A name and a password. */
export type Credentials = { name: string; password: string; };
/** Correspondence: so many days for each decision. */
export type DaysClock = { kind: "days"; days: number; };
/** A line of what a seat has so far. */
export type Counted = { text: string; amount: number; };
/** A question to one's own seat. */
export type DecisionView = {
  id: string;
  seat: number;
  kind: string;
  text: string;
  source: string | null;
  why: string;
  options: OptionView[];
  picks?: PicksView;
};
/** How near a seat is to winning, as everybody can see. */
export type Near = {
  seat: number;
  text: string;
  parts: Counted[]; // what its points are made of; none where nothing is added up
  stage: number; // how much of the way is behind it, in steps that are worth telling afterwards
};
/** What the game is won by, and how near everybody is. */
export type Race = { goal: string; near: Near[]; };
/** A deck with its cards. */
export type Deck = DeckCard & {
  cards: DeckLine[];
  beside: Record<string, unknown>[]; // The cards that it brings and that are none of it: its token creature.
  note: string; // What should be known of its set; empty where there is nothing to say.
};
/** A deck to put together from houses of several. */
export type Alliance = { parts: AllyPart[]; name?: string; };
/** A house of one deck. */
export type AllyPart = { deck: string; house: string; };
/** A deck in a list. */
export type DeckCard = {
  id: string;
  name: string;
  set: string;
  houses: string[];
  house_names: string[];
  learning: boolean;
};
/** Copies of one card in a deck. */
export type DeckLine = { house: string; card: Record<string, unknown>; count: number; };
/** A deck to read, in any of the known forms. */
export type DeckText = { text: string; };
/** A deck to generate. */
export type DeckWish = { set?: string | null; seed?: number | null; };
/** A refusal; nothing changed. */
export type ErrorSaid = { type: "error"; code: string; text: string; };
/** One setting of a game, as a form shows it. */
export type Field = {
  id: string;
  label: string;
  kind: "choice" | "deck" | "flag" | "number";
  default: unknown;
  per_seat: boolean;
  choices?: Choice[] | null;
  help?: string | null;
  unless?: Record<string, string[]> | null; // It is not asked for while another setting has one of these values.
};
/** Where a report was filed. */
export type Filed = { id: string; };
/** Something one would expect to be able to do, in words, and what forbids it. */
export type Forbidden = { wish: string; reason: ReasonView; };
/** A game that can be played here. */
export type GameInfo = {
  id: string;
  name: string;
  seats: [number, number];
  options: Field[];
  bots: Choice[];
  partner: string;
  beginner?: Record<string, unknown>;
  series?: Field | null;
};
/** Said first: the table, one's seat, what has happened, what was said. */
export type Hello = {
  type: "hello";
  table: TableInfo;
  seat: number | null;
  log: Record<string, unknown>[];
  chat: ChatLine[];
};
/** What would a bot do? */
export type HintAsked = { type: "hint"; };
/** What a bot would do. */
export type HintSaid = { type: "hint"; decision: string; option: string | null; text: string; };
/** Sit down: on the seat of an invitation, on a named one, or on the first that is open. */
export type Join = {
  invite?: string | null;
  seat?: number | null;
  options?: Record<string, unknown> | null;
};
/** Other words from now on. */
export type LangAsked = { type: "lang"; lang: "en" | "es"; };
/** The open tables. */
export type LobbySaid = { type: "lobby"; tables: TableInfo[]; };
/** The table after so many answers: every hand shown, or as one seat saw it. */
export type Moment = {
  move: number;
  view: unknown;
  events: Record<string, unknown>[];
  decision: DecisionView | null;
  answer: string | null;
};
/** So many seconds for each decision. */
export type MoveClock = { kind: "move"; seconds: number; };
/** Hear a seat no more, or again. */
export type MuteAsked = { type: "mute"; seat: number; muted: boolean; };
/** I am ready: the clock may run. */
export type ReadyAsked = { type: "ready"; };
/** A table to lay. */
export type NewTable = {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, unknown>;
  public?: boolean;
  clock?: MoveClock | TotalClock | DaysClock | null;
  absent?: "bot" | "wait";
  hints?: boolean;
  series?: string | null;
};
/** One thing that may be answered. */
export type OptionView = { id: string; text: string; refers: string[]; };
/** How it ended. */
export type OutcomeView = { winners: number[]; scores: number[]; reason: string; };
/** Another password; whoever changes it knows the present one. */
export type PasswordChange = { old: string; new: string; };
/** Somebody at the tables: a guest until they make an account. */
export type Person = { id: string; name: string; guest: boolean; lang: "en" | "es"; };
/** Picks of one kind that follow each other, so that they can be asked for at once. */
export type PicksView = {
  count: number; // how many there are from this one on
  exact: boolean; // whether all of them must be made
  most: Record<string, number>; // by option: how often it can be picked
};
/** A new name or language. */
export type PersonChange = { name?: string | null; lang?: "en" | "es" | null; };
/** A refusal over HTTP. */
export type Problem = { code: string; text: string; field?: string | null; };
/** Why not. */
export type ReasonView = {
  code: string;
  text: string;
  source?: string | null;
  source_name?: string | null;
  rule?: string | null;
};
/** The same players again; where the game has it so, the loser says who begins: {"first": seat}. */
export type Rematch = { options?: Record<string, unknown> | null; };
/** A finished game, ready to be looked through. */
export type Replay = ReplayCard & {
  options: Record<string, unknown>;
  turns: Turn[];
  reason: string;
  seed: string;
  commitment: string;
  decks: (SeatDeck | null)[];
  hints?: number[];
};
/** A finished game in a list. */
export type ReplayCard = {
  id: string;
  game: string;
  seats: string[];
  winners: number[];
  scores: number[];
  moves: number;
  ended: string;
  whatif: WhatIf | null;
  series: SeriesInfo | null;
};
/** A problem, in the player's words. */
export type Report = { text: string; view?: Record<string, unknown> | null; };
/** Send again what happened after a version. */
export type ResyncAsked = { type: "resync"; version: number; };
/** The deck that a seat plays. */
export type SeatDeck = { id: string; name: string; };
/** A seat as everybody sees it. */
export type SeatInfo = {
  index: number;
  kind: "bot" | "open" | "person";
  name: string;
  present: boolean;
  covered: boolean;
  bot?: string | null;
  invite?: string | null;
  options?: Record<string, unknown> | null;
  deck?: SeatDeck | null;
  about?: string | null;
};
/** Who a seat is meant for. */
export type SeatPlan = {
  kind: "bot" | "invited" | "me" | "open";
  bot?: string | null;
  options?: Record<string, unknown> | null;
};
/** Sit down on the seat that a link is for, with settings of one's own for it: {"deck": id}. */
export type SitDown = { options?: Record<string, unknown> | null; };
/** A table as somebody sees it from outside. */
export type TableInfo = {
  id: string;
  game: string;
  options: Record<string, unknown>;
  state: "over" | "playing" | "waiting";
  seats: SeatInfo[];
  public: boolean;
  clock: MoveClock | TotalClock | DaysClock | null;
  absent: "bot" | "wait";
  me: number | null;
  owner: boolean;
  spectators: number;
  updated: string;
  turn?: number | null;
  my_turn?: boolean | null;
  rematch?: string | null;
  rematch_wanted?: number | null;
  rematch_chooser?: number | null;
  replay?: string | null;
  whatif?: WhatIf | null;
  hints?: boolean;
  set_up?: boolean;
  series?: SeriesInfo | null;
};
/** Seats, presence or rematch changed. */
export type TableSaid = { type: "table"; table: TableInfo; };
/** So many seconds for the whole game, and some more for each decision answered. */
export type TotalClock = { kind: "total"; seconds: number; increment?: number; };
/** A place to jump to in a replay. */
export type Turn = { move: number; text: string; };
/** Take back my last answer. */
export type UndoAsked = { type: "undo"; };
/** The table after something happened. */
export type Update = {
  type: "update";
  version: number;
  events: Record<string, unknown>[];
  view: unknown;
  decisions: DecisionView[];
  waiting: Waiting | null;
  clocks: Clocks | null;
  undo: "consent" | "free" | null;
  outcome: OutcomeView | null;
  undo_of?: string | null;
  turn?: number;
  commitment?: string;
  seed?: string | null;
};
/** Whose decision everybody waits for. */
export type Waiting = { seats: number[]; text: string; };
/** Where a what-if table began. */
export type WhatIf = { replay: string; move: number; };
/** Continue a replay from a move, in one of its seats, against bots. */
export type WhatIfAsked = { move: number; seat: number; bot: string; };
/** Why can I not do anything with this; or, where `kind` says what, that very thing, to another thing? */
export type WhyAsked = { type: "why"; ref: string; kind?: string; onto?: string; };
/** What forbids the wishes that concern a thing; empty: nothing does. */
export type WhySaid = { type: "why"; ref: string; reasons: Forbidden[]; };
export type Clock = MoveClock | TotalClock | DaysClock;
export type FromServer = Hello | Update | TableSaid | ChatSaid | ConsentSaid | WhySaid | HintSaid | ErrorSaid;
export type FromPage = AnswerAsked | UndoAsked | ConsentAsked | ChatAsked | MuteAsked | ConcedeAsked | ReadyAsked | ResyncAsked | WhyAsked | HintAsked | LangAsked;

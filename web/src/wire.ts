/** The messages of docs/wire.md as the page knows them: the server's own types, with the names used here. */
import type { Acts } from "./show.generated";
import type * as wire from "./wire.generated";

export type {
  Addresses,
  AnalysisTold,
  Bidding,
  ChatLine,
  Choice,
  Clock,
  Clocks,
  DeckCard,
  Field,
  FromPage,
  GameInfo,
  LessonCard,
  PuzzleCard,
  PuzzleRoom,
  MyGames,
  NewTable,
  Person,
  ReplayCard,
  SeatPlan,
  SeriesInfo,
  TableInfo,
} from "./wire.generated";
export type Seat = wire.SeatInfo;
export type Course = wire.Course;
export type Race = wire.Race;
export type Counted = wire.Counted;
export type Option = wire.OptionView;
export type Decision = wire.DecisionView;
export type Reason = wire.ReasonView;
export type Outcome = wire.OutcomeView;

// A view is of its game: boards/{game}/view.generated.ts.
export type View = Record<string, unknown> & { race: wire.Race };
export type EventView = {
  n?: number;
  version?: number;
  kind: string;
  text: string;
  refs?: string[];
  turn?: number;
  seat?: number | null;
  acts?: Acts[];
} & Record<string, unknown>;

export type Update = Omit<wire.Update, "events" | "view"> & { events: EventView[]; view: View };
export type PuzzleTold = Omit<wire.PuzzleTold, "update"> & { update: Update };
export type LessonTold = Omit<wire.LessonTold, "update"> & { update: Update };
export type FromServer =
  | (Omit<wire.Hello, "log"> & { log: EventView[] })
  | Update
  | Exclude<wire.FromServer, wire.Hello | wire.Update>;
export type Replay = wire.Replay;
export type Moment = Omit<wire.Moment, "view" | "events"> & { view: View; events: EventView[] };

export type CardFace = { id: string; name: string; kind: string; text: string } & Record<string, unknown>;
export type Deck = Omit<wire.Deck, "cards" | "beside"> & {
  cards: { house: string; card: CardFace; count: number }[];
  beside: CardFace[];
};

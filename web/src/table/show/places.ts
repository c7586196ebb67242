/** Where things and places of the table lie on the screen. */
export type Places = Map<string, DOMRect>;

const escaped = (name: string) => CSS.escape(name);

export const things = (): NodeListOf<HTMLElement> =>
  document.querySelectorAll<HTMLElement>(".board [data-ref]");

/** The element of a thing, if it is drawn and has a size. */
export function thing(ref: string): HTMLElement | SVGElement | null {
  for (const found of document.querySelectorAll<HTMLElement>(`.board [data-ref="${escaped(ref)}"]`))
    if (found.getClientRects().length) return found;
  return null;
}

/** The element of a place: the place itself, the thing of that name, or whose it is. */
export function place(name: string): Element | null {
  if (!name) return null;
  const whose = name.split(":")[1];
  for (const css of [`[data-place~="${escaped(name)}"]`, `[data-ref="${escaped(name)}"]`])
    for (const found of document.querySelectorAll(`.board ${css}`))
      if (found.getClientRects().length) return found;
  return whose !== undefined && /^\d+$/.test(whose) && !name.startsWith("seat:")
    ? place(`seat:${whose}`)
    : null;
}

/** Where that is. */
export const spot = (name: string): DOMRect | null => place(name)?.getBoundingClientRect() ?? null;

/** Where a number beside a thing stands: a seat counts each kind at a place of its own. */
export function counter(at: string, what: string): DOMRect | null {
  const seat = at.startsWith("seat:") ? at.slice(5) : null;
  if (seat !== null)
    for (const place of [`${what}:${seat}`, `reserve:${seat}`]) {
      const found = document.querySelector(`.board [data-place~="${escaped(place)}"]`);
      if (found?.getClientRects().length && (place.startsWith(what) || ENERGY.test(what)))
        return found.getBoundingClientRect();
    }
  return spot(at);
}
const ENERGY = /^(air|water|fire|earth)$/;

/** Where a board is seen: at a table, or in a replay. */
export const ground = (): Element | null => document.querySelector("main.middle, .replay .board");

/** The middle of the board, where what is played is held up. */
export function middle(): DOMRect {
  return (
    document.querySelector(".board")?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight)
  );
}

export const centre = (rect: DOMRect): [number, number] => [
  rect.left + rect.width / 2,
  rect.top + rect.height / 2,
];

/** Makes a board fit its room: what is drawn shrinks, as far as it can be read, until nothing lies under the bar. */
const LEAST = 0.5;
const STEPS = 4;

const overflows = (board: HTMLElement): boolean => {
  const inner = board.firstElementChild;
  return (
    !!inner && (inner.scrollHeight > board.clientHeight + 1 || board.scrollHeight > board.clientHeight + 1)
  );
};

/** What the last look at a board was about: where nothing of it changed, what fitted then fits now. */
const looked = new WeakMap<HTMLElement, { about: string; k: number }>();

/** Sets `--k`, by which boards multiply the width of their cards. */
export function fit(board: HTMLElement): void {
  const things = board.querySelectorAll("[data-ref]").length;
  const about = `${board.clientWidth} ${board.clientHeight} ${things}`;
  const last = looked.get(board);
  if (last?.about === about && !overflows(board)) return;
  const k = largest(board, last?.k ?? 1);
  looked.set(board, { about, k });
}

/** The largest measure at which nothing overflows; writing costs more than looking. */
function largest(board: HTMLElement, now: number): number {
  const set = (k: number) => board.style.setProperty("--k", k.toFixed(3));
  if (now !== 1) set(1);
  if (!overflows(board)) return 1;
  let [low, high] = [LEAST, 1];
  for (let i = 0; i < STEPS; i++) {
    const k = (low + high) / 2;
    set(k);
    if (overflows(board)) high = k;
    else low = k;
  }
  set(low);
  return low;
}

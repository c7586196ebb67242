/** Makes a board fit its room: what is drawn shrinks, as far as it can be read, until nothing lies under the bar. */
const LEAST = 0.5;
const STEPS = 4;

const overflows = (board: HTMLElement): boolean => {
  const inner = board.firstElementChild;
  return (
    !!inner && (inner.scrollHeight > board.clientHeight + 1 || board.scrollHeight > board.clientHeight + 1)
  );
};

/** Sets `--k`, by which boards multiply the width of their cards. */
export function fit(board: HTMLElement): void {
  const set = (k: number) => board.style.setProperty("--k", k.toFixed(3));
  set(1);
  if (!overflows(board)) return;
  let [low, high] = [LEAST, 1];
  for (let i = 0; i < STEPS; i++) {
    const k = (low + high) / 2;
    set(k);
    if (overflows(board)) high = k;
    else low = k;
  }
  set(low);
}

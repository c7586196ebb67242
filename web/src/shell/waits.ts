/** What the page waits for is seen on the page itself: `data-loading` on its root, and a line at the top if it takes long. */
let pending = 1;

const show = () => document.documentElement.toggleAttribute("data-loading", pending > 0);

/** What follows from it may wait for more: it is over once that was asked for. */
export function over(): void {
  setTimeout(() => {
    pending -= 1;
    show();
  });
}

/** Something the page cannot go on without; the page itself is the first, from its first byte. */
export async function waits<T>(work: Promise<T>): Promise<T> {
  pending += 1;
  show();
  try {
    return await work;
  } finally {
    over();
  }
}

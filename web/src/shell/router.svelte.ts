/** The address bar: which page is shown, and how to go to another. */
export const route = $state({ path: location.pathname, query: location.search });

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  update();
  window.scrollTo(0, 0);
}

function update(): void {
  route.path = location.pathname;
  route.query = location.search;
}

/** The parts of a path that fit a pattern such as "/table/:id", or null. */
export function fits(pattern: string, path: string): Record<string, string> | null {
  const want = pattern.split("/");
  const have = path.replace(/\/$/, "").split("/");
  if (want.length !== have.length) return null;
  const found: Record<string, string> = {};
  for (const [i, part] of want.entries()) {
    if (part.startsWith(":")) found[part.slice(1)] = decodeURIComponent(have[i]!);
    else if (part !== have[i]) return null;
  }
  return found;
}

/** Plain links stay inside the page; modified clicks and foreign links are the browser's. */
function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  if (
    link.target ||
    link.origin !== location.origin ||
    link.hasAttribute("download") ||
    link.pathname.startsWith("/api/")
  )
    return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener("popstate", update);
addEventListener("click", follow);

/** Asking the server over HTTP. */
import { settings } from "./settings.svelte";
import { waits } from "./waits";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const mark = path.includes("?") ? "&" : "?";
  const lang = settings.lang;
  const answer = await fetch(`/api${path}${mark}lang=${lang}`, {
    method,
    headers: { "X-Tapete": "1", ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (answer.status === 204) return undefined as T;
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok)
    throw new Refused(answer.status, said.code ?? "unknown", said.text ?? said.detail ?? answer.statusText);
  // Whoever changed the language meanwhile is told in the new one, whichever answer comes last.
  return method === "GET" && lang !== settings.lang ? call(method, path) : (said as T);
}

export const get = <T>(path: string) => waits(call<T>("GET", path));
export const post = <T>(path: string, body: unknown = {}) => waits(call<T>("POST", path, body));
export const patch = <T>(path: string, body: unknown) => waits(call<T>("PATCH", path, body));
export const remove = (path: string) => waits(call<void>("DELETE", path));

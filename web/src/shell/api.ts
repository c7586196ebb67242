/** Asking the server over HTTP. */
import { settings } from "./settings.svelte";

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
  const answer = await fetch(`/api${path}${mark}lang=${settings.lang}`, {
    method,
    headers: { "X-Tapete": "1", ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (answer.status === 204) return undefined as T;
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok)
    throw new Refused(answer.status, said.code ?? "unknown", said.text ?? said.detail ?? answer.statusText);
  return said as T;
}

export const get = <T>(path: string) => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);
export const patch = <T>(path: string, body: unknown) => call<T>("PATCH", path, body);
export const remove = (path: string) => call<void>("DELETE", path);

/** Who is playing in this browser. */
import type { Person } from "../wire";
import { get } from "./api";

export const me = $state<{ person: Person | null; failed: boolean }>({ person: null, failed: false });

export async function meet(): Promise<void> {
  try {
    me.person = await get<Person>("/me");
    me.failed = false;
  } catch {
    me.failed = true;
  }
}

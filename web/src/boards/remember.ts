/** A view is read once, however many ask about it: views are never written to. */
import type { View } from "../wire";

type Read<Model> = (view: View, seat: number | null, names: string[]) => Model;

export function remembered<Model>(read: Read<Model>): Read<Model> {
  const kept = new WeakMap<View, { names: string[]; model: Model }>();
  return (view, seat, names) => {
    const known = kept.get(view);
    if (known && known.names === names) return known.model;
    const model = read(view, seat, names);
    kept.set(view, { names, model });
    return model;
  };
}

/** A view is read once, however many ask about it: views are never written to. */
import type { View } from "../wire";

/** The one place where a view becomes that of its game; the server's tests hold it to the shape. */
export function remembered<Shape, Model>(
  read: (view: Shape, names: string[]) => Model,
): (view: View, names: string[]) => Model {
  const kept = new WeakMap<View, { names: string[]; model: Model }>();
  return (view, names) => {
    const known = kept.get(view);
    if (known && known.names === names) return known.model;
    const model = read(view as Shape, names);
    kept.set(view, { names, model });
    return model;
  };
}

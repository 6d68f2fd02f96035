/** Texts kept at most, twice over; what is longer than `LONGEST` comes only once, as a rule, and is not kept. */
const KEPT = 1_000;
const LONGEST = 2_000;

/**
 * A function of a text that is not computed again for a text that it was asked for lately: the readers of a block
 * take the same words apart one after another. Pure in what it gives; the values are shared and must not be changed.
 */
export function recent<V>(make: (text: string) => V): (text: string) => V {
  let now = new Map<string, V>();
  let before = new Map<string, V>();
  return (text) => {
    let value = now.get(text);
    if (value !== undefined) return value;
    if (text.length > LONGEST) return make(text);
    value = before.get(text) ?? make(text);
    if (now.size >= KEPT) {
      before = now;
      now = new Map();
    }
    now.set(text, value);
    return value;
  };
}

/** A function of a text that is not computed again for the text that it was last asked for, however long that is. */
export function latest<V>(make: (text: string) => V): (text: string) => V {
  let last: { readonly text: string; readonly value: V } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, value: make(text) };
    return last.value;
  };
}

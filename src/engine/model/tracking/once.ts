/** A function of an object that is computed once for it. */
export function once<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, V>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined || made.has(key)) return known as V;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

/** As `once`, of an object and a word. */
export function onceFor<K extends object, N extends string, V>(
  make: (key: K, name: N) => V,
): (key: K, name: N) => V {
  const madeOf = once((_key: K) => new Map<N, V>());
  return (key, name) => {
    const made = madeOf(key);
    const known = made.get(name);
    if (known !== undefined || made.has(name)) return known as V;
    const value = make(key, name);
    made.set(name, value);
    return value;
  };
}

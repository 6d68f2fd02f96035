/** Where a person types: places in prose, in table cells and in expressions. */

/** A generator of numbers from 0 to 1 that always gives the same ones for a seed (mulberry32). */
export function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A line of running text: no table, heading, label or definition. */
function isProse(line) {
  return /^(?:[-*] )?[A-Z*][^|]{40,}$/.test(line) && !/^[-*] (?:[A-Z][\w ]*:|\*\*[^*]+\*\*: `)/.test(line);
}

/** Stretches `[from, to]` of the text in which a key may be pressed, by kind. */
function stretchesOf(text) {
  const found = { prose: [], cell: [], expression: [] };
  let from = 0;
  for (const line of text.split('\n')) {
    const isRow = line.startsWith('|') && !/^\|[\s|:-]*$/.test(line);
    if (isRow) {
      for (const cell of line.matchAll(/\| ([^|`]{3,}?) (?=\|)/g))
        found.cell.push([from + cell.index + 3, from + cell.index + 2 + cell[1].length]);
    } else if (isProse(line)) {
      found.prose.push([from + 4, from + line.length - 1]);
    }
    for (const code of line.matchAll(/`([^`]*(?:==|!=|<=|>=|[*<>]|\w = )[^`]*)`/g))
      found.expression.push([from + code.index + 2, from + code.index + code[0].length - 1]);
    from += line.length + 1;
  }
  return found;
}

/**
 * `count` keystrokes of each kind that the text has a place for, kinds in turn. Each is independent: it is typed
 * into the text as it was, and taken back before the next. Gives `{ kind, at }`.
 */
export function keystrokes(text, count, seed = 9) {
  const random = seeded(seed);
  const found = stretchesOf(text);
  const kinds = Object.keys(found).filter((kind) => found[kind].length > 0);
  return Array.from({ length: count }).flatMap(() =>
    kinds.map((kind) => {
      const [from, to] = found[kind][Math.floor(random() * found[kind].length)];
      return { kind, at: from + Math.floor(random() * Math.max(1, to - from)) };
    }),
  );
}

import { Span } from '../../place.ts';
import type { Inline, Item } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';

/** The number of a clause before a name or a sentence: "4.1.2 Address", "3) Name". */
const clause = wording`^(?<number>\d{1,3}(?:\.\d{1,3}){0,4})[.)]?\s+(?=[\p{L}*_\`"“])`;

interface Clause {
  readonly number: string;
  readonly text: Inline;
  readonly below: Clause[];
}

/**
 * Lines that are numbered clauses as items, each below the one of which its number goes on: "4.1.2 …" below "4.1 …".
 * Undefined where a line is none, or none stands below another.
 */
export function itemsOfClauses(lines: readonly Inline[]): readonly Item[] | undefined {
  const top: Clause[] = [];
  const open: Clause[] = [];
  for (const line of lines) {
    const found = clause.exec(line.source);
    const number = found?.groups?.number;
    if (!found || !number) return undefined;
    while (open.length > 0 && !number.startsWith(`${open.at(-1)?.number}.`)) open.pop();
    const own: Clause = { number, text: slice(line, found[0].length, line.source.length), below: [] };
    (open.at(-1)?.below ?? top).push(own);
    open.push(own);
  }
  return top.length < lines.length ? top.map(itemOf) : undefined;
}

function itemOf({ text, below }: Clause): Item {
  const items = below.map(itemOf);
  const last = (items.at(-1)?.at ?? text.at) as Span;
  const at = new Span(text.at.anchor, text.at.start, last.end);
  const [first] = below;
  return {
    at,
    text,
    children: first
      ? [{ kind: 'list', ordered: true, items, at: new Span(text.at.anchor, first.text.at.start, last.end) }]
      : [],
  };
}

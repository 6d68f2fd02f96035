import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';

/** Where a text names a known state. */
export interface Named {
  readonly start: number;
  readonly end: number;
  readonly name: Inline;
}

/** Names of states that stand together: "draft, review or published". */
export interface NamedTogether {
  readonly start: number;
  readonly end: number;
  readonly names: readonly Named[];
}

const forms = new WeakMap<readonly Inline[], RegExp | null>();

/** The names of some states as one pattern, the longer name first; undefined where there are none. */
export function formOf(states: readonly Inline[]): RegExp | undefined {
  const known = forms.get(states);
  if (known !== undefined) return known ?? undefined;
  const names = states
    .map((state) => state.source)
    .filter((name) => name.length > 1)
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[ _-]+/g, '[ _-]'));
  const form =
    names.length > 0
      ? new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${names.join('|')})(?![\\p{L}\\p{N}_-])`, 'giu')
      : undefined;
  forms.set(states, form ?? null);
  return form;
}

/** The known states that a text names, in order. */
export function namedIn(text: Inline, states: readonly Inline[], source = text.source): readonly Named[] {
  const form = formOf(states);
  if (!form) return [];
  return [...source.matchAll(form)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    name: slice(text, found.index, found.index + found[0].length),
  }));
}

/** What joins names that have the same part in a sentence. */
const joins =
  /^["”*`\s]*(?:\([^()]*\)\s*)?(?:,|\/|\||(?:,\s*)?(?:and|or|und|oder|et|ou|y|o)(?:\s+(?:also|even|later))?(?:\s+(?:an?|the|either))?)\s*["“*`]*$/iu;

/** What stands between a name and the one that it leads to: "draft to live". */
export const leadsOn = /^["”*`]*\s+(?:back |straight |directly )?(?:in)?to\s+["“*`]*$/iu;

/** Names that stand together with nothing but commas, "and" or "or" between them. */
export function together(named: readonly Named[], source: string): readonly NamedTogether[] {
  const found: { start: number; end: number; names: Named[] }[] = [];
  named.forEach((each, index) => {
    const last = found.at(-1);
    const next = named[index + 1];
    // "Draft to live and live to gone": the second pair begins with its own name.
    const begins = next !== undefined && leadsOn.test(source.slice(each.end, next.start));
    if (last && !begins && joins.test(source.slice(last.end, each.start))) {
      last.names.push(each);
      last.end = each.end;
    } else found.push({ start: each.start, end: each.end, names: [each] });
  });
  return found;
}

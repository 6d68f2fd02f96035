import type { Inline } from '../../syntax/block.ts';
import { pieces, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { type ErrorLine, entry } from './line.ts';

/** What stands in a row of errors: a name in code or quotes, a status, what is said in brackets, a label, or what parts them. */
const token = wording.g`(?<name>\u0001+)|(?<status>(?<![\d.#])[45]\d\d(?!\d|\.\d))|\((?:HTTP |status )?(?<behind>[45]\d\d)\)|(?<bracket>\([^()]*\))|(?<label>\p{L}[\p{L}\d /'’()-]{0,40}:(?=\s))|(?<parting>\s+|[·;,/|.:–—-]|(?:and|or)(?=\s))`;
/** A call, or an address: no name of an error. */
const isAddress = /^(?:[A-Z]{3,7} )?\/|^(?:GET|POST|PUT|PATCH|DELETE)$/;
/** The least names of a row. */
const FEWEST = 2;

/** A name of the row, with what was found of it. */
interface Named {
  readonly name: Inline;
  said?: Inline;
  status?: Inline;
}

/**
 * The errors of a line that is nothing but a row of names in code or quotes with their statuses: each status before all
 * that it is of ("401 `not logged in` · 400 `no body` / `no url`"), or behind them ("`no body`, `no url` (400); `gone`
 * (410)"). Labels and what is said in brackets may stand among them. None where anything else does.
 */
export function rowByStatus(text: Inline): readonly ErrorLine[] {
  if (!/[45]\d\d/.test(text.source) || !/[`"“„«]/.test(text.source)) return [];
  const named = new Map<number, Inline>();
  let masked = '';
  for (const { kind, start, end, text: said } of pieces(text)) {
    const source = text.source.slice(start, end);
    if (kind === 'text') masked += source;
    else if ((kind !== 'code' && kind !== 'quote') || isAddress.test(said)) return [];
    else if (/^[45]\d\d$/.test(said)) masked += source.replace(/\D/g, ' ');
    else {
      named.set(start, slice(text, start, end));
      masked += '\u0001'.repeat(end - start);
    }
  }
  const found: Named[] = [];
  let [reached, open] = [0, 0];
  let status: Inline | undefined;
  const [first] = named.keys();
  const isBehind = !/[45]\d\d/.test(masked.slice(0, first));
  for (const { index, 0: all, groups = {} } of masked.matchAll(token)) {
    if (index !== reached) return [];
    reached = index + all.length;
    const one = found.at(-1);
    const number = groups.status ?? groups.behind;
    if (groups.name) {
      const name = named.get(index);
      if (!name) return [];
      found.push(!isBehind && status ? { name, status } : { name });
    } else if (number) {
      const at = index + all.indexOf(number);
      // A status that nothing stands behind or before is one by itself.
      if (isBehind ? open === found.length : status && open === found.length) return [];
      status = slice(text, at, at + number.length);
      if (isBehind) for (const each of found.slice(open)) each.status = status;
      open = found.length;
    } else if (groups.bracket && one) one.said = slice(text, index + 1, reached - 1);
  }
  const areAll = found.length >= FEWEST && found.every((each) => each.status);
  if (reached !== masked.length || !areAll || (isBehind ? open !== found.length : open === found.length))
    return [];
  return found.map(({ name, said, status: own }) => ({
    ...entry(name, /^["“„«]/.test(name.source), said),
    ...(own ? { status: own } : {}),
  }));
}

import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';

/** What a part is, said behind it: "is_open, a boolean", "berth_id, an integer that points to the berth". */
export const typeBehind =
  /^an? (?:integer|boolean|string|decimal|float|timestamp|datetime|uuid|enum)(?=$|[.:]| (?:that|which|of|in)\b)/i;

/** Parts with what is said behind them of their types. */
export function withTypes(parts: readonly Inline[], list: Inline): readonly Inline[] {
  const found: Inline[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (last && typeBehind.test(part.source))
      found[found.length - 1] = slice(list, last.at.start - list.at.start, part.at.end - list.at.start);
    else found.push(part);
  }
  return found;
}

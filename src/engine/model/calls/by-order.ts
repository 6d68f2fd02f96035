import type { Inline } from '../../syntax/block.ts';
import { splitAt } from '../words/phrases.ts';
import { inDigits, several } from '../words/quantities.ts';

const order = ['first', 'second', 'third', 'fourth', 'fifth'];
/** Which of some calls a clause is about: "the second", "the last two", "the former", "the others". */
const head = new RegExp(
  `^the\\s+(?<which>${order.join('|')}|last|latter|former|others?)(?:\\s+(?<count>${several}))?(?:\\s+(?:one|ones|call|calls))?(?:\\s+of\\s+(?:these|them))?\\b`,
  'i',
);
/** Before such a clause. */
const beforeClause = new RegExp(
  `[,;.:]\\s+(?:(?:and|but|while|only)\\s+){0,2}(?=the\\s+(?:${order.join('|')}|last|latter|former|others?)\\b[^,;.]{0,60}[1-5]\\d\\d)`,
  'i',
);

/** What is told of some calls together, and what of each besides, by their order. */
export interface ByOrder {
  readonly all: Inline;
  readonly own: readonly (readonly Inline[])[];
}

/**
 * What a text says that several calls answer, which tells some of them apart by their order: "answer 200, the second also
 * 404", "read only, 200; the last two also 404". Undefined where it tells none apart, or one that is not there.
 */
export function partsByOrder(tail: Inline, count: number): ByOrder | undefined {
  if (count < 2 || !/\bthe\s/i.test(tail.source)) return undefined;
  const [all, ...clauses] = splitAt(tail, beforeClause);
  if (!all || clauses.length === 0) return undefined;
  const own = Array.from({ length: count }, (): Inline[] => []);
  const named = new Set<number>();
  for (const clause of clauses) {
    const { which = '', count: many } = head.exec(clause.source)?.groups ?? {};
    const found = indexesOf(which.toLowerCase(), many ? Number(inDigits(many)) : 1, count, named);
    if (found.length === 0 || found.some((index) => index < 0 || index >= count)) return undefined;
    for (const index of found) {
      own[index]?.push(clause);
      named.add(index);
    }
  }
  return { all, own };
}

function indexesOf(
  which: string,
  many: number,
  count: number,
  named: ReadonlySet<number>,
): readonly number[] {
  const each = Array.from({ length: count }, (_, index) => index);
  if (which.startsWith('other')) return named.size === 0 ? [] : each.filter((index) => !named.has(index));
  if (which === 'last') return many > count ? [] : each.slice(count - many);
  if (which === 'latter') return count === 2 ? [1] : [];
  if (which === 'former') return count === 2 ? [0] : [];
  return which === 'first' ? (many > count ? [] : each.slice(0, many)) : [order.indexOf(which)];
}

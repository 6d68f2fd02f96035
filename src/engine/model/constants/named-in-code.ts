import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { amountIn, comparing } from '../words/quantities.ts';
import type { ConstantLine } from './amounts.ts';

/** A name in code as constants have it: `HTTP_TIMEOUT`. */
const constantName = /`[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+`/g;

/** Between such a name and the amount behind it: "`HTTP_TIMEOUT`, 20 seconds", "`SALT_ROUNDS` 10", "`PAGE_SIZE` (50)". */
const leadsOn = new RegExp(`^,?\\s+\\(?(?:${comparing}\\s*)?$`, 'i');
/** Between an amount and the name behind it: "100 requests (`RATE_LIMIT`)", "at most 50, the `COMPLEXITY_LIMIT`". */
const pointsBack = /^(?:,\s+(?:the\s+|as\s+)?|\s+\()$/;
const comparesAtEnd = new RegExp(`(?:^|\\s)(${comparing})\\s*$`, 'i');

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * The constants of a sentence that names them in code beside their amounts: "A download takes `HTTP_TIMEOUT`, 20 seconds,
 * and brings at most 15 MiB (`HTTP_MAX_BODY`)". None where a name has no amount right beside it, and where a single one
 * leaves other amounts.
 */
export function amountsNamedInCode(text: Inline): readonly ConstantLine[] {
  const names = [...text.source.matchAll(constantName)].map(
    ({ 0: name, index }): Stretch => ({ start: index, end: index + name.length }),
  );
  if (names.length === 0 || names[0]?.start === 0) return [];
  const amounts = amountsIn(text);
  const free = new Set(amounts);
  const found = names.map((name): ConstantLine | undefined => {
    const between = (one: Stretch, other: Stretch): string => text.source.slice(one.end, other.start);
    const amount =
      amounts.find((each) => each.start >= name.end && leadsOn.test(between(name, each))) ??
      amounts.find((each) => each.end <= name.start && pointsBack.test(between(each, name)));
    if (!amount || !free.delete(amount)) return undefined;
    const compared = comparesAtEnd.exec(text.source.slice(0, amount.start));
    const start = compared ? amount.start - compared[0].trimStart().length : amount.start;
    return { name: slice(text, name.start, name.end), value: slice(text, start, amount.end), remark: '' };
  });
  const lines = found.filter((line) => line !== undefined);
  return lines.length === names.length && (free.size === 0 || lines.length > 1) ? lines : [];
}

/** Where the amounts of a text stand. */
function amountsIn(text: Inline): readonly Stretch[] {
  const found: Stretch[] = [];
  for (let rest = text; ; ) {
    const amount = amountIn(rest);
    if (!amount) return found;
    const [start, end] = [amount.whole.at.start - text.at.start, amount.whole.at.end - text.at.start];
    found.push({ start, end });
    rest = slice(text, end, text.source.length);
  }
}

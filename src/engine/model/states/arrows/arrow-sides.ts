import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { isWhereItWas } from './step-ends.ts';

/** The side of an arrow without what brackets behind it say of the step: `` `sent` (by mail) → ``. */
export function withoutRemark(whole: Inline): Inline {
  // "dropped i.e. deleted"
  const side = slice(whole, 0, whole.source.replace(/(?<=\S) (?:i\.e|e\.g|aka)\b.*$/, '').length);
  const found = wording`^(\`[^\`]+\`|[\p{L}][^()\`]*?) \((?!-?\d+\))[^()]*\)$`.exec(side.source);
  return found ? slice(side, 0, (found[1] ?? '').length) : side;
}

/** The left side of an arrow without what happens in brackets before it: "(it is asked for) none → sent". */
export function withoutCause(side: Inline): Inline {
  const lead = wording`^\([^()]* [^()]*\) (?=[\p{L}\`])`.exec(side.source)?.[0].length ?? 0;
  return slice(side, lead, side.source.length);
}

/**
 * What is a question, the beginning of a sentence, or says of a word what it is for: "2 → 3?", "so the steps are → open",
 * "others (2 → 3)", "away never seen", "the state splits open → early, late", "it's there".
 */
const noName = wording.i`\?$|^(?:it|they|that|we|you)(?:['’](?:s|re)|\s(?:is|are|was|were|gets?|becomes?|stays?|remains?))\s|\s(?:is|are)$|\([^)]*$|\s(?:is )?never(?:\s|$)|^(?:the )?(?:sub-?)?(?:status|state) \p{L}+s\s`;

/** Whether the side of an arrow is a name, or a few names: not a sentence, and no words beside a name in code. */
export function isStateName(side: Inline): boolean {
  if (side.source === '' || isWhereItWas(side) || noName.test(side.source)) return false;
  if (plain(side).split(' ').length > 8 && !wording`^[\p{L}_-]+(?: [/|] [\p{L}_-]+){4,}$`.test(plain(side)))
    return false;
  return (
    !side.source.includes('`') ||
    /^(?:`[^`]+`(?:\s*\([^)]*\))?(?:,|,?\s+(?:and|or)|\s*\/)?\s*)+$/.test(side.source)
  );
}

/** "From best to worst: `good`, `bad`": the order of some names in code, and no step. */
export function tellsOrder([, from = '', , behind = '']: readonly string[]): boolean {
  return !from.includes('`') && /^`[^`]+`(?:,? (?:and |or )?`[^`]+`)+/.test(behind);
}

/** A side of an arrow without the words and marks that join it to what stands beside it. */
export function stripJoin(inline: Inline): Inline {
  const lead = /^(?:(?:and|or|then|,|;)\s+)?(?:from\s+(?=[*`]))?/i.exec(inline.source)?.[0].length ?? 0;
  const tail =
    wording.i`(?<!\s)\s*(?:,|;|\b(?:and|or)|\b(?:happens|occurs|takes place|is (?:done|made))|(?<=[*\`]\s)(?:also|too|again|directly)|(?<=[\p{L}\p{N}\`*”]\s?)\.)$`.exec(
      inline.source,
    )?.[0].length ?? 0;
  return slice(inline, lead, inline.source.length - tail);
}

/** A side of an arrow without the mark that stands around both: "**draft → live**". */
export function unpaired(side: Inline): Inline {
  if ((side.source.split('**').length - 1) % 2 === 0) return side;
  const begins = side.source.startsWith('**') ? 2 : 0;
  const ends = begins === 0 && side.source.endsWith('**') ? 2 : 0;
  return slice(side, begins, side.source.length - ends);
}

/** What happens, in words before the names in code: "the owner lets it, `free`". */
const wordsBefore = /^(?<event>[^`→]{3,100}),\s+(?=`[^`]+`(?:(?:,\s*|,?\s+(?:and|or)\s+)`[^`]+`)*$)/;

/** "coming back: `held`", "a storm moves `lit`": what happens, as a label or as what moves something. */
const labelBefore = wording.i`^(?<event>\p{L}[^:→\`]{2,60}):\s+(?=\S)`;
const moverBefore = wording.i`^(?<event>(?:an?|the|every|each)\s\p{L}[^→\`]{1,60}?)\s(?:moves?|takes?|brings?|puts?|turns?|sends?|sets?)\s(?:from\s)?(?=\S+$)`;

/** What stands before the names that a step leaves. */
export function beforeStep(side: string): RegExpExecArray | null {
  return wordsBefore.exec(side) ?? labelBefore.exec(side) ?? moverBefore.exec(side);
}

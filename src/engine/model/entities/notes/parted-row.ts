import type { Inline } from '../../../syntax/block.ts';
import { slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { demand } from '../fields/note-names.ts';
import { technical } from '../words/field-type.ts';
import type { Told } from './typed-names.ts';

/** A name of one word, perhaps with a sign of a legend right behind it. */
const called = '(?<name>`[\\p{L}_$][\\p{L}\\p{N}_$.]*`|[\\p{L}_$][\\p{L}\\p{N}_$.-]*)(?<sign>[?!*°†]?)';
/** What stands behind a name and can be no word of it: values, a type of any spelling, what it points to. */
const kind =
  '(?<type>(?:→|->|⇒)\\s*[\\p{L}_][\\p{L}\\p{N}_.]*(?:\\[\\])?|[\\p{L}_][\\p{L}\\p{N}_.-]*(?:<[^<>\\s]{1,40}>|\\([\\d, ]*\\)|\\[\\])*\\??(?:\\|[\\p{L}\\p{N}_-]+)*)';
/** "relativePath string *", "state open|closed", "size long, bytes", "mode (see below)", "tags: int[] — none at first". */
const partOfRow = wording`^${called}(?:(?:\s*:)?\s+${kind})?(?:\s+(?<mark>[*?!])(?=$|[\s(,;.]))?(?<rest>$|\s*[,;(=].*|\s+[–—-]{1,2}\s.*|\.\s.*)`;

/** A name behind a comma with a colon of its own. */
export const nextName = wording`,\s+[\p{L}_][\p{L}\p{N}_ ]{0,30}(?:\([^()]*\))?[*!?]?:\s`;

/** A part of a row, and whether its type or mark makes it a field for sure. */
interface RowPart extends Told {
  readonly isMarked: boolean;
}

function partIn(part: Inline): RowPart | undefined {
  const found = partOfRow.exec(part.source);
  const { name = '', sign = '', type, mark, rest = '' } = found?.groups ?? {};
  if (!found || (type !== undefined && demand.test(type))) return undefined;
  const end = found[0].length - rest.length;
  const marked = mark ? part.source.lastIndexOf(mark, end) : -1;
  const behind = slice(part, end + (/^\s*[,;.–—-]*\s*/.exec(rest)?.[0].length ?? 0), part.source.length);
  const bracket = /^\(([^()]*)\)$/.exec(behind.source);
  const remark = bracket ? slice(behind, 1, behind.source.length - 1) : behind;
  const start = type === undefined ? 0 : part.source.indexOf(type, name.length);
  const arrow = /^(?:→|->|⇒)\s*/.exec(type ?? '')?.[0].length ?? 0;
  const typed = type === undefined ? [] : [slice(part, start + arrow, start + type.length)];
  return {
    names: [slice(part, 0, name.length + sign.length)],
    said: [...typed, ...(remark.source ? [remark] : [])],
    isTyped: type !== undefined,
    isTypeSaid: type !== undefined,
    ...(marked < 0 ? {} : { mark: slice(part, marked, marked + 1) }),
    isMarked:
      mark !== undefined ||
      arrow > 0 ||
      (type !== undefined && (technical.test(type) || /\||\[\]|[<(]/.test(type))),
  };
}

/**
 * A row of names as programmes write them, each with its type behind it, that strokes, dots or semicolons part:
 * "seatId int * / row string / state free|taken / note string ?". Where most types are sure, the others are, too.
 */
export function partedRow(line: Inline): readonly Told[] | undefined {
  if (line.source.includes('\n')) return undefined;
  for (const sign of ['/', '|', '·', ';']) {
    const parts = partsOf(line, sign);
    if (parts.length < 2 || (sign === ';' && parts.some(({ source }) => nextName.test(source)))) continue;
    const told = parts.map(partIn);
    const all = told.filter((each) => each !== undefined);
    const sure = all.filter((each) => each.isMarked).length;
    // A semicolon also parts what is said of one name.
    const least = sign === ';' ? all.length : all.length / 2;
    if (all.length === parts.length && sure >= least) return all;
  }
  return undefined;
}

/** The parts of a line between signs that stand apart: a stroke within a word is none. */
function partsOf(line: Inline, sign: string): readonly Inline[] {
  if (sign === ';') return splitOutside(line, sign);
  if (!line.source.includes(` ${sign} `)) return [];
  const parts: Inline[] = [];
  for (const part of splitOutside(line, sign)) {
    const last = parts.at(-1);
    const isApart = [last?.at.end ?? 0, part.at.start - 1].every(
      (at) => line.source.charAt(at - line.at.start) === ' ',
    );
    if (last && !isApart)
      parts[parts.length - 1] = slice(line, last.at.start - line.at.start, part.at.end - line.at.start);
    else parts.push(part);
  }
  return parts;
}

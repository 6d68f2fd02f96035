import type { Inline } from '../../syntax/block.ts';
import { plain, slice, splitOutside } from '../../syntax/inline.ts';
import type { ErrorEntry } from '../interface-elements.ts';
import type { RowReading } from '../reader.ts';
import type { Cells } from '../records/records.ts';
import { shown, unstated } from '../stated.ts';
import { looksLikeWords } from '../tables/cell-kinds.ts';
import { isSilent, stated } from '../words/markers.ts';
import { isIdentifier, messageIn, nameOf } from '../words/names.ts';
import { type ErrorFact, statusIn } from './entry.ts';
import { handlingsIn } from './handling.ts';
import { codeWithStatus } from './in-parts.ts';
import { saidOfOne } from './of-one.ts';

/** The code in the body of an answer, `{"error": "no_room"}`; any other cell as it is. */
function codeIn(cell: Inline | undefined): Inline | undefined {
  const found =
    cell && /^`?\{.*?"(?:error|code|key|type|name)"\s*:\s*"(?<code>[^"]+)".*\}`?$/.exec(cell.source);
  const code = found?.groups?.code;
  if (!cell || code === undefined) return cell;
  const start = cell.source.indexOf(`"${code}"`) + 1;
  return slice(cell, start, start + code.length);
}

/** What says that a cell is a status alone. */
const isStatus = /^[`*]*(?:HTTP )?[45]\d\d[`*]*$/;

/**
 * The cells of a row, of which one may hold the code with its status: "409 `no_room`". Where that is what the product does
 * about something, the words of that say when.
 */
function withAnswer(cell: Cells): Cells {
  const from = (['error', 'status', 'handling'] as const).find((part) => {
    const own = cell(part);
    return own && (codeWithStatus(own) || (part === 'handling' && isStatus.test(own.source)));
  });
  const answer = from && cell(from);
  if (!answer) return cell;
  const { code, status } = codeWithStatus(answer) ?? { status: answer };
  const isResponse = from === 'handling';
  return (part) => {
    if (part === 'status') return status;
    if (part === 'error') return code ?? (isResponse ? cell('error') : undefined);
    if (part === 'handling' && isResponse) return undefined;
    return part === 'when' && isResponse && code ? (cell('when') ?? cell('error')) : cell(part);
  };
}

/** An error of a row: named by its code, by its message, or by its status where it has neither. */
export function errorRow(row: RowReading<ErrorFact>): void {
  const reading = { ...row, cell: withAnswer(row.cell) };
  const { cell, gather } = reading;
  const code = codeIn(cell('error'));
  const text = cell('message');
  // A programme that ends with 0 has not failed.
  if (/^`?0`?$/.test((cell('status') ?? code)?.source ?? '')) return;
  const nameCell = [code, text, cell('status')].find((each) => each && !isSilent(each.source));
  if (!nameCell?.source) return;
  const several = nameCell === code ? codesOf(nameCell) : [];
  for (const each of several.length > 1 ? several : [nameCell])
    gather.fact({ is: 'error', error: errorOf(reading, each, each === text) });
}

/** The codes that a cell lists and nothing else: `NO_SAIL, NO_MAST`. */
function codesOf(cell: Inline): readonly Inline[] {
  const parts = splitOutside(cell, ',/').filter(({ source }) => source !== '');
  return parts.every((part) => isIdentifier(nameOf(part).name)) ? parts : [];
}

/** The error of a row that a cell of it, or a part of one, names. */
function errorOf(
  { row, match, cell, gather }: RowReading<ErrorFact>,
  nameCell: Inline,
  isText: boolean,
): ErrorEntry {
  const { name, quoted } = nameOf(nameCell);
  // One word in code is a name, also among what is shown.
  const isName = isText && /^`[^\s`]+`$/.test(nameCell.source);
  const byMessage = quoted || (isText && !isName) || (!cell('message') && looksLikeWords(nameCell));
  const said = isName ? unstated : stated(cell('message'), messageIn);
  const told =
    cell('when') && !cell('status') && !cell('message') && !byMessage
      ? saidOfOne(cell('when') as Inline)
      : undefined;
  return {
    name,
    at: row.at,
    nameAt: nameCell.at,
    how: match.exact ? 'exact' : 'tolerant',
    ...(match.guessed ? { doubtful: true } : {}),
    quoted: byMessage,
    status: gather.marked(
      !cell('status') && /^[1-5]\d\d$/.test(name)
        ? shown(name, nameCell.at)
        : (told?.status ?? stated(cell('status'), statusIn)),
      `the status of ${name}`,
    ),
    when: gather.marked(stated(cell('when'), plain), `when ${name} arises`),
    message: gather.marked(
      said.is === 'unstated' && byMessage ? shown(name, nameCell.at) : (told?.message ?? said),
      `the message of ${name}`,
    ),
    handling: gather.marked(
      stated(cell('handling'), (each) => {
        const handlings = handlingsIn(each);
        return handlings.length ? handlings : undefined;
      }),
      `what happens on ${name}`,
    ),
  };
}

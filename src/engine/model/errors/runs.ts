import type { Inline } from '../../syntax/block.ts';
import { type Piece, pieces, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { isIdentifier } from '../words/names.ts';
import { type ErrorLine, entry } from './line.ts';
import { statusBehindName } from './words.ts';

/** What may stand between two errors of one list. */
const joined = /^\s*(?:[,;/·|]|,?\s*\b(?:and|or|und|oder|et|ou|with)\b)\s*$/i;
const parting = /^\s*(?:[–—:→←-]|<-|\()\s*/;

/** Names that stand together, and where they end. */
interface Run {
  readonly names: readonly Piece[];
  readonly end: number;
}

/** The pieces of a text; a quotation in bold type is a quotation, and code in bold type is code. */
export function errorPieces(text: Inline): readonly Piece[] {
  return pieces(text).map((piece) => {
    if (piece.kind !== 'strong') return piece;
    const [inner, ...others] = pieces(slice(text, piece.innerStart, piece.innerEnd));
    const only = inner && others.length === 0 ? inner.kind : undefined;
    return only === 'quote' || only === 'code' ? { ...piece, kind: only } : piece;
  });
}

/** Stretches of names that share what follows the last of them. */
function runsOf(text: Inline, isName: (piece: Piece, first: boolean) => boolean): readonly Run[] {
  const runs: { names: Piece[]; end: number }[] = [];
  const all = errorPieces(text).filter(({ kind }) => kind !== 'text' && kind !== 'comment');
  for (const [index, piece] of all.entries()) {
    const last = runs.at(-1);
    const between = text.source.slice(last?.end ?? 0, piece.start);
    const goesOn = last !== undefined && joined.test(between);
    if (
      !(goesOn && piece.kind === last.names[0]?.kind && piece.kind !== 'strong') &&
      !isName(piece, last === undefined)
    )
      continue;
    if (goesOn) {
      last.names.push(piece);
      last.end = piece.end;
    } else runs.push({ names: [...capitalsBefore(text, all, index), piece], end: piece.end });
  }
  return runs;
}

/** Codes in capitals that stand right before one that is an error, joined with it: they are errors as it is. */
function capitalsBefore(text: Inline, all: readonly Piece[], index: number): readonly Piece[] {
  let start = index;
  for (let at = index; at > 0; at--) {
    const [piece, before] = [all[at], all[at - 1]];
    if (!piece || !before || ![piece, before].every(isInCapitals)) break;
    if (!joined.test(text.source.slice(before.end, piece.start))) break;
    start = at - 1;
  }
  return all.slice(start, index);
}

const isInCapitals = ({ kind, text }: Piece): boolean =>
  kind === 'code' && /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(text);

/** The errors that a text names one after the other, each with what stands behind its name, or else before it. */
export function errorsNamed(
  text: Inline,
  isName: (piece: Piece, opens: boolean) => boolean,
  label: Inline | undefined,
): readonly ErrorLine[] {
  const runs = runsOf(text, isName);
  /** Where what is said behind a run begins. */
  const toldBy = ({ end }: Run): number =>
    end + (statusBehindName.exec(text.source.slice(end))?.[0].length ?? 0);
  return runs.flatMap(({ names, end }, index) => {
    const next = runs[index + 1]?.names[0]?.start ?? text.source.length;
    const behind = slice(text, end, next);
    const told = statusBehindName.exec(behind.source);
    const after = told ? slice(behind, told[0].length, behind.source.length) : behind;
    const at = told?.[0].indexOf(told.groups?.status ?? '') ?? 0;
    const status = told ? slice(behind, at, at + 3) : undefined;
    const dash = parting.exec(after.source);
    const last = runs[index - 1];
    const previous = last ? toldBy(last) : 0;
    const before = slice(text, previous, names[0]?.start ?? 0);
    const lead = joinsOn.exec(before.source)?.[0].length ?? 0;
    const said =
      dash &&
      withoutBracket(slice(after, dash[0].length, after.source.replace(/[;,]\s*$/, '').length), dash[0]);
    const explained = said?.source
      ? said
      : (label ??
        (wording`\p{L}{2}`.test(before.source) ? slice(before, lead, before.source.length) : undefined));
    const words = names.length === 1 && names[0]?.kind === 'code' ? spokenIn(after) : undefined;
    return names.map((piece) => ({
      ...entry(
        slice(text, piece.start, piece.end),
        piece.kind === 'quote' || (piece.kind === 'emphasis' && !isIdentifier(piece.text)),
        explained,
      ),
      ...(status ? { status } : {}),
      ...(words ? { message: words } : {}),
    }));
  });
}

/** What leads from a code to what is said to a person: "`gone` (404) says "It is gone."", "`late` makes the form say "Too late."" */
const leadsToWords =
  /^(?:,\s+)?(?:(?:and|which|it)\s+)?(?:says?|reads?|(?:is\s+)?shown\s+as|comes\s+with|makes\s+the\s+[\w-]+\s+(?:say|show|read)|with\s+the\s+(?:text|message|words))\s*:?\s+(?=["“„«])/i;

/** The words that what stands behind a code says a person reads, in their quotes. */
function spokenIn(behind: Inline): Inline | undefined {
  const lead = leadsToWords.exec(behind.source)?.[0].length;
  if (lead === undefined) return undefined;
  const said = slice(behind, lead, behind.source.length);
  const [first] = pieces(said);
  return first?.kind === 'quote' && first.start === 0 ? slice(said, 0, first.end) : undefined;
}

/** What joins words before a name with what stands before them. */
const joinsOn = /^\s*(?:[,;.]\s*)?(?:(?:and|or|und|oder|et|ou)\s+)?/i;

/** What brackets hold without the closing one. */
function withoutBracket(said: Inline, opens: string): Inline {
  const end = opens.includes('(') ? said.source.indexOf(')') : -1;
  return end < 0 || /[^.;,\s]/.test(said.source.slice(end + 1)) ? said : slice(said, 0, end);
}

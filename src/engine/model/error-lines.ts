import type { Inline } from '../syntax/block.ts';
import { type Piece, pieces, plain, slice } from '../syntax/inline.ts';
import { labelled } from './names.ts';
import { headOf } from './phrases.ts';

/** An error as it stands in a line. */
export interface ErrorLine {
  /** The code, or the message in its quotes. */
  readonly name: Inline;
  readonly quoted: boolean;
  /** What is said of it: behind it, or in the label before it. */
  readonly explained: Inline | undefined;
  /** A message quoted in what is said. */
  readonly message: Inline | undefined;
  /** Where it stands apart from what is explained. */
  readonly status?: Inline;
  /** Only words name it. */
  readonly doubtful?: boolean;
}

/** What may stand between two errors of one list. */
const joined = /^\s*(?:[,;/·|]|,?\s*\b(?:and|or|und|oder|et|ou|with)\b)\s*$/i;
const parting = /^\s*(?:[–—:-]|\()\s*/;

/** Whether a quotation is a message of its own and no word that a sentence speaks of. */
function isMessage({ kind, text }: Piece, words: number): boolean {
  return kind === 'quote' && (text.trim().split(/\s+/).length >= words || /\p{L}[.!…]$/u.test(text));
}

interface Run {
  readonly names: readonly Piece[];
  readonly end: number;
}

/** Stretches of names that share what follows the last of them. */
function runsOf(text: Inline, isName: (piece: Piece, first: boolean) => boolean): readonly Run[] {
  const runs: { names: Piece[]; end: number }[] = [];
  for (const piece of pieces(text)) {
    if (piece.kind === 'text' || piece.kind === 'comment') continue;
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
    } else runs.push({ names: [piece], end: piece.end });
  }
  return runs;
}

/** The errors of a line of point 8: by code, by status, by message, or a label over a list of them. */
export function errorsOfLine(text: Inline): readonly ErrorLine[] {
  const [first] = pieces(text);
  const leads = first && first.start === 0 && (first.kind === 'code' || first.kind === 'quote');
  // "404 `not_found`: no such note": the status stands before the code.
  const numbered = /^[1-5]\d\d\s+(?=`)/.exec(text.source);
  if (numbered) {
    const status = slice(text, 0, 3);
    return errorsOfLine(slice(text, numbered[0].length, text.source.length)).map((line) => ({
      ...line,
      status,
    }));
  }
  const head = leads ? undefined : headOf(text);
  if (head?.mark && /^(?:`|["“])/.test(head.rest.source))
    return read(
      head.rest,
      (piece, opens) =>
        (opens && piece.kind === 'code') || piece.kind === 'quote' || afterClause(head.rest, piece),
      head.label,
    );
  if (head?.mark && head.kind === 'strong') return head.names.map((name) => entry(name, false, head.rest));
  if (leads) return leading(text);
  const said = read(text, (piece) => isMessage(piece, 3), undefined);
  if (said.length > 0) return said;
  const named = head?.mark && head.rest.source !== '' && plain(head.label).split(' ').length <= 4;
  return named && !/\b(?:is|are|all|every|each)\b/i.test(head.label.source)
    ? [{ ...entry(head.label, false, head.rest), doubtful: true }]
    : [];
}

/** The messages that a sentence of running text quotes. */
export function errorsOfSentence(text: Inline): readonly ErrorLine[] {
  return read(text, (piece) => isMessage(piece, 3), undefined);
}

/** A line that begins with the name: what else it quotes are messages of their own only where the name is one. */
function leading(text: Inline): readonly ErrorLine[] {
  const [first] = pieces(text);
  const byCode = first?.kind === 'code';
  return read(
    text,
    (piece, opens) => opens || (byCode ? afterClause(text, piece) : isMessage(piece, 3)),
    undefined,
  );
}

/** A code span at the head of a clause behind `;` begins another error. */
function afterClause(text: Inline, piece: Piece): boolean {
  return piece.kind === 'code' && /;\s*$/.test(text.source.slice(0, piece.start));
}

function read(
  text: Inline,
  isName: (piece: Piece, opens: boolean) => boolean,
  label: Inline | undefined,
): readonly ErrorLine[] {
  const runs = runsOf(text, isName);
  return runs.flatMap(({ names, end }, index) => {
    const next = runs[index + 1]?.names[0]?.start ?? text.source.length;
    const after = slice(text, end, next);
    const dash = parting.exec(after.source);
    const previous = runs[index - 1]?.end ?? 0;
    const before = slice(text, previous, names[0]?.start ?? 0);
    const said = dash ? slice(after, dash[0].length, after.source.replace(/[;,]\s*$/, '').length) : undefined;
    const explained = said?.source ? said : (label ?? (/\p{L}{2}/u.test(before.source) ? before : undefined));
    return names.map((piece) =>
      entry(slice(text, piece.start, piece.end), piece.kind === 'quote', explained),
    );
  });
}

function entry(name: Inline, quoted: boolean, explained: Inline | undefined): ErrorLine {
  const quote = explained && !quoted ? pieces(explained).find((piece) => piece.kind === 'quote') : undefined;
  return {
    name,
    quoted,
    explained,
    message: quoted ? name : quote && explained && slice(explained, quote.start, quote.end),
  };
}

/** What labels under an error's heading or bullet say. */
export type ErrorProperty = 'error' | 'status' | 'when' | 'message' | 'handling';

const properties: ReadonlyMap<string, ErrorProperty> = new Map([
  ['code', 'error'],
  ['error code', 'error'],
  ['status', 'status'],
  ['http status', 'status'],
  ['status code', 'status'],
  ['http', 'status'],
  ['when', 'when'],
  ['cause', 'when'],
  ['trigger', 'when'],
  ['condition', 'when'],
  ['reason', 'when'],
  ['message', 'message'],
  ['text', 'message'],
  ['user message', 'message'],
  ['handling', 'handling'],
  ['recovery', 'handling'],
  ['what happens', 'handling'],
  ['action', 'handling'],
]);

/** The property that a labelled line states: `Status: 423`, `**Message**: "Locked."` */
export function errorPropertyOf(
  text: Inline,
): { readonly property: ErrorProperty; readonly value: Inline } | undefined {
  const label = labelled(text);
  const property = label && properties.get(label.label);
  return label && property && label.rest.source !== '' ? { property, value: label.rest } : undefined;
}

import type { Inline } from '../../syntax/block.ts';
import { type Piece, pieces, plain, slice, splitOutside } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { once } from '../tracking/once.ts';

/** How the names at the head of a line are marked; `words` are names without a mark. */
export type HeadKind = 'code' | 'strong' | 'quote' | 'words';

/** A line taken apart: what it speaks of, and what it says of it. */
export interface Head {
  readonly kind: HeadKind;
  /** One or several names (`a`, `b` and `c`), with their marks. */
  readonly names: readonly Inline[];
  /** The whole head as written: the names with the words around them. */
  readonly label: Inline;
  /** What stands in brackets behind the names. */
  readonly bracket: Inline | undefined;
  /** What parts the head from the rest; empty where nothing does. */
  readonly mark: ':' | '–' | '=' | '';
  readonly rest: Inline;
}

const joined = /^\s*(?:,|[/&+]|,?\s*(?:and|or|und|oder|et|ou)\b)\s*$/i;
const opening = /^(?:(?:an?|the|every|each|any)\s+)?$/i;
const parting = /^\s*(?:(?<colon>:)(?=\s|$)|(?<dash>[–—]|-{1,3}(?=\s))|(?<equals>==?(?=\s)))\s*/;
const markedKinds: readonly string[] = ['code', 'strong', 'quote', 'emphasis'];

/** The marked names that a line begins with; an article, or up to `lead` words, may stand before the first. */
export function leadingNames(
  text: Inline,
  lead = 0,
): { readonly names: readonly Piece[]; readonly end: number } {
  const names: Piece[] = [];
  let end = 0;
  for (const piece of pieces(text)) {
    if (piece.kind === 'text' || piece.kind === 'comment') continue;
    const between = text.source.slice(end, piece.start);
    const fits =
      names.length === 0
        ? between === '' ||
          opening.test(between) ||
          (lead > 0 &&
            wording`^(?:[\p{L}-]+\s+)+$`.test(between) &&
            between.trim().split(/\s+/).length <= lead)
        : joined.test(between);
    if (!fits || !markedKinds.includes(piece.kind) || (names[0] && names[0].kind !== piece.kind)) break;
    names.push(piece);
    end = piece.end;
  }
  return { names, end };
}

/**
 * The head of a line: marked names (`` `a`, `b`: ``, `**Draft** —`, `"Too long." —`), or a few words before a
 * colon, a dash or an equals sign (`new e-mail:`, `` name of a new `User` = ``). Undefined where a line has none.
 */
export const headOf = once((text: Inline): Head | undefined => {
  const { names, end } = leadingNames(text);
  const first = names[0];
  if (first) {
    const head = withMark(text, end);
    const closed = first.kind === 'strong' && /[:.]$/.test(first.text.trim());
    if (head.mark || closed || names.length > 1 || head.bracket)
      return {
        kind: first.kind === 'emphasis' ? 'words' : (first.kind as HeadKind),
        names: names.map((piece) => trimmedName(text, piece)),
        label: slice(text, 0, end),
        ...head,
        mark: head.mark || (closed ? ':' : ''),
      };
  }
  return wordsHead(text);
});

/**
 * Whether a head is parted by a colon from what is said of it, or a name in bold type by a dash, which says the same
 * there. Behind plain words, or a name in code, a dash may set off a remark.
 */
export function isParted(head: Head | undefined): head is Head & { readonly mark: ':' | '–' } {
  return head?.mark === ':' || (head?.mark === '–' && head.kind === 'strong');
}

/** A name without a colon or full stop inside its mark: `**Plan.**`. */
function trimmedName(text: Inline, piece: Piece): Inline {
  const name = slice(text, piece.start, piece.end);
  const inner = /[:.]$/.exec(piece.text.trim());
  if (piece.kind !== 'strong' || !inner) return name;
  const bare = slice(text, piece.innerStart, piece.innerEnd);
  return slice(bare, 0, bare.source.length - 1);
}

function withMark(text: Inline, end: number): Pick<Head, 'bracket' | 'mark' | 'rest'> {
  const after = slice(text, end, text.source.length);
  const inBrackets = /^(?:\(([^()]*(?:\([^()]*\)[^()]*)*)\)|\[[^[\]\n]*\](?!\())/.exec(after.source);
  const behind = inBrackets ? slice(after, inBrackets[0].length, after.source.length) : after;
  const mark = parting.exec(behind.source);
  return {
    bracket: inBrackets ? slice(after, 1, inBrackets[0].length - 1) : undefined,
    mark: mark?.groups?.colon ? ':' : mark?.groups?.dash ? '–' : mark?.groups?.equals ? '=' : '',
    rest: slice(behind, mark?.[0].length ?? 0, behind.source.length),
  };
}

/**
 * A title of a few words, in plain type, that a full stop parts from a sentence: "Plan. The price …". What begins as a
 * sentence does, with an article or with several who do something, is none, nor is an answer: "Never. One may wait all day."
 */
export const titled = wording`^(?!(?:The|An?|It|This|That|These|One|Two|Each|Every|All|Any|No|Not|Only|\p{L}*[^s\s]s)\s|(?:Never|Always|Yes|No|None|Nothing|Nobody|Everybody|Everyone|Sometimes|Usually|Often|Maybe|Unknown|Both|Neither|True|False|Required|Optional|Mandatory|Unique)\.)(?<name>\p{Lu}[\p{L}\p{N}-]+(?: (?!(?:is|are|was|has|have|can|may|must|shall|will|and|or)\s)\p{L}[\p{L}\p{N}-]*){0,2})\.\s+(?=[\p{Lu}\`"“])`;

/** What ends a sentence; behind an abbreviation a full stop does not. */
const stopping = /(?<!\b(?:max|min|approx|incl|avg|no))[.!?;]\s|\n/i;
/** More than twelve words. */
const moreThanTwelve = /^\S*\s+(?:\S+\s+){11}/;

/** Words, and perhaps names in code, before the first colon, spaced dash or equals sign outside marks. */
function wordsHead(text: Inline): Head | undefined {
  const title = text.source.includes('.') ? titled.exec(text.source) : null;
  if (title?.groups?.name) {
    const label = slice(text, 0, title.groups.name.length);
    const rest = slice(text, title[0].length, text.source.length);
    return { kind: 'words', names: [label], label, bracket: undefined, mark: ':', rest };
  }
  for (const piece of pieces(text)) {
    if (piece.start > 90) return undefined;
    if (piece.kind !== 'text') continue;
    const source = text.source.slice(piece.start, piece.end);
    const found = /:(?=\s|$)|\s(?:[–—]|--?)\s|\s==?\s/.exec(source);
    const isLast = piece.end === text.source.length;
    if (!found && isLast) return undefined;
    const stop = stopping.exec(source);
    // A message may close with its own full stop before the dash.
    if (stop && (!found || stop.index + 1 < found.index)) return undefined;
    if (!found) continue;
    const at = piece.start + found.index;
    const label = slice(text, 0, at);
    if (label.source === '' || at > 90 || moreThanTwelve.test(label.source)) return undefined;
    // "shelf 0 (days, 0 = ever)": a sign within brackets parts no head from what is said.
    if (/\([^)]*$/.test(label.source)) return undefined;
    const sign = found[0].trim();
    const bracket = /\s*\(([^()]*)\)$/.exec(label.source);
    const bare = bracket ? slice(label, 0, bracket.index) : label;
    return {
      kind: 'words',
      names: [bare],
      label,
      bracket: bracket
        ? slice(label, bracket.index + bracket[0].indexOf('(') + 1, label.source.length - 1)
        : undefined,
      mark: sign === ':' ? ':' : sign.startsWith('=') ? '=' : '–',
      rest: slice(text, at + found[0].length, text.source.length),
    };
  }
  return undefined;
}

/** Backslashes that break no line, for there is none behind them. */
const trailing = /(?<!\s)(?:\s*\\)+$/;

/** Running text in one line: where a line was wrapped, or broken by a backslash, stands a space. Offsets stay. */
export function unwrapped(text: Inline): Inline {
  const stop = text.source.endsWith('\\') ? trailing.exec(text.source)?.index : undefined;
  const end = stop ?? text.source.length;
  const whole = end < text.source.length ? slice(text, 0, end) : text;
  if (!whole.source.includes('\n')) return whole;
  return { source: whole.source.replace(/\\(?=\n)|\n/g, ' '), at: whole.at };
}

/** Behind these a full stop ends no sentence, but behind an answer: "Edit notes: no."; behind a letter that is one of many it does: "an A." */
const abbreviated = wording`(?:\b(?:e\.g|i\.e|etc|cf|vs|approx|incl|max|min|(?<![:,–—]\s)no|z\.B|d\.h|p\. ex)|(?<!\ban?\s)\b\p{Lu})\.$`;

/** The sentences of running text, each with its closing mark. Code, quotes and brackets are not looked into. */
export const sentences = once((text: Inline): readonly Inline[] => {
  const { source } = text;
  if (!/[.!?]["”*_)`]*\s/.test(source)) return source === '' ? [] : [text];
  const found: Inline[] = [];
  let start = 0;
  let depth = 0;
  const marks = /[()]|[.!?](?=\s)/g;
  let mark = marks.exec(source);
  for (const piece of pieces(text)) {
    if (piece.kind !== 'text') {
      // A quotation or bold run that closes with a full stop closes its sentence, where a new one follows.
      if (
        depth === 0 &&
        (piece.kind === 'quote' || piece.start > start) &&
        /[.!?]$/.test(piece.text) &&
        wording`^\s+(?=[\p{Lu}\`])`.test(source.slice(piece.end, piece.end + 4))
      ) {
        found.push(slice(text, start, piece.end));
        start = piece.end;
      }
      continue;
    }
    for (; mark && mark.index < piece.end; mark = marks.exec(source)) {
      const { 0: sign, index } = mark;
      if (index < piece.start) continue;
      if (sign === '(') depth++;
      else if (sign === ')') depth = Math.max(0, depth - 1);
      else if (depth === 0 && !abbreviated.test(source.slice(Math.max(start, index - 8), index + 1))) {
        found.push(slice(text, start, index + 1));
        start = index + 1;
      }
    }
  }
  found.push(slice(text, start, source.length));
  return found.filter((each) => each.source !== '');
});

/** A list in running words: parts at commas, and the last two at `and` or `or`. Marks are not looked into. */
export function namesListed(text: Inline): readonly Inline[] {
  return splitOutside(text, ',').flatMap((part, index, all) => {
    const lead = /^(?:and|or|und|oder|et|ou|as well as)\s+/i.exec(part.source)?.[0].length ?? 0;
    const bare = slice(part, lead, part.source.length);
    return index === all.length - 1 || all.length === 1
      ? splitAt(bare, / (?:and|or|und|oder|et|ou|&) (?!(?:up|upwards?|above|higher)\b)/i)
      : [bare];
  });
}

/** The parts of an inline at a pattern that stands in plain text. */
export function splitAt(text: Inline, pattern: RegExp): readonly Inline[] {
  const parts: Inline[] = [];
  let start = 0;
  for (const piece of pieces(text)) {
    if (piece.kind !== 'text') continue;
    let from = piece.start;
    for (;;) {
      const found = pattern.exec(text.source.slice(from, piece.end));
      if (!found) break;
      parts.push(slice(text, start, from + found.index));
      start = from + found.index + found[0].length;
      // A mark without any characters is one, and the next stands behind it.
      if (start >= piece.end || found[0] === '') break;
      from = start;
    }
  }
  parts.push(slice(text, start, text.source.length));
  return parts.filter((each) => each.source !== '');
}

/** Whether a line reads as a whole sentence: some words, and a verb's worth of them. */
export function isSentence(text: Inline): boolean {
  const words = plain(text).split(' ');
  return words.length >= 6 || (words.length >= 4 && /[.!?]$/.test(text.source));
}

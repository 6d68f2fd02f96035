import type { Text } from '@codemirror/state';
import { frontMatterEnd } from '../engine/editor.ts';
import type { Change } from '../engine/index.ts';

/** A title is looked for in this many lines, and this many characters of each. */
const lookedAt = { lines: 60, characters: 400 };

/** Where a title was found: its line from 1, and what it says, as it is written. */
interface FoundTitle {
  readonly title: string;
  readonly from: number;
  readonly line: number;
}

const underline = /^ {0,3}(?:=+|-{2,})\s*$/;
const atx = /^( {0,3}#{1,6}\s+(?:specification\s*:\s*)?)(.*?)\s*#*\s*$/i;
const fence = /^ {0,3}(`{3,}|~{3,})/;
/** A line that begins a block, and no running text: what stands under it underlines nothing. */
const begun = /^(?:\s*$| {0,3}(?:[>|#<]|[-*+]\s|\d{1,9}[.)]\s(?=\s*$))|\t| {4})/;
/** "1. Product", "2) Screens", "3.1 Fields", "4 States": a section, and not what the document is called. */
const section = /^\d{1,2}(?:[.)]|(?:\.\d+)+[.)]?)?\s/;
/** Front matter is looked for in this many characters. */
const matterWithin = 20_000;

/** Where the first line behind the front matter begins. */
function bodyOf(text: Text): number {
  const end = frontMatterEnd(text.sliceString(0, matterWithin));
  return end === 0 ? 0 : Math.min(text.length, text.lineAt(end).to + 1);
}

/** The headings in the lines that are looked at, of any level, also underlined ones. */
function* headingsIn(text: Text): Generator<FoundTitle & { readonly isTop: boolean }> {
  const last = Math.min(text.lines, lookedAt.lines);
  const at = (number: number): string => text.line(number).text.slice(0, lookedAt.characters);
  const body = text.lineAt(bodyOf(text)).number;
  let [open, inComment] = ['', false];
  for (let number = body; number <= last; number += 1) {
    const line = at(number);
    const mark = fence.exec(line)?.[1] ?? '';
    if (open === '' ? mark !== '' : mark.startsWith(open)) open = open === '' ? mark : '';
    if (open !== '') continue;
    inComment = inComment ? !line.includes('-->') : /^\s*<!--(?!.*-->)/.test(line);
    if (inComment) continue;
    const [, marks, words = ''] = atx.exec(line) ?? [];
    const next = number < text.lines ? at(number + 1) : '';
    const isUnderlined =
      marks === undefined &&
      underline.test(next) &&
      !begun.test(line) &&
      (number === body || begun.test(at(number - 1)) || underline.test(at(number - 1)));
    const title = isUnderlined ? line.trim() : words;
    if (title === '') continue;
    const isTop = isUnderlined ? next.includes('=') : /^\s*#\s/.test(marks ?? '');
    const from = text.line(number).from + (isUnderlined ? line.indexOf(title) : (marks ?? '').length);
    yield { title, from, line: number, isTop };
  }
}

/** The heading that names the document: the first of the first level, else the first of all unless that numbers a section. */
function findTitle(text: Text): FoundTitle | undefined {
  const headings = [...headingsIn(text)];
  const [first] = headings;
  const found = headings.find(({ isTop }) => isTop) ?? first;
  return found && (found.isTop || !section.test(found.title)) ? found : undefined;
}

/** A title without the marks of Markdown around and in it. */
const plain = (title: string): string =>
  title
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<!\\)[*`]+/g, '')
    .replace(/\\(?=[*`_#])/g, '')
    .trim();

/** The name of a file without its folders and its ending; empty where there is none. */
const fileTitle = (path: string): string =>
  (path.split('/').at(-1) ?? '').replace(/\.(?:md|markdown|mdown|txt)$/i, '');

/**
 * The title of a document: its first heading of the first level, or else its first one, without "Specification:"; where it has none, the name of the file it
 * came from; "Untitled" where there is neither.
 */
export function titleOf(text: Text, path = ''): string {
  return (plain(findTitle(text)?.title ?? '') || fileTitle(path)).slice(0, 120) || 'Untitled';
}

/** The change that gives a document a title: in its first heading, or as a heading above the text (below front matter). */
export function retitle(text: Text, title: string): Change {
  const found = findTitle(text);
  if (found) return { from: found.from, to: found.from + found.title.length, insert: title };
  const body = bodyOf(text);
  return { from: body, to: body, insert: `# Specification: ${title}\n\n` };
}

/** The first words of a document that are no heading, without most of their marks; empty where there are none. */
export function excerptOf(text: Text): string {
  const title = findTitle(text)?.line;
  for (let number = 1; number <= Math.min(text.lines, lookedAt.lines); number += 1) {
    const line = text.line(number).text.slice(0, lookedAt.characters).trim();
    if (number === title || /^(?:#|[-=|:\s]*$|<!--|```)/.test(line)) continue;
    const words = line.replace(/^(?:[-*>+]|\d+[.)])\s+/, '').replace(/[*`|]+/g, ' ');
    return words.replace(/\s+/g, ' ').trim().slice(0, 120);
  }
  return '';
}

import type { Text } from '@codemirror/state';
import type { Change } from '../engine/index.ts';

/** A title is looked for in this many lines, and this many characters of each. */
const lookedAt = { lines: 60, characters: 400 };

/** The first heading of the document's own level that says something, and where what it says stands. */
function findTitle(text: Text): { title: string; from: number } | undefined {
  for (let number = 1; number <= Math.min(text.lines, lookedAt.lines); number += 1) {
    const line = text.line(number);
    const heading = /^(#\s+(?:specification\s*:\s*)?)(.*?)\s*#*\s*$/i.exec(
      line.text.slice(0, lookedAt.characters),
    );
    const [, mark = '', title = ''] = heading ?? [];
    if (title !== '') return { title, from: line.from + mark.length };
  }
  return undefined;
}

/** The title in a document's first heading, without "Specification:"; "Untitled" where there is none. */
export function titleOf(text: Text): string {
  return findTitle(text)?.title.slice(0, 120) ?? 'Untitled';
}

/** The change that gives a document a title: in its first heading, or as a heading above the text (below front matter). */
export function retitle(text: Text, title: string): Change {
  const found = findTitle(text);
  if (found) return { from: found.from, to: found.from + found.title.length, insert: title };
  const matter = /^---\n(?:.*\n)*?---\n/.exec(text.sliceString(0, 20_000))?.[0].length ?? 0;
  return { from: matter, to: matter, insert: `# Specification: ${title}\n\n` };
}

/** The first words of a document that are no heading, without most of their marks; empty where there are none. */
export function excerptOf(text: Text): string {
  for (let number = 1; number <= Math.min(text.lines, lookedAt.lines); number += 1) {
    const line = text.line(number).text.slice(0, lookedAt.characters).trim();
    if (/^(?:#|[-=|:\s]*$|<!--|```)/.test(line)) continue;
    const words = line.replace(/^(?:[-*>+]|\d+[.)])\s+/, '').replace(/[*`|]+/g, ' ');
    return words.replace(/\s+/g, ' ').trim().slice(0, 120);
  }
  return '';
}

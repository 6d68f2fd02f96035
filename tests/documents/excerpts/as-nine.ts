import { pointIds, points } from '../../../src/engine/points.ts';

/** The mark, number or letter that a heading of a second level begins with, and what stands between it and its words. */
const lead = /^## (?:§\s*\d+|[A-Z]?\.?\d+(?:\.\d+)*)?[.)]?\s*(?:[·—–-]\s*)?/;

/**
 * An excerpt as a document of nine numbered points in their order: its sections under their own headings, of points
 * that it does not have that they are not shown. `sections` are the points of its headings of the second level, by
 * number, 0 for none. Refuses an excerpt that has more or fewer.
 */
export function asNine(text: string, sections: readonly number[]): string {
  const head: string[] = [];
  const parts: string[][] = pointIds.map(() => []);
  let [into, seen, isFence] = [head, 0, false];
  for (const line of text.split('\n')) {
    if (/^(?:```|~~~)/.test(line)) isFence = !isFence;
    if (isFence || !line.startsWith('## ')) {
      into.push(line);
      continue;
    }
    const number = sections[seen] ?? 0;
    seen += 1;
    into = parts[number - 1] ?? head;
    const own = line.replace(lead, '');
    if (into === head) into.push(line);
    else into.push(into.length > 0 ? `### ${own}` : `## ${number}. ${own}`);
  }
  if (seen !== sections.length) throw new Error(`${seen} headings, but points of ${sections.length}`);
  const shown = pointIds.map((id, index) => {
    const own = parts[index] ?? [];
    return own.length > 0 ? own : [`## ${index + 1}. ${points[id].title}`, '', 'Not shown.', ''];
  });
  return [head, ...shown].flat().join('\n');
}

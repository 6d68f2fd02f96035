import { type Finding, read } from '../../../src/engine/index.ts';

/** What one check says of a document: where each finding stands, as the text there, and the message. */
export function findingsOf(check: string, markdown: string): readonly Finding[] {
  return read(markdown).findings.filter((finding) => finding.check === check);
}

/** The text at which each finding of a check stands. */
export function placesOf(check: string, markdown: string): readonly string[] {
  return findingsOf(check, markdown).map(({ at }) => markdown.slice(at.from, at.to));
}

/** A document whose point 2 has these rows, with other points behind it. */
export function screens(rows: readonly string[], ...points: readonly string[]): string {
  const head = [
    '| Screen | Route | Shows | Calls | Leads to | Open to |',
    '| --- | --- | --- | --- | --- | --- |',
  ];
  return ['## 2. Screens and routes', '', ...head, ...rows.map((row) => `| ${row} |`), '', ...points].join(
    '\n',
  );
}

import fc from 'fast-check';
import { applyChanges, type Place, pointIds, points } from '../../../src/engine/index.ts';
import { arbitrarySpecification } from './arbitrary-specification.ts';

/** What spoils a document, so that something of a kind can be mended; `by` chooses where. */
type Trouble = (text: string, by: number) => string;

const headings = pointIds.map((id) => `## ${points[id].number}. ${points[id].title}\n`);

/** A part of a text, from one heading of a point to the next; nothing where it is gone. */
function part(text: string, by: number): Place {
  const from = text.indexOf(headings[by % headings.length] ?? '');
  if (from < 0) return { from: text.length, to: text.length };
  const next = text.indexOf('\n## ', from + 1);
  return { from, to: next < 0 ? text.length : next + 1 };
}

function replaced(text: string, pattern: RegExp, by: number, insert: (found: string) => string): string {
  const all = [...text.matchAll(pattern)];
  const found = all[by % Math.max(1, all.length)];
  if (!found) return text;
  const to = found.index + found[0].length;
  return applyChanges(text, [{ from: found.index, to, insert: insert(found[0]) }]);
}

/** What spoils cells spoils no header: which columns a table has is the reader's to tell. */
const troubles: readonly Trouble[] = [
  // A cell says nothing.
  (text, by) => replaced(text, /(?<=^\|.*\| )[A-Za-z][\w ]*(?= \|)(?!.*\n\| ---)/gm, by, () => ''),
  (text, by) => replaced(text, /(?<=^\|.*\| )[A-Za-z][\w ]*(?= \|)(?!.*\n\| ---)/gm, by + 7, () => ''),
  // A slip of the pen.
  (text, by) =>
    replaced(
      text,
      /(?<=^\|.*\| )[A-Za-z]\w{4,}(?= \|)(?!.*\n\| ---)/gm,
      by,
      (word) => `${word.slice(0, -1)}x`,
    ),
  // A point is missing, or says nothing.
  (text, by) => {
    const { from, to } = part(text, by);
    return text.slice(0, from) + text.slice(to);
  },
  (text, by) => {
    const { from, to } = part(text, by);
    return from === to ? text : text.slice(0, text.indexOf('\n', from) + 1) + text.slice(to);
  },
  // A point stands in two places.
  (text) =>
    `${text}\n## 8. The error catalogue\n\n| Error | Status | When | Message | Handling |\n| --- | --- | --- | --- | --- |\n| late | 410 | too late | Too late. | stay |\n`,
  // A table stands in a point that is not its own.
  (text) =>
    text.replace(
      '## 3. Entities',
      '| Error | Status | Message |\n| --- | --- | --- |\n| lost | 404 | Lost. |\n\n## 3. Entities',
    ),
  // What roles may stands in another point, and nothing of it in its own.
  (text) =>
    text
      .replace(/(## 6\. .*\n)[\s\S]*?(?=## 7\. )/, '$1\n')
      .replace(/(## 2\. .*\n)/, '$1\n- Editors may delete posts.\n- Editors may create posts.\n'),
  // A constant bounds something.
  (text) =>
    text
      .replace('## 6. ', '- `Invoice.total`: at most `MOST` entries\n\n## 6. ')
      .replace(
        /(## 9\. .*\n)/,
        '$1\n| Constant | Value | Unit |\n| --- | --- | --- |\n| MOST | 40 | entries |\n',
      ),
  // A row names several things.
  (text, by) => replaced(text, /^\| [A-Za-z]\w+(?= \|)(?!.*\n\| ---)/gm, by, (cell) => `${cell}, Other${by}`),
  // A waiver is not needed, one has no reason, one is misspelled.
  (text, by) =>
    replaced(text, /\n\n(?=\|)/g, by, () => '\n\n<!-- ninefold: allow states/dead-end because of it -->\n\n'),
  (text, by) =>
    replaced(text, /\n\n(?=\|)/g, by, () => '\n\n<!-- ninefold: allow screens/unreachabl -->\n\n'),
];

/** Canonical documents of hostile names in which some things are wrong, missing, or in a place that is not theirs. */
export const troubledSpecification: fc.Arbitrary<string> = fc
  .tuple(
    arbitrarySpecification,
    fc.array(fc.tuple(fc.nat(troubles.length - 1), fc.nat(200)), { minLength: 2, maxLength: 8 }),
  )
  .map(([text, chosen]) =>
    chosen.reduce((spoiled, [index, by]) => troubles[index]?.(spoiled, by) ?? spoiled, text),
  );

/** What spoils a document twice in the same way, so that a fix and another like it are offered. */
const twice: readonly Trouble[] = [
  // Two points say nothing, or are missing.
  (text, by) =>
    [by, by + 3].reduce((spoiled, each) => {
      const { from, to } = part(spoiled, each);
      const heading = by % 2 === 0 ? spoiled.slice(from, spoiled.indexOf('\n', from) + 1) : '';
      return from === to ? spoiled : spoiled.slice(0, from) + heading + spoiled.slice(to);
    }, text),
  // Two points stand in two places.
  (text) =>
    `${text}\n## 9. Business constants and limits\n\n- \`TWICE\` = 2\n\n## 8. The error catalogue\n\n| Error | Status |\n| --- | --- |\n| late | 410 |\n\n## 9. Business constants and limits\n\n- \`THRICE\` = 3\n\n## 8. The error catalogue\n\n| Error | Status |\n| --- | --- |\n| later | 410 |\n`,
  // Tables stand in two points that are not their own.
  (text) =>
    [
      ['## 3. Entities', '| Error | Status | Message |\n| --- | --- | --- |\n| lost | 404 | Lost. |'],
      [
        '## 7. The calls',
        '| Constant | Value | Unit | Meaning |\n| --- | --- | --- | --- |\n| MOSTX | 5 | entries | most |',
      ],
    ].reduce((spoiled, [before = '', table]) => spoiled.replace(before, `${table}\n\n${before}`), text),
  // Two columns of the screens say nothing.
  (text) =>
    text.replace(
      /(## 2\. .*\n)/,
      '$1\n| Screen | Route | Shows | Leads to | Open to |\n| --- | --- | --- | --- | --- |\n| One (entry) | `/one` | | | Client |\n| Two | `/two` | | One | |\n| Three | `/three` | none | One | Client |\n',
    ),
  // Two slips of the pen, two names of nobody, and two waivers of nothing.
  (text) =>
    text.replace(
      /(## 2\. .*\n)/,
      '$1\n<!-- ninefold: allow states/dead-end because of it -->\n\n<!-- ninefold: allow calls/no-answer because of it -->\n\n| Screen | Route | Leads to |\n| --- | --- | --- |\n| Basket (entry) | `/basket` | Checkuot, Nowhere |\n| Checkout | `/checkout` | Basekt, Elsewhere |\n',
    ),
];

/** As above, with two things that are spoiled in the same way. */
export const twiceTroubledSpecification: fc.Arbitrary<string> = fc
  .tuple(arbitrarySpecification, fc.nat(twice.length - 1), fc.nat(200))
  .map(([text, index, by]) => twice[index]?.(text, by) ?? text);

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DocumentTooLarge, read } from '../../src/engine/index.ts';
import { limits } from '../../src/engine/limits.ts';

const entity = (index: number, fields: number): string =>
  `### Entity ${index}\n\n| Field | Type | Required | Default | Rules | Meaning |\n| --- | --- | --- | --- | --- | --- |\n${Array.from(
    { length: fields },
    (_, j) => `| field${j} | text | yes | | at most 100 characters | some words of meaning |`,
  ).join('\n')}\n\n`;

const blanks = ' '.repeat(90_000);

const lifecycle = (lines: string): string => `## 4. States and transitions\n\n### Order\n\n${lines}`;

/** A word of its own for each number. */
const name = (index: number): string =>
  `W${[...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}ed`;

/** Inputs made to be slow. Each must be answered; the test's time-out is the only clock. */
const hostile: Readonly<Record<string, () => string>> = {
  'ten megabytes of prose': () =>
    `## 1. What the product does and for whom\n\n${`${'Words and `code` go here. '.repeat(20)}\n\n`.repeat(19_000)}`.slice(
      0,
      limits.document,
    ),
  'ten megabytes of entities': () =>
    `## 3. Entities and their fields\n\n${Array.from({ length: 6_000 }, (_, i) => entity(i, 20)).join('')}`.slice(
      0,
      limits.document,
    ),
  'a table of 50,000 rows': () =>
    `## 9. Business constants and limits\n\n| Constant | Value |\n| --- | --- |\n${'| A_B | 1 |\n'.repeat(50_000)}`,
  'lists nested 1,000 deep': () =>
    `## 6. Roles and permissions\n\n${Array.from({ length: 1_000 }, (_, i) => `${' '.repeat(i * 2)}- x`).join('\n')}`,
  'quotations nested 1,000 deep': () => `## 6. Roles and permissions\n\n${'>'.repeat(1_000)} x`,
  'a line of five megabytes': () => `## 5. Validation rules\n\n- \`a\`: ${'at most 5; '.repeat(450_000)}`,
  'a cell of five megabytes': () =>
    `## 5. Validation rules\n\n| Subject | Rule |\n| --- | --- |\n| A.b | ${'`x` and '.repeat(600_000)} |`,
  'images that never close': () => `## 5. Validation rules\n\n${'![a]('.repeat(50_000)}`,
  'emphasis that never closes': () => `## 5. Validation rules\n\n${'**a '.repeat(50_000)}`,
  'comments that never close': () => `## 5. Validation rules\n\n${'<!-- '.repeat(50_000)}`,
  'a bullet of arrows': () => `## 4. States and transitions\n\n### x\n\n- ${'a → b, '.repeat(10_000)}`,
  'brackets that never close': () =>
    `## 3. Entities and their fields\n\n### x\n\n- \`a\` ${'('.repeat(90_000)}`,
  'a chain of 1,900 states': () =>
    `## 4. States and transitions\n\n### X\n\n| From | Event | To |\n| --- | --- | --- |\n${Array.from({ length: 1_900 }, (_, i) => `| s${i} | e | s${i + 1} |`).join('\n')}`,
  '4,000 lines that tell of a state each': () =>
    lifecycle(
      Array.from({ length: 4_000 }, (_, i) => `- An order becomes ${name(i)} when it rains.`).join('\n'),
    ),
  'a paragraph of 2,000 sentences with three screens each': () =>
    `## 2. Screens and routes\n\n${Array.from({ length: 2_000 }, (_, i) => `One reaches the ${name(i)} page, the ${name(i + 1)} list and Home at \`/x${i}\`.`).join(' ')}`,
  '2,000 roles, each with the rights of the one before': () =>
    `## 6. Roles and permissions\n\n${Array.from({ length: 2_000 }, (_, i) => `- **${name(i)}**: everything a ${name(i - 1 < 0 ? 0 : i - 1)} can, plus edits lists.`).join('\n')}`,
  'many small words before an arrow': () =>
    `## 4. States and transitions\n\n**Timer** — \`idle\`, \`on\`. It moves ${'it back from the '.repeat(20)}5 \`idle\` → \`on\`; it moves \`on\` → \`idle\`.`,
  'a row of states that never ends': () => lifecycle(`- Draft, sent ${'and b or '.repeat(10_000)}`),
  'a heading whose bracket never closes': () =>
    lifecycle(`#### ${'word '.repeat(9_000)}(${'x'.repeat(50_000)}`),
  'blanks in a line of steps': () => lifecycle(`- open → done, x${blanks}y → b`),
  'blanks before a line of steps': () => lifecycle(`- open → done, x\n${blanks}y → b`),
  'blanks in a sentence': () => `## 3. Entities and their fields\n\nAn order${blanks}has x.`,
  'blanks in a cell': () =>
    `## 3. Entities and their fields\n\n### Order\n\n| Field | Type |\n| --- | --- |\n| a | x${blanks}y |`,
  '20,000 waivers': () =>
    `## 9. Business constants and limits\n\n${'<!-- ninefold: allow a/b because x -->\n\n'.repeat(20_000)}`,
  '30,000 headings': () =>
    `## 3. Entities and their fields\n\n${Array.from({ length: 30_000 }, (_, i) => `### E${i}`).join('\n\n')}`,
  '130,000 headings of one point': () =>
    '## 5. Validation rules\n\n- `title`: required, at most 5 characters\n\n'.repeat(130_000),
  '10,000 paragraphs of steps': () =>
    `## 4. States and transitions\n\n${'An order is draft. When the owner sends it, it becomes sent.\n\n'.repeat(10_000)}`,
  '20,000 fields in one list': () =>
    `## 3. Entities and their fields\n\n${Array.from({ length: 20_000 }, (_, i) => `- \`field${i}\` (text, required): said of \`Other${i}\`.\n\n`).join('')}`,
  '5,000 entities of one name': () =>
    `## 3. Entities and their fields\n\n${Array.from({ length: 5_000 }, () => entity(1, 1)).join('')}`,
};

describe('inputs made to be slow are answered', () => {
  it.each(Object.entries(hostile))('%s', { timeout: 120_000 }, (_name, make) => {
    const text = make();
    const specification = read(text);
    expect(specification.text.length).toBe(text.length);
    expect(specification.segments().at(-1)?.to).toBe(text.length);
  });

  it('a document over the limit is refused with its size and the limit', () => {
    const text = ' '.repeat(limits.document + 1);
    expect(() => read(text)).toThrow(DocumentTooLarge);
    expect(() => read(text)).toThrow(/10/);
  });

  it('a line is read with as many blanks in it as are looked into, and reported with one more', () => {
    const padded = (count: number): string =>
      `## 9. Business constants and limits\n\n| Constant | Value | Unit |\n| --- | --- | --- |\n| LONGEST${' '.repeat(5_000)}| 5${' '.repeat(count)}km | |\n`;
    const { model, refused } = read(padded(limits.blanks));
    expect([model.constants.constants.length, refused]).toEqual([1, []]);
    const more = read(padded(limits.blanks + 1));
    expect(more.model.constants.constants).toEqual([]);
    expect(more.refused.map(({ why }) => why)).toEqual([expect.stringContaining('1,000 blanks in a row')]);
  });

  it('rows beyond the limit of a table are reported, not dropped', () => {
    const specification = read(
      `## 9. Business constants and limits\n\n| Constant | Value |\n| --- | --- |\n${'| A_B | 1 |\n'.repeat(limits.tableRows + 10)}`,
    );
    expect(specification.model.constants.constants).toHaveLength(limits.tableRows);
    expect(specification.refused.length).toBeGreaterThan(0);
    expect(specification.model.points.constants.characters.unread).toBeGreaterThan(0);
  });
});

describe('any text is read without an exception', () => {
  const marks = fc.constantFrom(
    ...'|`*_#->[](){}<!:;,"“”→=\\\n \t',
    '\n\n',
    '| --- |',
    '## 4. States and transitions\n',
    '```',
    '<!--',
    '-->',
    '\r\n',
    '\u0000',
    '𝒳',
  );
  it('of Markdown marks', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(marks, fc.string({ maxLength: 5 })), { maxLength: 200 }), (parts) => {
        const text = parts.join('');
        expect(
          read(text)
            .segments()
            .reduce((sum, segment) => sum + segment.to - segment.from, 0),
        ).toBe(text.length);
      }),
      { numRuns: 300 },
    );
  });
});

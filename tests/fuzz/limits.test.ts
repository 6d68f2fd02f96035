import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DocumentTooLarge,
  modelAsJson,
  offeredFixes,
  print,
  questionsAsMarkdown,
  read,
} from '../../src/engine/index.ts';
import { limits } from '../../src/engine/limits.ts';
import { Span } from '../../src/engine/place.ts';
import { summarise } from '../../src/engine/summary.ts';

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

/** So many lines, each with its number. */
const many = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

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
  '20,000 entities with fields nested below them': () =>
    `## 3. Entities and their fields\n\n${many(20_000, (i) => `- **${name(i)}**\n  - \`name\` (text, required)\n  - \`other\` (${name(i + 1)})`)}`,
  '20,000 screens nested below one item': () =>
    `## 2. Screens and routes\n\n- **Places**\n${many(20_000, (i) => `  - **${name(i)}** (\`/x${i}\`): shows lists.`)}`,
  '30,000 calls in one list': () =>
    `## 7. The calls it makes\n\n${many(30_000, (i) => `- \`POST /x${i}\`: creates a ${name(i)}; answers 201 or 422.`)}`,
  'a fence of 40,000 objects': () =>
    `## 8. The error catalogue\n\n\`\`\`json\n${many(40_000, (i) => `{"error": "x${i}", "status": 422}`)}\n\`\`\``,
  '30,000 fences that nobody reads': () =>
    `## 6. Roles and permissions\n\n${many(30_000, (i) => `\`\`\`\nallow x${i} to create\n\`\`\`\n`)}`,
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

/** Documents of so many alike, each with something to ask or to mend. */
const growing: Readonly<Record<string, (count: number) => string>> = {
  'screens under headings': (count) =>
    `## 2. Screens and routes\n\n${many(count, (i) => `### Screen ${name(i)}\n\n- Route: \`/x${i}\`\n- Leads to: ${name(i + 1)}\n`)}`,
  'rules under headings': (count) =>
    `## 5. Validation rules\n\n${many(count, (i) => `### ${name(i)}\n\n- \`name\`: required\n- \`other\`: at most 5 characters\n`)}`,
  'rules in one list': (count) =>
    `## 5. Validation rules\n\n${many(count, (i) => `- \`x${i}\`: required, at most ${i + 1} characters`)}`,
  'rules in tables': (count) =>
    `## 5. Validation rules\n\n${many(count / 20, (i) => `### ${name(i)}\n\n| Subject | Rule | Message |\n| --- | --- | --- |\n${many(20, (j) => `| ${name(i)}.x${j} | at most ${j} characters | |`)}\n`)}`,
  'errors in one list': (count) =>
    `## 8. The error catalogue\n\n${many(count, (i) => `- \`x${i}\` (422): the name is taken.`)}`,
  'calls in one list': (count) =>
    `## 7. The calls it makes\n\n${many(count, (i) => `- \`POST /x${i}\`: creates a ${name(i)}; answers 201 or 422.`)}`,
  'headings of one point': (count) =>
    `## 4. States and transitions\n\n${many(count, (i) => `## 5. Validation rules\n\n- \`x${i}\`: required\n`)}`,
  'fences that nobody reads': (count) =>
    `## 6. Roles and permissions\n\n${many(count, (i) => `\`\`\`\nallow x${i} to create\n\`\`\`\n`)}`,
};

/** How often it is asked where something stands while something is done. */
function looksDuring(act: () => void): number {
  const own = Object.getOwnPropertyDescriptor(Span.prototype, 'from');
  if (!own?.get) throw new TypeError('A span has no place.');
  const { get } = own;
  let looks = 0;
  Object.defineProperty(Span.prototype, 'from', {
    ...own,
    get(this: Span) {
      looks += 1;
      return get.call(this);
    },
  });
  try {
    act();
  } finally {
    Object.defineProperty(Span.prototype, 'from', own);
  }
  return looks;
}

describe('what is asked of a document grows with it', () => {
  /** What the command line and the workbench ask of one. */
  const askAll = (text: string): void => {
    const specification = read(text);
    for (const { fixes } of specification.findings) offeredFixes(specification, fixes);
    questionsAsMarkdown(specification);
    summarise(specification);
    modelAsJson(specification.model);
    print(specification.model, text);
  };

  it.each(Object.entries(growing))(
    '%s: four times as many take no more than six times as many looks',
    {
      timeout: 60_000,
    },
    (_name, make) => {
      const [few, more] = [make(200), make(800)].map((text) => looksDuring(() => askAll(text)));
      expect(few).toBeGreaterThan(0);
      expect(more).toBeLessThanOrEqual((few ?? 0) * 6);
    },
  );
});

describe('what sentences say of several calls is looked up as often as there are calls and sentences', () => {
  /** How often a set is asked while something is done. */
  const asksDuring = (act: () => void): number => {
    const { has } = Set.prototype;
    let asks = 0;
    Set.prototype.has = function (this: Set<unknown>, value: unknown): boolean {
      asks += 1;
      return has.call(this, value);
    };
    try {
      act();
    } finally {
      Set.prototype.has = has;
    }
    return asks;
  };

  const list = (index: number): string => `- \`GET /${name(index)}\`\n- \`POST /${name(index)}\`\n`;

  it.each([
    [
      'before them',
      (index: number) => `These calls are about boats, and each answers 404:\n\n${list(index)}`,
    ],
    ['behind them', (index: number) => `${list(index)}\nThese calls all answer ${400 + (index % 9)}.\n`],
  ])('%s: four times as many take no more than six times as many looks', (_where, line) => {
    const make = (count: number): string => `## 7. The calls it makes\n\n${many(count, line)}`;
    const [few = 0, more] = [make(100), make(400)].map((text) => asksDuring(() => read(text)));
    expect(few).toBeGreaterThan(0);
    expect(more).toBeLessThanOrEqual(few * 6);
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

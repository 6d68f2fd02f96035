import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges } from '../../src/engine/change.ts';
import type { Change } from '../../src/engine/finding.ts';
import { facts } from '../../src/engine/model/facts.ts';
import { type PointId, pointIds, points } from '../../src/engine/points.ts';
import { edit, read } from '../../src/engine/specification.ts';

const letters = 'abcdefghij';

/** A word of its own for each number. */
const word = (index: number): string =>
  `W${[...String(index)].map((digit) => letters[Number(digit)]).join('')}ed`;
const low = (index: number): string => word(index).toLowerCase();

type Lines = (index: number) => string;

/** Lines of lists, in several forms for each point. */
const forms: Readonly<Record<PointId, readonly Lines[]>> = {
  product: [(i) => `- **${word(i)}**: reads and writes lists.`, (i) => `- Sends ${low(i)}s to everybody.`],
  screens: [
    (i) => `- **${word(i)}** (\`/${low(i)}\`): shows a list of ${word(i + 1)}; leads to ${word(i + 1)}.`,
    (i) => `- S-${i} ${word(i)} — \`/${low(i)}\`. A list.`,
    (i) => `- **${word(i)}**\n  - Route: \`/${low(i)}\`\n  - Leads to: ${word(i + 1)}`,
  ],
  entities: [
    (i) => `- \`${low(i)}\` (text, required): a name of ${word(i)}.`,
    (i) => `- **${word(i)}**: name (text), \`other\` (${word(i + 1)}), size (number)`,
    (i) => `- **${word(i)}**\n  - \`name\` (text, required)\n  - \`other\` (${word(i + 1)})`,
    (i) => `- A ${low(i)} has a name and a ${low(i + 1)}. It has a \`size\`.`,
  ],
  states: [
    (i) => `- ${low(i)} → ${low(i + 1)} (ev${low(i)})`,
    (i) => `- **${word(i)}**: \`draft\`, \`sent\`, \`${low(i)}\``,
    (i) => `- When somebody sends it, an order becomes \`${low(i)}\`.`,
    (i) => `- \`${low(i)}\`: nobody has looked at it.`,
  ],
  rules: [
    (i) => `- \`${low(i)}\`: required, at most ${i + 1} characters`,
    (i) => `- The \`${low(i)}\` must be at most ${i + 1} characters long.\n- Message: “That is too long.”`,
    (i) => `- **${word(i)}**\n  - \`name\`: required\n  - \`other\`: at most 5 characters`,
  ],
  roles: [
    (i) => `- **${word(i)}**: may create and delete ${word(i + 1)}.`,
    (i) => `- create ${word(i)}: owner and trainer; rower may not`,
    (i) => `- **Keeper${word(i)}**\n  - may create ${word(i + 1)}\n  - may not delete ${word(i + 1)}`,
  ],
  calls: [
    (i) => `- \`POST /${low(i)}\`: creates a ${word(i)}; answers 201 or 422.`,
    (i) => `- \`GET /${low(i)}\` — same codes`,
    (i) => `- \`POST /${low(i)}\`\n  - Does: create ${word(i)}\n  - Answers: 201, 422`,
    (i) => `- create${word(i)}: takes a name`,
  ],
  errors: [
    (i) => `- \`${low(i)}\` (422): the name is taken.`,
    (i) => `- 42${i % 10}: no ${low(i)} is there (nobody made one)`,
    (i) => `- \`${low(i)}\`\n  - Status: 422\n  - Message: The name is taken.`,
  ],
  constants: [
    (i) => `- \`${low(i).toUpperCase()}\`: ${i + 1} characters`,
    (i) => `- A ${low(i)} has at most ${i + 1} characters.`,
    (i) => `- R-${i} ${word(i)}: ${i} minutes`,
  ],
};

const headingOf = (id: PointId): string => `## ${points[id].number}. ${points[id].title}\n\n`;

const listOf = (id: PointId, lines: readonly Lines[], count: number): string =>
  `${headingOf(id)}${Array.from({ length: count }, (_, index) => lines[index % lines.length]?.(index)).join('\n')}\n`;

/** What is typed, put in or cut out of a line. */
const pieces = [
  'x',
  ' ',
  '`q`',
  '**',
  ': ',
  ' → ',
  '?',
  ' (422)',
  ', ',
  '404',
  '. ',
  ' may ',
  '"',
  '~~',
  'draft',
  '\n',
  '\n- another line\n',
  'S-1 ',
  ' — ',
];

const COUNT = 40;

describe('after edits in a long list the reading equals a fresh one', { timeout: 120_000 }, () => {
  it.each(pointIds)('%s', (id) => {
    const lists = [...forms[id].map((form) => [form]), forms[id]];
    fc.assert(
      fc.property(
        fc.constantFrom(...lists),
        fc.nat(COUNT - 1),
        fc.array(
          fc.record({
            far: fc.integer({ min: -1, max: 12 }),
            column: fc.nat(60),
            cut: fc.constantFrom(0, 0, 0, 1, 9),
            insert: fc.constantFrom(...pieces, ''),
          }),
          { minLength: 2, maxLength: 6 },
        ),
        (lines, home, typed) => {
          let text = listOf(id, lines, COUNT);
          let specification = read(text);
          for (const { far, column, cut, insert } of typed) {
            // Most is typed in one line, as people do; some beside it.
            const starts = [...text.matchAll(/^- /gm)].map(({ index }) => index);
            const start = starts[Math.min(starts.length - 1, far > 8 ? home + far - 9 : home)] ?? 0;
            const from = Math.min(text.length, start + column);
            const change: Change = { from, to: Math.min(text.length, from + cut), insert };
            text = applyChanges(text, [change]);
            specification = edit(specification, [change]);
            const fresh = read(text);
            expect(facts(specification.model)).toEqual(facts(fresh.model));
            expect(specification.segments()).toEqual(fresh.segments());
            expect(specification.findings).toEqual(fresh.findings);
          }
        },
      ),
      { numRuns: 12 },
    );
  });
});

/** Each form alone, where what a line says does not change what the others are. */
const alone = pointIds.flatMap((id) => forms[id].map((form, index) => ({ id, form, index })));

describe('a key in a line of a long list reads that line, and not the others', () => {
  it.each(alone)('$id, form $index', ({ id, form }) => {
    const text = listOf(id, [form], COUNT);
    const [, start = 0] = [...text.matchAll(/^- /gm)].map(({ index }) => index).slice(20);
    let specification = read(text);
    let at = start + 2 + (text.slice(start + 2).match(/[A-Za-z]{4}/)?.index ?? 0) + 2;
    const type = (): number => {
      specification = edit(specification, [{ from: at, to: at, insert: 'a' }]);
      at += 1;
      return specification.ran.lines;
    };
    type();
    type();
    expect(type()).toBeLessThanOrEqual(2);
  });
});

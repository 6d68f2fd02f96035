import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homesFor } from '../../src/engine/model/derived/homes.ts';
import { readModel } from '../../src/engine/model/read.ts';
import { Span } from '../../src/engine/place.ts';
import { type PointId, pointIds, points } from '../../src/engine/points.ts';
import { edit, read, type Specification } from '../../src/engine/specification.ts';
import type { Block } from '../../src/engine/syntax/block.ts';
import { parse } from '../../src/engine/syntax/document.ts';

const told = pointIds.filter((id) => id !== 'product');

const headingOf = (id: PointId): string => `## ${points[id].number}. ${points[id].title}`;

/** Where facts, markers and remarks stand: whatever of a model has a beginning and an end. */
function placesIn({ model }: Specification): readonly (readonly [from: number, to: number])[] {
  const places: [number, number][] = [];
  const seen = new Set<object>();
  const visit = (each: unknown): void => {
    if (typeof each !== 'object' || each === null || seen.has(each)) return;
    seen.add(each);
    if ('from' in each && 'to' in each && typeof each.from === 'number' && typeof each.to === 'number')
      places.push([each.from, each.to]);
    else for (const value of Object.values(each)) visit(value);
  };
  for (const id of pointIds) visit([model[id], model.points[id].markers, model.points[id].remarks]);
  return places;
}

const isSet = ({ kind }: Block): boolean => kind === 'list' || kind === 'table' || kind === 'fence';

/** The lists, tables and fences of points 2 to 9 in which no fact stands, and that are not unread all through. */
function passedOver(specification: Specification): readonly string[] {
  const places = placesIn(specification);
  const segments = specification.segments();
  return told.flatMap((id) =>
    specification.model.points[id].blocks.filter(isSet).flatMap((block) => {
      const [from, to] = [block.from, block.from + block.length];
      if (places.some(([start, end]) => start >= from && end <= to && end > start)) return [];
      const isReported = specification.model.points[id].unread.some(
        ({ at }) => at.from >= from && at.to <= to,
      );
      const isUnread = segments.every((each) => each.to <= from || each.from >= to || each.as === 'unread');
      return isReported && isUnread ? [] : [`${id}: ${specification.text.slice(from, to)}`];
    }),
  );
}

const kinds: readonly ((lines: readonly string[]) => string)[] = [
  (lines) => lines.map((line) => `- ${line}`).join('\n'),
  (lines) => lines.map((line) => `- ${line}`).join('\n\n'),
  (lines) => lines.map((line, index) => `${index + 1}. ${line}`).join('\n'),
  (lines) => lines.map((line, index) => `- [${index % 2 === 0 ? ' ' : 'x'}] ${line}`).join('\n'),
  ([first, ...lines]) => [`- ${first}`, ...lines.map((line) => `  - ${line}`)].join('\n'),
  (lines) => ['- Outer:', '  1. between', ...lines.map((line) => `     - ${line}`)].join('\n'),
  (lines) => lines.map((line) => `> - ${line}`).join('\n'),
  (lines) =>
    ['| Zorb | Florb |', '| --- | --- |', ...lines.map((line) => `| ${line} | ${line} |`)].join('\n'),
  (lines) => ['| Zorb |', '| --- |', ...lines.map((line) => `| ${line} |`)].join('\n'),
  (lines) => ['```', ...lines, '```'].join('\n'),
  (lines) => ['```txt', ...lines, '```'].join('\n'),
  (lines) => ['```json', JSON.stringify(lines), '```'].join('\n'),
];

const positions: readonly ((block: string) => string)[] = [
  (block) => block,
  (block) => `### Wide sea\n\n${block}`,
  (block) => `### Wide sea\n\n#### Long bird\n\n${block}`,
  (block) => `The sea is wide and deep.\n\n${block}`,
  (block) => `The following:\n\n${block}`,
  (block) => `For example:\n\n${block}`,
  (block) => `### Notes\n\n${block}\n\nNobody saw the bird.`,
];

/** Lines in the forms of facts, and remarks, sentences and links. */
const lines = fc.oneof(
  fc.constantFrom(
    'a thing without a shape',
    'The colour of the wall was blue.',
    'Why is the sea wide?',
    'apple',
    '**Loud**',
    '**Loud**: a kind of sound',
    '`zorb`',
    '[one](https://a.example)',
    'Note: the sea is wide',
    'red, green, blue',
    'sea → bird',
    'Long Walks',
    'florb → zorb, by nobody in particular at all',
    'Grey = a colour',
    'draft',
    'until it becomes quiet',
    '404 birds',
  ),
  fc
    .array(
      fc.constantFrom(
        'sea',
        'bird',
        'The',
        'of',
        'blue',
        'is',
        'seen',
        '5',
        ':',
        '—',
        '**up**',
        '`x`',
        'and',
      ),
      {
        minLength: 1,
        maxLength: 8,
      },
    )
    .map((words) => words.join(' ')),
);

describe('a table, list or fence of points 2 to 9 that gives no fact is unread', () => {
  it.each(told)('in point %s, whatever it is made of and wherever it stands', (id) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.constantFrom(...positions),
        fc.uniqueArray(lines, { minLength: 1, maxLength: 4 }),
        (kind, position, said) => {
          expect(passedOver(read(`${headingOf(id)}\n\n${position(kind(said))}\n`))).toEqual([]);
        },
      ),
      { numRuns: 400 },
    );
  });

  it.each([
    ['sentences', '- The colour of the wall was blue.\n- Nobody saw the bird.'],
    ['links', '- [one](https://a.example)\n- [two](https://b.example)'],
    ['what somebody said', '> - as we agreed\n> - on Monday'],
    ['what shows how something looks', 'For example:\n\n```\nthis or that\n```'],
  ])('also %s', (_, block) => {
    // In point 5 a line that says anything is a rule.
    for (const id of told.filter((each) => each !== 'rules')) {
      const { findings, model } = read(`${headingOf(id)}\n\n${block}\n`);
      expect(model.points[id].unread, id).toHaveLength(1);
      expect(findings.filter(({ severity }) => severity === 'error' || severity === 'warning')).toEqual([]);
    }
  });

  it('but not where it says again what stands elsewhere, or asks', () => {
    const { model } = read(
      [
        headingOf('roles'),
        '',
        '| Role | Who |',
        '| --- | --- |',
        '| Admin | runs it |',
        '| Guest | looks at it |',
        '',
        '- **Admin**',
        '- **Guest**',
        '',
        headingOf('constants'),
        '',
        '- Longest name: TBD',
      ].join('\n'),
    );
    expect(model.points.roles.unread).toEqual([]);
    expect(model.points.constants.unread).toEqual([]);
  });

  it('for as long as nothing else in the point makes facts of it', () => {
    const start = `${headingOf('states')}\n\nIt is *draft* or *sent* at first.\n\n- It is seen as loud.\n`;
    const text = `${headingOf('states')}\n\n- a draft becomes sent in the end\n\n`;
    const table =
      '| From | Event | To |\n| --- | --- | --- |\n| draft | send | sent |\n| sent | drop | gone |\n';
    for (const without of [start, text]) {
      let specification = read(without);
      const before = specification.segments();
      specification = edit(specification, [{ from: without.length, to: without.length, insert: table }]);
      expect(specification.segments()).toEqual(read(without + table).segments());
      specification = edit(specification, [
        { from: without.length, to: specification.text.length, insert: '' },
      ]);
      expect(specification.segments()).toEqual(before);
    }
  });

  it('and the names in it are names all the same', () => {
    const { model } = read(`${headingOf('calls')}\n\n- as \`LIMIT\` says\n- nothing \`else\`\n`);
    expect(model.points.calls.mentions.map(({ text }) => text)).toEqual(['LIMIT', 'else']);
  });
});

/** What of some blocks of a point is unread. */
const unreadOf = (id: PointId, ...blocks: readonly string[]): readonly string[] => {
  const specification = read(`${headingOf(id)}\n\n${blocks.join('\n\n')}\n`);
  return specification
    .segments()
    .flatMap(({ from, to, as }) => (as === 'unread' ? [specification.text.slice(from, to).trim()] : []))
    .filter((text) => text !== '');
};

describe('what gives no fact is unread where others around it do', () => {
  it('a row of a table, whose header and rule are of the others', () =>
    expect(
      unreadOf(
        'constants',
        '| Constant | Value |\n| --- | --- |\n| MAX | 5 |\n| | |\n| | sea and bird |\n| MIN | 1 |',
      ),
    ).toEqual(['| | sea and bird |']));

  it('an item of a list, also below another, whose words are words of the author', () => {
    const list =
      '- Longest name: 40 characters\n- Nobody saw the bird.\n- Most notes: 9\n  - the sea is wide';
    expect(unreadOf('constants', list)).toEqual(['Nobody saw the bird.', 'the sea is wide']);
    const { points: texts } = read(`${headingOf('constants')}\n\n${list}\n`).model;
    expect(texts.constants.prose.map(({ text }) => text)).toEqual([
      'Nobody saw the bird.',
      'the sea is wide',
    ]);
    expect(texts.constants.unread.map(({ whole }) => whole)).toEqual([false, false]);
  });

  it.each([
    [
      'settings',
      'constants',
      '```yaml\n# how much\nlimits:\n  page: 20\n  whoever pays decides\n  or nobody does\n  deep: 4\n```',
      ['whoever pays decides\n  or nobody does'],
    ],
    [
      'a programme',
      'entities',
      '```ts\nimport { z } from "zod";\n\n/* Kept for\n   ten years. */\ninterface Sack {\n  // in kilogrammes\n  weight: number;\n  ???what is it;\n}\n```',
      ['???what is it;'],
    ],
    [
      'a diagram',
      'states',
      '```mermaid\nstateDiagram-v2\n  direction LR\n  %% at first\n  [*] --> draft\n  draft --> sent: send\n  oh whatever\n```',
      ['oh whatever'],
    ],
    [
      'an example of a call',
      'calls',
      '```http\nPOST /sacks\nX-Weight: heavy\n\n{\n  "weight": 5\n}\n\nHTTP/1.1 201 Created\n```',
      ['X-Weight: heavy', '"weight": 5'],
    ],
  ] as const)(
    'a line of a fence, and not what only opens, closes or parts the others: %s',
    (_, id, fence, unread) => expect(unreadOf(id, fence)).toEqual(unread),
  );

  it('a fence or a table below an item that gives facts', () => {
    expect(unreadOf('constants', '- Most notes: 9\n\n  ```txt\n  seen by nobody\n  ```')).toEqual([
      'seen by nobody',
    ]);
    expect(
      unreadOf(
        'constants',
        '- Most notes: 9\n\n  | Mon | Tue | Wed |\n  | --- | --- | --- |\n  | 8 | 8 | 6 |',
      ),
    ).toEqual(['| Mon | Tue | Wed |\n  | --- | --- | --- |\n  | 8 | 8 | 6 |']);
  });

  it('but nothing of what is a fact in each of its lines, and nothing of point 1', () => {
    expect(
      unreadOf('constants', '```yaml\npage: 20\ndeep: 4\n```', '- Most notes: 9\n- Most birds: 4'),
    ).toEqual([]);
    expect(unreadOf('product', '- Mill: grinds\n- Nobody saw the bird.')).toEqual([]);
  });

  it('what is no more than a title of items with facts is none of it', () => {
    expect(unreadOf('roles', '- Admins can:\n  - create birds\n  - remove birds')).toEqual([]);
    expect(unreadOf('constants', '- Limits\n  - Most notes: 9\n  - the sea is wide')).toEqual([
      'the sea is wide',
    ]);
    const told = '- Nobody ever saw the bird of the sea\n  - Most notes: 9';
    expect(unreadOf('constants', told)).toEqual(['Nobody ever saw the bird of the sea']);
  });

  it.each([
    ['constants', '```ts\nexport const LIMITS = {\n  boats: 5,\n} as const;\nexport default LIMITS;\n```'],
    ['entities', '```python\n@dataclass\nclass Bird:\n    name: str\n```'],
    ['screens', '```tsx\n<Routes>\n  <Route path="/sea" element={<Sea />} />\n</Routes>\n```'],
  ] as const)('nor are lines that only open, close or mark what others say, in point %s', (id, fence) => {
    expect(unreadOf(id, fence)).toEqual([]);
  });

  it('a list of which some items are unread is not one that might stand elsewhere as a whole', () => {
    const list = '- Longest name: 40 characters\n- `GET /birds` lists birds';
    const { model } = read(`${headingOf('constants')}\n\n${list}\n`);
    const block = model.points.constants.blocks.find(({ kind }) => kind === 'list');
    expect(block && homesFor(model, block, 'constants')).toEqual([]);
  });
});

describe('each row, item and line of a fence is unread, or something was read in it', () => {
  /** The lines of blocks as they were read in which neither a fact nor anything else stands, and that are not unread. */
  function silentIn(text: string): readonly string[] {
    const found: string[] = [];
    for (const [id, parts] of readModel(parse(text)).parts)
      for (const { block, reading } of id && id !== 'product' ? parts : []) {
        const places: (readonly [from: number, to: number])[] = [];
        const visit = (each: unknown): void => {
          if (typeof each !== 'object' || each === null || 'extent' in each) return;
          if (each instanceof Span) places.push([each.from, each.to]);
          else for (const value of Object.values(each)) visit(value);
        };
        visit([reading.facts, reading.elsewhere, reading.markers, reading.waivers, reading.prose]);
        reading.stretches.forEach(({ start, as }, index) => {
          const end = reading.stretches[index + 1]?.start ?? block.extent;
          if (as !== 'fact') places.push([block.from + start, block.from + end]);
        });
        const rows = block.kind === 'table' ? block.rows : block.kind === 'list' ? block.items : [];
        for (const { at } of rows)
          if (!places.some(([from, to]) => from < at.to && at.from < to))
            found.push(`${id}: ${text.slice(at.from, at.to)}`);
      }
    return found;
  }

  const facts = [
    'Longest name: 40 characters',
    '`draft` → `sent`: send',
    '`GET /birds` lists birds',
    '**Sea** (`/sea`): shows the sea',
    '`not_found` (404): no such bird',
    'The name must have at most 40 characters.',
    'An admin may remove birds',
  ];
  const said = fc.oneof(fc.constantFrom(...facts), lines);

  it.each(told)('in point %s', (id) =>
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.constantFrom(...positions),
        fc.uniqueArray(said, { minLength: 2, maxLength: 5 }),
        (kind, position, all) => {
          expect(silentIn(`${headingOf(id)}\n\n${position(kind(all))}\n`)).toEqual([]);
        },
      ),
      { numRuns: 80 },
    ),
  );
});

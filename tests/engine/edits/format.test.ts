import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineChanges } from '../../../src/engine/edits/line-changes.ts';
import { applyChanges, facts, format, read } from '../../../src/engine/index.ts';
import { arbitrarySpecification } from './arbitrary-specification.ts';

const text = `# Specification: Shop

## 2. Screens and routes

|Screen|Route|
|:--|--|
|Home (entry)|\`/\`|

## 9. Business constants and limits

|Constant|Value|
|--|--|
|LIMIT|10|
`;

describe('format', () => {
  test('the point at the cursor, and nothing else', () => {
    const after = applyChanges(text, format(read(text), { of: 'point', at: text.indexOf('LIMIT') }).changes);
    expect(after).toContain('| LIMIT | 10 | | | |');
    expect(after).toContain('|Home (entry)|`/`|');
  });

  test('the table at the cursor, and nothing else', () => {
    const after = applyChanges(text, format(read(text), { of: 'block', at: text.indexOf('Home') }).changes);
    expect(after).toContain('| Home (entry) | `/` | | | | |');
    expect(after).toContain('|LIMIT|10|');
  });

  test('the element at the cursor: its row where that can be written alone', () => {
    const rows = text.replace(
      '|Constant|Value|\n|--|--|\n',
      '| Constant | Value | Unit | When | Meaning |\n| --- | --- | --- | --- | --- |\n|OTHER|20||||\n',
    );
    const document = rows.replace('|LIMIT|10|', '|LIMIT|10||||');
    const after = applyChanges(
      document,
      format(read(document), { of: 'element', at: document.indexOf('OTHER') }).changes,
    );
    expect(after).toContain('| OTHER | 20 | | | |\n|LIMIT|10||||');
  });

  test('a row is not written with columns that its table does not have', () => {
    const rows = text.replace('|Home (entry)|', '|Help|`/help`|\n|Home (entry)|');
    const { changes } = format(read(rows), { of: 'element', at: rows.indexOf('Home') });
    const lines = applyChanges(rows, changes).split('\n');
    const row = lines.findIndex((line) => line.includes('Home'));
    const columns = (line = ''): number => line.split('|').length;
    expect(columns(lines[row])).toBe(columns(lines[row - 1]));
    expect(columns(lines[row])).toBe(columns(lines[row - 3]));
  });

  test('the element at the cursor is written also where something else of its point cannot be', () => {
    const document = `## 3. Entities and their fields\n\n**Item**: id: int64 / title*: string / vendor\n\n### Photo\n\n- \`id\` (uuid, required)\n`;
    const { changes } = format(read(document), { of: 'element', at: document.indexOf('Photo') });
    const after = applyChanges(document, changes);
    expect(after).toContain('| id | uuid | yes |');
    expect(after).toContain('**Item**: id: int64 / title*: string / vendor');
  });

  test('the element at the cursor: all of it where its rows hang together, and no other', () => {
    const document = `## 3. Entities and their fields

### Album

- \`id\` (uuid, required)
- \`title\` (string)

### Photo

- \`id\` (uuid, required)
- \`takenOn\` (date): the day
`;
    for (const words of ['Photo', 'takenOn']) {
      const after = applyChanges(
        document,
        format(read(document), { of: 'element', at: document.indexOf(words) }).changes,
      );
      expect(after).toContain('| takenOn | date | | | | the day |');
      expect(after).toContain('- `title` (string)');
    }
  });

  test('an element in a list whose other items stay is offered no change of blank lines, and none around it', () => {
    const list = `# Specification: Shop

## 2. Screens and routes

There are these:
- \`/login\` — Login. Username, password, remember me.
- Everything else is as the template has it, and not said here.
- \`/home\` — Home. The list, a search box, a pager.
`;
    const printed = format(read(list), { of: 'document' }).changes;
    const at = (words: string) => format(read(list), { of: 'element', at: list.indexOf(words) }).changes;
    expect(printed).toEqual([
      { from: list.indexOf('- `/login'), to: list.indexOf('- `/login'), insert: '\n' },
    ]);
    expect(at('`/login')).toEqual([]);
    const rows = `${text.slice(0, text.indexOf('|Constant'))}These:\n${text.slice(text.indexOf('|Constant'))}`;
    for (const words of ['LIMIT', 'Home'])
      for (const { insert } of format(read(rows), { of: 'element', at: rows.indexOf(words) }).changes)
        expect(insert).not.toMatch(/^\s*\n|\n\s*\n$/);
  });

  test('what is not canonical and cannot be written so is told apart from what is canonical', () => {
    const document = `# Specification: Shop

## 3. Entities and their fields

**Item**: id: int64 / title*: string / vendor

## 8. The error catalogue

| Error | Status | When | Message | Handling |
| --- | --- | --- | --- | --- |
| gone | 404 | no such item | Gone. | stay |

## 9. Limits

- items per page: 20
`;
    const at = (of: 'element' | 'block' | 'point', words: string) =>
      format(read(document), { of, at: document.indexOf(words) });
    expect(at('element', 'title*')).toEqual({ changes: [], left: ['entities'] });
    expect(at('element', 'gone')).toEqual({ changes: [], left: [] });
    expect(at('point', 'items per')).toMatchObject({ left: [] });
    const whole = format(read(document), { of: 'document' });
    expect(whole.left).toEqual(['entities']);
    const after = applyChanges(document, whole.changes);
    expect(after).toContain('| items per page | 20 |');
    expect(format(read(after), { of: 'document' })).toEqual({ changes: [], left: ['entities'] });
  });

  test('where there is nothing to format, nothing is changed', () => {
    expect(format(read(text), { of: 'block', at: 0 }).changes).toEqual([]);
  });
});

test('formatting again changes nothing, and no fact is changed', () => {
  fc.assert(
    fc.property(arbitrarySpecification, (document) => {
      const first = read(document);
      const before = facts(first.model);
      const once = applyChanges(document, format(first, { of: 'document' }).changes);
      const again = read(once);
      expect(facts(again.model)).toEqual(before);
      expect(format(again, { of: 'document' }).changes).toEqual([]);
    }),
    { numRuns: 80 },
  );
});

test('formatting a part changes no fact', () => {
  fc.assert(
    fc.property(
      arbitrarySpecification,
      fc.nat(),
      fc.constantFrom('point', 'block', 'element'),
      (document, at, of) => {
        const specification = read(document);
        const before = facts(specification.model);
        const changes = format(specification, {
          of: of as 'point' | 'block' | 'element',
          at: at % document.length,
        }).changes;
        expect(facts(read(applyChanges(document, changes)).model)).toEqual(before);
      },
    ),
    { numRuns: 80 },
  );
});

test('changes of lines turn one text into the other, and leave common lines alone', () => {
  const line = fc.constantFrom('a\n', 'b\n', 'c\n', '\n', 'd');
  fc.assert(
    fc.property(fc.array(line), fc.array(line), (one, other) => {
      const [before, after] = [one.join(''), other.join('')];
      expect(applyChanges(before, lineChanges(before, after))).toBe(after);
    }),
  );
  expect(lineChanges('a\nb\nc\n', 'a\nx\nc\n')).toEqual([{ from: 2, to: 4, insert: 'x\n' }]);
});

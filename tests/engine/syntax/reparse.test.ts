import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../../../src/engine/limits.ts';
import { parse, reparse, type Syntax } from '../../../src/engine/syntax/document.ts';
import { dump } from './block-dump.ts';

const filler = 'Some words that fill the document.\n\n'.repeat(20);

/** Replaces the only occurrence of a text, and checks the outcome against a fresh reading. */
function change(syntax: Syntax, from: string, to: string): Syntax {
  const at = syntax.text.indexOf(from);
  expect(syntax.text.lastIndexOf(from)).toBe(at);
  const next = reparse(syntax, [{ from: at, to: at + from.length, insert: to }]);
  expect(dump(next)).toEqual(dump(parse(next.text)));
  return next;
}

describe('what an edit does not touch stays the same object', () => {
  const text = `# Title\n\n${filler}- an item\n- another\n\nThe paragraph.\n\n| a |\n| - |\n| 1 |\n\n${filler}`;

  test.each([
    ['The paragraph', 'The long paragraph'],
    ['an item', 'an old item'],
    ['| 1 |', '| 12 |'],
    ['# Title', '# Titles'],
  ])('%j to %j reads one block', (from, to) => {
    const before = parse(text);
    const blocks = new Set(before.blocks);
    const after = change(before, from, to);
    expect(after.read).toBe(1);
    expect(after.blocks.filter((block) => !blocks.has(block))).toEqual([...after.fresh]);
    expect(after.blocks).toHaveLength(blocks.size);
  });

  test('several changes in one step', () => {
    const before = parse(text);
    const at = (found: string): number => text.indexOf(found);
    const after = reparse(before, [
      { from: at('Title'), to: at('Title') + 5, insert: 'Name' },
      { from: at('paragraph'), to: at('paragraph'), insert: 'new ' },
    ]);
    expect(after.text).toContain('# Name');
    expect(after.text).toContain('The new paragraph.');
    expect(after.read).toBe(2);
    expect(dump(after)).toEqual(dump(parse(after.text)));
  });

  test('text that moves keeps its block', () => {
    const before = parse(text);
    const item = before.blocks.find((block) => block.kind === 'list');
    const list = '- an item\n- another\n\n';
    const at = text.indexOf(list);
    const after = reparse(before, [
      { from: 9, to: 9, insert: list },
      { from: at, to: at + list.length, insert: '' },
    ]);
    expect(after.blocks[1]).toBe(item);
    expect(item?.from).toBe(9);
  });

  test('no change reads nothing', () => {
    expect(reparse(parse(text), []).read).toBe(0);
  });
});

describe('an edit that changes what its neighbours are', () => {
  test('the line of dashes under a header that interrupts a paragraph', () => {
    const text = `${filler}Before.\n| a | b |\n| - | - |\n| 1 | 2 |\n\n${filler}`;
    const broken = change(parse(text), '| - | - |', 'x - | - |');
    change(broken, 'x - | - |', '| - | - |');
  });

  test('front matter that closes far below, and opens no more', () => {
    const text = `---\ntitle: a\n${filler}last line\n\n# Title\n\n${filler}`;
    const closed = change(parse(text), 'last line', '---');
    expect(closed.blocks[0]).toMatchObject({ kind: 'other', name: 'front-matter' });
    const opened = change(closed, '---\n\n# Title', 'no line\n\n# Title');
    expect(opened.blocks[0]).toMatchObject({ kind: 'other', name: 'HorizontalRule' });
  });

  test('a comment, a fence and an underline that come and go', () => {
    const text = `${filler}first\n\n${filler}second\n\n${filler}`;
    for (const mark of ['<!-- first', '```\nfirst', 'first\n---', '- first\n\n  ', '<div>\nfirst'])
      change(change(parse(text), 'first', mark), mark, 'first');
    change(change(parse(text), 'first', '<!-- first'), 'second', 'second -->');
  });

  test('indentation deleted at the very beginning', () => {
    const text = `    code\n\n${filler}`;
    const after = reparse(parse(text), [{ from: 0, to: 4, insert: '' }]);
    expect(after.blocks[0]?.kind).toBe('paragraph');
    expect(dump(after)).toEqual(dump(parse(after.text)));
  });
});

describe('the rest of a table that is too long', () => {
  const head = `intro\n\n| a |\n| - |\n${'| row of the table |\n'.repeat(limits.tableRows)}`;
  const rest = '| row beyond the last |\n'.repeat(6_000);
  const kinds = (syntax: Syntax): string[] =>
    syntax.blocks.map((block) => (block.kind === 'other' ? block.name : block.kind));

  test.each([
    ['is text when a blank line parts them', { from: head.length, to: head.length, insert: '\n' }, 'table'],
    ['is text when the table is gone', { from: 7, to: head.length, insert: '' }, 'paragraph'],
  ])('%s', (_, edit, before) => {
    const cut = parse(head + rest);
    expect(kinds(cut)).toEqual(['paragraph', 'table', 'refused', 'refused']);
    const apart = reparse(cut, [edit]);
    expect(kinds(apart).slice(-3)).toEqual([before, 'paragraph', 'paragraph']);
    expect(dump(apart)).toEqual(dump(parse(apart.text)));
    const back = {
      from: edit.from,
      to: edit.from + edit.insert.length,
      insert: cut.text.slice(edit.from, edit.to),
    };
    const again = reparse(apart, [back]);
    expect(kinds(again)).toEqual(['paragraph', 'table', 'refused', 'refused']);
    expect(dump(again)).toEqual(dump(parse(again.text)));
  });
});

test('the cut of a table that is too long moves with its rows', { timeout: 60_000 }, () => {
  const row = fc.constantFrom('| 1 |\n', '| 1 |\n| 2 |\n', '\n', '', 'x\n', '| - |\n', '# a\n');
  const text = `intro\n\n| a |\n| - |\n${'| row of the table |\n'.repeat(limits.tableRows + 6_000)}\nbehind\n`;
  const at = fc.oneof(
    fc.nat({ max: 200 }),
    fc.integer({ min: -300, max: 300 }).map((shift) => 20 * limits.tableRows + shift),
    fc.nat({ max: text.length }),
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(at, fc.nat({ max: 100 }), row), { minLength: 1, maxLength: 4 }),
      (edits) => {
        let syntax = parse(text);
        for (const [from, length, insert] of edits) {
          const to = Math.min(syntax.text.length, from + length);
          syntax = reparse(syntax, [{ from: Math.min(from, to), to, insert }]);
          expect(dump(syntax)).toEqual(dump(parse(syntax.text)));
        }
      },
    ),
    { numRuns: 25 },
  );
});

test('tables below names in items are blocks, and stay the same ones beside an edit', () => {
  const before = parse(
    '- **Crane** lifts\n- other\n- **Berth**\n\n  | Field | Type |\n  | --- | --- |\n  | name | text |\n\n- **Quay**, old\n\n  | Field | Type |\n  | --- | --- |\n  | code | text |\n- last\n',
  );
  const kinds = ['list', 'paragraph', 'table', 'paragraph', 'table', 'list'];
  expect(before.blocks.map(({ kind }) => kind)).toEqual(kinds);
  const after = change(change(before, '| name', '| title'), '**Quay**', '**Pier**');
  expect(after.blocks.map(({ kind }) => kind)).toEqual(kinds);
  expect(after.blocks[4]).toBe(before.blocks[4]);
  expect(change(after, ', old', ' is old. It has two. See:').blocks).toHaveLength(4);
});

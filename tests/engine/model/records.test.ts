import { describe, expect, it } from 'vitest';
import { modelAsJson } from '../../../src/engine/index.ts';
import { cellsOf, divided, entryIn, labelledLines } from '../../../src/engine/model/records/records.ts';
import { vocabularyOf } from '../../../src/engine/model/records/vocabulary.ts';
import { Span } from '../../../src/engine/place.ts';
import { read } from '../../../src/engine/specification.ts';

const inline = (source: string) => ({ source, at: new Span({ from: 0 }, 0, source.length) });

describe('a vocabulary', () => {
  const parts = vocabularyOf({
    from: { title: 'From', also: ['state', 'then'] },
    to: { title: 'To', also: ['state'] },
    effects: { title: 'Then' },
  });

  it('gives a title to its own part, and another name to the last part that may be called so', () => {
    expect([...parts].sort()).toEqual([
      ['from', 'from'],
      ['state', 'to'],
      ['then', 'effects'],
      ['to', 'to'],
    ]);
  });

  it('tells what a line says, and leaves other labels', () => {
    expect(entryIn(parts, inline('**To**: live'))).toMatchObject({ label: 'to', value: { source: 'live' } });
    expect(entryIn(parts, inline('Owner: editor'))).toBeUndefined();
    expect(entryIn(parts, inline('live'))).toBeUndefined();
  });

  it('answers for a part with the first line of it', () => {
    const entries = ['From: draft', 'To: live', 'To: gone'].flatMap(
      (line) => entryIn(parts, inline(line)) ?? [],
    );
    const cell = cellsOf(entries);
    expect([cell('from')?.source, cell('to')?.source, cell('effects')]).toEqual(['draft', 'live', undefined]);
  });
});

describe('records', () => {
  it('begin where they are said to, and at the first line', () => {
    expect(divided([], () => true)).toEqual([]);
    expect(divided([2, 1, 3, 1, 1], (each) => each === 1)).toEqual([[2], [1, 3], [1], [1]]);
  });

  it('have lines that go on with the one above, and breaks that are no part of it', () => {
    const text = inline('Why: it\\\nis gone\\\n  What to do: wait \\\nCode: GONE');
    const hasLabel = ({ source }: { source: string }): boolean => /^[A-Z][a-z ]+:/.test(source);
    expect(labelledLines(text, hasLabel).map(({ source }) => source)).toEqual([
      'Why: it\\\nis gone',
      'What to do: wait',
      'Code: GONE',
    ]);
  });

  it('of roles in one paragraph are of the role that each begins with', () => {
    const lines = ['Role: Librarian', 'May: lend a book', 'Role: Reader', 'May: reserve a book'];
    const { permissions } = modelAsJson(read(`# X\n\n## 6. Roles\n\n${lines.join('\n')}\n`).model);
    expect(permissions.map(({ action, role }) => [action, role])).toEqual([
      ['lend a book', 'Librarian'],
      ['reserve a book', 'Reader'],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const said = (lines: string): string[] =>
  readPoint('roles', lines).permissions.map((each) => `${each.role}: ${each.action}: ${each.allowed}`);

const matrix = (sign: string): string =>
  `| Action | Reader | Clerk | Head |\n|---|---|---|---|\n| Sell books | no | ${sign} | yes |\n| Delete a note | no | ${sign} | ${sign} |\n\n`;

const explained = [
  'Reader: Sell books: no',
  'Clerk: Sell books: only in the hall',
  'Head: Sell books: yes',
  'Reader: Delete a note: no',
  'Clerk: Delete a note: only their own',
  'Head: Delete a note: only their own',
];

describe('notes on what a matrix leaves open', () => {
  it.each([
    [
      'depends',
      'About the "depends":\n- **Clerk selling books** – only in the hall.\n- **Deleting a note** – only their own.',
    ],
    ['conditional', 'Notes:\n\n- Sell books: only in the hall\n- Delete a note: only their own'],
    ['C', 'C = conditional, see below.\n\n- Clerk: only in the hall\n- Deleting notes: only their own'],
    [
      'sometimes',
      'Where it depends:\n1. Deleting a note: only their own. Nobody reads others.\n2. Clerks: only in the hall.',
    ],
  ])('%s', (sign, notes) => {
    expect(said(matrix(sign) + notes)).toEqual(explained);
  });

  it('in sentences', () => {
    const notes =
      'Notes: a clerk sells books only in the hall. Clerks and heads delete notes only if they wrote them.';
    expect(said(matrix('C') + notes)).toEqual([
      'Reader: Sell books: no',
      'Clerk: Sell books: only in the hall',
      'Head: Sell books: yes',
      'Reader: Delete a note: no',
      'Clerk: Delete a note: only if they wrote them',
      'Head: Delete a note: only if they wrote them',
    ]);
  });

  it('what the matrix answers is not said otherwise, and other deeds are not those of a row', () => {
    const notes = 'Notes:\n\n- Head selling books: only in the hall\n- Printing cards: only by day';
    const rows = said(matrix('depends') + notes);
    expect(rows).toContain('Head: Sell books: yes');
    expect(rows).toContain('Clerk: Sell books: depends');
    expect(rows).toContain('Clerk: Delete a note: depends');
  });
});

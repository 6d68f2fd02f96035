import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const said = (lines: string): string[] =>
  readPoint('roles', lines).permissions.map((each) => `${each.action}: ${each.allowed}`);

describe('several deeds that a sentence tells', () => {
  it.each([
    [
      'A clerk can open the hall, accept and refuse parcels and lend books.',
      ['open the hall', 'accept and refuse parcels', 'lend books'],
    ],
    ['A clerk can lend books and suggest new titles.', ['lend books', 'suggest new titles']],
    [
      'A clerk can read a file, recompile it and print it.',
      ['read a file', 'recompile a file', 'print a file'],
    ],
  ])('%s', (line, deeds) => {
    expect(said(line)).toEqual(deeds.map((each) => `${each}: yes`));
  });

  it('what a deed is done to is none', () => {
    expect(said('### Clerk\n\n- Suggests titles and tags with a red mark.')).toEqual([
      'suggest titles and tags with a red mark: yes',
    ]);
  });
});

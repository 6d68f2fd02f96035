import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const said = (lines: string): string[] =>
  readPoint('roles', lines).permissions.map((each) => `${each.role}: ${each.action}: ${each.allowed}`);

const both = [
  'clerk: lend books: yes',
  'clerk: print cards: yes',
  'clerk: sell books: no',
  'head: close the hall: yes',
];

describe('lists of which each line is one side of what somebody may', () => {
  it.each([
    ['an equals sign', 'clerk = shop assistant', 'head = who runs it', 'can', "can't"],
    ['a dash', 'clerk – at the desk', 'head – upstairs', 'may', 'may not'],
    ['nothing', 'clerk', 'head', 'Yes', 'No'],
    ['a bracket and a colon', 'clerk (paid):', 'head (paid):', 'allowed', 'not allowed'],
  ])('behind the name above them stands %s', (_, clerk, head, can, cannot) => {
    const lines = `${clerk}\n- ${can}: lend books, print cards\n- ${cannot}: sell books\n\n${head}\n- ${can}: close the hall`;
    expect(said(lines)).toEqual(both);
  });

  it('what depends on something', () => {
    const lines =
      'clerk = shop assistant\n- can: lend books\n- depends: sell books (only with a key)\n- own only: read bills';
    expect(said(lines).slice(1)).toEqual(['clerk: sell books: only with a key', 'clerk: read bills: own']);
    const led = '### Clerk\n\nDepends:\n- sell books (only with a key)\n- lend books, if they are dry';
    expect(said(led)).toEqual(['Clerk: sell books: only with a key', 'Clerk: lend books: if they are dry']);
  });

  it('the names of what is done stand above those who may', () => {
    const lines = 'Roles: clerk, head, reader\n\nlend books\n- allowed: clerk, head\n- denied: reader';
    expect(said(lines)).not.toContain('lend books: clerk: yes');
  });
});

describe('what goes on about whom the line above a list names', () => {
  it.each(['They cannot:', 'and cannot:', 'But not:', '**Cannot:**', 'They may not:'])('%s', (line) => {
    const lines = `A clerk can:\n- lend books\n- print cards\n\n${line}\n- sell books\n\nA head can:\n- close the hall`;
    expect(said(lines)).toEqual(both);
  });

  it('a line that speaks of others does not', () => {
    const lines = 'A clerk can:\n- lend books\n- print cards\n\nReaders cannot:\n- sell books';
    expect(said(lines)).toContain('Readers: sell books: no');
  });

  it('sentences without a subject', () => {
    const lines =
      '**clerk**\nCan lend books and print cards. Cannot sell books.\n\n**head**\nCan close the hall. Cannot leave it.';
    expect(said(lines)).toEqual([...both, 'head: leave the hall: no']);
    expect(said('The clerk can lend books. Cannot sell books. A head can close the hall.')).toEqual([
      'clerk: lend books: yes',
      'clerk: sell books: no',
      'head: close the hall: yes',
    ]);
  });
});

describe('a name and "can" before a colon', () => {
  it.each([
    [
      'in lines',
      '- Clerks can: lend books, print cards.\n- Clerks cannot: sell books.\n- Heads can: close the hall.',
    ],
    [
      'as titles of lines',
      'Clerks:\ncan: lend books, print cards\ncannot: sell books\nHeads:\ncan: close the hall',
    ],
  ])('%s', (_, lines) => {
    expect(said(lines)).toEqual(both.map((each) => each.replace('clerk', 'Clerks').replace('head', 'Heads')));
  });
});

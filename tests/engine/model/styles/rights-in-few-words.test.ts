import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const said = (lines: string): string[] =>
  readPoint('roles', lines).permissions.map((each) => `${each.role}: ${each.action}: ${each.allowed}`);
const roles = (lines: string): string[] => readPoint('roles', lines).roles.map(({ name }) => name);

describe('how it is with others, in place of a deed', () => {
  it.each([
    'Clerks can lend books, Porters only with a key, Readers not at all.',
    'Clerks can lend books; porters only with a key; readers never.',
    'Clerks can lend books, and porters only with a key, but readers not.',
  ])('%s', (line) => {
    const lower = said(line).map((each) => each.toLowerCase());
    expect(lower).toEqual([
      'clerks: lend books: yes',
      'porters: lend books: only with a key',
      'readers: lend books: no',
    ]);
  });

  it('what it depends on for them', () => {
    expect(said('Clerks can lend books; for porters it depends on the hall; nobody else.')).toEqual([
      'Clerks: lend books: yes',
      'porters: lend books: the hall',
    ]);
  });

  it('a list of things is no list of people', () => {
    expect(roles('Clerks can lend books, maps only in the hall.')).toEqual(['Clerks']);
  });
});

describe('stories of what somebody may at some time', () => {
  it('what stands before “then I can” is when they want to', () => {
    const lines =
      'As a clerk, when a copy comes back, then I can lend it again. As a porter, I can only in the hall. As a reader, I can’t.';
    expect(said(lines)).toEqual([
      'clerk: lend it again: yes',
      'porter: lend it again: in the hall',
      'reader: lend it again: no',
    ]);
  });
});

describe('everybody by their number', () => {
  it.each(['All three can leave the hall.', 'All three roles can leave the hall.'])('%s', (line) => {
    expect(said(`Three roles: clerk, porter (paid) and reader.\n\n${line}`)).toEqual([
      'clerk: leave the hall: yes',
      'porter: leave the hall: yes',
      'reader: leave the hall: yes',
    ]);
  });

  it('another number tells of others', () => {
    expect(said('Three roles: clerk, porter and reader.\n\nAll five can leave the hall.')).toEqual([]);
  });
});

describe('the names of a list of roles', () => {
  it.each([
    'Three roles: clerk, porter (lends and sells) and reader.',
    'Three roles: **clerk** (paid), **porter**, and **reader** (no card).',
    'Roles: clerk; porter; reader',
  ])('%s', (line) => {
    expect(roles(line)).toEqual(['clerk', 'porter', 'reader']);
  });

  it('"and" is a part of one where semicolons part them', () => {
    expect(roles('Roles: clerk; porter and driver')).toEqual(['clerk', 'porter and driver']);
  });
});

describe('deeds of a sentence', () => {
  it('neither of two', () => {
    expect(said('A clerk can lend books, but can neither sell books nor print cards.')).toEqual([
      'clerk: lend books: yes',
      'clerk: sell books: no',
      'clerk: print cards: no',
    ]);
  });

  it('of somebody of whom it says between commas who that is', () => {
    expect(said('A guest, that is, somebody who came without a card, can read books.')).toEqual([
      'guest: read books: yes',
    ]);
  });
});

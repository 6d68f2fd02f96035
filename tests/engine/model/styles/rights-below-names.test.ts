import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const said = (lines: string): string[] =>
  readPoint('roles', lines).permissions.map((each) => `${each.role}: ${each.action}: ${each.allowed}`);

describe('rights below the name of somebody', () => {
  it.each([
    ['a plus and a minus sign', 'clerk:\n+ lend books\n+ print cards\n− delete readers; ever\n− rest: 401'],
    ['bullets that mean something', 'clerk:\n+ lend books\n+ print cards\n- delete readers\n- rest'],
    ['below a heading', '### Clerk\n\n+ lend books\n+ print cards\n- delete readers\n- rest'],
    ['below a name in bold', '**Clerk** (paid)\n+ lend books\n+ print cards\n- delete readers → 403\n- rest'],
    [
      'lines with answers',
      '**Clerk** (paid)\nlend books ✓, print cards ✓ (if one asks)\ndelete readers: no; rest: no\nopen the hall: by call',
    ],
    ['nested', '- **Clerk**\n  - lend books yes, print cards yes\n  - delete readers no, rest no'],
  ])('%s', (_, lines) => {
    expect(
      said(lines)
        .slice(0, 4)
        .map((each) => each.replace('Clerk', 'clerk')),
    ).toEqual([
      'clerk: lend books: yes',
      'clerk: print cards: yes',
      'clerk: delete readers: no',
      'clerk: rest: no',
    ]);
  });

  it('what limits them', () => {
    const lines =
      'Roles: clerk, reader\n\n**clerk** (paid)\nlend / fetch books: own\nread bills, print bills – always in the own hall\n**reader** (free)\neverything – nobody is asked\nprint cards ✓ only once';
    expect(said(lines)).toEqual([
      'clerk: lend books: own',
      'clerk: fetch books: own',
      'clerk: read bills: always in the own hall',
      'clerk: print bills: always in the own hall',
      'reader: everything: yes',
      'reader: print cards: yes',
    ]);
  });

  it.each([
    ['a list of plus signs about nobody', 'It was written so:\n+ by hand\n+ at night\n- not by day'],
    ['lines of running text', 'The hall is open to\nall who come − and they\nmay stay.'],
  ])('nothing is told by %s', (_, lines) => {
    expect(said(lines)).toEqual([]);
  });
});

describe('people that a list only describes', () => {
  const roles = (lines: string): string[] => readPoint('roles', lines).roles.map(({ name }) => name);

  it.each([
    [
      'with signs below a line',
      'three callers:\n  anon = no account\n  rower = has a day pass\n  boss = flag set',
    ],
    ['below a line', 'Who there is:\n- anon: no account\n- rower: has a day pass\n- boss: flag set'],
    [
      'line by line',
      'Kinds of users\nanon – nobody signed in\nrower – holder of a pass\nboss – the one who pays',
    ],
    [
      'nested',
      '- Three kinds of people\n  - anon: no account\n  - rower: has a day pass\n  - boss: flag set',
    ],
  ])('%s', (_, lines) => {
    expect(roles(lines)).toEqual(['anon', 'rower', 'boss']);
    expect(said(lines)).toEqual([]);
  });

  it('things are none, nor is what somebody may', () => {
    expect(roles('Three boats:\n- big = for four\n- small = for one')).toEqual([]);
    expect(roles('Three rowers may:\n- rent = by day\n- sell = never')).not.toContain('rent');
  });
});

import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const said = (text: string): string[] =>
  readPoint('roles', text).permissions.map((each) => `${each.role}: ${each.action}: ${each.allowed}`);

describe('rights in code that somebody has', () => {
  it('with what limits them, and those that they have not', () => {
    const lines =
      '- `baker`: has `bread:bake` and `bread:list` (own shop only). Does **not** have `bread:sell`.\n- `clerk`: holds `bread:list`, `bread:sell` while the shop is open; never `bread:bake`.';
    expect(said(lines)).toEqual([
      'baker: bread:bake: yes',
      'baker: bread:list: own shop only',
      'baker: bread:sell: no',
      'clerk: bread:list: yes',
      'clerk: bread:sell: while the shop is open',
      'clerk: bread:bake: no',
    ]);
  });

  it('a flag is no right', () => {
    expect(said('- `baker`: has `isBaker` set to true\n- `clerk`: has a `till`')).toEqual([]);
  });
});

describe('of whom something is said', () => {
  it('they are those of whom the clause before tells', () => {
    expect(
      said('The baker may sell bread. Clerks fetch flour from the mill; they can open the till.'),
    ).toContain('Clerks: open the till: yes');
  });

  it('somebody alone is the one who can', () => {
    expect(said('The baker can bake bread, and is the one person who can close the shop.')).toEqual([
      'baker: bake bread: yes',
      'baker: close the shop: yes',
    ]);
  });

  it('what is done is nobody', () => {
    expect(said('Sends letters, opens mail in the morning and may print them at any time.')).toEqual([]);
  });
});

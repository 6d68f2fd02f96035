import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const told = (lines: string): string[] =>
  readPoint('roles', lines).permissions.map((each) => `${each.role} | ${each.action} | ${each.allowed}`);

const names = (lines: string): string[] => readPoint('roles', lines).roles.map(({ name }) => name);

describe('several deeds in a line below a role', () => {
  const lines = [
    '- Rower',
    '  - can: see boats, print lists, rent oars',
    '  - can invite guests too, own rank or lower',
    "  - can't: add boats, edit piers",
    '- Trainer: rower stuff plus',
    '  - add remarks',
    '  - edit remarks (own only)',
    '- Captain',
    '  - move and sell boats, but not rename them',
    '  - no: close the club',
    '- Owner',
    '  - everything a captain may, and close the club',
  ].join('\n');
  it('each is one, with what limits it and what it includes', () => {
    expect(told(lines)).toEqual([
      'Rower | see boats | yes',
      'Rower | print lists | yes',
      'Rower | rent oars | yes',
      'Rower | invite guests | own rank or lower',
      'Rower | add boats | no',
      'Rower | edit piers | no',
      'Trainer | add remarks | yes',
      'Trainer | edit remarks | own only',
      'Captain | move and sell boats | yes',
      'Captain | rename boats | no',
      'Captain | close the club | no',
      'Owner | everything a captain may | yes',
      'Owner | close the club | yes',
    ]);
    expect(names(lines)).toEqual(['Rower', 'Trainer', 'Captain', 'Owner']);
  });

  it('verbs share what the last is done to, and "even" goes on', () =>
    expect(
      told(
        '- Rower: see, rent and mend boats, oars and nets; see bills, even without a pass\n- Owner: sell boats',
      ),
    ).toEqual([
      'Rower | see, rent and mend boats, oars and nets | yes',
      'Rower | see bills, even without a pass | yes',
      'Owner | sell boats | yes',
    ]));
});

describe('no roles', () => {
  it('things above deeds with those who do them', () =>
    expect(
      names('- Boats\n  - rent boats (Rower)\n  - sell boats (Owner)\n- Piers\n  - close piers (Owner)'),
    ).not.toContain('Boats'));

  it('what a title asks without a deed', () =>
    expect(
      told('who can what in a club:\n\n- Rower\n  - rent boats, lend boats\n- Owner\n  - sell boats'),
    ).toEqual(['Rower | rent boats | yes', 'Rower | lend boats | yes', 'Owner | sell boats | yes']));
});

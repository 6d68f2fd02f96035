import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const said = (lines: string): string[] =>
  readPoint('roles', lines).permissions.map((each) => `${each.role}: ${each.action}: ${each.allowed}`);

describe('which side of what somebody may', () => {
  it.each(['Not allowed', 'May not:', 'Denied', "**Can't**", 'Never:', 'Is not permitted to'])(
    'a line above them that says "%s"',
    (label) => {
      const lines = `- Baker\n  - Allowed\n    - bake bread (own oven)\n  - ${label}\n    - sell bread`;
      expect(said(lines)).toEqual(['Baker: bake bread: own oven', 'Baker: sell bread: no']);
    },
  );

  it('boxes of a list that has ticked ones', () => {
    const lines =
      '**Baker**\n- [x] bake bread\n- [ ] sell bread\n\n**Clerk (outside)**\n- [ ] bake bread\n- [x] sell bread';
    expect(said(lines)).toEqual([
      'Baker: bake bread: yes',
      'Baker: sell bread: no',
      'Clerk: bake bread: no',
      'Clerk: sell bread: yes',
    ]);
  });

  it('empty boxes alone refuse nothing', () => {
    expect(said('- [ ] Bakers can bake bread\n- [ ] Clerks can sell bread')).toEqual([
      'Bakers: bake bread: yes',
      'Clerks: sell bread: yes',
    ]);
  });

  it('who may, above what', () => {
    const lines =
      '1. A baker may sell bread.\n2. The head clerk may\n   1. open the shop,\n   2. close the shop.';
    expect(said(lines)).toEqual([
      'baker: sell bread: yes',
      'head clerk: open the shop: yes',
      'head clerk: close the shop: yes',
    ]);
  });

  it('a number with its thousands', () => {
    expect(said('A baker may buy flour for 5,000 EUR, sell bread.')).toEqual([
      'baker: buy flour for 5,000 EUR: yes',
      'baker: sell bread: yes',
    ]);
  });

  it('until when', () => {
    expect(
      said('A baker may change a loaf until it is sold. A clerk may not see a bun until it is baked.'),
    ).toEqual(['baker: change a loaf: until it is sold', 'clerk: see a bun: not until it is baked']);
  });
});

import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const screens = (lines: string): string[] =>
  readPoint('screens', lines).screens.map((each) => `${each.name} ${each.routes.join(' ')}`.trim());

describe('labels below the title of a screen', () => {
  it.each([
    [
      'are no screens beside that of its address',
      '#### Berths\n- **Route:** `/berths`\n- **Contents:** name and depth.\n- **Behaviour:** sorts by depth.',
      ['Berths /berths'],
    ],
    [
      'are screens where each has an address',
      '- Boats: `/boats`\n- Crews: `/crews`\n- Berths: `/berths`',
      ['Boats /boats', 'Crews /crews', 'Berths /berths'],
    ],
    [
      'say that it has no address',
      '#### Berths\n- **Route:** `/berths`\n\n#### Leave the berth\n- No route of its own; opened from the berths.',
      ['Berths /berths', 'Leave the berth'],
    ],
  ])('%s', (_, lines, expected) => expect(screens(lines)).toEqual(expected));

  it('give no title above to the address of a screen among others', () => {
    expect(screens('### Sea\n\n- Boats: `/boats`\n- Route: `/route`\n- Crews: `/crews`')).toEqual([
      'Boats /boats',
      'Crews /crews',
    ]);
  });
});

describe('screens without an address', () => {
  it.each([
    [
      'of which a sentence says something else first',
      '- The **Mooring dialog** is used for lending, moving and freeing and has no address.',
      ['Mooring dialog'],
    ],
    [
      'that a line names behind the word for them',
      '- **Berths**: `/berths`\n- modal "Set the tide": opened from the map',
      ['Berths /berths', 'Set the tide'],
    ],
  ])('%s', (_, lines, expected) => expect(screens(lines)).toEqual(expected));

  it.each([
    ['an address that only leads on', '`/` without a harbour → 302 `/harbours`.'],
    ['a link that is handed over', 'Then a "quick link" `…/berths?code=…` is copied.'],
    [
      'what is opened from a page without one',
      '- The tide table is opened from a page without an address and printed.',
    ],
  ])('are not read from %s', (_, lines) => expect(screens(lines)).toEqual([]));
});

import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const said = (lines: string): string[] =>
  readPoint('roles', lines).permissions.map((each) => `${each.role}: ${each.action}: ${each.allowed}`);
const names = (lines: string): string[] => readPoint('roles', lines).roles.map(({ name }) => name);

describe('all that somebody may', () => {
  it.each([
    'Keepers can do everything. Helpers can rent boats.',
    'Keepers have full access. Helpers can rent boats.',
    '- Keepers can do everything.\n- Helpers can rent boats.',
    '- Keepers have unrestricted access to the hall.\n- Helpers can rent boats.',
  ])('makes a role of whoever sentences name: %s', (lines) =>
    expect(names(lines)).toEqual(['Keepers', 'Helpers']),
  );

  it.each([
    ['### Keeper\n\nFull access to all boats.\n\n### Helper\n\n- Rent boats', 'full access to all boats'],
    ['**Keeper**\nFull access.\n\n**Helper**\nCan rent boats.', 'full access'],
    ['- **Keeper** – full access to all boats.\n- **Helper** – can rent boats.', 'full access to all boats'],
    ['- Keeper: all permissions\n- Helper: rent boats, see lists', 'all permissions'],
  ])('is an action of its own: %s', (lines, action) =>
    expect(said(lines).map((each) => each.toLowerCase())).toContain(`keeper: ${action}: yes`),
  );

  it.each([
    '- Keeper: everything except selling boats\n- Helper: rent boats, see lists',
    '- **Chief**: can do everything\n- **Keeper**: everything the chief may, except selling boats\n- **Helper**: rent boats',
    '- **Chief**: full access\n- **Keeper**: full access but for selling boats\n- **Helper**: rent boats',
    '| Role | May |\n|---|---|\n| Keeper | Everything except selling boats |\n| Helper | rent boats |',
  ])('refuses what is left out: %s', (lines) => expect(said(lines)).toContain('Keeper: sell boats: no'));

  it('leaves nothing out that is said without exception', () => {
    const lines = '- **Keeper**: everything without exception\n- **Helper**: rent boats';
    expect(said(lines).filter((each) => each.endsWith(': no'))).toEqual([]);
  });

  it('is none where a thing has it, nor what is only nearly all', () => {
    expect(said('The gate has full access control. Keepers can do nearly everything.')).toEqual([]);
  });
});

describe('headings that are names of people', () => {
  it('declare roles, also where nothing but prose stands below', () => {
    expect(
      names('### Overview\n\nTwo of them.\n\n### Keeper\n\nRuns the hall.\n\n### Helper\n\nRents boats.'),
    ).toEqual(['Keeper', 'Helper']);
  });

  it('declare none where one stands alone among others, or bold names stand below', () => {
    expect(names('### Overview\n\nText.\n\n### Keeper\n\nText.\n\n### Boats\n\nText.')).toEqual([]);
    expect(names('### Keepers\n\n- **Chief**: runs it\n\n### Helpers\n\n- **Mate**: rents boats')).toEqual(
      [],
    );
  });

  it('stand over lists of both sides', () => {
    const below = '**Can:**\n\n- rent boats\n\n**Cannot:**\n\n- sell boats';
    for (const title of ['### Keeper', '**Keeper**'])
      expect(said(`${title}\n\n${below}\n\n${title.replace('Keeper', 'Helper')}\n\n${below}`)).toEqual([
        'Keeper: rent boats: yes',
        'Keeper: sell boats: no',
        'Helper: rent boats: yes',
        'Helper: sell boats: no',
      ]);
    expect(said('**Keeper**\nCan:\n- rent boats\n\nCannot:\n- sell boats')).toEqual([
      'Keeper: rent boats: yes',
      'Keeper: sell boats: no',
    ]);
  });
});

describe('who may, below what is done', () => {
  it.each([
    '### Sell a boat\n\nKeeper: yes. Helper: no.',
    '### Sell a boat\n\nKeeper ✅, Helper ❌',
    '### Sell a boat\n\nAllowed: keeper. Not allowed: helper.',
    '**Sell a boat**\nKeeper: yes. Helper: no.',
  ])('is answered of several in a row: %s', (lines) =>
    expect(said(lines).map((each) => each.toLowerCase())).toEqual([
      'keeper: sell a boat: yes',
      'helper: sell a boat: no',
    ]),
  );
});

describe('roles in a sentence', () => {
  it.each([
    'Keeper > Helper > Guest',
    '`Keeper` > `Helper` > `Guest`',
    'Every user is either a Keeper, a Helper or a Guest.',
    'Users are either Keepers, Helpers or Guests.',
    'A user has exactly one role: Keeper, Helper or Guest.',
    'Each user has a role (Keeper, Helper, Guest).',
  ])('%s', (line) =>
    expect(names(line).map((name) => name.replace(/s$/, ''))).toEqual(['Keeper', 'Helper', 'Guest']),
  );

  it.each([
    'A role sets three actions: Access, Delete, Edit.',
    'price > discount > tax',
    'Roles (see the table below) are hard.',
    '**Note:** roles can be changed.',
    '**Restrictions:**\n\n- The last one cannot be removed.',
  ])('not: %s', (line) => expect(names(line)).toEqual([]));
});

import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const screens = (text: string) =>
  readPoint('screens', text).screens.map(({ name, routes }) => [name, ...routes].join(' '));

describe('addresses before what is called so', () => {
  it('title the text below a heading, whatever parts them', () => {
    for (const title of ['`/berths` Berths', '/berths – Berths', '`/berths`: Berths', '/berths (Berths)'])
      expect(screens(`### ${title}\n\nAll that are free.`)).toEqual(['Berths /berths']);
    expect(screens('### Berths\n\n`/berths` · skippers')).toEqual(['Berths /berths']);
    expect(screens('### /berths goes to `/piers`\n\nFor old links.')).toEqual([]);
  });

  it('have their names in bold type behind them, or around both', () => {
    expect(screens('- `/berths` – **Berths**, with a filter\n- `/piers` **Piers**')).toEqual([
      'Berths /berths',
      'Piers /piers',
    ]);
    expect(screens('- **Berths (`/berths`)**\n- **/piers** – Piers\n- **Tides:** `/tides`')).toEqual([
      'Berths /berths',
      'Piers /piers',
      'Tides /tides',
    ]);
    expect(screens('- Berths: `/berths` – **skippers only**')).toEqual(['Berths /berths']);
  });

  it('stand in a row, each one of a screen', () => {
    expect(screens('- /in, /up, /forgotten')).toEqual(['/in /in', '/up /up', '/forgotten /forgotten']);
    expect(screens('- Public: `/in`, `/up`\n- Crew: /berths, /piers')).toEqual([
      '/in /in',
      '/up /up',
      '/berths /berths',
      '/piers /piers',
    ]);
    // Where one label has a single address, each names its screen.
    expect(screens('- Berths: `/berths`, `/b`\n- Piers: `/piers`')).toEqual([
      'Berths /berths /b',
      'Piers /piers',
    ]);
  });

  it('are below that of the line around them where they cannot be alone', () => {
    expect(
      screens('- `/berths` – Berths\n  - `/new` – New berth\n  - `/:id` – Berth\n    - `/edit` – Edit berth'),
    ).toEqual([
      'Berths /berths',
      'New berth /berths/new',
      'Berth /berths/:id',
      'Edit berth /berths/:id/edit',
    ]);
    expect(screens('- Berths `/berths`\n  - Piers `/piers`')).toEqual(['Berths /berths', 'Piers /piers']);
    expect(screens('- Pier `/:port/piers`\n  - Berth `/:port/berths/:id`')).toEqual([
      'Pier /:port/piers',
      'Berth /:port/berths/:id',
    ]);
  });
});

describe('headings of screens', () => {
  it('have numbers that are no part of the name', () => {
    expect(screens('### 2.1 Sign in\n\nE-mail and word.\n\n### 2.2 Berths\n\nA table.')).toEqual([
      'Sign in',
      'Berths',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

/** The names of the screens that a section tells of. */
const screens = (text: string): readonly string[] =>
  readPoint('screens', text).screens.map(({ name }) => name);

describe('screens of which it is said that they have no address', () => {
  it.each([
    [
      'at the head of a line beside others',
      '- Quay map, `/quays`\n- Toll card: slides up over the map and has no address of its own\n- Bin, a panel without a route',
      ['Quay map', 'Toll card', 'Bin'],
    ],
    [
      'below the one that they open on',
      '- Quay map, `/quays`: all berths. Two things open on top of it, none with a route:\n  - Berth editor\n  - CSV import',
      ['Quay map', 'Berth editor', 'CSV import'],
    ],
    [
      'in a row behind many words',
      '- Quay map, `/quays`\n\nTwo more are windows that open on top of the map and of the list, and have no address of their own: the Share window and the Tide gallery.',
      ['Quay map', 'Share window', 'Tide gallery'],
    ],
    [
      'in a requirement',
      '- Quay map, `/quays`\n\nThe mooring dialog shall open over the map and has no route of its own.',
      ['Quay map', 'mooring dialog'],
    ],
  ])('are read %s', (_, text, names) => {
    expect(screens(text)).toEqual(names);
  });

  it.each([
    ['a remark', '- Quay map, `/quays`\n- Note: dialogs have no address'],
    ['a pronoun', '- Quay map, `/quays`\n\nMooring takes place on the map alone, so it has no route.'],
    ['a count', '- Quay map, `/quays`\n\nTwo screens have no route of their own.'],
  ])('are not read of %s', (_, text) => {
    expect(screens(text)).toEqual(['Quay map']);
  });

  it('have places on a page in their addresses, also without marks', () => {
    const { screens: all } = readPoint(
      'screens',
      '- Quays, at /app#/quays. All of them.\n- Notes: `/#/notes`',
    );
    expect(all.map(({ name, route }) => `${name} ${route}`)).toEqual(['Quays /app#/quays', 'Notes /#/notes']);
  });
});

describe('a bold word before a colon and several names with addresses', () => {
  it('titles them, and is no screen', () => {
    const text =
      '**Quayside**: Berth list `/berths`, Berth `/berths/:id`.\n\n**Office**: Tolls `/tolls`, Bills `/bills`.';
    expect(screens(text)).toEqual(['Berth list', 'Berth', 'Tolls', 'Bills']);
  });

  it('is the screen that has one', () => {
    expect(screens('- **Quays**: `/quays`, or `/q`\n- **Tolls**: `/tolls`')).toEqual(['Quays', 'Tolls']);
  });
});

import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

/** The names of the screens that a section tells of. */
const screens = (text: string): readonly string[] =>
  readPoint('screens', text).screens.map(({ name }) => name);

const addressed = 'One begins on the Quay map at `/quays`; a click opens the Berth sheet, `/berths/{id}`.';

describe('screens that flowing text names beside others with addresses', () => {
  it.each([
    ['by what they are', 'Leaving brings up the Farewell dialog.', ['Farewell dialog']],
    [
      'in a row',
      'From here one reaches the Toll list, the Pilot rota and the Tide tables.',
      ['Toll list', 'Pilot rota', 'Tide tables'],
    ],
    [
      'as there are',
      'Besides it there is My boats, the Logbook (all trips), and for harbour staff, the Gate list.',
      ['My boats', 'Logbook', 'Gate list'],
    ],
    ['as further ones', 'Other menus are Old bills and the Crane rota.', ['Old bills', 'Crane rota']],
    [
      'by where things are kept',
      'The office sets prices up under Toll classes and Price plans.',
      ['Toll classes', 'Price plans'],
    ],
    ['by whose they are', 'Everybody corrects that on My boat, which hides in the corner.', ['My boat']],
  ])('%s', (_, text, names) =>
    expect(screens(`${addressed} ${text}`)).toEqual(['Quay map', 'Berth sheet', ...names]),
  );

  it.each([
    'The crew of the Toll office may see it, and the Pilots are told.',
    'From there the Send button is reached by a Guest user.',
    'The page is drawn by the Harbour app and sorted by Age and Name.',
  ])('are not what else has capitals: %s', (text) =>
    expect(screens(`${addressed} ${text}`)).toEqual(['Quay map', 'Berth sheet']),
  );

  it('are none beside a table with addresses', () =>
    expect(
      screens(
        'Leaving brings up the Farewell note and the Crane rota.\n\n| Screen | Route |\n|---|---|\n| Quays | /quays |\n| Berths | /berths |',
      ),
    ).toEqual(['Quays', 'Berths']));
});

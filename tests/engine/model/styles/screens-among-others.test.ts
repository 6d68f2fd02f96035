import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const screens = (lines: string): string[] =>
  readPoint('screens', lines).screens.map(({ name, route }) => (route ? `${name} ${route}` : name));

describe('lines of a list of screens', () => {
  it.each([
    ['Share dialog. Audience and time.', 'Share dialog'],
    ['Berth finder. It has no address of its own; it opens on top of any page.', 'Berth finder'],
    ['Berth finder – a drawer over the map', 'Berth finder'],
    ['Share dialog (over any page)', 'Share dialog'],
    ['Berth finder, opens from the map', 'Berth finder'],
  ])('%s', (line, name) => {
    expect(screens(`- Map, \`/map\`. All berths.\n- ${line}\n- Tolls, \`/tolls\``)).toEqual([
      'Map /map',
      name,
      'Tolls /tolls',
    ]);
  });

  it.each(['Search works the same everywhere.', 'Tolls. Paid by the day.', 'Note: opens in a new tab'])(
    'no screen is told by: %s',
    (line) => {
      expect(screens(`- Map, \`/map\`. All berths.\n- ${line}\n- Boats, \`/boats\``)).toEqual([
        'Map /map',
        'Boats /boats',
      ]);
    },
  );

  it('that end in the address are named by their heads', () => {
    const lines =
      '- Map, `/map`\n- All Berths, every place of every pier in one list, `/berths`\n- Log (what was done) at `/log`';
    expect(screens(lines)).toEqual(['Map /map', 'All Berths /berths', 'Log /log']);
  });
});

describe('screens in running text that have no address', () => {
  it('are named by the sentence behind the one that counts them', () => {
    const lines =
      'The map is at `/map`. It holds two further views that have no address of their own. The share dialog makes links, and the log panel shows what was done.';
    expect(screens(lines)).toEqual(['map /map', 'share dialog', 'log panel']);
  });

  it('are none where it names more than were counted', () => {
    const lines =
      'The map is at `/map`. It holds two views that have no address. The share dialog makes links, the log panel shows them, and the help panel helps.';
    expect(screens(lines)).toEqual(['map /map']);
  });
});

import { describe, expect, it } from 'vitest';
import { entitiesOf, readPoint } from './read-point.ts';

/** A table with a name beside an empty cell as its header. */
const about = (name: string, ...rows: readonly string[]): string =>
  [`| ${name} | |`, '|---|---|', ...rows.map((row) => `| ${row} |`)].join('\n');

describe('a table about one thing', () => {
  it('is a screen whose rows are its properties', () =>
    expect(
      readPoint(
        'screens',
        [
          about('Harbour map', 'Route | `/map`', 'Purpose | Where every boat lies'),
          about('Berth', 'Address | `/berths/:id`', 'What it shows | One berth'),
        ].join('\n\n'),
      ).screens.map(({ name, route }) => [name, route]),
    ).toEqual([
      ['Harbour map', '/map'],
      ['Berth', '/berths/:id'],
    ]));

  it('is an entity whose rows are its fields', () =>
    expect(
      entitiesOf(about('Boat', 'name | text, required', 'draught | number, optional', 'berth | Berth')),
    ).toEqual(['Boat: name text!, draught number?, berth Berth']));

  it('is an entity whose fields stand in one row', () =>
    expect(entitiesOf(about('Boat', 'Fields | `name`, `draught`', 'Purpose | what lies in a berth'))).toEqual(
      ['Boat: name -, draught -'],
    ));

  it('is an error or a constant', () => {
    expect(
      readPoint('errors', about('`BOAT_SUNK`', 'Status | 410', 'Message | The boat has sunk.')).errors.map(
        ({ name, status }) => [name, status],
      ),
    ).toEqual([['BOAT_SUNK', '410']]);
    expect(
      readPoint('constants', about('Longest boat', 'Value | 50', 'Unit | m')).constants.map(
        ({ name, value, unit }) => [name, value, unit],
      ),
    ).toEqual([['Longest boat', '50', 'm']]);
  });

  it('is none where its rows are things of their own, or its header titles them', () => {
    expect(
      readPoint('screens', about('Screens', 'Map | `/map`', 'Berths | `/berths`')).screens.map(
        ({ name }) => name,
      ),
    ).toEqual(['Map', 'Berths']);
    expect(
      readPoint('constants', about('Limits', 'Longest boat | 50 m', 'Deepest boat | 4 m')).constants.map(
        ({ name }) => name,
      ),
    ).toEqual(['Longest boat', 'Deepest boat']);
    expect(entitiesOf(`### Boat\n\n${about('Field', 'name | text', 'draught | number')}`)).toEqual([
      'Boat: name text, draught number',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const screens = (lines: string) =>
  readPoint('screens', lines).screens.map(({ name, route }) => [name, route]);

describe('addresses that are said on the way', () => {
  it('are of what a description of another screen says to be there, and of nothing else in it', () =>
    expect(
      screens(
        '| Screen | Address | What it shows |\n|---|---|---|\n| Berths | `/berths` | All berths; one berth is at `/berths/:id` |\n| Boats | `/boats` | A list, with data from `/api/boats` |',
      ),
    ).toEqual([
      ['Berths', '/berths'],
      ['one berth', '/berths/:id'],
      ['Boats', '/boats'],
    ]));

  it('are where something begins, or what one goes through', () =>
    expect(
      screens(
        'The booking wizard begins at `/{harbour}/book/` and takes one through three steps.\n\nThe clerks can put a boat that is not their own into it through Assign Berth, `/berths/assign`.',
      ),
    ).toEqual([
      ['booking wizard', '/{harbour}/book/'],
      ['Assign Berth', '/berths/assign'],
    ]));

  it('are none of a screen where others are relative to them', () =>
    expect(
      screens(
        'The addresses are relative to the root of the application, `/harbour/app`. All of these sit behind the `/index.php` prefix.\n\n- Map, `/map`',
      ),
    ).toEqual([['Map', '/map']]));
});

describe('a window in a line below its screen', () => {});

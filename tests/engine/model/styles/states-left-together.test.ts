import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

/** Every step of a paragraph about a crate, with what brings it about. */
const steps = (text: string): readonly string[] =>
  readPoint('states', `### Crate\n\n${text}`).lifecycles.flatMap(({ transitions }) =>
    transitions.map(({ from, to, event }) => `${from} > ${to}: ${event ?? ''}`),
  );
const ends = (text: string): readonly string[] => steps(text).map((step) => step.replace(/:.*$/, ''));

describe('what leaves one state leaves the other that is named with it', () => {
  it.each([
    'A clerk moves it from `open` or `held` to `lost`.',
    'It goes from **open** or **held** to **lost**.',
  ])('%s', (text) => expect(ends(text)).toEqual(['open > lost', 'held > lost']));

  it('also three of them', () =>
    expect(ends('A crate goes from `open`, `held` or `late` to `lost`.')).toEqual([
      'open > lost',
      'held > lost',
      'late > lost',
    ]));

  it('and of two pairs the second begins with its own name', () =>
    expect(ends('A crate goes from `open` to `held` and `held` to `lost`.')).toEqual([
      'open > held',
      'held > lost',
    ]));
});

describe('what something is made', () => {
  it('comes behind what it was', () =>
    expect(
      ends(
        'It begins as `empty`. Packing makes it `full`. A job marks one that is still `empty` or `full` after a day as `lost`.',
      ),
    ).toEqual(['(new) > empty', 'empty > full', 'empty > lost', 'full > lost']));

  it('may be one or another in which it ends', () =>
    expect(
      ends('A crate begins as `empty`. Packing makes it `full`; it ends `sent`, or `lost` with a note.'),
    ).toEqual(['(new) > empty', 'empty > full', 'full > sent', 'full > lost']));

  it('leaves what a sentence says that it is', () =>
    expect(steps('The crate is `empty`. The clerk can pack it, which makes it `full`.')).toEqual([
      'empty > full: The clerk can pack it',
    ]));

  it('is no state where nothing becomes of it', () =>
    expect(ends('The crate is `wooden`. It begins as `empty`. Packing makes it `full`.')).toEqual([
      '(new) > empty',
      'empty > full',
    ]));

  it('is no state where a setting has that value', () => {
    expect(ends('The unit is `kilo`. Packing makes it `full`.')).toEqual([]);
    expect(
      ends('The default unit is `kilo`. A crate is created as `empty`. Packing makes it `full`.'),
    ).toEqual(['(new) > empty', 'empty > full']);
  });

  it('is nothing else where it must not be that', () =>
    expect(
      ends('A crate begins as `empty`. It may become `full` or `lost`. It must not be `full`, or be `lost`.'),
    ).toEqual(['(new) > empty', 'empty > full', 'empty > lost']));
});

describe('the event of a step', () => {
  it('is the clause that makes it so, and not the one that leads to the next', () =>
    expect(
      steps('A clerk can pack a `empty` crate, which makes it `full`, or drop it, which makes it `lost`.'),
    ).toEqual(['empty > full: A clerk can pack a empty crate', 'empty > lost: drop it']));

  it('is not what happens besides', () =>
    expect(
      steps(
        'A `empty` crate becomes `full`. Selling it moves it from `empty` or `full` to `sold`, and a clerk then files it.',
      ).at(-1),
    ).toMatch(/^full > sold: Selling it/));
});

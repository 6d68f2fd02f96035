import { describe, expect, it } from 'vitest';
import { entitiesOf, readPoint } from './read-point.ts';

const lives = (lines: string) =>
  readPoint('states', lines).lifecycles.map(
    ({ name, states, transitions }) =>
      `${name}: ${states.map((each) => each.name).join(', ')}; ${transitions.map(({ from, to }) => `${from} > ${to}`).join(', ')}`,
  );

describe('numbers of clauses in bold type', () => {
  it('are no part of a sentence about a screen', () => {
    const text =
      '**2.1** The Quay shall be at `/quay`.\n\n**2.2** The Berths must be at `/berths` and show boats.';
    expect(readPoint('screens', text).screens.map(({ name, route }) => [name, route])).toEqual([
      ['Quay', '/quay'],
      ['Berths', '/berths'],
    ]);
  });

  it('are no part of one that leads to a table of fields', () => {
    const table = '| **Field** | *Type* |\n| --- | --- |\n| depth | integer |';
    expect(entitiesOf(`**3.1** A **Berth** shall carry the following fields.\n\n${table}`)).toEqual([
      'Berth: depth integer',
    ]);
  });

  it('are no part of one with an amount', () => {
    expect(
      readPoint('constants', '**9.1** The longest stay shall be 14 days.').constants.map(
        ({ name, value, unit }) => [name, value, unit],
      ),
    ).toEqual([['longest stay', '14', 'days']]);
  });

  it('leave an amount that stands alone in bold type', () => {
    expect(readPoint('constants', '- Draught: **2.5** metres').constants.map(({ value }) => value)).toEqual([
      '2.5',
    ]);
  });
});

describe('lives under titles in bold type', () => {
  const berth =
    '**4.1 Berth.** The states shall be free, kept and taken.\n\n- 4.1.1 Keeping shall move free to kept.';
  const kept = '**4.2 Kept.** The states shall be new and old.\n\n- 4.2.1 Waiting shall move new to old.';

  it('are lives where they list states of their own, also one that another has as a state', () => {
    expect(lives(`${berth}\n\n${kept}`)).toEqual([
      'Berth: free, kept, taken; free > kept',
      'Kept: new, old; new > old',
    ]);
  });
});

describe('names of states in any marks', () => {
  it.each([
    ['*Free*', '*On hold*'],
    ['**Free**', '**On hold**'],
    ['__Free__', '__On hold__'],
    ['_Free_', '_On hold_'],
    ['`Free`', '`On hold`'],
    ['"Free"', '"On hold"'],
    ['“Free”', '“On hold”'],
  ])('%s', (free, held) => {
    const text = `### Berth\n\n- When it is asked for, then ${free} becomes ${held}.\n- When it is paid, then ${held} becomes ${free} again.`;
    expect(lives(text)).toEqual(['Berth: Free, On hold; Free > On hold, On hold > Free']);
  });
});

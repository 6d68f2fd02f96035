import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const steps = (lines: string): string[] =>
  readPoint('states', lines).lifecycles.flatMap(({ transitions }) =>
    transitions.map(({ from, to, event }) => `${from} > ${to}${event ? `: ${event}` : ''}`.toLowerCase()),
  );
const states = (lines: string): string[] =>
  readPoint('states', lines).lifecycles.flatMap((each) => each.states.map(({ name }) => name));

describe('lines below a thing', () => {
  it('begin with the first that says what it is once made', () => {
    for (const made of [
      'Shut once built.',
      'Shut when created.',
      'Shut as soon as it is opened for the first time.',
    ])
      expect(
        steps(`- Gate\n  - ${made.replace('built', 'made')}\n  - Shut to ajar when the wind blows.`).length,
      ).toBe(made.endsWith('time.') ? 1 : 2);
  });

  it('begin with no other', () =>
    expect(
      steps('- Gate\n  - Shut to ajar when the wind blows.\n  - Ajar when opened.').filter((each) =>
        each.startsWith('(new)'),
      ),
    ).toEqual([]));

  it('tell several steps one by one', () =>
    expect(
      steps(
        '- Gate\n  - Shut to ajar when the wind blows; ajar to shut when it is closed.\n  - Shut to lost if it falls.',
      ),
    ).toEqual([
      'shut > ajar: when the wind blows',
      'ajar > shut: when it is closed',
      'shut > lost: if it falls',
    ]));

  it('tell from which it goes away', () =>
    expect(
      steps(
        '- Gate\n  - Active to disabled when the wind blows.\n  - Active or disabled, it goes away when sold.',
      ).slice(1),
    ).toEqual([
      'active > (end): active or disabled, it goes away when sold',
      'disabled > (end): active or disabled, it goes away when sold',
    ]));
});

describe('a thing in bold type', () => {
  it('is none of its states', () =>
    expect(
      states('A **gate** starts out as shut when somebody builds it. It becomes ajar when the wind blows.'),
    ).toEqual(['shut', 'ajar']));

  it('begins as its first sentence says', () =>
    expect(steps('A **gate** is active when created. Switching it off makes it disabled.')).toContain(
      '(new) > active: a gate is active when created',
    ));

  it('goes away whichever it was', () =>
    expect(
      steps(
        'A gate is open when it is built. The wind makes it closed. When its owner leaves the whole gate goes away, whether it was open or closed.',
      ).filter((each) => each.includes('(end)')).length,
    ).toBe(2));
});

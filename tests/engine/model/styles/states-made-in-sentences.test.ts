import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const steps = (...lines: string[]): string[] =>
  readPoint('states', `- **Berth**\n${lines.map((line) => `  - ${line}`).join('\n')}`).lifecycles.flatMap(
    ({ transitions }) => transitions.map(({ from, to }) => `${from} > ${to}`),
  );

describe('steps in sentences about one thing', () => {
  it('begin in one state, or in the other when it is not so', () => {
    expect(
      steps(
        'A new berth is *free* when its pontoon is built, and *not free* (marked in grey) when it is not.',
      ),
    ).toEqual(['(new) > free', '(new) > not free']);
  });

  it('lead from what is made into another', () => {
    expect(
      steps(
        'A new berth is *free*.',
        'Mooring there makes a free berth *taken*.',
        'Casting off makes it *free* again.',
      ),
    ).toEqual(['(new) > free', 'free > taken', 'taken > free']);
  });

  it('lead to several, behind what happens first', () => {
    expect(
      steps(
        'A new berth is *free*.',
        'Mooring makes it *taken*.',
        'A berth that was not free becomes *free* once it is dredged, and a free one becomes *not free* when it silts up.',
        'At the end of the season a taken berth goes back to *free* or to *not free*, depending on its depth.',
      ),
    ).toEqual(expect.arrayContaining(['taken > free', 'taken > not free', 'not free > free']));
  });

  it('lead from a state that is not told', () => {
    const [berth] = readPoint(
      'states',
      '- **Berth**\n  - Signing the lease makes a berth *taken*.\n  - Closing it makes it *shut*, and the boat has to leave.',
    ).lifecycles;
    expect(berth?.transitions.map(({ from, to }) => [from, to])).toEqual([
      [null, 'taken'],
      ['taken', 'shut'],
    ]);
  });

  it('turn one into another, and tell more', () => {
    expect(
      steps(
        'A new berth is *free*.',
        'Mooring turns a free berth into a *taken* one, which is shown in red.',
      ),
    ).toEqual(['(new) > free', 'free > taken']);
  });

  it('are none where "not" is only stressed', () => {
    expect(
      steps('A new berth is *free*.', 'Mooring makes it *taken*.', 'Its length is *not stored* then.'),
    ).toEqual(['(new) > free', 'free > taken']);
  });

  it('are none that remove, where something is removed in both of some cases', () => {
    expect(
      steps(
        'A new berth is *free*.',
        'Mooring makes it *taken*.',
        'In truth the sign is removed in both of these cases.',
      ),
    ).toEqual(['(new) > free', 'free > taken']);
  });
});

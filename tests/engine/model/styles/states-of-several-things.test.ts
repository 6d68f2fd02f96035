import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const steps = (lines: string): string[] =>
  readPoint('states', lines).lifecycles.map(
    (each) => `${each.name}: ${each.transitions.map(({ from, to }) => `${from} > ${to}`).join('; ')}`,
  );

describe('headings that name states of one another', () => {
  it('name things, where most steps below each go between others', () =>
    expect(
      steps(
        '### Mooring\n\n| From | To |\n|---|---|\n| asked | towing |\n| towing | held |\n\n### Towing\n\n| From | To |\n|---|---|\n| mooring | pulled |\n| pulled | loose |\n| loose | pulled |\n',
      ),
    ).toEqual([
      'Mooring: asked > towing; towing > held',
      'Towing: mooring > pulled; pulled > loose; loose > pulled',
    ]));

  it('are states, where what stands below each leaves it', () =>
    expect(
      steps(
        '### Asked\n\nIt becomes held when a boat comes.\n\n### Held\n\nIt becomes asked again at night.\n',
      ),
    ).toEqual(['States: Asked > held; Held > asked']));
});

describe('tables whose first header says what is in a state', () => {
  it('are each of that', () =>
    expect(
      steps(
        'A berth is built free.\n\n| Berth is | may become | when |\n|---|---|---|\n| (none) | free | it is built |\n| free | taken | a boat moors |\n\n| If a buoy is | it can become | trigger |\n|---|---|---|\n| lit | dark | sunrise |\n| dark | (none) | loss |\n',
      ),
    ).toEqual(['berth: (new) > free; free > taken', 'buoy: lit > dark; dark > (end)']));

  it('are of what their heading names where that is the same', () =>
    expect(
      steps('### Berths\n\n| Berth is | next |\n|---|---|\n| free | taken |\n| taken | free |\n'),
    ).toEqual(['Berths: free > taken; taken > free']));

  it('tell no steps where they say what something means', () =>
    expect(steps('| What it is | Meaning |\n|---|---|\n| free | no boat |\n| taken | a boat |\n')).toEqual(
      [],
    ));
});

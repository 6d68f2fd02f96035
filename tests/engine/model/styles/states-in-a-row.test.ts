import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const lifecycles = (lines: string): string[] =>
  readPoint('states', lines).lifecycles.map(
    (each) =>
      `${each.name}: ${each.states.map(({ name }) => name).join(', ')}; ${each.transitions.map(({ from, to }) => `${from} > ${to}`).join(', ')}`,
  );

describe('a name and its states in a line above a list of steps', () => {
  const berth =
    'Berth: not ready, free, taken, closed; (new) > not ready, not ready > free, free > taken, taken > free, free > closed, closed > free';
  it.each([
    [
      'in plain words',
      'Berth: not ready, free, taken, closed\n\n- built: not ready\n- from not ready to free: the harbour master opens it\n- ship lands: free becomes taken\n- ship leaves: taken to free\n- closing: free, then closed\n- opened again: closed > free',
      [berth],
    ],
    [
      'in code',
      'Berth: `not ready`, `free`, `taken`, `closed`\n\n- built: `not ready`\n- from `not ready` to `free`: the harbour master opens it\n- ship lands: `free` becomes `taken`\n- ship leaves: `taken` to `free`\n- closing: `free`, then `closed`\n- opened again: `closed` > `free`',
      [berth],
    ],
    [
      'of several things',
      'Ship: at sea, moored\n\n- arrives: at sea to moored\n- leaves: moored to at sea\n\nCrane: idle, at work\n\n- starts: idle to at work\n- stops: at work to idle',
      [
        'Ship: at sea, moored; at sea > moored, moored > at sea',
        'Crane: idle, at work; idle > at work, at work > idle',
      ],
    ],
    [
      'several that are left',
      'Stay: asked for, granted, over\n\n- the ship leaves: asked for or granted to over\n- the master agrees: asked for to granted',
      ['Stay: asked for, granted, over; asked for > over, granted > over, asked for > granted'],
    ],
  ])('%s', (_, lines, expected) => expect(lifecycles(lines)).toEqual(expected));

  it('is none above lines that move nothing', () => {
    expect(
      lifecycles('Cargo: timber, coal, grain\n\n- timber is weighed at the quay\n- coal makes dust'),
    ).toEqual([]);
  });
});

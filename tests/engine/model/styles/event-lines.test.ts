import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const steps = (lines: string): string[] =>
  readPoint('states', `### Bill\n\n${lines}\n`).lifecycles.flatMap(({ transitions }) =>
    transitions.map(({ from, to, event }) => `${from} > ${to}: ${event}`),
  );
const states = (lines: string): string[] =>
  readPoint('states', `### Bill\n\n${lines}\n`).lifecycles.flatMap((each) =>
    each.states.map(({ name }) => name),
  );

describe('a list of what happens, and between which states', () => {
  const all = ['`', '**', ''].flatMap((mark) =>
    [' — ', ': '].flatMap((sign) =>
      ['**', ''].map((bold) => {
        const name = (text: string): string => mark + text + mark;
        const label = (text: string): string => `- ${bold}${text}${bold}${sign}`;
        return `${label('Write')}starts as ${name('open')}.\n${label('Pay')}${name('open')} to ${name('paid')}; it leaves the list.\n${label('Ask again')}${name('paid')} back to ${name('open')}.\n${label('Drop')}${name('open')} or ${name('paid')} to ${name('void')}.`;
      }),
    ),
  );

  it.each(all)('behind labels: %s', (lines) =>
    expect(steps(lines)).toEqual([
      '(new) > open: Write',
      'open > paid: Pay',
      'paid > open: Ask again',
      'open > void: Drop',
      'paid > void: Drop',
    ]),
  );

  it('with several steps behind one label', () =>
    expect(steps('- Pay: `open` to `paid`, or `late` to `paid`.\n- Warn: `open` to `late`.')).toEqual([
      'open > paid: Pay',
      'late > paid: Pay',
      'open > late: Warn',
    ]));

  it.each(['`', ''])('as given, when and then, in %s', (mark) => {
    const name = (text: string): string => mark + text + mark;
    expect(
      steps(
        `- When the clerk writes it, then the bill starts as ${name('Open')}.\n- Given ${name('Open')}, when the guest pays, then ${name('Paid')}.\n- Given an ${name('Open')} bill, when it is dropped, then it becomes ${name('Lost')}.`,
      ),
    ).toEqual([
      '(new) > Open: the clerk writes it',
      'Open > Paid: the guest pays',
      'Open > Lost: it is dropped',
    ]);
  });

  it('as a state, what happens, and behind a colon the next', () =>
    expect(
      steps('- Open, guest pays: Paid.\n- Open, it is dropped: Lost.\n- Paid, guest complains: Open.'),
    ).toEqual(['Open > Paid: guest pays', 'Open > Lost: it is dropped', 'Paid > Open: guest complains']));

  it('holds no more steps behind one label than a line may', () =>
    expect(steps(`- Pay: ${'a to b or '.repeat(9000)}c\n- Go: a to b\n- Come: b to a\n`).length).toBeLessThan(
      60,
    ));

  it('is none where the lines say what the states are', () => {
    const lines =
      '- **Open** — with the clerk, up to a week.\n- **Paid** — the money went to the house.\n- **Lost** — nobody knows.';
    expect(states(lines)).toEqual(['Open', 'Paid', 'Lost']);
    expect(steps(lines)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const steps = (lines: string): string[] =>
  readPoint('states', `### Bill\n\n${lines}\n`).lifecycles.flatMap(({ transitions }) =>
    transitions.map(({ from, to, event }) => `${from} > ${to}: ${event}`),
  );

/** The same with the names in code, in bold type and in plain type. */
const ways = (line: string): string[] =>
  ['`', '**', ''].map((mark) => line.replace(/\{(\w+)\}/g, (_, name: string) => mark + name + mark));

describe('several steps in a line with arrows', () => {
  it.each([
    ...ways('- {open} → {paid} when the guest pays, {open} → {lost} when he leaves.'),
    ...ways('- {open} → {paid} when the guest pays, and {open} → {lost} when he leaves.'),
    ...ways('- {open} → {paid} when the guest pays, or back to {lost} when he leaves.'),
    ...ways('- {open} → {paid} when the guest pays, → {lost} when he leaves.').slice(0, 2),
  ])('leave one state for several: %s', (line) =>
    expect(steps(line).map((each) => each.replace(/: (?:when )?/, ': '))).toEqual([
      'open > paid: the guest pays',
      'open > lost: he leaves',
    ]),
  );

  it.each(ways('- {open} → {held} once it is weighed → {paid} when the guest pays.'))(
    'go on from one to the next: %s',
    (line) =>
      expect(steps(line).map((each) => each.replace(/:.*/, ''))).toEqual(['open > held', 'held > paid']),
  );

  it('are none where words lead to no name of a state', () =>
    expect(
      steps('- open → paid when the guest pays, or goes back to the desk to ask.').map((each) =>
        each.replace(/:.*/, ''),
      ),
    ).toEqual(['open > paid']));
});

describe('a lifecycle that several words head', () => {
  it.each(['For stays the states are', 'As for stays, there are'])('is of what %s', (lead) =>
    expect(
      readPoint(
        'states',
        `Bills move through two states, \`open\` and \`paid\`.\n\n- \`open\` → \`paid\` when the guest pays.\n\n${lead} \`planned\` and \`there\`. A stay is short.\n\n- \`planned\` → \`there\` when he comes.\n`,
      ).lifecycles.map(({ states }) => states.map(({ name }) => name)),
    ).toEqual([
      ['open', 'paid'],
      ['planned', 'there'],
    ]),
  );
});

describe('a sentence that says which states there are', () => {
  const lives = (lines: string): string[] =>
    readPoint('states', lines).lifecycles.map(
      ({ name, states }) => `${name}: ${states.map((each) => each.name).join(', ')}`,
    );

  it.each([
    ['A bill is one of: open, paid, lost.', 'A stay is planned, there or gone.'],
    ['A bill can be `open`, `paid` or `lost`.', 'Each stay may be either planned, there or gone.'],
  ])('parts what stands below each: %s %s', (bill, stay) =>
    expect(
      lives(
        `${bill}\n\n- it begins as open when it is written\n- open to paid: the guest pays\n- paid to lost: it burns\n\n${stay}\n\n- planned to there: he comes\n- there to gone: he leaves\n`,
      ),
    ).toEqual(['bill: open, paid, lost', 'stay: planned, there, gone']),
  );

  it('is none where the lines below do not move between these', () =>
    expect(lives('A bill is white, pink or blue.\n\n- print it at noon\n- fold it twice\n')).toEqual([]));
});

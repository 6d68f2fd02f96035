import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const fence = (yaml: string) => readPoint('states', `### Loan\n\n\`\`\`yaml\n${yaml}\n\`\`\``).lifecycles;
const told = (yaml: string) =>
  fence(yaml).map(({ name, states, starts, ends, transitions }) => [
    name,
    states.map((state) => state.name),
    starts,
    ends,
    transitions.map(({ from, event, to }) => `${from} ${event} ${to}`),
  ]);

describe('states that YAML tells by its keys', () => {
  it('are listed, in one line or several', () => {
    expect(told('states: [draft, lent, returned]\ninitial: draft\nfinal: [returned]')).toEqual([
      ['Loan', ['draft', 'lent', 'returned'], ['draft'], ['returned'], []],
    ]);
    expect(told('statuses:\n  - draft\n  - "lent"')).toEqual([['Loan', ['draft', 'lent'], [], [], []]]);
  });

  it('are moved between by steps', () => {
    expect(
      told(
        'states: [draft, lent]\ntransitions:\n  - from: draft\n    to: lent\n    event: lend\n  - from: lent\n    to: draft\n    trigger: bring_back',
      ),
    ).toEqual([['Loan', ['draft', 'lent'], [], [], ['draft lend lent', 'lent bring_back draft']]]);
  });

  it('are none where the keys hold something else', () => {
    for (const yaml of ['states: all of them', 'states: [see the list below, or ask]', 'transitions: smooth'])
      expect(fence(yaml).flatMap(({ transitions }) => transitions)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const steps = (text: string) =>
  readPoint('states', text).lifecycles.map(
    ({ name, transitions }) => `${name}: ${transitions.map(({ from, to }) => `${from} > ${to}`).join(', ')}`,
  );

describe('steps of several', () => {
  it('stand as pairs before one event', () =>
    expect(
      steps(
        '### Berth\n\n- (new) to free: built\n- free to taken: booked\n- free to gone, taken to gone: torn down',
      ),
    ).toEqual(['Berth: (new) > free, free > taken, free > gone, taken > gone']));

  it('are none of a sentence with "to" in it', () =>
    expect(steps('### Berth\n\n- It goes to taken, back to free: no.')).toEqual([]));

  it('are told thing by thing where each begins in bold type', () =>
    expect(
      steps(
        'Two things change. The **berth request** starts as open and becomes granted when it is paid. A **gate** moves from shut to raised when somebody calls.',
      ),
    ).toEqual(['berth request: (new) > open, open > granted', 'gate: shut > raised']));

  it('are of one thing where what is bold are its states', () =>
    expect(
      steps('A **draft** is sent and becomes **posted**. A **posted** one becomes filed when it is read.'),
    ).toHaveLength(1));

  it('leave what was reached, or what may be done besides leaves', () => {
    expect(
      steps(
        '### Permit\n\nA permit starts as `draft`. Asking moves it to `asked`. A clerk approves it, which gives `granted`. A granted permit can go from `granted` to `lapsed`.',
      ),
    ).toEqual(['Permit: (new) > draft, draft > asked, asked > granted, granted > lapsed']);
    expect(
      steps(
        '### Permit\n\nA permit starts as `draft`. A sent permit can be taken back, going from `sent` to `draft`, or be marked void, going to `void`.',
      )[0],
    ).toContain('sent > void');
  });
});

import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const lifecycles = (lines: string): string[] =>
  readPoint('states', lines).lifecycles.map(
    (each) =>
      `${each.name}: ${each.states.map(({ name }) => name).join(', ')}; ${each.transitions.map((step) => `${step.from} > ${step.to}`).join(', ')}`,
  );

describe('states in a row behind a bold name', () => {
  const steps = '- empty → full when it is loaded.\n- full → in_dock when the ship is here.';

  it('are those between which the lines below move', () => {
    expect(lifecycles(`**Crate**: empty, full, in_dock, lost.\n${steps}`)).toEqual([
      'Crate: empty, full, in_dock, lost; empty > full, full > in_dock',
    ]);
  });

  it('are none where nothing moves between them', () => {
    expect(lifecycles(`**Crate**: wood, steel, paper.\n${steps}`)).toEqual([
      'Crate: empty, full, in_dock; empty > full, full > in_dock',
    ]);
    expect(
      lifecycles('### Crate\n\n- empty → full: loaded\n\nScan result: PASSED, FAILED, NOT_RUN.'),
    ).toEqual(['Crate: empty, full; empty > full']);
  });
});

describe('what stands at the end of an arrow besides a listed state', () => {
  const row = '### Crate\n\nStates: empty, full, sent.\n\n- empty → full when it is loaded.\n';

  it('tells more of the step where it goes on behind the name', () => {
    const read = readPoint('states', `${row}- full → sent for small crates.`).lifecycles[0];
    expect(read?.states.map(({ name }) => name)).toEqual(['empty', 'full', 'sent']);
    expect(read?.transitions[1]).toMatchObject({ from: 'full', to: 'sent', event: 'for small crates' });
  });

  it('is a state of its own where that is a name of several words', () => {
    expect(lifecycles(`${row}- full → sent back: refused at the gate.`)).toEqual([
      'Crate: empty, full, sent, sent back; empty > full, full > sent back',
    ]);
  });

  it('is nothing where no other line names either end', () => {
    const remark =
      '- full → sent: it is away.\n- sent → empty: it is back.\n\nNo refunds; second scan → new ticket.';
    expect(lifecycles(row + remark)).toEqual([
      'Crate: empty, full, sent; empty > full, full > sent, sent > empty',
    ]);
  });

  it('is the end where it says that nothing is left', () => {
    expect(
      lifecycles(
        `**Crate**: empty, full.\n- empty → full when it is loaded.\n- full → removed when it burns.`,
      ),
    ).toEqual(['Crate: empty, full; empty > full, full > (end)']);
  });
});

describe('what makes something the first of its states', () => {
  const steps = '- empty → full when it is loaded.\n- full → empty when it is unloaded.';
  it.each([
    ['Booking makes it empty.', '(new) > empty'],
    ['A crate enters `empty` when it is booked.', '(new) > empty'],
  ])('%s', (line, step) =>
    expect(lifecycles(`**Crate**: empty, full.\n- ${line}\n${steps}`)[0]).toContain(step),
  );

  it('is nothing that leads to another one, or is told later', () => {
    expect(lifecycles(`**Crate**: empty, full.\n- Loading makes it full.\n${steps}`)[0]).not.toContain(
      '(new)',
    );
    expect(lifecycles(`**Crate**: empty, full.\n${steps}\n- Unloading makes it empty.`)[0]).not.toContain(
      '(new)',
    );
  });
});

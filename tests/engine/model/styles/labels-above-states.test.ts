import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const lifecycles = (lines: string): string[] =>
  readPoint('states', lines).lifecycles.map(
    (each) =>
      `${each.name}: ${each.states.map(({ name }) => name).join(', ')}; ${each.transitions.map((step) => `${step.from} > ${step.to}`).join(', ')}`,
  );

const steps = '1. Empty becomes full when it is loaded.\n2. Full becomes sent when the crate is away.';

describe('a label before a row of states', () => {
  it.each([
    ['Possible values: empty, full, sent.'],
    ['Allowed states: empty, full, sent.'],
    ['It can be: empty, full, sent.'],
    ['Its values: empty, full, sent.'],
    ['`status`: empty, full, sent.'],
    ['**Possible values:** empty, full, sent.'],
    ['Statuses are empty, full, sent.'],
    ['The values are empty, full, sent.'],
  ])('%s', (row) =>
    expect(lifecycles(`### Crate status\n\n${row}\n\n${steps}`)).toEqual([
      'Crate status: empty, full, sent; Empty > full, Full > sent',
    ]),
  );

  it('goes with each of several headings', () => {
    const gate = 'Possible values: open, shut.\n\n1. Open becomes shut at night.';
    expect(
      lifecycles(
        `### Crate status\n\nPossible values: empty, full, sent.\n\n${steps}\n\n### Gate\n\n${gate}`,
      ),
    ).toEqual([
      'Crate status: empty, full, sent; Empty > full, Full > sent',
      'Gate: open, shut; Open > shut',
    ]);
  });

  it('may be a line in bold type, and so may that of the steps', () =>
    expect(
      lifecycles(
        '### Crate\n\n**Possible values**\n\n- empty\n- full\n\n**Allowed transitions**\n\n- empty → full: it is loaded',
      ),
    ).toEqual(['Crate: empty, full; empty > full']));

  it('tells whose states they are where it names that', () => {
    expect(lifecycles(`Possible values of a crate: empty, full, sent.\n\n${steps}`)[0]).toMatch(/^crate: /);
    expect(lifecycles(`The crate has these states: empty, full, sent.\n\n${steps}`)[0]).toMatch(/^crate: /);
    expect(lifecycles(`### Harbour\n\nCrate: empty, full, sent.\n\n${steps}`)).toEqual([
      'Crate: empty, full, sent; Empty > full, Full > sent',
    ]);
  });

  it('is a name of several words where one of them only looks like a verb', () => {
    expect(lifecycles(`### Cargo hold: empty, full, sent\n\n${steps}`)[0]).toMatch(/^Cargo hold: /);
  });

  it('leaves the status of an event its name, and a title about events none', () => {
    expect(lifecycles(`### Event status\n\nPossible values: empty, full, sent.\n\n${steps}`)[0]).toMatch(
      /^Event status: /,
    );
    expect(lifecycles(`### States and events\n\nA crate is empty at first.\n\n${steps}`)[0]).not.toMatch(
      /events/,
    );
  });
});

describe('where something begins', () => {
  it('is the first sentence that lists no states', () => {
    const lines =
      '### Crate\n\n`status` is one of `empty`, `full`, `sent`.\n\n1. It is `empty` once the desk has booked it.\n2. `empty` becomes `full` when it is loaded.';
    expect(lifecycles(lines)).toEqual(['Crate: empty, full, sent; empty > full, (new) > empty']);
  });

  it('is not told by what it is for as long as something holds', () => {
    const lines =
      '### Crate\n\nPossible values: empty, full.\n\n1. It is empty while nothing is in it.\n2. Empty becomes full when it is loaded.';
    expect(lifecycles(lines)).toEqual(['Crate: empty, full; Empty > full']);
  });
});

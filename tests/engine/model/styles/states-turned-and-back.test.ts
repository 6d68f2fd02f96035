import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const lifecycles = (lines: string): string[] =>
  readPoint('states', lines).lifecycles.map(
    (each) =>
      `${each.name}: ${each.states.map(({ name }) => name).join(', ')}; ${each.transitions.map((step) => `${step.from} > ${step.to}`).join(', ')}`,
  );
const steps = (lines: string): string[] =>
  readPoint('states', lines).lifecycles.flatMap(({ transitions }) =>
    transitions.map(({ from, to, event }) => `${from} > ${to}: ${event ?? ''}`),
  );

describe('what turns something into something', () => {
  it('leaves one of two', () =>
    expect(
      steps(
        '### Crate\n\nA crate is created as active. Dropping it turns an active or a held crate into a broken one.',
      ),
    ).toEqual(['(new) > active: ', 'active > broken: Dropping it', 'held > broken: Dropping it']));

  it('is told without articles where something else names the state', () =>
    expect(
      steps(
        '### Crate\n\nA crate comes in as unopened. "Open" turns unopened into opened. "Undo" turns opened into unopened.',
      ),
    ).toContain('opened > unopened: Undo'));

  it('is no step where the words name things', () =>
    expect(
      steps(
        '### Crate\n\nA crate starts as open. Sorting turns crates into piles. Closing makes it closed.',
      ).join(),
    ).not.toMatch(/crates|piles/));
});

describe('the way back at the end of a sentence', () => {
  it.each([
    ['"Hold Crate" takes it from open to held and "Free Crate" takes it back.', 'Free Crate'],
    ['Holding takes it from open to held, and freeing takes it back.', 'freeing'],
  ])('%s', (line, event) =>
    expect(steps(`### Crate\n\nStates: open, held, lost.\n\n- A crate starts as open.\n- ${line}`)).toContain(
      `held > open: ${event}`,
    ),
  );

  it('is none where somebody takes something back when', () =>
    expect(
      steps(
        '### Crate\n\nA crate starts as open. It becomes taken when it is paid, or revoked when the desk takes it back.',
      ),
    ).toEqual(['(new) > open: ', 'open > taken: it is paid', 'open > revoked: the desk takes it back']));
});

describe('a sentence of several cases', () => {
  it('tells each with its own event', () =>
    expect(
      steps(
        '### Crate\n\nA crate starts as open. It ends in one of three ways: it becomes taken when it is paid, broken when it falls, and lostfound when nobody asks.',
      ),
    ).toEqual([
      '(new) > open: ',
      'open > taken: it is paid',
      'open > broken: it falls',
      'open > lostfound: nobody asks',
    ]));

  it('takes no case from what only says more', () =>
    expect(
      steps(
        '### Crate\n\nA crate starts as open. It becomes lost when it is missing, even when it is found, and late when it is late.',
      ).join(),
    ).not.toMatch(/> even/));

  it('leaves the same in each part behind an outcome', () =>
    expect(
      lifecycles(
        '### Offer\n\nAn offer is pending as soon as it is sent. When the guest signs it becomes accepted; when the desk cancels it, it becomes revoked; and when its time runs out it becomes expired.',
      )[0],
    ).toContain('pending > accepted, pending > revoked, pending > expired'));

  it('goes on from part to part where the first is no outcome', () =>
    expect(
      lifecycles(
        '### Load\n\nA load is pending after the upload. When a worker picks it up it is active; when the last line is done it is complete.',
      )[0],
    ).toContain('pending > active, active > complete'));
});

describe('who tells a step', () => {
  const lines = (line: string) => `### Crate\n\nStates: draft, queued, sent.\n\n- ${line}`;
  it('stands before what happens', () => {
    expect(steps(lines('As a clerk, when I press "Queue", then draft becomes queued.'))).toEqual([
      'draft > queued: I press "Queue"',
    ]);
    expect(steps(lines('As a clerk, when I press "Add" on a draft, then it becomes queued.'))).toEqual([
      'draft > queued: when I press "Add" on a draft',
    ]);
  });
});

describe('whose states a paragraph in the plural tells', () => {
  it('is what comes in', () =>
    expect(
      lifecycles(
        'An offer is pending at first. It becomes accepted when the guest signs.\n\nNotices come in as unread. Opening one marks it read.',
      ).map((each) => each.split(':')[0]),
    ).toEqual(['offer', 'Notice'].map((name) => expect.stringMatching(new RegExp(name, 'i')))));
});

import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const lifecycles = (lines: string): string[] =>
  readPoint('states', lines).lifecycles.map(
    (each) =>
      `${each.name}: ${each.states.map(({ name }) => name).join(', ')}; ${each.transitions.map((step) => `${step.from} > ${step.to}`).join(', ')}`,
  );

describe('where something begins', () => {
  it.each([
    [
      'what a state says of itself',
      '### Crate\n\n- `empty` — initial; one for each slot\n  - → `full`\n- `full`\n  - → `empty` by the clerk',
      ['Crate: empty, full; (new) > empty, empty > full, full > empty'],
    ],
    [
      'a line below a state',
      '### Crate\n\n- `empty`\n  - initial state, set by the clerk\n  - → `full`: it is loaded\n- `full`\n  - terminal',
      ['Crate: empty, full; (new) > empty, empty > full'],
    ],
    [
      'new ones',
      '### Crate\n\n- **Empty**: nothing is in it. New crates start here.\n- **Full**: from Empty, when it is loaded.',
      ['Crate: Empty, Full; (new) > Empty, Empty > Full'],
    ],
    [
      'from the moment it is made',
      '### Crate\n\nA crate is `empty` from the moment it is created. It becomes `full` when it is loaded.',
      ['Crate: empty, full; (new) > empty, empty > full'],
    ],
    [
      'an initial that begins nothing',
      '### Crate\n\n- **Empty**: the initial setup is over.\n- **Full**: it is loaded.',
      ['Crate: Empty, Full; '],
    ],
  ])('%s', (_, lines, expected) => expect(lifecycles(lines)).toEqual(expected));
});

describe('a story of something', () => {
  it.each([
    [
      'what stands in brackets behind what is done',
      '### Loan\n\nA loan is created as **Asked**. The clerk may grant it (**Granted**) or turn it down (**Refused**). A refused loan can be changed, which makes it Asked again.',
      ['Loan: Granted, Refused, Asked; (new) > Asked, Asked > Granted, Asked > Refused, refused > Asked'],
    ],
    [
      'what happens to those in a state',
      '### Loan\n\nA loan starts as **Asked**. It becomes **Granted**. Granted loans are shown at the desk. When the clerk hands the book over the loan is **Running**; when it comes back it is **Over**.',
      [
        'Loan: Running, Over, Asked, Granted; (new) > Asked, Asked > Granted, Granted > Running, Running > Over',
      ],
    ],
    [
      'two ways out of one',
      '### Shop\n\nA shop is open, sold or closed. From open there are two ways. Selling makes it sold, for good. Closing for a year makes it closed.',
      ['Shop: open, sold, closed; open > sold, open > closed'],
    ],
    [
      'the same of another',
      '### Gate\n\nA gate is open, shut or broken. An open gate may be shut, and a shut one may be opened again. An open gate can be broken as well, and so can a shut one.',
      ['Gate: open, shut, broken; open > shut, shut > open, open > broken, shut > broken'],
    ],
    [
      'one of several',
      '### Essay\n\nAn essay is *handed in*. On reading it becomes passed, failed or sent back, depending on the mark.',
      [
        'Essay: handed in, passed, failed, sent back; handed in > passed, handed in > failed, handed in > sent back',
      ],
    ],
    ['a word that is stressed', '### Essay\n\nA retry is **not** a step. It is **only** a new try.', []],
    [
      'other words beside names in code',
      '### Essay\n\nAn essay starts as `asked`. A teacher can move it to `passed` or `failed`. A new essay of an active pupil becomes `asked` as well.',
      ['Essay: passed, failed, asked; (new) > asked, asked > passed, asked > failed'],
    ],
  ])('%s', (_, lines, expected) => expect(lifecycles(lines)).toEqual(expected));
});

describe('stories of several hands', () => {
  it.each([
    [
      'with what begins out, and the second of two with its own condition',
      'A kite starts out **folded**. At dawn it is either **flying** or, when the line breaks, **lost**. A lost one can be found again and is then folded once more. Burning a kite that is flying or folded makes it **gone**.',
      [
        '(new) > folded',
        'folded > flying: At dawn',
        'folded > lost: when the line breaks',
        'lost > folded: A lost one can be found again and is then folded once more',
        'flying > gone: Burning a kite that is flying or folded makes it gone',
        'folded > gone: Burning a kite that is flying or folded makes it gone',
      ],
    ],
    [
      'with one of several things that happen',
      'Lending a kite makes it **lent**. From there, one of two things happens. The child comes back, and the kite is **home**. Or the wind takes it, and it is **lost**.',
      ['lent > home', 'lent > lost'],
    ],
    [
      'with what may be done while it is in one of two',
      'A kite is folded, flying or lost. A kite may be lost while it is flying or while it is folded. It is folded when it is made.',
      ['flying > lost', 'folded > lost', '(new) > folded'],
    ],
  ])('%s', (_, text, expected) => {
    const [lifecycle] = readPoint('states', `### Kite\n\n${text}`).lifecycles;
    const steps = (lifecycle?.transitions ?? []).map(({ from, to, event }) => [from, to, event]);
    expect(
      steps.map(([from, to, event], index) =>
        expected[index]?.includes(':') ? `${from} > ${to}: ${event}` : `${from} > ${to}`,
      ),
    ).toEqual(expected);
  });

  it.each([
    ['How a kite moves', ['kite']],
    ['What can happen to a kite', ['kite']],
    ['What each old kite can be', ['old kite']],
    ['How things change', ['States']],
    ['Kites', ['Kites']],
  ])('have their names from a title that asks: %s', (title, expected) => {
    const { lifecycles } = readPoint(
      'states',
      `### ${title}\n\n- folded → flying: wind\n- flying → folded: rain`,
    );
    expect(lifecycles.map(({ name }) => name)).toEqual(expected);
  });

  it('have a lifecycle of its own for what is said to have one', () => {
    const { lifecycles } = readPoint(
      'states',
      '### Kite\n\nA folded kite becomes flying when the wind comes.\n\nFor lenders, the loan has its own life:\n\n- asked → granted\n- granted → over',
    );
    expect(lifecycles.map(({ name, transitions }) => [name, transitions.length])).toEqual([
      ['Kite', 1],
      ['loan', 2],
    ]);
  });
});

it('headings that only point name no lifecycle, but for what they say in brackets', () => {
  const { lifecycles } = readPoint(
    'states',
    '### The one people see\n\nEvery old kite starts as `folded`. It becomes `flying` when the wind comes.\n\n### The one the shop uses (stock state)\n\n- `there` → `sold`: paid',
  );
  expect(lifecycles.map(({ name, transitions }) => [name, transitions.length])).toEqual([
    ['old kite', 2],
    ['stock state', 1],
  ]);
});

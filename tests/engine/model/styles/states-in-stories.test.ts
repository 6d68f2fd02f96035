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

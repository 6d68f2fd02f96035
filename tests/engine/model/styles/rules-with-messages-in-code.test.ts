import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const rules = (lines: string): string[] =>
  readPoint('rules', lines).rules.map(({ subject, text, message }) =>
    [subject, text, message].filter(Boolean).join(' | '),
  );

describe('rules with messages in code', () => {
  it.each([
    [
      'in the middle and at the end',
      '- `hull` must be given, else `Please give the hull.`, and must be dry, else `The hull is wet.`',
      ['hull | must be given | Please give the hull.', 'hull | must be dry | The hull is wet.'],
    ],
    [
      'with a remark behind it',
      '- `hull` must be numeric, else `That is no number.` Old hulls are fine.',
      ['hull | must be numeric, else `That is no number.` Old hulls are fine. | That is no number.'],
    ],
    [
      'in turn',
      '- `mast` and `keel` must be numbers, else `The mast is no number` and `The keel is no number`.\n- name, flag: needed – "Name is needed", "Flag is needed".',
      [
        'mast | must be numbers | The mast is no number',
        'keel | must be numbers | The keel is no number',
        'name | needed | Name is needed',
        'flag | needed | Flag is needed',
      ],
    ],
    [
      'by case',
      '- The mast must be straight: a guest reads `Your mast is bent`, a member reads `Bent mast, call us`.\n- boat delete: moored → "Boat is moored"; one of somebody else → "Boat is not yours".',
      [
        'The mast | The mast must be straight | Your mast is bent',
        'The mast | must be straight: a guest reads `Your mast is bent`, a member reads `Bent mast, call us` | Bent mast, call us',
        'boat delete | moored | Boat is moored',
        'boat delete | one of somebody else | Boat is not yours',
      ],
    ],
    [
      'of parts without a verb, and of another like it',
      '`bow` must be a port (`The bow is no port`) and `stern` a free one (`The stern is no port`).\n\nThe mast must be straight: “Your mast is bent”. Likewise the keel: “Your keel is bent”.',
      [
        'bow | `bow` must be a port | The bow is no port',
        'stern | must be a port (`The bow is no port`) and `stern` a free one | The stern is no port',
        'The mast | The mast must be straight | Your mast is bent',
      ],
    ],
    [
      'behind what is refused',
      'Mooring a boat twice fails with `This boat is moored already`.\n\nA booking without a boat gets `Choose a boat first`.\n\nA title may be left out, in which case `No title was given` is shown.',
      [
        'Mooring a boat twice fails | This boat is moored already',
        'A booking without a boat | A booking without a boat gets `Choose a boat first`. | Choose a boat first',
        'A title | A title may be left out | No title was given',
      ],
    ],
    [
      'not: values, calls and data',
      '- state must be one of `At sea again today`, `In the harbour now`.\n- `GET /boats of all` is refused.\n- The answer must be `{"state": "no such boat"}`.',
      [
        'state | must be one of `At sea again today`, `In the harbour now`.',
        'GET /boats of all | is refused.',
        'The answer | The answer must be `{"state": "no such boat"}`.',
      ],
    ],
  ])('%s', (_, lines, expected) => {
    expect(rules(lines)).toEqual(expected);
  });
});

describe('what sentences rule in the present tense', () => {
  it.each([
    [
      'values, effects, and what never is',
      'The colour of a boat is `red`, `blue` or `green`. Selling a boat deletes its berths. Renaming a boat never moves it. A captain leaves the harbour at noon.',
      [
        'The colour of a boat | The colour of a boat is `red`, `blue` or `green`.',
        'Selling a boat deletes its berths.',
        'Renaming a boat | Renaming a boat never moves it.',
      ],
    ],
    [
      'a row of names behind a condition',
      'When a boat is sold, mast, keel and rudder must be listed.',
      ['mast, keel and rudder | When a boat is sold, mast, keel and rudder must be listed.'],
    ],
    [
      'what a name in code does',
      '- `mast` follows the rules of the keel but may be left out.\n- `mast` values must be known.',
      ['mast | follows the rules of the keel but may be left out.', 'mast values | must be known.'],
    ],
    [
      'a name of its own behind a full stop',
      '- hull: must be given (“Give a hull.”). mast: must be dry (“Dry the mast.”).',
      ['hull | must be given | Give a hull.', 'mast | must be dry | Dry the mast.'],
    ],
    [
      'not: what is shown for something that is missing, and when something is done',
      '- The hull must be named, and the list shows “No name yet” until then.\n\nDuring the storm the guard closes the gate.',
      ['The hull | The hull must be named, and the list shows “No name yet” until then.'],
    ],
    [
      'not: a question',
      'Is there only one hull per boat? A hull is never wet.',
      ['A hull | A hull is never wet.'],
    ],
    [
      'what points back, and what only a condition names',
      'The guard must stand at every gate. When several boats are wet, only the first one is shown.\n\n- The gate must be shut. It refuses `tar`, oil and `ink`.',
      [
        'The guard | The guard must stand at every gate.',
        'When several boats are wet, only the first one is shown.',
        'The gate | The gate must be shut.',
        'The gate | refuses `tar`, oil and `ink`.',
      ],
    ],
    [
      'one of a kind that code names, and words with a bracket behind them',
      'A boat must have a mast and a `motor` one must not have it. Fixed berths (harbour only) need a rope.',
      [
        'A boat | must have a mast',
        'a motor one | must not have it.',
        'Fixed berths (harbour only) | Fixed berths (harbour only) need a rope.',
      ],
    ],
    [
      'arrows of several sentences',
      '- Negative price → 0. Unknown colour → red, the first.',
      ['Negative price | 0.', 'Unknown colour | red, the first.'],
    ],
    [
      'below a heading that names several things',
      '### Boats and berths\n\nA berth must be free.\n\n### Boats\n\nA mast must be straight.',
      ['A berth | A berth must be free.', 'Boats | A mast must be straight.'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(rules(lines)).toEqual(expected);
  });
});

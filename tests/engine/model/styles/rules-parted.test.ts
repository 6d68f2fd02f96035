import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const rules = (lines: string): string[] =>
  readPoint('rules', lines).rules.map(({ subject, text }) => `${subject}: ${text}`);

describe('rules of several things in one sentence', () => {
  it.each([
    [
      'clauses that each have a subject of their own',
      'The first row of a tide chart shall fill the column "Tide"; the first row of a crew list shall fill "Name". A pilot can steer a boat only once, and a pilot can belong to a dock only once.',
      [
        'The first row of a tide chart: shall fill the column "Tide"',
        'the first row of a crew list: shall fill "Name".',
        'A pilot: can steer a boat only once',
        'a pilot: can belong to a dock only once.',
      ],
    ],
    [
      'a bound whose verb stands before it',
      "- A log's `title` has at most 50 characters, its `body` and `note` at most 2048 each.",
      ["A log's title: has at most 50 characters", 'body: at most 2048 each', 'note: at most 2048 each'],
    ],
    [
      '"each" at the end',
      '- The `mast`, the `keel` and the `sail` have at most 50 parts each.',
      [
        'The mast: have at most 50 parts each',
        'the keel: have at most 50 parts each',
        'the sail: have at most 50 parts each',
      ],
    ],
    [
      '"each" behind a bound without a verb',
      'A title and a note of at most 80 signs each.',
      ['A title: at most 80 signs each', 'a note: at most 80 signs each'],
    ],
    [
      'not: what only tells more of the same',
      'A name must not be empty, and the check ignores case. The title is required; the others may be empty. A mast must be a whole number of metres, a whole number of at least 3.',
      [
        'A name: A name must not be empty, and the check ignores case.',
        'The title: The title is required; the others may be empty.',
        'A mast: A mast must be a whole number of metres, a whole number of at least 3.',
      ],
    ],
  ])('%s', (_, lines, expected) => {
    expect(rules(lines)).toEqual(expected);
  });
});

describe('comparisons in code', () => {
  it.each([
    [
      'line by line',
      '`watch.to > watch.from`\n`watch.to - watch.from <= 8h`\n`pilot.watches(day).count <= 2`',
      ['watch.to: > watch.from', 'watch.to - watch.from: <= 8h', 'pilot.watches(day).count: <= 2'],
    ],
    [
      'in items',
      '- `watch.to > watch.from`\n- `pilot.age >= 16`, `crew != 0`',
      ['watch.to: > watch.from', 'pilot.age: >= 16', 'crew: != 0'],
    ],
    ['not: names, and what something is set to', '- `watch.to`\n- `crew = 3`\n- `a => b`', []],
  ])('%s', (_, lines, expected) => {
    expect(rules(lines)).toEqual(expected);
  });
});

describe('what a line refuses of things listed below it', () => {
  it('is said of each thing, and of none that a clause tells', () => {
    expect(
      rules(
        'Removal is refused when something still depends on it:\n\n- a quay with boats,\n- a boat with a crew or a log.\n- the tide is low',
      ),
    ).toEqual([
      'Removal: Removal is refused when something still depends on it:',
      'a quay with boats: Removal is refused',
      'a boat with a crew or a log: Removal is refused',
      'Removal is refused when something still depends on it: the tide is low',
    ]);
  });

  it('is not said of what the line itself speaks of', () => {
    expect(rules('Entry is denied when the pilot holds:\n\n- a guest pass\n- an old key')).toEqual([
      'Entry is denied when the pilot holds: a guest pass',
      'Entry is denied when the pilot holds: an old key',
    ]);
  });
});

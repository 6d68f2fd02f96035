import { describe, expect, it } from 'vitest';
import { modelAsJson } from '../../../../src/engine/index.ts';
import { read } from '../../../../src/engine/specification.ts';

const constants = (text: string): string[] =>
  modelAsJson(read(`## 9. Business constants and limits\n\n${text}\n`).model).constants.map(
    ({ name, value, unit }) => `${name} = ${value} ${unit}`.trim(),
  );

describe('counts without a verb', () => {
  it.each([
    ['one', '10 boats per pier.', ['boats per pier = 10']],
    ['several', '10 boats per pier and 4 oars per boat.', ['boats per pier = 10', 'oars per boat = 4']],
    [
      'what there is of them',
      'There is a limit of 10 boats per pier and of 3 piers per lake.',
      ['boats per pier = 10', 'piers per lake = 3'],
    ],
    [
      'of several things, told once',
      'Boat names can be up to 60 letters long, notes up to 2,000 and tags between 3 and 20.',
      [
        'Boat name maximum length = up to 60 letters',
        'note maximum length = up to 2,000 letters',
        'tag minimum length = 3 letters',
        'tag maximum length = 20 letters',
      ],
    ],
    [
      'of one after the other',
      'The first page holds 15 boats, the second 30, and every later one 100.',
      ['first page boats = 15 boats', 'second page boats = 30 boats', 'boats per later page = 100 boats'],
    ],
  ])('%s', (_, text, expected) => expect(constants(text)).toEqual(expected));

  it('none of a part of them', () => expect(constants('3 of them sank on a Sunday.')).toEqual([]));
});

describe('amounts below the name of a plan', () => {
  const plans = ['Free boats = 3', 'Free rower = 1', 'Pro boats = 50', 'Pro rowers = 10'];
  it.each([
    ['headings', '### Free\n\n- 3 boats\n- 1 rower\n\n### Pro (10 euros a month)\n\n- 50 boats\n- 10 rowers'],
    ['items', '- Free:\n  - 3 boats\n  - 1 rower\n- Pro:\n  - 50 boats\n  - 10 rowers'],
  ])('%s', (_, text) => expect(constants(text)).toEqual(plans));

  it('what has no end', () =>
    expect(constants('- Pro plan: unlimited boats, 10 rowers')).toEqual([
      'Pro plan boats = unlimited',
      'Pro plan rowers = 10',
    ]));

  it('no other title', () => expect(constants('### Boats\n\n- Oars: 4')).toEqual(['Oars = 4']));
});

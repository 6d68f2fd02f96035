import { describe, expect, it } from 'vitest';
import { entitiesOf, readPoint } from './read-point.ts';

describe('things that paragraphs tell of by names in bold type', () => {
  it('have the parts that their sentences name', () => {
    const [mast] = readPoint(
      'entities',
      'A **Mast** has a label, which is required text, and a height. It belongs to a boat. It may carry a flag colour and a lamp. There is a hollow flag, a boolean; and a finish, which is either a paint or a foil.',
    ).entities;
    expect(mast?.fields.map(({ name }) => name)).toEqual([
      'label',
      'height',
      'boat',
      'flag colour',
      'lamp',
      'hollow',
      'finish',
    ]);
  });

  it('say which of them must be there', () => {
    const [skipper] = readPoint(
      'entities',
      'A **Skipper** is a person who sails. We keep the full name (text, required), the licence, required, and a phone number. A skipper may have a nickname.',
    ).entities;
    expect(skipper?.fields.map(({ name, required }) => [name, required])).toEqual([
      ['full name', true],
      ['licence', true],
      ['phone number', null],
      ['nickname', false],
    ]);
  });

  it('bring up others', () => {
    expect(
      entitiesOf(
        'Finally, a **Race** has a date, a start time and a name. On it there are **Buoys**. A buoy has a colour and a position.',
      ),
    ).toEqual(['Race: date -, start time -, name -', 'Buoy: colour -, position -']);
  });

  it('have nothing that is told of somebody else, or by words that name no part', () => {
    const names = readPoint(
      'entities',
      'A **Trip** has a goal and a length. The captain has the last word, the rest follows. They have many friends and whether it rains.',
    ).entities.flatMap(({ fields }) => fields.map(({ name }) => name));
    expect(names).toEqual(['goal', 'length']);
  });
});

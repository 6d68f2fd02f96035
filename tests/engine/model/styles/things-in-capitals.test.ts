import { describe, expect, it } from 'vitest';
import { read } from '../../../../src/engine/specification.ts';
import { entitiesOf as entities, readPoint } from './read-point.ts';

describe('things that running text names by nothing but large letters', () => {
  it.each([
    [
      'are opened by a sentence and told of by the next ones',
      'At the heart of the yard is the Boat. Each Boat carries a hull number, a length in metres and the owner. It may also have a nickname.',
      ['Boat: hull number -, length -, owner -, nickname -?'],
    ],
    [
      'are kept by somebody, and bring up another one below them',
      'For each Berth the yard keeps a label, a depth and whether it is covered; the label must be given. Under it hangs the Mooring Line, with a colour, a length and an age.',
      ['Berth: label -!, depth -, covered -', 'Mooring Line: colour -, length -, age -'],
    ],
    [
      'are gone on about by their last word, and in a sentence about one side of them',
      'A Toll Receipt, which the harbour prints, comprises a sum, a currency (EUR or DKK) and a date. On the paper side a receipt has a serial code and a stamp.',
      ['Toll Receipt: sum -, currency one of EUR, DKK, date -, serial code -, stamp -'],
    ],
    [
      'have what sentences demand of their parts',
      'A Skipper is anyone who sails. We know the full name, the licence, a phone number and a note. A Voyage has a goal, a first day and a last day. Optional on a voyage are a crew size and remarks.',
      [
        'Skipper: full name -, licence -, phone number -, note -',
        'Voyage: goal -, first day -, last day -, crew size -?, remarks -?',
      ],
    ],
    [
      'have values and kinds, which are no parts',
      'A Sail has a colour, a cut, which is full, half or none at all, and a storm flag. A Wind log consists of a force, which is an integer, a check in time and a list of remarks.',
      ['Sail: colour -, cut -, storm -', 'Wind log: force integer, check in time -, remarks -'],
    ],
  ])('%s', (_, text, things) => expect(entities(text)).toEqual(things));

  it.each([
    'The Boat has to be clean, dry and safe. The Boat and the Berth are kept apart.',
    'The Owner can leave, and the Guest is a visitor with a boat.',
    'The System is built with care, a hammer and a saw.',
    'The Harbour is old. The Pilot is mentioned on the Berth, and the Crew is with him.',
  ])('are none in other words: %s', (text) => expect(entities(text)).toEqual([]));

  it('are none where the document tells of things otherwise', () =>
    expect(
      entities(
        'A Sail has a colour, a cut and an age.\n\n### Boat\n\n| Field | Type |\n| --- | --- |\n| name | text |\n\n### Notes\n\nThe Harbour has a history and an office.',
      ),
    ).not.toContain('Harbour'));

  it('leave no running text that was not read', () => {
    const text = 'A Sail has a colour, a cut and an age. It is made of cloth.';
    const { points } = readPoint('entities', text);
    expect(points.find(({ id }) => id === 'entities')?.proseShare).toBe(0);
  });

  it('let a section be one of things by what its sentences tell', () => {
    const model = read(
      '# Yard\n\n## Why it is there\n\nIt is for sailors.\n\n## What the yard remembers\n\nA Boat has a name, a hull number and an owner. A Berth holds a label and a depth.\n\nA Toll has a payer and a sum.\n',
    ).model;
    expect(model.entities.entities.map(({ name }) => name)).toEqual(['Boat', 'Berth', 'Toll']);
  });
});

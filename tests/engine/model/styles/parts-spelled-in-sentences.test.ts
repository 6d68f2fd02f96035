import { describe, expect, it } from 'vitest';
import { entitiesOf as entities, readPoint } from './read-point.ts';

describe('bold things of flowing text with parts spelled as programmes do', () => {
  it.each([
    [
      'has what needs to be there, and plain words beside it',
      'A **Boat** needs boat_no (text), a colour and a sail_no as text.',
      ['Boat: boat_no text!, colour -!, sail_no text!'],
    ],
    [
      'is told behind a colon, with what may be missing apart',
      'A **Berth** lies at a pier: berth_no, depth and pier_id are required there, while tow_rope is a default.',
      ['Berth: berth_no -!, depth -!, pier_id -!, tow_rope -'],
    ],
    [
      'goes on in the sentences behind it',
      'Every line of it is a **Boat line**. It carries a required line_no and a rate. Its tax_rate is a decimal.',
      ['Boat line: line_no -!, rate -, tax_rate decimal'],
    ],
    [
      'has two that are required among others',
      'The **Toll** is paid with from_quay and to_quay, both required, a toll_no and a note.',
      ['Toll: from_quay -!, to_quay -!, toll_no -, note -'],
    ],
    [
      'has values in brackets, which are no parts and end none',
      'A **Boat** needs a boat_kind (a choice of row_boat, sail_boat), hull_no and depth (decimal).',
      ['Boat: boat_kind -!, hull_no -!, depth decimal!'],
    ],
    [
      'stands beside others in a paragraph',
      'A **Mast** has mast_no and a height. A **Sail** has a sail_no and its mast_no.',
      ['Mast: mast_no -, height -', 'Sail: sail_no -, mast_no -'],
    ],
  ])('%s', (_, text, things) => expect(entities(text)).toEqual(things));

  it.each([
    ['what it does', 'A **Boat** sails from sea_wall to town_gate.'],
    ['where it is kept', 'A **Boat** has an owner and is kept in the table boat_log.'],
    ['plain words alone', 'A **Boat** needs care, and the harbour pays.'],
  ])('have no parts by %s', (_, text) =>
    expect(entities(text).filter((each) => each.includes('_'))).toEqual([]),
  );
});

describe('addresses with blanks', () => {
  it('are read in code, and nowhere else', () =>
    expect(
      readPoint(
        'screens',
        '| Screen | Route |\n|---|---|\n| Open Bills | `/r/Open Bills` |\n| Quay | /quay |',
      ).screens.map(({ name, routes }) => [name, ...routes].join(' | ')),
    ).toEqual(['Open Bills | /r/Open Bills', 'Quay | /quay']));
});

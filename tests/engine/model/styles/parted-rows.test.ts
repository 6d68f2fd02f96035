import { describe, expect, it } from 'vitest';
import { entitiesOf as entities, readPoint } from './read-point.ts';

describe('rows of names with their types', () => {
  it.each([
    [
      'between strokes behind the name of a thing',
      '- **Depot**: name string * / opened date ? / open bool / state idle|busy|shut / crew object[] *\n- **Lorry** (road only): plate string * / weight long, kg / depotId int * (where it sleeps) / health (see 4)',
      [
        'Depot: name text!, opened date?, open boolean, state one of idle, busy, shut, crew list of json!',
        'Lorry: plate text!, weight integer, depotId integer!, health -',
      ],
    ],
    [
      'between dots or bars, and in plain lines, one with a single field',
      '- Driver: name string ! · born date ? · badges int[]\n- Badge: label string * — in small letters\n- Pass: code guid | holder string * | valid int — at most one\n- Depot: name string / city string',
      [
        'Driver: name text!, born date?, badges list of integer',
        'Badge: label text!',
        'Pass: code uuid, holder text!, valid integer',
        'Depot: name text, city text',
      ],
    ],
    [
      'in a line of their own below the name',
      '- **Trailer** — pulled by lorries\nplate string * / axles int / tags int[]\n- **Lorry** — pulls w/ a hook\nplate string * / hook bool',
      ['Trailer: plate text!, axles integer, tags list of integer', 'Lorry: plate text!, hook boolean'],
    ],
    [
      'with marks behind the types, one a line',
      '**Lorry**\n- plate: string *\n- nickname / colour: string ?\n- sold: date ? (by law) / bought: date *\n- seats: int — 0 = none',
      ['Lorry: plate text!, nickname text?, colour text?, sold date?, bought date!, seats integer'],
    ],
    [
      'with words for what must be there',
      '**Lorry**\n- `plate` – string, must\n- `colour` – string, opt.\n- `owner` – string, needed',
      ['Lorry: plate text!, colour text?, owner text!'],
    ],
  ])('are read %s', (_, lines, expected) => expect(entities(lines)).toEqual(expected));

  it.each([
    ['words between strokes', '- Lorry: red / blue / green\n- Van: big / small'],
    [
      'questions and sentences',
      '- Depot: what is it for ? / who runs it ?\n- Lorry: as before / after lunch',
    ],
    ['what a number stands for', '- Lorry: like nothing else, plus it is loud'],
  ])('do not make fields of %s', (_, lines) =>
    expect(
      readPoint('entities', lines).entities.flatMap(({ fields, doubtful }) => (doubtful ? [] : fields)),
    ).toEqual([]),
  );

  it.each([
    'like Lorry with wings',
    'like Lorry in miniature',
    'like Lorry for children',
    'like Lorry for kids / pets',
  ])('give no fields where what is alike is none of the other: %s', (words) =>
    expect(entities(`- **Lorry**: plate string * / axles int\n- **Toy**: ${words}`)).toEqual([
      'Lorry: plate text!, axles integer',
      'Toy: ',
    ]),
  );

  it('keep what a number stands for out of the default', () => {
    const [lorry] = readPoint('entities', '**Lorry**\n- seats: int (0 = none)\n- axles: int = 2').entities;
    expect(lorry?.fields.map((each) => each.default)).toEqual([null, '2']);
  });
});

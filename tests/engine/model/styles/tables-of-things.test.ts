import { describe, expect, it } from 'vitest';
import { entitiesOf as entities, readPoint } from './read-point.ts';

describe('tables whose columns are things', () => {
  it.each([
    [
      'side by side, each with its own columns',
      '| Crane | | | Berth | |\n|---|---|---|---|---|\n| `name` * | text, at most 40 | | `depth` | decimal |\n| `lifts` | decimal, optional | | `pier` * | → Pier |\n| `kind` | river, lake or sea | | | |',
      ['Crane: name text!, lifts decimal?, kind -', 'Berth: depth decimal, pier Pier!'],
    ],
    [
      'with a row for each field',
      '| | Crane | Mobile crane |\n|---|---|---|\n| `name` | string, required | same |\n| `reach` | decimal, optional | same, in metres |\n| `wheels` | *does not exist* | integer |\n| `rails` | boolean | — |',
      [
        'Crane: name text!, reach decimal?, rails boolean',
        'Mobile crane: name text!, reach decimal?, wheels integer',
      ],
    ],
    [
      'below names of fields that a title announces',
      '### Cranes and berths\n\n| Field | Crane | Berth |\n|---|---|---|\n| name | text | as left |\n| depth | n/a | decimal |\n| built | date | ditto |',
      ['Crane: name text, built date', 'Berth: name text, depth decimal, built date'],
    ],
    [
      'of needed and optional fields',
      '| Thing | Needed | May have |\n|---|---|---|\n| Crane | `name` (text), `reach` | `note` |\n| Berth | `depth` | `pier` (→ Pier) |',
      ['Crane: name text!, reach -!, note -?', 'Berth: depth -!, pier Pier?'],
    ],
  ])('are read %s', (_, lines, expected) => expect(entities(lines)).toEqual(expected));

  it('are fields of the heading where they lie above their types', () =>
    expect(
      entities(
        '### Crane\n\n| `id` | `built` | `reach` |\n|---|---|---|\n| integer | date | decimal, optional |',
      ),
    ).toEqual(['Crane: id integer, built date, reach decimal?']));

  it('are things where a row lists the fields of each', () =>
    expect(
      entities(
        '| | `Crane` | `Berth` |\n|---|---|---|\n| columns | `id`, `reach` | `id`, `depth` |\n| kept by | port | town |',
      ),
    ).toEqual(['Crane: id -, reach -', 'Berth: id -, depth -']));

  it.each(['Common fields', 'What everything has', 'Fields of every table', 'On all records'])(
    'give the fields below "%s" to all, but for what is left out',
    (title) =>
      expect(
        entities(
          `### ${title}\n\nAll carry these, except Pass and Badge.\n\n| Field | Type |\n|---|---|\n| id | integer |\n\n### Crane\n\n- \`reach\`: decimal\n\n### Pass\n\n- \`code\`: text\n\n### Badge\n\n- \`code\`: text`,
        ),
      ).toEqual(['Crane: id integer, reach decimal', 'Pass: code text', 'Badge: code text']),
  );

  it('take marks and other titles for what must be there', () =>
    expect(
      entities(
        '### Crane\n\n| Field | Kind | Must | Limit |\n|---|---|:-:|---|\n| `name` | text | ● | 40 characters |\n| `note` | text | | |',
      ),
    ).toEqual(['Crane: name text!, note text']));

  it.each([
    ['examples', '| Crane | | Berth | |\n|---|---|---|---|\n| Big Bertha | red | North 1 | 12 |'],
    [
      'where things are seen',
      '| | Web | Mobile |\n|---|---|---|\n| `name` | shown | hidden |\n| `note` | hidden | shown |',
    ],
    [
      'values in words',
      '| Name | Norway | Chad |\n|---|---|---|\n| currency | Krone | same |\n| plug | Round | same |',
    ],
    ['rows of data', '### Crane\n\n| `id` | `name` |\n|---|---|\n| 1 | Bertha |\n| 2 | Anna |'],
  ])('are no things in tables of %s', (_, lines) =>
    expect(readPoint('entities', lines).entities.filter(({ fields }) => fields.length > 0)).toEqual([]),
  );
});

describe('a heading that may speak of all', () => {
  const section = (title: string, field: string, prose = ''): string =>
    `### ${title}\n\n| Field | Type |\n|---|---|\n| ${field} | integer |\n\n${prose ? `${prose}\n\n` : ''}`;
  const names = (lines: string): string[] => entities(lines).map((each) => each.replace(/ integer/g, ''));

  it.each([
    'Fields of every document',
    'Fields of each table',
    'Base parts',
    'Common parts',
    'Shared properties',
  ])('gives nothing to others where it may be one thing of that name: %s', (title) => {
    const all = names(section(title, 'seats') + section('Guest', 'age') + section('Room', 'size'));
    expect(all).toHaveLength(3);
    expect(all.slice(1)).toEqual(['Guest: age', 'Room: size']);
  });

  it.each(['Not in the Log.', 'The Log has none of them.', 'All but Logs.'])(
    'gives nothing where words below it leave out another: %s',
    (prose) =>
      expect(
        names(section('Common fields', 'id', prose) + section('Guest', 'age') + section('Log', 'size')),
      ).toEqual(['Common fields: id', 'Guest: age', 'Log: size']),
  );

  it.each(['They are not repeated below.', 'Every guest has these, no need to repeat them.'])(
    'is a thing of its own where the text does not repeat it: %s',
    (prose) =>
      expect(names(section('Common fields', 'id', prose) + section('Guest', 'age'))).toEqual([
        'Common fields: id',
        'Guest: age',
      ]),
  );

  it('gives its fields where what it says not is of none of the others', () =>
    expect(names(section('Common fields', 'id', 'They are not shown.') + section('Guest', 'age'))).toEqual([
      'Guest: id, age',
    ]));
});

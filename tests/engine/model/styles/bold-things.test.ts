import { describe, expect, it } from 'vitest';
import { entitiesOf as entities, readPoint } from './read-point.ts';

describe('things below a heading that each begin with a bold name', () => {
  it('are things of their own in lists, lines and sentences', () =>
    expect(
      entities(
        [
          '### The harbour itself',
          'A **Crane** lifts what comes.\n- `reach`, decimal, required\n- `serial`, text, required. Never used again.\n- `painted`, boolean: once a year\n- `colour`, text, `red` unless chosen otherwise',
          '**Berth**: `depth` (decimal, required) and `pier` (text).',
          'A **Pier** is a place. It has a `name` (text, required), a `length` (integer) and an `order` (integer).',
          '**Mooring** is what ties the two, i.e. a rope: `berth` (integer, required), `boat` (integer).',
          '**Boat**, always with a flag: sail, motor or oars.\n\n- `name`, text, required\n- `flag`, text, optional',
          '**Log line** is one entry: `id` (UUID), `width` and `height` (integers, both optional), `note` (text).',
        ].join('\n\n'),
      ),
    ).toEqual([
      'Crane: reach decimal!, serial text!, painted boolean, colour text',
      'Berth: depth decimal!, pier text',
      'Pier: name text!, length integer, order integer',
      'Mooring: berth integer!, boat integer',
      'Boat: name text!, flag text?',
      'Log line: id uuid, width integers?, height integers?, note text',
    ]));

  it('have what a bracket says of all names before it, up to the name that has one of its own', () =>
    expect(
      entities(
        '### Crane\n\nIt has `reach`, `lift` and `load` (all decimal), `maker` (text), `from` and `until` (date, both optional).',
      ),
    ).toEqual(['Crane: reach decimal, lift decimal, load decimal, maker text, from date?, until date?']));

  it('are parts of what the heading names, where that has fields of its own', () =>
    expect(
      entities(
        '### Crane\n\n- `reach`: decimal\n- `serial`: text\n\n**Owner side**: `owner` (text, required) and `phone` (text).',
      ),
    ).toEqual(['Crane: reach decimal, serial text, owner text!, phone text']));

  it('are no second thing beside a heading of the same name', () =>
    expect(
      entities('### Crane\n\nA **Crane** lifts what comes.\n\n- `reach`: decimal\n- `serial`: text'),
    ).toEqual(['Crane: reach decimal, serial text']));

  it('also add what another one has not', () =>
    expect(
      entities(
        '**Draft** has `owner`, `file_id` and `path` (text). The accompanying **Review** adds `author` and `state`.',
      ),
    ).toEqual(['Draft: owner -, file_id -, path text', 'Review: author -, state -']));

  it.each([
    ['values', 'A **Crane** lifts what comes.\n\n- red\n- blue'],
    ['steps', '**Note**: do not paint it.\n\n- First clean it.\n- Then wait a day.'],
    ['words in code', 'The **Crane** runs `lift` before `drop`.'],
  ])('are no things above or before %s', (_, lines) =>
    expect(
      readPoint('entities', `### Harbour\n\n${lines}`).entities.filter(({ name }) => name !== 'Harbour'),
    ).toEqual([]),
  );
});

import { describe, expect, it } from 'vitest';
import { entitiesOf as entities } from './read-point.ts';

describe('things in bold type with their parts in code', () => {
  it.each([
    [
      'in whatever words, over sentences',
      'A **boat** is what people come for. Its parts are `id`, `hull_mark` and `length` (integer).',
      ['boat: id -, hull_mark -, length integer'],
    ],
    [
      'with what leads to them before',
      'When a berth is let we keep a **stay** with `boat_id` and `berth_id`. Whoever has not paid is a **debtor**: `name` (string) and `sum_owed` (integer).',
      ['stay: boat_id -, berth_id -', 'debtor: name text, sum_owed integer'],
    ],
    [
      'and other things on the way, which have none',
      'A **Stay** has an `id` (uuid), a `boat_id` that points to the **Boat**, and a `first_night` (date).',
      ['Stay: id uuid, boat_id -, first_night date'],
    ],
  ])('have them %s', (_, text, read) => {
    expect(entities(text)).toEqual(read);
  });

  it.each([
    ['is stressed', 'Both `boat_id` and `berth_id` are **required**; `first_night` and `last_night` too.'],
    [
      'is followed by types',
      'It has a **name** (`string`), a **length** (`integer`) and a **draught** (`decimal`).',
    ],
    ['has one part', 'A **pier** is long. Its `id` is on a plate.'],
  ])('are not read of what %s', (_, text) => {
    expect(entities(text).filter((each) => /^(?:required|name|length|draught|pier):/.test(each))).toEqual([]);
  });
});

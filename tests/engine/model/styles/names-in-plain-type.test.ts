import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const entities = (lines: string): string[] =>
  readPoint('entities', lines).entities.map(
    ({ name, fields }) => `${name}: ${fields.map((field) => field.name).join(', ')}`,
  );

describe('names in plain type in place of bold ones', () => {
  it('are those of things where their fields share keys, whatever stands above', () =>
    expect(
      entities(
        '**Pier**\n\n| Field | Type |\n|---|---|\n| `length` | integer |\n| `depth` | integer |\n\nAn asterisk marks what must be there.\n\n- Berth: `id`\\* (integer), `pier_id`\\* (integer), `label` (text).\n- Crane: `id`\\* (integer), `pier_id`\\* (integer), `load` (integer).\n',
      ),
    ).toEqual(['Pier: length, depth', 'Berth: id, pier_id, label', 'Crane: id, pier_id, load']));

  it('are those of groups of fields where they share none', () =>
    expect(
      entities(
        '### Berth\n\n- Placement: `pier_id` (integer, required), `row` (text).\n- Size: `depth` (integer), `length` (integer).\n',
      ),
    ).toEqual(['Berth: pier_id, row, depth, length']));

  it('stand before the fields that strokes part', () =>
    expect(
      entities(
        'Crane: id: int64 / reach*: decimal / load: decimal / pier_id\n\nPier (in a harbour): id / name*: string / depth: decimal\n\nStatus: draft / open / closed\n',
      ),
    ).toEqual(['Crane: id, reach, load, pier_id', 'Pier: id, name, depth']));
});

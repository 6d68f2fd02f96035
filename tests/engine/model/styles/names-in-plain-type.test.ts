import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const entities = (lines: string): string[] =>
  readPoint('entities', lines).entities.map(
    ({ name, fields }) => `${name}: ${fields.map((field) => field.name).join(', ')}`,
  );

const lives = (lines: string): string[] =>
  readPoint('states', lines).lifecycles.map(
    ({ name, states, transitions }) =>
      `${name}: ${states.map((state) => state.name).join(', ')}; ${transitions.map(({ from, to }) => `${from} > ${to}`).join(', ')}`,
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

  it('end with a full stop before what names several fields in code', () =>
    expect(
      entities(
        '- Crane. What lifts: `reach` (decimal, required) and `load` (integer).\n- Crew list. `crane_id` (integer), `name` (text, required).\n- The crane drivers know. They use `reach` and `load`.\n',
      ),
    ).toEqual(['Crane: reach, load', 'Crew list: crane_id, name']));

  it.each(['**4.1 Mooring.**', '4.1 Mooring.'])('title the clause that they begin: %s', (title) =>
    expect(
      lives(
        `${title} The states shall be tied, loose and lost.\n\n- 4.1.1 Casting off shall move tied to loose.\n- 4.1.2 A storm shall move loose to lost.\n\n${title.replace('4.1 Mooring', '4.2 Berth')} The states shall be free and taken.\n\n- 4.2.1 A boat that comes in shall move free to taken.\n`,
      ),
    ).toEqual(['Mooring: tied, loose, lost; tied > loose, loose > lost', 'Berth: free, taken; free > taken']),
  );

  it.each(['**Mooring**', 'Mooring'])('stand beside their states above steps in words: %s', (name) =>
    expect(
      lives(
        `- ${name}: Tied, Loose, Lost\n  - When the crew casts off, then Tied becomes Loose.\n  - When nobody is aboard, then Loose becomes Lost.\n- ${name.replace('Mooring', 'Berth')}: Free, Taken\n  - When a boat comes in, then Free becomes Taken.\n  - When it leaves, then Taken becomes Free.\n`,
      ),
    ).toEqual([
      'Mooring: Tied, Loose, Lost; Tied > Loose, Loose > Lost',
      'Berth: Free, Taken; Free > Taken, Taken > Free',
    ]),
  );
});

import { describe, expect, it } from 'vitest';
import { entitiesOf } from './read-point.ts';

describe('fields below the name of a thing', () => {
  it.each([
    [
      'below what titles those of all its kinds, and in lines on some of them',
      '- **Harbour**\n  - `name` is text, required.\n- **Vessel**\n  - Fields that all three kinds have:\n    - `hull` is text.\n    - `tags` is a list of ids.\n  - Ferries add `out` and `back` (both at first) and the two counters `tripsOut` and `tripsBack`.\n  - Barges add `load`, which is the tons, and `unloadedAt`.\n  - Tugs and Barges share `towed` and `crew`.',
      [
        'Harbour: name text!',
        'Vessel: hull text, tags -, out -, back -, tripsOut -, tripsBack -, load -, unloadedAt -, towed -, crew -',
      ],
    ],
    [
      'below a heading',
      '### Vessel\n\n- Fields of all kinds:\n  - `hull` – text\n- Tugs add a `rope`.\n- Tugs keep a `history`.',
      ['Vessel: hull text, rope -, history -'],
    ],
    [
      'with a full stop behind a name alone',
      '- **Buoy**\n  - `id`, required.\n  - `timestamp`.\n  - `text`',
      ['Buoy: id -!, timestamp -, text -'],
    ],
  ])('%s', (_, lines, expected) => expect(entitiesOf(lines)).toEqual(expected));

  it.each([
    ['what another thing has', '  - Harbours have a `depth`.'],
    ['values of which a line speaks', '  - The list keeps `active` vessels first.'],
    ['what some kinds have not', '  - Rafts have no `engine`.'],
    ['lines below another title', '  - Who may see it:\n    - `pilot`\n    - `owner`'],
    ['parts of a field', '  - `load` has `tons` for ores and `crates` for goods.'],
  ])('are not read from %s', (_, line) => {
    const [vessel = ''] = entitiesOf(`- **Vessel**\n  - \`hull\`, text\n  - \`load\`, integer\n${line}`);
    expect(vessel.replace(/, load -$/, '')).toBe('Vessel: hull text, load integer');
  });
});

describe('what is no field and no thing', () => {
  it.each([
    [
      'the name under which a thing is kept',
      '### Berth\n\nStored in `port_berths`. Fields: `name` (string), `url` (text).',
      ['Berth: name text, url text'],
    ],
    [
      'columns that all have',
      'Standard columns (`id`, `createdAt`) exist on each of them.\n\n### Chart\n\n- `name` – text',
      ['Chart: name text'],
    ],
    [
      'a field with what it is made of in brackets',
      '### `Layout`\n\nOne record per quay: `uid`, `corners` (object with `left` and `right`), `depth` (integer).',
      ['Layout: uid -, corners object with left and right, depth integer'],
    ],
  ])('%s', (_, lines, expected) => expect(entitiesOf(lines)).toEqual(expected));

  it('is not what a field is stored as', () => {
    expect(
      entitiesOf('### Boat\n\nThe path is stored as `path_id`. The colour is kept as `hull_colour`.'),
    ).toEqual(['Boat: path_id -, hull_colour -']);
  });
});

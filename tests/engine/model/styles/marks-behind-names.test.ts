import { describe, expect, it } from 'vitest';
import { entitiesOf } from './read-point.ts';

describe('marks behind the names of fields', () => {
  it.each([
    [
      'within their code',
      '### Berth\n\n- `depth*` – integer\n- `flag?` – text\n- `crew*`: text',
      ['Berth: depth integer!, flag text?, crew text!'],
    ],
    [
      'behind their code',
      '### Berth\n\n- `depth`* – integer\n- `flag`? – text\n- `note` – text',
      ['Berth: depth integer!, flag text?, note text'],
    ],
    [
      'in a table',
      '### Berth\n\n| field | type |\n| --- | --- |\n| `depth`* | integer |\n| `flag*` | text |\n| `hints[]` | text |',
      ['Berth: depth integer!, flag text!, hints list of text'],
    ],
    [
      'in a row of names',
      '### Berth\n\nfrom the pilot book. `depth`, `bottom`, `hints[]`',
      ['Berth: depth -, bottom -, hints -'],
    ],
  ])('%s', (_, lines, expected) => expect(entitiesOf(lines)).toEqual(expected));

  it('are followed by the values of the field, which are no fields', () => {
    expect(entitiesOf('### Berth\n\n- `side*` – `port` | `starboard` (part of the path)\n- `note`')).toEqual([
      'Berth: side one of port, starboard!, note -',
    ]);
  });

  it.each([
    ['`tide-mode` – `high` | `low`', ['Berth: tide-mode one of high, low, note -']],
    ['`$mode` – `high`, `low` or `none`', ['Berth: note -']],
  ])('as they are behind a name that is spelled otherwise: %s', (line, expected) =>
    expect(entitiesOf(`### Berth\n\n- ${line}\n- \`note\``)).toEqual(expected),
  );

  it('are no values where a bold name groups fields', () => {
    expect(entitiesOf('### `Berth`\n\n- **Dates:** `starts_at` / `ends_at`\n- `note`')).toEqual([
      'Berth: starts_at -, ends_at -, note -',
    ]);
  });

  it('and stand above the values of one of them, which is no field again', () => {
    expect(
      entitiesOf('### Tide note\nfrom the book. `id`, `kind`, `plain`, `html`\nkinds: HIGH, LOW, SLACK'),
    ).toEqual(['Tide note: id -, kind -, plain -, html -']);
  });

  it('are no marks where they belong to a pattern', () => {
    expect(entitiesOf('### Berth\n\n- `depth` – integer\n- `crew.*` – whatever the crew adds')).toEqual([
      'Berth: depth integer',
    ]);
  });
});

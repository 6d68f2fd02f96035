import { describe, expect, it } from 'vitest';
import { read } from '../../../../src/engine/index.ts';
import { shownValue } from '../../../../src/engine/model/stated.ts';

/** What kind of type a cell says, with the values of one of values. */
function typeOf(cell: string): string {
  const { model } = read(
    `# X\n\n## Entities\n\n### Boat\n\n| Field | Type |\n|---|---|\n| state | ${cell} |\n| name | text |\n`,
  );
  const [field] = model.entities.entities[0]?.fields ?? [];
  const use = field && shownValue(field.type);
  if (!use) return 'none';
  const { type, optional } = use;
  const said = type.is === 'one-of' ? `one of ${type.values.map(({ value }) => value).join(', ')}` : type.is;
  return optional ? `${said}, or none` : said;
}

describe('the type of a field', () => {
  it.each([
    ['values in code with a stroke between them', '`moored` \\| `at_sea`'],
    ['values in code with a slash between them', '`moored` / `at_sea`'],
    ['values as programmes write a union', "`'moored' \\| 'at_sea'`"],
  ])('is one of its values: %s', (_, cell) => expect(typeOf(cell)).toBe('one of moored, at_sea'));

  it('may be none', () => {
    expect(typeOf('`moored` \\| `at_sea` \\| `null`')).toBe('one of moored, at_sea, or none');
    expect(typeOf('`text` \\| `null`')).toBe('scalar, or none');
  });

  it('is not one of the types that it may be', () => expect(typeOf('`text` \\| `integer`')).toBe('unknown'));
});

describe('a value of a union', () => {
  it('knows where it stands', () => {
    const text =
      "# X\n\n## Entities\n\n### Boat\n\n| Field | Type |\n|---|---|\n| state | `moored` \\| `out` |\n| kind | `'sail' \\| 'oar'` |\n";
    const fields = read(text).model.entities.entities.flatMap((each) => each.fields);
    const values = fields.flatMap(({ type }) => {
      const use = shownValue(type);
      return use?.type.is === 'one-of' ? use.type.values : [];
    });
    expect(values.map(({ at }) => text.slice(at.from, at.to))).toEqual(['moored', 'out', 'sail', 'oar']);
  });
});

import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const rules = (lines: string): string[] =>
  readPoint('rules', lines).rules.map(({ subject, text }) => `${subject} | ${text}`);
const fence = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``;

describe('rules by keys', () => {
  it('below what they are about', () => {
    expect(
      rules(
        fence(
          'yaml',
          'sail:\n  fields:\n    name: { required: true, max_length: 40 }\n    size:\n      type: integer\n      min: 1\n      max: 9 # feet\n    cloth:\n      enum:\n        - flax\n        - hemp',
        ),
      ),
    ).toEqual([
      'sail.name | required: true, max_length: 40',
      'sail.size | type: integer; min: 1; max: 9',
      'sail.cloth | enum: - flax - hemp',
    ]);
  });

  it('parts of a list that name it', () => {
    expect(
      rules(
        fence('yaml', '- field: name\n  required: true\n  max: 9\n- field: size\n  rule: must be positive'),
      ),
    ).toEqual(['name | required: true; max: 9', 'size | must be positive']);
  });

  it('a schema of JSON, and objects of a programme', () => {
    expect(
      rules(
        fence(
          'json',
          '{ "required": ["name"], "properties": { "name": { "type": "string", "pattern": "^[a-z]{2}$" }, "size": { "type": "number" } } }',
        ),
      ),
    ).toEqual(['name | required', 'name | "type": "string", "pattern": "^[a-z]{2}$"']);
    expect(rules(fence('js', 'const ofSail = {\n  size: {\n    min: 1,\n    max: 9,\n  },\n};'))).toEqual([
      'size | min: 1, max: 9',
    ]);
  });

  it('keys that demand nothing are no rules of what is around them', () => {
    expect(rules(fence('yaml', 'quay:\n  berth:\n    host: left\n    max: 3'))).not.toContain(
      'quay.berth | host: left; max: 3',
    );
    expect(rules(fence('json', '{ "sail": { "host": "left", "max": 3 } }'))).toEqual([]);
  });
});

describe('rules in SQL', () => {
  it('that are added to a table', () => {
    expect(
      rules(
        fence(
          'sql',
          "ALTER TABLE sail ADD CONSTRAINT sail_name CHECK (name ~ '^[a-z;]*$'); -- in small letters; all\nALTER TABLE sail ADD CONSTRAINT one UNIQUE (boat_id, name);\nALTER TABLE sail ALTER COLUMN cloth SET NOT NULL;",
        ),
      ),
    ).toEqual([
      "sail name | CHECK (name ~ '^[a-z;]*$')",
      'sail | UNIQUE (boat_id, name)',
      'sail cloth | NOT NULL',
    ]);
  });

  it('that a table has', () => {
    expect(
      rules(
        fence(
          'sql',
          'CREATE TABLE sails (\n  id uuid PRIMARY KEY,\n  name text NOT NULL DEFAULT 4,\n  size int CHECK (size > 2),\n  boat uuid REFERENCES boats(id),\n  UNIQUE (boat, name)\n);\nCREATE UNIQUE INDEX i ON sails (lower(name));',
        ),
      ),
    ).toEqual([
      'sails name | NOT NULL',
      'sails size | CHECK (size > 2)',
      'sails | UNIQUE (boat, name)',
      'sails | UNIQUE INDEX i ON sails (lower(name))',
    ]);
  });

  it('other statements demand nothing', () => {
    expect(
      rules(fence('sql', 'DELETE FROM sails WHERE size IS NOT NULL;\nALTER TABLE sails DROP COLUMN size;')),
    ).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const rules = (lines: string): string[] =>
  readPoint('rules', lines).rules.map((each) => `${each.subject} | ${each.text}`);

describe('rules', () => {
  it.each([
    [
      'lines under a title',
      'Note form\n  title — required, at most 80 characters\n  colour — red or blue',
      ['title | required, at most 80 characters', 'colour | red or blue'],
    ],
    [
      'a form before the field',
      '| Where | Rule | Source |\n|---|---|---|\n| Note form: `title` | at most 80 characters | `notes.ts` |\n| Note form: `text` | required | same |',
      ['title | at most 80 characters', 'text | required'],
    ],
    [
      'numbered requirements',
      '- **FR-001**: The title MUST NOT be empty.\n- **FR-002**: The text MUST be at most 5000 characters.',
      ['The title | MUST NOT be empty.', 'The text | MUST be at most 5000 characters.'],
    ],
    [
      'numbers before names',
      '- R1. `title` is required.\n- R2. `text` must have at most 5000 characters.',
      ['title | is required.', 'text | must have at most 5000 characters.'],
    ],
    ['brackets', '- `title` (required, at most 80 characters)', ['title | required, at most 80 characters']],
    [
      'nested under a form',
      '- Note form:\n  - title: required\n  - text: at most 5000 characters',
      ['title | required', 'text | at most 5000 characters'],
    ],
    ['several names', '- date_from, date_to — optional', ['date_from | optional', 'date_to | optional']],
    [
      'one field a row',
      '| Field | Required | Maximum | Format |\n|---|---|---|---|\n| title | yes | 80 | letters |',
      ['title | required; at most 80; format letters'],
    ],
    [
      'a condition',
      '- If `kind` is `task`, `due_on` is required.',
      ['due_on | If `kind` is `task`, `due_on` is required.'],
    ],
    [
      'a schema',
      '```ts\nconst note = z.object({\n  title: z.string().min(1).max(80),\n});\n```',
      ['title | z.string().min(1).max(80)'],
    ],
  ])('%s', (_, lines, expected) => expect(rules(lines)).toEqual(expected));
});

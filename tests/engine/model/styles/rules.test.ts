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
      'what holds where the clause before does not',
      '- **Text** may be left out; otherwise 3 to 100 characters.\n- Otherwise named notes must have a title.',
      ['Text | may be left out', 'Text | 3 to 100 characters.', 'Otherwise named notes | must have a title.'],
    ],
    [
      'a form before the field',
      '| Where | Rule | Source |\n|---|---|---|\n| Note form: `title` | at most 80 characters | `notes.ts` |\n| Note form: `text` | required | same |',
      ['title | at most 80 characters', 'text | required'],
    ],
    [
      'what is told from others by its number',
      '- Room 101 is booked last.\n- Gate 4 must be locked at night.\n- Level 3 has at most 5 guests.',
      ['Room 101 | is booked last.', 'Gate 4 | must be locked at night.', 'Level 3 | at most 5 guests.'],
    ],
    [
      'no line that says nothing',
      '- It always works.\n- They are nice.\n- This just works.\n- These are the usual ones.\n- It must have a name.',
      [' | It must have a name.'],
    ],
    [
      'what points back at the line above',
      'For an anchor to hold:\n\n- It is of iron.\n- These are the marks on it.',
      ['For an anchor to hold | It is of iron.', 'For an anchor to hold | These are the marks on it.'],
    ],
    [
      'what points back at the heading',
      '### Anchor\n\n- It is painted by hand.\n- It always works.',
      ['Anchor | It is painted by hand.'],
    ],
    [
      'a term above several definitions, below a heading',
      '### Berth request\n\nFirst night\n: is needed\n: may lie in the past\n\nDraught\n: between 0 and 5\n: in steps of a tenth',
      [
        'First night | is needed',
        'First night | may lie in the past',
        'Draught | between 0 and 5',
        'Draught | in steps of a tenth',
      ],
    ],
    [
      'several demands without a verb behind a bold name',
      '**Berth code.** Required, at most 8 signs, different for every harbour.\n\n**Nights.** The first must not be after the last; the last is capped at 90.',
      [
        'Berth code | Required',
        'Berth code | at most 8 signs',
        'Berth code | different for every harbour.',
        'Nights | The first must not be after the last',
        'Nights | the last is capped at 90.',
      ],
    ],
    [
      'clauses of an annex',
      'C.2.1 The name of a berth must be given and must not exceed 30 characters.',
      ['The name of a berth | must be given', 'The name of a berth | must not exceed 30 characters.'],
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
    [
      'several demands of a sentence',
      "A label's name must not be empty, must not be taken and must not be longer than 40 characters.",
      [
        "A label's name | must not be empty",
        "A label's name | must not be taken",
        "A label's name | must not be longer than 40 characters.",
      ],
    ],
    [
      'several subjects of a sentence',
      '`start` must be in the future, and `days` contains numbers from 0 to 6.',
      ['start | must be in the future', 'days | contains numbers from 0 to 6.'],
    ],
    [
      'a frame before the subject',
      'For uploads, `name` must not be empty.',
      ['name | For uploads, `name` must not be empty.'],
    ],
    [
      'sentences of a line',
      '- `title` is required. Max 255 characters.\n- The code is at most 50 characters. It is stored in upper case.',
      [
        'title | is required.',
        'title | Max 255 characters.',
        'The code | The code is at most 50 characters.',
        'The code | is stored in upper case.',
      ],
    ],
    [
      'what is kept',
      'A password is saved only when both fields are filled in.',
      ['A password | A password is saved only when both fields are filled in.'],
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
      'a noun that may begin a saying too',
      '- `words` ≤ 200 each; matching is case-sensitive; longest first, then newest',
      ['words | ≤ 200 each', 'matching | is case-sensitive', 'matching | longest first, then newest'],
    ],
    [
      'a clause that only turns the one before',
      '- old links derive `code` from `name`; new ones do not',
      ['old links | derive `code` from `name`; new ones do not'],
    ],
    [
      'for what else it holds',
      '- phone ≤ 100; `day` or `night` must be ticked — same for fax and pager',
      [
        'phone | ≤ 100',
        'phone | `day` or `night` must be ticked — same for fax and pager',
        'fax | `day` or `night` must be ticked — same for fax and pager',
        'pager | `day` or `night` must be ticked — same for fax and pager',
      ],
    ],
    [
      'a schema',
      '```ts\nconst note = z.object({\n  title: z.string().min(1).max(80),\n});\n```',
      ['title | z.string().min(1).max(80)'],
    ],
  ])('%s', (_, lines, expected) => expect(rules(lines)).toEqual(expected));
});

describe('rules of clauses and answers', () => {
  it.each([
    [
      'numbers of requirements without a word that obliges',
      'BR-1: A team has between 5 and 15 members.\n\nBR-2: Scores are whole numbers from 0 to 100.',
      ['A team | A team has between 5 and 15 members.', 'Scores | Scores are whole numbers from 0 to 100.'],
    ],
    [
      'numbers of clauses, and what points back',
      '(1) The code of the parcel is mandatory. It shall have 12 digits.',
      [
        'The code of the parcel | The code of the parcel is mandatory.',
        'The code of the parcel | It shall have 12 digits.',
      ],
    ],
    [
      'answers to questions',
      '### How big may a file be?\n\nNo bigger than 200 MB. We had 300 once.',
      ['How big may a file be? | No bigger than 200 MB.'],
    ],
    [
      'a sentence about whatever it may be',
      'What has no date cannot be kept.',
      [' | What has no date cannot be kept.'],
    ],
    [
      'what is checked',
      'Before it saves, the server checks that the name is not empty, and that the total is not negative.',
      ['the name | is not empty', 'the total | is not negative'],
    ],
    [
      'sentences to the reader, which name nobody',
      '- Guests\n  - You cannot invite yourself.\n  - We must know the name.',
      ['Guests | You cannot invite yourself.', 'Guests | We must know the name.'],
    ],
    [
      'lines under a longer title, and under what is a rule itself',
      '- Berths that came from another harbour\n  - A copied berth cannot be sold.\n- No berth is sold on Sunday\n  - Not even a small one is sold.',
      [
        'Berths that came from another harbour | A copied berth cannot be sold.',
        ' | No berth is sold on Sunday',
        ' | Not even a small one is sold.',
      ],
    ],
    [
      'remarks under a bold title',
      '**Title.** Required. No more than 75 characters. We tried 120.',
      ['Title | Required.', 'Title | No more than 75 characters.'],
    ],
    ['a listing', '```\ntitle: required, max 80\n```', ['title | required, max 80']],
  ])('%s', (_, lines, expected) => expect(rules(lines)).toEqual(expected));
});

import { describe, expect, it } from 'vitest';
import { answersIn, applyChanges, questionsAsMarkdown, read } from '../../src/engine/index.ts';
import { questionsOf } from '../../src/engine/questions.ts';

const text = `## 3. Entities and their fields

### Note

| Field | Type | Required | Unique | Rules |
| --- | --- | --- | --- | --- |
| id | uuid | yes | yes | |
| slug | text | yes | ? | |
| size | integer | yes | no | at most 10 [NEEDS CLARIFICATION: inclusive or exclusive?] |

Notes are kept for [NEEDS CLARIFICATION: how long?], and \`[NEEDS CLARIFICATION: x]\` is code.

## 5. Validation rules

| Field | Required | Maximum | Unique |
| --- | --- | --- | --- |
| slug | yes | not shown | ? |
| title | no | 20 | yes |

- A title [NEEDS CLARIFICATION: may it be empty?] is kept.
- Notes are counted [NEEDS CLARIFICATION: per user or per team?].
- Mail goes out [NEEDS CLARIFICATION: the provider].
`;

const asked = (pattern: RegExp) => questionsOf(read(text)).filter((each) => pattern.test(each.text));
const says = (pattern: RegExp) =>
  asked(pattern).map((each) => [each.text, ...each.options.map((option) => option.says)]);

/** The document after a question is answered: by an option, or in words. */
function told(pattern: RegExp, answer: string): string {
  let inside = false;
  const lines = questionsAsMarkdown(read(text))
    .split('\n')
    .map((line) => {
      if (line.startsWith('- [ ]')) inside = pattern.test(line);
      if (inside && line === `  - [ ] ${answer}`) return line.replace('[ ]', '[x]');
      return inside && line === '  - Answer: ' && !questionsAsMarkdown(read(text)).includes(`[ ] ${answer}\n`)
        ? line + answer
        : line;
    });
  return applyChanges(text, answersIn(read(text), lines.join('\n')).changes);
}

describe('a question in brackets among other words', () => {
  it('is asked, and answered in its place', () => {
    expect(says(/how long/i)).toEqual([['How long?']]);
    expect(told(/How long/, '30 days')).toContain('Notes are kept for 30 days, and `[NEEDS');
    expect(says(/provider/)).toEqual([['What is to be clarified: the provider?']]);
    expect(asked(/\bx\b/)).toEqual([]);
  });

  it('is none where the text speaks of such marks', () => {
    const list = (line: string): number =>
      questionsOf(read(`# Notes\n\n## Checklist\n\n- [ ] ${line}\n`)).filter((each) =>
        /clarif|remain|known of/i.test(each.text),
      ).length;
    expect(list('No [NEEDS CLARIFICATION] markers remain')).toBe(0);
    expect(list('Limits are told [NEEDS CLARIFICATION] and remain')).toBe(1);
  });

  it('offers the two answers that it names', () => {
    expect(says(/inclusive/i)).toEqual([['Inclusive or exclusive?', 'inclusive', 'exclusive']]);
    expect(says(/per user/i)).toEqual([['Per user or per team?', 'per user', 'per team']]);
    expect(told(/Per user/, 'per team')).toContain('- Notes are counted per team.');
    expect(told(/Inclusive/, 'inclusive')).toContain('at most 10 inclusive |');
  });

  it('keeps the question beside yes or no', () => {
    expect(says(/empty/)).toEqual([['May it be empty?', 'yes', 'no']]);
    expect(told(/empty/, 'no')).toContain('A title (may it be empty? no) is kept.');
  });
});

describe('a column of what is unique', () => {
  it('says it of the field', () => {
    const [note] = read(text).model.entities.entities;
    expect(note?.fields.map(({ rules }) => rules.some(({ is }) => is === 'unique'))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is asked about with yes and no, in point 5 too, and no mark in it is a rule', () => {
    expect(says(/unique/)).toEqual([
      ['Is “Note.slug” unique?', 'yes', 'no'],
      ['Is “slug” unique?', 'yes', 'no'],
    ]);
    expect(says(/maximum/)).toEqual([['What is the maximum of “slug”?']]);
    expect(read(text).model.rules.rules.map((rule) => rule.text)).toContain('required');
    expect(told(/Note.slug/, 'no')).toContain('| slug | text | yes | no | |');
  });
});

describe('what is said to be nothing', () => {
  const points = (document: string) => read(document).model.points;

  it('is not a line that leads to a list', () => {
    const calls = points(
      '## 7. The calls it makes\n\n### Notes\n\n**Details**:\n\n- They are sent at night, when nobody works.\n',
    ).calls;
    expect(calls.shown).not.toBe('none');
    expect(points('## 7. The calls it makes\n\n- None.\n').calls.shown).toBe('none');
    expect(points('## 7. The calls it makes\n\nCalls: none.\n').calls.shown).toBe('none');
  });

  it('is one question where a whole table is open, and not unread', () => {
    const specification = read(
      '## 8. The error catalogue\n\n| Condition | System Response |\n| --- | --- |\n| TBD | TBD |\n| TBD | TBD |\n',
    );
    expect(questionsOf(specification).map((each) => each.text)).toContain(
      'What belongs into this table (Condition, System Response)?',
    );
    expect(specification.findings.filter(({ check }) => check === 'document/unread')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { answersIn, applyChanges, questionsAsMarkdown, read } from '../../src/engine/index.ts';
import { questionsOf } from '../../src/engine/questions.ts';

const text = `## 3. Entities and their fields

### Note

| Field | Type | Required | Default | Rules | Meaning |
| --- | --- | --- | --- | --- | --- |
| id | uuid | yes | | key | |
| slug | text | yes | | unique? | |
| size | integer | no | | at least 1; at most 10? | |
| title | text | no | | why not? | |

## 5. Validation rules

| Subject | Rule | On | Message | Error |
| --- | --- | --- | --- | --- |
| Note.title | required? | | Name it. | none |
`;

const open = () => questionsOf(read(text)).filter(({ slots }) => slots !== undefined);

/** The document after the question with these words is answered: by an option, or in words. */
function told(words: string, answer: string): string {
  let inside = false;
  const lines = questionsAsMarkdown(read(text))
    .split('\n')
    .map((line) => {
      if (line.startsWith('- [ ]')) inside = line.includes(words);
      if (inside && line === `  - [ ] ${answer}`) return line.replace('[ ]', '[x]');
      return inside && line === '  - Answer: ' && !/^(?:yes|no)$/.test(answer) ? line + answer : line;
    });
  return applyChanges(text, answersIn(read(text), lines.join('\n')).changes);
}

describe('a phrase of a rule with a question mark', () => {
  it('is an open question whether it holds, with two answers', () => {
    expect(open().map((each) => [each.text, ...each.options.map(({ says }) => says)])).toEqual([
      ['Is “Note.slug” unique?', 'yes', 'no'],
      ['Does “at most 10” hold for “Note.size”?', 'yes', 'no'],
      ['Is “Note.title” required?', 'yes', 'no'],
    ]);
  });

  it('is a finding with a place, and no rule that holds', () => {
    const { findings, model } = read(text);
    const places = findings.flatMap(({ check, at }) =>
      check === 'document/open-question' ? [text.slice(at.from, at.to)] : [],
    );
    expect(places.toSorted()).toEqual(['at most 10?', 'required?', 'unique?']);
    const rules = model.entities.entities[0]?.fields.map((field) => field.rules.map(({ is }) => is));
    expect(rules).toEqual([['key'], ['prose'], ['bound', 'prose'], ['prose']]);
  });

  it('loses its mark when it holds, and says so when it does not', () => {
    expect(told('slug', 'yes')).toBe(text.replace('unique?', 'unique'));
    expect(told('slug', 'no')).toBe(text.replace('unique?', 'not unique'));
    expect(told('Note.size', 'yes')).toBe(text.replace('at most 10?', 'at most 10'));
    expect(told('required', 'no')).toBe(text.replace('required?', 'optional'));
    expect(told('slug', 'unique per Album')).toBe(text.replace('unique?', 'unique per Album'));
  });
});

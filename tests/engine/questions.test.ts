import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersIn, applyChanges, questionsAsMarkdown, read } from '../../src/engine/index.ts';
import { questionsOf } from '../../src/engine/questions.ts';
import { arbitrarySpecification } from './edits/arbitrary-specification.ts';

describe('questions as Markdown', () => {
  it('lists what is not shown and open by point, with checkboxes and lines', () => {
    const text = `# Specification: Shop

## 2. Screens and routes

| Screen | Route | Shows | Calls | Leads to | Open to |
| --- | --- | --- | --- | --- | --- |
| Home | not shown | none | none | none | none |

## 9. Business constants and limits

| Constant | Value |
| --- | --- |
| MAX | ? |
`;
    const list = questionsAsMarkdown(read(text));
    const [head = '', ...sections] = list.split('\n## ');
    expect(head).toContain('# Questions about Shop\n\n');
    const section = (title: string): string => sections.find((each) => each.includes(title)) ?? '';
    expect(section('Screens and routes')).toMatch(/^- \[ \] .*\(line 7\)$/m);
    expect(section('Business constants')).toMatch(/^- \[ \] .*\(line 13\)$/m);
  });

  it('says so when nothing is open', () => {
    const specification = { ...read('# Specification: Shop\n'), findings: [] };
    expect(questionsAsMarkdown(specification)).toBe('# Questions about Shop\n\nNo questions are open.\n');
  });
});

const asked = `# Specification: Shop

## 3. Entities and their fields

### Order

| Field | Type | Required | Default | Rules | Meaning |
| --- | --- | --- | --- | --- | --- |
| id | uuid | not shown | | key | |
| note | ? | yes | | | |

## 6. Roles and permissions

- **Buyer**: buys.
- **Clerk**: sends.

| Action | Buyer | Clerk |
| --- | --- | --- |
| create Order | yes | no |
| read Order | own | |
| delete Order | ? | yes |
`;

/** The list of questions with every question of a pattern answered. */
function answered(text: string, pattern: RegExp, option: string): string {
  const lines = questionsAsMarkdown(read(text)).split('\n');
  let inside = false;
  return lines
    .map((line) => {
      if (line.startsWith('- [ ]')) inside = pattern.test(line);
      if (!inside) return line;
      if (line === `  - [ ] ${option}`) return `  - [x] ${option}`;
      return line === '  - Answer: ' ? `  - Answer: ${option}` : line;
    })
    .join('\n');
}

describe('answers', () => {
  it('offers yes and no where the column knows, by whom to ask', () => {
    const list = questionsAsMarkdown(read(asked));
    expect(list).toMatch(/- \[ \] May a Clerk read an Order\? \(line 20\)\n {2}- \[ \] yes\n {2}- \[ \] no/);
    expect(list).toMatch(/## Whoever decides about the product\n\n### 1\. What the product/);
    expect(list).toMatch(/## Whoever knows the field\n\n### 3\. Entities/);
  });

  it('puts what is ticked into the cell that was asked about, and nothing else', () => {
    const { changes, left } = answersIn(read(asked), answered(asked, /May a Clerk read an Order/, 'no'));
    expect(left).toEqual([]);
    expect(applyChanges(asked, changes)).toBe(asked.replace('| own | |', '| own | no |'));
  });

  it('puts what is written in place of the marker, and keeps the table whole', () => {
    const { changes } = answersIn(read(asked), answered(asked, /line 10/, 'text | or so <!-- x'));
    expect(applyChanges(asked, changes)).toBe(
      asked.replace('| note | ? |', '| note | text \\| or so \\<!-- x |'),
    );
  });

  it('puts an answer where nothing is: into an empty cell, or behind a label of its own', () => {
    const calls = `## 7. The calls it makes

### \`GET /a\`

| Answer | Handling |
| --- | --- |
| 200 | stay |
| 404 | |

### \`GET /b\`

Reads b.
`;
    const ask = (pattern: RegExp, answer: string): string =>
      applyChanges(calls, answersIn(read(calls), answered(calls, pattern, answer)).changes);
    expect(ask(/What does “GET \/b” answer/, '200')).toBe(
      calls.replace('`GET /b`\n', '`GET /b`\n\n- Answers: 200\n'),
    );
    expect(ask(/client do .*404/, 'go | back')).toBe(calls.replace('| 404 | |', '| 404 | go \\| back |'));
  });

  it('says what it leaves', () => {
    const both = answered(asked, /May a Clerk read/, 'yes').replace(
      '  - [x] yes\n  - [ ] no',
      '  - [x] yes\n  - [x] no',
    );
    expect(answersIn(read(asked), both).left).toEqual([
      'More than one answer is ticked: May a Clerk read an Order?',
    ]);
    const gone = '- [ ] What is it? (line 3)\n  - Answer: nothing';
    expect(answersIn(read(asked), gone)).toEqual({ changes: [], left: ['No longer asked: What is it?'] });
  });

  it('changes only what was asked for, in any document, and keeps every other line', () => {
    let given = 0;
    fc.assert(
      fc.property(
        arbitrarySpecification,
        fc.constantFrom('yes', 'so', 'a | b', '# x', '`', '<!--'),
        (text, answer) => {
          const specification = read(text);
          const slots = questionsOf(specification).flatMap(({ slot }) => (slot ? [slot] : []));
          const list = questionsAsMarkdown(specification)
            .replaceAll('  - Answer: ', `  - Answer: ${answer}`)
            .replaceAll('  - [ ] yes', '  - [x] yes');
          const { changes } = answersIn(specification, list);
          given += changes.length;
          for (const { from, to } of changes)
            expect(slots.some((slot) => slot.from === from && slot.to === to)).toBe(true);
          const after = applyChanges(text, changes);
          const lines = (of: string): number => of.split('\n').length - 1;
          const added = changes.reduce((sum, { insert }) => sum + lines(insert), 0);
          expect(lines(after)).toBe(lines(text) + added);
          if (added > 0) return;
          const rows = (of: string): number[] => {
            const { order, points } = read(of).model;
            return order.map((id) => points[id].blocks.length);
          };
          expect(rows(after)).toEqual(rows(text));
        },
      ),
      { numRuns: 20 },
    );
    expect(given).toBeGreaterThan(40);
  });
});

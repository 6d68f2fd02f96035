import { describe, expect, it } from 'vitest';
import { answersIn, applyChanges, questionsAsMarkdown, read } from '../../src/engine/index.ts';

const own = `# Feature Canvas: Artifact search

## Purpose

Finds artifacts.

## Current Behavior

### Search Query

{TBD}

### Edge Cases & Error Handling

| Condition | System Response |
| --- | --- |
| {TBD} | {TBD} |

## Roles & Permissions

| Role | Permissions |
| --- | --- |
| {TBD} | {TBD} |

## Requirements

- System MUST retain user data for [NEEDS CLARIFICATION: how long?].
`;

const canonical = `# Specification: Notes

## 3. Entities and their fields

### Note

| Field | Type | Required | Rules |
| --- | --- | --- | --- |
| id | uuid | yes | |
| size | integer | yes | at most 10 [NEEDS CLARIFICATION: inclusive or exclusive?] |

## 8. Error cases and their handling

### While saving

| Error | Status | When | Message | Handling |
| --- | --- | --- | --- | --- |
| \`FULL\` | 409 | no room | not shown | stay |
`;

/** The items of the list that ask this, without their boxes. */
const asked = (text: string, words: RegExp): readonly string[] =>
  questionsAsMarkdown(read(text))
    .split('\n')
    .filter((line) => line.startsWith('- [ ] ') && words.test(line))
    .map((line) => line.slice('- [ ] '.length));

/** The document after the first question with these words is answered. */
function answered(text: string, words: RegExp, answer: string): string {
  const lines = questionsAsMarkdown(read(text)).split('\n');
  const at = lines.findIndex((line) => line.startsWith('- [ ] ') && words.test(line));
  const slot = lines.findIndex((line, index) => index > at && line.startsWith('  - Answer'));
  expect(at >= 0 && slot > at).toBe(true);
  lines[slot] += answer;
  const { changes, left } = answersIn(read(text), lines.join('\n'));
  expect(left).toEqual([]);
  return applyChanges(text, changes);
}

describe('whoever reads the list alone', () => {
  it('is told the heading that a place stands under', () => {
    expect(asked(own, /What belongs/).toSorted()).toEqual([
      'What belongs into this table (Condition, System Response)? (line 17, under “Current Behavior › Edge Cases & Error Handling”)',
      'What belongs into this table (Role, Permissions)? (line 23, under “Roles & Permissions”)',
      'What belongs under “Search Query”? (line 11, under “Current Behavior”)',
    ]);
  });

  it('is told the words that a question in brackets stands among', () => {
    expect(asked(own, /How long/)).toEqual([
      'How long? (line 27, under “Requirements”, in “System MUST retain user data for ….”)',
    ]);
  });

  it('is told the element, and not the heading of the point: the list has that above it', () => {
    expect(asked(canonical, /Inclusive/)).toEqual([
      'Inclusive or exclusive? (line 10, under “Note › size”, in “at most 10 …”)',
    ]);
    expect(asked(canonical, /FULL/)).toEqual([
      'Which message does a visitor see for “FULL”? (line 18, under “While saving”)',
    ]);
  });

  it('is told nowhere where what is missed would stand', () => {
    const missed = asked(canonical, /The document has no point/);
    expect(missed.length).toBeGreaterThan(5);
    expect(missed.filter((line) => !/\(line \d+\)$/.test(line))).toEqual([]);
  });

  it('has what is answered taken where it was asked', () => {
    expect(answered(own, /Search Query/, 'Words and filters')).toContain(
      '### Search Query\n\nWords and filters\n',
    );
    expect(answered(own, /How long/, '30 days')).toContain('retain user data for 30 days.');
    expect(answered(canonical, /FULL/, '"No room."')).toContain('| no room | "No room." | stay |');
  });

  it('has quotes and length of a heading no part in what is read back', () => {
    const title = `The “first” (line 3, under “x”) ${'thing '.repeat(40)}`.trim();
    const text = own.replace('### Search Query', `### ${title}`).replace('## Current', `## ${title} Current`);
    expect(answered(text, /What belongs under/, 'Words')).toContain('\n\nWords\n');
  });
});

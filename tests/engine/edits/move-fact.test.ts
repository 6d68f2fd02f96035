import { describe, expect, it } from 'vitest';
import { applyChanges, changesFor, type Fix, facts, offersAt, read } from '../../../src/engine/index.ts';

/** What is offered where some words stand that moves a fact to its point. */
function offered(text: string, words: string): readonly Fix[] {
  return offersAt(read(text), text.indexOf(words)).filter((fix) => fix.kind === 'move' && fix.alone);
}

/** The text after the fact was moved that some words stand in. */
function moved(text: string, words: string): string {
  const [fix] = offered(text, words);
  if (!fix) throw new Error(`“${words}” is not offered`);
  return applyChanges(text, changesFor(read(text), fix));
}

/** Requirements of every kind, and points with facts of their own. */
const requirements = (...lines: readonly string[]): string => `# Shop

## User Scenarios

### User Story 1 - Buy

A guest buys.

## Requirements

### Functional Requirements

- **FR-003**: The system MUST show a list of posts.
${lines.join('\n')}

### Key Entities

- **Post**: title, text

## Limits

| Constant | Value | Unit | When | Meaning |
| --- | --- | --- | --- | --- |
| MAX | 5 | entries | | |

## Errors

| Error | Status | When | Message | Handling |
| --- | --- | --- | --- | --- |
| gone | 410 | it is gone | Gone. | stay |

## Permissions

| Action | Editor |
| --- | --- |
| create posts | yes |
`;

describe('a fact that stands in another point', () => {
  it('becomes a row of the table that its point has', () => {
    const line = '- The upload limit is 5 MB.';
    const text = requirements(line);
    expect(offered(text, 'upload').map(({ label }) => label)).toEqual([
      'Move the bullet to point 9, “Business constants and limits”',
    ]);
    expect(moved(text, 'upload')).toBe(
      text
        .replace(`${line}\n`, '')
        .replace('| MAX | 5 | entries | | |\n', '| MAX | 5 | entries | | |\n| upload limit | 5 | MB | | |\n'),
    );
  });

  it('becomes a row of the matrix whose column is the role', () => {
    const line = '- An Editor may delete posts.';
    const text = requirements(line);
    expect(moved(text, 'An Editor')).toBe(
      text
        .replace(`${line}\n`, '')
        .replace('| create posts | yes |\n', '| create posts | yes |\n| delete posts | yes |\n'),
    );
  });

  it('stays as it is written where the canonical form does not hold every word of it', () => {
    const line = '- **FR-022**: An Editor MUST be able to view posts and MUST NOT be able to hide posts.';
    const text = requirements(line);
    expect(moved(text, 'An Editor')).toBe(`${text.replace(`${line}\n`, '')}\n${line}\n`);
  });

  it('takes what is nested below it along', () => {
    const lines = '- The upload limit is 5 MB.\n  - Asked for by the hosts.';
    const text = requirements(lines);
    const after = offered(text, 'upload').length > 0 ? moved(text, 'upload') : text;
    expect(after).toContain('Asked for by the hosts');
  });

  it('is one of several: the others stay', () => {
    const text = requirements('- The upload limit is 5 MB.', '- The session limit is 20 minutes.');
    const after = moved(text, 'session');
    expect(after).toContain('- The upload limit is 5 MB.\n');
    expect(after).toContain('| session limit | 20 | minutes | | |');
  });
});

const screens = (told: string): string => `# Specification: Posts

## 1. What the product does and for whom

Posts of a team.

## 2. Screens and routes

| Screen | Route |
| --- | --- |
| Home | \`/\` |

${told}

## 3. Entities and their fields

### Post

| Field | Type |
| --- | --- |
| id | uuid |
`;

describe('what all of a block tells', () => {
  it('goes together where one alone would not be read any more, and the point is added', () => {
    const list = '- Editors may delete posts.\n- Editors may create posts.';
    const text = screens(list);
    expect(offered(text, 'create').map(({ label }) => label)).toEqual([
      'Move the list to point 6, “Roles and permissions”',
    ]);
    expect(moved(text, 'create')).toBe(
      `${text.replace(`${list}\n\n`, '')}\n## 6. Roles and permissions\n\n- **Editors**:\n\n| Action | Editors |\n| --- | --- |\n| delete posts | yes |\n| create posts | yes |\n`,
    );
  });

  it('is a table of rights in point 1', () => {
    const table =
      '| Right | Admin | Editor |\n| --- | --- | --- |\n| create Post | yes | yes |\n| delete Post | yes | no |';
    const text = screens('Words.').replace('Posts of a team.\n', `Posts of a team.\n\n${table}\n`);
    expect(moved(text, 'delete Post')).toBe(
      `${text.replace(`${table}\n\n`, '')}\n## 6. Roles and permissions\n\n${table}\n`,
    );
  });
});

describe('nothing is offered', () => {
  it.each([
    ['of a fact that stands in its point', screens('Words.'), 'uuid'],
    ['of prose', screens('Words of mine.'), 'of mine'],
    [
      'of a row that is a rule and names an error',
      requirements('- A title must not be empty. "Give it a title."'),
      'Give it',
    ],
    [
      'of a paragraph that is the purpose as well',
      screens('Words.').replace('Posts of a team.', 'Each card has a title, a text and a due date.'),
      'Each card',
    ],
    [
      'of what is written in HTML',
      screens('<ul><li>Editors may delete posts.</li><li>Editors may create posts.</li></ul>'),
      'create',
    ],
  ])('%s', (_, text, words) => {
    expect(text).toContain(words);
    expect(offered(text, words)).toEqual([]);
  });

  it('where the place is not that of a fact', () => {
    const text = requirements('- The upload limit is 5 MB.');
    const at = { from: text.indexOf('The system'), to: text.indexOf('The system') + 3 };
    expect(changesFor(read(text), { kind: 'move', label: '', at, point: 'constants', alone: true })).toEqual(
      [],
    );
    const [fix] = offered(text, 'upload');
    expect(fix && changesFor(read(text), { ...fix, point: 'errors' } as Fix)).toEqual([]);
  });
});

it('keeps the line ends of the document', () => {
  const text = requirements('- The upload limit is 5 MB.').replaceAll('\n', '\r\n');
  expect(moved(text, 'upload').replaceAll('\r\n', '')).not.toContain('\n');
});

it('says after it what it said before', () => {
  const text = requirements('- The upload limit is 5 MB.', '- An Editor may delete posts.');
  for (const words of ['upload', 'An Editor']) {
    const [before, after] = [facts(read(text).model), facts(read(moved(text, words)).model)];
    expect(after.points.rules).toEqual(before.points.rules);
    const names = ({ points }: typeof before) =>
      JSON.stringify(points.constants)
        .match(/"name":"[^"]*"/g)
        ?.sort();
    expect(names(after)).toEqual(names(before));
  }
});

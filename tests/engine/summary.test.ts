import { expect, test } from 'vitest';
import { partsAround } from '../../src/engine/editor.ts';
import { applyChanges, edit, read } from '../../src/engine/index.ts';
import { type FindingSummary, summarise } from '../../src/engine/summary.ts';

const text = `# Specification: Library

## 1. What the product does and for whom

The library lends volumes to members.

- **Member**: borrows volumes.

## 2. Screens and routes

| Screen | Route | Shows | Calls | Leads to | Open to |
| --- | --- | --- | --- | --- | --- |
| Bookshelf (entry) | \`/\` | none | none | Volumme, Volumme | Member |
| Volume | \`/volumes/:id\` | none | none | Bookshelf | Member |

## 4. States and transitions

### Loan

- Governs: not shown

| From | Event | To |
| --- | --- | --- |
| (new) | lend | lent |
| lent | return | (end) |
`;

const unknownTargets = (findings: readonly FindingSummary[]) =>
  findings.filter(({ check }) => check === 'screens/unknown-target');

test('a summary is plain data: posting it loses nothing', () => {
  const summary = summarise(read(text));
  expect(structuredClone(summary)).toEqual(summary);
  expect(summary.title).toBe('Library');
});

test('points come in reading order, with their elements where they stand', () => {
  const { points } = summarise(read(text));
  expect(points.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const screens = points[1];
  expect(screens?.elements.map(({ name, kind }) => [name, kind])).toEqual([
    ['Bookshelf', 'screen'],
    ['Volume', 'screen'],
  ]);
  const [first] = screens?.elements ?? [];
  expect(text.slice(first?.nameFrom, first?.nameTo)).toBe('Bookshelf');
  const states = points[3]?.elements ?? [];
  expect(states.map(({ depth }) => depth)).toEqual([0, ...states.slice(1).map(() => 1)]);
  expect(states.length).toBeGreaterThan(1);
  expect(points[2]).toMatchObject({ shown: 'unstated', from: 0, to: 0, elements: [] });
});

test('contradictions and questions of a point are its findings, counted', () => {
  const { points, findings } = summarise(read(text));
  for (const { id, contradictions, questions } of points) {
    const own = findings.filter(({ point }) => point === id);
    expect(contradictions).toBe(own.filter(({ severity }) => severity === 'error').length);
    expect(questions).toBe(own.filter(({ severity }) => severity === 'gap').length);
  }
  expect(points[1]?.contradictions).toBeGreaterThan(0);
});

test('every finding has a key of its own and belongs to a finding of the summary', () => {
  const { findings } = summarise(read(text));
  const keys = findings.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toEqual(expect.arrayContaining(findings.map(({ group }) => group)));
});

test('a key stays over edits elsewhere, and the places move', () => {
  const specification = read(text);
  const before = unknownTargets(summarise(specification).findings);
  const after = unknownTargets(summarise(edit(specification, [{ from: 0, to: 0, insert: '\n\n' }])).findings);
  expect(before.length).toBeGreaterThan(0);
  expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  expect(after.map(({ from }) => from)).toEqual(before.map(({ from }) => from + 2));
});

test('a fix carries the changes that make its finding go away', () => {
  const specification = read(text);
  const [finding] = unknownTargets(summarise(specification).findings);
  const [fix] = finding?.fixes ?? [];
  expect(fix?.label).toContain('Volume');
  const [change] = fix?.changes ?? [];
  expect(text.slice(change?.from, change?.to)).toBe('Volumme');
  expect(change?.insert).toBe('Volume');
});

test('parts are found around an offset, and move with the text', () => {
  const specification = read(text);
  const around = (words: string, of = summarise(specification), source = text) =>
    of.points
      .flatMap(({ parts }) => partsAround(parts, source.indexOf(words)))
      .map(({ label, nameFrom, nameTo }) => [label, source.slice(nameFrom, nameTo)]);
  expect(around('return | (end)')).toEqual([['return', 'return']]);
  expect(around('| From | Event')).toEqual([]);
  const moved = summarise(edit(specification, [{ from: 0, to: 0, insert: '\n\n' }]));
  expect(around('return | (end)', moved, `\n\n${text}`)).toEqual([['return', 'return']]);
});

test('what is waived is listed by waiver, with its reason, its places and the change that takes it away', () => {
  const row = (name: string, comment: string): string => `| ${name} | 400 | x |${comment} | stay |\n`;
  const errors = (one: string, other: string): string =>
    `## 8. The error catalogue\n\n| Error | Status | When | Message | Handling |\n| --- | --- | --- | --- | --- |\n${row('a', one)}${row('b', other)}`;
  const comment = (check: string): string =>
    ` <!-- ninefold: allow ${check} because the client has its own -->`;
  const waiving = errors(comment('errors/no-message'), ' Oh no.');
  const { waived } = summarise(read(waiving));
  expect(waived).toEqual([
    {
      key: 'errors/no-message|the client has its own|0',
      check: 'errors/no-message',
      reason: 'the client has its own',
      findings: [
        expect.objectContaining({ message: expect.stringContaining('“a”'), from: expect.any(Number) }),
      ],
      fix: expect.objectContaining({ kind: 'remove', label: 'Take the waiver away' }),
    },
  ]);
  expect(read(applyChanges(waiving, waived[0]?.fix?.changes ?? [])).text).not.toContain('ninefold');
  // A waiver that waives nothing is a finding of its own.
  expect(summarise(read(errors(comment('errors/no-status'), ' Oh no.'))).waived).toEqual([]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChanges, modelAsJson, read, type Slot, setCell, viewOf } from '../../../src/engine/index.ts';
import { hasCorpus, markdownOf } from '../../corpus.ts';
import { arbitrarySpecification } from './arbitrary-specification.ts';

/** Every cell that a view offers to change. */
function slotsOf(text: string): Slot[] {
  const { model } = read(text);
  return [
    ...viewOf(model, 'roles').groups.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells)),
    ...viewOf(model, 'entities').entities.flatMap(({ fields }) => fields),
    ...viewOf(model, 'constants').constants,
  ].flatMap(({ slot }) => (slot ? [slot] : []));
}

/** What a view offers as the new text of each kind of cell. */
const offered = { roles: ['yes', 'no', 'own', 'not shown', ''], entities: ['yes', 'no', 'not shown', ''] };
const arbitraryText = fc.oneof(
  fc.constantFrom('25', '10,000', 'a | b', '5 MB', '`x`', '<!-- a', 'a\nb', '', 'not shown', '\\', '😀'),
  fc.string(),
);

const change = (text: string, slot: Slot, to: string) => setCell(read(text), slot, to);

/** That a change touches nothing but the cell: every other character stands where it stood, in as many rows and cells. */
function expectOnlyCell(text: string, slot: Slot, to: string): string {
  const changes = change(text, slot, to);
  expect(changes.length).toBeLessThanOrEqual(1);
  const after = applyChanges(text, changes);
  const [only] = changes;
  if (only === undefined) return after;
  expect(only.from).toBeGreaterThanOrEqual(slot.row);
  expect(text.slice(only.from, only.to)).not.toMatch(/\n|(?<!\\)(?:\\\\)*\|/);
  expect(only.insert).not.toContain('\n');
  expect(after.split('\n').length).toBe(text.split('\n').length);
  const slots = slotsOf(after);
  expect(slots.length).toBe(slotsOf(text).length);
  return after;
}

const spec = (rows: string): string => `# Specification: A

## 6. Roles and permissions

- **Owner**: has it.
- **Guest**: looks.

| Action | Owner | Guest |
| --- | --- | --- |
${rows}
`;

describe('changing a cell', () => {
  test('of a table that counts its rows', () => {
    const text = `# A\n\n## 6. Roles and permissions\n\n| # | Action | Owner | Guest |\n|---|---|---|---|\n| 1 | sail | yes | no |\n| 2 | row |\n`;
    const slots = slotsOf(text).filter(({ column }) => column === 2);
    expect(slots.length).toBe(2);
    const after = slots.map((slot) => expectOnlyCell(text, slot, 'own').split('\n').slice(6, 8));
    expect(after).toEqual([
      ['| 1 | sail | yes | own |', '| 2 | row |'],
      ['| 1 | sail | yes | no |', '| 2 | row | | own |'],
    ]);
  });

  test('says what was chosen and touches no other character', () => {
    fc.assert(
      fc.property(arbitrarySpecification, fc.nat(), arbitraryText, (text, pick, words) => {
        const slots = slotsOf(text);
        const slot = slots[pick % Math.max(1, slots.length)];
        if (slot === undefined) return;
        const choices = slot.point === 'constants' ? [words] : offered[slot.point as 'roles' | 'entities'];
        const to = choices[pick % choices.length] ?? '';
        const after = expectOnlyCell(text, slot, to);
        const same = slotsOf(after).find(({ row, column }) => row === slot.row && column === slot.column);
        if (slot.point !== 'constants') expect(same?.said).toBe(to);
      }),
      { numRuns: 25 },
    );
  });

  test('can be taken back by saying what was said', () => {
    fc.assert(
      fc.property(arbitrarySpecification, fc.nat(), (text, pick) => {
        const slots = slotsOf(text).filter(
          ({ point, said }) => point !== 'constants' && /^(?:yes|no)$/.test(said),
        );
        const slot = slots[pick % Math.max(1, slots.length)];
        if (slot === undefined) return;
        const there = applyChanges(text, change(text, slot, slot.said === 'yes' ? 'no' : 'yes'));
        expect(applyChanges(there, change(there, slot, slot.said))).toBe(text);
      }),
      { numRuns: 15 },
    );
  });

  test.skipIf(!hasCorpus)('works on real specifications, and changes that fact alone', () => {
    for (const { text } of markdownOf('ninepoint')) {
      for (const slot of slotsOf(text).filter((_, index) => index % 67 === 0)) {
        const to = slot.point === 'constants' ? '4711' : slot.said === 'yes' ? 'no' : 'yes';
        const after = expectOnlyCell(text, slot, to);
        const own = slot.point;
        const [was, is] = [
          modelAsJson(read(text).model),
          modelAsJson(read(after).model),
        ] as unknown as Record<string, unknown>[];
        for (const point of [
          'screens',
          'states',
          'rules',
          'calls',
          'errors',
          'entities',
          'roles',
          'constants',
        ])
          if (point !== own && was?.[point] !== undefined)
            expect(JSON.stringify(withoutPlaces(is?.[point]))).toBe(
              JSON.stringify(withoutPlaces(was[point])),
            );
      }
    }
  });

  test('keeps a waiver that stands in the cell', () => {
    const text = spec('| read Note | yes <!-- ninefold: allow roles/x because y --> | no |');
    const [slot] = slotsOf(text);
    const after = slot ? applyChanges(text, change(text, slot, 'own')) : '';
    expect(after).toContain('| own <!-- ninefold: allow roles/x because y --> | no |');
  });

  test('adds the bars that a short row lacks, and stays in code where code stood', () => {
    const short = spec('| read Note | yes');
    const missing = slotsOf(short).find(({ column }) => column === 2);
    expect(missing && applyChanges(short, change(short, missing, 'no'))).toContain(
      '| read Note | yes | no |',
    );
    const text =
      '# Specification: A\n\n## 9. Business constants and limits\n\n| Constant | Value |\n| --- | --- |\n| MOST | `20` |\n';
    const [slot] = slotsOf(text);
    expect(slot && applyChanges(text, change(text, slot, '25'))).toContain('| MOST | `25` |');
    expect(slot && applyChanges(text, change(text, slot, 'not shown'))).toContain('| MOST | not shown |');
  });

  test('is not offered where no cell of its own says it', () => {
    const text =
      '# Specification: A\n\n## 3. Entities and their fields\n\n### Note\n\n- `title` (text, required)\n- `body` (text)\n';
    expect(viewOf(read(text).model, 'entities').entities[0]?.fields.length).toBe(2);
    expect(slotsOf(text)).toEqual([]);
  });
});

/** Plain data without where things stand. */
function withoutPlaces(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPlaces);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !/^(?:at|nameAt|from|to|line|column|place|offset|start|end)$/.test(key))
      .map(([key, each]) => [key, withoutPlaces(each)]),
  );
}

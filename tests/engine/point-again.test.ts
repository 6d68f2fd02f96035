import { describe, expect, test } from 'vitest';
import {
  applyChanges,
  changesFor,
  complete,
  type Fix,
  format,
  nameUses,
  outsideFacts,
  pointIds,
  points,
  read,
  viewOf,
} from '../../src/engine/index.ts';

const text = `# Specification: Quay

## 1. What the product does and for whom

It lends boats.

## 3. Entities and their fields

- Every boat has a name.

## 4. States and transitions

Not told yet.

## 5. Validation rules

- Names are short.

## 6. Roles and permissions

- **Harbour master**: keeps the quay.

## 7. Calls and payloads

Words.

## 9. Business constants and limits

|Constant|Value|
|--|--|
|LIMIT|10|

## 3. Entities and their fields

### Boat

|Field|Type|
|--|--|
|name|text|

### Oar

|Field|Type|
|--|--|
|length|integer|
`;

describe('a point that is there again behind others', () => {
  const specification = read(text);

  test('has none of the questions that are asked of points between', () => {
    const empty = pointIds.map((id) => `## ${points[id].number}. ${points[id].title}\n`).join('\n');
    const gapsOf = (document: string): readonly unknown[] => {
      const gaps = read(document).findings.filter(({ severity }) => severity === 'gap');
      return pointIds.filter((id) => gaps.some(({ point }) => point === id));
    };
    const again = `${empty}\n## 3. ${points.entities.title}\n\n### Boat\n\n|Field|Type|\n|--|--|\n|name|text|\n`;
    expect(gapsOf(empty)).toEqual([...pointIds]);
    expect(gapsOf(again)).toEqual(pointIds.filter((id) => id !== 'entities'));
  });

  test('has an address of its own, which holds nothing of others', () => {
    const view = viewOf(specification.model, 'product');
    const at = view.points.find(({ id }) => id === 'entities')?.at;
    expect(text.slice(at?.from, at?.to).trim()).toBe(
      '## 3. Entities and their fields\n\n- Every boat has a name.',
    );
  });

  test('has no names that stand between', () => {
    const uses = nameUses(specification.model, text, text.indexOf('Harbour master'))?.uses ?? [];
    expect(uses.map(({ point }) => point)).toEqual(['roles']);
  });

  test('completes at the cursor what the point there may say, and formats that point', () => {
    const at = text.indexOf('|Constant');
    const { options } = complete(specification.model, text, at + 1);
    expect(options.map(({ label }) => label)).toContain('Unit');
    const after = applyChanges(text, format(specification, { of: 'point', at }).changes);
    expect(after).toContain('| LIMIT | 10 |');
    expect(after).toContain('|length|integer|');
  });

  test('says what is not shown of it before its own next heading, not in the point before that', () => {
    const fix: Fix = { kind: 'not-shown', label: 'Say so', point: 'entities', subject: 'Sails' };
    const after = applyChanges(text, changesFor(specification, fix));
    expect(after.split('## 4.')[0]).toContain('Sails: not shown');
  });

  test('leaves what stands in no fact of others to them', () =>
    expect(outsideFacts(specification).map(({ from, to }) => text.slice(from, to))).toContain('Words.'));
});

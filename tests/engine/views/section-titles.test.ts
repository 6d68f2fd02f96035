import { describe, expect, it } from 'vitest';
import { read, viewOf } from '../../../src/engine/index.ts';

const model = read(`# Harbour

## 3. Entities

### Boat

| Field | Type | Required | Rules |
| --- | --- | --- | --- |
| name | text | yes | 1–40 characters |

## 5. Validation rules

| Subject | Rule |
| --- | --- |
| colour | required |

### Mooring form

| Subject | Rule |
| --- | --- |
| name | at most 40 characters |

- \`berth\`: at least 1

**Leaving**

| Subject | Rule |
| --- | --- |
| name | at most 20 characters |

### Name of the berth

- at most 12 characters

## 6. Roles

- **Sailor**
`).model;

describe('the part of point 5 that a rule stands in', () => {
  const told = viewOf(model, 'rules').subjects.flatMap(({ name, rules }) =>
    rules.map(({ text, section, on }) => [name, text, section, on.text]),
  );

  it('is told by the heading or bold line above it', () => {
    expect(told).toContainEqual(['name', 'at most 40 characters', 'Mooring form', '']);
    expect(told).toContainEqual(['name', 'at most 20 characters', 'Leaving', '']);
  });

  it('is not told of a rule right below the point, nor of one beside its field', () => {
    expect(told).toContainEqual(['colour', 'required', '', '']);
    expect(told).toContainEqual(['Boat.name', '1–40 characters', '', '']);
  });

  it('is not told twice where the rule is limited to it, or about it', () => {
    expect(told).toContainEqual(['berth', 'at least 1', '', 'Mooring form']);
    expect(told).toContainEqual(['Name of the berth', 'at most 12 characters', '', 'Name of the berth']);
  });
});

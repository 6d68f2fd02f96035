import { describe, expect, test } from 'vitest';
import { edit, read } from '../../../src/engine/index.ts';
import { expressionsOf, placeInExpression } from '../../../src/engine/model/derived/expressions-of.ts';

const document = `# Specification: Invoicing

## 3. Entities and their fields

### Account

| Field | Type | Required | Default | Rules | Meaning |
| --- | --- | --- | --- | --- | --- |
| id | uuid | yes | | key | |

### Invoice

| Field | Type | Required | Default | Rules | Meaning |
| --- | --- | --- | --- | --- | --- |
| status | one of draft, sent | yes | draft | | |
| due | date | no | \`today\` | | |
| net | money | yes | | | |
| total | money | yes | | = \`net * 2\` | |

## 4. States and transitions

### Invoice status

- Governs: \`Invoice.status\`
- **late**: \`due != null && today > due\`

| From | Event | To | By | When | Then |
| --- | --- | --- | --- | --- | --- |
| draft | send | sent | (system) | \`input.amount == total\` | \`net = old.net; create Account(id = self.number)\` |

- Always, for Invoice: \`total >= net\`

## 5. Validation rules

| Subject | Rule | On | Message | Error |
| --- | --- | --- | --- | --- |
| Invoice.due | required when \`total > 100\` | | | |
| Invoice | \`due == null \\|\\| due > today\` | | | |
| Something else | \`total > 1\` | | | |

## 6. Roles and permissions

| Role | Who | When | Includes |
| --- | --- | --- | --- |
| Client | Account | \`actor != null\` | |

| Action | Client |
| --- | --- |
| read Invoice | \`total < 5\` |
| open Somewhere | \`1 < 2\` |

## 7. The calls it makes

### \`POST /invoices/:id/send\`

- Does: send Invoice

| Payload | In | Type | Required | Default | Meaning |
| --- | --- | --- | --- | --- | --- |
| amount | body | Invoice.total | yes | \`total\` | |
| mail.text | body | text | no | | |

| Answer | When | Carries | Handling |
| --- | --- | --- | --- |
| 200 | \`input.amount > 0\` | Invoice | stay |

## 9. Business constants and limits

| Constant | Value | Unit | When | Meaning |
| --- | --- | --- | --- | --- |
| LIMIT | 3 | entries | \`BIG\` | |
`;

describe('expressionsOf', () => {
  const { model, text } = read(document);
  const found = expressionsOf(model);
  const of = (source: string) => found.find(({ expression }) => expression.source === source);

  test('finds every expression in every point', () => {
    expect(found.map(({ part, expression }) => `${part}: ${expression.source}`)).toEqual([
      'default: today',
      'computed: net * 2',
      'derived-state: due != null && today > due',
      'guard: input.amount == total',
      'effect: old.net',
      'effect: self.number',
      'invariant: total >= net',
      'rule: total > 100',
      'rule: due == null || due > today',
      'rule: total > 1',
      'role: actor != null',
      'permission: total < 5',
      'permission: 1 < 2',
      'default: total',
      'answer: input.amount > 0',
      'constant: BIG',
    ]);
  });

  test('gives the subject: of the field, the lifecycle, the rule, the action, the call', () => {
    const subjects = ['net * 2', 'total >= net', 'old.net', 'total > 100', 'total < 5', 'input.amount > 0'];
    for (const source of subjects) expect(of(source)?.scope.subject).toBe('Invoice');
    for (const source of ['total > 1', '1 < 2', 'BIG']) {
      expect(of(source)?.scope).toMatchObject({ anySubject: true });
      expect(of(source)?.scope.subject).toBeUndefined();
    }
  });

  test('gives the payload of the call that does the event, dots as values within values', () => {
    const input = of('input.amount == total')?.scope.input;
    expect([...(input?.keys() ?? [])]).toEqual(['amount', 'mail']);
    expect(input?.get('amount')).toEqual({ is: 'scalar', name: 'money' });
    expect(input?.get('mail')).toMatchObject({ is: 'record' });
    expect(of('input.amount > 0')?.scope.input).toBe(input);
  });

  test('takes the actor from the roles', () => {
    expect(of('total < 5')?.scope.actor).toBe('Account');
  });

  test('tells conditions from values, and the field that takes a value', () => {
    expect(of('total > 100')?.isCondition).toBe(true);
    expect(of('net * 2')).toMatchObject({ isCondition: false, field: { name: 'total' } });
    expect(of('old.net')).toMatchObject({ isCondition: false, field: { name: 'net' } });
    expect(of('self.number')).toMatchObject({ isCondition: false, field: { name: 'id' } });
  });

  test('gives old where something changes, and not where nothing does', () => {
    expect(of('old.net')?.scope.old).toBe(true);
    expect(of('total >= net')?.scope.old).toBeUndefined();
  });

  test('maps a place inside an expression to the text, escapes counted in', () => {
    const placed = of('due == null || due > today');
    if (!placed) throw new Error('not found');
    const from = placed.expression.source.indexOf('today');
    const at = placeInExpression(placed.expression, { from, to: from + 5 });
    expect(text.slice(at.from, at.to)).toBe('today');
    const operator = placed.expression.source.indexOf('||');
    const escaped = placeInExpression(placed.expression, { from: operator, to: operator + 2 });
    expect(text.slice(escaped.from, escaped.to)).toBe('|\\|');
  });
});

test('a place inside an expression moves with the text', () => {
  const before = read(document);
  const placed = expressionsOf(before.model).find(({ expression }) => expression.source === 'total < 5');
  if (!placed) throw new Error('not found');
  const at = placeInExpression(placed.expression, { from: 8, to: 9 });
  const { text } = edit(before, [{ from: 0, to: 0, insert: 'Some words first.\n\n' }]);
  expect(text.slice(at.from, at.to)).toBe('5');
});

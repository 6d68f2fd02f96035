import { describe, expect, test } from 'vitest';
import { checkExpression } from '../../../../src/engine/model/expressions/check.ts';
import { constantValue } from '../../../../src/engine/model/expressions/constants.ts';
import { compile } from '../../../../src/engine/model/expressions/evaluate.ts';
import { schemaOf } from '../../../../src/engine/model/expressions/schema.ts';
import { typeWords } from '../../../../src/engine/model/expressions/types.ts';
import { valueText } from '../../../../src/engine/model/expressions/values.ts';
import type { Model } from '../../../../src/engine/model/model.ts';
import { readModel } from '../../../../src/engine/model/read.ts';
import { parse, reparse } from '../../../../src/engine/syntax/document.ts';

const text = `# Specification: Invoicing

## 3. Entities and their fields

### Invoice

| Field | Type | Required | Default | Rules | Meaning |
| --- | --- | --- | --- | --- | --- |
| id | uuid | yes | | key | |
| freelancer | Account | yes | | owner | |
| lines | list of Lines | yes | | | |
| status | one of draft, sent | yes | draft | | |
| colour | text | yes | | one of red, green | |
| nag | Nag period | no | | | |
| dueOn | date | no | | | |
| memo | text or none | yes | | | |
| ghost | Ghost | yes | | | |
| round | Flip.again | yes | | | |
| unsaid | | yes | | | |

### Line

| Field | Type | Required |
| --- | --- | --- |
| amount | money | yes |

### Account

| Field | Type | Required |
| --- | --- | --- |
| email | email | yes |

### Flip

| Field | Type | Required |
| --- | --- | --- |
| oldStatus | Invoice.status | yes |
| address | Invoice.freelancer.email | yes |
| again | Flip.again | yes |

### Nag period

| Value | Meaning |
| --- | --- |
| hourly | one hour |
| daily | one day |

### Preview

Not stored.

| Field | Type | Required |
| --- | --- | --- |
| title | text | yes |

### Sketch

not shown

## 9. Business constants and limits

| Constant | Value | Unit | When | Meaning |
| --- | --- | --- | --- | --- |
| MAX_LINES | 100 | entries | plan is free | |
| MAX_LINES | 1000 | entries | otherwise | |
| RATE | 0.19 | | | |
| MIXED | 1 | | a | |
| MIXED | 1.5 | | b | |
| TERM | 14 | days | | |
| HALF | 1.5 | hours | | |
| PERIOD | 6 | months | | |
| UPLOAD | 5 | MB | | |
| OLD_UPLOAD | 5 | KB | | |
| OPEN | true | | | |
| MODE | single | | | |
| RESERVED | \`about\`, \`api\` | | | |
| LATER | not shown | | | |
`;

const modelOf = (source: string): Model => readModel(parse(source)).model;
const model = modelOf(text);
const schema = schemaOf(model);

const words = (entity: string, field: string): string => {
  const type = schema.entities.get(entity)?.fields.get(field);
  return type ? typeWords(type) : 'no such field';
};

describe('fields', () => {
  test.each([
    ['Invoice', 'id', 'uuid'],
    ['Invoice', 'freelancer', 'Account'],
    ['Invoice', 'lines', 'list of Line'],
    ['Invoice', 'status', 'one of draft, sent'],
    ['Invoice', 'colour', 'one of red, green'],
    ['Invoice', 'nag', 'one of hourly, daily or none'],
    ['Invoice', 'dueOn', 'date or none'],
    ['Invoice', 'memo', 'text or none'],
    ['Invoice', 'ghost', 'of unknown type'],
    ['Invoice', 'round', 'of unknown type'],
    ['Invoice', 'unsaid', 'of unknown type'],
    ['Flip', 'oldStatus', 'one of draft, sent'],
    ['Flip', 'address', 'email'],
    ['Flip', 'again', 'of unknown type'],
  ])('%s.%s is %s', (entity, field, expected) => {
    expect(words(entity, field)).toBe(expected);
  });

  test('values say where they are stated', () => {
    expect(schema.entities.get('Flip')?.fields.get('oldStatus')).toMatchObject({ from: 'Invoice.status' });
  });
});

describe('entities', () => {
  test('have an owner, are shapes, or are not shown', () => {
    const shapes = [...schema.entities.values()].map(({ name, is, open, owner }) => [name, is, open, owner]);
    expect(shapes).toEqual([
      ['Invoice', 'entity', false, 'freelancer'],
      ['Line', 'entity', false, undefined],
      ['Account', 'entity', false, undefined],
      ['Flip', 'entity', false, undefined],
      ['Preview', 'shape', false, undefined],
      ['Sketch', 'entity', true, undefined],
    ]);
  });
});

describe('constants', () => {
  test.each([
    ['MAX_LINES', 'integer', '100'],
    ['RATE', 'decimal', '0.19'],
    ['MIXED', 'decimal', '1'],
    ['TERM', 'duration', '1209600s'],
    ['HALF', 'duration', '5400s'],
    ['PERIOD', 'duration', undefined],
    ['UPLOAD', 'integer', '5000000'],
    ['OLD_UPLOAD', 'of unknown type', undefined],
    ['OPEN', 'boolean', 'true'],
    ['MODE', 'text', 'single'],
    ['RESERVED', 'list of text', '[about, api]'],
    ['LATER', 'of unknown type', undefined],
  ])('%s is %s, first %s', (name, type, value) => {
    const declared = schema.constants.get(name);
    expect(declared && typeWords(declared)).toBe(type);
    const constant = model.constants.constants.find((each) => each.name === name);
    const found = constant && constantValue(constant);
    expect(found === undefined ? undefined : valueText(found)).toBe(value);
  });
});

describe('what is kept', () => {
  test('a document has one schema over its readings, always that of the newest', () => {
    expect(schemaOf(model)).toBe(schema);
    const before = parse(
      '## 9. Business constants and limits\n\n| Constant | Value |\n| --- | --- |\n| A | 1 |\n',
    );
    const first = readModel(before);
    const own = schemaOf(first.model);
    const checked = checkExpression('A > 0', {}, own);
    expect([...own.constants.keys()]).toEqual(['A']);
    const at = before.text.indexOf('A |');
    const renamed = readModel(reparse(before, [{ from: at, to: at + 1, insert: 'B' }]), first);
    expect(schemaOf(renamed.model)).toBe(own);
    expect([...own.constants.keys()]).toEqual(['B']);
    expect(checked).toMatchObject({ ok: true });
    expect(checkExpression('A > 0', {}, own)).toMatchObject({ ok: false });
  });

  test('what an expression does not name may change: it stays checked', () => {
    const before = parse(text);
    const first = readModel(before);
    const own = schemaOf(first.model);
    const asked = (source: string, subject: string) => checkExpression(source, { subject }, own);
    const [ofInvoice, ofLine] = [asked("status == 'sent'", 'Invoice'), asked('amount > 0', 'Line')];
    const at = text.indexOf('| amount | money');
    readModel(reparse(before, [{ from: at + 2, to: at + 8, insert: 'count' }]), first);
    expect(asked("status == 'sent'", 'Invoice')).toBe(ofInvoice);
    expect(ofLine).toMatchObject({ ok: true });
    expect(asked('amount > 0', 'Line')).toMatchObject({ ok: false });
  });

  test('the same expression is checked and compiled once, and again in another scope or schema', () => {
    const scope = { subject: 'Invoice' };
    const checked = checkExpression("status == 'sent'", scope, schema);
    expect(checkExpression("status == 'sent'", { ...scope }, schema)).toBe(checked);
    expect(checkExpression("status == 'sent'", { ...scope, actor: 'Account' }, schema)).not.toBe(checked);
    expect(checkExpression("status == 'sent'", { subject: 'Line' }, schema)).toMatchObject({ ok: false });
    const [one, other] = [
      new Map([['a', { is: 'null' } as const]]),
      new Map([['b', { is: 'null' } as const]]),
    ];
    expect(checkExpression('input.a', { input: one }, schema)).toMatchObject({ ok: true });
    expect(checkExpression('input.a', { input: other }, schema)).toMatchObject({ ok: false });
    expect(compile('1', scope, schema)).toBe(compile('1', scope, schema));
  });

  test('2,000 checks are remembered', () => {
    const sources = Array.from(
      { length: 2000 },
      (_, at) => `status == 'sent' && size(lines) > ${at} && dueOn != null`,
    );
    const run = () => sources.map((source) => checkExpression(source, { subject: 'Invoice' }, schema));
    const first = run();
    expect(first.every(({ ok }) => ok)).toBe(true);
    run().forEach((again, at) => {
      expect(again).toBe(first[at]);
    });
  });
});

describe('names that are used', () => {
  const used = (source: string, scope: Parameters<typeof checkExpression>[1]): string[] =>
    checkExpression(source, scope, schema).references.map(
      ({ kind, name, of, from, to }) =>
        `${kind} ${of === undefined ? '' : `${of}.`}${name} at ${source.slice(from, to)}`,
    );

  test('are given with their places, values without their quotes', () => {
    const source =
      "(status == 'sent' || self.status in ['draft']) && lines.exists(l, l.amount > RATE) && size(Flip) > max_lines";
    expect(used(source, { subject: 'Invoice' })).toEqual([
      'field Invoice.status at status',
      'value Invoice.status.sent at sent',
      'given self at self',
      'field Invoice.status at status',
      'value Invoice.status.draft at draft',
      'field Invoice.lines at lines',
      'field Line.amount at amount',
      'constant RATE at RATE',
      'entity Flip at Flip',
      'constant MAX_LINES at max_lines',
    ]);
  });

  test('are given when something is wrong, and none for items of a macro', () => {
    expect(
      used('lines.map(dueOn, dueOn.amount) == nothing && dueOn == RATE', { subject: 'Invoice' }),
    ).toEqual([
      'field Invoice.lines at lines',
      'field Line.amount at amount',
      'field Invoice.dueOn at dueOn',
      'constant RATE at RATE',
    ]);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPlain } from '../../../src/engine/edits/print/name.ts';
import { applyChanges, read, rename } from '../../../src/engine/index.ts';
import { namePlaces } from '../../../src/engine/model/derived/name-places.ts';
import { arbitrarySpecification } from './arbitrary-specification.ts';

const spec = `# Specification: Shop

## 1. What the product does and for whom

A shop. An \`Order\` is paid once. Orders are nice.

- **Buyer**: buys.

## 2. Screens and routes

| Screen | Route | Shows | Calls | Leads to | Open to |
| --- | --- | --- | --- | --- | --- |
| Orders (entry) | \`/\` | list of Order | \`GET /orders\` | Order | Buyer |
| Order | \`/orders/:id\` | Order | none | Orders | Buyer |

## 3. Entities and their fields

### Order

| Field | Type | Required | Default | Rules | Meaning |
| --- | --- | --- | --- | --- | --- |
| id | uuid | yes | | key | |
| status | one of open, paid | yes | open | | |
| total | money | yes | | at most \`LIMIT\` | |

## 4. States and transitions

### Order status

- Governs: \`Order.status\`
- Starts: open
- Ends: paid

| From | Event | To | By | When | Then |
| --- | --- | --- | --- | --- | --- |
| open | pay | paid | Buyer | \`status == 'open' && total < LIMIT\` | \`total = 0\` |

## 6. Roles and permissions

- **Buyer**: buys.

| Action | Buyer |
| --- | --- |
| pay Order | yes |
| read Order.total | yes |

## 9. Business constants and limits

| Constant | Value | Unit | When | Meaning |
| --- | --- | --- | --- | --- |
| LIMIT | 100 | | | |
`;

/** The text after renaming what stands behind \`before\` in it; the reason where that is refused. */
function renamed(text: string, before: string, to: string): string {
  const done = rename(read(text), text.indexOf(before) + before.length, to);
  return done.is === 'refused' ? done.why : applyChanges(text, done.changes);
}

describe('rename', () => {
  test('a state is also the value of the field, its default and the text in expressions', () => {
    const after = renamed(spec, '- Starts: ', 'waiting');
    expect(after).toContain('one of waiting, paid | yes | waiting |');
    expect(after).toContain("| waiting | pay | paid | Buyer | `status == 'waiting'");
    expect(after).toContain('Open to');
  });

  test('an entity keeps apart from the screen of the same name', () => {
    const after = renamed(spec, '### ', 'Purchase');
    expect(after).toContain('| Orders (entry) | `/` | list of Purchase | `GET /orders` | Order | Buyer |');
    expect(after).toContain('`Purchase.status`');
    expect(after).toContain('read Purchase.total');
    expect(after).toContain('### Order status');
  });

  test('a field is renamed in expressions, in what an event sets, and behind its entity', () => {
    const after = renamed(spec, 'read Order.', 'amount');
    expect(after).toContain("`status == 'open' && amount < LIMIT` | `amount = 0`");
    expect(after).toContain('read Order.amount');
  });

  test('an event is renamed in the actions of the matrix, a role in its column and among the audiences', () => {
    expect(renamed(spec, '\n| open | ', 'settle')).toContain('| settle Order | yes |');
    const after = renamed(spec, '| Action | ', 'Customer');
    expect(after).toContain('- **Customer**: buys.\n\n## 2.');
    expect(after).not.toContain('Buyer');
  });

  test('a constant is renamed in rules and expressions', () => {
    const after = renamed(spec, '| --- | --- | --- | --- | --- |\n| LI', 'MOST');
    expect(after).toContain('at most `MOST`');
    expect(after).toContain('total < MOST');
  });

  test('what would not stand, is taken or leads elsewhere is refused with the reason', () => {
    expect(renamed(spec, '- Starts: ', 'paid')).toBe('“paid” is the name of another state already.');
    expect(renamed(spec, 'read Order.', 'the total')).toMatch(/uses it in an expression/);
    expect(renamed(spec, '- Starts: ', 'a | b')).toMatch(/none of these/);
    expect(renamed(spec, '- Starts: ', 'none')).toMatch(/would have to stand in code/);
    expect(renamed(spec, 'A shop', 'x')).toBe('There is no name here that the document declares.');
    // The constant would be hidden behind a field of its name.
    expect(renamed(spec, '| LI', 'total')).toMatch(/would say something else|another/);
  });

  test('words that look like the name are counted and left', () => {
    const done = rename(read(spec), spec.indexOf('### Order') + 5, 'Purchase');
    expect(done.is === 'changes' && done.inWords).toBe(1);
  });
});

test('renaming and renaming back is the identity', () => {
  const newName = fc.constantFrom('Renamed', 'Renamed thing', 'RENAMED_THING', 'renamedThing');
  let done = 0;
  fc.assert(
    fc.property(arbitrarySpecification, fc.nat(), newName, (text, pick, to) => {
      const specification = read(text);
      const { places } = namePlaces(specification.model, text);
      const place = places[pick % Math.max(1, places.length)];
      if (place === undefined) return;
      const there = rename(specification, place.from, to);
      if (there.is === 'refused') return;
      const after = applyChanges(text, there.changes);
      const first = there.changes[0]?.from ?? 0;
      const back = rename(read(after), first, place.named.name);
      // What is no plain name, or a word of the format, cannot be asked for, wherever it stood.
      if (back.is === 'refused') {
        const { name } = place.named;
        expect(isPlain(name) && /^[A-Za-z][A-Za-z0-9]*$/.test(name)).toBe(false);
        return;
      }
      done += 1;
      expect(applyChanges(after, back.changes)).toBe(text);
    }),
    { numRuns: 150 },
  );
  expect(done).toBeGreaterThan(50);
});

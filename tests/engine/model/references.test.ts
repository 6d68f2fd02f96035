import { describe, expect, test } from 'vitest';
import { read } from '../../../src/engine/index.ts';
import { referencesOf, referencesOfType } from '../../../src/engine/model/derived/references.ts';

const document = `# Specification: Invoicing

## 2. Screens and routes

| Screen | Route | Shows | Calls | Leads to | Open to |
| --- | --- | --- | --- | --- | --- |
| Invoices (entry) | \`/invoices\` | list of Invoice | \`GET /invoices\` | Invoice page | Freelancer |
| Invoice page | \`/invoices/:id\` | Invoice | | none | |

## 3. Entities and their fields

### Invoice

| Field | Type | Required | Default | Rules | Meaning |
| --- | --- | --- | --- | --- | --- |
| number | text | yes | | unique per client; at most \`NUMBER_LENGTH\` characters | |
| client | Account | yes | | | |
| lines | list of Line | yes | | from 1 to \`MAX_LINES\` entries | |

## 4. States and transitions

### Invoice status

- Governs: \`Invoice.status\`
- Starts: draft
- Ends: paid
- **open**: draft, sent

| From | Event | To | By | When | Then |
| --- | --- | --- | --- | --- | --- |
| (new) | create | draft | Freelancer | | \`create Log(text = 'x')\` |
| draft | send | sent | (system) | | |

- Always, for Invoice: \`total > 0\`

## 5. Validation rules

| Subject | Rule | On | Message | Error |
| --- | --- | --- | --- | --- |
| Invoice.number | required | Invoices | Give a number. | invalid_invoice |

## 6. Roles and permissions

| Role | Who | When | Includes |
| --- | --- | --- | --- |
| Freelancer | Account | | Client |
| Client | Account | | |

| Action | Freelancer | Client |
| --- | --- | --- |
| read Invoice | yes | own |
| send Invoice | yes | no |

## 7. The calls it makes

### \`GET /invoices\`

- Does: read Invoice
- Made by: Invoices
- Allowed to: Freelancer

| Payload | In | Type | Required | Default | Meaning |
| --- | --- | --- | --- | --- | --- |
| number | query | Invoice.number | no | | |

| Answer | When | Carries | Handling |
| --- | --- | --- | --- |
| 200 | | list of Invoice | stay |
| 401 | | not_signed_in | go to Invoice page |

## 8. The error catalogue

| Error | Status | When | Message | Handling |
| --- | --- | --- | --- | --- |
| not_signed_in | 401 | no session | Sign in. | go to Invoices |
`;

describe('referencesOf', () => {
  const { model, text } = read(document);
  const found = referencesOf(model);
  const said = found.map(({ use, reference }) => `${use} ${reference.kind} ${reference.name}`);

  test('finds every reference of tables, lists and labels, in the order of the points', () => {
    expect(said).toEqual([
      'shows entity Invoice',
      'makes call GET /invoices',
      'leads-to screen Invoice page',
      'open-to role Freelancer',
      'shows entity Invoice',
      'unique-per field client',
      'bound constant NUMBER_LENGTH',
      'type entity Account',
      'type entity Line',
      'bound constant MAX_LINES',
      'governs field Invoice.status',
      'starts state draft',
      'ends state paid',
      'member state draft',
      'member state sent',
      'to state draft',
      'by role Freelancer',
      'creates entity Log',
      'from state draft',
      'to state sent',
      'invariant-of entity Invoice',
      'rule-of field Invoice.number',
      'rule-on screen Invoices',
      'raises error invalid_invoice',
      'includes role Client',
      'action entity Invoice',
      'permission role Freelancer',
      'permission role Client',
      'action entity Invoice',
      'does entity Invoice',
      'made-by screen Invoices',
      'allowed-to role Freelancer',
      'type field Invoice.number',
      'carries entity Invoice',
      'carries error not_signed_in',
      'goes-to screen Invoice page',
      'goes-to screen Invoices',
    ]);
  });

  test('says where each stands: the place holds the name', () => {
    for (const { reference } of found) {
      expect(text.slice(reference.at.from, reference.at.to)).toContain(reference.name);
    }
  });

  test('counts a role of the matrix once, however many rows its column has', () => {
    expect(said.filter((each) => each === 'permission role Client')).toHaveLength(1);
  });

  test('names the lifecycle of a state and the entity of a field', () => {
    expect(found.find(({ use }) => use === 'starts')?.within?.name).toBe('Invoice status');
    expect(found.find(({ use }) => use === 'unique-per')?.within?.name).toBe('Invoice');
    expect(found.find(({ use }) => use === 'shows')?.within).toBeUndefined();
  });

  test('names the point and the element that makes the reference', () => {
    const bound = found.find(({ use }) => use === 'bound');
    expect([bound?.point, bound?.of.name]).toEqual(['entities', 'number']);
  });

  test('finds nothing in what is not shown', () => {
    expect(referencesOf(read('## 7. The calls it makes\n\nCalls: not shown.\n').model)).toEqual([]);
  });
});

test('referencesOfType looks into lists of lists', () => {
  const at = { from: 0, to: 4 };
  const entity = { kind: 'entity' as const, name: 'Line', at };
  const inner = { is: 'list' as const, of: { is: 'entity' as const, entity } };
  expect(referencesOfType({ is: 'list', of: inner })).toEqual([entity]);
  expect(referencesOfType({ is: 'scalar', name: 'text' })).toEqual([]);
});

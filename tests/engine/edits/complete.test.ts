import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  applyChanges,
  type CompletionOption,
  complete,
  pointIds,
  points,
  read,
} from '../../../src/engine/index.ts';
import { namedThings } from '../../../src/engine/model/derived/named.ts';
import { arbitrarySpecification } from './arbitrary-specification.ts';

const head = `# Specification: Shop

## 2. Screens and routes

| Screen | Route | Shows | Calls | Leads to | Open to |
| --- | --- | --- | --- | --- | --- |
| Orders (entry) | \`/\` | list of Order | \`GET /orders\` | Basket | Buyer |

## 3. Entities and their fields

### Order

| Field | Type | Required | Default | Rules | Meaning |
| --- | --- | --- | --- | --- | --- |
| status | one of open, paid | yes | open | | |
| buyer | Account | yes | | owner | |

### Account

| Field | Type | Required | Default | Rules | Meaning |
| --- | --- | --- | --- | --- | --- |
| email | email | yes | | | |

## 4. States and transitions

### Order status

- Governs: \`Order.status\`
- Starts: open
- Ends: paid

| From | Event | To | By | When | Then |
| --- | --- | --- | --- | --- | --- |
| open | pay | paid | Buyer | | |

## 6. Roles and permissions

- **Buyer**: buys.

## 9. Business constants and limits

| Constant | Value | Unit | When | Meaning |
| --- | --- | --- | --- | --- |
| LIMIT | 100 | | | |
`;

/** What is offered at the \`‸\` of a text put in place of \`old\` in the document. */
function offered(old: string, text: string): readonly CompletionOption[] {
  const marked = head.replace(old, () => text);
  const offset = marked.indexOf('‸');
  return complete(read(marked.replace('‸', '')).model, marked.replace('‸', ''), offset).options;
}

const labels = (options: readonly CompletionOption[]): string[] => options.map(({ label }) => label);

describe('in a table', () => {
  test('a column offers the names of its kind, and the markers', () => {
    expect(labels(offered('| Basket | Buyer |', '| ‸ | Buyer |'))).toEqual([
      'Orders',
      'not shown',
      'none',
      '?',
    ]);
    expect(labels(offered('| Basket | Buyer |', '| Basket | B‸ |'))).toContain('Buyer');
  });

  test('behind a comma only names are offered, and only the part behind it is replaced', () => {
    const text = head.replace('| Basket | Buyer |', '| Basket, Or | Buyer |');
    const offset = text.indexOf('Basket, Or') + 'Basket, Or'.length;
    const { from, options } = complete(read(text).model, text, offset);
    expect(text.slice(from, offset)).toBe('Or');
    expect(labels(options)).toEqual(['Orders']);
  });

  test('types are the words of the format and the entities', () => {
    const found = labels(offered('| buyer | Account |', '| buyer | ‸ |'));
    expect(found).toEqual(
      expect.arrayContaining(['text', 'money', 'Order', 'list of Account', 'Order.status']),
    );
  });

  test('behind words that an expression follows the cursor goes between its marks', () => {
    const rule = offered('| yes | | owner | |', '| yes | | req‸ | |').find(({ label }) =>
      label.startsWith('required when'),
    );
    expect(rule?.label).toBe('required when ``');
    expect(rule?.label.slice(0, rule.cursor)).toBe('required when `');
  });

  test('the header offers the columns that are missing', () => {
    expect(labels(offered('| Screen | Route | Shows | Calls |', '| Screen | Route | ‸ | Calls |'))).toEqual([
      'Shows',
      'Description',
    ]);
  });

  test('the first column offers what is named elsewhere and declared nowhere, and says so', () => {
    const [basket] = offered('| Orders (entry) |', '| ‸ | | | | Basket | |\n| Orders (entry) |');
    expect(basket).toMatchObject({ label: 'Basket', kind: 'undeclared' });
    expect(basket?.declares).toBeUndefined();
  });

  test('below the last row the next row is offered, with what it may begin with', () => {
    const text = `${head}`.replace('| Basket | Buyer |\n', '| Basket | Buyer |\n‸\n');
    const offset = text.indexOf('‸');
    const plain = text.replace('‸', '');
    const { from, options } = complete(read(plain).model, plain, offset);
    const [first, empty] = options;
    expect(first?.insert).toBe('| Basket | | | | | |');
    expect(empty?.insert).toBe('|  | | | | | |');
    const insert = first?.insert ?? '';
    const after = read(applyChanges(plain, [{ from, to: offset, insert }]));
    expect(after.model.screens.screens.map(({ name }) => name)).toEqual(['Orders', 'Basket']);
  });
});

describe('in code', () => {
  test('an expression offers the fields of its subject, constants and what is given', () => {
    const found = labels(offered('| open | pay | paid | Buyer | |', '| open | pay | paid | Buyer | `‸` |'));
    expect(found).toEqual(expect.arrayContaining(['status', 'buyer', 'LIMIT', 'today', 'actor', 'Order']));
    expect(found).not.toContain('email');
  });

  test('behind a dot the fields of what the path leads to, behind a comparison the values', () => {
    const row = '| open | pay | paid | Buyer | |';
    expect(labels(offered(row, '| open | pay | paid | Buyer | `buyer.‸` |'))).toEqual(['email']);
    expect(labels(offered(row, "| open | pay | paid | Buyer | `status == '‸` |"))).toEqual(['open', 'paid']);
  });
});

test('labels are offered at a bullet, and behind a label what it takes', () => {
  expect(labels(offered('- Ends: paid', '- ‸'))).toEqual(['Governs: ', 'Starts: ', 'Ends: ']);
  expect(labels(offered('- Ends: paid', '- Ends: ‸'))).toEqual(['open', 'paid', 'not shown', 'none', '?']);
});

test('below the bullet of a screen, rule, call or error its labels are offered, and what each takes', () => {
  const below = (bullet: string): string[] =>
    labels(
      offered('## 6. Roles', `## 7. The calls it makes\n\n- \`GET /x\` — reads\n${bullet}\n\n## 6. Roles`),
    );
  expect(below('  - ‸')).toEqual(['Does: ', 'Made by: ', 'Allowed to: ']);
  expect(below('  - Made by: ‸')).toEqual(['Orders', 'not shown', 'none', '?']);
  expect(below('- Allowed to, for `GET /x`: ‸')).toEqual(['Buyer', 'not shown', 'none', '?']);
  const screen = (bullet: string): string[] =>
    labels(offered('## 3. Entities', `- **Basket** — \`/basket\`\n${bullet}\n\n## 3. Entities`));
  expect(screen('  - ‸')).toEqual(['Shows: ', 'Calls: ', 'Leads to: ', 'Open to: ']);
  expect(screen('- ‸')).toEqual([]);
  expect(screen('  - Leads to: ‸')).toEqual(expect.arrayContaining(['Orders']));
});

test('a heading offers the points that are missing', () => {
  expect(labels(offered('## 6. Roles and permissions', '## ‸\n\n## 6. Roles and permissions'))).toEqual([
    '1. What the product does and for whom',
    '5. Validation rules',
    '7. The calls it makes',
    '8. The error catalogue',
  ]);
});

describe('in an empty point', () => {
  const headings = pointIds.map((id) => `## ${points[id].number}. ${points[id].title}\n\n`);

  /** A document of nine headings with a text in one point, and what is offered at its `‸`. */
  function inPoint(id: (typeof pointIds)[number], line: string) {
    const marked = `# Specification: Shop\n\n${headings
      .map((heading, index) => (pointIds[index] === id ? `${heading}${line}\n\n` : `${heading}\n`))
      .join('')}`;
    const text = marked.replace('‸', '');
    const offset = marked.indexOf('‸');
    const { from, options } = complete(read(text).model, text, offset);
    const written = ({ label, insert = label }: CompletionOption): string =>
      applyChanges(text, [{ from, to: offset, insert }]);
    return { text, options, written };
  }

  test('an empty line offers what the point begins with, and that it is not shown', () => {
    const whole = ['not shown', 'none', '?'];
    const starts = {
      product: ['- **…**: ', '### Terms'],
      screens: ['| Screen | Route | Shows | Calls | Leads to | Open to |'],
      entities: ['### '],
      states: ['### ', '- Governs: ', '- Starts: ', '- Ends: ', '| From | Event | To | By | When | Then |'],
      rules: ['| Subject | Rule | On | Message | Error |'],
      roles: ['- **…**: ', '| Role | Who | When | Includes |'],
      calls: ['### ', '| Call | Does | Payload | Answers |'],
      errors: ['| Error | Status | When | Message | Handling |'],
      constants: ['| Constant | Value | Unit | When | Meaning |'],
    };
    for (const id of pointIds) {
      const { options } = inPoint(id, '‸');
      expect(labels(options)).toEqual([...starts[id], ...whole]);
      expect(options.filter(({ declares }) => declares !== undefined)).toEqual([]);
    }
  });

  test('a marker is written of the whole point, as it is printed', () => {
    const { options, written } = inPoint('calls', '‸');
    const after = options
      .filter(({ kind }) => kind === 'marker')
      .map((option) => read(written(option)).model.points.calls.shown);
    expect(after).toEqual(['not-shown', 'none', 'open']);
  });

  test('a table comes with its first row, in whose first cell the cursor is', () => {
    const { options, written } = inPoint('constants', 'In seconds.\n‸');
    const [table] = options;
    const insert = table?.insert ?? '';
    const cursor = table?.cursor ?? 0;
    const full = {
      label: '',
      kind: 'start',
      insert: `${insert.slice(0, cursor)}LIMIT${insert.slice(cursor)}`,
    };
    expect(read(written(full as CompletionOption)).model.constants.constants.map(({ name }) => name)).toEqual(
      ['LIMIT'],
    );
  });

  test('of a mark or a letter that is written already only what begins so is offered', () => {
    expect(labels(inPoint('screens', '|‸').options)).toEqual([
      '| Screen | Route | Shows | Calls | Leads to | Open to |',
    ]);
    expect(labels(inPoint('states', '-‸').options)).toEqual(['- Governs: ', '- Starts: ', '- Ends: ']);
    expect(labels(inPoint('entities', '#‸').options)).toEqual(['### ']);
    expect(labels(inPoint('errors', 'n‸').options)).toEqual(['not shown', 'none']);
    expect(labels(inPoint('errors', 'E‸').options)).toEqual([
      '| Error | Status | When | Message | Handling |',
    ]);
    expect(labels(inPoint('errors', 'Every error is ‸').options)).toEqual([]);
    expect(inPoint('errors', '```\n‸\n```').options).toEqual([]);
  });
});

test('an empty line offers no table where one stands, and no marker where something is shown', () => {
  const below = '## 3. Entities';
  expect(labels(offered(below, `‸\n\n${below}`))).toEqual([]);
  expect(labels(offered('### Account\n', '‸\n\n### Account\n'))).toEqual(['### ']);
  expect(labels(offered('## 4. States', '### Line\n\nWhat is bought.\n\n‸\n\n## 4. States'))).toEqual([
    '### ',
    '| Field | Type | Required | Default | Rules | Meaning |',
    '| Value | Meaning |',
  ]);
  expect(labels(offered('- Ends: paid\n', '- Ends: paid\n\n‸\n'))).toEqual([
    '### ',
    '- Always, for Order: ',
    '- Always, for Account: ',
  ]);
  expect(labels(offered('- **Buyer**: buys.\n', '- **Buyer**: buys.\n\n‸\n'))).toEqual([
    '- **…**: ',
    '| Role | Who | When | Includes |',
    '| Action | Buyer |',
  ]);
});

test('what could begin on a line is told by what stands between its headings, however long the rest is', () => {
  const long = `\n${'A line that says nothing of it.\n'.repeat(2_000)}`;
  const near = '## 8. The error catalogue\n\n| Error | Status |\n| --- | --- |\n| gone | 404 |\n\n';
  const text = `# Specification: Shop\n\n## 1. What it is\n${long}\n${near}\n\n## 9. Limits\n${long}`;
  const { model } = read(text);
  const offset = text.indexOf(near) + near.length;
  complete(model, text, offset);
  const split = vi.spyOn(String.prototype, 'split');
  const { options } = complete(model, text, offset);
  const longest = Math.max(0, ...split.mock.contexts.map((each) => String(each).length));
  split.mockRestore();
  expect(labels(options)).toEqual([]);
  expect(longest).toBeLessThan(500);
});

test('running text is left in peace', () => {
  expect(offered('# Specification: Shop\n', '# Specification: Shop\n\nA sho‸\n')).toEqual([]);
});

test('a name that the document does not declare is never offered as declared', () => {
  let declared = 0;
  fc.assert(
    fc.property(
      arbitrarySpecification,
      fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
      (text, picks) => {
        const { model } = read(text);
        const known = new Set(namedThings(model).all.map(({ kind, name }) => `${kind}\n${name}`));
        for (const pick of picks) {
          for (const { declares, kind } of complete(model, text, pick % (text.length + 1)).options) {
            if (declares === undefined) continue;
            declared += 1;
            expect(known).toContain(`${kind}\n${declares}`);
          }
        }
      },
    ),
    { numRuns: 60 },
  );
  expect(declared).toBeGreaterThan(500);
});

test('what a document in its own words makes rules about is no entity that it lacks, and a type is', () => {
  const text =
    '## 3. Entities and their fields\n\n### Group\n\n| Field | Type | Notes |\n| --- | --- | --- |\n| `name` | split mode | |\n| `text` | varchar 255 | |\n\n### ‸\n\n## 5. Validation rules\n\n| Field | Rule | Remark |\n| --- | --- | --- |\n| Typing an amount | at most 20 characters | |\n\n- **Payer**: required\n';
  const offset = text.indexOf('‸');
  const plain = text.replace('‸', '');
  expect(complete(read(plain).model, plain, offset).options.map(({ label }) => label)).toEqual([
    'split mode',
  ]);
});

test('a column of statuses offers them', () => {
  const text =
    '## 7. The calls it makes\n\n| Method | Path | Statuses |\n| --- | --- | --- |\n| GET | `/a` | 200 |\n| ';
  const at = (row: string): readonly string[] => {
    const plain = `${text}${row} |\n`;
    const { options } = complete(read(plain).model, plain, text.length + row.length);
    return options.map(({ label }) => label);
  };
  expect(at('POST | `/a` | 201, ')).toContain('422');
  expect(at('P')).toContain('PATCH');
});

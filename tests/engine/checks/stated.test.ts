import { describe, expect, test } from 'vitest';
import { type Finding, read } from '../../../src/engine/index.ts';

/** A table from its header and rows, cells separated by `|` without a backslash. */
function table(header: string, ...rows: readonly string[]): string {
  const line = (cells: string): string => `| ${cells.split(/(?<!\\)\|/).join(' | ')} |`;
  return [header, header.replace(/[^|]+/g, '---'), ...rows].map(line).join('\n');
}

const point = {
  screens: '## 2. Screens and routes',
  entities: '## 3. Entities and their fields',
  states: '## 4. States and transitions',
  rules: '## 5. Validation rules',
  roles: '## 6. Roles and permissions',
  calls: '## 7. The calls it makes',
  errors: '## 8. The error catalogue',
  constants: '## 9. Business constants and limits',
};

const fields = (name: string, ...rows: readonly string[]): string =>
  `### ${name}\n\n${table('Field|Type|Required|Default|Rules|Meaning', ...rows)}`;
const lifecycle = (labels: string, ...rows: readonly string[]): string =>
  `### Invoice status\n\n- Governs: \`Invoice.status\`\n${labels}\n\n${table('From|Event|To|By|When|Then', ...rows)}`;
const call = (name: string, ...answers: readonly string[]): string =>
  `### \`${name}\`\n\n- Does: read Invoice\n\n${table('Answer|When|Carries|Handling', ...answers)}`;
const errors = (...rows: readonly string[]): string =>
  `${point.errors}\n\n${table('Error|Status|When|Message|Handling', ...rows)}`;
const constants = (...rows: readonly string[]): string =>
  `${point.constants}\n\n${table('Constant|Value|Unit|When|Meaning', ...rows)}`;
const rules = (...rows: readonly string[]): string =>
  `${point.rules}\n\n${table('Subject|Rule|On|Message|Error', ...rows)}`;
const entities = (...parts: readonly string[]): string => [point.entities, ...parts].join('\n\n');
const states = (...parts: readonly string[]): string => [point.states, ...parts].join('\n\n');
const calls = (...parts: readonly string[]): string => [point.calls, ...parts].join('\n\n');
const roles = '- **Freelancer**: writes.\n- **Client**: pays.';
const invoice = fields(
  'Invoice',
  'id|uuid|yes||key|',
  'status|one of draft, sent, paid|yes|||',
  'number|text|yes|||',
);

function findingsOf(check: string, ...parts: readonly string[]): readonly Finding[] {
  return read(`${parts.join('\n\n')}\n`).findings.filter((finding) => finding.check === check);
}

/** What nobody said, what somebody looked for, and what is known not to be there are three things. */
const silent: readonly (readonly [check: string, because: string, ...parts: string[]])[] = [
  ['errors/no-message', 'the message is marked not shown', errors('bad|400|x|not shown|stay')],
  ['errors/no-message', 'the message is an open question', errors('bad|400|x|TBD|stay')],
  ['errors/no-message', 'there is known to be none', errors('bad|400|x|none|stay')],
  ['errors/no-handling', 'the handling is marked not shown', errors('bad|400|x|Bad.|not shown')],
  [
    'errors/no-handling',
    'the answer that carries it says it',
    entities(invoice),
    calls(call('GET /a', '400||bad_name|stay')),
    errors('bad_name|400|x|Bad.|'),
  ],
  [
    'errors/never-raised',
    'a call does not show its answers',
    entities(invoice),
    calls(call('GET /a', '400||bad_name|'), '### `GET /b`\n\n- Answers: not shown'),
    errors('bad_name|400|x|Bad.|stay', 'lost|404|x|Lost.|stay', 'gone|410|x|Gone.|stay'),
  ],
  [
    'errors/never-raised',
    'an answer of its status does not say what it carries',
    entities(invoice),
    calls(call('GET /a', '400||bad_name|', '404|||')),
    errors('bad_name|400|x|Bad.|stay', 'lost|404|x|Lost.|stay', '"Oops"|none|x|Oops|stay'),
  ],
  [
    'errors/never-raised',
    'no call and no rule names any error',
    errors('bad|400|x|Bad.|stay', 'lost|404|x|Lost.|stay', 'gone|410|x|Gone.|stay'),
  ],
  [
    'errors/status-differs',
    'the catalogue does not show the status',
    entities(invoice),
    calls(call('GET /a', '400||bad_name|')),
    errors('bad_name|not shown|x|Bad.|stay'),
  ],
  ['constants/no-value', 'the value is marked not shown', constants('LIMIT|not shown|entries||')],
  [
    'constants/unknown-constant',
    'no constant is declared at all',
    entities(invoice),
    rules('Invoice.number|at most `LIMIT` characters||Too long.|'),
  ],
  [
    'constants/unit-differs',
    'the unit is not one that is known',
    entities(invoice),
    rules('Invoice.number|at most `LIMIT` letters of print||Too long.|'),
    constants('LIMIT|20|articles||'),
  ],
  [
    'constants/value-differs',
    'the rule holds on one screen only',
    entities(fields('Invoice', 'number|text|yes||at most `LIMIT` characters|')),
    rules('Invoice.number|at most 30 characters|New invoice|Too long.|'),
    constants('LIMIT|20|characters||'),
  ],
  [
    'entities/no-key',
    'no entity shows a key',
    entities(
      fields('Invoice', 'number|text|yes|||', 'total|money|yes|||'),
      fields('Line', 'text|text|yes|||'),
    ),
  ],
  [
    'entities/unknown-type',
    'the type is marked not shown',
    entities(fields('Invoice', 'number|not shown|yes|||')),
  ],
  [
    'entities/unused',
    'no other point is written',
    entities(fields('Invoice', 'number|text|yes|||'), fields('Line', 'text|text|yes|||')),
  ],
  [
    'states/no-initial',
    'the beginning is marked not shown',
    entities(invoice),
    states(lifecycle('- Starts: not shown', 'draft|send|sent|||', 'sent|back|draft|||', 'sent|pay|paid|||')),
  ],
  [
    'states/unreachable',
    'a row does not show where it leads',
    entities(invoice),
    states(lifecycle('- Starts: draft', 'draft|send|not shown|||', 'sent|pay|paid|||')),
  ],
  [
    'states/unreachable',
    'the beginning is not told',
    entities(invoice),
    states(lifecycle('- Ends: paid', 'draft|send|sent|||', 'paid|back|sent|||')),
  ],
  [
    'states/dead-end',
    'the ends are not told',
    entities(invoice),
    states(lifecycle('- Starts: draft', 'draft|send|sent|||', 'draft|pay|paid|||')),
  ],
  [
    'states/dead-end',
    'a row leaves the state to where is not shown',
    entities(invoice),
    states(lifecycle('- Ends: paid', 'draft|send|sent|||', 'sent|pay|not shown|||')),
  ],
  [
    'states/enumeration-differs',
    'the type is marked not shown',
    entities(fields('Invoice', 'status|not shown|yes|||')),
    states(lifecycle('- Ends: paid', 'draft|send|sent|||')),
  ],
  [
    'states/transition-for-nobody',
    'no event says who fires it',
    entities(invoice),
    states(lifecycle('- Starts: draft', 'draft|send|sent|||', 'sent|pay|paid|||')),
  ],
  [
    'states/transition-for-nobody',
    'who fires it is marked not shown',
    entities(invoice),
    states(lifecycle('- Starts: draft', 'draft|send|sent|Client||', 'sent|pay|paid|not shown||')),
  ],
  [
    'states/then-unknown-field',
    'the fields are not shown',
    entities('### Invoice\n\nnot shown'),
    states(
      `### Invoice\n\n- Governs: Invoice\n\n${table('From|Event|To|By|When|Then', 'draft|send|sent|||`sentAt = now`')}`,
    ),
  ],
  [
    'rules/no-message',
    'the message is marked not shown',
    entities(invoice),
    rules('Invoice.number|required||not shown|'),
  ],
  [
    'rules/no-message',
    'the error has one',
    entities(invoice),
    rules('Invoice.number|required|||bad'),
    errors('bad|400|x|Bad.|stay'),
  ],
  ['rules/unknown-subject', 'no entity is declared', rules('Invoice.number|required||Give one.|')],
  [
    'rules/empty-range',
    'the value of the constant is not shown',
    entities(invoice),
    rules('Invoice.number|from 10 to `LIMIT` characters||Too long.|'),
    constants('LIMIT|not shown|characters||'),
  ],
  [
    'rules/expression-error',
    'no constant is declared at all',
    entities(invoice),
    rules('Invoice|`size(number) < MAX_LENGTH`||Too long.|'),
  ],
  ['rules/expression-error', 'no entity is declared at all', rules('Invoice|`size(number) < 3`||Too long.|')],
  [
    'rules/expression-error',
    'the fields are not shown',
    entities('### Invoice\n\nnot shown'),
    rules('Invoice|`size(number) < 3`||Too long.|'),
  ],
  [
    'rules/expression-error',
    'a default in code is a mere value',
    entities(
      fields('Invoice', 'schedule|text|yes|`* * * * *`||', 'logo|url|no|`https://example.org/a.png`||'),
    ),
  ],
  [
    'roles/undeclared-role',
    'no role is declared',
    `${point.roles}\n\n${table('Action|Freelancer', 'read Invoice|yes')}`,
  ],
  [
    'roles/not-said',
    'the cell is marked not shown',
    entities(invoice),
    `${point.roles}\n\n${roles}\n\n${table('Action|Freelancer|Client', 'read Invoice|yes|not shown')}`,
  ],
  [
    'roles/not-said',
    'only what is allowed is marked',
    entities(invoice),
    `${point.roles}\n\n${roles}\n\n${table('Action|Freelancer|Client', 'read Invoice||yes', 'update Invoice||', 'delete Invoice||')}`,
  ],
  [
    'roles/nobody-may',
    'a cell is marked not shown',
    entities(invoice),
    states(lifecycle('- Starts: draft', 'draft|send|sent|||')),
    `${point.roles}\n\n${roles}\n\n${table('Action|Freelancer|Client', 'send Invoice|no|not shown')}`,
  ],
  [
    'roles/own-without-owner',
    'the fields are not shown',
    entities('### Invoice\n\nnot shown'),
    `${point.roles}\n\n${roles}\n\n${table('Action|Freelancer|Client', 'read Invoice|own|own')}`,
  ],
  [
    'calls/no-answer',
    'no call shows answers',
    entities(invoice),
    calls('### `GET /a`\n\n- Does: read Invoice', '### `GET /b`\n\n- Does: read Invoice'),
  ],
  [
    'calls/no-answer',
    'the answers are marked not shown',
    entities(invoice),
    calls(call('GET /a', '200||Invoice|stay'), '### `GET /b`\n\n- Answers: not shown'),
  ],
  [
    'calls/no-failure',
    'every call below the prefix fails alike',
    entities(invoice),
    calls(
      `### Every call under \`/\`\n\n${table('Answer|When|Carries|Handling', '500|||stay')}`,
      call('GET /a/:id', '200||Invoice|stay'),
      call('GET /b', '404|||stay'),
    ),
  ],
  [
    'calls/made-by-nobody',
    'no screen names a call',
    entities(invoice),
    calls(call('GET /a', '200||Invoice|stay'), call('GET /b', '200||Invoice|stay')),
  ],
  [
    'calls/answer-without-handling',
    'the handling is marked not shown',
    entities(invoice),
    calls(call('GET /a', '404|||not shown', '200||Invoice|stay')),
  ],
  [
    'calls/error-not-catalogued',
    'there is no catalogue',
    entities(invoice),
    calls(call('GET /a', '404||not_found|')),
  ],
  [
    'calls/bad-status',
    'the call is not HTTP',
    entities(invoice),
    calls(call('sendMail', 'delivered||none|stay')),
  ],
];

describe('a check concludes nothing', () => {
  test.each(silent)('%s: %s', (check, _, ...parts) => {
    expect(findingsOf(check, ...parts).map(({ message }) => message)).toEqual([]);
  });

  test.each(silent.filter(([, because]) => because.includes('marked not shown')))(
    '%s, but speaks of an empty cell',
    (check, _, ...parts) => {
      const checkable = [
        'errors/no-message',
        'errors/no-handling',
        'constants/no-value',
        'rules/no-message',
        'roles/not-said',
      ];
      if (!checkable.includes(check)) return;
      expect(findingsOf(check, ...parts.map((part) => part.replace('not shown', '')))).toHaveLength(1);
    },
  );
});

describe('many equal gaps', () => {
  const some = ['a|400|x||stay', 'b|401|x||stay', 'c|402|x||stay', 'd|403|x||stay', 'e|404|x||stay'];

  test('are one question where the whole column is missing', () => {
    const [finding, ...others] = findingsOf('errors/no-message', errors(...some.slice(0, 2)));
    expect(others).toEqual([]);
    expect(finding?.related).toHaveLength(1);
    expect(finding?.cause).toBeDefined();
  });

  test('are one question where they are many, and one each where they are few', () => {
    const full = 'z|500|x|Broken.|stay';
    expect(findingsOf('errors/no-message', errors(full, ...some))).toHaveLength(1);
    expect(findingsOf('errors/no-message', errors(full, ...some.slice(0, 3)))).toHaveLength(3);
  });
});

describe('a fix', () => {
  const fixesOf = (check: string, ...parts: readonly string[]) => findingsOf(check, ...parts)[0]?.fixes ?? [];

  test('writes the name that was meant, or declares the one that is there', () => {
    const fixes = fixesOf(
      'constants/unknown-constant',
      entities(invoice),
      rules('Invoice.number|at most `LIMTI` characters||Too long.|'),
      constants('LIMIT|20|characters||'),
    );
    expect(fixes).toMatchObject([
      { kind: 'replace', text: 'LIMIT' },
      { kind: 'declare', point: 'constants', name: 'LIMTI' },
    ]);
  });

  test('declares an error with the status of its answer', () => {
    const fixes = fixesOf(
      'calls/error-not-catalogued',
      entities(invoice),
      calls(call('GET /a', '404||not_found|')),
      errors('bad_name|400|x|Bad.|stay'),
    );
    expect(fixes).toMatchObject([{ kind: 'declare', point: 'errors', name: 'not_found', status: '404' }]);
  });

  test('declares a field within its entity and a state within its lifecycle', () => {
    const rows = 'draft|send|sent|||`sentAt = now`';
    const parts = [entities(invoice), states(lifecycle('- Starts: draft', rows, 'sent|pay|paid|||'))];
    expect(fixesOf('states/then-unknown-field', ...parts)).toMatchObject([
      { kind: 'declare', point: 'entities', name: 'sentAt', within: 'Invoice' },
    ]);
    const missing = [entities(invoice), states(lifecycle('- Starts: draft', 'draft|send|sent|||'))];
    expect(fixesOf('states/enumeration-differs', ...missing)).toMatchObject([
      { kind: 'declare', point: 'states', name: 'paid', within: 'Invoice status' },
    ]);
  });

  test('replaces the name inside an expression, escapes counted in', () => {
    const text = [entities(invoice), rules("Invoice|`number == '' \\|\\| nubmer != ''`||Give one.|")].join(
      '\n\n',
    );
    const [finding] = read(text).findings.filter(({ check }) => check === 'rules/expression-error');
    const [fix] = finding?.fixes ?? [];
    if (fix?.kind !== 'replace') throw new Error('no replacement');
    expect(text.slice(fix.at.from, fix.at.to)).toBe('nubmer');
    expect(fix.text).toBe('number');
  });

  test('names the constant for a literal of the same value and unit', () => {
    const rows = rules(
      'Invoice.number|at most 20 characters||Too long.|',
      'Invoice.number|at least 2 characters||Too short.|',
      'Invoice.number|required||Give one.|',
    );
    const fixes = fixesOf(
      'rules/number-is-a-constant',
      entities(invoice),
      rows,
      constants('LIMIT|20|characters||'),
    );
    expect(fixes).toMatchObject([{ kind: 'replace', text: '`LIMIT`' }]);
    expect(
      fixesOf('rules/number-is-a-constant', entities(invoice), rows, constants('LIMIT|20|entries||')),
    ).toEqual([]);
  });
});

test('one undeclared name is one cause, wherever it is missed', () => {
  const { groups } = read(
    [
      entities(invoice),
      states(
        lifecycle(
          '- Starts: draft',
          'draft|send|sent|(system)|`sentAt == null`|`sentAt = now`',
          'sent|pay|paid|(system)||',
        ),
      ),
    ].join('\n\n'),
  );
  const group = groups.find(({ first }) => first.message.includes('sentAt'));
  expect([group?.first, ...(group?.following ?? [])].map((finding) => finding?.check).sort()).toEqual([
    'rules/expression-error',
    'states/then-unknown-field',
  ]);
});

import fc from 'fast-check';

/** Names that a careless printer breaks: separators, marks, markers, quotes, other scripts. */
const hostile = [
  'a, b',
  'a | b',
  'a; b',
  'back`tick',
  'none',
  'not shown',
  '?',
  'TBD',
  'yes',
  'Über größe',
  '請求書',
  'Ελληνικά',
  "it's",
  'say "hi"',
  'snake_case_name',
  '*star*',
  '1. first',
  'A & B',
  'Draft (old)',
  'x-1',
  'Ünïcödé 😀',
] as const;

const plain = fc
  .tuple(
    fc.constantFrom('Invoice', 'Line', 'Client', 'status', 'dueOn', 'draft', 'sent', 'LIMIT'),
    fc.nat(99),
  )
  .map(([word, number]) => `${word}${number}`);

const anyName = fc.oneof(
  { weight: 3, arbitrary: plain },
  { weight: 1, arbitrary: fc.constantFrom(...hostile) },
);

/** Some names, each once. */
const someNames = (most: number) => fc.uniqueArray(anyName, { minLength: 1, maxLength: most });

/** Names of entities. A type that ends in a question mark may be absent, so no entity is called that. */
const entityNames = someNames(3).map((names) => names.map((name) => (name === '?' ? 'Question' : name)));

/** A text as code, whatever it holds. */
function code(text: string): string {
  const fence = text.includes('`') ? '``' : '`';
  return fence.length > 1 ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

/** A name as a document may write it: in code where it must be, and where it need not be. */
const written = (name: string, inCode: boolean): string =>
  inCode || !/^[A-Za-z][A-Za-z0-9]*$/.test(name) ? code(name) : name;

const cellOf = (text: string): string => text.replaceAll('|', '\\|');

const row = (cells: readonly string[]): string => `| ${cells.map(cellOf).join(' | ')} |`;

const table = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n');

/** One of the ways in which a cell says that it has no value. */
const notThere = fc.constantFrom('', 'not shown', '?', 'none', '[NEEDS CLARIFICATION: how many?]', '—');

const orNotThere = (value: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 3, arbitrary: value }, { weight: 1, arbitrary: notThere });

const expressions = fc.constantFrom(
  "`status == 'sent' || total > 0`",
  '`size(lines) > 0 && client == actor`',
  '`dueOn == null`',
  "`kind in ['a', 'b,c']`",
);

const prose = fc.constantFrom(
  'Kept as it is, with `code | bars` and *marks*.',
  'A second paragraph: not a table.\nIt has two lines.',
  '> A quotation that nobody reads.',
  '<!-- ninefold: allow states/dead-end because archived ones stay -->',
  '',
);

const nameIn = (names: readonly string[]) =>
  fc.tuple(fc.constantFrom(...names), fc.boolean()).map(([name, inCode]) => written(name, inCode));

const listIn = (names: readonly string[]) =>
  fc.uniqueArray(nameIn(names), { minLength: 1, maxLength: 3 }).map((each) => each.join(', '));

const screens = (names: readonly string[], entities: readonly string[], roles: readonly string[]) =>
  fc
    .tuple(
      ...names.map((name, index) =>
        fc.tuple(
          fc.boolean().map((inCode) => `${written(name, inCode)}${index === 1 ? ' (entry)' : ''}`),
          orNotThere(fc.constantFrom('`/a/:id?`', '`/b?page&size`, `/c`', '`/d/*`', '`/e/{id}`')),
          orNotThere(listIn(entities).map((list) => list.replace(/^/, 'list of '))),
          orNotThere(fc.constantFrom('`GET /a`, `POST /a/:id`')),
          orNotThere(listIn(names)),
          orNotThere(listIn(roles)),
        ),
      ),
    )
    .map((rows) => table(['Screen', 'Route', 'Shows', 'Calls', 'Leads to', 'Open to'], rows));

const types = (entities: readonly string[]) =>
  fc.oneof(
    fc.constantFrom(
      'text',
      'integer',
      'money',
      'date or none',
      'list of text',
      'one of draft, sent, `a, b`',
      'one of `none`, x',
    ),
    nameIn(entities),
    nameIn(entities).map((name) => `list of ${name}`),
  );

const rules = fc.constantFrom(
  '',
  'key',
  'unique',
  'at most 20 characters; unique',
  'from 1 to 10',
  'more than 3',
  'matches `^[a-z|]+$`',
  '= `sum(lines.map(l, l.amount))`',
  'required when `a == 1 || b == 2`',
  'one of a, b',
  'must look nice; at least 2 entries',
  'before `today`',
);

const fields = (names: readonly string[], entities: readonly string[]) =>
  fc
    .tuple(
      ...names.map((name) =>
        fc.tuple(
          fc.boolean().map((inCode) => written(name, inCode)),
          orNotThere(types(entities)),
          orNotThere(fc.constantFrom('yes', 'no')),
          fc.constantFrom('', 'draft', '`now`', '10', '`none`'),
          rules,
          fc.constantFrom('', 'kept in `code`', 'what *it* is, in words'),
        ),
      ),
    )
    .map((rows) => table(['Field', 'Type', 'Required', 'Default', 'Rules', 'Meaning'], rows));

const lifecycle = (states: readonly string[], roles: readonly string[]) =>
  fc
    .tuple(
      listIn(states),
      listIn(states),
      fc.array(
        fc.tuple(
          fc.oneof(listIn(states), fc.constantFrom('(new)', '(any)')),
          orNotThere(nameIn(['send', 'pay', 'send back', 'none', 'a, b'])),
          fc.oneof(nameIn(states), fc.constantFrom('(same)', '(end)')),
          orNotThere(fc.oneof(listIn(roles), fc.constantFrom('(time)', '(system)'))),
          fc.oneof(fc.constantFrom('', 'otherwise', 'only on Mondays'), expressions),
          fc.constantFrom(
            '',
            '`sentAt = now`',
            '`sentAt = now`; a mail goes out',
            '`create Line(a = 1, b = 2)`; `delete client`',
          ),
        ),
        { minLength: 1, maxLength: 4 },
      ),
    )
    .map(([starts, ends, rows]) =>
      [
        `- Governs: \`Invoice.status\`\n- Starts: ${starts}\n- Ends: ${ends}\n- **late**: \`a || b\``,
        table(['From', 'Event', 'To', 'By', 'When', 'Then'], rows),
      ].join('\n\n'),
    );

const matrix = (roles: readonly string[]) =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom('create Invoice', 'send, void Invoice', 'read `Invoice`', 'talk about it'),
        ...roles.map(() =>
          orNotThere(fc.oneof(fc.constantFrom('yes', 'no', 'own', 'when it rains'), expressions)),
        ),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((rows) => table(['Action', ...roles.map((role) => written(role, false))], rows));

const constants = (names: readonly string[]) =>
  fc
    .tuple(
      ...names.map((name) =>
        fc.tuple(
          fc.boolean().map((inCode) => written(name, inCode)),
          orNotThere(fc.constantFrom('20', '10,000', '`a`, `b|c`', 'Europe', '-3.5')),
          fc.constantFrom('', 'characters', 'days'),
          fc.constantFrom('', 'otherwise', '`plan == "free"`', 'on weekdays'),
          fc.constantFrom('', 'what it is for'),
        ),
      ),
    )
    .map((rows) => table(['Constant', 'Value', 'Unit', 'When', 'Meaning'], rows));

/** Canonical documents of all nine points, with hostile names, gaps of every kind, prose and waivers between. */
export const arbitrarySpecification: fc.Arbitrary<string> = fc
  .tuple(someNames(4), someNames(4), someNames(3), someNames(4), entityNames, someNames(3))
  .chain(([screenNames, fieldNames, roles, states, entities, constantNames]) =>
    fc.tuple(
      fc.constant(roles),
      fc.constant(entities),
      screens(screenNames, entities, roles),
      fc.tuple(...entities.map(() => fields(fieldNames, entities))),
      lifecycle(states, roles),
      matrix(roles),
      constants(constantNames),
      fc.array(prose, { minLength: 7, maxLength: 7 }),
    ),
  )
  .map(([roles, entities, screenTable, fieldTables, lifecycleText, matrixTable, constantTable, between]) =>
    [
      '# Specification: Hostile',
      between[0],
      '## 1. What the product does and for whom',
      'It does `things` for people.',
      '- **Freelancer**: writes, and sends `a | b`.',
      between[1],
      '## 2. Screens and routes',
      screenTable,
      between[2],
      '## 3. Entities and their fields',
      ...entities.flatMap((entity, index) => [
        `### ${written(entity, index === 1)}`,
        between[3],
        fieldTables[index],
      ]),
      '## 4. States and transitions',
      '### Invoice status',
      between[4],
      lifecycleText,
      '## 5. Validation rules',
      table(
        ['Subject', 'Rule', 'On', 'Message', 'Error'],
        [
          ['Invoice.number', 'matches `^[A-Z]+\\|x$`', '', 'Give it a number.', 'invalid'],
          ['Invoice', "`a == 'x' || b`", '`POST /a`', 'not shown', '?'],
        ],
      ),
      between[5],
      '## 6. Roles and permissions',
      roles.map((role) => `- **${written(role, false)}**: somebody`).join('\n'),
      matrixTable,
      '## 7. The calls it makes',
      '### `POST /a/:id`\n\n- Does: create Invoice\n- Made by: New invoice',
      table(
        ['Payload', 'In', 'Type', 'Required', 'Default', 'Meaning'],
        [['number', 'body', 'Invoice.number', 'yes', '', '']],
      ),
      table(
        ['Answer', 'When', 'Carries', 'Handling'],
        [
          ['201', '', 'Invoice', 'open Invoice'],
          ['422', 'a rule fails', 'invalid', 'stay, mark the fields'],
        ],
      ),
      '## 8. The error catalogue',
      table(
        ['Error', 'Status', 'When', 'Message', 'Handling'],
        [
          ['invalid', '422', 'a rule of `point 5` fails', 'Check {name}.', 'stay, mark the fields'],
          ['"It went wrong, sorry"', 'none', 'not shown', 'It went wrong, sorry', 'retry; call us'],
        ],
      ),
      '## 9. Business constants and limits',
      constantTable,
      between[6],
    ]
      .filter((part) => part !== undefined && part !== '')
      .join('\n\n')
      .concat('\n'),
  );

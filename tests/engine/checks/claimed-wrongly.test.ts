import { describe, expect, it } from 'vitest';
import { findingsOf, screens } from './findings-of.ts';

const messages = (check: string, text: string): readonly string[] =>
  findingsOf(check, text).map(({ message }) => message);

const cup =
  '## 3. Entities and their fields\n\n### Cup\n\n| Field | Type |\n| --- | --- |\n| size | integer |\n';

describe('what is no contradiction', () => {
  it('a call that brings a step about, where its condition would stand', () => {
    const steps = (when: string): string =>
      `${cup}\n## 4. States and transitions\n\n### Cup\n\n| From | To | When |\n| --- | --- | --- |\n| clean | used | \`${when}\` |\n\n## 7. The calls it makes\n\n| Event | Payload | Does |\n| --- | --- | --- |\n| \`useCup\` | id | The cup is used |\n`;
    expect(messages('rules/expression-error', steps('useCup'))).toEqual([]);
    expect(messages('rules/expression-error', steps('usedCup'))).toHaveLength(1);
    expect(messages('rules/expression-error', steps('useCup > 1'))).toHaveLength(1);
  });

  it('a rule about a kind of an entity', () => {
    const rule = (subject: string): string =>
      `${cup}\n## 5. Validation rules\n\n- ${subject}: needs a saucer before it is used\n`;
    expect(messages('rules/unknown-subject', rule('Tea cup'))).toEqual([]);
    expect(messages('rules/unknown-subject', rule('Cupp.size'))).toHaveLength(1);
  });

  it('the name of a right in the matrix, and a word alone among such names', () => {
    const matrix = (...cells: readonly string[]): string =>
      `${cup}\n## 6. Roles and permissions\n\n| Action | Owner | Custom |\n| --- | --- | --- |\n${cells
        .map((cell, index) => `| ${['read', 'update', 'delete'][index]} Cup | yes | ${cell} |`)
        .join('\n')}\n`;
    expect(messages('rules/expression-error', matrix('`cups`', '`edit-cup`', '`delete-cup`'))).toEqual([]);
    expect(messages('rules/expression-error', matrix('`cups`', 'yes', 'no'))).toHaveLength(1);
    expect(
      messages('rules/expression-error', matrix('`size - weight > 1`', '`edit-cup`', 'no')),
    ).toHaveLength(1);
  });

  it('a setting on which a right depends, by its name alone in a sentence', () => {
    const depends = (on: string): string =>
      `${cup}\n## 6. Roles and permissions\n\n- **Guest** is anybody. Whether a guest can wash a cup depends on \`${on}\`.\n\n## 9. Business constants and limits\n\n| Constant | Value |\n| --- | --- |\n| LENT_AT_MOST | 3 |\n`;
    expect(messages('rules/expression-error', depends('GUESTS_MAY_WASH'))).toEqual([]);
    expect(messages('rules/expression-error', depends('LENT_AT_MOS'))).toHaveLength(1);
    expect(messages('rules/expression-error', depends('weight > 3'))).toHaveLength(1);
  });

  it('what a screen shows in small words, where entities are written large', () => {
    const shows = (words: string, entities = cup): string =>
      screens([`Start | \`/\` | ${words} | none | none | all`], entities);
    expect(messages('screens/unknown-entity', shows('user name, password, who changed what'))).toEqual([]);
    expect(messages('screens/unknown-entity', shows('Saucer'))).toHaveLength(1);
    expect(
      messages('screens/unknown-entity', shows('saucer', cup.replace('### Cup', '### cup'))),
    ).toHaveLength(1);
  });

  it('a state that stands in its own row, which says what comes before it and what may follow', () => {
    const rows = (last: string): string =>
      `## 4. States and transitions\n\n### Cup\n\n| State | Comes from | Can go on to |\n| --- | --- | --- |\n| CLEAN | (start) | USING; CHIPPED |\n| USING | CLEAN | USED |\n| CHIPPED | CLEAN | – |\n| ${last} | USING | – |\n`;
    expect(messages('states/unknown-state', rows('USED'))).toEqual([]);
    expect(messages('states/unknown-state', rows('USEDD'))).toHaveLength(1);
  });

  it('a file that is called after an entity', () => {
    const says = (name: string): string => `${cup.replace('### Cup', `See \`${name}\`.\n\n### Cup`)}`;
    expect(messages('document/unknown-name', says('Cup.tsx'))).toEqual([]);
    expect(messages('document/unknown-name', says('Cup.colour'))).toEqual(['“Cup” has no field “colour”.']);
  });

  it('screens that what stands behind “#” tells apart', () => {
    const at = (one: string, other: string): string =>
      screens([`One | \`${one}\` | | | | all`, `Two | \`${other}\` | | | | all`]);
    expect(messages('screens/duplicate-route', at('/#list', '/#map'))).toEqual([]);
    expect(messages('screens/duplicate-route', at('/cups', '/cups#new'))).toEqual([]);
    expect(messages('screens/duplicate-route', at('/#list', '/#list'))).toHaveLength(1);
  });

  it('one address that the links of a page name twice', () => {
    const page = (links: string): string =>
      `## 2. Screens and routes\n\n\`\`\`html\n${links}\n\`\`\`\n\n- **Home** — \`/\`. Links to the others.\n`;
    const link = (text: string): string => `<a href="/cups/red">${text}</a>`;
    expect(messages('screens/duplicate-route', page(`${link('Red')}\n${link('<b>Red</b>')}`))).toEqual([]);
    const named = '- **Red** — `/cups/red`. A cup.\n- **Blue** — `/cups/red`. Another.\n';
    expect(messages('screens/duplicate-route', `## 2. Screens and routes\n\n${named}`)).toHaveLength(1);
  });

  it('screens that what stands behind “?” tells apart, after whatever stands before it', () => {
    const at = (one: string, other: string): string =>
      `## 2. Screens and routes\n\n- **One** — \`${one}\`. A cup.\n- **Two** — \`${other}\`. Another.\n`;
    expect(messages('screens/duplicate-route', at('index.php?page=one', 'index.php?page=two'))).toEqual([]);
    expect(messages('screens/duplicate-route', at('/cups', '/cups'))).toHaveLength(1);
  });

  it('screens that are served on another domain', () => {
    const served = (where: string): string =>
      `## 2. Screens and routes\n\n| Screen | Route |\n| --- | --- |\n| Cup | \`/:shelf/cups/:cup\` |\n| Shelf | \`/:shelf\` |\n\nThe inspector is ${where}. The **inspector** at \`/:name/:key/inspect\` shows where a cup leads.\n`;
    expect(messages('screens/ambiguous-routes', served('served on the short domain itself'))).toEqual([]);
    expect(messages('screens/ambiguous-routes', served('reached from a cup'))).toHaveLength(1);
  });

  it('screens of an application that is served separately', () => {
    const second = (where: string): string =>
      `## 2. Screens and routes\n\n- **Shelf** — \`/shelf\`. All cups.\n\n${where} It has these screens:\n\n- **All shelves** — \`/shelf\`. Every shelf.\n`;
    const apart = 'The dashboard is served separately, and its routes are relative to its own base.';
    expect(messages('screens/duplicate-route', second(apart))).toEqual([]);
    expect(messages('screens/duplicate-route', second('The dashboard is for the inspector.'))).toHaveLength(
      1,
    );
  });

  it('entities whose names in code the text says in words', () => {
    const entity = (name: string): string =>
      `### ${name}\n\n| Field | Type | Required | Default | Rules | Meaning |\n| --- | --- | --- | --- | --- | --- |\n| id | uuid | yes | | key | |\n\n`;
    const text = (said: string): string =>
      `## 2. Screens and routes\n\n- **Cups** — \`/\`. All of Cup and Shelf, ${said}.\n\n## 3. Entities and their fields\n\n${['Cup', 'Shelf', 'TeaSpoon'].map(entity).join('')}`;
    expect(messages('entities/unused', text('and tea spoons'))).toEqual([]);
    expect(messages('entities/unused', text('and spoons'))).toHaveLength(1);
  });

  it('names that differ in the signs with which they begin', () => {
    const errors = (one: string, other: string): string =>
      `## 8. The error catalogue\n\n| Error | Status |\n| --- | --- |\n| \`${one}\` | 400 |\n| \`${other}\` | 400 |\n`;
    expect(messages('document/ambiguous-name', errors('->', '-->'))).toEqual([]);
    expect(messages('document/ambiguous-name', errors('-x', '--x'))).toEqual([]);
    expect(messages('document/ambiguous-name', errors('too-many', 'TOO_MANY'))).toHaveLength(1);
  });

  it('constants of two things that each have a section', () => {
    const table = (address: string): string =>
      `| Constant | Value |\n| --- | --- |\n| Address | \`${address}\` |\n`;
    const sections = `# Contracts\n\n## Inbox\n\n${table('0x22')}\n## Messenger\n\n${table('0x23')}\n`;
    expect(messages('constants/duplicate-constant', sections)).toEqual([]);
    const twice = `## 9. Business constants and limits\n\n### Inbox\n\n${table('0x22')}\n### Messenger\n\n${table('0x23')}\n`;
    expect(messages('constants/duplicate-constant', twice)).toHaveLength(1);
  });

  it('an error that any call may answer with, or whose message a rule says', () => {
    const raised = (error: string, told: string): string =>
      `${cup}\n## 5. Validation rules\n\n| Subject | Rule | Error |\n| --- | --- | --- |\n| Cup.size | at least 1 | lost |\n\n${told}\n\n## 7. The calls it makes\n\n- \`POST /cups\` — makes one: 201, 400\n\n## 8. The error catalogue\n\n- \`lost\` (404): "It is lost."\n- \`gone\` (404): "All is gone."\n- ${error}\n`;
    const never = (error: string, told = 'They are made of clay.'): readonly string[] =>
      messages('errors/never-raised', raised(error, told)).filter((message) => !message.includes('“gone”'));
    expect(never('`odd` (409): "It is odd."')).toHaveLength(1);
    expect(never('`too_often` (429): "Come back later."')).toEqual([]);
    expect(never('`broken` (500): "Something broke."')).toEqual([]);
    expect(never('`odd` (409): "It is odd."', 'A cup has two handles ("It is odd.").')).toEqual([]);
  });

  it('a status whose values are the states of its thing', () => {
    const text = (title: string, field = 'status'): string =>
      `${cup}| ${field} | enum |\n\n## 4. States and transitions\n\n### ${title}\n\n- clean → used: somebody drinks\n- used → clean: it is washed\n`;
    expect(messages('entities/empty-enumeration', text('Cup'))).toEqual([]);
    expect(messages('entities/empty-enumeration', text('BR-4.1 Cup'))).toEqual([]);
    expect(messages('entities/empty-enumeration', text('Saucer'))).toHaveLength(1);
    expect(messages('entities/empty-enumeration', text('Cup', 'cup_state'))).toEqual([]);
    expect(messages('entities/empty-enumeration', text('Cup', 'glaze_state'))).toHaveLength(1);
    expect(messages('entities/empty-enumeration', text('Cup', 'colour'))).toHaveLength(1);
  });

  it('a type whose values stand elsewhere', () => {
    const others = ['Mug', 'Jug'].map((name) => cup.slice(cup.indexOf('###')).replace('Cup', name));
    const typed = (type: string): string => [cup.replace('integer', type), ...others].join('\n');
    expect(messages('entities/unknown-type', typed('enum, see 4.3'))).toEqual([]);
    expect(messages('entities/unknown-type', typed('enum, as before'))).toHaveLength(1);
  });

  it('calls whose names have two colons', () => {
    const calls = (one: string, other: string): string =>
      `## 7. The calls it makes\n\n| Call | Answers |\n| --- | --- |\n| \`${one}\` | 200 |\n| \`${other}\` | 200 |\n`;
    expect(messages('calls/ambiguous-paths', calls('POST /Cup::move', 'POST /Cup::rename'))).toEqual([]);
    expect(
      messages('calls/ambiguous-paths', calls('POST /cups/:id/move', 'POST /cups/shelf/:name')),
    ).toHaveLength(1);
  });

  it('the earlier of calls that all clash with each other', () => {
    const paths = ['/cups/{id}', '/cups/{name}', '/cups/{shelf}'];
    const text = `## 7. The calls it makes\n\n| Call | Answers |\n| --- | --- |\n${paths.map((path) => `| \`GET ${path}\` | 200 |\n`).join('')}`;
    expect(messages('calls/ambiguous-paths', text)).toEqual([
      expect.stringContaining('An address can match “GET /cups/{name}” and “GET /cups/{id}”.'),
      expect.stringContaining('can match “GET /cups/{shelf}” too.'),
    ]);
  });

  it('a rule about what a field points to', () => {
    const rule = (field: string): string =>
      `${cup.replace('size', field)}\n## 5. Validation rules\n\n| Subject | Rule |\n| --- | --- |\n| Cup.shelf | must be given |\n`;
    expect(messages('rules/unknown-subject', rule('shelf_id'))).toEqual([]);
    expect(messages('rules/unknown-subject', rule('shelff'))).toHaveLength(1);
  });

  it('a rule about what is inside a field', () => {
    const rule = (subject: string): string =>
      `${cup}\n## 5. Validation rules\n\n| Subject | Rule |\n| --- | --- |\n| ${subject} | must be given |\n`;
    expect(messages('rules/unknown-subject', rule('size.unit'))).toEqual([]);
    expect(messages('rules/unknown-subject', rule('shape.unit'))).toHaveLength(1);
  });

  it('values of a list', () => {
    const text =
      '## 3. Entities and their fields\n\n- **Cup** — `stains` (list of `tea`, `ink`), `size` (integer)\n';
    expect(messages('rules/expression-error', text)).toEqual([]);
  });

  it('values in capitals', () => {
    const others = ['Mug', 'Jug'].map((name) => cup.slice(cup.indexOf('###')).replace('Cup', name));
    const typed = (type: string): string => [cup.replace('integer', type), ...others].join('\n');
    expect(messages('entities/unknown-type', typed('NONE, COUNT or DATE'))).toEqual([]);
    expect(messages('entities/unknown-type', typed('Saucer'))).toHaveLength(1);
  });

  it('what stands instead of a value that breaks a rule', () => {
    const rule = (said: string): string =>
      `${cup}\n## 5. Validation rules\n\n- \`size\` must be whole; otherwise \`${said}\`\n\n## 8. The error catalogue\n\n| Error | Status |\n| --- | --- |\n| \`gone\` | 410 |\n`;
    expect(messages('calls/error-not-catalogued', rule('small'))).toEqual([]);
    expect(messages('calls/error-not-catalogued', rule('size_invalid'))).toHaveLength(1);
  });
});

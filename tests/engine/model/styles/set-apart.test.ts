import { describe, expect, it } from 'vitest';
import {
  applyChanges,
  changesFor,
  facts,
  format,
  modelAsJson,
  read,
  rename,
  setCell,
} from '../../../../src/engine/index.ts';
import { readPoint } from './read-point.ts';

const quoted = (lines: string): string => lines.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>');

describe('content that is set apart in a quotation', () => {
  it('is read as what it is', () => {
    const fields =
      '| Field | Type | Required |\n| --- | --- | --- |\n| title | text | yes |\n| due | date | no |';
    expect(readPoint('entities', `### Loan\n\n${quoted(fields)}`).entities).toEqual(
      readPoint('entities', `### Loan\n\n${fields}`).entities.map((loan) => ({
        ...loan,
        at: expect.anything(),
        fields: loan.fields.map((field) => ({ ...field, at: expect.anything() })),
      })),
    );
    const terms = '- **Librarian**: runs the library\n- **Reader**: knows books\n  and talks of them';
    expect(readPoint('roles', quoted(terms)).roles.map(({ name, who }) => [name, who])).toEqual([
      ['Librarian', 'runs the library'],
      ['Reader', 'knows books and talks of them'],
    ]);
    const calls = readPoint('calls', quoted('```http\nGET /books/:id\n\n200 OK\n```')).calls;
    expect(calls.map(({ name, answers }) => [name, answers.map(({ status }) => status)])).toEqual([
      ['GET /books/:id', ['200']],
    ]);
  });

  it('is titled by the words above it in the quotation', () => {
    const { entities } = readPoint('entities', '> **Loan**\n>\n> - `title`: text\n> - `due`: date');
    expect(entities.map(({ name, fields }) => [name, fields.map((field) => field.name)])).toEqual([
      ['Loan', ['title', 'due']],
    ]);
  });

  it('is prose where somebody is quoted in running text', () => {
    const quotation = '> `DELETE /books/:id` answers 404, as the manual says.\n>\n> `MAX = 5`';
    expect(readPoint('calls', quotation).calls).toEqual([]);
    expect(read(`## 7. The calls it makes\n\n${quotation}\n`).findings).not.toContainEqual(
      expect.objectContaining({ check: 'document/unread' }),
    );
  });
});

const table = [
  '<table>',
  '<tr><th>Field</th><th>Type</th><th>Required</th><th>Rules</th><th>Meaning</th></tr>',
  '<tr><td><code>title</code></td><td>text</td><td>yes</td><td>at most 60 characters<br>unique</td>',
  '  <td>as &lt;b&gt;printed&lt;/b&gt;</td></tr>',
  '<tr><td>due_on</td><td>date</td><td>no</td><td></td><td></td></tr>',
  '</table>',
].join('\n');
const document = `# Specification: A\n\n## 3. Entities and their fields\n\n### Loan\n\n${table}\n`;

describe('a table in HTML', () => {
  it('is read as the same table in Markdown', () => {
    const [loan] = readPoint('entities', `### Loan\n\n${table}`).entities;
    expect(
      loan?.fields.map(({ name, type, required, rules, meaning }) => [name, type, required, rules, meaning]),
    ).toEqual([
      ['title', 'text', true, ['at most 60 characters', 'unique'], 'as < b> printed< /b>'],
      ['due_on', 'date', false, [], ''],
    ]);
  });

  it('has the places of its cells, marks included', () => {
    const { model } = read(document);
    const [loan] = model.entities.entities;
    const names = loan?.fields.map(({ nameAt }) => document.slice(nameAt.from, nameAt.to));
    expect(names).toEqual(['>title<', 'due_on']);
  });

  it('is printed as a table in Markdown that says the same', () => {
    const before = read(document);
    const printed = applyChanges(document, format(before, { of: 'document' }).changes);
    expect(printed).toContain('| title | text | yes | | at most 60 characters; unique |');
    expect(facts(read(printed).model)).toEqual(facts(before.model));
  });
});

describe('edits of what is set apart', () => {
  it('take no part of a tag away', () => {
    const { model } = read(document);
    const [field] = model.entities.entities[0]?.fields ?? [];
    const fix = {
      kind: 'replace',
      at: field?.nameAt ?? { from: 0, to: 0 },
      text: 'name',
      label: '',
    } as const;
    expect(changesFor({ model, text: document }, fix)).toEqual([]);
    const renamed = rename({ model, text: document }, document.indexOf('due_on'), 'due');
    expect(renamed.is === 'changes' && applyChanges(document, renamed.changes)).toBe(
      document.replace('due_on', 'due'),
    );
  });

  it('put nothing among lines that are written otherwise', () => {
    for (const lines of [table, quoted('| Field | Type |\n| --- | --- |\n| title | text |')]) {
      const text = document.replace(table, () => lines);
      const { model } = read(text);
      const fix = { kind: 'declare', point: 'entities', within: 'Loan', name: 'room', label: '' } as const;
      const after = applyChanges(text, changesFor({ model, text }, fix));
      expect(after).toContain(lines);
      expect(modelAsJson(read(after).model).entities[0]?.fields.map(({ name }) => name)).toContain('room');
    }
  });
});

it('lines of a cell are statements and names of their own', () => {
  const { permissions } = readPoint(
    'roles',
    '| Role | May |\n| --- | --- |\n| Clerk | - lend books<br>- sort shelves |\n| Reader | read books |',
  );
  expect(permissions.map(({ role, action }) => `${role}: ${action}`)).toEqual([
    'Clerk: lend books',
    'Clerk: sort shelves',
    'Reader: read books',
  ]);
});

describe('tags in running text', () => {
  const text =
    '## 3. Entities\n\n### Group <a id="group"></a>\n\n| Field | Type |\n| --- | --- |\n| <code>title</code> | text |\n| <b>owner</b> | <code>Usre</code> |\n| note | <i>text |\n\n### <a name="user"></a>User\n\n- <code>name</code> (text, required): what `<b>` is written as\n';

  it('are the marks that Markdown has for them, or nothing', () => {
    const { entities } = modelAsJson(read(text).model);
    expect(
      entities.map(({ name, fields }) => [name, fields.map((field) => [field.name, field.type])]),
    ).toEqual([
      [
        'Group',
        [
          ['title', 'text'],
          ['owner', 'Usre'],
          ['note', '`<i>text`'],
        ],
      ],
      ['User', [['name', 'text']]],
    ]);
    expect(entities[1]?.fields[0]?.meaning).toBe('what <b> is written as');
  });

  it('are not cut by a change', () => {
    const { model } = read(text);
    const at = { from: text.indexOf('>Usre<'), to: text.indexOf('>Usre<') + '>Usre<'.length };
    expect(changesFor({ model, text }, { kind: 'replace', at, text: 'User', label: '' })).toEqual([]);
    const row = text.indexOf('| <b>owner');
    expect(setCell({ model, text }, { point: 'entities', row, column: 1, said: '' }, 'User')).toEqual([]);
    expect(
      setCell({ model, text }, { point: 'entities', row: text.indexOf('| note'), column: 0, said: '' }, 'x'),
    ).toHaveLength(1);
  });
});

it('a table whose header is hidden has its names in the first row', () => {
  const hidden =
    '<table data-header-hidden><thead><tr><th></th><th></th></tr></thead><tbody><tr><td><strong>Field</strong></td><td><strong>Type</strong></td></tr><tr><td>title</td><td>text</td></tr></tbody></table>';
  const [loan] = readPoint('entities', `### Loan\n\n${hidden}`).entities;
  expect(loan?.fields.map(({ name, type }) => [name, type])).toEqual([['title', 'text']]);
});

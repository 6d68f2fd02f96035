import { describe, expect, it } from 'vitest';
import { applyChanges } from '../../../src/engine/change.ts';
import { print } from '../../../src/engine/edits/print.ts';
import { rename } from '../../../src/engine/edits/rename.ts';
import { pointIds } from '../../../src/engine/points.ts';
import { edit, read, type Specification } from '../../../src/engine/specification.ts';
import { nameCard } from '../../../src/engine/views/name-card.ts';

const screens = `## 2. Screens and routes

| Screen | Route |
| --- | --- |
| My lists | \`/lists\` |
| Stats | \`/stats\` |
`;

/** The remarks of a specification: what each is about, and its words. */
function remarksIn({ model }: Specification): readonly string[] {
  return pointIds.flatMap((id) =>
    model.points[id].remarks.map(({ kind, name, within, text }) =>
      [id, kind, within && `${within}/`, name, text].filter(Boolean).join(' '),
    ),
  );
}

const said = (text: string): readonly string[] => remarksIn(read(text));

/** What is left unread of a text, line by line. */
function unreadIn(text: string): readonly string[] {
  return read(text)
    .segments()
    .filter((each) => each.as === 'unread')
    .flatMap(({ from, to }) => text.slice(from, to).trim().split('\n'));
}

describe('a table that says more of what is named', () => {
  const place = `${screens}
### Details

| Place | Behaviour |
| --- | --- |
| My lists | Each list can be starred. |
| Stats page | Hidden when nothing is stored. |
| My lists | Sorted by date. |
| Share button | Shows the address. |
`;

  it('says it of the declared things, in its own words and their order; other rows are unread', () => {
    expect(said(place)).toEqual([
      'screens screen My lists Each list can be starred.',
      'screens screen Stats Hidden when nothing is stored.',
      'screens screen My lists Sorted by date.',
    ]);
    expect(unreadIn(place)).toEqual(['| Share button | Shows the address. |']);
  });

  it('changes nothing of what is declared', () => {
    const [first] = read(place).model.screens.screens;
    expect(first).toMatchObject({ name: 'My lists', description: '' });
    expect(read(place).model.screens.screens).toHaveLength(2);
  });

  it('keeps the titles of columns that say what the words are', () => {
    const text = `## 4. States and transitions

### Order

| From | Event | To |
| --- | --- | --- |
| open | pay | paid |
| paid | send | sent |

| Code | State | Tab |
| --- | --- | --- |
| \`-1\` | open | Now |
| \`0\` | paid | Soon |
| \`1\` | sent | not shown |
`;
    expect(said(text).slice(0, 2)).toEqual([
      'states state Order/ open Code: -1; Tab: Now',
      'states state Order/ paid Code: 0; Tab: Soon',
    ]);
    expect(read(text).model.points.states.markers).toMatchObject([{ is: 'not-shown', subject: 'sent' }]);
  });

  it('says one thing of several calls, by the last part of their paths too', () => {
    const text = `## 7. The calls it makes

| Method | Path | Answers |
| --- | --- | --- |
| POST | \`/api/rpc/notes.create\` | 200 |
| POST | \`/api/rpc/notes.remove\` | 200 |
| POST | \`/api/rpc/tags.remove\` | 200 |

| Call | Note |
| --- | --- |
| \`notes.create\`, \`notes.remove\` | Write the log first. |
| \`tags.remove\` | Removes it everywhere. |
| \`tags.list\` | There is none of it. |
`;
    expect(said(text)).toEqual([
      'calls call POST /api/rpc/notes.create Write the log first.',
      'calls call POST /api/rpc/notes.remove Write the log first.',
      'calls call POST /api/rpc/tags.remove Removes it everywhere.',
    ]);
  });

  it('says it of values that another point declares', () => {
    const text = `## 3. Entities and their fields

### Bill

| Field | Type |
| --- | --- |
| rhythm | one of \`DAILY\`, \`WEEKLY\`, \`NONE\` |

## 4. States and transitions

| Rule | Next date |
| --- | --- |
| \`DAILY\` | one day later |
| \`WEEKLY\` | seven days later |
`;
    expect(said(text)).toEqual([
      'states value Bill.rhythm/ DAILY Next date: one day later',
      'states value Bill.rhythm/ WEEKLY Next date: seven days later',
    ]);
  });

  it('says nothing where most of what it names is unknown', () => {
    expect(
      said(`${screens}\n| Place | Behaviour |\n| --- | --- |\n| Stats | Six cards. |\n| Footer | Grey. |\n`),
    ).toEqual([]);
  });

  it('says nothing of names that other kinds of things have', () => {
    const text = `## 3. Entities and their fields

### Category

| Field | Type |
| --- | --- |
| name | text |

## 7. The calls it makes

| CSV column | Content |
| --- | --- |
| Category | Its name |
| Name | Who it is |
`;
    expect(said(text)).toEqual([]);
  });
});

describe('a list that says more of what is named', () => {
  it('says it of states that a table moves between', () => {
    const text = `## 4. States and transitions

### Upload

| From | Event | To |
| --- | --- | --- |
| waiting | keep | kept |

An upload is in one of two situations:

1. *waiting* — the worker has not seen it
2. *kept* — at least one format has a path
`;
    expect(said(text)).toEqual([
      'states state Upload/ waiting the worker has not seen it',
      'states state Upload/ kept at least one format has a path',
    ]);
  });

  it('is unread where its sentences only speak of something', () => {
    const list = '- The share dialog warns: everybody can see it.\n- Search engines are asked to stay out.';
    const text = `## 6. Roles and permissions\n\n- **Guest**: knows the address.\n\nAlso:\n\n${list}\n`;
    expect(said(text)).toEqual([]);
  });
});

describe('what is said of names', () => {
  const text = `${screens}\n| Place | Behaviour |\n| --- | --- |\n| Stats | Six cards. |\n`;

  it('follows when a name elsewhere changes, and comes back', () => {
    const at = text.indexOf('| Stats |') + 2;
    const lost = edit(read(text), [{ from: at, to: at + 5, insert: 'Facts' }]);
    expect(remarksIn(lost)).toEqual([]);
    const other = lost.text.lastIndexOf('| Stats |') + 2;
    const again = edit(lost, [{ from: other, to: other + 5, insert: 'Facts' }]);
    expect(remarksIn(again)).toEqual(['screens screen Facts Six cards.']);
    expect(again.segments()).toEqual(read(again.text).segments());
  });

  it('is found again when the values of another point change', () => {
    const bill = `## 3. Entities and their fields\n\n### Bill\n\n| Field | Type |\n| --- | --- |\n| rhythm | one of \`DAILY\`, \`NONE\` |\n\n## 4. States and transitions\n\n| Rule | Next date |\n| --- | --- |\n| \`DAILY\` | one day later |\n| \`WEEKLY\` | a week later |\n`;
    const before = read(bill);
    expect(remarksIn(before)).toEqual([]);
    const at = bill.indexOf('`NONE`');
    const after = edit(before, [{ from: at, to: at + 6, insert: '`WEEKLY`' }]);
    expect(remarksIn(after)).toHaveLength(2);
    expect(after.segments()).toEqual(read(after.text).segments());
    expect(after.model.points.states.unread).toEqual([]);
    expect(after.ran.facts).toBe(1);
  });

  it('stands as it stood in the canonical form, and is read again', () => {
    const printed = print(read(text).model, text);
    expect(printed).toContain('| Stats | Six cards. |');
    expect(said(printed)).toEqual(said(text));
    expect(print(read(printed).model, printed)).toBe(printed);
  });

  it('is shown beside the name, and renamed with it', () => {
    const specification = read(text);
    const at = text.indexOf('Stats');
    expect(nameCard(specification.model, text, at)?.facts).toContainEqual({
      label: 'Also',
      value: 'Six cards.',
    });
    const renaming = rename(specification, at, 'Numbers');
    const renamed = applyChanges(text, 'changes' in renaming ? renaming.changes : []);
    expect(said(renamed)).toEqual(['screens screen Numbers Six cards.']);
  });
});

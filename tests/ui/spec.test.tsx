import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pointIds, read } from '../../src/engine/index.ts';
import { PointSection } from '../../src/ui/spec/point-section.tsx';
import { prepare, tilePoints } from '../../src/ui/spec/reading.ts';
import { Waived } from '../../src/ui/spec/waived.tsx';

/** The page of a document, without its frame. */
function page(text: string): Document {
  const specification = read(text);
  const reading = prepare(specification, { source: '/source/' });
  const markup = renderToStaticMarkup(
    tilePoints(specification).map((point) => <PointSection key={point.id} reading={reading} point={point} />),
  );
  return new DOMParser().parseFromString(markup, 'text/html');
}

const document = page(`# Specification: Made up

## 2. Screens and routes

| Screen | Route | Shows | Leads to | Open to |
| --- | --- | --- | --- | --- |
| List | \`/list\` | list of Thing | Thing, Nowhere | not shown |
| Thing | none | Thing | ? | |

## 3. Entities and their fields

### Thing

<script>alert(1)</script> is a **thing**; its \`id\` stays.

| Field | Type | Required |
| --- | --- | --- |
| id | uuid | yes |

## 4. States and transitions

States, events and transitions: not shown.
`);
const row = (id: string): string[] =>
  [...(document.getElementById(id)?.children ?? [])].map((cell) => cell.textContent ?? '');

test('the matrix shows what a role may because it has the rights of another, and says as whom', () => {
  const told = page(`# Specification: Made up

## 6. Roles and permissions

| Role | Who | Includes |
| --- | --- | --- |
| Rower | rows | |
| Master | leads | Rower |
| Guest | looks | |

| Action | Rower | Guest |
| --- | --- | --- |
| take boats | yes | no |
`);
  const matrix = [...told.querySelectorAll('table')].at(-1);
  expect([...(matrix?.querySelectorAll('th[scope="col"]') ?? [])].map((cell) => cell.textContent)).toEqual([
    'Action',
    'Rower',
    'Guest',
    'Master',
    'Line',
  ]);
  expect(told.getElementById('permission-take-boats')?.textContent).toContain('yesnoyes as Rower');
});

test('what a table says more of declared things is shown under their names, and an unknown row is not', () => {
  const told = page(`# Specification: Made up

## 2. Screens and routes

| Screen | Route |
| --- | --- |
| List | \`/list\` |
| Thing | \`/thing\` |

| Place | Behaviour |
| --- | --- |
| List | forgets its filter |
| Thing | closes by itself |
| Cellar | stays dark |
`);
  const said = [...told.querySelectorAll('#screens h3')].find((title) => title.textContent === 'Also said');
  const pairs = [...(said?.nextElementSibling?.children ?? [])].map((pair) =>
    [...pair.children].map((part) => part.textContent),
  );
  expect(pairs).toEqual([
    ['List', 'forgets its filter'],
    ['Thing', 'closes by itself'],
  ]);
  expect(said?.nextElementSibling?.querySelector('a')?.textContent).toBe('List');
});

describe('a name that only the whole document tells', () => {
  const told = page(`# Specification: Made up

## 3. Entities and their fields

### Thing

| Field | Type | Required | Default | Rules |
| --- | --- | --- | --- | --- |
| size | integer | yes | \`SMALL\` | at most \`LARGE\` |

## 5. Validation rules

| Subject | Rule |
| --- | --- |
| Thing.size | at most \`LARGE\` |

## 7. The calls it makes

### \`POST /things\`

| Answer | When | Carries |
| --- | --- | --- |
| 401 | nobody is signed in | unauthorized |

## 8. The error catalogue

| Error | Status |
| --- | --- |
| unauthorized | 401 |

## 9. Business constants and limits

| Constant | Value | When |
| --- | --- | --- |
| \`SMALL\` | 1 | |
| \`LARGE\` | 10 | by day |
| \`LARGE\` | 20 | otherwise |
`);
  const targets = (section: string): (string | null)[] =>
    [...told.querySelectorAll(`#${section} td a[href^="#"]:has(code)`)].map((link) =>
      link.getAttribute('href'),
    );

  test('is told from what names it: a field, and a rule on one', () => {
    const named = [...told.querySelectorAll('#constant-large td[data-column="Named by"] a')];
    expect(named.map((link) => link.textContent)).toEqual([
      'Thing.size',
      'rule on Thing.size: at most LARGE',
    ]);
  });

  test('leads to the error that a bare word in Carries names', () => {
    expect(targets('calls')).toEqual(['#error-unauthorized']);
  });

  test('leads to the constant of a default, and to the first case of one with several', () => {
    expect(targets('entities')).toEqual(['#constant-small', '#constant-large']);
  });
});

describe('a specification page', () => {
  test('keeps the four ways of saying nothing apart', () => {
    expect(row('screen-list').slice(-2)).toEqual(['not shown', '#7']);
    const [, route, , leadsTo, openTo] = row('screen-thing');
    expect([route, leadsTo, openTo]).toEqual(['none', 'open question', '—nothing said']);
  });

  test('names a column of which nothing is said below the table, once', () => {
    expect(document.getElementById('screens')?.textContent).toContain('Nothing is said of: Calls.');
    expect(document.querySelector('#screens thead')?.textContent).toBe('ScreenRouteShowsLeads toOpen toLine');
  });

  test('leads from a name to what it refers to, and from nowhere to nothing', () => {
    const targets = [...document.querySelectorAll('#screen-list a[href^="#"]')];
    expect(targets.map((link) => link.getAttribute('href'))).toEqual([
      '#entity-thing',
      '#screen-thing',
      // The row's link to itself.
      '#screen-list',
    ]);
    for (const link of targets)
      expect(document.getElementById((link.getAttribute('href') ?? '').slice(1))).not.toBeNull();
  });

  test('leads from a code span in running text to the one element of that name', () => {
    const link = document.querySelector('#entities p a');
    expect(link?.textContent).toBe('id');
    expect(link?.getAttribute('href')).toBe('#field-thing-id');
  });

  test('puts a finding under what it is about, with its severity in words', () => {
    const finding = document.getElementById('screen-list')?.nextElementSibling;
    expect(finding?.textContent).toContain('Contradiction');
    expect(finding?.textContent).toContain('Nowhere');
  });

  test('shows a point of which nothing is shown as not shown, and one that is missing as missing', () => {
    expect(document.getElementById('states')?.textContent).toContain(
      'States, events and transitions: not shown',
    );
    expect(document.getElementById('errors')?.textContent).toContain('The document has no such point.');
  });

  test('never turns text into markup', () => {
    expect(document.querySelector('script')).toBeNull();
    expect(document.getElementById('entities')?.textContent).toContain('<script>alert(1)</script>');
    expect(document.querySelector('#entities strong')?.textContent).toBe('thing');
  });

  test('leaves comments out, and shows what the author allows as what it is', () => {
    const specification = read(`# Specification: Allowed

## 3. Entities and their fields

### Form

<!-- a note to myself -->

| Field | Type | Required |
| --- | --- | --- |
| id | uuid | yes |
| status | one of draft, filed, lost | yes |

## 4. States and transitions

### Form status

- Governs: \`Form.status\`
- Starts: draft
- Ends: filed

| From | Event | To | By |
| --- | --- | --- | --- |
| draft | file | <!-- concealed --> filed | (system) |
| draft | lose | lost | (system) |

<!-- ninefold: allow states/dead-end because a <b>lost</b> one stays -->
`);
    const reading = prepare(specification, { source: '/source/' });
    const markup = renderToStaticMarkup(
      <>
        {tilePoints(specification).map((point) => (
          <PointSection key={point.id} reading={reading} point={point} />
        ))}
        <Waived reading={reading} waived={specification.waived} />
      </>,
    );
    expect(markup).not.toMatch(/note to myself|concealed|ninefold: allow/);
    expect(markup).toContain('Waived because a &lt;b&gt;lost&lt;/b&gt; one stays.');
  });

  test('gives every id once, and no style attribute', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(document.querySelector('[style]')).toBeNull();
    expect(pointIds.every((id) => ids.includes(id))).toBe(true);
  });
});

const corpus = `${process.env.NINEFOLD_CORPUS ?? '../shared/corpus'}/ninepoint`;
const documents = existsSync(corpus) ? readdirSync(corpus).filter((name) => name.endsWith('.md')) : [];

test.skipIf(documents.length === 0)(
  'documents that people wrote become pages whose links all lead somewhere',
  () => {
    for (const name of documents) {
      const made = page(readFileSync(`${corpus}/${name}`, 'utf8'));
      const ids = [...made.querySelectorAll('[id]')].map(({ id }) => id);
      expect(new Set(ids).size, name).toBe(ids.length);
      const targets = [...made.querySelectorAll('a[href^="#"]')].map(
        (link) => link.getAttribute('href')?.slice(1) ?? '',
      );
      expect(targets.length, name).toBeGreaterThan(0);
      expect(
        targets.filter((target) => !ids.includes(target)),
        name,
      ).toEqual([]);
    }
  },
);

test('the entity that a lifecycle governs by its name leads to it, and is told apart from one that is stated', () => {
  const lives = page(
    '# Shop\n\n## 3. Entities and their fields\n\n### Cart\n\n| Field | Type |\n| --- | --- |\n| size | number |\n\n## 4. States and transitions\n\n### Cart status\n\n| From | Event | To |\n| --- | --- | --- |\n| open | pay | paid |\n',
  );
  const facts = [...lives.querySelectorAll('#states dt')].find(
    ({ textContent }) => textContent === 'Governs',
  );
  const governed = facts?.nextElementSibling;
  expect(governed?.textContent).toBe('Cart by its name');
  expect(lives.querySelector(governed?.querySelector('a')?.getAttribute('href') ?? '#none')).not.toBeNull();
});

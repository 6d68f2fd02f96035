import { describe, expect, test } from 'vitest';
import { findingsOf } from './findings-of.ts';

/** What is asked of the ways of screens that a document tells in its own words. */
const asked = (text: string): readonly string[] =>
  findingsOf('screens/not-said', `## 2. Screens and routes\n\n${text}\n`).map(({ message }) => message);

const list =
  '- **List** — `/list`. All notes.\n- **Plan** — `/plan`. A calendar.\n- **Map** — `/map`. A map.\n';

test('screens of which nothing tells where they lead are asked about', () => {
  expect(asked(list)).toEqual([expect.stringMatching(/^Which screens .*“List”, “Plan” and “Map”/)]);
});

test('addresses that differ by what is shown of one page, told in one sentence, are its states', () => {
  expect(asked('These routes exist: `#/` (all), `#/active` and `#/completed`. The list is kept.')).toEqual(
    [],
  );
  expect(asked('- **Login** — `#/login`\n- **Notes** — `#/notes`\n- **Plan** — `#/plan`\n')).toHaveLength(1);
});

test.each([
  'a button that opens the form',
  'a row opens the note',
  'filter links above it',
  'a link back',
  'a page with a link home',
])('a way is told by words: %s', (words) => {
  const [question] = asked(list.replace('All notes', `All notes, ${words}`));
  expect(question).toMatch(/“Plan” and “Map”/);
  expect(question).not.toMatch(/“List”/);
});

test.each([
  'opened in a pop-up by a clerk',
  'it opens at nine',
  'tells that a link was sent to the address',
  'linked lists',
])('and by others it is not: %s', (words) => {
  expect(asked(list.replace('All notes', `All notes, ${words}`))).toEqual([
    expect.stringMatching(/“List”, “Plan” and “Map”/),
  ]);
});

test('one paragraph tells the way of a screen that it names, up to the next one', () => {
  const told =
    'The **List** (`/list`) has all notes. A row opens the note. The **Plan** (`/plan`) is a calendar. The **Map** (`/map`) is a map.';
  expect(asked(told)).toEqual([expect.stringMatching(/“Plan” and “Map”/)]);
});

test('nobody asks where dialogs, errors and files lead', () => {
  const others = [
    '- **Not found** — `/404`. A page of its own.',
    '- **Not invited** — `/not-invited`. Answered with status 403.',
    '- **Robots** — `/robots.txt`.',
    '\n### Dialogs without a route\n',
    '- **Delete note** asks for a reason.',
    '- **Voters** lists everyone.',
  ].join('\n');
  expect(asked(`${list}${others}`)).toEqual([expect.stringMatching(/“List”, “Plan” and “Map”/)]);
  const pages =
    '- **404 hosts** — `/hosts/404`. A list.\n- **Sign up** — `/signup`. It is a 404 when it is switched off.\n- **Map** — `/map`. A map.\n';
  expect(asked(pages)).toEqual([expect.stringMatching(/“404 hosts”, “Sign up” and “Map”/)]);
});

test('a third of the screens is enough to be asked about, and a few are not', () => {
  const told = '- **A** — `/a`. Leads to the plan.\n- **B** — `/b`. Leads to the plan.\n';
  expect(asked(`${list}${told}`)).toHaveLength(1);
  expect(
    asked(`${told}${told.replaceAll('B', 'D').replaceAll('A', 'C')}- **Map** — \`/map\`. A map.\n`),
  ).toEqual([]);
});

test('a sentence about what is missing hides no screen', () => {
  const closed = list.replace('All notes.', 'All notes. Answered with status 403.');
  expect(asked(closed)).toEqual([]);
  const missing = list.replace('All notes.', 'All notes. A missing one is answered with 404.');
  expect(asked(missing)).toEqual([expect.stringMatching(/“List”, “Plan” and “Map”/)]);
  expect(asked(missing.replace('**Plan**', '**Report error**'))).toEqual([
    expect.stringMatching(/“List”, “Report error” and “Map”/),
  ]);
});

test('who has answered for one screen of many is asked for the others', () => {
  const table = (said: number): string =>
    `| Screen | Route | Leads to |\n| --- | --- | --- |\n${['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
      .map((name, index) => `| ${name} | \`/${name}\` | ${index < said ? 'H' : ''} |`)
      .join('\n')}`;
  expect(asked(table(1))).toEqual([expect.stringMatching(/^Which screens does one get to from “B”, /)]);
  expect(asked(table(2))).toHaveLength(1);
  expect(asked(table(3))).toEqual([]);
});

describe('a sentence about every screen', () => {
  const table =
    '| Screen | Route | Shows | Leads to | Open to |\n| --- | --- | --- | --- | --- |\n| List | `/list` | notes | | |\n| Plan | `/plan` | notes | | |\n| Map | `/map` | notes | | |\n';

  test.each([
    'From every screen one can get to every other one.',
    'All pages link to each other.',
    'One moves between the screens with the tab bar at the bottom.',
    'Each screen can be reached from each other screen.',
    'The logo at the top leads home from anywhere.',
    'Every screen leads back to the list.',
  ])('tells the ways of all of them: %s', (sentence) => {
    expect(asked(`${sentence}\n\n${list}`)).toEqual([]);
    expect(asked(`${table}\n${sentence}`)).toEqual([]);
  });

  test.each([
    'Every page shows notes.',
    'Each page loads fast.',
    'Without a session every route redirects to the list.',
    'Every screen is reachable under its address.',
    'Unless noted, a screen needs a session; without one the user is sent back to the list.',
    'Not every page leads back to the list.',
    'Almost every page leads back to the list.',
    'Later every page will link to the list.',
    'Does every page lead back to the list?',
    'How one gets from every screen to others is not shown.',
  ])('does not tell them: %s', (sentence) => {
    expect(asked(`${sentence}\n\n${list}`)).toHaveLength(1);
    expect(asked(`${table}\n${sentence}`)).toHaveLength(1);
  });
});

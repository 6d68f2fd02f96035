import { describe, expect, it } from 'vitest';
import { print } from '../../../../src/engine/edits/print.ts';
import { type ModelJson, modelAsJson } from '../../../../src/engine/index.ts';
import { edit, read } from '../../../../src/engine/specification.ts';

const documentOf = (lines: string, title = 'Key features'): string =>
  `# Swap\n\n## Problem\n\nBooks lie about.\n\n## ${title}\n\n${lines}\n`;
const modelOf = (lines: string, title?: string): ModelJson =>
  modelAsJson(read(documentOf(lines, title)).model);
const told = ({ lifecycles, rules, permissions, errors, constants }: ModelJson) => ({
  steps: lifecycles.flatMap(({ transitions }) => transitions.map(({ from, to }) => `${from} → ${to}`)),
  rules: rules.map(({ subject }) => subject),
  grants: permissions.map(({ role, action }) => `${role} | ${action}`),
  errors: errors.map(({ name }) => name),
  constants: constants.map(({ name, value }) => `${name} = ${value}`),
});
const nothing = { steps: [], rules: [], grants: [], errors: [], constants: [] };

describe('a section of requirements of every kind', () => {
  it.each([
    [
      'what a role may do',
      '- Only moderators can remove a listing.',
      { grants: ['moderators | remove a listing'] },
    ],
    ['a number before it', '- FR-7: Guests can read reviews.', { grants: ['Guests | read reviews'] }],
    [
      'what a role must be able to do',
      '- FR-8: A moderator MUST be able to lock listings and to hide reviews. A guest MUST NOT be able to hide reviews.',
      { grants: ['moderator | lock listings', 'moderator | hide reviews', 'guest | hide reviews'] },
    ],
    ['what obliges', '- A title must be at most 80 characters.', { rules: ['A title'] }],
    [
      'a step',
      '- A swap moves from requested to accepted when the owner agrees.',
      { steps: ['requested → accepted'] },
    ],
    ['an amount', '- A listing expires after 90 days.', { constants: ['listing expires after = 90'] }],
    [
      'what is told when it fails',
      '- If the upload fails, show "The photo was not saved."',
      { errors: ['The photo was not saved.'] },
    ],
    [
      'each sentence by itself',
      '- Guests can read reviews. A listing expires after 90 days.',
      { grants: ['Guests | read reviews'], constants: ['listing expires after = 90'] },
    ],
    ['running text', 'A listing expires after 90 days.', { constants: ['listing expires after = 90'] }],
  ])('%s is a fact of its point', (_, lines, expected) =>
    expect(told(modelOf(lines))).toEqual({ ...nothing, ...expected }),
  );

  it.each([
    ['the product itself, which is no role', '- The system can send reminders.'],
    ['a label that somebody reads', '- A button "Swap now" starts it.'],
    ['a way through screens', '- Home → Basket → Done'],
    ['a number that measures nothing', '- Grid of 4 columns (2 on phones)'],
    ['what nobody could check', '- Fast and simple search.'],
  ])('%s is no fact', (_, line) => {
    const { model } = read(documentOf(line));
    expect(told(modelAsJson(model))).toEqual(nothing);
    expect(Object.values(model.points).flatMap(({ unread }) => unread)).toHaveLength(1);
  });

  it('reaches below its headings, and not into another section', () => {
    const model = modelOf(
      '### 1.1 Listings\n\n- A listing expires after 90 days.\n\n## Success metrics\n\n- A visit lasts 5 minutes.',
    );
    expect(told(model)).toEqual({ ...nothing, constants: ['listing expires after = 90'] });
  });

  it('is read alike after an edit, and printed without a loss', () => {
    const text = documentOf('- A listing expires after 90 days.\n- Guests can read reviews.');
    const at = text.indexOf('90');
    const edited = edit(read(text), [{ from: at, to: at + 2, insert: '30' }]);
    expect(modelAsJson(edited.model)).toEqual(modelAsJson(read(text.replace('90', '30')).model));
    const printed = print(read(text).model, text);
    expect(told(modelAsJson(read(printed).model))).toEqual(told(modelAsJson(read(text).model)));
  });
});

it('chapters whose numbers are all those of other points are not the nine', () => {
  const chapters = [
    'Overview',
    'Goals',
    'User stories',
    'Functional requirements',
    'Data model',
    'API',
    'Screens',
    'Permissions',
  ];
  const text = chapters
    .map((title, index) => `## ${index + 1}. ${title}\n\n- Guests can read reviews.\n`)
    .join('\n');
  expect(modelAsJson(read(`# Swap\n\n${text}`).model).permissions.length).toBeGreaterThanOrEqual(1);
  const grants = read(`# Swap\n\n${text}`).model.points.roles;
  expect(grants.headings.map(({ title }) => title)).toEqual(['Permissions']);
});

it('errors that all calls share are errors, in a document of its own division', () => {
  const model = modelAsJson(
    read(
      '# Swap\n\n## API\n\n| Method | Endpoint |\n| --- | --- |\n| GET | /swaps |\n\n### Error responses\n\n- `400 Bad Request` – the fields are wrong\n- `429 Too Many Requests` – more than 100 a minute\n',
    ).model,
  );
  expect(model.calls.map(({ path }) => path)).toEqual(['/swaps']);
  expect(model.errors.map(({ status }) => status)).toEqual(['400', '429']);
});

it('requirements name screens in bold type, where they say that these are opened, or what kind of screen they are', () => {
  const { screens, rules } = modelOf(
    '**FR-1** The bell opens **Bell sheet**. The name must be unique.\n\n**FR-2** A **Towers** screen, with three rows. The height is **Required** and shows **Two** bells.',
    'Functional requirements',
  );
  expect(screens.map(({ name }) => name)).toEqual(['Bell sheet', 'Towers']);
  expect(rules.map(({ subject }) => subject)).toContain('The name');
});

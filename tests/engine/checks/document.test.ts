import { describe, expect, test } from 'vitest';
import { read } from '../../../src/engine/index.ts';
import { findingsOf, placesOf } from './findings-of.ts';

const constants =
  '## 9. Business constants and limits\n\n| Constant | Value | Unit | When | Meaning |\n| --- | --- | --- | --- | --- |\n';
const entities = (prose: string) => `## 3. Entities and their fields\n\n${prose}\n\n`;

describe('questions', () => {
  const questions = (check: string, markdown: string) =>
    findingsOf(check, markdown).map(({ message }) => message);

  test('of a point as a whole', () => {
    expect(
      questions(
        'document/not-shown',
        '## 8. The error catalogue\n\nErrors, messages and handling: not shown.\n',
      ),
    ).toEqual(['Which errors can happen, and what is a person told?']);
    expect(questions('document/not-shown', '## 8. The error catalogue\n\nnot shown\n')).toHaveLength(1);
  });

  test('not of a point that is told under no heading of its own', () => {
    const [missing] = questions(
      'document/untold-point',
      '# Plan\n\n## Functional requirements\n\n- A clerk may cancel an order.\n- The name must be at most 60 characters.\n',
    );
    expect(missing).toBe(
      'Nothing of this text was read as the purpose, screens, entities, states, calls, errors or limits. Where the text tells it, give that part the title of its point. It seems to speak of limits.',
    );
  });

  test('with the places at which the text speaks of a point that is missing', () => {
    const told = (text: string): readonly string[] => {
      const document = `# Notes\n\n${text}\n\n## Screens\n\n- **Home** — \`/\`\n- **List** — \`/list\`\n`;
      return findingsOf('document/untold-point', document).flatMap(({ related = [] }) =>
        related.map(({ at, message }) => `${spoken.exec(message)?.[1]}: ${document.slice(at.from, at.to)}`),
      );
    };
    const spoken = /^it seems to speak of (.+) here$/;
    const speaking = [
      ['the purpose', 'The app helps people to keep short texts.'],
      ['entities', 'Use the keys `id`, `title`, `done` for each note.'],
      ['states', 'A click marks the note as completed.'],
      ['validation rules', 'Trim the title and check that it is not empty.'],
      ['roles', 'The button is only shown to the author.'],
      ['errors', 'When it is taken, an error is shown.'],
      ['limits', 'A title has up to 80 characters.'],
    ];
    for (const [point, text] of speaking) expect(told(text ?? '')).toEqual([`${point}: ${text}`]);
    const rule = 'The product MUST show notes on `/notes` (Note list).';
    const [finding] = findingsOf(
      'document/untold-point',
      `# Notes\n\n## Functional requirements\n\n- ${rule}\n`,
    );
    expect(finding?.related?.map(({ message }) => spoken.exec(message)?.[1])).toEqual(['screens']);
    expect(told('No app helps people to keep short texts.')).toEqual([]);
    expect(told('Keys are kept in a drawer. A click marks the text.')).toEqual([]);
  });

  test('of a property of an element, named', () => {
    expect(
      questions(
        'document/not-shown',
        '## 3. Entities and their fields\n\n### Account\n\nFields: not shown.\n',
      ),
    ).toEqual(['What are the fields of “Account”?']);
    const [question] = questions('document/open-question', `${constants}| MAX_LINES | ? | | | |\n`);
    expect(question).toBe('What is the value of “MAX_LINES”?');
  });

  test.each([
    [
      '2. Screens and routes',
      '- **Home** — `/`. A list.\n  - Leads to: not shown',
      'Where does one get to from “Home”?',
    ],
    ['2. Screens and routes', '- **Home** — `/`. A list.\n  - Open to: not shown', 'Who may open “Home”?'],
    [
      '5. Validation rules',
      '- `title`: required\n  - Message: not shown',
      'Which message does a person see who breaks the rule for “title”?',
    ],
    [
      '8. The error catalogue',
      '- **404**: not there\n  - Handling: not shown',
      'What does the client do when “404” comes up?',
    ],
  ])('of a label under a bullet, as of a column: %s', (point, bullets, question) => {
    expect(questions('document/not-shown', `## ${point}\n\n${bullets}\n`)).toEqual([question]);
  });

  test('that somebody has put into words', () => {
    expect(
      questions(
        'document/open-question',
        `${constants}| MAX_LINES | [NEEDS CLARIFICATION: per plan?] | | | |\n`,
      ),
    ).toEqual(['Per plan?']);
  });

  test('of one column share their cause', () => {
    const errors =
      '## 8. The error catalogue\n\n| Error | Status | When | Message | Handling |\n| --- | --- | --- | --- | --- |\n| a_b | 400 | | not shown | |\n| c_d | 400 | | not shown | |\n';
    const group = read(errors).groups.find(({ first }) => first.check === 'document/not-shown');
    expect(group?.following).toHaveLength(1);
  });
});

describe('unknown names', () => {
  const places = (prose: string, rows = '| MAX_LINES | 100 | | | |\n') =>
    placesOf('document/unknown-name', entities(prose) + constants + rows);

  test('one letter from a declared name', () => {
    expect(places('At most `MAX_LINE_S` lines, `MAXX_LINES` of them.')).toEqual(['MAXX_LINES']);
  });

  test.each([
    '`MAX_LINES`',
    '`max lines`',
    '`HOST_MODE`',
    '`MIN_LINES`',
    '`MAX_LINE`',
    '`maxLines2`',
    '`lines`',
    '`/lines`',
  ])('nothing is said of %s', (name) => {
    expect(places(`It has ${name}.`)).toEqual([]);
  });

  test('a name that is written so again and again is no slip', () => {
    expect(places('`MAXX_LINES`, `MAXX_LINES`')).toHaveLength(1);
    expect(places('`MAXX_LINES`, `MAXX_LINES`, `MAXX_LINES`')).toEqual([]);
  });

  test('names that differ in a number are different names', () => {
    expect(places('`STEP_LIMIT_2`', '| STEP_LIMIT_1 | 100 | | | |\n')).toEqual([]);
  });

  test('the fix replaces what stands between the code marks', () => {
    const text = `${entities('At most `MAXX_LINES` lines.')}${constants}| MAX_LINES | 100 | | | |\n`;
    const fix = findingsOf('document/unknown-name', text)[0]?.fixes?.[0];
    expect(fix?.kind === 'replace' && [text.slice(fix.at.from, fix.at.to), fix.text]).toEqual([
      'MAXX_LINES',
      'MAX_LINES',
    ]);
  });
});

describe('the same fact twice', () => {
  const count = (prose: string, rows = '| MAX_LINES | 100 | entries | | |\n') =>
    findingsOf('document/same-fact-twice', entities(prose) + constants + rows).length;

  test.each([
    ['At most `MAX_LINES` (50) lines.', 1],
    ['At most `MAX_LINES` = 50.', 1],
    ['`MAX_LINES` is 50 for now.', 1],
    ['At most `MAX_LINES` (100 lines).', 0],
    ['`MAX_LINES` is 50 times more than enough.', 0],
    ['At most `MAX_LINES` (50 MB).', 1],
    ['At most `MAX_LINES`, 50 of them long.', 0],
    ['`XMAX_LINES` (50)', 0],
    ['`MAX_LINES` (see 7)', 0],
    ['Hidden when `MAX_LINES` is `0`.', 0],
    ['With `MAX_LINES` = 0 nothing is counted.', 0],
    ['`MAX_LINES` = 0 turns the limit off.', 0],
    ['Hidden when it is full. `MAX_LINES` is 50.', 1],
    ['When it is full, more than `MAX_LINES` (50) lines are cut.', 1],
  ])('%s: %i', (prose, findings) => {
    expect(count(prose)).toBe(findings);
  });

  test('every case of a constant is right', () => {
    const rows =
      '| MAX_LINES | 100 | entries | plan is free | |\n| MAX_LINES | 1,000 | entries | otherwise | |\n';
    expect(count('`MAX_LINES` (1,000), or `MAX_LINES` (100).', rows)).toBe(0);
    expect(count('`MAX_LINES` (500)', rows)).toBe(1);
  });

  test('another unit is another number', () => {
    expect(count('`MAX_SIZE` (5 MB)', '| MAX_SIZE | 5000 | kB | | |\n')).toBe(0);
  });
});

describe('points', () => {
  test('chapters of another document are not taken for points out of order', () => {
    const text = '# 1. Introduction\n\n# 4. Interfaces\n\nWords.\n\n# 7. Data structures\n\nWords.\n';
    expect(findingsOf('document/number-title-mismatch', text)).toEqual([]);
    expect(findingsOf('document/point-order', text)).toEqual([]);
  });

  test('the fix of a wrong number replaces the number alone', () => {
    const text = '## 5. Validation rules\n\nnone\n\n## 5. Roles and permissions\n\nnone\n';
    const fix = findingsOf('document/number-title-mismatch', text)[0]?.fixes?.[0];
    expect(fix?.kind === 'replace' && [fix.at.from, text.slice(fix.at.from, fix.at.to), fix.text]).toEqual([
      text.lastIndexOf('5'),
      '5',
      '6',
    ]);
  });

  test('an empty document is asked about once for each point', () => {
    expect(read('').findings.map(({ check, point }) => [check, point])).toHaveLength(9);
    expect(new Set(read('').findings.map(({ point }) => point)).size).toBe(9);
  });
});

describe('what could not be read', () => {
  const unread = (text: string): number =>
    findingsOf('document/unread', `## 7. The calls it makes\n\n- \`GET /pages\` – 200\n\n${text}\n`).length;
  const fence = '```\nsome lines\nof a text\n```';

  test.each([
    ['an example', `### Example\n\n${fence}`],
    ['an answer', `Response:\n\n${fence}`],
    ['links', 'For more see:\n\n- [Codes](#codes)\n- [Limits](/limits.md)'],
    ['a fence of anything else', `### Signing\n\n${fence}`],
  ])('is also %s', (_, text) => expect(unread(text)).toBe(1));

  test('is not running text', () => expect(unread('Some lines of a text.')).toBe(0));
});

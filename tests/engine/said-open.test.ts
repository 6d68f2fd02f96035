import { describe, expect, test } from 'vitest';
import { read } from '../../src/engine/index.ts';
import { findingsOf } from './checks/findings-of.ts';

const asked = (check: string, text: string): readonly string[] =>
  findingsOf(check, text).map(({ message }) => message);

/** What is asked of a document of which a point is told, with a text among it. */
const notShown = (text: string): readonly string[] =>
  asked('document/not-shown', `# Shop\n\n## 9. Business constants and limits\n\n- \`MAX\`: 5\n\n${text}\n`);

describe('a sentence that says that something is not shown', () => {
  test.each([
    ['What locks a site is not shown in the source.', 'Do you know what locks a site?'],
    [
      'There is `MAX`. A limit on the number of requests per person is not shown in the source.',
      'What is the limit on the number of requests per person?',
    ],
    ['- How long a session lasts is not known.', 'Do you know how long a session lasts?'],
    ['The order of the columns is not documented.', 'What is the order of the columns?'],
    [
      'Limits on the number of sites, and of visits, are not shown.',
      'What is known of this: Limits on the number of sites, and of visits?',
    ],
    ['The default value of the zone is not shown.', 'What is the default value of the zone?'],
    [
      '- How many agents there may be depends on the licence and is not shown.',
      'What more is known of this: How many agents there may be depends on the licence?',
    ],
  ])('is asked about: %s', (text, question) => expect(notShown(text)).toEqual([question]));

  test.each([
    'Deleted notes are not shown.',
    'Limits are not shown.',
    'The rules of the game are not shown to guests.',
    'Notes over the limit of the plan are not shown.',
    'The button is not shown in the list.',
    'What is archived is not shown.',
    'If the address is not known, nothing is sent.',
    'When a note is hidden, how it looks is not shown to guests.',
    'The name is not specified by its owner.',
    'Whoever is not known by the server is refused.',
    'Anything marked n/s is not shown by the sources.',
    'The user is not known.',
    'Its owner is not known.',
    'It lists functions that are not documented.',
  ])('is none where it says what a product does: %s', (text) => expect(notShown(text)).toEqual([]));

  test('is allowed as marks are, and asked once where it holds one', () => {
    const waiver = '<!-- ninefold: allow document/not-shown because nobody needs it -->';
    expect(notShown(`${waiver}\n\nWhat locks a site is not shown in the source.`)).toEqual([]);
    expect(notShown('- Locking: not shown.')).toHaveLength(1);
  });

  test('changes no count', () => {
    const told = (text: string) =>
      read(`# Shop\n\n## 9. Business constants and limits\n\n- \`MAX\`: 5\n\n${text}\n`);
    const { points } = told('What locks a site is not shown in the source.').model;
    expect(points.constants.counts).toEqual(told('Words of it.').model.points.constants.counts);
  });
});

describe('a question that stands open', () => {
  const open = (text: string): readonly string[] =>
    asked(
      'document/open-question',
      `# Shop\n\n## Errors\n\n- \`gone\`: 410\n\n${text}\n\n## Notes\n\n- Why not?\n`,
    );

  test('is one below a title of open questions', () => {
    expect(open('## Open Questions\n\n- Who pays?\n- [ ] Is mail sent at once?\n- Words.')).toEqual([
      'Who pays?',
      'Is mail sent at once?',
    ]);
    const table = '| ID | Question | Status | Resolution |\n| --- | --- | --- | --- |\n';
    expect(
      open(
        `## 7. Unresolved items\n\n${table}| Q1 | Who pays? | Open | {TBD} |\n| Q2 | Who ships? | Resolved | |\n| Q3 | Who eats? | | The clerk. |`,
      ),
    ).toEqual(['Who pays?']);
  });

  test('is one below a bold title, below another one, and nested', () => {
    expect(open('## Money\n\n**Open questions**\n\n- Who pays?')).toEqual(['Who pays?']);
    expect(open('## Open questions\n\n### Money\n\n- Prices\n  - Should draft → sent cost?')).toEqual([
      'Should draft → sent cost?',
    ]);
    const table = '| Question | Answer |\n| --- | --- |\n';
    expect(open(`## Open questions\n\n${table}| Who pays? | Pending |\n| Who ships? | unknown |`)).toEqual([
      'Who pays?',
      'Who ships?',
    ]);
  });

  test('is none where it is answered, or stands elsewhere', () => {
    expect(open('## Open questions\n\n- Who ships?\n  - Answer: the clerk.')).toEqual([]);
    expect(open('## Open Questions\n\n- Who pays? → Resolved: the clerk\n- ~~Who ships?~~')).toEqual([]);
    expect(open('## Open questions\n\n- [x] Who pays?\n- [X] Who ships?\n- [ ] Who eats?')).toEqual([
      'Who eats?',
    ]);
    expect(open('## Questions people ask\n\n- Who pays?')).toEqual([]);
  });

  test('is a mark in a list outside of the points, and one with a remark', () => {
    expect(open('## Quality\n\n- **Performance**: {TBD}\n- Security: high')).toEqual([
      'What is known of this: Performance?',
    ]);
    expect(open('## Flows\n\n1. {TBD}')).toEqual(['What belongs under “Flows”?']);
    expect(open('## Purpose\n\nTBD - written when the change is in.')).toEqual([
      'What does the product do, and for whom?',
    ]);
    expect(open('## Purpose\n\nTBD-lists are kept.')).toEqual([]);
  });
});

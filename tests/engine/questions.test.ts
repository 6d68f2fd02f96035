import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersIn, applyChanges, questionsAsMarkdown, read } from '../../src/engine/index.ts';
import { questionsOf } from '../../src/engine/questions.ts';
import { arbitrarySpecification } from './edits/arbitrary-specification.ts';

describe('questions as Markdown', () => {
  it('lists what is not shown and open by point, with checkboxes and lines', () => {
    const text = `# Specification: Shop

## 2. Screens and routes

| Screen | Route | Shows | Calls | Leads to | Open to |
| --- | --- | --- | --- | --- | --- |
| Home | not shown | none | none | none | none |

## 9. Business constants and limits

| Constant | Value |
| --- | --- |
| MAX | ? |
`;
    const list = questionsAsMarkdown(read(text));
    const [head = '', ...sections] = list.split('\n## ');
    expect(head).toContain('# Questions about Shop\n\n');
    const section = (title: string): string => sections.find((each) => each.includes(title)) ?? '';
    expect(section('Screens and routes')).toMatch(/^- \[ \] .*\(line 7\)$/m);
    expect(section('Business constants')).toMatch(/^- \[ \] .*\(line 13\)$/m);
  });

  it('says both numbers where one finding asks of several cells', () => {
    const matrix = (cells: string): string =>
      `## 6. Roles and permissions\n\n- **Buyer**: buys.\n- **Clerk**: sends.\n\n| Action | Buyer | Clerk |\n| --- | --- | --- |\n${cells}\n`;
    const words = (text: string): string => {
      const specification = read(text);
      const findings = specification.findings.filter(({ check }) => check === 'document/not-shown');
      return questionsAsMarkdown({ ...specification, findings }).split('\n')[2] ?? '';
    };
    const rows = ['see', 'send', 'change', 'drop'].map((verb) => `| ${verb} orders | not shown | yes |`);
    expect(words(matrix(rows.join('\n')))).toMatch(/^4 questions are open\. One finding asks them: /);
    expect(words(matrix('| see orders | not shown | yes |'))).toMatch(/^One question is open\. Tick/);
  });

  it('says so when nothing is open', () => {
    const specification = { ...read('# Specification: Shop\n'), findings: [] };
    expect(questionsAsMarkdown(specification)).toBe('# Questions about Shop\n\nNo questions are open.\n');
  });
});

const asked = `# Specification: Shop

## 3. Entities and their fields

### Order

| Field | Type | Required | Default | Rules | Meaning |
| --- | --- | --- | --- | --- | --- |
| id | uuid | not shown | | key | |
| note | ? | yes | | | |

## 6. Roles and permissions

- **Buyer**: buys.
- **Clerk**: sends.

| Action | Buyer | Clerk |
| --- | --- | --- |
| create Order | yes | no |
| read Order | own | |
| delete Order | ? | yes |
`;

/** The list of questions with every question of a pattern answered. */
function answered(text: string, pattern: RegExp, option: string): string {
  const lines = questionsAsMarkdown(read(text)).split('\n');
  let inside = false;
  return lines
    .map((line) => {
      if (line.startsWith('- [ ]')) inside = pattern.test(line);
      if (!inside) return line;
      if (line === `  - [ ] ${option}`) return `  - [x] ${option}`;
      return /^ {2}- Answer(?: \(Message\))?: $/.test(line) ? `${line}${option}` : line;
    })
    .join('\n');
}

describe('answers', () => {
  it('offers yes and no where the column knows, by whom to ask', () => {
    const list = questionsAsMarkdown(read(asked));
    expect(list).toMatch(/- \[ \] May a Clerk read an Order\? \(line 20\)\n {2}- \[ \] yes\n {2}- \[ \] no/);
    expect(list).toMatch(/## Whoever decides about the product\n\n### 1\. What the product/);
    expect(list).toMatch(/## Whoever knows the field\n\n### 3\. Entities/);
  });

  it('puts what is ticked into the cell that was asked about, and nothing else', () => {
    const { changes, left } = answersIn(read(asked), answered(asked, /May a Clerk read an Order/, 'no'));
    expect(left).toEqual([]);
    expect(applyChanges(asked, changes)).toBe(asked.replace('| own | |', '| own | no |'));
  });

  it('puts what is written in place of the marker, and keeps the table whole', () => {
    const { changes } = answersIn(read(asked), answered(asked, /line 10/, 'text | or so <!-- x'));
    expect(applyChanges(asked, changes)).toBe(
      asked.replace('| note | ? |', '| note | text \\| or so \\<!-- x |'),
    );
  });

  it('puts an answer where nothing is: into an empty cell, or behind a label of its own', () => {
    const calls = `## 7. The calls it makes

### \`GET /a\`

| Answer | Handling |
| --- | --- |
| 200 | stay |
| 404 | |

### \`GET /b\`

Reads b.
`;
    const ask = (pattern: RegExp, answer: string): string =>
      applyChanges(calls, answersIn(read(calls), answered(calls, pattern, answer)).changes);
    expect(ask(/What does “GET \/b” answer/, '200')).toBe(
      calls.replace('`GET /b`\n', '`GET /b`\n\n- Answers: 200\n'),
    );
    expect(ask(/client do .*404/, 'go | back')).toBe(calls.replace('| 404 | |', '| 404 | go \\| back |'));
  });

  const screens = `# Shop

## 2. Screens and routes

| Screen | Route | Shows |
| --- | --- | --- |
| Home | \`/\` | none |
| Basket | \`/basket\` | — |
| Done | \`/done\` |

## 6. Roles and permissions

- **Buyer**: buys.
`;

  it('asks about several things at once, and puts the answer to each, or one for all, where it belongs', () => {
    const list = questionsAsMarkdown(read(screens));
    expect(list).toMatch(
      /- \[ \] Who may open .*\n {2}- Answer for all: \n {2}- Answer for “Home”: \n {2}- Answer for “Basket”: \n/,
    );
    const [leads = '', opened = ''] =
      list.match(/- \[ \] (?:Which screens does|Who may open)[^\0]*?“Done”: /g) ?? [];
    const pasted = [
      leads.replace('“Home”: ', '“Home”: Basket, Done').replace('“Basket”: ', '“Basket”: Done'),
      opened.replace('all: ', 'all: Buyer').replace('“Done”: ', '“Done”: a | b'),
    ].join('\n');
    const { changes, taken, left } = answersIn(read(screens), pasted);
    expect({ taken, left }).toEqual({ taken: 5, left: [] });
    expect(applyChanges(screens, changes)).toContain(`| Screen | Route | Shows | Leads to | Open to |
| --- | --- | --- | --- | --- |
| Home | \`/\` | none | Basket, Done | Buyer |
| Basket | \`/basket\` | — | Done | Buyer |
| Done | \`/done\` | | | a \\| b |
`);
  });

  it('puts two answers about one bullet below it', () => {
    const text = `## 2. Screens and routes

- Home → \`/\`
- Basket → \`/basket\`
- Done → \`/done\`

## 6. Roles

- **Buyer**: buys.
`;
    const pasted = questionsAsMarkdown(read(text))
      .replace('“Home”: ', '“Home”: Basket')
      .replace(/(Who may open[^\0]*?“Home”: )/, '$1Buyer');
    const { changes, taken, left } = answersIn(read(text), pasted);
    expect({ taken, left }).toEqual({ taken: 2, left: [] });
    expect(applyChanges(text, changes)).toBe(
      text.replace('`/`\n', '`/`\n  - Leads to: Basket\n  - Open to: Buyer\n'),
    );
  });

  it('says of a name that was not asked about that it was not', () => {
    const pasted = questionsAsMarkdown(read(screens)).replace('“Home”: ', '“House”: Basket');
    expect(answersIn(read(screens), pasted).left).toEqual([
      expect.stringMatching(/^No longer asked of “House”: Which screens does one get to/),
    ]);
  });

  it('puts what a point is about under its heading, and the heading where it belongs', () => {
    const list = questionsAsMarkdown(read(screens)).split('\n- [ ] ');
    const about = (words: RegExp, answer: string): string =>
      `- [ ] ${list.find((each) => words.test(each)) ?? ''}`.replace('Answer: ', `Answer: ${answer}`);
    const pasted = [
      about(/^What does the product do, and/, '# A shop sells.'),
      about(/^Which limits/, 'None are known | yet'),
    ].join('\n');
    const after = applyChanges(screens, answersIn(read(screens), pasted).changes);
    expect(after).toBe(
      `${screens.replace(
        '## 2.',
        '## 1. What the product does and for whom\n\n\\# A shop sells.\n\n## 2.',
      )}\n## 9. Business constants and limits\n\nNone are known | yet\n`,
    );
    expect(read(after).model.product.purpose.map(({ text }) => text)).toEqual(['# A shop sells.']);
  });

  it('puts an answer in place of a dash', () => {
    const text =
      '## 8. The error catalogue\n\n| Error | Status | Message |\n| --- | --- | --- |\n| gone | 410 | — |\n';
    const { changes } = answersIn(read(text), answered(text, /message/i, 'It is gone.'));
    expect(applyChanges(text, changes)).toBe(text.replace('—', 'It is gone.'));
  });

  const codes = `## 2. Screens and routes

- **Home**: \`/\`
- **Notes**: \`/notes\`

## 7. Calls

- \`GET /notes\` — 200, 401
- \`POST /notes\` — 201, 400

## 8. Errors

| Code | Status |
| --- | --- |
| bad_note | 400 |
| not_signed_in | 401 |
| note_gone | 410 |
| too_many | 429 |

- "Please give a title." — empty title
`;

  it('says of a question without a place that the document is to answer it, and names all that it asks about', () => {
    const failing = ['open', 'close', 'hold', 'move', 'send'].map((verb) => `- POST \`/${verb}\` → 200`);
    const working = [...'abcdefghijklmnopqrst'].map((name) => `- POST \`/${name}\` → 200 / 422`);
    const text = `## 7. Calls\n\n${[...working, ...failing].join('\n')}\n`;
    const list = questionsAsMarkdown(read(text));
    expect(list).toMatch(
      /- \[ \] What do “POST \/open”, “POST \/close”, “POST \/hold” and 2 more answer when they fail\?.* \(line 23\)\n {2}- To be answered in the document itself\. Also asked about: “POST \/move” \(line 26\), “POST \/send” \(line 27\)\n/,
    );
    expect(answersIn(read(text), list)).toEqual({ changes: [], taken: 0, left: [] });
    expect(
      answersIn(read(text), list.replace(/[“”]/g, '"').replace('document itself', 'document\n    itself'))
        .left,
    ).toEqual([]);
    expect(answersIn(read(text), list.replace('(line 27)', '(line 27): 404')).left).toEqual([
      expect.stringContaining('To be answered in the document itself.'),
    ]);
  });

  it('asks at once for message and handling of codes that say neither, and for nothing else once they are told', () => {
    const list = questionsAsMarkdown(read(codes));
    const [asking = '', ...others] = list.match(/- \[ \] Which messages[^\0]*?(?=\n- \[|\n\n|$)/g) ?? [];
    expect(others).toEqual([]);
    expect(list).not.toContain('What does the client do when');
    const pasted = asking
      .replace('for all (Handling): ', 'for all (Handling): stay')
      .replace('for all (Message): ', 'for all (Message): That did not work.')
      .replace('“note_gone” (Message): ', '“note_gone” (Message): It is gone.');
    const { changes, taken, left } = answersIn(read(codes), pasted);
    expect({ taken, left }).toEqual({ taken: 8, left: [] });
    const after = applyChanges(codes, changes);
    expect(after).toContain(`| Code | Status | Message | Handling |
| --- | --- | --- | --- |
| bad_note | 400 | That did not work. | stay |
| not_signed_in | 401 | That did not work. | stay |
| note_gone | 410 | It is gone. | stay |`);
    const before = new Set(questionsOf(read(codes)).map(({ text }) => text));
    expect(questionsOf(read(after)).filter(({ text }) => !before.has(text))).toEqual([]);
  });

  it('takes no time over a list that is none', () => {
    const spaces = ' '.repeat(300_000);
    for (const pasted of [
      spaces,
      `- [ ] a${spaces}b`,
      `- [ ] (line 1)\n${'and so on\n'.repeat(30_000)}`,
      `- [ ] (line 1)\n  - Answer for “${'“'.repeat(300_000)}`,
    ]) {
      const { changes, left } = answersIn(read(screens), pasted);
      expect(changes).toEqual([]);
      expect(left.join().length).toBeLessThan(5_000);
    }
  });

  it('says what it leaves', () => {
    const both = answered(asked, /May a Clerk read/, 'yes').replace(
      '  - [x] yes\n  - [ ] no',
      '  - [x] yes\n  - [x] no',
    );
    expect(answersIn(read(asked), both).left).toEqual([
      'More than one answer is ticked: May a Clerk read an Order?',
    ]);
    const gone = '- [ ] What is it? (line 3)\n  - Answer: nothing';
    expect(answersIn(read(asked), gone)).toEqual({
      changes: [],
      taken: 0,
      left: ['No longer asked: What is it?'],
    });
  });

  const purpose = '- [ ] What does the product do, and for whom?\n';

  it('takes an answer that begins or goes on below its label', () => {
    for (const answer of [
      '  - Answer:\n    A shop that sells.\n',
      '  - Answer:\n\n    A shop\n    that sells.\n',
      '  - Answer: A shop\nthat sells.\n',
      '- Answer: A shop that sells.\n',
    ]) {
      const { changes, taken, left } = answersIn(read(asked), purpose + answer);
      expect({ taken, left }).toEqual({ taken: 1, left: [] });
      expect(applyChanges(asked, changes)).toContain('\n\nA shop that sells.\n\n');
    }
  });

  it('takes no answer that contradicts another one, and names both', () => {
    const may = '- [ ] May a Clerk read an Order? (line 20)\n';
    const left = (pasted: string) => answersIn(read(asked), pasted);
    expect(left(`${may}  - [x] yes\n  - Answer: own, never\n`)).toEqual({
      changes: [],
      taken: 0,
      left: ['Answered in two ways, “yes” and “own, never”: May a Clerk read an Order?'],
    });
    expect(left(`${may}  - [x] yes\n  - Answer: Yes.\n`).left).toEqual([]);
    expect(left(`${purpose}  - Answer: A shop.\n  - Answer: No shop.\n`).left).toEqual([
      expect.stringMatching(/^Answered in two ways, “A shop.” and “No shop.”/),
    ]);
    const opened = '- [ ] Who may open “Home”, “Basket” and “Done”? Neither what is said of these screens';
    expect(
      left(`${opened}\n  - Answer for all: Buyer\n  - Answer for “Home”: everyone\n`).left[0],
    ).not.toContain('two ways');
  });

  it('names what stands below a question, and is no answer', () => {
    const pasted = `# Questions about Shop

5 questions are open.

${purpose}  - Answer: A shop.
  - but only a small one
    of a few

- [ ] May a Clerk read an Order? (line 20)
  - [x] yes
  - only before it was sent
- [ ] May a Buyer delete an Order? (line 21)
  - [ ] yes
  never, I hope

### 6. Roles

Regards, Ann
`;
    const { taken, left } = answersIn(read(asked), pasted);
    expect(taken).toBe(2);
    expect(left).toEqual([
      'Not behind “Answer:”: “but only a small one of a few”, under: What does the product do, and for whom?',
      'Not behind “Answer:”: “only before it was sent”, under: May a Clerk read an Order?',
      'Not behind “Answer:”: “never, I hope”, under: May a Buyer delete an Order?',
      'Below no question: “Regards, Ann”',
    ]);
  });

  it('takes options that stand on the level of their question for its own, and what is none for what it is', () => {
    const flat = (pasted: string): string => pasted.replace(/^ +/gm, '');
    const may = `- [ ] May a Clerk read an Order? (line 20)\n  - [ ] yes\n  - [x] no\n`;
    const made = asked.replace('| own | |', '| own | no |');
    for (const pasted of [flat(may), `${flat(purpose)}${flat(may)}`, flat(may).replaceAll('\n', '\n\n')]) {
      const { changes, taken, left } = answersIn(read(asked), pasted);
      expect({ taken, left }).toEqual({ taken: 1, left: [] });
      expect(applyChanges(asked, changes)).toBe(made);
    }
    // Whatever the list says below its questions is read in both manners alike.
    for (const text of [asked, alike, screens]) {
      const list = questionsAsMarkdown(read(text)).replaceAll('- [ ] ', '- [x] ').replace(/: $/gm, ': yes');
      expect(answersIn(read(text), flat(list))).toEqual(answersIn(read(text), list));
    }
    const left = (pasted: string) => answersIn(read(asked), flat(pasted)).left;
    expect(left(may.replace('[ ] yes', '[x] yes'))).toEqual([
      'More than one answer is ticked: May a Clerk read an Order?',
    ]);
    expect(left(`${may}Regards, Ann\n`)).toEqual([
      'Not behind “Answer:”: “Regards, Ann”, under: May a Clerk read an Order?',
    ]);
    expect(left(may.replace('[x] no', '[x] maybe'))).toEqual(['No longer asked: maybe']);
    expect(left('- [ ] What is it? (line 3)\n  - [x] yes\n')).toEqual(['No longer asked: What is it?']);
    expect(left('## Ann\n\n- [x] yes\n')).toEqual(['No longer asked: yes']);
  });

  it('reads a list whose lines were cut', () => {
    const pasted = '- [ ] May a Clerk read\n  an Order? (line\n  20)\n  - [x] no\n';
    const { changes, left } = answersIn(read(asked), pasted);
    expect(left).toEqual([]);
    expect(applyChanges(asked, changes)).toBe(asked.replace('| own | |', '| own | no |'));
  });

  const alike = `## 2. Screens and routes

| Screen | Route | Leads to |
| --- | --- | --- |
| Parcel list | \`/parcels\` | Parcel detial |
| Parcel detail | \`/parcels/:id\` | none |
`;

  it('takes a yes for a yes, however it is put, and asks for yes or no where it is neither', () => {
    const list = questionsAsMarkdown(read(alike));
    const question = /- \[ \] Is “Parcel detial” the screen.*/.exec(list)?.[0];
    const answering = (answer: string) => answersIn(read(alike), `${question}\n  - Answer: ${answer}\n`);
    for (const yes of ['yes', 'Yes.', 'Yes, of course', 'YES – it is!']) {
      const { changes, left } = answering(yes);
      expect([yes, left]).toEqual([yes, []]);
      expect(applyChanges(alike, changes)).toBe(alike.replace('detial', 'detail'));
    }
    for (const [no, same] of [
      ['No.', 'no'],
      ['No, not at all', 'no'],
    ] as const)
      expect(answering(no)).toEqual(answering(same));
    for (const neither of ['Yes, but only on Mondays', 'Nobody knows'])
      expect(answering(neither)).toEqual({
        changes: [],
        taken: 0,
        left: ['Answer “yes” or “no” to: Is “Parcel detial” the screen “Parcel detail”?'],
      });
    expect(
      applyChanges(
        asked,
        answersIn(read(asked), '- [ ] May a Clerk read an Order? (line 20)\n  - Answer: No, of course not.\n')
          .changes,
      ),
    ).toBe(asked.replace('| own | |', '| own | no |'));
  });

  it('knows a question again whose quotes, dashes and spaces mail has changed', () => {
    const mailed = questionsAsMarkdown(read(alike))
      .replace('- [ ] yes', '- [x] yes')
      .replace(/[“”]/g, '"')
      .replaceAll(' the ', '\u00a0the  ');
    const { changes, left } = answersIn(read(alike), mailed);
    expect(left).toEqual([]);
    expect(applyChanges(alike, changes)).toBe(alike.replace('detial', 'detail'));
    const each = questionsAsMarkdown(read(screens))
      .replace('“Home”: ', '“Home”: Basket')
      .replace(/[“”]/g, '"');
    expect(answersIn(read(screens), each)).toMatchObject({ taken: 1, left: [] });
  });

  it('changes only what was asked for, in any document, and keeps every other line', () => {
    let given = 0;
    fc.assert(
      fc.property(
        arbitrarySpecification,
        fc.constantFrom('yes', 'so', 'a | b', '# x', '`', '<!--'),
        (text, answer) => {
          const specification = read(text);
          const list = questionsAsMarkdown(specification)
            .replace(/^( {2}- Answer(?: for “.*”)?: )$/gm, `$1${answer}`)
            .replaceAll('  - [ ] yes', '  - [x] yes');
          const { changes, taken } = answersIn(specification, list);
          given += taken;
          const after = applyChanges(text, changes);
          const asked = new Set(
            questionsOf(specification).flatMap(({ slots = [] }) => slots.map(({ at }) => at.from)),
          );
          let [offset, at] = [0, 0];
          for (const line of text.split('\n')) {
            const isAsked = [...asked].some((from) => offset <= from && from <= offset + line.length);
            offset += line.length + 1;
            // Rows take an answer in a cell, and every row of a table gets a cell under a new column.
            if (isAsked || line.trim().startsWith('|') || line === '') continue;
            at = after.indexOf(line, at);
            expect(at, line).toBeGreaterThanOrEqual(0);
            at += line.length;
          }
          const rows = (of: string): number => of.split('\n').filter((line) => /^\s*\|/.test(line)).length;
          expect(rows(after)).toBe(rows(text));
        },
      ),
      { numRuns: 20 },
    );
    expect(given).toBeGreaterThan(40);
  });
});

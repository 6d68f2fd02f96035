import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { answersIn, applyChanges, fixAll, questionsAsMarkdown, read } from '../../src/engine/index.ts';
import { questionsOf } from '../../src/engine/questions.ts';
import { hasCorpus, markdownOf } from '../corpus.ts';

const names = ['Home', 'Basket', 'Order', 'Orders', 'Terms'];

const shop = `# Shop

## 2. Screens and routes

| Screen | Route | Shows | Calls | Leads to | Open to |
| --- | --- | --- | --- | --- | --- |
${names.map((name) => `| ${name} | \`/${name.toLowerCase()}\` | none | none | Home | not shown |`).join('\n')}

## 4. States and transitions

### Order status

- Starts: draft
- Ends: sent

| From | Event | To | By | When | Then |
| --- | --- | --- | --- | --- | --- |
| draft | send | sent | Clerk | | |
| draft | park | parked | Clerk | | |
| parked | not shown | not shown | not shown | | |

## 6. Roles and permissions

- **Buyer**: buys.
- **Clerk**: sends.

| Action | Buyer | Clerk |
| --- | --- | --- |
| create Order | not shown | yes |
| read Order | not shown | yes |
| update Order | not shown | yes |
| delete Order | not shown | yes |
`;

const notShown = (text: string) => read(text).findings.filter(({ check }) => check === 'document/not-shown');

const asked = (text: string) => questionsOf(read(text)).map((question) => question.text);

/** The document with the lines of its list of questions that are given filled in. */
function answered(text: string, fill: Readonly<Record<string, string>>) {
  const list = questionsAsMarkdown(read(text)).split('\n');
  for (const [line, to] of Object.entries(fill)) {
    const at = list.findIndex((each) => each.trim() === line.trim());
    expect(`${line} ${at >= 0}`).toBe(`${line} true`);
    list[at] = to;
  }
  const { changes, left } = answersIn(read(text), list.join('\n'));
  return { text: applyChanges(text, changes), left };
}

describe('what many lack', () => {
  it('is one finding with its places, and one question', () => {
    const found = notShown(shop).filter(({ point }) => point === 'screens');
    expect(found.map(({ message, related }) => [message, related?.map((each) => each.message)])).toEqual([
      ['Who may open “Home”, “Basket”, “Order” and 2 more?', names.slice(1).map((name) => `“${name}”`)],
    ]);
    expect(asked(shop).filter((text) => text.startsWith('Who may open'))).toHaveLength(1);
  });

  it('is answered for all, with the two that the document knows, and otherwise for one', () => {
    const { text, left } = answered(shop, {
      '- [ ] Clerk (for all)': '  - [x] Clerk (for all)',
      '- Answer for “Terms”:': '  - Answer for “Terms”: Buyer, Clerk',
    });
    expect(left).toEqual([]);
    expect(text).toBe(
      shop
        .replace(/(Terms.*)not shown/, '$1Buyer, Clerk')
        .replace(/(Home|Basket|Order|Orders)( \| `.*)not shown/g, '$1$2Clerk'),
    );
  });

  it('is asked one by one where they are few', () => {
    const few = shop.replace(/^\| (?:Order|Orders) \| `.*\n/gm, '');
    expect(asked(few).filter((text) => text.startsWith('Who may open'))).toHaveLength(3);
  });

  it('leaves out a place that is allowed', () => {
    const text = shop.replace(
      /(Basket.*not shown)/,
      '$1 <!-- ninefold: allow document/not-shown because nobody decided -->',
    );
    expect(notShown(text).find(({ point }) => point === 'screens')?.message).toBe(
      'Who may open “Home”, “Order”, “Orders” and 1 more?',
    );
    expect(read(text).findings.filter(({ check }) => check === 'document/unused-waiver')).toEqual([]);
  });

  it('is a question for each cell of the matrix, under one finding', () => {
    const found = notShown(shop).filter(({ point }) => point === 'roles');
    expect(found.map(({ related }) => related?.length)).toEqual([3]);
    expect(asked(shop).filter((text) => text.startsWith('May a Buyer'))).toHaveLength(4);
  });
});

it('of a thing of which only the name is told one question asks for all of it', () => {
  expect(
    notShown(shop)
      .filter(({ point }) => point === 'states')
      .map(({ message }) => message),
  ).toEqual(['What can happen in “parked”, and where does it lead?']);
  const { text } = answered(shop, {
    '- Answer for “Event”:': '  - Answer for “Event”: resume',
    '- Answer for “To”:': '  - Answer for “To”: draft',
  });
  expect(text).toBe(shop.replace('| parked | not shown | not shown |', '| parked | resume | draft |'));
});

/**
 * Says "not shown" wherever that is offered; gives how many things that declares, and how many more a question becomes that
 * is asked of two things: what few lack is asked of each.
 */
function sayNotShown(text: string) {
  const fixed = fixAll(text, ({ fixes = [] }) =>
    fixes.find(({ kind }) => kind === 'column' || kind === 'not-shown' || kind === 'declare'),
  );
  const declared = fixed.done.filter(({ label }) => /^(?:Declare|Add) |, 2 times$/.test(label)).length;
  return { text: fixed.text, declared };
}

const gaps = (text: string): number =>
  read(text).findings.filter(({ severity }) => severity === 'gap').length;

describe('saying that something is not shown', () => {
  test.each(['contradictory', 'unknown', 'petstore', 'todomvc', 'conduit'])(
    'asks no more of %s than once about what it declares',
    (name) => {
      const file = new URL(`../../src/content/specs/${name}.md`, import.meta.url);
      const text = readFileSync(file, 'utf8');
      const said = sayNotShown(text);
      expect(gaps(said.text)).toBeLessThanOrEqual(gaps(text) + said.declared);
    },
  );

  test.skipIf(!hasCorpus)('asks no more of documents that people wrote', () => {
    for (const { path, text } of markdownOf('ninepoint')) {
      const [before, after] = [asked(text).length, asked(sayNotShown(text).text).length];
      // Two errors of one name cannot be told apart by a bullet that names one: each is asked about.
      expect(`${path} ${Math.max(before + 2, after)}`).toBe(`${path} ${before + 2}`);
    }
  });
});

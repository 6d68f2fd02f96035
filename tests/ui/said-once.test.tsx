import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { read, viewOf } from '../../src/engine/index.ts';
import { CallList } from '../../src/ui/call-view/call-list.tsx';
import { ConstantList } from '../../src/ui/constant-view/constant-list.tsx';
import { EntityMap } from '../../src/ui/entity-view/entity-map.tsx';
import { EntityTables } from '../../src/ui/entity-view/entity-tables.tsx';
import { RoleAnswers } from '../../src/ui/permission-view/role-answers.tsx';
import { Mentions } from '../../src/ui/reference-view/reference-web.tsx';
import { RuleList } from '../../src/ui/rule-view/rule-list.tsx';
import { StateMatrix } from '../../src/ui/state-view/state-matrix.tsx';
import { holdTogether } from '../../src/ui/text/hold-together.ts';
import type { Lead } from '../../src/ui/view/lead.tsx';

const lead: Lead = { hrefOf: ({ from }) => `#${from}` };
const modelOf = (points: string) => read(`# Specification: Shop\n\n${points}`).model;
const words = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

const entity = (rows: string): string =>
  `## 3. Entities and their fields\n\n### Order\n\n| Field | Type | Required | Rules |\n| --- | --- | --- | --- |\n${rows}\n`;
const rules = (rows: string): string =>
  `## 5. Validation rules\n\n| Subject | Rule | On | Message |\n| --- | --- | --- | --- |\n${rows}\n`;

test('a rule that stands beside its field in the same words is told once, and leads to both', () => {
  const told = (rows: string): string => {
    const model = modelOf(`${entity('| name | text | yes | at most 20 characters |\n')}${rules(rows)}`);
    return renderToStaticMarkup(<RuleList view={viewOf(model, 'rules')} lead={lead} />);
  };
  const same = told('| Order.name | at most 20 characters | | Too long. |');
  expect(same.match(/at most 20 characters/g)).toHaveLength(1);
  expect(words(same)).toMatch(/at most 20 characters · beside the field too/);
  expect(same.match(/href="#/g)).toHaveLength(2);
  // Other words, or only for one event: another rule.
  for (const other of [
    '| Order.name | at most 30 characters | | Too long. |',
    '| Order.name | at most 20 characters | save | Too long. |',
  ]) {
    expect(told(other)).not.toContain(' too');
    expect(told(other).match(/at most \d0 characters/g)).toHaveLength(2);
  }
});

test('below a drawing only those signs are explained that are in it', () => {
  const said = (rows: string): string =>
    words(
      renderToStaticMarkup(
        <EntityMap view={viewOf(modelOf(entity(rows)), 'entities')} drawn={[]} lead={lead} />,
      ),
    );
  expect(said('| id | uuid | yes | key |')).toBe(' Underlined: the key. ');
  expect(said('| name | text | no | |')).toBe(' A question mark: it may be missing. ');
  expect(said('| name | text | yes | |')).toBe('');
  expect(said('| parts | list of Order | yes | |')).toContain('A plain end of a line: how many is not said.');
});

test('a column of rules in which nothing stands is left out', () => {
  const table = (rows: string): string =>
    renderToStaticMarkup(<EntityTables view={viewOf(modelOf(entity(rows)), 'entities')} lead={lead} />);
  expect(table('| name | text | yes | |')).not.toContain('Rules');
  expect(table('| name | text | yes | |\n| id | uuid | yes | key |')).toContain('Rules');
});

test('a constant is moved only where something names one', () => {
  const constants = (rule: string): string => {
    const model = modelOf(
      `${entity(`| name | text | yes | ${rule} |`)}\n## 9. Business constants and limits\n\n| Constant | Value |\n| --- | --- |\n| \`MOST\` | 20 |\n`,
    );
    const move = () => Promise.resolve(undefined);
    return renderToStaticMarkup(<ConstantList view={viewOf(model, 'constants')} lead={lead} move={move} />);
  };
  expect(constants('at most `MOST` characters')).toContain('What if it were another value?');
  expect(constants('at most 20 characters')).not.toContain('What if it were another value?');
});

test('in the matrix of events what comes into being comes first', () => {
  const model = modelOf(
    '## 4. States and transitions\n\n### Cart\n\n| From | Event | To |\n| --- | --- | --- |\n| open | pay | paid |\n| (new) | fill | open |\n',
  );
  const [lifecycle] = viewOf(model, 'states').lifecycles;
  expect(lifecycle?.matrix.map(({ name }) => name)).toEqual(['(new)', 'open', 'paid']);
  const html = lifecycle && renderToStaticMarkup(<StateMatrix lifecycle={lifecycle} lead={lead} />);
  expect(words(html ?? '')).toMatch(/\(new\).*open.*paid/);
});

test('a mention does not say its kind twice, and a rule reads as it was written', () => {
  const model = modelOf(
    `## 2. Screens and routes\n\n| Screen | Route |\n| --- | --- |\n| Checkout | \`/pay\` |\n\n${entity('| total | money | yes | |')}${rules('| Order | `total == null \\|\\| total > 0` | Checkout | |')}`,
  );
  const view = viewOf(model, 'references');
  const element = view.elements.findIndex(({ kind }) => kind === 'rule');
  expect(view.elements[element]?.name).toBe('Order: `total == null || total > 0`');
  const html = renderToStaticMarkup(
    <Mentions title="Mentioned by" view={view} mentions={[{ element, uses: ['rule-on'] }]} lead={lead} />,
  );
  expect(words(html)).toContain('rule, on');
  expect(words(html)).not.toContain('rule on');
});

test('a method and its path stay on one line; other words may part', () => {
  expect(holdTogether('GET /tags, POST /articles/:slug')).toBe('GET\u00a0/tags, POST\u00a0/articles/:slug');
  expect(holdTogether('the API /v1 is A /b')).toBe('the API\u00a0/v1 is A /b');
  expect(holdTogether('read or write')).toBe('read or write');
});

test('what two rows of the matrix tell of one action is asked once, and both answers are given', () => {
  const model = modelOf(
    '## 6. Roles and permissions\n\n- **Clerk**: files.\n- **Guest**: looks.\n\n| Action | Clerk | Guest |\n| --- | --- | --- |\n| read file | yes | no |\n| read file | no | no |\n| burn file | no | no |\n',
  );
  const html = renderToStaticMarkup(<RoleAnswers view={viewOf(model, 'roles')} lead={lead} />);
  expect(words(html).match(/Who may read file/g)).toHaveLength(1);
  expect(words(html)).toMatch(/Who may read file ?\? Clerk yes and no Guest no Who may burn file/);
});

test('of a call that nothing says who makes it, nothing is said; and there is nothing to choose it by', () => {
  const calls = (more: string, screens = ''): string => {
    const model = modelOf(
      `${screens}## 7. The calls it makes\n\n### \`GET /files\`\n\n- Does: read file\n${more}`,
    );
    return renderToStaticMarkup(<CallList view={viewOf(model, 'calls')} lead={lead} />);
  };
  expect(words(calls(''))).toMatch(/Made by — nothing said/);
  expect(calls('')).not.toContain('anything');
  expect(calls('')).toContain('Find a call');
  expect(words(calls('- Made by: not shown\n'))).toMatch(/Made by not shown/);
  expect(words(calls('- Made by: none\n'))).toMatch(/Made by none/);
  const desk = '## 2. Screens and routes\n\n| Screen | Route |\n| --- | --- |\n| Desk | `/` |\n\n';
  expect(calls('- Made by: Desk\n', desk)).toContain('anything');
});

test('who makes a call may be no screen: what chooses none of them does not speak of screens', () => {
  const model = modelOf('## 7. The calls it makes\n\n### `POST /paid`\n\n- Made by: (Stripe)\n');
  const html = renderToStaticMarkup(<CallList view={viewOf(model, 'calls')} lead={lead} />);
  expect(html).toContain('<option value="" selected="">anything</option><option value="Stripe">');
  expect(html).not.toContain('screen');
});

test('the part of point 5 in which rules stand is told once above them, and beside a rule where they stand in several', () => {
  const { model } = read(
    '# Boats\n\n## 5. Validation rules\n\n### Mooring\n\n| Subject | Rule |\n| --- | --- |\n| berth | required |\n| colour | required |\n| name | at most 9 characters |\n\n### Leaving\n\n| Subject | Rule |\n| --- | --- |\n| name | at most 7 characters |\n',
  );
  const html = renderToStaticMarkup(<RuleList view={viewOf(model, 'rules')} lead={lead} />);
  expect(words(html).split('Mooring')).toHaveLength(2);
  expect(words(html)).toMatch(/Mooring berth.*colour.*name.*9 characters.*Leaving name.*7 characters/);
});

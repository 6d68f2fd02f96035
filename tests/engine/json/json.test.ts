import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { modelAsJson, modelSchema, read } from '../../../src/engine/index.ts';
import { hasCorpus, markdownOf } from '../../corpus.ts';
import { type Schema, violations } from './validate.ts';

const schema = JSON.parse(readFileSync('public/schema/model.schema.json', 'utf8')) as Schema & {
  $id: string;
};

const document = `# Specification: Shop

## 2. Screens and routes

| Screen | Route | Shows | Open to |
| --- | --- | --- | --- |
| Home (entry) | \`/\`, \`/home?tab\` | list of Item | not shown |
| Dialog | none | | ? |

## 4. States and transitions

### Item status

- Governs: \`Item.status\`

| From | Event | To | By |
| --- | --- | --- | --- |
| (new) | add | new | Buyer |
| new, old | use | (same) | (time) |

## 6. Roles and permissions

| Action | Buyer | Guest |
| --- | --- | --- |
| create Item | own | |
| read Item | \`x == 1 \\|\\| y\` | no |

## 9. Business constants and limits

| Constant | Value |
| --- | --- |
| MAX | 10,000 kB |
| MIN | not shown |
`;

describe('the model as JSON', () => {
  const json = modelAsJson(read(document).model);

  it('is what the schema says, which is named after it', () => {
    expect(violations(json, schema)).toEqual([]);
    expect(schema.$id).toBe(modelSchema);
  });

  it('tells the kinds of not-there apart', () => {
    const [home, dialog] = json.screens;
    expect(home).toMatchObject({
      route: '/',
      routes: ['/', '/home?tab'],
      entry: true,
      notThere: { openTo: 'not-shown', calls: 'unstated' },
    });
    expect(dialog).toMatchObject({
      route: null,
      notThere: { routes: 'none', shows: 'unstated', openTo: 'open' },
    });
    expect(home?.notThere).not.toHaveProperty('routes');
    expect(json.constants[1]).toMatchObject({ value: null, notThere: { value: 'not-shown' } });
  });

  it('gives a step for each pair of states, and a state for one that stays', () => {
    const steps = json.lifecycles[0]?.transitions.map(({ from, to, by }) => [from, to, ...by]);
    expect(steps).toEqual([
      ['(new)', 'new', 'Buyer'],
      ['new', 'new', '(time)'],
      ['old', 'old', '(time)'],
    ]);
    expect(json.lifecycles[0]?.entity).toBe('Item');
  });

  it('does not make one of several states of what stays', () => {
    const { model } = read(
      '## 4. States and transitions\n\n### Item status\n\n- **held**: new, old\n\n| From | Event | To |\n| --- | --- | --- |\n| new | age | old |\n| held, old | use | (same) |\n| (any) | look | (same) |\n',
    );
    const steps = modelAsJson(model).lifecycles[0]?.transitions.map(({ from, to }) => [from, to]);
    expect(steps).toEqual([
      ['new', 'old'],
      ['held', '(same)'],
      ['old', 'old'],
      ['(any)', '(same)'],
    ]);
  });

  it('gives a permission for each cell that says something', () => {
    expect(json.permissions.map(({ role, allowed }) => [role, allowed])).toEqual([
      ['Buyer', 'own'],
      ['Buyer', 'x == 1 || y'],
      ['Guest', 'no'],
    ]);
  });

  it('gives numbers without grouping, beside what was written', () => {
    expect(json.constants[0]).toMatchObject({ value: '10,000', number: '10000', unit: 'kB' });
  });
});

describe('the validator', () => {
  const json = modelAsJson(read(document).model);

  it.each([
    ['a missing property', { ...json, screens: undefined }],
    ['a property too many', { ...json, extra: 1 }],
    ['a wrong type', { ...json, title: 1 }],
    ['a wrong word in a list', { ...json, entities: [{ is: 'thing' }] }],
    ['a missing point', { ...json, points: json.points.slice(1) }],
  ])('finds %s', (_, value) => {
    expect(violations(JSON.parse(JSON.stringify(value)), schema)).not.toEqual([]);
  });
});

describe.skipIf(!hasCorpus)('real documents', () => {
  it.each(markdownOf('ninepoint', 'prd', 'published-spec', 'speckit', 'openspec'))(
    '$path gives valid JSON',
    ({ text }) => {
      expect(violations(JSON.parse(JSON.stringify(modelAsJson(read(text).model))), schema)).toEqual([]);
    },
  );
});

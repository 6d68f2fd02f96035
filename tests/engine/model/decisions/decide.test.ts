import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { read } from '../../../../src/engine/index.ts';
import { allOf, decide, factsOf, waysOf } from '../../../../src/engine/model/decisions/decide.ts';
import { compile } from '../../../../src/engine/model/expressions/evaluate.ts';
import { schemaOf } from '../../../../src/engine/model/expressions/schema.ts';
import type { Value } from '../../../../src/engine/model/expressions/values.ts';
import type { World } from '../../../../src/engine/model/expressions/world.ts';

const document = `## 3. Entities and their fields

### Thing

| Field | Type | Required | Default | Rules | Meaning |
| --- | --- | --- | --- | --- | --- |
| count | integer | yes | | from 0 to 4 | |
| other | integer | no | | at most 3 | |
| state | one of a, b, c | yes | | | |
| done | boolean | yes | | | |
| lines | list of text | yes | | at most \`MOST\` entries | |
| price | money | yes | | | |
| twice | integer | yes | | = \`count * 2\` | |

## 9. Business constants and limits

| Constant | Value | Unit | When | Meaning |
| --- | --- | --- | --- | --- |
| MOST | 3 | entries | | |
| LEAST | 1 | | plan is free | |
| LEAST | 2 | | otherwise | |
`;

const { model } = read(document);
const scope = { subject: 'Thing' };
const facts = factsOf(model, 'Thing');
const verdict = (...sources: string[]): string =>
  decide(
    allOf(
      sources.map((source) => waysOf(model, { source, scope })),
      64,
    ),
    facts,
  );

describe('what can be told', () => {
  test.each([
    ['count > 4', 'impossible'],
    ['count > 3', 'possible'],
    ['count > 3 && count < 4', 'impossible'],
    ['price > 3 && price < 4', 'possible'],
    ['price > 0.1 && price < 0.10', 'impossible'],
    ["state != 'a' && state != 'b'", 'possible'],
    ["state in ['a', 'b'] && !(state in ['a', 'b', 'c'])", 'impossible'],
    ['size(lines) > MOST', 'impossible'],
    ['lines.size() >= 3', 'possible'],
    ['size(lines) < 0', 'impossible'],
    ['done && !done', 'impossible'],
    ['count == null', 'impossible'],
    ['other == null', 'possible'],
    ['other == null && other > 1', 'impossible'],
    ['other > 1 && !(other > 1)', 'impossible'],
    ['count < other && other < count', 'impossible'],
    ['count < other && other <= count', 'impossible'],
    ['count == other && self.count != other', 'impossible'],
    ['count < other', 'unknown'],
    ['false', 'impossible'],
    ['done || false', 'possible'],
    ["state == 'a' ? count > 4 : count > 5", 'impossible'],
    // Nothing is concluded where it depends on more than one thing, on words, or on which case holds.
    ['twice > 3 && count < 1', 'unknown'],
    ['lines.exists(line, line == "")', 'unknown'],
    ['price > count && price < 1', 'unknown'],
    ['count > LEAST', 'unknown'],
    ['nothing > 3', 'unknown'],
    ["state == 'd'", 'unknown'],
  ])('%s is %s', (source, expected) => {
    expect(verdict(source)).toBe(expected);
  });

  test('the same words are the same truth', () => {
    expect(verdict('lines.exists(line, line == "")', '!lines.exists(line, line == "")')).toBe('impossible');
  });
});

const schema = schemaOf(model);
const values: Readonly<Record<string, readonly Value[]>> = {
  count: [0n, 1n, 2n, 3n, 4n],
  other: [null, -4n, -3n, -2n, -1n, 0n, 1n, 2n, 3n],
  state: ['a', 'b', 'c'],
  done: [false, true],
};
const names = Object.keys(values);

/** Every Thing there can be, as far as these fields go. */
const worlds: readonly World[] = names
  .reduce<readonly Record<string, Value>[]>(
    (all, name) => all.flatMap((each) => (values[name] ?? []).map((value) => ({ ...each, [name]: value }))),
    [{}],
  )
  .map((fields) => ({
    self: { is: 'instance', entity: 'Thing', id: '1' },
    field: (_, name) => fields[name],
    instances: () => [],
    constant: () => undefined,
  }));

const isMet = (source: string): boolean => {
  const compiled = compile(source, scope, schema);
  if (!compiled.ok) throw new Error(`${source}: ${compiled.message}`);
  return worlds.some((world) => compiled.evaluate(world) === true);
};

const operator = fc.constantFrom('==', '!=', '<', '<=', '>', '>=');
const number = fc.integer({ min: -2, max: 6 }).map((each) => (each < 0 ? `(${each})` : String(each)));
const numeric = fc.constantFrom('count', 'other');
const leaf = fc.oneof(
  fc.tuple(numeric, operator, number).map((parts) => parts.join(' ')),
  fc.tuple(number, operator, numeric).map((parts) => parts.join(' ')),
  fc.tuple(numeric, operator, numeric).map((parts) => parts.join(' ')),
  fc
    .tuple(fc.constantFrom('==', '!='), fc.constantFrom('a', 'b', 'c'))
    .map(([sign, value]) => `state ${sign} '${value}'`),
  fc
    .subarray(['a', 'b', 'c'], { minLength: 1 })
    .map((some) => `state in [${some.map((each) => `'${each}'`).join(', ')}]`),
  fc.constantFrom('done', '!done', 'other == null', 'other != null'),
);
const { condition } = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc
      .tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition'))
      .map(([a, sign, b]) => `(${a} ${sign} ${b})`),
    tie('condition').map((inner) => `!(${inner})`),
  ),
}));

test('random conditions: what is called impossible no value meets, what is called possible some value does', () => {
  let decided = 0;
  fc.assert(
    fc.property(condition, (source) => {
      const found = verdict(source);
      if (found === 'unknown') return;
      decided += 1;
      expect(found, source).toBe(isMet(source) ? 'possible' : 'impossible');
    }),
    { numRuns: 1_000 },
  );
  expect(decided).toBeGreaterThan(300);
});

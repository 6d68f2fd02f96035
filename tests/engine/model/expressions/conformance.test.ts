import { describe, expect, test } from 'vitest';
import { checkExpression } from '../../../../src/engine/model/expressions/check.ts';
import { compile } from '../../../../src/engine/model/expressions/evaluate.ts';
import type { Scope } from '../../../../src/engine/model/expressions/types.ts';
import { equal, Failure, valueText } from '../../../../src/engine/model/expressions/values.ts';
import table from './conformance.json' with { type: 'json' };
import { type Change, read, schema, type as typeOf, type Written, worldOf } from './conformance-world.ts';

/** A row of the table: the expression, where it stands, and its value, its failure (what of it) or its problem. */
interface Case {
  readonly expression: string;
  readonly subject?: string;
  readonly scope?: {
    readonly old?: boolean;
    readonly anySubject?: boolean;
    readonly payload?: Record<string, string>;
  };
  readonly world?: Change;
  readonly value?: Written;
  readonly failure?: string;
  readonly problem?: string;
  /** The text that the problem points at. */
  readonly at?: string;
  readonly among?: string;
  readonly says?: string;
}

const groups = Object.entries(table) as unknown as [string, readonly Case[]][];

function scopeOf({ subject, scope }: Case): Scope {
  const payload = scope?.payload && Object.entries(scope.payload);
  return {
    ...(subject === undefined ? {} : { subject }),
    actor: subject === 'Invoice' ? 'Account' : 'User',
    old: scope?.old ?? false,
    anySubject: scope?.anySubject ?? false,
    ...(payload
      ? { input: new Map(payload.map(([name, text]) => [name, typeOf(text, `input.${name}`)])) }
      : {}),
  };
}

describe.each(groups)('%s', (_, cases) => {
  test.each(cases.map((each): [string, Case] => [each.expression.slice(0, 100), each]))(
    '%s',
    (_name, each) => {
      const { expression, subject, world = {} } = each;
      const scope = scopeOf(each);
      const checked = checkExpression(expression, scope, schema);
      const compiled = compile(expression, scope, schema);
      expect(compiled.ok).toBe(checked.ok);
      if (each.problem !== undefined) {
        if (checked.ok) throw new Error(`it was accepted as ${JSON.stringify(checked.type)}`);
        expect([checked.problem, expression.slice(checked.from, checked.to)]).toEqual([
          each.problem,
          each.at,
        ]);
        if (each.among !== undefined) expect(checked.among).toContain(each.among);
        if (each.says !== undefined) expect(checked.message).toContain(each.says);
        expect(checked.message).not.toMatch(/undefined|overload|token|IDENTIFIER|EOF|dyn|\n/);
        return;
      }
      if (!compiled.ok)
        throw new Error(`${compiled.message} ${expression.slice(compiled.from, compiled.to)}`);
      const outcome = compiled.evaluate(worldOf(subject, world));
      if (each.failure !== undefined) {
        if (!(outcome instanceof Failure)) throw new Error(`it has the value ${valueText(outcome)}`);
        expect(expression.slice(outcome.from, outcome.to)).toBe(each.failure);
        if (each.says !== undefined) expect(outcome.message).toContain(each.says);
        return;
      }
      if (outcome instanceof Failure) throw new Error(outcome.message);
      if (each.value === undefined) throw new Error('the case expects nothing');
      const expected = read(each.value);
      expect(equal(outcome, expected) || `${valueText(outcome)} instead of ${valueText(expected)}`).toBe(
        true,
      );
    },
  );
});

test('the table is not thinned out', () => {
  expect(groups.flatMap(([, cases]) => cases).length).toBeGreaterThan(150);
});

import { Environment } from '@marcbachmann/cel-js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  civilOf,
  dateText,
  dayOf,
  readDate,
  readTimestamp,
  timestampText,
} from '../../../../src/engine/model/expressions/calendar.ts';
import {
  add,
  compareNumbers,
  divide,
  makeDecimal,
  multiply,
  numberText,
  readDecimal,
  subtract,
  truncate,
} from '../../../../src/engine/model/expressions/decimal.ts';
import { compile } from '../../../../src/engine/model/expressions/evaluate.ts';
import { Failure, type Value } from '../../../../src/engine/model/expressions/values.ts';
import { schema, worldOf } from './conformance-world.ts';

const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.integer({ min: -3, max: 6 }))
  .map(([coefficient, scale]) => {
    const made = makeDecimal(coefficient, scale);
    if (!made) throw new Error('out of range');
    return made;
  });

describe('decimals', () => {
  test('are what is written', () => {
    fc.assert(
      fc.property(decimals, (a) => {
        expect(readDecimal(numberText(a))).toEqual(a);
      }),
    );
  });

  test('add and multiply exactly', () => {
    fc.assert(
      fc.property(decimals, decimals, decimals, (a, b, c) => {
        expect(subtract(add(a, b) ?? 0n, b)).toEqual(a);
        expect(add(multiply(a, c) ?? 0n, multiply(b, c) ?? 0n)).toEqual(multiply(add(a, b) ?? 0n, c));
        expect(Math.sign(compareNumbers(a, b))).toBe(
          Math.sign(Number(truncate(multiply(subtract(a, b) ?? 0n, 1_000_000n) ?? 0n))),
        );
      }),
    );
  });

  test('divide back to what was multiplied', () => {
    fc.assert(
      fc.property(decimals, decimals, (a, b) => {
        fc.pre(b.coefficient !== 0n);
        expect(divide(multiply(a, b) ?? 0n, b)).toEqual(a);
      }),
    );
  });

  test.each([
    ['2', '3', '0.6666666666666666666666666666666667'],
    ['-2', '3', '-0.6666666666666666666666666666666667'],
    ['1', '-8', '-0.125'],
    // 34 digits and a half: to the even neighbour, up when there is more behind the half.
    ['20000000000000000000000000000000005', '2', '1.000000000000000000000000000000000E34'],
    ['20000000000000000000000000000000007', '2', '10000000000000000000000000000000004'],
  ])('%s / %s is %s', (a, b, expected) => {
    const [left, right] = [BigInt(a), BigInt(b)];
    expect(divide(left, right)).toEqual(readDecimal(expected));
  });

  test('beyond 34 digits the last is rounded half to even', () => {
    expect(numberText(readDecimal(`${'1'.repeat(34)}5`) ?? 0n)).toBe(`${'1'.repeat(33)}20`);
    expect(numberText(readDecimal(`${'2'.repeat(34)}5`) ?? 0n)).toBe(`${'2'.repeat(34)}0`);
    expect(numberText(readDecimal(`-${'2'.repeat(34)}51`) ?? 0n)).toBe(`-${'2'.repeat(33)}300`);
  });

  test.each(['', '.', '-', '1e', '1_000', '0x1', '1e99999', 'NaN'])('“%s” is none', (text) => {
    expect(readDecimal(text)).toBeUndefined();
  });
});

describe('dates', () => {
  test('are those of the platform', () => {
    fc.assert(
      fc.property(fc.integer({ min: -719_162, max: 2_932_896 }), (day) => {
        const text = new Date(day * 86_400_000).toISOString();
        expect(dateText({ is: 'date', day })).toBe(text.slice(0, 10));
        expect(readDate(text.slice(0, 10))).toEqual({ is: 'date', day });
        const { year, month, day: of } = civilOf(day);
        expect(dayOf(year, month, of)).toBe(day);
      }),
    );
  });

  test('moments are, too', () => {
    const range = {
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59Z'),
      noInvalidDate: true,
    };
    fc.assert(
      fc.property(fc.date(range), (date) => {
        const read = readTimestamp(date.toISOString());
        expect(read?.nanoseconds).toBe(BigInt(date.getTime()) * 1_000_000n);
        expect(read && Date.parse(timestampText(read))).toBe(date.getTime());
      }),
    );
  });

  test.each(['2026-02-30', '2025-02-29', '2026-13-01', '2026-1-1', '0000-01-01'])('%s is none', (text) => {
    expect(readDate(text)).toBeUndefined();
  });
});

describe('where the parser evaluates too, both agree', () => {
  const environment = new Environment({ homogeneousAggregateLiterals: false });
  const plain = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(plain) : typeof value === 'bigint' ? Number(value) : value;
  const ours = (source: string): unknown => {
    const compiled = compile(source, {}, schema);
    if (!compiled.ok) throw new Error(`${source}: ${compiled.message}`);
    const outcome = compiled.evaluate(worldOf(undefined, {}));
    return outcome instanceof Failure ? 'failure' : plain(outcome as Value);
  };
  const theirs = (source: string): unknown => {
    try {
      return plain(environment.evaluate(source));
    } catch {
      return 'failure';
    }
  };

  const { integer, truth } = fc.letrec<{ integer: string; truth: string; list: string }>((tie) => {
    const binary = (left: fc.Arbitrary<string>, operators: readonly string[]): fc.Arbitrary<string> =>
      fc
        .tuple(left, fc.constantFrom(...operators), left)
        .map(([a, operator, b]) => `(${a} ${operator} ${b})`);
    return {
      integer: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom('0', '1', '2', '7', '-3', '9223372036854775807'),
        binary(tie('integer'), ['+', '-', '*', '/', '%']),
        tie('list').map((list) => `size(${list})`),
        fc.tuple(tie('truth'), tie('integer'), tie('integer')).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
      ),
      truth: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom('true', 'false', "'ab'.startsWith('a')", "'a' < 'b'", "(size('äx') == 2)"),
        binary(tie('integer'), ['==', '!=', '<', '<=', '>', '>=']),
        binary(tie('truth'), ['&&', '||', '==', '!=']),
        fc.tuple(tie('integer'), tie('list')).map(([a, list]) => `(${a} in ${list})`),
        fc
          .tuple(tie('list'), fc.constantFrom('all', 'exists', 'exists_one'))
          .map(([list, how]) => `${list}.${how}(i, 6 / i > 2)`),
        tie('truth').map((a) => `!(${a})`),
      ),
      list: fc.oneof(
        { depthSize: 'small' },
        // Of an empty list literal the other one does not know what it is a list of.
        fc.array(tie('integer'), { minLength: 1, maxLength: 3 }).map((items) => `[${items.join(', ')}]`),
        tie('list').map((list) => `${list}.map(i, i + 1)`),
        tie('list').map((list) => `${list}.filter(i, i > 1)`),
        binary(tie('list'), ['+']),
      ),
    };
  });

  test('on integers and truths, failures included', () => {
    let compared = 0;
    fc.assert(
      fc.property(fc.oneof(integer, truth), (source) => {
        compared += 1;
        expect([source, ours(source)]).toEqual([source, theirs(source)]);
      }),
      { numRuns: 3000 },
    );
    expect(compared).toBeGreaterThanOrEqual(3000);
  });
});

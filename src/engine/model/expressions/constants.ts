import type { Constant, ConstantValue } from '../domain-elements.ts';
import { isDoubtfulSize, unitOf } from '../words/units.ts';
import { makeDuration } from './calendar.ts';
import { multiply, readDecimal, truncate } from './decimal.ts';
import { readsAsMoment } from './moments.ts';
import { scalar, unknownType, type ValueType } from './types.ts';
import type { Value } from './values.ts';

function isBoolean(text: string): boolean {
  return text === 'true' || text === 'false';
}

/**
 * The type of a constant's value: with a unit of time a duration, with one of size an integer of bytes. What has the form of
 * a date may be one, or a text.
 */
export function constantType(value: ConstantValue, unit: string): ValueType {
  switch (value.is) {
    case 'number': {
      const measures = unitOf(unit)?.measures;
      if (measures === 'time') return scalar('duration');
      if (measures === 'size') return scalar('integer');
      return isDoubtfulSize(unit)
        ? unknownType
        : scalar(/^[-+]?\d+$/.test(value.number) ? 'integer' : 'decimal');
    }
    case 'text':
      if (readsAsMoment(value.text)) return unknownType;
      return scalar(isBoolean(value.text) ? 'boolean' : 'text');
    case 'list':
      return { is: 'list', of: scalar('text') };
  }
}

/**
 * The value of one case of a constant. Undefined where it is not shown, and where its unit leaves open how
 * much it is (a month, a year, `KB`).
 */
export function constantValue(constant: Pick<Constant, 'value' | 'unit'>): Value | undefined {
  if (constant.value.is !== 'shown') return undefined;
  const { value } = constant.value;
  if (value.is === 'text') return isBoolean(value.text) ? value.text === 'true' : value.text;
  if (value.is === 'list') return value.items;
  const number = readDecimal(value.number);
  if (!number || isDoubtfulSize(constant.unit)) return undefined;
  const unit = unitOf(constant.unit);
  if (unit?.measures === 'time') {
    const milliseconds = unit.size === undefined ? undefined : multiply(number, BigInt(unit.size));
    const length = milliseconds && multiply(milliseconds, 1_000_000n);
    return length && makeDuration(truncate(length));
  }
  const isWhole = /^[-+]?\d+$/.test(value.number);
  if (unit?.measures !== 'size') return isWhole ? BigInt(value.number) : number;
  const bytes = multiply(number, BigInt(unit.size ?? 1));
  return bytes && truncate(bytes);
}

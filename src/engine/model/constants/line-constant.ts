import type { Gathering } from '../blocks/reading.ts';
import type { Constant } from '../domain-elements.ts';
import { unstated } from '../stated.ts';
import { nameOf } from '../words/names.ts';
import type { ConstantLine } from './amounts.ts';
import { valueAndUnit } from './value-and-unit.ts';

/** The constant that a line tells, with the place that stands for it. */
export function lineConstant(
  { name, value, remark, unit = '' }: ConstantLine,
  at: Constant['at'],
  gather: Gathering<Constant>,
): Constant {
  const called = nameOf(name).name;
  const read = valueAndUnit(value);
  return {
    name: called,
    at,
    nameAt: name.at,
    how: 'tolerant',
    value: gather.marked(read.value, `the value of ${called}`),
    unit: read.unit || unit,
    when: unstated,
    meaning: remark,
  };
}

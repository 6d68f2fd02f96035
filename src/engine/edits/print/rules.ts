import type { Rule } from '../../model/domain-elements.ts';
import { code, oneLine, sourceAt } from './cell.ts';
import { constraints } from './constraint.ts';
import { errorName, name } from './name.ts';
import { type Piece, type PrintPoint, row } from './piece.ts';
import { stated } from './stated.ts';
import { invariant } from './states.ts';

/** Columns of the table of rules. */
export const ruleColumns = ['Subject', 'Rule', 'On', 'Message', 'Error'] as const;

/** Whether a rule's error is named by the very message, which is then read from there. */
function isNamed({ message, error }: Rule): boolean {
  return message.is === 'shown' && error.is === 'shown' && error.value.name === `"${message.value}"`;
}

function rule(value: Rule, text: string): Piece {
  const { reference, text: words, at } = value.subject;
  const cells = [
    reference ? name(reference.name) : sourceAt(text, at) || oneLine(words),
    value.constraints.length > 0 ? constraints(value.constraints) : stated(value.stated, () => value.text),
    stated(value.on, (targets) =>
      targets.map((each) => (each.kind === 'call' ? code(each.name) : name(each.name))).join(', '),
    ),
    isNamed(value) ? '' : stated(value.message, oneLine),
    stated(value.error, (error) => errorName(error.name)),
  ];
  return row('rules', value, ruleColumns, cells, { prose: ['Message'] });
}

/** Point 5: one row a rule, then the invariants as bullets. */
export const printRules: PrintPoint = ({ rules }, text) => ({
  pieces: [...rules.rules.map((each) => rule(each, text)), ...rules.invariants.map(invariant)],
  sections: [],
});

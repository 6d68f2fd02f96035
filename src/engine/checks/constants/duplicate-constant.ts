import type { Fix } from '../../finding.ts';
import { fold } from '../../model/derived/name-index.ts';
import type { Constant } from '../../model/domain-elements.ts';
import type { Model } from '../../model/model.ts';
import { shownValue } from '../../model/stated.ts';
import { blocksOf } from '../blocks-under.ts';
import type { ModelCheck, Report } from '../check.ts';
import { whichHolds } from '../choice.ts';
import { dropAgain, repeated } from '../repeated.ts';

/** The case that a constant is declared for; empty when it holds always. */
function caseOf(constant: Constant): string {
  const when = shownValue(constant.when);
  if (when === undefined) return '';
  return when.otherwise ? 'otherwise' : `${when.expression?.source ?? ''} ${when.prose}`.trim();
}

/** The period that a limit is for, "minute" of "requests per minute": 3 per minute and 100 per day are two limits. */
function periodOf({ unit }: Constant): string {
  return /\bper (second|minute|hour|day|week|month|quarter|year)\b/i.exec(unit)?.[1]?.toLowerCase() ?? '';
}

const saidOf = ({ value, unit }: Constant): string =>
  value.is === 'shown' && value.value.is === 'number' ? `${value.value.text} ${unit}`.trim() : '';

/** Asks which of two values holds: the other declaration goes. */
function whichValue(first: Constant, again: Constant): Pick<Report, 'choice'> {
  const says = [saidOf(first), saidOf(again)];
  if (says.includes('') || says[0] === says[1]) return {};
  const drop = ({ at }: Constant, said = ''): Fix => ({
    kind: 'remove',
    label: `Take ${said} away`,
    at,
    fact: true,
  });
  const text = `What is “${again.name}”: ${says.join(' or ')}?`;
  const choice = whichHolds(text, says, [drop(again, says[1]), drop(first, says[0])]);
  return choice ? { choice } : {};
}

/**
 * The section of things of their own that a constant stands in: where several headings that do not speak of constants open
 * the point, or none does, each has constants of its own, as an address. Undefined where headings speak of the point.
 */
function sectionOf(model: Model, { at }: Constant): number | undefined {
  const { headings } = model.points.constants;
  if (headings.length === 0)
    return blocksOf(model).findLast(({ kind, from }) => kind === 'heading' && from <= at.from)?.from;
  if (headings.length < 2 || headings.some(({ by }) => by !== 'content')) return undefined;
  return headings.findLastIndex((heading) => heading.at.from <= at.from);
}

/** A constant declared twice for the same case and period. With another *When* it may repeat. */
export const check: ModelCheck = {
  id: 'constants/duplicate-constant',
  severity: 'error',
  summary: 'A constant is declared twice for the same case.',
  reads: ['constants', 'constants-text'],
  run: (model) =>
    repeated(model.constants.constants, (constant) =>
      [fold(constant.name), caseOf(constant), periodOf(constant), sectionOf(model, constant)].join(' '),
    ).map(({ first, again }) => ({
      ...whichValue(first, again),
      at: again.nameAt,
      message: `The constant “${again.name}” is already declared. Keep one of the two, or say under “When” what tells them apart.`,
      related: [{ message: `“${first.name}” is declared here first`, at: first.nameAt }],
      fixes: dropAgain(first, again),
    })),
};

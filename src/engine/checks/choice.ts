import type { Choice, Fix, Option } from '../finding.ts';
import type { Entity, Field } from '../model/domain-elements.ts';
import type { Report } from './check.ts';
import { sayNotShown } from './gaps.ts';

/** Asks which of two things holds, where one fix makes each of them hold; `says` names them in the order of the fixes. */
export function whichHolds(text: string, says: readonly string[], fixes: readonly Fix[]): Choice | undefined {
  const [one, other] = fixes;
  if (fixes.length !== 2 || !one || !other || says[0] === undefined || says[1] === undefined)
    return undefined;
  return {
    text,
    options: [
      { says: says[0], fix: one },
      { says: says[1], fix: other },
    ],
  };
}

/** Asks whether an undeclared name is the one that it resembles; otherwise it is a thing of its own. */
export function isMeant(
  word: string,
  name: string,
  suggestion: string | undefined,
  fixes: readonly Fix[],
): Pick<Report, 'choice'> {
  const [write, declare] = fixes;
  if (suggestion === undefined || write?.kind !== 'replace' || declare?.kind !== 'declare') return {};
  const choice = whichHolds(`Is “${name}” the ${word} “${suggestion}”?`, ['yes', 'no'], fixes);
  return choice ? { choice } : {};
}

/** Asks of which of exactly two fields something is true that a rule says; none where one of them has rules already. */
export function whichField(
  text: string,
  entity: Entity,
  fields: readonly Field[],
  rule: string,
): Choice | undefined {
  const [one, other] = fields;
  if (fields.length !== 2 || !one || !other || fields.some(({ rules }) => rules.length > 0)) return undefined;
  const option = (field: Field): Option => ({
    says: field.name,
    fix: sayNotShown('entities', 'Rules', [{ name: `${entity.name}.${field.name}`, at: field.at }]),
    text: rule,
  });
  return { text, options: [option(one), option(other)] };
}

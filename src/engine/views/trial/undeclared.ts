import type { Constraint } from '../../model/entities/words/field-type.ts';
import { scalar, unknownType, type ValueType } from '../../model/expressions/types.ts';
import type { RuledSubject } from './subjects.ts';

/** What weighs a value by itself, without anything else that the document declares. */
const weighed: ReadonlySet<Constraint['is']> = new Set([
  'required',
  'bound',
  'matches',
  'one-of',
  'format',
  'in-the-past',
  'in-the-future',
]);

/** What kind of value a phrase asks for; undefined where it may be any. */
function kindAsked(constraint: Constraint): 'text' | 'list' | 'date' | undefined {
  switch (constraint.is) {
    case 'bound':
      if (constraint.unit === 'characters') return 'text';
      return constraint.unit === 'entries' ? 'list' : undefined;
    case 'matches':
    case 'one-of':
    case 'format':
      return 'text';
    case 'in-the-past':
    case 'in-the-future':
      return 'date';
    default:
      return undefined;
  }
}

/**
 * What the rules of a subject that no entity declares tell of its value: a text where characters are counted or a form
 * is asked for, a list where entries are; unknown where they tell nothing, or different things. Undefined where nothing
 * can be tried: an entity declares it, or no rule says anything of one value alone.
 */
export function typeByRules({ entity, entries }: RuledSubject): ValueType | undefined {
  const all = entries.flatMap(({ constraints }) => constraints);
  if (entity !== undefined || !all.some(({ is }) => weighed.has(is))) return undefined;
  const [kind, ...others] = new Set(all.flatMap((constraint) => kindAsked(constraint) ?? []));
  if (kind === undefined || others.length > 0) return unknownType;
  return kind === 'list' ? { is: 'list', of: unknownType } : scalar(kind);
}

import { type Use, unresolvedReferences } from '../../model/derived/references.ts';
import { resolve } from '../../model/derived/resolve.ts';
import type { Transition } from '../../model/domain-elements.ts';
import type { Element, Reference } from '../../model/element.ts';
import type { Model } from '../../model/model.ts';
import type { ModelCheck } from '../check.ts';
import { reportUnknown } from '../unknown.ts';

/** The places where a name says who may do something. */
const uses: readonly Use[] = ['open-to', 'by', 'includes', 'permission', 'allowed-to'];

/** Who is meant in words and is no role: "anybody", "everyone signed in". */
const anybody = /^(?:any(?:one|body)?|every(?:one|body)?|all|nobody|no one)\b/i;

/** Whether a table of transitions tells by whom or by what each happens, and has no other column for its event. */
function isEventless(of: Element): boolean {
  return 'event' in of && 'to' in of && (of as Transition).event.is === 'unstated';
}

/** In a document in its own words "who" may be a phrase: only what nearly is a role is a slip. */
function isWorthSaying(model: Model, of: Element, reference: Reference): boolean {
  if (anybody.test(reference.name)) return false;
  const found = resolve(model, reference);
  return (
    (of.how === 'exact' && !isEventless(of)) || (found.is === 'unknown' && found.suggestion !== undefined)
  );
}

const undeclared = unresolvedReferences(['screens', 'states', 'roles', 'calls'], uses);

/** A column, cell or label names a role that is not declared. */
export const check: ModelCheck = {
  id: 'roles/undeclared-role',
  severity: 'error',
  summary: 'A role is named that is not declared.',
  reads: ['roles', 'screens', 'states', 'calls'],
  run: (model) =>
    reportUnknown(
      model,
      undeclared(model).filter(({ reference, of }) => isWorthSaying(model, of, reference)),
      (_, name) => `“${name}” is not among the roles of point 6.`,
    ),
};

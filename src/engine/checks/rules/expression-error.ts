import type { Fix } from '../../finding.ts';
import { didYouMean } from '../../model/derived/did-you-mean.ts';
import {
  checkedExpression,
  expressionsOf,
  type PlacedExpression,
  placeInExpression,
} from '../../model/derived/expressions-of.ts';
import { find } from '../../model/derived/resolve.ts';
import { schemaOf } from '../../model/expressions/schema.ts';
import type { Problem } from '../../model/expressions/syntax.ts';
import { kindOf, typeWords } from '../../model/expressions/types.ts';
import type { Model } from '../../model/model.ts';
import { namesRight } from '../../model/roles/words/permission-cells.ts';
import { flat, perElement, settled } from '../../model/tracking/per-element.ts';
import type { ModelCheck, Report } from '../check.ts';
import { isMeant } from '../choice.ts';
import { causeOfUnknown } from '../unknown.ts';

/** A name as constants are written. */
const constantName = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;

/** In a document in its own words code that does not parse is an address or a sample, and no expression. */
function isNone({ of }: PlacedExpression, { problem }: Problem): boolean {
  return of.how !== 'exact' && problem === 'syntax';
}

/** In such a document a name alone may be that of a setting: "depends on `allow_guests`". Only one that is like a known name is reported. */
function isMereName({ of, expression }: PlacedExpression, { problem, from, to }: Problem): boolean {
  return of.how !== 'exact' && problem === 'unknown-name' && from === 0 && to === expression.source.length;
}

/** Whether a name alone is that of a call: what brings a step about stands where its condition would. */
function isCall(model: Model, { expression }: PlacedExpression, { problem, from, to }: Problem): boolean {
  const isWhole = from === 0 && to === expression.source.length;
  return (
    problem === 'unknown-name' && isWhole && find(model, 'call', { name: expression.source }) !== undefined
  );
}

/** Whether cells of the matrix name rights in code; a word alone in another of its cells then is one too. */
const nameRights = settled(
  ({ roles }): boolean =>
    roles.permissions.some(({ cells }) =>
      cells.some(
        ({ allowed }) =>
          allowed.is === 'shown' &&
          allowed.value.is === 'when' &&
          namesRight.test(allowed.value.condition.prose),
      ),
    ),
  (one, other) => one === other,
);

function isRight(model: Model, { part, expression }: PlacedExpression): boolean {
  return part === 'permission' && /^[a-z]+$/.test(expression.source) && nameRights(model);
}

/** A default in code may be a mere value, such as an address or a pattern of time. */
function mayBeValue(placed: PlacedExpression, problem: Problem): boolean {
  if (placed.part !== 'default') return false;
  if (placed.of.how !== 'exact' || problem.problem === 'syntax') return true;
  const whole = problem.from === 0 && problem.to === placed.expression.source.length;
  return whole && problem.problem === 'unknown-name' && !constantName.test(placed.expression.source);
}

/** Whether the problem says more about what the document leaves out than about the expression. */
function isOfTheDraft(model: Model, placed: PlacedExpression, problem: Problem): boolean {
  if (problem.problem !== 'unknown-name') return false;
  if (problem.name === 'own' && problem.among === undefined) return true;
  if (placed.scope.subject === undefined && schemaOf(model).entities.size === 0) return true;
  return constantName.test(problem.name ?? '') && model.constants.constants.length === 0;
}

/** An undeclared name is one cause, wherever it is missed. */
function causeOf({ scope }: PlacedExpression, { problem }: Problem, name: string): string {
  if (problem === 'unknown-name' && constantName.test(name)) return causeOfUnknown('constant', name);
  if (problem === 'unknown-name' && scope.subject !== undefined)
    return causeOfUnknown('field', `${scope.subject}.${name}`);
  return `expression ${problem} ${scope.subject ?? ''} ${name}`;
}

function fixesOf(placed: PlacedExpression, problem: Problem, suggestion: string | undefined): readonly Fix[] {
  const { name } = problem;
  const at = placeInExpression(placed.expression, problem);
  const fixes: Fix[] = [];
  if (suggestion !== undefined)
    fixes.push({ kind: 'replace', label: `Write “${suggestion}”`, at, text: suggestion });
  if (name === undefined || (problem.problem !== 'unknown-name' && problem.problem !== 'unknown-field'))
    return fixes;
  if (constantName.test(name)) {
    fixes.push({ kind: 'declare', label: `Declare the constant “${name}”`, point: 'constants', name });
  } else if (
    problem.problem === 'unknown-name' &&
    placed.scope.subject !== undefined &&
    /^[A-Za-z_]\w*$/.test(name)
  ) {
    const within = placed.scope.subject;
    fixes.push({
      kind: 'declare',
      label: `Declare the field “${name}” of “${within}”`,
      point: 'entities',
      name,
      within,
    });
  }
  return fixes;
}

const reportsOf = perElement((model: Model, placed: PlacedExpression): readonly Report[] => {
  const { expression, isCondition } = placed;
  const checked = checkedExpression(model, placed);
  if (checked.ok) {
    const kind = kindOf(checked.type);
    if (!isCondition || kind === 'boolean' || kind === 'unknown') return [];
    const message = `A condition is true or false; this is ${typeWords(checked.type)}.`;
    return [{ at: expression.at, message }];
  }
  if (
    isNone(placed, checked) ||
    isRight(model, placed) ||
    isCall(model, placed, checked) ||
    mayBeValue(placed, checked) ||
    isOfTheDraft(model, placed, checked)
  )
    return [];
  const { message, name, among } = checked;
  const suggestion = name === undefined ? undefined : didYouMean(name, among ?? []);
  if (suggestion === undefined && isMereName(placed, checked)) return [];
  const fixes = fixesOf(placed, checked, suggestion);
  const word = name !== undefined && constantName.test(name) ? 'constant' : 'field';
  const isSaid = suggestion === undefined || message.includes(suggestion);
  return [
    {
      at: placeInExpression(expression, checked),
      message: isSaid ? message : `${message} Did you mean “${suggestion}”?`,
      fixes,
      ...isMeant(word, name ?? '', suggestion, fixes),
      ...(name === undefined ? {} : { cause: causeOf(placed, checked, name) }),
    },
  ];
});

/** An expression, in whichever point it stands, that does not parse, names what is not there, or mixes types. */
export const check: ModelCheck = {
  id: 'rules/expression-error',
  severity: 'error',
  summary: 'An expression cannot be evaluated.',
  reads: ['entities', 'states', 'rules', 'roles', 'calls', 'constants', 'screens'],
  run: (model) => flat(reportsOf.each(model, expressionsOf(model))),
};

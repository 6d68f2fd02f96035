import { fold } from '../../model/derived/name-index.ts';
import { find, resolve } from '../../model/derived/resolve.ts';
import type { Rule } from '../../model/domain-elements.ts';
import type { Reference } from '../../model/element.ts';
import type { Model } from '../../model/model.ts';
import { listOf } from '../../model/stated.ts';
import { perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck } from '../check.ts';
import { reportUnknown } from '../unknown.ts';

/** Whether the subject is something that a call takes: a payload field or a parameter of that name. */
function isPayload(model: Model, text: string): boolean {
  const names = new Set([fold(text), fold(text.split('.').at(-1) ?? '')]);
  return model.calls.calls.some(
    (call) =>
      listOf(call.payload).some((field) => names.has(fold(field.name))) ||
      call.parameters.some((parameter) => names.has(fold(parameter.name))),
  );
}

/** Whether a subject is something inside a field, by that alone: `options.colour`, where a thing has `options`. */
function isInsideField(model: Model, text: string): boolean {
  const [field = '', ...inside] = text.split('.').map(fold);
  return (
    inside.length > 0 &&
    find(model, 'entity', { name: field }) === undefined &&
    model.entities.entities.some(({ fields }) => fields.some(({ name }) => fold(name) === field))
  );
}

/** Whether words name a field behind its entity: "Webhook URL", where a webhook has an `url`. */
function isFieldInWords(model: Model, text: string): boolean {
  const words = text.split(/\s+/).slice(0, 8);
  return words.some((_, index) => {
    if (index === 0) return false;
    const entity = find(model, 'entity', { name: words.slice(0, index).join(' ') });
    return entity && find(model, 'field', { name: words.slice(index).join(' ') }, entity) !== undefined;
  });
}

/** Whether words name a kind of an entity: "Paid survey", where there is a survey. */
function isKind(model: Model, text: string): boolean {
  const words = text.split(/\s+/).slice(0, 8);
  return words.some(
    (_, index) => index > 0 && find(model, 'entity', { name: words.slice(index).join(' ') }) !== undefined,
  );
}

/** Whether a subject is what a field points to that is called after it: `Todo.context` where a todo has a `context_id`. */
const isPointedTo = (model: Model, reference: Reference): boolean =>
  ['_id', 'Id'].some(
    (end) => resolve(model, { ...reference, name: `${reference.name}${end}` }).is === 'found',
  );

const isWorthSaying = perElement((model: Model, rule: Rule): boolean => {
  const { reference, text } = rule.subject;
  if (reference === undefined || rule.doubtful) return false;
  const found = resolve(model, reference);
  if (found.is !== 'unknown' || found.open) return false;
  if (rule.how !== 'exact' && reference.kind === 'entity') return false;
  if (
    isKind(model, text) ||
    isFieldInWords(model, text) ||
    isPointedTo(model, reference) ||
    isInsideField(model, text)
  )
    return false;
  if (found.suggestion !== undefined) return true;
  // Other words for a subject are common where rules are grouped by form; only what was written exactly is wrong.
  return rule.how === 'exact' && text.includes('.') && !isPayload(model, text);
});

/** A rule about a field or entity that is declared nowhere. */
export const check: ModelCheck = {
  id: 'rules/unknown-subject',
  severity: 'error',
  summary: 'A rule is about a field or entity that does not exist.',
  reads: ['rules', 'entities', 'calls'],
  run: (model) => {
    const sought = model.rules.rules
      .filter((rule) => isWorthSaying(model, rule))
      .flatMap(({ subject: { reference } }) => (reference === undefined ? [] : [{ reference }]));
    return reportUnknown(
      model,
      sought,
      (word, name) => `The rule is about “${name}”, and no ${word} of that name is declared.`,
    );
  },
};

import { find } from '../../model/derived/resolve.ts';
import type { Rule } from '../../model/domain-elements.ts';
import type { Constraint } from '../../model/entities/words/field-type.ts';
import type { Model } from '../../model/model.ts';
import { shownValue } from '../../model/stated.ts';
import { perElement } from '../../model/tracking/per-element.ts';
import { words } from '../../model/words/names.ts';
import type { ModelCheck } from '../check.ts';
import { coarse, nameList, reportGaps } from '../gaps.ts';
import { isPartial } from '../own-way.ts';

/** What nobody can break by typing. */
const silent: ReadonlySet<Constraint['is']> = new Set(['key', 'owner', 'immutable', 'optional', 'computed']);

/** Whether the message is said elsewhere: by the error that the rule raises. */
const isSaidByError = perElement((model: Model, rule: Rule): boolean => {
  const reference = shownValue(rule.error);
  if (reference === undefined) return rule.error.is !== 'unstated' && rule.error.is !== 'none';
  const entry = find(model, 'error', reference);
  return entry !== undefined && (entry.quoted || entry.message.is !== 'unstated');
});

/** Words of what is too much or too little. */
const beyond =
  /\b(?:too|above|below|over|under|beyond|exceed\w*|limits?|large[rst]*|big(?:ger|gest)?|small(?:er|est)?|long(?:er|est)?|short(?:er|est)?|heav(?:y|ier)|maximum|minimum|at most|at least|less|more|fewer)\b/i;

/** Words of an error that say what is wrong, where a code names it: `40009 invalid topic`. */
const wrong =
  /\b(?:invalid|malformed|not (?:allowed|valid|unique|found)|too \w+|required|missing|must|wrong|bad|taken|in use)\b/i;

/**
 * Whether the catalogue speaks of a rule in words: an error that names what the rule is about, and that it is too large
 * or too small where the rule is a bound.
 */
const isToldInWords = perElement((model: Model, rule: Rule): boolean => {
  const about = words(rule.subject.text).split(' ').at(-1) ?? '';
  if (about === '') return false;
  const isBound = rule.constraints.every(({ is }) => is === 'bound');
  return model.errors.errors.some(({ name, quoted, when, message, doubtful }) => {
    const told = [quoted ? name : '', shownValue(when) ?? '', shownValue(message) ?? ''].join(' ');
    const names = words(told)
      .split(' ')
      .some((word) => word === about || word === `${about}s`);
    if (doubtful && message.is !== 'shown') return names && wrong.test(told);
    return names && (quoted || message.is === 'shown') && (!isBound || beyond.test(told));
  });
});

/** Whether a rule is about a field that is declared, by its name. */
const isOfField = perElement(
  (model: Model, { how, subject }: Rule): boolean =>
    how === 'exact' &&
    subject.reference !== undefined &&
    find(model, subject.reference.kind, subject.reference) !== undefined,
);

/** Whether somebody can break a rule; of words that are not about a field it cannot be told. */
const canBreak = perElement((model: Model, rule: Rule): boolean => {
  const ofField = isOfField(model, rule);
  return rule.constraints.some(({ is }) => !silent.has(is) && (ofField || is !== 'prose'));
});

/** A rule that can be broken, and nothing says what the person who breaks it reads. */
export const check: ModelCheck = {
  id: 'rules/no-message',
  severity: 'gap',
  summary: 'A rule has no message.',
  reads: ['outline', 'rules', 'errors', 'entities', 'rules-text', 'errors-text'],
  run: (model) => {
    // A chapter of requirements tells no messages; those may stand in another one.
    if (isPartial(model)) return [];
    const rules = model.rules.rules.filter((rule) => !rule.doubtful && canBreak(model, rule));
    // A document in its own words may say its messages elsewhere, in words that were not read.
    const isExact = rules.some((rule) => rule.how === 'exact' || rule.message.is === 'shown');
    const isUnread = [...model.points.rules.unread, ...model.points.errors.unread].some(({ whole }) => whole);
    const elsewhere = model.errors.errors.some((entry) => entry.quoted || entry.message.is === 'shown');
    if (!isExact && (rules.length < coarse || isUnread || elsewhere)) return [];
    const isSaid = (rule: Rule): boolean =>
      isSaidByError(model, rule) || (!isOfField(model, rule) && isToldInWords(model, rule));
    const lacking = rules.filter((rule) => rule.message.is === 'unstated' && !isSaid(rule));
    const subjects = nameList(lacking.map(({ subject }) => subject.text));
    return reportGaps(
      lacking.map((rule) => ({ name: `${rule.subject.text}: ${rule.text}`, at: rule.at })),
      rules.length,
      {
        one: (name) => `Which message does a person see who breaks “${name}”?`,
        many: () => `Which messages does a person see who breaks the rules for ${subjects}? They have none.`,
        cause: 'rules without a message',
        column: { point: 'rules', title: 'Message' },
      },
    );
  },
};

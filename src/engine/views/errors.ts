import { errorCarried, raisingByMessage } from '../model/derived/raised-errors.ts';
import { findAll } from '../model/derived/resolve.ts';
import type { Rule } from '../model/domain-elements.ts';
import type { ErrorEntry } from '../model/interface-elements.ts';
import type { Model } from '../model/model.ts';
import { listOf, shownValue } from '../model/stated.ts';
import type { Place } from '../place.ts';
import { unescapePipes } from '../syntax/inline.ts';
import { copyOf } from './graph.ts';
import { conditionText, type Told, tell } from './told.ts';

/** Where an error can arise: an answer of a call, or a rule. */
export interface CauseView {
  readonly is: 'call' | 'rule';
  readonly name: string;
  /** The answer's status and condition, or the rule's text. */
  readonly detail: string;
  /** Set where a rule does not name the error, but has its message word for word. */
  readonly byMessage?: true;
  readonly at: Place;
}

/** An error in words, from its causes to what the visitor sees. */
export interface ErrorView {
  readonly name: string;
  readonly status: Told;
  readonly when: Told;
  readonly message: Told;
  readonly handling: Told;
  readonly causes: readonly CauseView[];
  readonly at: Place;
}

/** Point 8 as it is looked at. */
export interface ErrorsView {
  readonly errors: readonly ErrorView[];
  /** What calls and rules name, and the catalogue does not have. */
  readonly uncatalogued: readonly { readonly name: string; readonly causes: readonly CauseView[] }[];
}

function causeIn({ subject, text, nameAt }: Rule): CauseView {
  return { is: 'rule', name: subject.text, detail: unescapePipes(text).text, at: copyOf(nameAt) };
}

function note<K>(causes: Map<K, CauseView[]>, key: K, cause: CauseView): void {
  const known = causes.get(key) ?? [];
  known.push(cause);
  causes.set(key, known);
}

/** Point 8: the catalogue, with where each error can arise. */
export function viewOfErrors(model: Model): ErrorsView {
  const known = new Map<ErrorEntry, CauseView[]>();
  const unknown = new Map<string, CauseView[]>();
  const add = (named: { readonly name: string }, cause: CauseView): void => {
    const entries = findAll(model, 'error', { name: named.name });
    for (const entry of entries) note(known, entry, cause);
    if (entries.length === 0) note(unknown, named.name, cause);
  };
  for (const call of model.calls.calls) {
    for (const answer of listOf(call.answers)) {
      const when = shownValue(answer.when);
      const detail = [answer.status, when ? conditionText(when) : '']
        .filter((text) => text !== '')
        .join(', ');
      const name = call.every ? `every call${call.path && ` under ${call.path}`}` : call.name;
      for (const carried of listOf(answer.carries)) {
        const error = errorCarried(model, answer, carried);
        if (error) add(error, { is: 'call', name, detail, at: copyOf(answer.nameAt) });
      }
    }
  }
  for (const rule of model.rules.rules) {
    const error = shownValue(rule.error);
    if (error) add(error, causeIn(rule));
  }
  for (const entry of model.errors.errors) {
    const causes = raisingByMessage(model, entry).map((rule) => ({
      ...causeIn(rule),
      byMessage: true as const,
    }));
    for (const cause of causes) note(known, entry, cause);
  }
  return {
    errors: model.errors.errors.map((entry) => ({
      name: entry.name,
      status: tell(entry.status, (status) => status),
      when: tell(entry.when, (when) => when),
      message: tell(entry.message, (message) => message),
      handling: tell(entry.handling, (list) => list.map(({ text }) => text).join(', ')),
      causes: known.get(entry) ?? [],
      at: copyOf(entry.nameAt),
    })),
    uncatalogued: [...unknown].map(([name, causes]) => ({ name, causes })),
  };
}

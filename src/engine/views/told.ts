import type { Condition } from '../model/element.ts';
import type { Stated } from '../model/stated.ts';

/** What a document says of one thing, in words; `text` is empty unless it is shown (or an open question that asks). */
export interface Told {
  readonly is: Stated<unknown>['is'];
  readonly text: string;
}

/** Puts into words what is stated; what is not shown stays what it is. */
export function tell<T>(stated: Stated<T>, words: (value: T) => string): Told {
  if (stated.is === 'shown') return { is: 'shown', text: words(stated.value) };
  return { is: stated.is, text: stated.is === 'open' ? stated.question : '' };
}

/** As `tell`, for names: those of a list with commas between them. */
export function tellNames(stated: Stated<readonly { readonly name: string }[]>): Told {
  return tell(stated, (list) => list.map(({ name }) => name).join(', '));
}

/** How a gap is named where there is room for two words. */
export const gapWords: Readonly<Record<Exclude<Told['is'], 'shown'>, string>> = {
  'not-shown': 'not shown',
  open: 'open question',
  none: 'none',
  unstated: 'nothing said',
};

/** A condition in words: its expression, then what is said beside it. */
export function conditionText({ expression, otherwise, prose }: Condition): string {
  const code = otherwise ? 'otherwise' : (expression?.source ?? '');
  return [code, prose].filter((part) => part !== '').join(' ');
}

import type { Inline, Item } from '../syntax/block.ts';
import { slice } from '../syntax/inline.ts';
import type { Element } from './element.ts';
import { labelled, words } from './names.ts';
import type { Stated } from './stated.ts';

/** What a label says of an element that its line names in code: "Leads to, for `Home`: Post". */
export interface NamedLabel {
  /** As `words` folds it. */
  readonly label: string;
  /** The name in code. */
  readonly name: Inline;
  readonly rest: Inline;
}

const naming = /^[*_]*(\p{L}[\p{L}\s]{0,30}?), for (`[^`]+`)[*_]*:[*_]*(?:\s+|$)/u;

/** The label of a line that says what it is about: a name in code. */
export function namedLabel(text: Inline): NamedLabel | undefined {
  if (!text.source.includes(', for ')) return undefined;
  const [all, label = '', name = ''] = naming.exec(text.source) ?? [];
  if (all === undefined) return undefined;
  const start = all.indexOf(', for ') + ', for '.length;
  return {
    label: words(label),
    name: slice(text, start, start + name.length),
    rest: slice(text, all.length, text.source.length),
  };
}

/** What labels in bullets right below an item say, by label; of two equal ones the first. */
export function labelsBelow({ children }: Item): ReadonlyMap<string, Inline> {
  const found = new Map<string, Inline>();
  for (const { items } of children)
    for (const { text } of items) {
      const said = labelled(text);
      if (said && !found.has(said.label)) found.set(said.label, said.rest);
    }
  return found;
}

/** What a line of its own says of an element. */
export interface Told<Says> {
  /** Its name. */
  readonly of: string;
  readonly says: Says;
}

/** An element with what else is said of it: nothing that it says itself is said otherwise. */
export function withSaid<E extends object>(element: E, says: Partial<E>): E {
  const more = Object.entries(says).filter(
    ([key, value]) =>
      (value as Stated<unknown>).is !== 'unstated' &&
      (element[key as keyof E] as Stated<unknown>).is === 'unstated',
  );
  return more.length > 0 ? { ...element, ...Object.fromEntries(more) } : element;
}

/** Elements with what lines of their own say of those that have the name. */
export function withTold<E extends Element>(
  elements: readonly E[],
  told: readonly Told<Partial<E>>[],
): readonly E[] {
  if (told.length === 0) return elements;
  const by = new Map<string, Partial<E>[]>();
  for (const { of, says } of told) by.set(of, [...(by.get(of) ?? []), says]);
  return elements.map((element) =>
    (by.get(element.name) ?? []).reduce((each: E, says) => withSaid(each, says), element),
  );
}

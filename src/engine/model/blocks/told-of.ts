import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { groupedBy } from '../derived/grouped-by.ts';
import type { Element } from '../element.ts';
import type { Stated } from '../stated.ts';
import { nameOf, words } from '../words/names.ts';
import type { Gathering } from './reading.ts';

const naming = wording`^[*_]*(\p{L}[\p{L}\s]{0,30}?), for (\`[^\`]+\`)[*_]*:[*_]*(?:\s+|$)`;

/** Whether a line is about one that it names in code, behind a label: "Leads to, for `Home`: Post". */
export const isOfNamed = ({ source }: Inline): boolean => source.includes(', for ') && naming.test(source);

/** How a point takes what labels say of its elements. */
export interface Labels<Says> {
  /** What a label, as `words` folds it, says with the words behind it; undefined where it is no label of the point. */
  readonly says: (label: string, rest: Inline) => Says | undefined;
  /** Notes what is not shown or open of that. */
  readonly note: (says: Says, name: string, gather: Gathering<unknown>) => void;
}

/**
 * What a line says of an element that it names in code, with what is not shown of it noted: "Leads to, for `Home`: Post".
 * Undefined for any other line.
 */
export function saidOfNamed<Says>(
  text: Inline,
  gather: Gathering<unknown>,
  { says, note }: Labels<Says>,
): Told<Says> | undefined {
  if (!text.source.includes(', for ')) return undefined;
  const [all, label = '', code = ''] = naming.exec(text.source) ?? [];
  const said = all && says(words(label), slice(text, all.length, text.source.length));
  if (!all || !said) return undefined;
  const start = all.indexOf(', for ') + ', for '.length;
  const name = slice(text, start, start + code.length);
  const of = nameOf(name).name;
  gather.mention(name);
  note(said, of, gather);
  return { of, says: said };
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
  const by = groupedBy(told, ({ of }) => of);
  return elements.map((element) =>
    (by.get(element.name) ?? []).reduce((each: E, { says }) => withSaid(each, says), element),
  );
}

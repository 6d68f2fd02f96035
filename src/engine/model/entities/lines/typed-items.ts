import type { Inline, Item } from '../../../syntax/block.ts';
import type { Field } from '../../domain-elements.ts';
import { once } from '../../tracking/once.ts';
import { fieldsOf, withoutStop } from '../notes/notes.ts';
import { areKeyed, type Told, typedRun } from '../notes/typed-names.ts';

/** A name right before its type, and what else is said of it: "id uuid", "size int = 3, at most 9"; undefined for any other line. */
function oneTyped(text: Inline, isKeyed: boolean): Told | undefined {
  const [only, ...others] = (text.source.includes('`') ? [] : typedRun(withoutStop(text), isKeyed)) ?? [];
  return only?.isTyped && only.names.length === 1 && others.length === 0 ? only : undefined;
}

/** The fields of a list of which most items are a name right before its type, by where each stands. */
const typedItems = once((items: readonly Item[]): ReadonlyMap<Item['at'], Told> => {
  const isKeyed = areKeyed(items.map(({ text }) => text));
  const typed = new Map<Item['at'], Told>();
  for (const { at, text } of items) {
    const told = oneTyped(text, isKeyed);
    if (told) typed.set(at, told);
  }
  return typed.size > 1 && typed.size * 2 > items.length ? typed : new Map();
});

/** The field of an item that is a name right before its type, in a list of which most are. */
export function typedNote({ at }: Item, items: readonly Item[]): readonly Field[] {
  const told = typedItems(items).get(at);
  return told ? fieldsOf(told) : [];
}

import { atom } from 'nanostores';
import type { StoredDocument } from '../storage/documents.ts';
import type { Held } from './held.ts';

/** A document that another one took the place of before it was saved. */
export interface Left {
  readonly record: StoredDocument;
  readonly own: Held;
  /** The version of the text in the record; none where an earlier page has left it. */
  readonly version?: number;
}

/** Documents that were left before they could be saved, and why not; undefined while there is none, or none was refused. */
export const $left = atom<
  { readonly documents: readonly Pick<StoredDocument, 'id' | 'title'>[]; readonly why: string } | undefined
>();

/** They are tried again with every save. */
const left = new Map<string, Left>();

/** Every document that waits to be saved. */
export const everyLeft = (): readonly Left[] => [...left.values()];

/** A document as it was left; undefined where it was not. */
export const leftAs = (id: string): Left | undefined => left.get(id);

/** A document waits to be saved from now on; it takes the place of what waited of it before. */
export function addLeft(waiting: Left): void {
  left.set(waiting.record.id, waiting);
}

/** What was left waits no more. */
export function letGo(waiting: Left): void {
  if (left.get(waiting.own.id) === waiting) left.delete(waiting.own.id);
  tell($left.get()?.why);
}

/** The browser has refused to save what was left. */
export const refuseLeft = (why: string): void => tell(why);

function tell(why: string | undefined): void {
  const documents = everyLeft().map(({ record: { id, title } }) => ({ id, title }));
  $left.set(documents.length > 0 && why !== undefined ? { documents, why } : undefined);
}

import { persistentJSON } from '@nanostores/persistent';

/** Where the visitor is in a text: the cursor, and the first character in view. */
export interface TextPlace {
  readonly cursor: number;
  readonly top: number;
}

/** Places are remembered for this many documents, those left last. */
const remembered = 50;

const $places = persistentJSON<readonly (readonly [id: string, place: TextPlace])[]>('ninefold:places', [], {
  listen: false,
});

/** Where the visitor left a document. */
export function placeIn(id: string): TextPlace | undefined {
  return $places.get().find(([document]) => document === id)?.[1];
}

/** Remembers where the visitor leaves a document. */
export function leavePlace(id: string, place: TextPlace): void {
  const others = $places.get().filter(([document]) => document !== id);
  $places.set([[id, place], ...others.slice(0, remembered - 1)]);
}

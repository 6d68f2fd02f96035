import { atom, computed } from 'nanostores';
import { $openId } from './document.ts';

/** Documents that are shown as plain text and not read, each with the reason. */
const $reasons = atom<ReadonlyMap<string, string>>(new Map());

/** Whether no document is read, until the visitor asks for it. */
const $all = atom(false);

/** What is said as long as no document is read. */
export const safeMode = 'Safe mode: the text is shown as it is, and nothing is read.';

/** What a visitor chooses to have a document read that is not. */
export const readIt = 'Read it';

/** Why the open document, or the one that is about to open, is shown as plain text; undefined when it is read. */
export const $safe = computed([$openId, $reasons, $all], () => reasonFor($openId.get()));

/** Why a document is not read, or none is; undefined when it is. */
export function reasonFor(id: string | undefined): string | undefined {
  return $reasons.get().get(id ?? '') ?? ($all.get() ? safeMode : undefined);
}

/** Reads no document from now on. */
export function enterSafeMode(): void {
  $all.set(true);
}

/** Does not read a document again until the visitor asks for it. */
export function keepFromReading(id: string, why: string): void {
  $reasons.set(new Map([...$reasons.get(), [id, why]]));
}

/** Reads documents again: this one, and every other when none was read. */
export function allowReading(id: string): void {
  $all.set(false);
  $reasons.set(new Map([...$reasons.get()].filter(([other]) => other !== id)));
}

/** Where it is noted that a document is being read, so that the next page knows when this one dies of it. */
const mark = 'ninefold:reading';

const attempt = <T>(run: (storage: Storage) => T): T | undefined => {
  try {
    return run(sessionStorage);
  } catch {
    return undefined;
  }
};

/** A document begins to be read. */
export function noteReading(id: string): void {
  attempt((storage) => storage.setItem(mark, id));
}

/** It was read, or the page goes in the ordinary way. */
export function noteRead(): void {
  attempt((storage) => storage.removeItem(mark));
}

/** Does not read what the page before this one, in the same tab, died of while it was read. */
export function avoidWhatKilled(): void {
  const id = attempt((storage) => storage.getItem(mark));
  if (id)
    keepFromReading(id, 'The page ended while this document was being read. It is shown as plain text.');
  noteRead();
}

import { atom } from 'nanostores';
import { type DocumentStorage, explainFailure, type StoredDocument } from '../storage/documents.ts';
import type { Journal } from '../storage/journal.ts';
import { $document, type OpenDocument, renameDocument, titleOf } from './document.ts';
import { notify } from './notices.ts';
import { $lastDocument } from './preferences.ts';

/** Whether what is on the screen is kept in this browser. */
export type SavingState =
  | { readonly is: 'saved' | 'saving' }
  | { readonly is: 'not-saved'; readonly why: string };

/** How the open document is kept. */
export const $saving = atom<SavingState>({ is: 'saved' });

/** Edits are saved at most this long after they were made, in milliseconds. */
export const saveAfter = 250;

let storage: DocumentStorage | undefined;
let journal: Journal | undefined;
let now = (): number => 0;
let savedVersion = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let queue: Promise<void> = Promise.resolve();
/** The revision of each document as this page last loaded or saved it. */
const revisions = new Map<string, number>();

/** A document was loaded: the next save builds on this revision. Its text needs no saving. */
export function noteRevision(id: string, revision: number): void {
  revisions.set(id, revision);
}

/** A document was removed. */
export function forgetRevision(id: string): void {
  revisions.delete(id);
}

/** Keeps a removed document again. */
export async function restoreRemoved(document: StoredDocument): Promise<void> {
  await storage?.save({ ...document, revision: document.revision });
}

/** The open document as it is to be kept. */
function recordOf({ id, crlf, text }: OpenDocument): StoredDocument {
  const revision = revisions.get(id) ?? 0;
  return { id, crlf, title: titleOf(text), text: text.toString(), updated: now(), revision };
}

/** Keeps a document that another tab has changed meanwhile as one of its own; gives the id of the copy. */
async function saveCopy(kept: DocumentStorage, record: StoredDocument): Promise<string> {
  const id = `${record.id}-${now().toString(36)}`;
  await kept.save({ ...record, id, revision: 0 });
  revisions.set(id, 1);
  return id;
}

async function save(): Promise<void> {
  const document = $document.get();
  if (document === undefined || storage === undefined || document.version === savedVersion) return;
  const { id, version } = document;
  $saving.set({ is: 'saving' });
  try {
    const record = recordOf(document);
    const saved = await storage.save(record);
    if (saved.is === 'conflict') {
      const copy = await saveCopy(storage, record);
      if ($document.get()?.id === id) renameDocument(copy);
      $lastDocument.set(copy);
      notify(
        'This document was also edited in another tab. What you have here is kept as a copy of its own.',
      );
    } else revisions.set(id, saved.document.revision);
    journal?.clear(id);
    savedVersion = version;
    $saving.set({ is: $document.get()?.version === version ? 'saved' : 'saving' });
  } catch (error) {
    $saving.set({ is: 'not-saved', why: explainFailure(error) });
  }
}

/** Saves the open document at once, after the saves under way; resolves also when the browser refuses. */
export function saveNow(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  queue = queue.then(save);
  return queue;
}

/** The page is about to go: what is not saved yet is written down at once, and saved at the next start. */
export function leave(): void {
  const document = $document.get();
  if (document !== undefined && document.version !== savedVersion) journal?.write(recordOf(document));
}

/** Saves what was written down when a page went, beside anything another tab has made of it since. */
export async function recover(kept: DocumentStorage, written: Journal): Promise<void> {
  for (const record of written.read()) {
    try {
      const before = await kept.load(record.id);
      if (before?.text !== record.text && (await kept.save(record)).is === 'conflict')
        await saveCopy(kept, record);
      written.clear(record.id);
    } catch {
      // It stays written down, for a start at which the browser lets it be saved.
    }
  }
}

/**
 * Saves every edit in this storage from now on, with times from `clock`, and what is unsaved when the page goes in the
 * journal; gives the function that ends it.
 */
export function saveIn(kept: DocumentStorage, clock: () => number, written?: Journal): () => void {
  storage = kept;
  journal = written;
  now = clock;
  const unsubscribe = $document.subscribe((document, before) => {
    if (document === undefined || document.version === before?.version) return;
    const loaded = document.last === undefined && revisions.has(document.id);
    if (loaded) {
      savedVersion = document.version;
      $saving.set({ is: 'saved' });
    } else {
      if ($saving.get().is === 'saved') $saving.set({ is: 'saving' });
      timer ??= setTimeout(() => void saveNow(), saveAfter);
    }
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
    timer = undefined;
  };
}

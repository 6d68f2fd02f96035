import type { IDBPDatabase } from 'idb';
import { openDatabase, type Schema, type StoredDocument } from './database.ts';

export type { StoredDocument } from './database.ts';

/** What a list of documents shows, read without the texts. */
export interface ListedDocument {
  readonly id: string;
  readonly title: string;
  readonly updated: number;
}

/** What became of a save: `conflict` when another tab has saved the document since this one last did. */
export type Saved = { readonly is: 'saved'; readonly document: StoredDocument } | { readonly is: 'conflict' };

/** Where documents are kept. Every function rejects when the browser refuses. */
export interface DocumentStorage {
  readonly list: () => Promise<readonly ListedDocument[]>;
  readonly load: (id: string) => Promise<StoredDocument | undefined>;
  /** Saves when the kept revision is that of `document` (0 for a new one); counts the revision up. */
  readonly save: (document: StoredDocument) => Promise<Saved>;
  readonly remove: (id: string) => Promise<void>;
}

/** Keeps documents in IndexedDB, one record each. Opens the database at first use, and again after it was closed. */
export function createDocumentStorage(
  open: () => Promise<IDBPDatabase<Schema>> = openDatabase,
): DocumentStorage {
  let database: Promise<IDBPDatabase<Schema>> | undefined;

  /** Runs once more with a fresh connection when the first one is closed. */
  async function using<T>(run: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
    database ??= open();
    try {
      return await run(await database);
    } catch (error) {
      database = undefined;
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      database = open();
      return run(await database);
    }
  }

  return {
    list: () =>
      using(async (database) => {
        const listed: ListedDocument[] = [];
        const index = database.transaction('documents').store.index('listing');
        // A key cursor leaves the texts where they are.
        for (let at = await index.openKeyCursor(null, 'prev'); at; at = await at.continue()) {
          listed.push({ id: at.primaryKey, updated: at.key[0], title: at.key[1] });
        }
        return listed;
      }),
    load: (id) => using((database) => database.get('documents', id)),
    save: (document) =>
      using(async (database) => {
        const transaction = database.transaction('documents', 'readwrite');
        const kept = await transaction.store.get(document.id);
        if ((kept?.revision ?? document.revision) !== document.revision) return { is: 'conflict' };
        const next = { ...document, revision: document.revision + 1 };
        await transaction.store.put(next);
        transaction.commit();
        await transaction.done;
        return { is: 'saved', document: next };
      }),
    remove: (id) => using((database) => database.delete('documents', id)),
  };
}

/** Why a save did not succeed, in words for the visitor. */
export function explainFailure(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'the space this browser gives to the site is full';
  if (name === 'SecurityError' || name === 'NotAllowedError')
    return 'this browser does not let the site keep anything';
  return error instanceof Error && error.message !== '' ? error.message : 'the browser refused';
}

import type { Connection } from './connection.ts';
import type { StoredDocument } from './database.ts';

export type { Encoding, StoredDocument } from './database.ts';

/** What a list of documents shows, read without the texts. */
export type ListedDocument = Omit<StoredDocument, 'text' | 'crlf' | 'encoding' | 'revision'>;

/** What became of a save: `conflict` when another tab has saved the document since this one last did. */
export type Saved = { readonly is: 'saved'; readonly document: StoredDocument } | { readonly is: 'conflict' };

/** Where documents are kept. Every function rejects when the browser refuses. */
export interface DocumentStorage {
  /** All documents, removed ones too, the last changed first. */
  readonly list: () => Promise<readonly ListedDocument[]>;
  readonly load: (id: string) => Promise<StoredDocument | undefined>;
  /** Saves when the kept revision is that of `document` (0 for a new one); counts the revision up. */
  readonly save: (document: StoredDocument) => Promise<Saved>;
  /** Marks a document as removed at that time, or as there again with 0. Text and revision stay. */
  readonly remove: (id: string, at: number) => Promise<void>;
  /** Drops a document for good, with its versions and what is known of its file. */
  readonly erase: (id: string) => Promise<void>;
}

/** The keys of everything that belongs to one document, in a store keyed by document and number. */
export const rangeOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

/** Keeps documents in IndexedDB, one record each. */
export function createDocumentStorage({ read, write }: Connection): DocumentStorage {
  return {
    list: () =>
      read(async (database) => {
        const listed: ListedDocument[] = [];
        const index = database.transaction('documents').store.index('listed');
        // A key cursor leaves the texts where they are.
        for (let at = await index.openKeyCursor(null, 'prev'); at; at = await at.continue()) {
          const [updated, title, size, excerpt, path, tiles, removed] = at.key;
          listed.push({ id: at.primaryKey, updated, title, size, excerpt, path, tiles, removed });
        }
        return listed;
      }),
    load: (id) => read((database) => database.get('documents', id)),
    save: (document) =>
      write(async (database) => {
        const transaction = database.transaction('documents', 'readwrite');
        const kept = await transaction.store.get(document.id);
        if ((kept?.revision ?? document.revision) !== document.revision) return { is: 'conflict' };
        const next = { ...document, revision: document.revision + 1 };
        await transaction.store.put(next);
        transaction.commit();
        await transaction.done;
        return { is: 'saved', document: next };
      }),
    remove: (id, at) =>
      write(async (database) => {
        const { store, done } = database.transaction('documents', 'readwrite');
        const kept = await store.get(id);
        if (kept) await store.put({ ...kept, removed: at });
        await done;
      }),
    erase: (id) =>
      write(async (database) => {
        const transaction = database.transaction(['documents', 'versions', 'files'], 'readwrite');
        await Promise.all([
          transaction.objectStore('documents').delete(id),
          transaction.objectStore('versions').delete(rangeOf(id)),
          transaction.objectStore('files').delete(id),
          transaction.done,
        ]);
      }),
  };
}

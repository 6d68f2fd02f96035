import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A document as it is kept. */
export interface StoredDocument {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The file it came from ended its lines in CR LF; saving as a file restores them. */
  readonly crlf: boolean;
  /** When it was last saved, in milliseconds since 1970. */
  readonly updated: number;
  /** Counted up by every save: two tabs that save the same document find each other out. */
  readonly revision: number;
}

/** The shape of the database; a new version upgrades it and never drops a record. */
export interface Schema extends DBSchema {
  documents: {
    key: string;
    value: StoredDocument;
    indexes: { listing: [number, string] };
  };
}

/** Opens the database. Rejects where the browser keeps nothing (some private windows). */
export function openDatabase(name = 'ninefold'): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, 1, {
    upgrade(database) {
      const documents = database.createObjectStore('documents', { keyPath: 'id' });
      documents.createIndex('listing', ['updated', 'title']);
    },
    // A newer version of the page wants to upgrade: this tab lets go and opens again at its next save.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
    },
  });
}

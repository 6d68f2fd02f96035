import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** How the bytes of a file stand for its text; the two of 16 bits begin with a byte order mark. */
export type Encoding = 'utf-8' | 'utf-8-bom' | 'utf-16le' | 'utf-16be';

/** A document as it is kept: one record. */
export interface StoredDocument {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The file it came from ended its lines in CR LF; saving as a file restores them. */
  readonly crlf: boolean;
  readonly encoding: Encoding;
  /** The name of the file it came from, with the folders it stood in; empty when it was begun here. */
  readonly path: string;
  /** When its text was last changed, in milliseconds since 1970. */
  readonly updated: number;
  /** Counted up by every save: two tabs that save the same document find each other out. */
  readonly revision: number;
  /** Length of the text, in UTF-16 code units. */
  readonly size: number;
  /** The first words that are no heading, to tell documents of one title apart. */
  readonly excerpt: string;
  /** How its nine points stood when it was last read, written by `writeTiles`; empty when it never was. */
  readonly tiles: string;
  /** When it was removed, in milliseconds since 1970; 0 for a document that is there. */
  readonly removed: number;
}

/** Why a version is kept. `automatic` ones are thinned out; the others stay until they are removed by hand: kept around a replacement, crossed with another tab's, named. */
export type VersionKind = 'automatic' | 'kept' | 'crossed' | 'named';

/** A version of a document, without its text. */
export interface ListedVersion {
  /** The id of the document. */
  readonly document: string;
  /** Counted up from 1 in each document. */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: VersionKind;
  /** Its name, or a sentence that says when and why it was kept. */
  readonly note: string;
  /** Length of the text, in UTF-16 code units. */
  readonly size: number;
}

/**
 * A version as it is kept. The text is UTF-8 under raw deflate: a sixth of what IndexedDB takes for it as a string,
 * at 1 to 2 ms a version. It stays a string where that would not give the same text back.
 */
export interface StoredVersion extends ListedVersion {
  readonly text: string | Uint8Array<ArrayBuffer>;
}

/** The file on disk that a document is saved to. */
export interface StoredFile {
  /** The id of the document. */
  readonly id: string;
  readonly handle: FileSystemFileHandle;
  /** The file as it was last read or written here: its time in milliseconds since 1970, and its size in bytes. */
  readonly modified: number;
  readonly bytes: number;
}

/** The shape of the database; a new version upgrades it and never drops a record. */
export interface Schema extends DBSchema {
  documents: {
    key: string;
    value: StoredDocument;
    /** All that a list shows, so that it is read without the texts. */
    indexes: {
      listed: [number, string, number, string, string, string, number];
    };
  };
  versions: {
    key: [string, number];
    value: StoredVersion;
    indexes: { listed: [string, number, number, string, string, number] };
  };
  files: { key: string; value: StoredFile };
}

/** The version of the schema that this code reads and writes. */
export const schemaVersion = 2;

/** A record of version 1 had no more than id, title, text, line ends, time and revision. */
type OldDocument = Partial<StoredDocument> & Pick<StoredDocument, 'id' | 'text' | 'revision'>;

/** A record of any earlier version as one of this version; what it did not say is empty. */
export function upgradeDocument(old: OldDocument): StoredDocument {
  const empty = { title: '', crlf: false, encoding: 'utf-8' as const, path: '', updated: 0, excerpt: '' };
  return { ...empty, tiles: '', removed: 0, ...old, size: old.text.length };
}

/**
 * Opens the database; one that a newer version of Ninefold has upgraded is opened as it is, to be read only. Rejects
 * where the browser keeps nothing (some private windows).
 */
export async function openDatabase(name = 'ninefold'): Promise<IDBPDatabase<Schema>> {
  // A newer version of the page wants to upgrade: this tab lets go, and opens again at its next use.
  const blocking = (_current: number, _blocked: number | null, event: IDBVersionChangeEvent): void =>
    (event.target as IDBDatabase).close();
  try {
    return await openDB<Schema>(name, schemaVersion, {
      blocking,
      async upgrade(database, from, _to, transaction) {
        const documents =
          from < 1
            ? database.createObjectStore('documents', { keyPath: 'id' })
            : transaction.objectStore('documents');
        if (from === 1) documents.deleteIndex('listing' as 'listed');
        documents.createIndex('listed', ['updated', 'title', 'size', 'excerpt', 'path', 'tiles', 'removed']);
        const versions = database.createObjectStore('versions', { keyPath: ['document', 'number'] });
        versions.createIndex('listed', ['document', 'number', 'at', 'kind', 'note', 'size']);
        database.createObjectStore('files', { keyPath: 'id' });
        for (let at = await documents.openCursor(); at; at = await at.continue())
          await at.update(upgradeDocument(at.value));
      },
    });
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'VersionError') throw error;
    return openDB<Schema>(name, undefined, { blocking });
  }
}

import { type Connection, connect } from './connection.ts';
import type { StoredFile } from './database.ts';
import { createDocumentStorage, type DocumentStorage } from './documents.ts';
import { createVersionStorage, type VersionStorage } from './versions.ts';

export type { StoredFile } from './database.ts';

/** Where it is kept which file on disk a document is saved to. */
export interface FileStorage {
  readonly load: (id: string) => Promise<StoredFile | undefined>;
  readonly all: () => Promise<readonly StoredFile[]>;
  readonly save: (file: StoredFile) => Promise<unknown>;
  readonly remove: (id: string) => Promise<void>;
}

/** Everything that outlives a page, but for preferences. */
export interface BrowserStorage {
  readonly documents: DocumentStorage;
  readonly versions: VersionStorage;
  readonly files: FileStorage;
  /** Whether a newer version of Ninefold has written it, so that it can be read only. */
  readonly isNewer: () => Promise<boolean>;
}

/** Keeps everything in one database of this browser. */
export function createStorage(connection: Connection = connect()): BrowserStorage {
  const { read, write, isNewer } = connection;
  return {
    documents: createDocumentStorage(connection),
    versions: createVersionStorage(connection),
    files: {
      load: (id) => read((database) => database.get('files', id)),
      all: () => read((database) => database.getAll('files')),
      save: (file) => write((database) => database.put('files', file)),
      remove: (id) => write((database) => database.delete('files', id)),
    },
    isNewer,
  };
}

import type { IDBPDatabase } from 'idb';
import { openDatabase, type Schema, schemaVersion } from './database.ts';

type Database = IDBPDatabase<Schema>;

/** A way to the database, opened at first use and again after it was closed. */
export interface Connection {
  readonly read: <T>(run: (database: Database) => Promise<T>) => Promise<T>;
  /** As `read`; rejects with a `VersionError` when a newer version of Ninefold has written the database. */
  readonly write: <T>(run: (database: Database) => Promise<T>) => Promise<T>;
  /** Whether a newer version of Ninefold has written the database, so that it can be read only. */
  readonly isNewer: () => Promise<boolean>;
}

/** Connects to a database; everything that is kept shares one connection. */
export function connect(open: () => Promise<Database> = openDatabase): Connection {
  let database: Promise<Database> | undefined;

  /** Runs once more with a fresh connection when the first one is closed. */
  async function read<T>(run: (database: Database) => Promise<T>): Promise<T> {
    database ??= open();
    const opened = database;
    try {
      return await run(await opened);
    } catch (error) {
      const closed = error instanceof DOMException && error.name === 'InvalidStateError';
      const forget = (): void => {
        if (database === opened) database = undefined;
      };
      if (closed) forget();
      // What could not be opened is tried again at the next use.
      else opened.catch(forget);
      if (!closed) throw error;
      database ??= open();
      return run(await database);
    }
  }

  return {
    read,
    write: (run) =>
      read((opened) => {
        if (opened.version > schemaVersion) throw new DOMException('', 'VersionError');
        return run(opened);
      }),
    isNewer: () => read(async ({ version }) => version > schemaVersion),
  };
}

/** Why nothing more can be kept, in words for the visitor. */
export const fullDisk = 'the space this browser gives to the site is full';

/** Why the browser did not keep something, in words for the visitor. */
export function explainFailure(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return fullDisk;
  if (name === 'VersionError') return 'a newer version of Ninefold keeps these documents now';
  if (name === 'SecurityError' || name === 'NotAllowedError')
    return 'this browser does not let the site keep anything';
  return error instanceof Error && error.message !== '' ? error.message : 'the browser refused';
}

import { type StoredDocument, upgradeDocument } from './database.ts';

/**
 * A last note of a document that was not saved when its page went: IndexedDB may not finish then, while
 * `localStorage` is written at once. Read and cleared at the next start.
 */
export interface Journal {
  /** Writes a document down; does nothing when the browser refuses or the text is too long for it. */
  readonly write: (document: StoredDocument) => void;
  readonly read: () => readonly StoredDocument[];
  readonly clear: (id: string) => void;
}

const prefix = 'ninefold:unsaved:';

function parse(entry: string | null): StoredDocument | undefined {
  try {
    const document: Partial<StoredDocument> = JSON.parse(entry ?? '');
    const { id, text, revision } = document;
    const whole = typeof id === 'string' && typeof text === 'string' && typeof revision === 'number';
    return whole ? upgradeDocument({ ...document, id, text, revision }) : undefined;
  } catch {
    return undefined;
  }
}

/** A journal in `localStorage`, or in whatever behaves like it. */
export function createJournal(open: () => Storage = () => localStorage): Journal {
  const attempt = <T>(run: (storage: Storage) => T, otherwise: T): T => {
    try {
      return run(open());
    } catch {
      return otherwise;
    }
  };
  return {
    write: (document) =>
      attempt((storage) => storage.setItem(prefix + document.id, JSON.stringify(document)), undefined),
    read: () =>
      attempt((storage) => {
        const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
        const entries = keys
          .filter((key) => key.startsWith(prefix))
          .map((key) => parse(storage.getItem(key)));
        return entries.filter((entry) => entry !== undefined);
      }, []),
    clear: (id) => attempt((storage) => storage.removeItem(prefix + id), undefined),
  };
}

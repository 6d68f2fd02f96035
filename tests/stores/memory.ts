import 'fake-indexeddb/auto';
import { connect } from '../../src/storage/connection.ts';
import { openDatabase, type StoredDocument } from '../../src/storage/database.ts';
import { type BrowserStorage, createStorage } from '../../src/storage/storage.ts';
import type { TabMessage, Tabs } from '../../src/storage/tabs.ts';

let count = 0;

/** A storage of its own for a test; `refuse` makes every write fail with this error. */
export interface Memory extends BrowserStorage {
  refuse: Error | undefined;
  /** All documents that are there, in the order of their ids. */
  readonly all: () => Promise<readonly StoredDocument[]>;
  readonly texts: () => Promise<readonly string[]>;
}

/** Keeps everything in a database in memory, by the code that keeps it in a browser. */
export function createMemory(): Memory {
  count += 1;
  const connection = connect(() => openDatabase(`test-${count}`));
  const memory: Memory = {
    ...createStorage({
      ...connection,
      write: (run) => (memory.refuse ? Promise.reject(memory.refuse) : connection.write(run)),
    }),
    refuse: undefined,
    all: async () =>
      (await connection.read((database) => database.getAll('documents'))).filter(({ removed }) => !removed),
    texts: async () => (await memory.all()).map(({ text }) => text).sort(),
  };
  return memory;
}

/** A tab whose claims are granted at once, and a way to speak to it as another tab. */
export function createTab(): Tabs & {
  readonly posted: TabMessage[];
  readonly say: (message: TabMessage) => void;
} {
  const hearing = new Set<(message: TabMessage) => void>();
  const posted: TabMessage[] = [];
  return {
    posted,
    say: (message) => {
      for (const hear of hearing) hear(message);
    },
    post: (message) => posted.push(message),
    listen(hear) {
      hearing.add(hear);
      return () => hearing.delete(hear);
    },
    claim(_id, _how, { onHeld }) {
      onHeld();
      return () => {};
    },
    isHeld: async () => true,
  };
}

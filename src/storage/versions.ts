import type { Connection } from './connection.ts';
import type { ListedVersion, StoredVersion } from './database.ts';
import { deflate, inflate } from './deflate.ts';
import { rangeOf } from './documents.ts';

export type { ListedVersion, StoredVersion, VersionKind } from './database.ts';

/** A version that is to be kept; its number is given to it. */
export type NewVersion = Pick<ListedVersion, 'document' | 'at' | 'kind' | 'note'> & { readonly text: string };

/** Where versions of documents are kept. Every function rejects when the browser refuses. */
export interface VersionStorage {
  /** The versions of a document, the newest first, read without the texts. */
  readonly list: (document: string) => Promise<readonly ListedVersion[]>;
  /** The text of a version; undefined when it is not there. */
  readonly load: (document: string, number: number) => Promise<string | undefined>;
  /** Keeps a version, under `number` in place of the one that has it, or under a number of its own; gives the number. */
  readonly add: (version: NewVersion, number?: number) => Promise<number>;
  /** Gives a version a name: it is then kept until it is removed by hand. */
  readonly name: (document: string, number: number, note: string) => Promise<void>;
  readonly remove: (document: string, numbers: readonly number[]) => Promise<void>;
}

const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** Packs a text; leaves one that UTF-8 cannot hold (half a surrogate pair) as it is. */
export async function packText(text: string): Promise<StoredVersion['text']> {
  const bytes = new TextEncoder().encode(text);
  return decode(bytes) === text ? deflate(bytes) : text;
}

/** Unpacks what `packText` gave. */
export async function unpackText(packed: StoredVersion['text']): Promise<string> {
  return typeof packed === 'string' ? packed : decode(await inflate(packed));
}

/** Keeps versions in IndexedDB. */
export function createVersionStorage({ read, write }: Connection): VersionStorage {
  return {
    list: (document) =>
      read(async (database) => {
        const listed: ListedVersion[] = [];
        const index = database.transaction('versions').store.index('listed');
        for (let at = await index.openKeyCursor(rangeOf(document), 'prev'); at; at = await at.continue()) {
          const [, number, time, kind, note, size] = at.key;
          listed.push({ document, number, at: time, kind: kind as ListedVersion['kind'], note, size });
        }
        return listed;
      }),
    async load(document, number) {
      const kept = await read((database) => database.get('versions', [document, number]));
      return kept && unpackText(kept.text);
    },
    async add({ text, ...version }, number) {
      const packed = await packText(text);
      return write(async (database) => {
        const { store, done } = database.transaction('versions', 'readwrite');
        const last = await store.openKeyCursor(rangeOf(version.document), 'prev');
        const own = number ?? (last?.key[1] ?? 0) + 1;
        await store.put({ ...version, number: own, size: text.length, text: packed });
        await done;
        return own;
      });
    },
    name: (document, number, note) =>
      write(async (database) => {
        const { store, done } = database.transaction('versions', 'readwrite');
        const kept = await store.get([document, number]);
        if (kept) await store.put({ ...kept, kind: 'named', note });
        await done;
      }),
    remove: (document, numbers) =>
      write(async (database) => {
        const { store, done } = database.transaction('versions', 'readwrite');
        await Promise.all([...numbers.map((number) => store.delete([document, number])), done]);
      }),
  };
}

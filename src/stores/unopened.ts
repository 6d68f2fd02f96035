/** Documents that are listed and were never read: imported with many others, or left too soon. */
import { atom } from 'nanostores';
import type { ListedDocument } from '../storage/documents.ts';
import { type KeptTile, readTiles } from '../storage/tiles.ts';
import { createClient, type StartChannel, startWorker } from '../worker/client.ts';
import { kept } from './kept.ts';
import { reasonFor } from './safe.ts';

/** What was read of such documents for the list, by id; kept until the page goes. */
export const $readUnopened = atom<
  ReadonlyMap<string, { readonly updated: number; readonly points: readonly KeptTile[] }>
>(new Map());

/** Longer documents, in characters, are not read for a list. */
const longest = 200_000;

/** How the points of a listed document stand; empty as long as that is not known. */
export function tilesOf({ id, tiles, updated }: ListedDocument): readonly KeptTile[] {
  if (tiles !== '') return readTiles(tiles);
  const read = $readUnopened.get().get(id);
  return read?.updated === updated ? read.points : [];
}

const isUnread = (document: ListedDocument): boolean =>
  document.removed === 0 &&
  document.size <= longest &&
  reasonFor(document.id) === undefined &&
  tilesOf(document).length === 0;

/**
 * Reads those of some documents that were never read, one after the other, in a thread of its own; gives the function
 * that ends it. What cannot be read stays as it is.
 */
export function readUnopened(
  documents: readonly ListedDocument[],
  start: StartChannel = startWorker,
): () => void {
  const left = documents.filter(isUnread);
  let [text, version, ended] = ['', 0, false];
  let current: ListedDocument | undefined;
  const client = createClient({
    start,
    text: () => text,
    onSummary({ points }) {
      if (current === undefined) return;
      const { id, updated } = current;
      $readUnopened.set(new Map([...$readUnopened.get(), [id, { updated, points }]]));
      void next();
    },
    onState({ is }) {
      if (is === 'failed') void next();
    },
  });
  async function next(): Promise<void> {
    current = left.shift();
    if (current === undefined) return client.close();
    const { documents: storage } = kept().storage;
    const document = await storage.load(current.id).catch(() => undefined);
    if (ended) return undefined;
    if (document === undefined) return next();
    text = document.text;
    version += 1;
    client.open(version);
    return undefined;
  }
  void next();
  return () => {
    ended = true;
    client.close();
  };
}

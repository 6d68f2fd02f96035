import { atom } from 'nanostores';
import { explainFailure } from '../storage/connection.ts';
import type { StoredDocument } from '../storage/documents.ts';
import type { Journal } from '../storage/journal.ts';
import {
  $document,
  $locked,
  followDocument,
  type OpenDocument,
  type Origin,
  showDocument,
} from './document.ts';
import { type Held, heldOf, isEdited, recordOf, tilesOf } from './held.ts';
import { kept } from './kept.ts';
import { addLeft, everyLeft, leftAs, letGo, refuseLeft } from './left.ts';
import { notify } from './notices.ts';
import { $summary } from './summary.ts';

/** Whether what is on the screen is kept in this browser; nothing is claimed before a document is open. */
export type SavingState =
  | { readonly is: 'opening' | 'saved' | 'saving' }
  | { readonly is: 'not-saved'; readonly why: string };

/** How the open document is kept. */
export const $saving = atom<SavingState>({ is: 'opening' });

/** Edits are saved at most this long after they were made, in milliseconds; also while more are made. */
export const saveAfter = 250;

/** What the browser refused is tried again after this long, in milliseconds. */
export const retryAfter = 3_000;

/**
 * What was written here while another tab changed the same document: it is kept as this version, and goes on being
 * kept there, until the visitor has chosen.
 */
export const $crossed = atom<{ readonly document: string; readonly number: number } | undefined>();

let held: Held | undefined;
let arriving: Held | undefined;
let journal: Journal | undefined;
let timer: { readonly id: ReturnType<typeof setTimeout>; readonly due: number } | undefined;
let queue: Promise<void> = Promise.resolve();

/** A document as it was left, or as it is kept; undefined where there is none. Rejects when the browser refuses. */
export async function findDocument(id: string): Promise<StoredDocument | undefined> {
  return leftAs(id)?.record ?? (await kept().storage.documents.load(id));
}

/** Opens what `findDocument` gave. One that was left is still to be saved. */
export function showKept(document: StoredDocument): void {
  const waiting = leftAs(document.id);
  const isLeft = waiting?.record === document;
  arriving = isLeft ? waiting.own : heldOf(document);
  if (isLeft) letGo(waiting);
  showDocument(document);
}

/** Opens a new document; it is kept with the next save. */
export function showNew(document: { id: string; text: string } & Partial<Origin>): void {
  arriving = undefined;
  showDocument(document);
}

/** Opens a new document that only an edit keeps, until `keepShown` says that it is kept as it is. */
export function showUnsettled(document: { id: string; text: string }): void {
  arriving = { id: document.id, revision: 0, tiles: '', updated: kept().clock(), unsettled: true };
  showDocument(document);
}

/** Keeps the document that `showUnsettled` has opened, if it is open still. Resolves also when the browser refuses. */
export function keepShown(id: string): Promise<void> {
  if (held?.id === id && held.unsettled) {
    delete held.unsettled;
    if (held.revision === 0) delete held.version;
  }
  return saveNow();
}

/** Keeps a text that was written at the same time as another one as a version; gives its number. */
function cross({ id, text }: Pick<StoredDocument, 'id' | 'text'>, number?: number): Promise<number> {
  const { storage, clock } = kept();
  const note = 'Written here while another tab changed the document';
  return storage.versions.add({ document: id, text, kind: 'crossed', note, at: clock() }, number);
}

/** Keeps a record, or what it says as a version beside what another tab has kept meanwhile. */
async function keep(record: StoredDocument, own: Held): Promise<void> {
  const { storage, tabs } = kept();
  const crossed = $crossed.get();
  if (crossed?.document === record.id) {
    await cross(record, crossed.number);
    return;
  }
  const saved = await storage.documents.save(record);
  if (saved.is === 'conflict') {
    const number = await cross(record);
    if ($document.get()?.id === record.id) $crossed.set({ document: record.id, number });
    return;
  }
  own.revision = saved.document.revision;
  own.tiles = record.tiles;
  tabs.post({ kind: 'saved', id: record.id });
}

/** Saves the documents that were left; what is refused goes on waiting. */
async function saveLeft(): Promise<void> {
  for (const waiting of everyLeft()) {
    const { record, own, version } = waiting;
    try {
      // A save that was under way when it was left may have kept it.
      if (own.version !== version) await keep({ ...record, revision: own.revision }, own);
      journal?.clear(own.id);
      letGo(waiting);
    } catch (error) {
      refuseLeft(explainFailure(error));
      schedule(retryAfter);
    }
  }
}

async function saveOpen(): Promise<void> {
  const [document, own] = [$document.get(), held];
  if (document === undefined || own?.id !== document.id) return;
  const idle = own.unsettled || own.removed || $locked.get() !== undefined || tilesOf(own) === own.tiles;
  if (!isEdited(own, document) && idle) return;
  const { version } = document;
  // What was refused is not saved until it is: that does not come and go with every try.
  if (isEdited(own, document) && $saving.get().is !== 'not-saved') $saving.set({ is: 'saving' });
  try {
    await keep(recordOf(document, own), own);
    journal?.clear(own.id);
    own.version = version;
    $saving.set({ is: $document.get()?.version === version ? 'saved' : 'saving' });
  } catch (error) {
    $saving.set({ is: 'not-saved', why: explainFailure(error) });
    schedule(retryAfter);
  }
}

/** Saves the open document at once, after the saves under way; resolves also when the browser refuses. */
export function saveNow(): Promise<void> {
  stopTimer();
  queue = queue.then(saveOpen).then(saveLeft);
  return queue;
}

function stopTimer(): void {
  clearTimeout(timer?.id);
  timer = undefined;
}

/** Saves after some milliseconds, or when it is due already. */
function schedule(after: number): void {
  const now = performance.now();
  const due = now + after;
  // Browsers let keys go before timers: on a busy page the timer alone would come late.
  if (timer !== undefined && timer.due <= now) {
    void saveNow();
    return;
  }
  if (timer !== undefined && timer.due <= due) return;
  stopTimer();
  timer = { id: setTimeout(() => void saveNow(), after), due };
}

/** What the browser does not keep yet: the open document where it was edited, and those that were left. */
export function unsaved(): readonly StoredDocument[] {
  const [document, own] = [$document.get(), held];
  const edited = document && own?.id === document.id && isEdited(own, document);
  const waiting = everyLeft().map(({ record }) => record);
  return [...waiting, ...(edited ? [recordOf(document, own)] : [])];
}

/** The page is about to go: what is not saved yet is written down at once, and saved at the next start. */
export function leave(): void {
  for (const record of unsaved()) journal?.write(record);
}

/**
 * Saves what was written down when a page went; as a version where another tab has saved the document since. What the
 * browser refuses is found where its document is opened, and goes on waiting.
 */
export async function recover(written: Journal): Promise<void> {
  const { storage } = kept();
  for (const record of written.read()) {
    try {
      const before = await storage.documents.load(record.id);
      if (before?.text !== record.text && (await storage.documents.save(record)).is === 'conflict') {
        await cross(record);
        notify(
          `What was last written of "${record.title}" is kept in its history: it had changed meanwhile.`,
        );
      }
      written.clear(record.id);
    } catch (error) {
      addLeft({ record, own: { ...heldOf(record), version: 0 } });
      refuseLeft(explainFailure(error));
    }
  }
  if (everyLeft().length > 0) schedule(retryAfter);
}

/** Takes over what another tab has saved of the open document, unless something here is not saved yet. */
export function follow(): Promise<void> {
  queue = queue.then(async () => {
    const [document, own] = [$document.get(), held];
    if (document === undefined || own?.id !== document.id || isEdited(own, document)) return;
    if ($crossed.get()?.document === own.id) return;
    const newest = await kept().storage.documents.load(own.id);
    const edited = held !== own || $document.get()?.version !== document.version;
    if (newest === undefined || newest.revision <= own.revision || edited) return;
    own.revision = newest.revision;
    own.updated = newest.updated;
    followDocument(newest.text);
  });
  return queue;
}

/** A document was removed at that time, or brought back with 0. A removed one is kept again when it is edited, and by nothing else. */
export function noteRemoved(id: string, at: number): void {
  if (held?.id === id) held.removed = at > 0;
  const waiting = leftAs(id);
  if (waiting) addLeft({ ...waiting, record: { ...waiting.record, removed: at } });
}

/** Drops a document for good after the saves under way, with what waits to be saved of it. Rejects when the browser refuses. */
export function erase(id: string): Promise<void> {
  const erased = queue.then(async () => {
    await kept().storage.documents.erase(id);
    const waiting = leftAs(id);
    if (waiting) letGo(waiting);
    journal?.clear(id);
  });
  queue = erased.catch(() => {});
  return erased;
}

/** Another document takes the place of one that is not saved yet: it waits. What was refused before is told at once. */
function putAside(document: OpenDocument, own: Held): void {
  own.version ??= 0;
  const record = { ...recordOf(document, own), removed: own.removed ? kept().clock() : 0 };
  addLeft({ record, own, version: document.version });
  const saving = $saving.get();
  if (saving.is === 'not-saved') refuseLeft(saving.why);
  schedule(0);
}

/** The choice between two texts that crossed is made: the next save builds on what is kept, with that text where it was chosen. */
export function settleCrossing(newest: Pick<StoredDocument, 'id' | 'revision'>, theirs?: string): void {
  $crossed.set(undefined);
  if (held?.id !== newest.id) return;
  held.revision = newest.revision;
  delete held.version;
  if (theirs !== undefined) {
    followDocument(theirs);
    held.version = $document.get()?.version ?? 0;
  }
}

/** Saves every edit from now on, and writes what is unsaved when the page goes into the journal; gives the function that ends it. */
export function saveEdits(written?: Journal): () => void {
  journal = written;
  const ends = [
    $document.listen((document, before) => {
      if (document === undefined || document.version === before?.version) return;
      if (held?.id !== document.id || document.last === undefined) {
        if (before && held?.id === before.id && before.id !== document.id && isEdited(held, before))
          putAside(before, held);
        const known = arriving?.id === document.id ? arriving : undefined;
        arriving = undefined;
        held = known ?? { id: document.id, revision: 0, tiles: '', updated: kept().clock() };
        if (known) known.version ??= document.version;
        $crossed.set(undefined);
        if ($saving.get().is === 'not-saved') $saving.set({ is: 'saving' });
      } else if (document.last.elsewhere) held.version = document.version;
      else held.updated = kept().clock();
      if (!isEdited(held, document)) {
        $saving.set({ is: held.unsettled ? 'opening' : 'saved' });
        return;
      }
      if ($saving.get().is !== 'not-saved') $saving.set({ is: 'saving' });
      schedule(saveAfter);
    }),
    // What was read of the text is kept with it, once there is time.
    $summary.listen((summary) => {
      if (held && summary?.document === held.id && $document.get()?.last) schedule(retryAfter);
    }),
  ];
  return () => {
    for (const end of ends) end();
    stopTimer();
  };
}

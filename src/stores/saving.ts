import { atom } from 'nanostores';
import { explainFailure } from '../storage/connection.ts';
import type { StoredDocument } from '../storage/documents.ts';
import type { Journal } from '../storage/journal.ts';
import { writeTiles } from '../storage/tiles.ts';
import {
  $document,
  $locked,
  followDocument,
  type OpenDocument,
  type Origin,
  showDocument,
} from './document.ts';
import { kept } from './kept.ts';
import { notify } from './notices.ts';
import { $summary } from './summary.ts';
import { excerptOf, titleOf } from './title.ts';

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

/** What is known of the open document as it is kept. */
interface Held {
  readonly id: string;
  /** The revision that the next save builds on. */
  revision: number;
  /** The version of the text that is kept; none for a new document. */
  version?: number;
  tiles: string;
  /** When the text was last changed. */
  updated: number;
  /** The document was removed: an edit keeps it again, what was read of it does not. */
  removed?: true;
}

let held: Held | undefined;
let arriving: Held | undefined;
let journal: Journal | undefined;
let timer: { readonly id: ReturnType<typeof setTimeout>; readonly due: number } | undefined;
let queue: Promise<void> = Promise.resolve();

/** Opens a document that is kept. */
export function showKept(document: StoredDocument): void {
  const { id, revision, tiles, updated } = document;
  arriving = { id, revision, tiles, updated };
  showDocument(document);
}

/** Opens a new document; it is kept with the next save. */
export function showNew(document: { id: string; text: string } & Partial<Origin>): void {
  arriving = undefined;
  showDocument(document);
}

/** The tiles of the open document as it was last read; those kept before where it has not been. */
function tilesOf(own: Held): string {
  const summary = $summary.get();
  return summary?.document === own.id ? writeTiles(summary.points) : own.tiles;
}

const isEdited = (own: Held, document: OpenDocument): boolean => own.version !== document.version;

/** The open document as it is to be kept. */
function recordOf(document: OpenDocument, own: Held): StoredDocument {
  const { id, crlf, encoding, path, text } = document;
  const { revision, updated } = own;
  const [title, excerpt, tiles] = [titleOf(text), excerptOf(text), tilesOf(own)];
  const whole = { id, crlf, encoding, path, title, excerpt, tiles, updated, revision };
  return { ...whole, text: text.toString(), size: text.length, removed: 0 };
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

async function save(): Promise<void> {
  const [document, own] = [$document.get(), held];
  if (document === undefined || own?.id !== document.id) return;
  const idle = own.removed || $locked.get() !== undefined || tilesOf(own) === own.tiles;
  if (!isEdited(own, document) && idle) return;
  const { version } = document;
  if (isEdited(own, document)) $saving.set({ is: 'saving' });
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
  queue = queue.then(save);
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

/** The page is about to go: what is not saved yet is written down at once, and saved at the next start. */
export function leave(): void {
  const [document, own] = [$document.get(), held];
  if (document && own?.id === document.id && isEdited(own, document)) journal?.write(recordOf(document, own));
}

/** Saves what was written down when a page went; as a version where another tab has saved the document since. */
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
    } catch {
      // It stays written down, for a start at which the browser lets it be saved.
    }
  }
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

/** A document was removed: it is kept again when it is edited, and by nothing else. */
export function noteRemoved(id: string): void {
  if (held?.id === id) held.removed = true;
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
        const known = arriving?.id === document.id ? arriving : undefined;
        arriving = undefined;
        held = known ?? { id: document.id, revision: 0, tiles: '', updated: kept().clock() };
        if (known) known.version = document.version;
        $crossed.set(undefined);
      } else if (document.last.elsewhere) held.version = document.version;
      else held.updated = kept().clock();
      if (!isEdited(held, document)) {
        $saving.set({ is: 'saved' });
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

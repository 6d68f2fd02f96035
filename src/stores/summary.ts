import { atom, computed } from 'nanostores';
import type { Place } from '../engine/index.ts';
import type { PointSummary, Summary } from '../engine/summary.ts';
import {
  type Client,
  createClient,
  type Query,
  type ReadingState,
  type StartChannel,
  type Told,
} from '../worker/client.ts';
import { $document } from './document.ts';
import { offsetBefore, placeSince } from './edits.ts';
import { $safe, allowReading, keepFromReading, noteRead, noteReading, reasonFor } from './safe.ts';

/** A summary, with the version and the document whose text it summarises. */
export interface ReadSummary extends Summary {
  readonly version: number;
  readonly document: string;
}

/** The newest summary of the open document; undefined until the first one came. */
export const $summary = atom<ReadSummary | undefined>();

/** Whether the summary is that of the text as it is. */
export const $reading = atom<ReadingState>({ is: 'reading' });

/** What is known of the open document: its summary, that it is being read for the first time, or that it is not read. */
export const $known = computed(
  [$summary, $reading, $safe],
  (summary, { is }, safe): 'read' | 'reading' | 'unread' => {
    if (summary !== undefined) return 'read';
    return safe !== undefined || is === 'stopped' || is === 'failed' ? 'unread' : 'reading';
  },
);

let client: Client | undefined;

/** Whether two pieces of plain data of the same shape are equal, down to their last member. */
function isSame(a: object, b: object): boolean {
  return Object.entries(a).every(([name, value]) => {
    const other: unknown = Reflect.get(b, name);
    if (typeof value !== 'object' || value === null || typeof other !== 'object' || other === null)
      return value === other;
    if (value instanceof Uint32Array)
      return (
        other instanceof Uint32Array &&
        value.length === other.length &&
        value.every((each, at) => each === other[at])
      );
    if (Array.isArray(value) && (!Array.isArray(other) || other.length !== value.length)) return false;
    return isSame(value, other);
  });
}

/** Gives points that did not change the identity they had, so that they need not be drawn again. */
function keepSame(before: readonly PointSummary[], after: readonly PointSummary[]): readonly PointSummary[] {
  return after.map((point, index) => {
    const old = before[index];
    return old !== undefined && isSame(old, point) ? old : point;
  });
}

function take(summary: Summary, version: number): void {
  const document = $document.get();
  if (document?.version !== version) return;
  const before = $summary.get();
  if (before === undefined) noteRead();
  $summary.set({
    ...summary,
    points: keepSame(before?.points ?? [], summary.points),
    version,
    document: document.id,
  });
}

/** What stops the worker is not read again until the visitor asks for it. */
function onState(state: ReadingState): void {
  const id = $document.get()?.id;
  if (state.is === 'failed' && id !== undefined) {
    noteRead();
    keepFromReading(id, `Reading this document failed: ${state.why}. It is shown as plain text.`);
  }
  $reading.set(state);
}

/** Reads the open document with a worker from now on; gives the function that ends it. */
export function readWith(
  start: StartChannel,
  after?: (ms: number, then: () => void) => () => void,
): () => void {
  const current = createClient({
    start,
    text: () => $document.get()?.text.toString() ?? '',
    onSummary: take,
    onState,
    rehearses: true,
    ...(after ? { after } : {}),
  });
  client = current;
  let seen = 0;
  const unsubscribe = $document.subscribe((document) => {
    if (document === undefined || document.version === seen) return;
    if (reasonFor(document.id) !== undefined) {
      if (document.last === undefined) current.cancel();
      seen = document.version;
      $summary.set(undefined);
      return;
    }
    if (document.last !== undefined && document.last.from === seen) {
      const { changes } = document.last;
      seen = document.version;
      current.edit(seen, changes);
    } else {
      seen = document.version;
      $summary.set(undefined);
      noteReading(document.id);
      current.open(seen);
    }
  });
  return () => {
    unsubscribe();
    current.close();
  };
}

/** Where a place of the newest summary is in the text as it is now, edits since then included. */
export function placeNow(place: Place): Place {
  const version = $summary.get()?.version;
  return (
    (version === undefined ? undefined : placeSince(place, version)) ?? { from: place.from, to: place.to }
  );
}

/** Where an offset of the text as it is now stood in the text that the newest summary is of. */
export function inSummary(at: number): number {
  const version = $summary.get()?.version;
  return version === undefined ? at : offsetBefore(at, version);
}

/** Waits for the summary of the text as it is; rejects when the reading stops or fails. */
export function whenCurrent(): Promise<ReadSummary> {
  return new Promise((resolve, reject) => {
    const look = (): boolean => {
      const summary = $summary.get();
      if (summary?.version === $document.get()?.version && summary) resolve(summary);
      else if ($reading.get().is === 'stopped' || $reading.get().is === 'failed')
        reject(new Error('The document is not being read.'));
      else return false;
      return true;
    };
    if (look()) return;
    const ends = [$summary, $reading].map((store) =>
      store.listen(() => {
        if (look()) for (const end of ends) end();
      }),
    );
  });
}

/** Ends the reading under way. */
export function cancelReading(): void {
  client?.cancel();
}

/** Reads again after the reading was ended or failed, also what is not read for safety. */
export function resumeReading(): void {
  const document = $document.get();
  if (document !== undefined && reasonFor(document.id) !== undefined) {
    allowReading(document.id);
    noteReading(document.id);
    client?.open(document.version);
    return;
  }
  client?.resume();
}

/** Asks something of the open text as it is; rejects when it is not being read. */
export async function askEngine<Q extends Query>(query: Q): Promise<Told<Q>> {
  if (client === undefined) throw new Error('The document is not being read.');
  return client.ask(query);
}

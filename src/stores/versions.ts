import type { Text } from '@codemirror/state';
import { atom } from 'nanostores';
import { explainFailure } from '../storage/connection.ts';
import type { ListedVersion, VersionKind } from '../storage/versions.ts';
import { $document, changeDocument, differenceOf, type OpenDocument } from './document.ts';
import { kept } from './kept.ts';
import { notify } from './notices.ts';

/** The versions of the open document, the newest first, as they were last listed. */
export const $versions = atom<readonly ListedVersion[]>([]);

/** While a document is written, a version is kept when the last one is older than this, in milliseconds. */
const every = 10 * 60_000;

/** An edit that replaces this much of a text at once has the version before it kept: characters, and a share. */
const much = { characters: 1_000, share: 0.3 };

/** So many automatic versions of a document are kept; beyond, the ones closest to their neighbours go. */
const automatic = 60;

/** When the last version of each document was kept in this page. */
const lastKept = new Map<string, number>();
let queue: Promise<unknown> = Promise.resolve();

/** Numbers of the automatic versions to let go: those that follow soonest after an older one; the newest ten stay. */
export function thinOut(versions: readonly ListedVersion[], limit = automatic): number[] {
  const left = versions.filter(({ kind }) => kind === 'automatic').toSorted((a, b) => b.at - a.at);
  const gone: number[] = [];
  while (left.length > limit) {
    const gapOf = (index: number): number => (left[index]?.at ?? 0) - (left[index + 1]?.at ?? -Infinity);
    let closest = Math.min(10, left.length - 1);
    for (let index = closest; index < left.length; index += 1)
      if (gapOf(index) < gapOf(closest)) closest = index;
    for (const { number } of left.splice(closest, 1)) gone.push(number);
  }
  return gone;
}

async function add(document: string, text: Text, kind: VersionKind, note: string): Promise<void> {
  const { storage, clock, tabs } = kept();
  const versions = await storage.versions.list(document);
  const [newest] = versions;
  const same =
    newest?.size === text.length &&
    (await storage.versions.load(document, newest.number)) === text.toString();
  if (same && kind === 'named') await storage.versions.name(document, newest.number, note);
  if (same) return;
  await storage.versions.add({ document, text: text.toString(), kind, note, at: clock() });
  const gone = thinOut(versions);
  if (gone.length > 0) await storage.versions.remove(document, gone);
  tabs.post({ kind: 'listed' });
}

/**
 * Keeps a text of a document as a version, unless the newest one is the same already. Rejects when the browser
 * refuses.
 */
export function keepVersion(
  { id, text }: Pick<OpenDocument, 'id' | 'text'>,
  kind: VersionKind,
  note: string,
): Promise<void> {
  lastKept.set(id, kept().clock());
  const done = queue.then(() => add(id, text, kind, note));
  queue = done.catch(() => {});
  return done;
}

/** Keeps the open text before it is replaced; `what` is about to happen, as in "Before all fixes". Says so when it cannot. */
export async function keepBefore(what: string): Promise<boolean> {
  const document = $document.get();
  if (document === undefined) return false;
  try {
    await keepVersion(document, 'kept', `Before ${what}`);
    return true;
  } catch (error) {
    notify(`No version was kept before ${what}: ${explainFailure(error)}.`, { kind: 'problem' });
    return false;
  }
}

/** Keeps the open text as the visitor asks: under a name, or without one. */
export async function nameOpen(name: string): Promise<void> {
  const document = $document.get();
  if (document === undefined) return;
  try {
    await (name === ''
      ? keepVersion(document, 'kept', 'Kept by hand')
      : keepVersion(document, 'named', name));
  } catch (error) {
    notify(`The version was not kept: ${explainFailure(error)}.`, { kind: 'problem' });
  }
  await listVersions();
}

/** Reads the versions of the open document anew. */
export async function listVersions(): Promise<void> {
  const id = $document.get()?.id;
  await queue;
  const versions =
    id === undefined
      ? []
      : await kept()
          .storage.versions.list(id)
          .catch(() => []);
  if ($document.get()?.id === id) $versions.set(versions);
}

/** The text of a version of the open document. */
export async function loadVersion(number: number): Promise<string | undefined> {
  const id = $document.get()?.id;
  return id === undefined ? undefined : kept().storage.versions.load(id, number);
}

/** Gives a version of the open document a name. */
export async function nameVersion(number: number, name: string): Promise<void> {
  const id = $document.get()?.id;
  if (id !== undefined && name.trim() !== '') await kept().storage.versions.name(id, number, name.trim());
  await listVersions();
}

/** Removes a version of the open document; it can be brought back as long as the message stands. */
export async function removeVersion(version: ListedVersion): Promise<void> {
  const { document, number, at, kind, note } = version;
  const { versions } = kept().storage;
  const text = await versions.load(document, number);
  await versions.remove(document, [number]);
  await listVersions();
  const bringBack = async (): Promise<void> => {
    await versions.add({ document, at, kind, note, text: text ?? '' }, number);
    await listVersions();
  };
  notify('The version was removed.', { action: { label: 'Bring it back', run: () => void bringBack() } });
}

/** Makes the text of a version the open text: an edit like any other, kept as a version itself; the one before is kept too. */
export async function restoreVersion(number: number, title: string): Promise<boolean> {
  const document = $document.get();
  const text = await loadVersion(number);
  if (document === undefined || text === undefined) return false;
  if (!(await keepBefore(`restoring “${title}”`))) return false;
  const now = $document.get();
  if (now?.id !== document.id) return false;
  changeDocument([differenceOf(now.text.toString(), text)]);
  const restored = $document.get();
  if (restored?.text.toString() !== text) return false;
  await keepVersion(restored, 'kept', `Restored from “${title}”`);
  await listVersions();
  return true;
}

/** Whether an edit replaces much of a text at once. */
function replacesMuch({ last, text }: OpenDocument, before: OpenDocument): boolean {
  let removed = 0;
  last?.changes.iterChangedRanges((from, to) => {
    removed += to - from;
  });
  const length = Math.max(before.text.length, text.length);
  return removed > much.characters || (removed > 40 && removed > much.share * length);
}

/** Keeps versions at meaningful moments from now on; gives the function that ends it. */
export function keepVersions(): () => void {
  const end = kept().tabs.listen((message) => {
    if (message.kind === 'listed' && $versions.get().length > 0) void listVersions();
  });
  const endEdits = $document.listen((document, before) => {
    if (document?.last === undefined || document.last.elsewhere || before?.id !== document.id) return;
    const last = lastKept.get(document.id);
    const large = replacesMuch(document, before);
    if (last !== undefined && !large && kept().clock() - last < every) return;
    const opened = last === undefined ? 'As it was when it was opened' : 'While it was written';
    // A full disk is told by the saving of the text itself.
    keepVersion(before, large ? 'kept' : 'automatic', large ? 'Before much was replaced' : opened).catch(() =>
      lastKept.delete(document.id),
    );
  });
  return () => {
    end();
    endEdits();
  };
}

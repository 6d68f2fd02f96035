/** What can be done with documents beside opening them. Loaded when it is needed. */
import { Text } from '@codemirror/state';
import { computed } from 'nanostores';
import { explainFailure } from '../storage/connection.ts';
import type { StoredDocument } from '../storage/documents.ts';
import { $document, applyTo, changeDocument } from './document.ts';
import { $documents, $listed, listAnew, listDocuments, newDocument, openDocument } from './documents.ts';
import { kept, newId } from './kept.ts';
import { notify } from './notices.ts';
import { whyReadOnly } from './read-only.ts';
import { erase, noteRemoved, saveNow } from './saving.ts';
import { excerptOf, retitle, titleOf } from './title.ts';

/** Those that were removed, the last removed first. */
export const $removed = computed($documents, (documents) =>
  documents.filter(({ removed }) => removed > 0).toSorted((a, b) => b.removed - a.removed),
);

/** Removed documents are kept this long, in milliseconds: 30 days. */
const keptAfterRemoval = 30 * 24 * 60 * 60_000;

/** Says that something was not done, and why. */
function refuse(what: string, error: unknown): void {
  notify(`${what}: ${explainFailure(error)}.`, { kind: 'problem' });
}

/** Gives a document that is not open another text; a tab that writes it takes it over. */
async function rewrite(document: StoredDocument, text: Text): Promise<void> {
  const { storage, tabs, clock } = kept();
  const said = {
    title: titleOf(text, document.path),
    excerpt: excerptOf(text),
    size: text.length,
    updated: clock(),
  };
  const saved = await storage.documents.save({ ...document, ...said, text: text.toString() });
  if (saved.is === 'conflict') throw new Error('it is being edited in another tab');
  tabs.post({ kind: 'saved', id: document.id });
}

/** Gives a document another title, in its text: in its first heading, or in one above the text. */
export async function renameDocument(id: string, title: string): Promise<void> {
  const name = title.replace(/\s+/g, ' ').trim();
  if (name === '') return;
  try {
    const open = $document.get();
    if (open?.id === id) {
      const why = whyReadOnly();
      if (why !== undefined) throw new Error(why);
      changeDocument([retitle(open.text, name)]);
    } else {
      const document = await kept().storage.documents.load(id);
      if (document === undefined) return;
      const text = Text.of(document.text.split('\n'));
      await rewrite(document, applyTo(text, [retitle(text, name)]));
    }
    await saveNow();
  } catch (error) {
    refuse('The document was not renamed', error);
  }
  await listAnew();
}

/** Keeps a copy of a document beside it, "(copy)" after its title; the copy is not opened. */
export async function duplicateDocument(id: string): Promise<void> {
  const { storage, clock } = kept();
  await saveNow();
  try {
    const document = await storage.documents.load(id);
    if (document === undefined) return;
    const text = Text.of(document.text.split('\n'));
    const title = `${titleOf(text, document.path)} (copy)`;
    const copy = applyTo(text, [retitle(text, title)]);
    const said = { title, size: copy.length, updated: clock(), revision: 0, removed: 0 };
    await storage.documents.save({ ...document, ...said, id: newId(), text: copy.toString() });
    notify(`“${title}” was made.`);
  } catch (error) {
    refuse('No copy was made', error);
  }
  await listAnew();
}

/** Brings a removed document back; gives whether it could. */
export async function bringBack(id: string, open = true): Promise<void> {
  try {
    await kept().storage.documents.remove(id, 0);
    noteRemoved(id, 0);
    if (open) await openDocument(id);
  } catch (error) {
    refuse('The document was not brought back', error);
  }
  await listAnew();
}

/** Removes a document, and says so unless told not to: it can be brought back for 30 days. The open one gives way to the next. */
export async function removeDocument(id: string, tell = true): Promise<void> {
  await saveNow();
  const title = $listed.get().find((document) => document.id === id)?.title ?? 'The document';
  const { storage, clock, tabs } = kept();
  const at = clock();
  try {
    await storage.documents.remove(id, at);
    noteRemoved(id, at);
  } catch (error) {
    refuse('The document was not removed', error);
    return;
  }
  const [next] = (await listDocuments()).filter((document) => document.id !== id);
  if ($document.get()?.id === id && !(next && (await openDocument(next.id)))) await newDocument();
  tabs.post({ kind: 'removed', id });
  await listAnew();
  if (!tell) return;
  notify(`“${title}” was removed.`, {
    action: { label: 'Bring it back', run: () => void bringBack(id) },
  });
}

/** Drops a removed document for good. */
export async function eraseDocument(id: string): Promise<void> {
  await erase(id).catch((error) => refuse('The document was not dropped', error));
  await listAnew();
}

/** Drops what was removed long enough ago. */
export async function eraseOld(): Promise<void> {
  const before = kept().clock() - keptAfterRemoval;
  await listDocuments();
  for (const { id, removed } of $removed.get()) if (removed < before) await eraseDocument(id);
}

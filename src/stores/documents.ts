import { atom, computed } from 'nanostores';
import { pointIds, points } from '../engine/editor.ts';
import type { Place } from '../engine/index.ts';
import type { ListedDocument } from '../storage/documents.ts';
import { normaliseLines } from '../storage/lines.ts';
import { $document, $openId, changeDocument, type Origin } from './document.ts';
import { kept, newId } from './kept.ts';
import { $lastDocument } from './preferences.ts';
import { findDocument, keepShown, saveNow, showKept, showNew, showUnsettled } from './saving.ts';
import { writeAt } from './selection.ts';
import { $summary } from './summary.ts';
import { $readUnopened, tilesOf } from './unopened.ts';
import { claim } from './writing.ts';

/** Every document this browser keeps, removed ones too, the last changed first. */
export const $documents = atom<readonly ListedDocument[]>([]);

/** Those that are there, with the one that is open marked. */
export const $listed = computed(
  [$documents, $openId, $summary, $readUnopened],
  (documents, openId, summary) =>
    documents
      .filter(({ removed }) => removed === 0)
      .map((document) => ({
        ...document,
        // Of the open one more is known than what was kept with it.
        points: summary?.document === document.id ? summary.points : tilesOf(document),
        open: document.id === openId,
      })),
);

/** Reads the list of documents anew; leaves it as it was when the browser refuses. */
export async function listDocuments(): Promise<ReturnType<typeof $listed.get>> {
  try {
    $documents.set(await kept().storage.documents.list());
  } catch {
    // What cannot be listed cannot be saved either, and saving says so.
  }
  return $listed.get();
}

/** The list has changed: here, and in other tabs. */
export async function listAnew(): Promise<void> {
  await listDocuments();
  kept().tabs.post({ kind: 'listed' });
}

/**
 * Opens a text as a new document beside all others; gives its id. `chosen` is where one begins to write: it is chosen as
 * soon as the text is there, and not when all is saved.
 */
export async function addDocument(
  text: string,
  { prefix, chosen, ...origin }: Partial<Origin> & { prefix?: string; chosen?: Place } = {},
): Promise<string> {
  const id = newId(prefix);
  await saveNow();
  await claim(id);
  await saveNow();
  showNew({ id, text, ...origin });
  if (chosen) writeAt(chosen);
  $lastDocument.set(id);
  await saveNow();
  await listAnew();
  return id;
}

/** Shows a text as a new document before anything is known of those that are kept; gives its id. */
export function showAtOnce(text: string, prefix: string): string {
  const id = newId(prefix);
  // Nobody else can have it: the claim is not waited for.
  void claim(id);
  showUnsettled({ id, text });
  return id;
}

/** Keeps what `showAtOnce` has shown beside all others. */
export async function keepAtOnce(id: string): Promise<void> {
  $lastDocument.set(id);
  await keepShown(id);
  await listAnew();
}

/** Opens a document that is kept; gives whether it was there. */
export async function openDocument(id: string): Promise<boolean> {
  if ($document.get()?.id === id) return true;
  await saveNow();
  try {
    // The claim on the open document is not given up for one that is not there.
    if ($document.get() && (await findDocument(id)) === undefined) return false;
    await claim(id);
    // What was typed here meanwhile is saved; then comes what the tab that wrote the document saved when it let go.
    await saveNow();
    const newest = await findDocument(id);
    if (newest === undefined) return false;
    showKept(newest);
    $lastDocument.set(id);
    return true;
  } catch {
    return false;
  }
}

/** The text of a document that is kept; undefined where there is none, or the browser refuses. */
export async function storedText(id: string): Promise<string | undefined> {
  const { documents } = kept().storage;
  return (await documents.load(id).catch(() => undefined))?.text;
}

/** Opens the untouched copy of a text among the documents with that prefix, or adds one. */
export async function showOrAdd(prefix: string, raw: string): Promise<void> {
  const { text } = normaliseLines(raw);
  await saveNow();
  for (const { id } of await listDocuments()) {
    if (!id.startsWith(`${prefix}.`)) continue;
    if ((await storedText(id)) === text && (await openDocument(id))) return;
  }
  await addDocument(text, { prefix });
}

/** The nine headings and nothing else: every point is unstated. */
export const emptySpecification = `# Specification: Untitled\n\n${pointIds
  .map((id) => `## ${points[id].number}. ${points[id].title}\n`)
  .join('\n')}`;

/** Opens a new document with the nine headings, its title chosen: what is typed first is its name. */
export async function newDocument(): Promise<void> {
  const from = emptySpecification.indexOf('Untitled');
  await addDocument(emptySpecification, { chosen: { from, to: from + 'Untitled'.length } });
}

/** A heading of Markdown, underlined or not. */
const heading = /^(?:#{1,6}\s+\S|.+\n(?:=+|-{3,})\s*$)/m;

/**
 * Puts a pasted document in the place of a new one in which nothing was written yet, as one step that can be undone.
 * False where the open document holds anything else, or what is pasted is a part of one.
 */
export function fillNew(pasted: string): boolean {
  const open = $document.get()?.text.toString();
  if (open !== emptySpecification || !heading.test(pasted)) return false;
  changeDocument([{ from: 0, to: open.length, insert: normaliseLines(pasted).text }]);
  return true;
}

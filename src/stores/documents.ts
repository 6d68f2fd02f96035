import { atom, computed } from 'nanostores';
import { limits, pointIds, points } from '../engine/editor.ts';
import type { DocumentStorage, ListedDocument } from '../storage/documents.ts';
import { downloadText, nameFile, normaliseLines, readFile } from '../storage/files.ts';
import { $document, $openId, showDocument, titleOf } from './document.ts';
import { notify } from './notices.ts';
import { $lastDocument } from './preferences.ts';
import { forgetRevision, noteRevision, restoreRemoved, saveNow } from './saving.ts';
import { choosePlace } from './selection.ts';

/** Every document this browser keeps, the last edited first. */
export const $documents = atom<readonly ListedDocument[]>([]);

/** The same, with the one that is open marked. */
export const $listed = computed([$documents, $openId], (documents, openId) =>
  documents.map((document) => ({ ...document, open: document.id === openId })),
);

let storage: DocumentStorage | undefined;

/** Says where documents are kept. */
export function keepDocumentsIn(kept: DocumentStorage): void {
  storage = kept;
}

/** Reads the list of documents anew; leaves it as it was when the browser refuses. */
export async function listDocuments(): Promise<readonly ListedDocument[]> {
  try {
    $documents.set((await storage?.list()) ?? []);
  } catch {
    // What cannot be listed cannot be saved either, and saving says so.
  }
  return $documents.get();
}

const newId = (prefix = 'document'): string =>
  `${prefix}.${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;

/** Opens a text as a new document beside all others. */
export async function addDocument(
  text: string,
  { crlf = false, prefix }: { crlf?: boolean; prefix?: string } = {},
) {
  await saveNow();
  const id = newId(prefix);
  showDocument({ id, text, crlf });
  $lastDocument.set(id);
  await saveNow();
  await listDocuments();
}

/** Opens a document that is kept; gives whether it was there. */
export async function openDocument(id: string): Promise<boolean> {
  if ($document.get()?.id === id) return true;
  await saveNow();
  try {
    const kept = await storage?.load(id);
    if (kept === undefined) return false;
    noteRevision(kept.id, kept.revision);
    showDocument(kept);
    $lastDocument.set(id);
    return true;
  } catch {
    return false;
  }
}

/** The text of a document that is kept; undefined where there is none, or the browser refuses. */
export async function storedText(id: string): Promise<string | undefined> {
  return (await storage?.load(id).catch(() => undefined))?.text;
}

/** Opens the untouched copy of a text among the documents with that prefix, or adds one. */
export async function showOrAdd(prefix: string, raw: string): Promise<void> {
  const { text } = normaliseLines(raw);
  await saveNow();
  for (const { id } of await listDocuments()) {
    if (!id.startsWith(`${prefix}.`)) continue;
    const kept = await storage?.load(id).catch(() => undefined);
    if (kept?.text === text && (await openDocument(id))) return;
  }
  await addDocument(text, { prefix });
}

/** The nine headings and nothing else: every point is unstated. */
export const emptySpecification = `# Specification: Untitled\n\n${pointIds
  .map((id) => `## ${points[id].number}. ${points[id].title}\n`)
  .join('\n')}`;

/** Opens a new document with the nine headings, its title chosen: what is typed first is its name. */
export async function newDocument(): Promise<void> {
  await addDocument(emptySpecification);
  const from = emptySpecification.indexOf('Untitled');
  choosePlace({ from, to: from + 'Untitled'.length }, 'outline');
}

/** Opens files as documents, the last one in front; says of each refused file why. */
export async function openFiles(files: readonly File[]): Promise<void> {
  for (const file of files) {
    const read = await readFile(file);
    if (read.is === 'refused') notify(read.why, { kind: 'problem' });
    else await addDocument(read.text, { crlf: read.crlf });
  }
}

/** Opens a pasted text as a new document; ignores what holds only blanks. */
export async function openText(text: string): Promise<void> {
  if (text.trim() === '') return;
  if (text.length > limits.document) {
    const limit = limits.document.toLocaleString('en');
    notify(`The pasted text was not opened: the limit is ${limit} characters.`, { kind: 'problem' });
    return;
  }
  const { text: lines, crlf } = normaliseLines(text);
  await addDocument(lines, { crlf });
  notify('The pasted text was opened as a new document.');
}

/** Gives the open document to the visitor as a Markdown file. */
export function saveAsFile(): void {
  const document = $document.get();
  if (document === undefined) return;
  const name = nameFile(titleOf(document.text));
  downloadText(name, { text: document.text.toString(), crlf: document.crlf });
  notify(`Saved as ${name} in your downloads.`);
}

/** Removes a document, which can be brought back as long as the message stands. The open one gives way to the next. */
export async function removeDocument(id: string): Promise<void> {
  await saveNow();
  const kept = await storage?.load(id).catch(() => undefined);
  if (kept === undefined) return;
  await storage?.remove(id);
  forgetRevision(id);
  const [next] = (await listDocuments()).filter((document) => document.id !== id);
  if ($document.get()?.id === id && !(next && (await openDocument(next.id)))) await newDocument();
  const bringBack = async (): Promise<void> => {
    await restoreRemoved(kept);
    await openDocument(id);
    await listDocuments();
  };
  notify(`"${kept.title}" was removed.`, { action: { label: 'Bring it back', run: () => void bringBack() } });
}

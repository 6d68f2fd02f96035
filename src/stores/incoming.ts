import { Text } from '@codemirror/state';
import { limits } from '../engine/editor.ts';
import { explainFailure } from '../storage/connection.ts';
import { canPickFolder, canSaveInPlace, pickFiles, pickFolder } from '../storage/disk.ts';
import type { Drop } from '../storage/drop.ts';
import { readFile } from '../storage/files.ts';
import { type Gathered, gatherDrop, gatherFiles, gatherFolder, type Incoming } from '../storage/incoming.ts';
import { normaliseLines } from '../storage/lines.ts';
import { findSame, type IncomingText, type Kept, keepAll, tellOpened } from './arrivals.ts';
import { knowFile } from './disk.ts';
import { $document, $openId } from './document.ts';
import { addDocument, listDocuments, openDocument } from './documents.ts';
import { kept } from './kept.ts';
import { dismiss, notify } from './notices.ts';
import { titleOf } from './title.ts';

/** The document that is saved to this very file, if there is one. */
async function findByHandle(handle: FileSystemFileHandle): Promise<string | undefined> {
  for (const file of await kept().storage.files.all())
    if (await file.handle.isSameEntry(handle)) return file.id;
  return undefined;
}

/** Remembers the file that a document came from, so that it is saved in place. */
async function remember(id: string, { handle, file }: Incoming): Promise<void> {
  if (handle === undefined) return;
  const stamp = { modified: file.lastModified, bytes: file.size };
  await kept()
    .storage.files.save({ id, handle, ...stamp })
    // A handle that cannot be kept is no loss: the text is.
    .catch(() => {});
  await knowFile(id);
}

const isArchive = (file: File): boolean => /\.zip$/i.test(file.name);

/** A file that was not opened, with the sentence that names it and the one that does not. */
interface Refused {
  readonly path: string;
  readonly why: string;
  readonly reason: string;
}

/** Refused files that are named; the rest is counted. */
const named = 3;

/** What is said of refused files: one message, however many they are. */
export function refusal(files: readonly Refused[]): string {
  const [only] = files;
  if (files.length === 1 && only) return only.why;
  const reasons = files.slice(0, named).map(({ path, reason }) => `${path}: ${reason}`);
  const rest = files.length > named ? [`And ${files.length - named} more.`] : [];
  return [`${files.length} files were not opened.`, ...reasons, ...rest].join(' ');
}

let leaveRefusal = (): void => {};

/** Says which files were refused, in the place of what was said of others before, until another document is opened. */
function tellRefused(files: readonly Refused[]): void {
  leaveRefusal();
  if (files.length === 0) return;
  const message = notify(refusal(files), { kind: 'problem' });
  const end = $openId.listen(() => leaveRefusal());
  leaveRefusal = () => {
    end();
    dismiss(message);
    leaveRefusal = () => {};
  };
}

/** Opens files as documents, the first in front; says of each refused file why. Zips are unpacked. */
export async function openGathered({ files, folder, leftOut }: Gathered): Promise<void> {
  const refused: Refused[] = [];
  const texts: (IncomingText & { readonly from: Incoming })[] = [];
  for (const incoming of files) {
    if (isArchive(incoming.file)) {
      const { openArchive } = await import('./transfer.ts');
      await openArchive(incoming.file);
      continue;
    }
    const known = incoming.handle && (await findByHandle(incoming.handle).catch(() => undefined));
    if (known !== undefined && (await openDocument(known))) continue;
    const read = await readFile(incoming.file, incoming.path);
    if (read.is === 'refused') {
      refused.push({ ...read, path: incoming.path });
      continue;
    }
    if (read.mixed)
      notify(`The lines of ${incoming.path} end in two ways; saved from here, they all end in one.`);
    texts.push({ ...read, path: incoming.path, from: incoming });
  }
  const [only] = texts;
  let arrived: Kept;
  if (texts.length === 1 && only) {
    const same = await findSame(only).catch(() => undefined);
    const { crlf, encoding, path } = only;
    const id = same ?? (await addDocument(only.text, { crlf, encoding, path }));
    if (same !== undefined) await openDocument(same);
    await remember(id, only.from);
    arrived = { added: [], known: same === undefined ? 0 : 1 };
  } else {
    arrived = await keepAll(texts);
    const listed = await listDocuments();
    for (const { from, path } of texts) {
      const id = arrived.added.find((one) => listed.find((document) => document.id === one)?.path === path);
      if (id !== undefined) await remember(id, from);
    }
  }
  tellRefused(refused);
  if (folder && texts.length === 0) notify('There is no Markdown file in this folder.', { kind: 'problem' });
  const most = limits.folderFiles.toLocaleString('en');
  tellOpened(arrived, leftOut > 0 ? ` ${leftOut} more were left out: the limit is ${most}.` : '');
}

/** Opens dropped files and folders. */
export function openDrop(drop: Drop): Promise<void> {
  return tellFailure(gatherDrop(drop).then(openGathered));
}

/** Opens picked or pasted files. */
export function openFiles(files: readonly File[]): Promise<void> {
  return tellFailure(openGathered(gatherFiles(files)));
}

/** Lets the visitor pick files: to be saved in place, where the browser can do that. */
export function openByPicker(): Promise<void> {
  if (!canSaveInPlace()) {
    document.querySelector<HTMLInputElement>('input[type=file]:not([webkitdirectory])')?.click();
    return Promise.resolve();
  }
  const picked = pickFiles().then(async (handles) => {
    const files = await Promise.all(
      handles.map(async (handle) => ({ file: await handle.getFile(), path: handle.name, handle })),
    );
    await openGathered({ files, folder: false, leftOut: 0 });
  });
  return tellFailure(picked);
}

/** Lets the visitor pick a folder, and opens the Markdown files in it. */
export function openFolderByPicker(): Promise<void> {
  if (!canPickFolder()) {
    document.querySelector<HTMLInputElement>('input[webkitdirectory]')?.click();
    return Promise.resolve();
  }
  const picked = pickFolder().then(async (folder) => {
    if (folder) await openGathered(await gatherFolder(folder));
  });
  return tellFailure(picked);
}

async function tellFailure(done: Promise<void>): Promise<void> {
  try {
    await done;
  } catch (error) {
    notify(`It was not opened: ${explainFailure(error)}.`, { kind: 'problem' });
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
  notify(`The pasted text was opened as a new document: ${titleOf($document.get()?.text ?? Text.empty)}.`);
}

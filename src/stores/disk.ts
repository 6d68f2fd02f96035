import { atom } from 'nanostores';
import { explainFailure } from '../storage/connection.ts';
import { canSaveInPlace, mayWrite, pickPlace, stampOf, writeTo } from '../storage/disk.ts';
import { downloadText, encodeText, nameFile, type ReadText, readFile } from '../storage/files.ts';
import type { StoredFile } from '../storage/storage.ts';
import { $document, changeDocument, differenceOf, type OpenDocument } from './document.ts';
import { kept } from './kept.ts';
import { notify } from './notices.ts';
import { refuseReadOnly } from './read-only.ts';
import { titleOf } from './title.ts';
import { keepBefore } from './versions.ts';

/** The file that the open document is saved to. */
export interface DiskState {
  readonly document: string;
  readonly name: string;
  /** Somebody else has changed the file since it was last read or written here. */
  readonly changed: boolean;
}

/** The file of the open document; undefined when it has none. */
export const $disk = atom<DiskState | undefined>();

/** The file of the open document as it was last read or written here. */
let file: StoredFile | undefined;

/** The open document as the text of a file. */
const formOf = ({ text, crlf, encoding }: OpenDocument): ReadText => ({
  text: text.toString(),
  crlf,
  encoding,
});

const nameOf = ({ path, text }: OpenDocument): string => path.split('/').at(-1) || nameFile(titleOf(text));

/** The document to save; says so where none is open yet. */
function openOne(): OpenDocument | undefined {
  const document = $document.get();
  if (document === undefined) notify('There is nothing to save yet: no document is open.');
  return document;
}

/** Gives the open document to the visitor as a file in the downloads. */
export function downloadOpen(): void {
  const document = openOne();
  if (document === undefined) return;
  const name = nameOf(document);
  downloadText(name, formOf(document));
  notify(`Saved as ${name} in your downloads.`);
}

async function keepFile(next: StoredFile): Promise<void> {
  if ($document.get()?.id === next.id) {
    file = next;
    $disk.set({ document: next.id, name: next.handle.name, changed: false });
  }
  // What cannot be kept is asked for again next time.
  await kept()
    .storage.files.save(next)
    .catch(() => {});
}

/** Whether the file is not as it was last read or written here. Rejects when it cannot be read. */
async function hasChanged({ handle, modified, bytes }: StoredFile): Promise<boolean> {
  const stamp = stampOf(await handle.getFile());
  return stamp.modified !== modified || stamp.bytes !== bytes;
}

/** Notices when the file of the open document has become another; does nothing where the browser wants to be asked first. */
export async function checkDisk(): Promise<void> {
  const [own, document] = [file, $document.get()];
  if (own === undefined || document?.id !== own.id) return;
  try {
    if (!(await hasChanged(own))) return;
    const now = await own.handle.getFile();
    const read = await readFile(now);
    const open = $document.get();
    if (file !== own || open?.id !== own.id) return;
    const same = read.is === 'text' && read.text === open.text.toString();
    if (same) await keepFile({ ...own, ...stampOf(now) });
    else $disk.set({ document: own.id, name: own.handle.name, changed: true });
  } catch {
    // The file is gone, or the browser asks first: saving tells.
  }
}

/** Writes a document to a file, also when another one was opened meanwhile. */
async function write(document: OpenDocument, handle: FileSystemFileHandle): Promise<void> {
  const stamp = await writeTo(handle, encodeText(formOf(document)));
  notify(`Saved to ${handle.name}.`);
  await keepFile({ id: document.id, handle, ...stamp });
}

/**
 * Saves the open document to its file, or asks where; where the browser knows no files, into the downloads. A file
 * that has changed meanwhile is not written over: `$disk` says so, and the visitor chooses.
 */
export async function saveFile(): Promise<void> {
  const document = openOne();
  if (document === undefined) return;
  if (!canSaveInPlace()) {
    downloadOpen();
    return;
  }
  try {
    if (file?.id !== document.id) {
      const handle = await pickPlace(nameOf(document));
      if (handle) await write(document, handle);
      return;
    }
    const { handle } = file;
    if (!(await mayWrite(handle))) {
      notify(`The browser was not allowed to write ${handle.name}.`, { kind: 'problem' });
      return;
    }
    await checkDisk();
    if ($document.get()?.id !== document.id)
      notify(`${handle.name} was not saved: another document was opened.`, { kind: 'problem' });
    else if (!$disk.get()?.changed) await write(document, handle);
  } catch (error) {
    notify(`The file was not saved: ${explainFile(error)}.`, {
      kind: 'problem',
      action: { label: 'Download it', run: downloadOpen },
    });
  }
}

const explainFile = (error: unknown): string =>
  error instanceof DOMException && error.name === 'NotFoundError'
    ? 'it is no longer where it was'
    : explainFailure(error);

/** Writes over a file that somebody else has changed. */
export async function overwriteDisk(): Promise<void> {
  const document = $document.get();
  try {
    if (file && document?.id === file.id) await write(document, file.handle);
  } catch (error) {
    notify(`The file was not saved: ${explainFile(error)}.`, { kind: 'problem' });
  }
}

/** Takes over what somebody else has made of the file; the text before is kept as a version. */
export async function takeFromDisk(): Promise<void> {
  const own = file;
  if (own === undefined || refuseReadOnly()) return;
  const now = await own.handle.getFile().catch(() => undefined);
  const read = now && (await readFile(now));
  if (now === undefined || read?.is !== 'text') {
    notify(read?.is === 'refused' ? read.why : 'The file could not be read.', { kind: 'problem' });
    return;
  }
  if (!(await keepBefore(`taking ${own.handle.name} from the disk`))) return;
  const document = $document.get();
  if (document?.id !== own.id || refuseReadOnly()) return;
  changeDocument([differenceOf(document.text.toString(), read.text)]);
  await keepFile({ ...own, ...stampOf(now) });
}

/** Goes on with the text that is here; the file is left as it is until it is saved. */
export function leaveDisk(): void {
  const state = $disk.get();
  if (state) $disk.set({ ...state, changed: false });
}

/** Notices changes of the file this often while the page is looked at, in milliseconds. */
const every = 5_000;

/** Knows the file of whatever document is open, from now on; gives the function that ends it. */
export function followDisk(): () => void {
  const end = $document.subscribe((document, before) => {
    if (document === undefined || document.id === before?.id) return;
    file = undefined;
    $disk.set(undefined);
    void knowFile(document.id);
  });
  const timer = setInterval(() => {
    if (globalThis.document?.visibilityState === 'visible') void checkDisk();
  }, every);
  return () => {
    end();
    clearInterval(timer);
  };
}

/** Looks up the file of the open document. */
export async function knowFile(id: string): Promise<void> {
  const known = await kept()
    .storage.files.load(id)
    .catch(() => undefined);
  if ($document.get()?.id !== id || known === undefined) return;
  file = known;
  $disk.set({ document: id, name: known.handle.name, changed: false });
  await checkDisk();
}

import type { StoredFile } from './database.ts';

/** The parts of the File System Access API that TypeScript's own library leaves out. Only some browsers have them. */
interface Pickers {
  readonly showOpenFilePicker?: (options: object) => Promise<FileSystemFileHandle[]>;
  readonly showSaveFilePicker?: (options: object) => Promise<FileSystemFileHandle>;
  readonly showDirectoryPicker?: (options: object) => Promise<FileSystemDirectoryHandle>;
}

/** What a handle can be asked besides; absent where there are no permissions to ask for. */
interface Permissions {
  readonly queryPermission?: (options: { mode: 'readwrite' }) => Promise<PermissionState>;
  readonly requestPermission?: (options: { mode: 'readwrite' }) => Promise<PermissionState>;
}

const pickers = (): Pickers => globalThis as Pickers;

const markdown = { description: 'Markdown', accept: { 'text/markdown': ['.md', '.markdown', '.txt'] } };
const archives = { description: 'Zip', accept: { 'application/zip': ['.zip'] } };

/** Whether files can be opened and saved in place. */
export const canSaveInPlace = (): boolean => pickers().showSaveFilePicker !== undefined;

/** Whether a folder can be picked by `pickFolder`. */
export const canPickFolder = (): boolean => pickers().showDirectoryPicker !== undefined;

/** What a picker gives; nothing when the visitor changed their mind. */
async function unlessCancelled<T>(picked: Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await picked;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

/** Lets the visitor pick files to open. */
export async function pickFiles(): Promise<readonly FileSystemFileHandle[]> {
  const types = [markdown, archives];
  return (
    (await unlessCancelled(
      pickers().showOpenFilePicker?.({
        id: 'ninefold',
        multiple: true,
        types,
        excludeAcceptAllOption: false,
      }),
    )) ?? []
  );
}

/** Lets the visitor pick a folder to open. */
export const pickFolder = (): Promise<FileSystemDirectoryHandle | undefined> =>
  unlessCancelled(pickers().showDirectoryPicker?.({ id: 'ninefold' }));

/** Lets the visitor say where a file is to be saved. */
export const pickPlace = (name: string): Promise<FileSystemFileHandle | undefined> =>
  unlessCancelled(pickers().showSaveFilePicker?.({ id: 'ninefold', suggestedName: name, types: [markdown] }));

/** Whether the visitor lets this page write the file; asks where they have not said yet, which needs a key or click. */
export async function mayWrite(handle: FileSystemFileHandle & Permissions): Promise<boolean> {
  const mode = { mode: 'readwrite' } as const;
  if (handle.queryPermission === undefined || (await handle.queryPermission(mode)) === 'granted') return true;
  return (await handle.requestPermission?.(mode)) === 'granted';
}

/** Writes a file as a whole: a failure on the way leaves it as it was. Gives what it is then. */
export async function writeTo(
  handle: FileSystemFileHandle,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Pick<StoredFile, 'modified' | 'bytes'>> {
  const stream = await handle.createWritable();
  try {
    await stream.write(bytes);
  } catch (error) {
    await stream.abort().catch(() => {});
    throw error;
  }
  await stream.close();
  return stampOf(await handle.getFile());
}

/** By what a file is known to be as it was. */
export const stampOf = (file: File): Pick<StoredFile, 'modified' | 'bytes'> => ({
  modified: file.lastModified,
  bytes: file.size,
});

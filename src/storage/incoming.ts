import { limits } from '../engine/editor.ts';
import type { Drop } from './drop.ts';

/** A file that was dropped or picked. */
export interface Incoming {
  readonly file: File;
  /** Its name, with the folders it stood in. */
  readonly path: string;
  /** Where it can be saved in place. */
  readonly handle?: FileSystemFileHandle;
}

/** What came in, and how much of a folder was left out since it was too much. */
export interface Gathered {
  readonly files: readonly Incoming[];
  /** A folder was among it: then what is no Markdown was passed over. */
  readonly folder: boolean;
  readonly leftOut: number;
}

/** Folders that hold no documents of the visitor's own. */
const passedOver = /^(?:\.|node_modules$|__MACOSX$)/;

/** Whether a file of a folder or archive is taken for a document: Markdown, by its name. */
export const isMarkdown = (path: string): boolean =>
  /\.(?:md|markdown)$/i.test(path) && !path.split('/').some((part) => passedOver.test(part));

/** A list that fills with the Markdown files of folders, up to the limit. */
function gather(): { take: (incoming: Incoming) => void; files: Incoming[]; leftOut: () => number } {
  const files: Incoming[] = [];
  let left = 0;
  return {
    files,
    leftOut: () => left,
    take(incoming) {
      if (!isMarkdown(incoming.path)) return;
      if (files.length < limits.folderFiles) files.push(incoming);
      else left += 1;
    },
  };
}

type Into = ReturnType<typeof gather>;

/** The members of a directory; TypeScript's library does not know that it can be gone through. */
type Members = FileSystemDirectoryHandle & { values: () => AsyncIterable<FileSystemHandle> };

async function walkHandle(handle: FileSystemHandle, path: string, into: Into): Promise<void> {
  if (handle.kind === 'file') {
    const own = handle as FileSystemFileHandle;
    if (isMarkdown(path)) into.take({ file: await own.getFile(), path, handle: own });
    return;
  }
  for await (const member of (handle as Members).values())
    if (!passedOver.test(member.name)) await walkHandle(member, `${path}/${member.name}`, into);
}

async function walkEntry(entry: FileSystemEntry, path: string, into: Into): Promise<void> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    into.take({ file, path });
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const more = () => new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  // A reader gives a hundred at a time, and none at the end.
  for (let entries = await more(); entries.length > 0; entries = await more())
    for (const member of entries)
      if (!passedOver.test(member.name)) await walkEntry(member, `${path}/${member.name}`, into);
}

const finish = (files: readonly Incoming[], into: Into, folder: boolean): Gathered => ({
  files: [...files, ...into.files.toSorted((a, b) => (a.path < b.path ? -1 : 1))],
  folder,
  leftOut: into.leftOut(),
});

/** The Markdown files of a picked folder. */
export async function gatherFolder(folder: FileSystemDirectoryHandle): Promise<Gathered> {
  const into = gather();
  await walkHandle(folder, folder.name, into);
  return finish([], into, true);
}

/** Picked files; those of a folder say where in it they stood. */
export function gatherFiles(files: readonly File[]): Gathered {
  const folder = files.some(({ webkitRelativePath }) => webkitRelativePath);
  if (!folder) return { files: files.map((file) => ({ file, path: file.name })), folder, leftOut: 0 };
  const into = gather();
  for (const file of files) into.take({ file, path: file.webkitRelativePath });
  return finish([], into, folder);
}

/** Files and folders of a drop. */
export async function gatherDrop(drop: Drop): Promise<Gathered> {
  const [single, into]: [Incoming[], Into] = [[], gather()];
  let folder = false;
  for (const { file, entry, handle } of drop) {
    const held = (await handle) ?? undefined;
    if (held?.kind === 'directory') await walkHandle(held, held.name, into);
    else if (entry?.isDirectory) await walkEntry(entry, entry.name, into);
    else if (file)
      single.push({ file, path: file.name, ...(held ? { handle: held as FileSystemFileHandle } : {}) });
    folder ||= held?.kind === 'directory' || entry?.isDirectory === true;
  }
  return finish(single, into, folder);
}

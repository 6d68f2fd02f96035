/** What a key, a button or a drop sets off, as far as it is loaded when it is first wanted. */
import { holdDrop } from '../storage/drop.ts';
import { notify } from './notices.ts';

/** Runs what was loaded; says so when it could not be. */
function run<T>(loading: Promise<T>, then: (loaded: T) => unknown): void {
  loading.then(then).catch((error) =>
    notify(`That could not be done: ${error instanceof Error ? error.message : 'it was not loaded'}.`, {
      kind: 'problem',
    }),
  );
}

const incoming = () => import('./incoming.ts');
const disk = () => import('./disk.ts');

/** Opens what was dropped. */
export function openDrop(transfer: DataTransfer): void {
  const drop = holdDrop(transfer);
  run(incoming(), (loaded) => loaded.openDrop(drop));
}

/** Opens files. */
export const openFiles = (files: readonly File[]): void =>
  run(incoming(), (loaded) => loaded.openFiles(files));

/** Opens a pasted text. */
export const openText = (text: string): void => run(incoming(), (loaded) => loaded.openText(text));

/** Lets the visitor pick files to open. */
export const openPicked = (): void => run(incoming(), ({ openByPicker }) => openByPicker());

/** Lets the visitor pick a folder to open. */
export const openFolder = (): void => run(incoming(), ({ openFolderByPicker }) => openFolderByPicker());

/** Saves the open document to its file. */
export const saveFile = (): void => run(disk(), (loaded) => loaded.saveFile());

/** Gives the open document as a file in the downloads. */
export const downloadOpen = (): void => run(disk(), (loaded) => loaded.downloadOpen());

/** Notices when the file on disk was changed. */
export const checkFile = (): void => run(disk(), ({ checkDisk }) => checkDisk());

/** Gives everything as one zip. */
export const exportEverything = (): void =>
  run(import('./transfer.ts'), (loaded) => loaded.exportEverything());

const questions = () => import('./questions.ts');

/** Copies what the document leaves open. */
export const copyQuestions = (): void => run(questions(), (loaded) => loaded.copyQuestions());

/** Gives what the document leaves open as a file. */
export const saveQuestions = (): void => run(questions(), (loaded) => loaded.saveQuestions());

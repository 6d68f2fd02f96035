import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $listed, listDocuments, newDocument, openDocument } from '../stores/documents.ts';
import { openByPicker, openFiles, openFolderByPicker } from '../stores/incoming.ts';
import {
  $removed,
  bringBack,
  duplicateDocument,
  eraseDocument,
  removeDocument,
  renameDocument,
} from '../stores/library.ts';
import { closeOverlay } from '../stores/overlay.ts';
import { $space, askToKeep, describeSpace, measureSpace } from '../stores/space.ts';
import { exportEverything } from '../stores/transfer.ts';
import { readUnopened } from '../stores/unopened.ts';
import { charactersOf, timeOf } from '../stores/words.ts';
import { Documents } from '../ui/documents/documents.tsx';

/** What is looked at is listed anew; what was never read is read for it, until the dialog is closed. */
function begin(): () => void {
  let end = (): void => {};
  let ended = false;
  void listDocuments().then((documents) => {
    if (!ended) end = readUnopened(documents.filter(({ open }) => !open));
  });
  void measureSpace();
  return () => {
    ended = true;
    end();
  };
}

/** Closes the dialog, then does something that shows another document. */
const leaving =
  <A extends unknown[]>(run: (...args: A) => Promise<unknown>) =>
  (...args: A): void => {
    closeOverlay();
    void run(...args);
  };

/** Every document this browser keeps. */
export function DocumentsDialog() {
  const documents = useStore($listed);
  const removed = useStore($removed);
  const space = useStore($space);
  useEffect(begin, []);
  return (
    <Documents
      documents={documents.map(({ id, title, path, excerpt, size, updated, points, open }) => ({
        id,
        title,
        detail: path === '' ? excerpt : `${path}${excerpt === '' ? '' : `: ${excerpt}`}`,
        size: charactersOf(size),
        changed: timeOf(updated),
        tiles: points,
        open,
      }))}
      removed={removed.map(({ id, title, removed: at }) => ({ id, title, when: timeOf(at) }))}
      space={describeSpace(space)}
      mayBeDropped={space?.persisted === false}
      onOpen={leaving(openDocument)}
      onRename={(id, title) => void renameDocument(id, title)}
      onDuplicate={(id) => void duplicateDocument(id)}
      onRemove={(id) => void removeDocument(id)}
      onBringBack={(id) => void bringBack(id, false)}
      onErase={(id) => void eraseDocument(id)}
      onNew={leaving(newDocument)}
      onOpenFiles={leaving(openByPicker)}
      onOpenFolder={() => void openFolderByPicker().then(closeOverlay)}
      onFolderFiles={leaving(openFiles)}
      onExport={() => void exportEverything()}
      onKeep={() => void askToKeep()}
      onClose={closeOverlay}
    />
  );
}

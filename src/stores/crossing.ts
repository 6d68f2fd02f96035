import { Text } from '@codemirror/state';
import { explainFailure } from '../storage/connection.ts';
import { $document, $locked, type OpenDocument } from './document.ts';
import { addDocument } from './documents.ts';
import { kept } from './kept.ts';
import { notify } from './notices.ts';
import { $crossed, saveNow, settleCrossing } from './saving.ts';
import { keepVersion } from './versions.ts';
import { takeOver } from './writing.ts';

/** Carries out a choice between two texts that crossed; what the browser refuses is said, and the choice stays. */
async function choose(run: (document: OpenDocument) => Promise<void>): Promise<void> {
  const document = $document.get();
  if (document === undefined || $crossed.get()?.document !== document.id) return;
  try {
    // What is here is kept as a version first, to its last key.
    await saveNow();
    await run(document);
  } catch (error) {
    notify(`That could not be done: ${explainFailure(error)}.`, { kind: 'problem' });
  }
}

/** Goes on with what is here; what the other tab made of the document stays as a version. */
export const keepMine = (): Promise<void> =>
  choose(async ({ id }) => {
    await takeOver();
    if ($locked.get() !== undefined) throw new Error('another tab does not let go of the document');
    const theirs = await kept().storage.documents.load(id);
    if (theirs !== undefined) {
      const text = Text.of(theirs.text.split('\n'));
      await keepVersion({ id, text }, 'kept', 'What another tab had made of it');
    }
    settleCrossing({ id, revision: theirs?.revision ?? 0 });
    await saveNow();
  });

/** Goes on with what the other tab made of the document; what was here stays as a version. */
export const keepTheirs = (): Promise<void> =>
  choose(async ({ id }) => {
    const theirs = await kept().storage.documents.load(id);
    if (theirs === undefined) throw new Error('the document is no longer there');
    settleCrossing(theirs, theirs.text);
  });

/** Keeps what is here as a document of its own, and opens it. */
export const keepBoth = (): Promise<void> =>
  choose(async ({ text, crlf, encoding, path }) => {
    await addDocument(text.toString(), { crlf, encoding, path });
  });

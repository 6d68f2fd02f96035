import { createJournal, type Journal } from '../storage/journal.ts';
import { createStorage } from '../storage/storage.ts';
import { createTabs } from '../storage/tabs.ts';
import { type StartChannel, startWorker } from '../worker/client.ts';
import { $document, $openId } from './document.ts';
import { keepAtOnce, listDocuments, newDocument, openDocument, showAtOnce } from './documents.ts';
import { $filtered } from './filter.ts';
import { keepIn, kept, type Outside } from './kept.ts';
import { dismiss, notify } from './notices.ts';
import { $lastDocument } from './preferences.ts';
import { avoidWhatKilled, enterSafeMode } from './safe.ts';
import { draftOf, expectSample, openSample } from './samples.ts';
import { noteRemoved, recover, saveEdits, saveNow } from './saving.ts';
import { stepFinding } from './selection.ts';
import { readWith } from './summary.ts';
import { hearTabs } from './writing.ts';

/** What the workbench needs from outside; a browser's own where nothing else is given. */
interface Surroundings extends Partial<Outside> {
  readonly start?: StartChannel;
  readonly journal?: Journal;
  /** The slug in `?sample=…`, when the page was opened for one. */
  readonly sample: string | null;
  /** `?safe`: no document is read until the visitor asks for it. */
  readonly safe?: boolean;
}

/** The sample a first visitor finds: a draft with something to mend. The page has drawn it before any script ran. */
const firstSample = 'tool-library';

/** Another tab has removed the open document: it stays on the screen, and an edit keeps it again. */
function tellRemoved(id: string): void {
  noteRemoved(id, kept().clock());
  notify('This document was removed in another tab. What you write here keeps it again.', {
    kind: 'problem',
  });
}

/** Says what a first visitor sees, as long as that is open. */
function tellDraft(): void {
  const hint = notify('This is a draft to try things on. Open or drop a Markdown file of your own.', {
    action: { label: 'Write a new one', run: () => void newDocument() },
  });
  const end = $openId.listen(() => {
    dismiss(hint);
    end();
  });
}

/**
 * What nothing is known of to have been opened before finds the draft at once: it is kept where there is no other
 * document, or it was written in by the time that is known. Gives the function that decides.
 */
function showDraft(): (isOther: boolean) => Promise<boolean> {
  const id = showAtOnce(draftOf(firstSample), `sample-${firstSample}`);
  return async (isOther) => {
    const open = $document.get();
    if (open?.id !== id) return true;
    if (isOther && open.last === undefined) return false;
    const kept = keepAtOnce(id);
    tellDraft();
    await kept;
    return true;
  };
}

/** Opens the sample asked for, the document last open, the one last edited, or on a first visit an example. */
async function openFirst(
  sample: string | null,
  settle: ReturnType<typeof showDraft> | undefined,
): Promise<void> {
  if (sample !== null) expectSample(sample);
  const [newest] = await listDocuments();
  if (await settle?.(newest !== undefined)) return;
  // What the visitor has opened meanwhile stays in front.
  if (settle === undefined && sample === null && $openId.get() !== undefined) return;
  const last = $lastDocument.get() ?? newest?.id;
  if (sample !== null && (await openSample(sample))) {
    // It is open.
  } else if (last !== undefined && (await openDocument(last))) {
    // It is open.
  } else if (newest !== undefined && (await openDocument(newest.id))) {
    // The document last open is gone.
  } else if (await openSample(firstSample)) tellDraft();
  else await newDocument();
}

/** Starts reading and saving, and opens a document. Gives the function that ends it. */
export async function startWorkbench({
  start = startWorker,
  storage = createStorage(),
  tabs = createTabs(),
  clock = Date.now,
  journal = createJournal(),
  sample,
  safe = false,
}: Surroundings): Promise<() => void> {
  keepIn({ storage, tabs, clock });
  avoidWhatKilled();
  if (safe) enterSafeMode();
  const ends = [readWith(start), saveEdits(journal), hearTabs(tellRemoved, () => void listDocuments())];
  const settle = sample === null && $lastDocument.get() === null ? showDraft() : undefined;
  await recover(journal);
  await openFirst(sample, settle);
  const late = import('./late.ts').then(({ beginLate }) => ends.push(beginLate()));
  late.catch(() =>
    notify('A part of the workbench was not loaded. Load the page again.', { kind: 'problem' }),
  );
  return () => {
    void saveNow();
    for (const end of ends) end();
  };
}

/** Steps to the next (1) or previous (−1) finding that is not left out. */
export function goToFinding(direction: 1 | -1): void {
  if (stepFinding(direction, $filtered.get()) === undefined) notify('There is no finding to go to.');
}

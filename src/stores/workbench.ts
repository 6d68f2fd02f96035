import { createDocumentStorage, type DocumentStorage } from '../storage/documents.ts';
import { createJournal, type Journal } from '../storage/journal.ts';
import { type StartChannel, startWorker } from '../worker/client.ts';
import { keepDocumentsIn, listDocuments, newDocument, openDocument } from './documents.ts';
import { $filtered } from './filter.ts';
import { notify } from './notices.ts';
import { $lastDocument } from './preferences.ts';
import { openSample } from './samples.ts';
import { recover, saveIn, saveNow } from './saving.ts';
import { stepFinding } from './selection.ts';
import { askEngine, readWith } from './summary.ts';

/** What the workbench needs from outside; a browser's own where nothing else is given. */
interface Surroundings {
  readonly start?: StartChannel;
  readonly storage?: DocumentStorage;
  readonly journal?: Journal;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
  /** The slug in `?sample=…`, when the page was opened for one. */
  readonly sample: string | null;
}

/** The sample a first visitor finds. */
const firstSample = 'invoicing';

/**
 * Starts reading and saving, and opens the sample asked for, the document last open, the one last edited, or on
 * a first visit an example. Gives the function that ends it.
 */
export async function startWorkbench({
  start = startWorker,
  storage = createDocumentStorage(),
  journal = createJournal(),
  clock = Date.now,
  sample,
}: Surroundings): Promise<() => void> {
  keepDocumentsIn(storage);
  const ends = [readWith(start), saveIn(storage, clock, journal)];
  await recover(storage, journal);
  const [newest] = await listDocuments();
  const last = $lastDocument.get() ?? newest?.id;
  if (sample !== null && (await openSample(sample))) {
    // It is open.
  } else if (last !== undefined && (await openDocument(last))) {
    // It is open.
  } else if (newest !== undefined && (await openDocument(newest.id))) {
    // The document last open is gone.
  } else if (!(await openSample(firstSample))) await newDocument();
  return () => {
    for (const end of ends) end();
    void saveNow();
  };
}

/** Steps to the next (1) or previous (−1) finding that is not left out. */
export function goToFinding(direction: 1 | -1): void {
  if (stepFinding(direction, $filtered.get()) === undefined) notify('There is no finding to go to.');
}

/** Gives the questions as Markdown to `copy`, and says how many there were. */
export async function copyQuestions(copy: (markdown: string) => Promise<void>): Promise<void> {
  try {
    const { reply: markdown } = await askEngine({ ask: 'questions' });
    const count = markdown.match(/^\s*- \[ \]/gm)?.length ?? 0;
    await copy(markdown);
    notify(count === 1 ? 'One question was copied.' : `${count} questions were copied.`);
  } catch (error) {
    notify(
      `The questions were not copied: ${error instanceof Error ? error.message : 'the browser refused'}.`,
      {
        kind: 'problem',
      },
    );
  }
}

import { Text } from '@codemirror/state';
import { atom } from 'nanostores';
import type { Summary } from '../engine/summary.ts';
import { type OpenedLink, openShareLink, type SharedDocument } from '../storage/share-link.ts';
import { createClient, type StartChannel, startWorker } from '../worker/client.ts';
import { $document } from './document.ts';
import { addDocument, listDocuments, openDocument, storedText } from './documents.ts';
import { notify } from './notices.ts';
import { panes, showPane } from './pane.ts';
import { choosePlace } from './selection.ts';
import { titleOf } from './title.ts';

/** A document that came by a link and is looked at. Nothing of it is kept yet. */
export interface Received {
  readonly shared: SharedDocument;
  readonly title: string;
  readonly lines: number;
  /** The document of this browser that has the same text, if there is one. */
  readonly known: string | undefined;
  /** How its nine points stand; undefined as long as it is being read, or when it cannot be. */
  readonly summary: Summary | undefined;
}

/** The document that is looked at; undefined before it was unpacked. */
export const $received = atom<Received | undefined>();

let stop = (): void => {};

/** A text that takes longer than this to read, in milliseconds, is shown without its nine points. */
const longest = 10_000;

async function findSame(title: string, text: string): Promise<string | undefined> {
  for (const listed of await listDocuments())
    if (listed.title === title && (await storedText(listed.id)) === text) return listed.id;
  return undefined;
}

function readTiles({ shared }: Received, start: StartChannel): void {
  const client = createClient({
    start,
    text: () => shared.text,
    onSummary: (summary) => {
      const received = $received.get();
      if (received?.shared === shared) $received.set({ ...received, summary });
      stop();
    },
    onState: () => {},
  });
  const timer = setTimeout(client.close, longest);
  stop = () => {
    clearTimeout(timer);
    client.close();
    stop = () => {};
  };
  client.open(1);
}

/** Unpacks a link to be looked at; gives what became of it. What is wrong with it is said in a message. */
export async function receive(
  fragment: string,
  start: StartChannel = startWorker,
): Promise<OpenedLink['is']> {
  leaveReceived();
  const opened = await openShareLink(fragment);
  if (opened.is !== 'document') {
    notify(opened.why, { kind: 'problem' });
    return opened.is;
  }
  const shared = opened.document;
  const lines = Text.of(shared.text.split('\n'));
  const title = titleOf(lines);
  const known = await findSame(title, shared.text);
  const received = { shared, title, lines: lines.lines, known, summary: undefined };
  $received.set(received);
  readTiles(received, start);
  return 'document';
}

/** Keeps what is looked at as a document beside all others, or opens the one that has the same text; goes to the place the link names. */
export async function keepReceived(): Promise<void> {
  const received = $received.get();
  if (received === undefined) return;
  leaveReceived();
  const { shared, known, title } = received;
  const { text, crlf, encoding, selection, view } = shared;
  if (known === undefined || !(await openDocument(known))) {
    await addDocument(text, { crlf, ...(encoding === undefined ? {} : { encoding }) });
    notify(`“${title}” was opened from a link, and is kept beside your other documents.`);
  } else notify(`“${title}” was here already, and is open now.`);
  if (selection) choosePlace(selection, { by: 'outline', version: $document.get()?.version });
  const pane = panes.find((one) => one === view);
  if (pane) showPane(pane);
}

/** Forgets what was looked at. */
export function leaveReceived(): void {
  stop();
  $received.set(undefined);
}

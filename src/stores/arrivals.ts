import { Text } from '@codemirror/state';
import { explainFailure } from '../storage/connection.ts';
import type { ReadText } from '../storage/files.ts';
import { listDocuments, openDocument } from './documents.ts';
import { kept, newId } from './kept.ts';
import { bringBack, removeDocument } from './library.ts';
import { notify } from './notices.ts';
import { saveNow } from './saving.ts';
import { excerptOf, titleOf } from './title.ts';

/** A text that came in, with where it stood. */
export type IncomingText = ReadText & { readonly path: string };

/** The document that came from the same file and is still the same text, if there is one. */
export async function findSame({ path, text }: IncomingText): Promise<string | undefined> {
  const { documents } = kept().storage;
  for (const listed of await listDocuments()) {
    if (listed.path !== path || listed.size !== text.length) continue;
    if ((await documents.load(listed.id))?.text === text) return listed.id;
  }
  return undefined;
}

/** Keeps a text as a document without opening it; gives its id, and whether it was there before. */
async function keepIncoming(incoming: IncomingText): Promise<{ id: string; known: boolean }> {
  const same = await findSame(incoming);
  if (same !== undefined) return { id: same, known: true };
  const { storage, clock } = kept();
  const text = Text.of(incoming.text.split('\n'));
  const { crlf, encoding, path } = incoming;
  const said = { title: titleOf(text, path), excerpt: excerptOf(text), size: text.length, tiles: '' };
  const id = newId();
  const origin = { crlf, encoding, path };
  const document = { id, ...origin, ...said, text: incoming.text, updated: clock(), revision: 0, removed: 0 };
  await storage.documents.save(document);
  return { id, known: false };
}

/** What became of texts that came in: the ids of the new documents, and how many were here already. */
export interface Kept {
  readonly added: readonly string[];
  readonly known: number;
}

/** Keeps texts as documents beside all others and opens the first. */
export async function keepAll(texts: readonly IncomingText[]): Promise<Kept> {
  const added: string[] = [];
  let known = 0;
  let first: string | undefined;
  try {
    await saveNow();
    for (const text of texts) {
      const one = await keepIncoming(text);
      first ??= one.id;
      if (one.known) known += 1;
      else added.push(one.id);
    }
  } catch (error) {
    const left = texts.length - added.length - known;
    notify(`${left} of ${texts.length} documents could not be kept: ${explainFailure(error)}.`, {
      kind: 'problem',
    });
  }
  await listDocuments();
  if (first !== undefined) await openDocument(first);
  return { added, known };
}

/** How many documents were opened and how many were here already, in words. */
function countOpened(added: number, known: number): string {
  const all = known === 1 ? 'This document was' : `All ${known} documents were`;
  if (added === 0 && known > 0) return `${all} here already.`;
  const opened = `${added === 1 ? 'One document was' : `${added} documents were`} opened.`;
  return known === 0 ? opened : `${opened} ${known === 1 ? 'One was' : `${known} were`} here already.`;
}

/** Says how many documents were opened, and takes them back on request; one that simply opens needs no words. */
export function tellOpened({ added, known }: Kept, besides = ''): void {
  if (added.length < 2 && known === 0 && besides === '') return;
  const takeBack = async (): Promise<void> => {
    const titles = added.length;
    for (const id of added) await removeDocument(id, false);
    notify(`${titles} documents were removed.`, {
      action: {
        label: 'Bring them back',
        run: async () => {
          for (const id of added) await bringBack(id, false);
        },
      },
    });
  };
  notify(`${countOpened(added.length, known)}${besides}`, {
    ...(added.length > 0 ? { action: { label: 'Take them back', run: () => void takeBack() } } : {}),
  });
}

/** Everything in one zip, and back. Loaded when it is needed. */
import { Text } from '@codemirror/state';
import { pack, unpack, type WholeDocument } from '../storage/archive.ts';
import { explainFailure } from '../storage/connection.ts';
import { downloadBytes, readBytes } from '../storage/files.ts';
import { type IncomingText, keepAll, tellOpened } from './arrivals.ts';
import { listDocuments, openDocument } from './documents.ts';
import { kept, newId } from './kept.ts';
import { notify } from './notices.ts';
import { saveNow, unsaved } from './saving.ts';
import { excerptOf, titleOf } from './title.ts';

/** All documents with all their versions, by id; what the browser does not keep yet, as it is. */
async function readAll(): Promise<WholeDocument[]> {
  const { documents, versions } = kept().storage;
  const newer = new Map(unsaved().map((document) => [document.id, document]));
  const ids = new Set([...newer.keys(), ...(await documents.list()).map(({ id }) => id)]);
  const all: WholeDocument[] = [];
  for (const id of [...ids].toSorted()) {
    const document = newer.get(id) ?? (await documents.load(id));
    if (document === undefined) continue;
    const whole = [];
    for (const version of await versions.list(id))
      whole.push({ ...version, text: (await versions.load(id, version.number)) ?? '' });
    all.push({ document, versions: whole.reverse() });
  }
  return all;
}

/** Gives all documents with all their versions to the visitor as one zip. */
export async function exportEverything(): Promise<void> {
  await saveNow();
  try {
    const all = await readAll();
    const day = new Date(kept().clock()).toISOString().slice(0, 10);
    downloadBytes(`ninefold-${day}.zip`, await pack(all), 'application/zip');
    const count = all.length === 1 ? 'One document' : `${all.length} documents`;
    notify(`${count} with all versions: ninefold-${day}.zip in your downloads.`);
  } catch (error) {
    notify(`Nothing was exported: ${explainFailure(error)}.`, { kind: 'problem' });
  }
}

/**
 * Keeps a document of an export with its versions. One that is here already is left as it is and gets the versions it
 * lacks; where the texts differ, the imported one is kept beside it. Gives its id when it is new.
 */
async function keepImported({ document, versions }: WholeDocument): Promise<string | undefined> {
  const { storage, clock } = kept();
  const here = await storage.documents.load(document.id);
  const same = here?.text === document.text;
  const id = (here && !same) || document.id === '' ? newId() : document.id;
  if (!same) {
    const text = Text.of(document.text.split('\n'));
    const said = {
      title: titleOf(text, document.path),
      excerpt: excerptOf(text),
      updated: Math.min(document.updated, clock()),
    };
    await storage.documents.save({ ...document, ...said, id, revision: 0 });
  }
  const known = new Set(same ? (await storage.versions.list(id)).map(({ at }) => at) : []);
  for (const { document: _, number, ...version } of versions)
    if (!known.has(version.at))
      await storage.versions.add({ ...version, document: id }, same || number === 0 ? undefined : number);
  return same ? undefined : id;
}

async function keepExport(documents: readonly WholeDocument[], leftOut: number): Promise<void> {
  const added: string[] = [];
  for (const document of documents) {
    const id = await keepImported(document);
    if (id !== undefined) added.push(id);
  }
  await listDocuments();
  const first = added.find(
    (id) => documents.find(({ document }) => document.id === id)?.document.removed === 0,
  );
  if (first !== undefined) await openDocument(first);
  const known = documents.length - added.length;
  tellOpened({ added, known }, leftOut > 0 ? ` ${leftOut} were damaged or too long, and left out.` : '');
}

/** Opens a zip: what Ninefold exported, with its versions; of any other the Markdown files. */
export async function openArchive(file: File): Promise<void> {
  await saveNow();
  const refuse = (why: string): number => notify(`${file.name} was not opened: ${why}`, { kind: 'problem' });
  try {
    const unpacked = await unpack(new Uint8Array(await file.arrayBuffer()));
    if (unpacked.is === 'refused') refuse(unpacked.why);
    else if (unpacked.is === 'export') await keepExport(unpacked.documents, unpacked.leftOut);
    else {
      const texts: IncomingText[] = [];
      for (const { path, bytes } of unpacked.files) {
        const read = readBytes(path, bytes);
        if (read.is === 'text') texts.push({ ...read, path });
        else notify(read.why, { kind: 'problem' });
      }
      if (texts.length === 0) refuse('there is no Markdown file in it.');
      else tellOpened(await keepAll(texts));
    }
  } catch (error) {
    refuse(`${explainFailure(error)}.`);
  }
}

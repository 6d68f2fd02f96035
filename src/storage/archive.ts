/** Documents with their versions in one zip, and back. Loaded when it is needed. */
import { Unzip, UnzipInflate, Zip, ZipDeflate } from 'fflate';
import { limits } from '../engine/editor.ts';
import type { ListedVersion, StoredDocument } from './database.ts';
import { breathe } from './deflate.ts';
import { encodeText, nameFile } from './files.ts';
import { encodingOf, importDocument, importVersion } from './imported.ts';
import { isMarkdown } from './incoming.ts';

/** A document with everything that is kept of it. */
export interface WholeDocument {
  readonly document: StoredDocument;
  readonly versions: readonly (ListedVersion & { readonly text: string })[];
}

/** What an archive holds: documents that Ninefold exported, or the Markdown files of any other. */
export type Unpacked =
  | {
      readonly is: 'export';
      readonly documents: readonly WholeDocument[];
      /** How many documents were listed whose text is not there, or over the limit. */
      readonly leftOut: number;
    }
  | { readonly is: 'files'; readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[] }
  | { readonly is: 'refused'; readonly why: string };

/** The file of an export that lists what is in it. */
const listName = 'ninefold.json';

type Export = Extract<Unpacked, { is: 'export' }>;

/** A text that UTF-8 cannot hold stands in the list, where JSON can write it. */
type Entry<T> = Omit<T, 'text'> & { readonly file: string; readonly text?: string };

interface List {
  readonly ninefold: 1;
  readonly documents: readonly (Entry<Omit<StoredDocument, 'revision'>> & {
    readonly versions: readonly Entry<ListedVersion>[];
  })[];
}

/** The format knows no time before 1980; a day more, for every time zone. */
const earliest = Date.UTC(1980, 0, 2);

/** How the bytes of a file stand for a text. */
type Form = Pick<StoredDocument, 'encoding' | 'crlf'>;

/** So many bytes of a zip are unpacked at once: at most a thousand times as many come out. */
const slice = 4_096;

const utf8: Form = { crlf: false, encoding: 'utf-8' };

/** Packs documents: each as the file it would be saved as, its versions beside it, and a list of them all. */
export async function pack(documents: readonly WholeDocument[]): Promise<Uint8Array<ArrayBuffer>> {
  const files = new Map<string, { bytes: Uint8Array; mtime: Date }>();
  const taken = new Set([listName]);
  const put = (name: string, at: number, bytes: Uint8Array): string => {
    let free = name;
    for (let count = 2; taken.has(free.toLowerCase()); count += 1)
      free = name.replace(/(?=\.md$)/, `-${count}`);
    taken.add(free.toLowerCase());
    files.set(free, { bytes, mtime: new Date(Math.max(at, earliest)) });
    return free;
  };
  const entry = <T extends { readonly text: string }>(item: T, file: string): Entry<T> => {
    const { text, ...rest } = item;
    return { ...rest, file, ...(/\p{Surrogate}/u.test(text) ? { text } : {}) };
  };
  const list: List = {
    ninefold: 1,
    documents: documents.map(({ document, versions }) => {
      const file = put(nameFile(document.title), document.updated, encodeText(document));
      const kept = versions.map((version) => {
        const name = `history/${file.replace(/\.md$/, '')}/${String(version.number).padStart(4, '0')}.md`;
        return entry(version, put(name, version.at, encodeText({ ...utf8, text: version.text })));
      });
      const { revision: _, ...said } = document;
      return { ...entry(said, file), versions: kept };
    }),
  };
  const bytes = new TextEncoder().encode(`${JSON.stringify(list, undefined, 2)}\n`);
  return zip(files.set(listName, { bytes, mtime: new Date(earliest) }));
}

/** Zips on this thread, since a strict policy lets nobody start workers from blobs, and lets the page breathe in between. */
async function zip(
  files: ReadonlyMap<string, { readonly bytes: Uint8Array; readonly mtime: Date }>,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk as Uint8Array<ArrayBuffer>);
  });
  for (const [name, { bytes, mtime }] of files) {
    const file = Object.assign(new ZipDeflate(name, { level: 6 }), { mtime });
    archive.add(file);
    file.push(bytes, true);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  archive.end();
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** The files of a zip; undefined when they come to more than the limits. Rejects when it is no zip. */
async function unzip(bytes: Uint8Array): Promise<Map<string, Uint8Array> | undefined> {
  const files = new Map<string, Uint8Array>();
  let [total, over] = [0, false];
  let failure: Error | undefined;
  const reader = new Unzip((file) => {
    const chunks: Uint8Array[] = [];
    if (over || file.name.endsWith('/') || !(file.name === listName || isMarkdown(file.name))) return;
    file.ondata = (error, chunk, final) => {
      failure ??= error ?? undefined;
      if (over || error) return;
      total += chunk.length;
      over = total > limits.unpacked || files.size > limits.archiveFiles;
      if (over) file.terminate();
      else chunks.push(chunk);
      if (final && !over) files.set(file.name, joined(chunks));
    };
    file.start();
  });
  reader.register(UnzipInflate);
  let since = performance.now();
  for (let at = 0; at < bytes.length && !over; at += slice) {
    reader.push(bytes.subarray(at, at + slice), at + slice >= bytes.length);
    since = await breathe(since);
    if (failure) throw failure;
  }
  return over ? undefined : files;
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** The text of a file of an export, as it was. */
function decode(bytes: Uint8Array, { encoding, crlf }: Form): string {
  const label = encoding.startsWith('utf-16') ? encoding : 'utf-8';
  const all = new TextDecoder(label, { ignoreBOM: true }).decode(bytes);
  const text = encoding === 'utf-8' ? all : all.replace(/^\ufeff/, '');
  return crlf ? text.replaceAll('\r\n', '\n') : text;
}

/** A member of a list that says something; nothing of any other. */
const saidIn = (list: unknown): Readonly<Record<string, unknown>>[] =>
  Array.isArray(list) ? list.filter((one) => typeof one === 'object' && one !== null) : [];

/** Reads the list of an export with the texts it names; leaves out what has none, or too much. */
function readList(listed: unknown, files: ReadonlyMap<string, Uint8Array>): Omit<Export, 'is'> {
  const textOf = ({ file, text }: Readonly<Record<string, unknown>>, form: Form): string | undefined => {
    const bytes = typeof file === 'string' ? files.get(file) : undefined;
    const whole = typeof text === 'string' ? text : bytes && decode(bytes, form);
    return whole === undefined || whole.length > limits.document ? undefined : whole;
  };
  const all = saidIn(listed);
  const documents = all.flatMap((said) => {
    const text = textOf(said, { encoding: encodingOf(said.encoding), crlf: said.crlf === true });
    if (text === undefined) return [];
    const document = importDocument(said, text);
    const versions = saidIn(said.versions).flatMap((version) => {
      const own = textOf(version, utf8);
      return own === undefined ? [] : [importVersion(version, document.id, own)];
    });
    return [{ document, versions }];
  });
  return { documents, leftOut: all.length - documents.length };
}

/** Unpacks a zip. Refuses what is none, and what unpacks to more than the limits, in a sentence for the visitor. */
export async function unpack(bytes: Uint8Array): Promise<Unpacked> {
  try {
    const files = await unzip(bytes);
    if (files === undefined) {
      const limit = `${limits.unpacked / 1_000_000} MB`;
      return { is: 'refused', why: `it unpacks to more than ${limit}.` };
    }
    const listed = files.get(listName);
    if (listed !== undefined) {
      const list: Partial<Record<keyof List, unknown>> = JSON.parse(new TextDecoder().decode(listed));
      if (list.ninefold !== 1) return { is: 'refused', why: 'a newer version of Ninefold has written it.' };
      const read = readList(list.documents, files);
      const isEmpty = read.documents.length + read.leftOut === 0;
      return isEmpty ? { is: 'refused', why: 'it lists no document.' } : { is: 'export', ...read };
    }
    const all = [...files].map(([path, content]) => ({ path, bytes: content }));
    return { is: 'files', files: all.sort((a, b) => (a.path < b.path ? -1 : 1)) };
  } catch {
    return { is: 'refused', why: 'it is damaged, or no zip.' };
  }
}

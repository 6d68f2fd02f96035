import { limits } from '../engine/editor.ts';
import type { Encoding } from './database.ts';
import { normaliseLines } from './lines.ts';

/** A file's text as the workbench takes it: lines end in LF, no byte order mark. */
export interface ReadText {
  readonly text: string;
  /** Most lines of the file ended in CR LF. */
  readonly crlf: boolean;
  readonly encoding: Encoding;
}

/** What reading a file gave: its text, or why not, in a sentence that names the file and in one that does not. */
export type ReadFile =
  | ({ readonly is: 'text' /** Its lines ended in more than one way. */; readonly mixed: boolean } & ReadText)
  | { readonly is: 'refused'; readonly why: string; readonly reason: string };

const counted = (count: number): string => count.toLocaleString('en');

/** The encoding that a byte order mark tells; UTF-8 without one. */
function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8-bom' : 'utf-8';
}

const refused = (name: string, why: string): ReadFile => ({
  is: 'refused',
  why: `${name} was not opened: ${why}`,
  reason: why,
});

const tooLarge = (name: string, bytes: number): ReadFile =>
  refused(name, `it has ${counted(bytes)} bytes, and the limit is ${counted(limits.document)}.`);

/** Reads the bytes of a file called `name` as text. Refuses what is too large, empty, or no text. */
export function readBytes(name: string, bytes: Uint8Array): ReadFile {
  const refuse = (why: string): ReadFile => refused(name, why);
  if (bytes.length > limits.document) return tooLarge(name, bytes.length);
  if (bytes.length === 0) return refuse('it is empty.');
  const encoding = encodingOf(bytes);
  if (encoding.startsWith('utf-8') && bytes.subarray(0, 65_536).includes(0))
    return refuse('it is not a text file.');
  try {
    const label = encoding.startsWith('utf-8') ? 'utf-8' : encoding;
    const text = new TextDecoder(label, { fatal: true }).decode(bytes);
    return { is: 'text', encoding, ...normaliseLines(text) };
  } catch {
    return refuse('it is not text in UTF-8.');
  }
}

/** Reads a dropped or picked file as text. Refuses as `readBytes` does, and what cannot be read. */
export async function readFile(file: File, name = file.name): Promise<ReadFile> {
  if (file.size > limits.document) return tooLarge(name, file.size);
  return file
    .arrayBuffer()
    .then((buffer) => readBytes(name, new Uint8Array(buffer)))
    .catch(() => refused(name, 'it could not be read. It may have been moved.'));
}

/** A text as the bytes of a file: with the line ends and the encoding it came with. */
export function encodeText({ text, crlf, encoding }: ReadText): Uint8Array<ArrayBuffer> {
  const lines = crlf ? text.replaceAll('\n', '\r\n') : text;
  if (encoding === 'utf-8' || encoding === 'utf-8-bom')
    return new TextEncoder().encode((encoding === 'utf-8' ? '' : '\ufeff') + lines);
  const marked = `\ufeff${lines}`;
  const view = new DataView(new ArrayBuffer(marked.length * 2));
  for (let at = 0; at < marked.length; at += 1)
    view.setUint16(at * 2, marked.charCodeAt(at), encoding === 'utf-16le');
  return new Uint8Array(view.buffer);
}

/** A name for a document's file: its title in lower case, with hyphens. */
export function nameFile(title: string): string {
  const words = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const name = words.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  return `${name.slice(0, 80) || 'specification'}.md`;
}

/** Gives bytes to the visitor as a file in the downloads. */
export function downloadBytes(name: string, bytes: Uint8Array<ArrayBuffer>, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Gives a text to the visitor as a Markdown file in the downloads. */
export function downloadText(name: string, text: ReadText): void {
  downloadBytes(name, encodeText(text), 'text/markdown');
}

import { limits } from '../engine/editor.ts';

/** A file's text as the workbench takes it: lines end in LF, no byte order mark. */
export interface ReadText {
  readonly text: string;
  /** The lines of the file ended in CR LF. */
  readonly crlf: boolean;
}

/** What reading a file gave: its text, or a sentence that names the file and says why not. */
export type ReadFile =
  | ({ readonly is: 'text' } & ReadText)
  | { readonly is: 'refused'; readonly why: string };

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1).replace('.0', '')} MB`;

/** The decoder that a byte order mark asks for; UTF-8 without one. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** Ends every line in LF and remembers whether they ended in CR LF. */
export function normaliseLines(text: string): ReadText {
  return { text: text.replace(/\r\n?/g, '\n'), crlf: text.includes('\r\n') };
}

/** Reads a dropped or picked file as text. Refuses what is too large, what is no text, and what cannot be read. */
export async function readFile(file: File): Promise<ReadFile> {
  const refuse = (why: string): ReadFile => ({ is: 'refused', why: `${file.name} was not opened: ${why}` });
  if (file.size > limits.document)
    return refuse(`it has ${megabytes(file.size)}, and the limit is ${megabytes(limits.document)}.`);
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const encoding = encodingOf(bytes);
    if (encoding === 'utf-8' && bytes.subarray(0, 65_536).includes(0))
      return refuse('it is not a text file.');
    return { is: 'text', ...normaliseLines(new TextDecoder(encoding, { fatal: true }).decode(bytes)) };
  } catch (error) {
    if (error instanceof TypeError) return refuse('it is not text in UTF-8.');
    return refuse('it could not be read. A folder cannot be opened, and a file may have been moved.');
  }
}

/** A name for a document's file: its title in lower case, with hyphens. */
export function nameFile(title: string): string {
  const words = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const name = words.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  return `${name.slice(0, 80) || 'specification'}.md`;
}

/** Gives a text to the visitor as a file in the downloads. */
export function downloadText(name: string, { text, crlf }: ReadText): void {
  const blob = new Blob([crlf ? text.replaceAll('\n', '\r\n') : text], { type: 'text/markdown' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

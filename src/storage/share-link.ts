import { limits } from '../engine/editor.ts';
import { checksum } from './checksum.ts';
import type { Encoding } from './database.ts';
import { deflate, inflate } from './deflate.ts';
import { encodingOf } from './imported.ts';

/** A document as a link carries it. */
export interface SharedDocument {
  readonly text: string;
  /** The file it came from ended its lines in CR LF. */
  readonly crlf: boolean;
  /** How the bytes of its file stand for the text; absent for UTF-8. */
  readonly encoding?: Encoding;
  /** What was selected when the link was made, in offsets of the text. */
  readonly selection?: { readonly from: number; readonly to: number };
  /** Which pane or view was in front. */
  readonly view?: string;
}

/** What a link gave: its document, or a sentence that says why not and what to do; `newer` when a newer version of this page could open it. */
export type OpenedLink =
  | { readonly is: 'document'; readonly document: SharedDocument }
  | { readonly is: 'refused' | 'newer'; readonly why: string };

/**
 * The version of the links that this code makes. It reads this one and every earlier one, for good: fixtures of each
 * are kept as tests.
 *
 * Version 1 is `spec1.<length>.<payload>.<checksum>`: a JSON object under raw deflate (RFC 1951) in base64url (RFC
 * 4648, section 5) without padding, how long that is in base 36, and its CRC-32 in eight hexadecimal digits. JSON
 * carries any text, lone surrogates too, at 1 % more than the bare text. The end is a digit or a letter: programs
 * that find addresses in messages leave a `_` or a `-` at the end of one out.
 */
const version = 1;

const form = /^#?spec(?<version>\d{1,6})\.(?<rest>.*)$/s;
const parts = /^(?<length>[0-9a-z]{1,8})(?:\.(?<payload>[\w-]*)(?:\.(?<sum>[0-9a-f]{0,8}))?)?/;

const refuse = (why: string): OpenedLink => ({ is: 'refused', why });

/** Whether a fragment is meant to carry a document, in whatever condition it is. */
export function isShareLink(fragment: string): boolean {
  return form.test(fragment);
}

function encode(bytes: Uint8Array): string {
  const pieces: string[] = [];
  // As arguments of one call, more would not fit on the stack.
  for (let at = 0; at < bytes.length; at += 30_000)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 30_000)));
  return btoa(pieces.join('')).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function decode(payload: string): Uint8Array<ArrayBuffer> {
  const binary = atob(payload.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}

/** The fragment of a link that carries a document, without `#`; undefined when it would be longer than `limits.link`. */
export async function makeShareLink(document: SharedDocument): Promise<string | undefined> {
  const { text, crlf, encoding, selection, view } = document;
  const content = {
    text,
    ...(crlf ? { crlf } : {}),
    ...(encoding === undefined || encoding === 'utf-8' ? {} : { encoding }),
    ...(selection ? { selection: [selection.from, selection.to] } : {}),
    ...(view === undefined ? {} : { view }),
  };
  const payload = encode(await deflate(new TextEncoder().encode(JSON.stringify(content))));
  const fragment = `spec${version}.${payload.length.toString(36)}.${payload}.${checksum(payload)}`;
  return fragment.length > limits.link ? undefined : fragment;
}

/** The document in the content of a link; undefined where it is none. Members that this version does not know are left out. */
function documentOf(content: unknown): SharedDocument | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  const { text, crlf, encoding, selection, view } = content as Record<string, unknown>;
  if (typeof text !== 'string') return undefined;
  const [from, to] = Array.isArray(selection) ? selection : [];
  const inText = (at: unknown): at is number =>
    Number.isInteger(at) && Number(at) >= 0 && Number(at) <= text.length;
  return {
    text,
    crlf: crlf === true,
    ...(encoding === undefined ? {} : { encoding: encodingOf(encoding) }),
    ...(inText(from) && inText(to)
      ? { selection: { from: Math.min(from, to), to: Math.max(from, to) } }
      : {}),
    ...(typeof view === 'string' ? { view } : {}),
  };
}

/** Reads a payload that has arrived whole. */
async function unpackPayload(payload: string): Promise<OpenedLink> {
  try {
    const bytes = await inflate(decode(payload), limits.linkBytes);
    const document = documentOf(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
    if (document === undefined) return refuse('This link was not opened: it holds no document.');
    if (document.text.length > limits.document)
      return refuse(
        `This link was not opened: its document is longer than ${limits.document.toLocaleString('en')} characters.`,
      );
    return { is: 'document', document };
  } catch (error) {
    // What it unpacks to is counted while it does: a short link can hold gigabytes.
    if (error instanceof RangeError)
      return refuse(
        `This link was not opened: it unpacks to more than ${limits.linkBytes / 1_000_000} MB, and no document is that large.`,
      );
    return refuse('This link was not opened: it holds no document that can be read.');
  }
}

/** Opens the fragment of a link. Refuses, in a sentence for the visitor, what was cut off, altered, too large or made by a newer version. */
export async function openShareLink(fragment: string): Promise<OpenedLink> {
  const { version: made, rest = '' } = form.exec(fragment)?.groups ?? {};
  if (made === undefined) return refuse('This link was not opened: it carries no document.');
  if (Number(made) > version)
    return {
      is: 'newer',
      why: 'This link was made by a newer version of Ninefold. Load this page again to get it, or ask for the file.',
    };
  if (fragment.length > limits.link + 1)
    return refuse('This link was not opened: it is longer than any that Ninefold makes.');
  const { length = '', payload, sum } = parts.exec(rest)?.groups ?? {};
  const wanted = Number.parseInt(length, 36);
  const arrived = payload?.length ?? 0;
  if (Number.isNaN(wanted) || payload === undefined || arrived < wanted || (sum?.length ?? 0) < 8) {
    const whole = Number.isNaN(wanted) || wanted > limits.link ? '' : ` of ${wanted.toLocaleString('en')}`;
    return refuse(
      `This link was cut off on its way: ${arrived.toLocaleString('en')}${whole} characters arrived. Copy it again in one piece, or ask for the file.`,
    );
  }
  if (Number(made) !== version || arrived !== wanted || checksum(payload) !== sum)
    return refuse('This link was altered on its way. Copy it again, or ask for the file.');
  return unpackPayload(payload);
}

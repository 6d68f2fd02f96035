import {
  type Encoding,
  type ListedVersion,
  type StoredDocument,
  upgradeDocument,
  type VersionKind,
} from './database.ts';

/** What somebody else's file says of a document or version: anything may be anything. */
type Said = Readonly<Record<string, unknown>>;

const encodings: readonly Encoding[] = ['utf-8', 'utf-8-bom', 'utf-16le', 'utf-16be'];
const kinds: readonly VersionKind[] = ['automatic', 'kept', 'crossed', 'named'];

/** The last time that a `Date` can hold, in milliseconds since 1970 (ECMA-262, section 21.4.1.1). */
const latest = 8.64e15;

/** Longest path or note that is taken over, in UTF-16 code units. */
const longest = 1_000;

const timeOf = (value: unknown): number =>
  typeof value === 'number' && value >= 0 && value <= latest ? Math.floor(value) : 0;

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, longest) : '');

/** The encoding that a name stands for; UTF-8 where it stands for none. */
export const encodingOf = (value: unknown): Encoding => encodings.find((one) => one === value) ?? 'utf-8';

/**
 * A document as a file of somebody else says it is. What it says in a wrong way is left empty: a title or time of
 * another type would be kept, and would break every list it is shown in. An `id` that is none is empty.
 */
export function importDocument(said: Said, text: string): StoredDocument {
  const { id, crlf, encoding, path, updated, tiles, removed } = said;
  return upgradeDocument({
    id: typeof id === 'string' && /^[\w.-]{1,100}$/.test(id) ? id : '',
    text,
    revision: 0,
    crlf: crlf === true,
    encoding: encodingOf(encoding),
    path: wordsOf(path),
    updated: timeOf(updated),
    tiles: typeof tiles === 'string' && /^[\d,;]{0,400}$/.test(tiles) ? tiles : '',
    removed: timeOf(removed),
  });
}

/** A version of a document as a file of somebody else says it is; a `number` that is none is 0. */
export function importVersion(
  said: Said,
  document: string,
  text: string,
): ListedVersion & { readonly text: string } {
  const { number, at, kind, note } = said;
  return {
    document,
    number: typeof number === 'number' && Number.isInteger(number) && number > 0 && number < 1e9 ? number : 0,
    at: timeOf(at),
    kind: kinds.find((one) => one === kind) ?? 'kept',
    note: wordsOf(note),
    size: text.length,
    text,
  };
}

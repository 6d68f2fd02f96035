import { ChangeSet, Text } from '@codemirror/state';
import { atom, computed } from 'nanostores';
import type { Change } from '../engine/index.ts';
import type { Encoding } from '../storage/documents.ts';
import { titleOf } from './title.ts';

/** How the file of a document is written, and where it stood. */
export interface Origin {
  readonly crlf: boolean;
  readonly encoding: Encoding;
  /** The name of the file it came from, with its folders; empty when it was begun here. */
  readonly path: string;
}

/** The origin of a document that was begun here. */
const begunHere: Origin = { crlf: false, encoding: 'utf-8', path: '' };

/** The document that is open. Its text is CodeMirror's rope: an edit does not copy it. */
export interface OpenDocument extends Origin {
  readonly id: string;
  readonly text: Text;
  /** Counted up by every edit and every opening, over all documents: a version names one text. */
  readonly version: number;
  /**
   * The edit that led here from the version before; absent after an opening. `elsewhere`: another tab made it; `inEditor`:
   * the editor made it, and tells itself where its cursor is then.
   */
  readonly last?: {
    readonly changes: ChangeSet;
    readonly from: number;
    readonly elsewhere?: true;
    readonly inEditor?: true;
  };
}

/** The open document; undefined until one was loaded. */
export const $document = atom<OpenDocument | undefined>();

/** The number of the line of the open document that an offset is in, from 1; of one behind its end the last. */
export function lineOf(offset: number): number {
  const text = $document.get()?.text;
  return text ? text.lineAt(Math.min(offset, text.length)).number : 1;
}

/** Why the open document cannot be edited here; undefined when it can. */
export const $locked = atom<'elsewhere' | 'newer' | undefined>();

/** Ends when a document is open. */
export const documentShown = (): Promise<void> =>
  new Promise((resolve) => {
    if ($document.get() !== undefined) resolve();
    const end = $document.listen(() => {
      end();
      resolve();
    });
  });

let version = 0;

/** Opens a text in place of the one that is open. */
export function showDocument({
  id,
  text,
  ...origin
}: { id: string; text: string | Text } & Partial<Origin>): void {
  version += 1;
  const rope = typeof text === 'string' ? Text.of(text.split('\n')) : text;
  const { crlf, encoding, path } = { ...begunHere, ...origin };
  $document.set({ id, crlf, encoding, path, text: rope, version });
}

/**
 * Applies an edit of the open text; does nothing when none is open, it is locked, or the edit is of another text.
 * `text` is the result, which the editor has already when it made the edit.
 */
export function editDocument(changes: ChangeSet, text?: Text): void {
  const document = $document.get();
  if (document === undefined || $locked.get() !== undefined) return;
  if (changes.empty || changes.length !== document.text.length) return;
  const last = { changes, from: document.version, ...(text && { inEditor: true as const }) };
  version += 1;
  $document.set({ ...document, text: text ?? changes.apply(document.text), version, last });
}

/** A text with changes applied that are given in its offsets. */
export const applyTo = (text: Text, changes: readonly Change[]): Text =>
  ChangeSet.of([...changes], text.length).apply(text);

/** Applies changes given in offsets of the open text: a fix, say. */
export function changeDocument(changes: readonly Change[]): void {
  const document = $document.get();
  if (document !== undefined) editDocument(ChangeSet.of([...changes], document.text.length));
}

/** The smallest single replacement that makes one text of another: what is equal at both ends stays. */
export function differenceOf(before: string, after: string): Change {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}

/** Takes over the text that another tab has given the open document; a lock does not hold it up. */
export function followDocument(after: string): void {
  const document = $document.get();
  if (document === undefined) return;
  const changes = ChangeSet.of([differenceOf(document.text.toString(), after)], document.text.length);
  if (changes.empty) return;
  const last = { changes, from: document.version, elsewhere: true as const };
  version += 1;
  $document.set({ ...document, text: changes.apply(document.text), version, last });
}

/** The title of the open document; empty until there is one. */
export const $title = computed($document, (document) =>
  document ? titleOf(document.text, document.path) : '',
);

/** How many lines the open document has. */
export const $lines = computed($document, (document) => document?.text.lines ?? 0);

/** The id of the open document. */
export const $openId = computed($document, (document) => document?.id);

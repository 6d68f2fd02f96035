import { ChangeSet, Text } from '@codemirror/state';
import { atom, computed } from 'nanostores';
import type { Change } from '../engine/index.ts';

/** The document that is open. Its text is CodeMirror's rope: an edit does not copy it. */
export interface OpenDocument {
  readonly id: string;
  readonly text: Text;
  /** Counted up by every edit and every opening, over all documents: a version names one text. */
  readonly version: number;
  readonly crlf: boolean;
  /** The edit that led here from the version before; absent after an opening. */
  readonly last?: { readonly changes: ChangeSet; readonly from: number };
}

/** The open document; undefined until one was loaded. */
export const $document = atom<OpenDocument | undefined>();

let version = 0;

/** Opens a text in place of the one that is open. */
export function showDocument(document: { id: string; text: string | Text; crlf: boolean }): void {
  version += 1;
  const text = typeof document.text === 'string' ? Text.of(document.text.split('\n')) : document.text;
  $document.set({ id: document.id, crlf: document.crlf, text, version });
}

/**
 * Applies an edit of the open text; does nothing when none is open or the edit is of another text. `text` is the
 * result, where the caller has it already.
 */
export function editDocument(changes: ChangeSet, text?: Text): void {
  const document = $document.get();
  if (document === undefined || changes.empty || changes.length !== document.text.length) return;
  const last = { changes, from: document.version };
  version += 1;
  $document.set({ ...document, text: text ?? changes.apply(document.text), version, last });
}

/** Applies changes given in offsets of the open text: a fix, say. */
export function changeDocument(changes: readonly Change[]): void {
  const document = $document.get();
  if (document !== undefined) editDocument(ChangeSet.of([...changes], document.text.length));
}

/** Gives the open document another id, its text and version unchanged. */
export function renameDocument(id: string): void {
  const document = $document.get();
  if (document !== undefined) $document.set({ ...document, id });
}

/** The title in a document's first heading, without "Specification:"; "Untitled" where there is none. */
export function titleOf(text: Text): string {
  for (let number = 1; number <= Math.min(text.lines, 60); number += 1) {
    const heading = /^#\s+(?:specification\s*:\s*)?(.*?)\s*#*\s*$/i.exec(
      text.line(number).text.slice(0, 400),
    );
    if (heading?.[1]) return heading[1].slice(0, 120);
  }
  return 'Untitled';
}

/** The title of the open document; empty until there is one. */
export const $title = computed($document, (document) => (document ? titleOf(document.text) : ''));

/** How many lines the open document has. */
export const $lines = computed($document, (document) => document?.text.lines ?? 0);

/** The id of the open document. */
export const $openId = computed($document, (document) => document?.id);

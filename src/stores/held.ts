import type { StoredDocument } from '../storage/documents.ts';
import { writeTiles } from '../storage/tiles.ts';
import type { OpenDocument } from './document.ts';
import { $summary } from './summary.ts';
import { excerptOf, titleOf } from './title.ts';

/** What is known of the open document as it is kept. */
export interface Held {
  readonly id: string;
  /** The revision that the next save builds on. */
  revision: number;
  /** The version of the text that is kept; none for a new document. */
  version?: number;
  tiles: string;
  /** When the text was last changed. */
  updated: number;
  /** The document was removed: an edit keeps it again, what was read of it does not. */
  removed?: boolean;
  /** It was shown before it was known whether it is to be kept: as long as that is so, only an edit keeps it. */
  unsettled?: boolean;
}

/** A document that is kept, before it is shown. */
export const heldOf = ({ id, revision, tiles, updated }: StoredDocument): Held => ({
  id,
  revision,
  tiles,
  updated,
});

/** The tiles of the open document as it was last read; those kept before where it has not been. */
export function tilesOf(own: Held): string {
  const summary = $summary.get();
  return summary?.document === own.id ? writeTiles(summary.points) : own.tiles;
}

/** Whether the text of a document is another than the one that is kept. */
export const isEdited = (own: Held, document: OpenDocument): boolean => own.version !== document.version;

/** The open document as it is to be kept. */
export function recordOf(document: OpenDocument, own: Held): StoredDocument {
  const { id, crlf, encoding, path, text } = document;
  const { revision, updated } = own;
  const [title, excerpt, tiles] = [titleOf(text, path), excerptOf(text), tilesOf(own)];
  const whole = { id, crlf, encoding, path, title, excerpt, tiles, updated, revision };
  return { ...whole, text: text.toString(), size: text.length, removed: 0 };
}

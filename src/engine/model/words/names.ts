import type { Inline } from '../../syntax/block.ts';
import { plain, slice, splitOutside } from '../../syntax/inline.ts';
import { piecesOf } from '../../syntax/pieces.ts';
import { recent } from '../../syntax/recent.ts';
import { wording } from '../../syntax/wording.ts';
import type { Reference, ReferenceKind } from '../element.ts';
import { isSilent, markerIn } from './markers.ts';

/** The words of a header, heading or label, lower case, single spaces: `"What it shows"` → `what it shows`. */
export const words = recent((text) => text.toLowerCase().replace(wording.g`[^\p{L}\p{N}]+`, ' ').trim());

/** The name that a whole inline is: the code span, the quoted or bold text, or the plain words. */
export function nameOf({ source }: Inline): Name {
  if (!isMarkedOrSpaced.test(source)) return { name: source, quoted: false };
  return marked.test(source) ? nameIn(source) : { name: source.replace(/\s+/g, ' '), quoted: false };
}

const marked = /[`"“”„«*_<[\\]/;
/** The same, or white space that is not one space. */
const isMarkedOrSpaced = /[`"“”„«*_<[\\]|[^\S ]| {2}/;

interface Name {
  readonly name: string;
  readonly quoted: boolean;
}

const nameIn = recent((source): Name => {
  const parts = piecesOf(source).filter((piece) => piece.kind !== 'comment' && piece.text.trim() !== '');
  const only = parts.length === 1 ? parts[0] : undefined;
  if (only?.kind === 'code') return { name: only.text.trim() || only.text, quoted: false };
  if (only?.kind === 'quote') return { name: only.text, quoted: true };
  if (only?.kind === 'strong' || only?.kind === 'emphasis')
    return { name: only.text.replace(/`+/g, '').trim(), quoted: false };
  // Quotes around a part of a name are words of it: `"Delete" in the form`.
  const text = parts.map((piece) =>
    piece.kind === 'quote' ? source.slice(piece.start, piece.end) : piece.text,
  );
  return { name: text.join('').replace(/\s+/g, ' ').trim(), quoted: false };
});

/** The parts of a cell that `,` separates outside code and quotes, empty ones left out. */
export function listed(inline: Inline): readonly Inline[] {
  return splitOutside(inline, ',').filter((part) => part.source !== '');
}

/** The parts that `;` separates. */
export function statements(inline: Inline): readonly Inline[] {
  return splitOutside(inline, ';').filter((part) => part.source !== '');
}

/** A reference of a kind, named by a whole inline. An error named by its message keeps its quotes. */
export function referenceIn<K extends ReferenceKind>(
  kind: K,
  inline: Inline,
): Reference & { readonly kind: K } {
  const { name, quoted } = nameOf(inline);
  return { kind, name: quoted && kind === 'error' ? `"${name}"` : name, at: inline.at };
}

/** The references of a cell; undefined when there are none. Parts that are silent are left out. */
export function referencesIn(kind: ReferenceKind, cell: Inline): readonly Reference[] | undefined {
  const result = listed(cell)
    .filter((part) => !isSilent(part.source) && !markerIn(part.source))
    .map((part) => referenceIn(kind, part));
  return result.length ? result : undefined;
}

/** A label and what follows: `Governs: …`, `**Made by**: …`. A label is at most five words before the first colon. */
export function labelled(inline: Inline): { readonly label: string; readonly rest: Inline } | undefined {
  const match = wording`^[*_]*([\p{L}][\p{L}\s'/()-]{0,48}?)[*_]*\s*:[*_]*(?:\s+|$)`.exec(inline.source);
  if (!match) return undefined;
  const label = words(match[1] ?? '');
  return label.split(' ').length > 5
    ? undefined
    : { label, rest: slice(inline, match[0].length, inline.source.length) };
}

/** Whether a text is a name that programmes use: `MAX_NOTES`, `note_locked`, `note.locked`, `noteLocked`. */
export function isIdentifier(text: string): boolean {
  return wording`^\p{L}[\p{L}\p{N}]*(?:[_.][\p{L}\p{N}]+)+$|^\p{L}\p{Ll}*(?:\p{Lu}[\p{Ll}\p{N}]+)+$|^\p{Lu}{3,}[\p{Lu}\p{N}]*$`.test(
    text,
  );
}

/** A message as it reads: quotes around the whole of it are not part of it. */
export function messageIn(cell: Inline): string {
  const { name, quoted } = nameOf(cell);
  return quoted ? name : plain(cell);
}

/**
 * An expression for a name in bold or slanted type, by one for its words: the group `name`, between marks of the group
 * `type`. Bold words within slanted ones, or marks that differ, are none.
 */
export const inType = (words: string): string => `(?<type>\\*{1,2})(?<name>${words})\\k<type>`;

/** The type in which running text sets its names: bold, and slanted only where nothing in it is bold. */
export const nameType = ({ source }: Inline): 'strong' | 'emphasis' =>
  source.includes('**') ? 'strong' : 'emphasis';

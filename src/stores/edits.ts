import { type ChangeDesc, MapMode } from '@codemirror/state';
import type { Place } from '../engine/index.ts';
import { $document } from './document.ts';

/**
 * Edits of the open text that are remembered. What is on the page is of a text a few edits old at most: it is drawn when
 * there is time.
 */
const most = 10_000;

// A store that is imported late begins with the text as it is.
let first = $document.get()?.version ?? 0;

/** The edits of the open text since it was opened, oldest first; the one at n led from version `first + n`. */
let edits: ChangeDesc[] = [];

$document.listen((document) => {
  if (document?.last === undefined || document.last.from !== first + edits.length) {
    edits = [];
    first = document?.version ?? 0;
    return;
  }
  if (edits.length === most) {
    edits = edits.slice(most / 2);
    first += most / 2;
  }
  edits.push(document.last.changes.desc);
});

/** The edits since a version, oldest first; undefined when that is no version of the open text, or too old. */
function editsSince(version: number): readonly ChangeDesc[] | undefined {
  return version < first || version > first + edits.length ? undefined : edits.slice(version - first);
}

/** Where a place of a version is in the text as it is now; undefined when that is no version of the open text. */
export function placeSince({ from, to }: Place, version: number): Place | undefined {
  const since = editsSince(version);
  if (since === undefined) return undefined;
  const start = since.reduce((at, edit) => edit.mapPos(at, 1), from);
  return {
    from: start,
    to: Math.max(
      start,
      since.reduce((at, edit) => edit.mapPos(at, -1), to),
    ),
  };
}

/** Where what stood behind an offset of a version stands now; undefined when it is gone, or that is no version. */
export function trackedSince(offset: number, version: number): number | undefined {
  const since = editsSince(version);
  if (since === undefined) return undefined;
  let at: number | undefined = offset;
  for (const edit of since) {
    at = edit.mapPos(at, 1, MapMode.TrackAfter) ?? undefined;
    if (at === undefined) return undefined;
  }
  return at;
}

/** Where an offset of the text as it is now stood in a version; as it is where that is no version of the open text. */
export function offsetBefore(offset: number, version: number): number {
  if (offset > ($document.get()?.text.length ?? 0)) return offset;
  return (editsSince(version) ?? []).reduceRight((at, edit) => edit.invertedDesc.mapPos(at, -1), offset);
}

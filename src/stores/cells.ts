import type { Slot } from '../engine/index.ts';
import { $document, changeDocument } from './document.ts';
import { trackedSince } from './edits.ts';
import { notify } from './notices.ts';
import { $made } from './preview.ts';
import { refuseReadOnly } from './read-only.ts';
import { $selection } from './selection.ts';
import { askEngine } from './summary.ts';

const problem = (text: string): void => void notify(text, { kind: 'problem' });

/** How often a change is worked out again because the text was edited meanwhile. */
const mostTries = 5;

async function change(slot: Slot, to: string, version: number): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) {
    const row = trackedSince(slot.row, version);
    if (row === undefined) break;
    const told = await askEngine({ ask: 'cell', slot: { ...slot, row }, to });
    if ($document.get()?.version !== told.version) continue;
    if (told.reply.length > 0) {
      changeDocument(told.reply);
      $selection.set({ from: row, to: row, by: 'views' });
      $made.set({ words: `Line ${$document.get()?.text.lineAt(row).number} was changed.` });
    } else if (to.trim() !== slot.said) problem('This can only be changed in the text itself.');
    return;
  }
  problem('The text has changed here meanwhile. Choose again.');
}

let last = Promise.resolve();

/**
 * Lets a cell that a view shows say something else: one step of the text's history. `version` is that of the text that
 * the view was made of: edits since then are taken into account, and changes asked for one after the other are made one
 * after the other. Says so where the row is gone, or the cell can only be changed by hand.
 */
export function changeCell(slot: Slot, to: string, version: number): Promise<void> {
  if (refuseReadOnly()) return Promise.resolve();
  last = last
    .then(() => change(slot, to, version))
    .catch(() => problem('The document is not being read at the moment.'));
  return last;
}

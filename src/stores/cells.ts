import type { Slot } from '../engine/index.ts';
import { $document, $locked, changeDocument } from './document.ts';
import { notify } from './notices.ts';
import { $selection } from './selection.ts';
import { askEngine, placeNow } from './summary.ts';
import { $view } from './views.ts';

const problem = (text: string): void => void notify(text, { kind: 'problem' });

/**
 * Lets a cell that a view shows say something else: one step of the text's history. Says so where the text was edited
 * since the view was made, or the cell can only be changed by hand.
 */
export async function changeCell(slot: Slot, to: string): Promise<void> {
  if ($locked.get() !== undefined) {
    problem('This document can only be read here at the moment.');
    return;
  }
  if ($view.get()?.version !== $document.get()?.version) {
    problem('The text has just changed. Choose again.');
    return;
  }
  try {
    const { version, reply } = await askEngine({ ask: 'cell', slot, to });
    if ($document.get()?.version !== version) problem('The text has just changed. Choose again.');
    else if (reply.length > 0) {
      const row = placeNow({ from: slot.row, to: slot.row });
      changeDocument(reply);
      $selection.set({ ...row, by: 'views' });
    } else if (to.trim() !== slot.said) problem('This can only be changed in the text itself.');
  } catch {
    problem('The document is not being read at the moment.');
  }
}

/**
 * The start of the workbench, before anything of it is drawn anew: the session, and the editor in the page as it was
 * built. One can type while the rest is still loaded.
 */
import { $title, documentShown } from '../stores/document.ts';
import { drawnPart, nameDrawnPage } from './drawn-page.ts';
import { placeEditor, prepareEditor } from './editor-session.ts';
import { beginSession } from './session.ts';

/** What keeps the document away is to be told, and not waited for: after this, in milliseconds, the workbench comes without one. */
const patience = 4_000;

/** The editor in the place of the text that the page has drawn, and its title, unless the workbench has them already. */
function placeInPage(): void {
  const still = drawnPart('text');
  const pane = still?.parentElement;
  if (!still?.isConnected || !pane) return;
  placeEditor(pane);
  still.remove();
  nameDrawnPage($title.get());
}

async function open(): Promise<void> {
  const shown = documentShown().then(placeInPage);
  // A start that fails is told as any other error, and does not keep the workbench away.
  const begun = beginSession().catch(reportError);
  await Promise.race([shown, begun, new Promise((resolve) => setTimeout(resolve, patience))]);
}

prepareEditor();

/** Ends when there is a document to show, and it can be typed in. */
export const opened: Promise<void> = open();

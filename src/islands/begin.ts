/**
 * The start of the workbench, before anything of it is drawn anew: the session, and the editor in the page as it was
 * built. One can type while the rest is still loaded.
 */
import { $openId, $title } from '../stores/document.ts';
import { notify } from '../stores/notices.ts';
import { drawnPart, nameDrawnPage } from './drawn-page.ts';
import { editorShown, placeEditor, prepareEditor } from './editor-session.ts';
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

// What fails here fails again, and is told, where the workbench takes the editor.
prepareEditor().catch(() => {});

const shown = editorShown.then(placeInPage);
/** A start that fails does not keep the workbench away, but is told: what is open may not be all that there is. */
function tellFailed(error: unknown): void {
  reportError(error);
  notify('The workbench did not start as it should. Load the page again.', { kind: 'problem' });
}

const begun = beginSession().catch(tellFailed);
const late = new Promise((resolve) => setTimeout(resolve, patience));

// What draws the workbench is run when there is something to type in.
await Promise.race([shown, begun.then(() => ($openId.get() === undefined ? undefined : shown)), late]);

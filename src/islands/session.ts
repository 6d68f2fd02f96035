import { keepOffline } from '../offline/visit.ts';
import { checkFile, openDrop, openFiles, openText } from '../stores/actions.ts';
import { fillNew } from '../stores/documents.ts';
import { $left } from '../stores/left.ts';
import { notify } from '../stores/notices.ts';
import { followFragment } from '../stores/overlay.ts';
import { $dropping } from '../stores/pane.ts';
import { noteRead } from '../stores/safe.ts';
import { $saving, leave, saveNow } from '../stores/saving.ts';
import { startWorkbench } from '../stores/workbench.ts';
import { followInTab } from './browser-tab.ts';
import { commands } from './commands.ts';
import { matchesKeys } from './key-binding.ts';

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], .editor-host') !== null;

/** Whether it has steps of its own to take back. */
const isTyped = (target: EventTarget | null): boolean =>
  isEditable(target) && !(target instanceof HTMLSelectElement);

/** The action whose keys these are. A sign that is typed into a text is no key. */
function actionOf(event: KeyboardEvent): (() => void) | undefined {
  if (!event.ctrlKey && !event.metaKey && event.key.length === 1 && !event.altKey && isEditable(event.target))
    return undefined;
  const command = commands.find(({ keys }) => keys !== undefined && matchesKeys(event, keys));
  if (!command?.inText) return command?.run;
  return isTyped(event.target) ? undefined : command.beside;
}

function onKey(event: KeyboardEvent): void {
  if (document.querySelector('dialog[open]') !== null) return;
  const run = actionOf(event);
  if (run === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  run();
}

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

function onDrag(event: DragEvent): void {
  if (!carriesFiles(event)) return;
  event.preventDefault();
  $dropping.set(event.type !== 'dragleave' || event.relatedTarget !== null);
}

function onDrop(event: DragEvent): void {
  if (!carriesFiles(event)) return;
  event.preventDefault();
  // The editor would put the file's text where it was dropped.
  event.stopPropagation();
  $dropping.set(false);
  if (event.dataTransfer) openDrop(event.dataTransfer);
}

const isEditor = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.editor-host') !== null;

function onPaste(event: ClipboardEvent): void {
  const files = [...(event.clipboardData?.files ?? [])];
  const text = event.clipboardData?.getData('text/plain') ?? '';
  const isFilled = files.length === 0 && isEditor(event.target) && fillNew(text);
  if (!isFilled && files.length === 0 && isEditable(event.target)) return;
  event.preventDefault();
  event.stopPropagation();
  if (files.length > 0) openFiles(files);
  else if (!isFilled) openText(text);
}

function onLeave(event: BeforeUnloadEvent): void {
  void saveNow();
  if ($saving.get().is === 'not-saved' || $left.get() !== undefined) event.preventDefault();
}

/** Keeps the site for offline use, and offers a newer version of it; the text is saved before that is loaded. */
async function followVersions(): Promise<void> {
  await keepOffline((load) =>
    notify('A new version of Ninefold is ready. What you have open stays until you load it.', {
      kind: 'offer',
      action: { label: 'Load it', run: () => void saveNow().then(load) },
    }),
  );
}

/** The page is hidden, and may never come back; or it is looked at again. */
function onTurn(): void {
  void saveNow();
  if (document.visibilityState === 'visible') checkFile();
}

/** Listens to the page and starts the workbench, for as long as the page is there; ends when a document is open. */
export async function beginSession(): Promise<void> {
  const capture = { capture: true };
  addEventListener('keydown', onKey, capture);
  for (const type of ['dragenter', 'dragover', 'dragleave'] as const) addEventListener(type, onDrag, capture);
  addEventListener('drop', onDrop, capture);
  addEventListener('paste', onPaste, capture);
  addEventListener('beforeunload', onLeave);
  addEventListener('pagehide', () => {
    leave();
    noteRead();
  });
  document.addEventListener('visibilitychange', onTurn);
  addEventListener('focus', checkFile);

  const address = new URL(location.href);
  const sample = address.searchParams.get('sample');
  if (sample !== null) {
    // Once it is open, a reload is to show what became of it.
    address.searchParams.delete('sample');
    history.replaceState(null, '', address);
  }
  followInTab();
  await startWorkbench({ sample, safe: address.searchParams.has('safe') });
  // Beside what is open already: a link shows its document over it, and asks.
  const followLink = (): void => followFragment(location.hash);
  addEventListener('hashchange', followLink);
  followLink();
  // Behind everything that takes typing.
  setTimeout(() => void followVersions(), 1_000);
}

import { openFiles, openText, saveAsFile } from '../stores/documents.ts';
import { $dropping, $shortcuts, nextPane, panes } from '../stores/pane.ts';
import { toggleWrap } from '../stores/preferences.ts';
import { $saving, leave, saveNow } from '../stores/saving.ts';
import { goToFinding, startWorkbench } from '../stores/workbench.ts';
import { followInTab } from './browser-tab.ts';
import { focusEditor } from './editor-session.ts';

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], .editor-host') !== null;

/** The pane that holds the focus, by its place in `panes`; -1 for none. */
const focusedPane = (): number =>
  panes.findIndex((pane) => document.getElementById(`pane-${pane}`)?.contains(document.activeElement));

function focusPane(step: 1 | -1): void {
  const pane = nextPane(focusedPane(), step);
  // A pane that was hidden takes the focus once it is drawn.
  requestAnimationFrame(() =>
    pane === 'text' ? focusEditor() : document.getElementById(`pane-${pane}`)?.focus(),
  );
}

/** What a key does anywhere in the workbench; undefined where it does nothing. */
function actionOf(event: KeyboardEvent): (() => void) | undefined {
  const mod = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (plain && event.key === 'F8') return () => goToFinding(event.shiftKey ? -1 : 1);
  if (plain && event.key === 'F6') return () => focusPane(event.shiftKey ? -1 : 1);
  if (plain && event.key === 'F1') return () => $shortcuts.set(true);
  if (plain && event.key === '?' && !isEditable(event.target)) return () => $shortcuts.set(true);
  if (mod && event.key === 's') return saveAsFile;
  if (mod && event.key === 'o')
    return () => document.querySelector<HTMLInputElement>('input[type=file]')?.click();
  if (event.altKey && !event.ctrlKey && event.code === 'KeyZ') return toggleWrap;
  return undefined;
}

function onKey(event: KeyboardEvent): void {
  const run = actionOf(event);
  if (run === undefined || document.querySelector('dialog[open]') !== null) return;
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
  void openFiles([...(event.dataTransfer?.files ?? [])]);
}

function onPaste(event: ClipboardEvent): void {
  const files = [...(event.clipboardData?.files ?? [])];
  if (files.length > 0 || !isEditable(event.target)) {
    event.preventDefault();
    event.stopPropagation();
    if (files.length > 0) void openFiles(files);
    else void openText(event.clipboardData?.getData('text/plain') ?? '');
  }
}

function onLeave(event: BeforeUnloadEvent): void {
  void saveNow();
  if ($saving.get().is === 'not-saved') event.preventDefault();
}

/** Listens to the page and starts the workbench; gives the function that ends both. */
export function beginSession(): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const capture = { capture: true, signal };
  addEventListener('keydown', onKey, capture);
  for (const type of ['dragenter', 'dragover', 'dragleave'] as const) addEventListener(type, onDrag, capture);
  addEventListener('drop', onDrop, capture);
  addEventListener('paste', onPaste, capture);
  addEventListener('beforeunload', onLeave, { signal });
  addEventListener('pagehide', leave, { signal });
  document.addEventListener('visibilitychange', () => void saveNow(), { signal });

  const address = new URL(location.href);
  const sample = address.searchParams.get('sample');
  if (sample !== null) {
    // Once it is open, a reload is to show what became of it.
    address.searchParams.delete('sample');
    history.replaceState(null, '', address);
  }
  const unfollow = followInTab();
  const session = startWorkbench({ sample });
  return () => {
    unfollow();
    ending.abort();
    void session.then((end) => end());
  };
}

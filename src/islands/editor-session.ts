import { $document, $locked, documentShown, editDocument } from '../stores/document.ts';
import { placeSince } from '../stores/edits.ts';
import { $filtered } from '../stores/filter.ts';
import { applyFix, applyFixToAll, leaveToken, startTyping } from '../stores/findings.ts';
import { dismiss, notify } from '../stores/notices.ts';
import { $outsideFacts } from '../stores/outside-facts.ts';
import { $narrow } from '../stores/pane.ts';
import { leavePlace, placeIn } from '../stores/place.ts';
import { $preferences } from '../stores/preferences.ts';
import { $made, type MadeChange } from '../stores/preview.ts';
import { $safe, reasonFor } from '../stores/safe.ts';
import { $selection, moveCursor, type Selection } from '../stores/selection.ts';
import { placeNow } from '../stores/summary.ts';
import { allowFinding, keepReason, typedReason } from '../stores/waiving.ts';
import type { EditorCommand } from '../ui/editor/commands.ts';
import { createEditor, type Editor } from '../ui/editor/editor.ts';
import type { CardOptions } from '../ui/editor/name-card.ts';
import { checkPath } from '../ui/site/site-path.ts';

/** Applies a fix, and says so when it no longer fits the text. */
export async function fix(key: string, index: number): Promise<void> {
  const done = await applyFix(key, index).catch(() => false);
  if (!done) notify('This fix no longer fits the text.', { kind: 'problem' });
}

/** Says what was changed beside the text, and takes it back when asked; until the text is edited again. */
function offerUndo({ words }: MadeChange): void {
  const id = notify(words, { action: { label: 'Undo', run: () => void runBeside('undo') } });
  const end = $document.listen(() => {
    end();
    dismiss(id);
  });
}

/** What another tab edits is not edited here, and not read as Markdown what is not to be read. */
const restrictionOf = (id = $document.get()?.id): Parameters<Editor['restrict']>[0] => ({
  readOnly: id === undefined || $locked.get() !== undefined,
  plain: reasonFor(id) !== undefined,
});

const restrict = (editor: Editor, id?: string): void => editor.restrict(restrictionOf(id));

/** Applies a fix to all findings of its check that offer it, and says so when it no longer fits the text. */
export async function fixAll(key: string, index: number): Promise<void> {
  const done = await applyFixToAll(key, index).catch(() => false);
  if (done === 'cancelled') notify('Cancelled: nothing was changed.');
  else if (!done) notify('These fixes no longer fit the text.', { kind: 'problem' });
}

/** Lets other tasks go first. */
const yieldToOthers = async (): Promise<void> => globalThis.scheduler?.yield();

/**
 * Keeps the editor's text that of the open document, whoever edited it. Ends when the first one is shown: that takes
 * two tasks of its own.
 */
async function followDocument(editor: Editor): Promise<void> {
  let shown = 0;
  let shownId: string | undefined;
  const show = (): void => {
    const document = $document.get();
    if (document === undefined || document.version === shown) return;
    // What the visitor typed comes back here, and is in the editor already; so is the text that it began with.
    if (document.id !== shownId || document.text !== editor.view.state.doc) {
      const { id, text, last } = document;
      if (last?.from === shown) editor.apply(last.changes, last.elsewhere);
      else {
        if (shownId !== undefined) leavePlace(shownId, editor.place());
        restrict(editor, id);
        editor.show(id, text, placeIn(id));
        shownId = id;
      }
    }
    shown = document.version;
  };
  const leave = (): void => {
    if (shownId !== undefined) leavePlace(shownId, editor.place());
  };
  document.addEventListener('visibilitychange', leave);
  addEventListener('pagehide', leave);
  await documentShown();
  await yieldToOthers();
  const first = $document.get();
  if (first) {
    restrict(editor, first.id);
    editor.prepare(first.text);
    await yieldToOthers();
  }
  $document.subscribe(show);
}

/** What is done with names is loaded when it is first asked for. */
const names = () => import('../stores/names.ts');

const cardOptions: CardOptions = {
  cardAt: async (offset) => (await names()).cardAt(offset),
  goTo: (offset) => void names().then(({ goToDeclaration }) => goToDeclaration(offset)),
  formatAt: (offset) => void names().then(({ formatText }) => formatText('element', offset)),
};

/** Adds search, folding, completion, cards of names and the marks of findings. */
async function loadAids(editor: Editor): Promise<void> {
  const [{ createFindingMarks }, { markOutside, outsideMarks }, { createExtras }, { nameCards }] =
    await Promise.all([
      import('../ui/editor/finding-marks.ts'),
      import('../ui/editor/outside-marks.ts'),
      import('../ui/editor/extras.ts'),
      import('../ui/editor/name-card.ts'),
    ]);
  const marks = createFindingMarks({
    onFix: (key, index) => void fix(key, index),
    onFixAll: (key, index) => void fixAll(key, index),
    onAllow: (key, reason) => void allowFinding(key, reason),
    typedReason,
    onReason: keepReason,
    offersAt: async (at) => (await import('../stores/offers.ts')).offersHere(at),
    findingsNow: () => $filtered.get(),
    onNothing: () => notify('There is nothing to fix at the cursor.'),
    pageOf: checkPath,
    placeNow,
  });
  await yieldToOthers();
  editor.extend([
    marks.extension,
    createExtras(
      async (offset) => (await names()).completionsAt(offset),
      () => notify('There is nothing to complete at the cursor.'),
    ),
    nameCards(cardOptions),
    outsideMarks,
  ]);
  // Each asks for a layout of the text: a key may come in between.
  await yieldToOthers();
  let shown: unknown;
  // What else becomes of new findings is not held up by their marks.
  const show = async (): Promise<void> => {
    await yieldToOthers();
    if (shown === $filtered.get()) return;
    shown = $filtered.get();
    marks.show(editor.view, $filtered.get());
  };
  $filtered.subscribe(() => void show());
  const showOutside = (): void => {
    const outside = $outsideFacts.get();
    const places = outside?.places.flatMap((place) => placeSince(place, outside.version) ?? []);
    markOutside(editor.view, places ?? []);
  };
  $outsideFacts.subscribe(showOutside);
  // A document that was shown anew has no marks of findings yet, and those of what became no fact that it had then.
  $document.listen((document) => {
    if (document?.last !== undefined) return;
    marks.show(editor.view, $filtered.get());
    showOutside();
  });
}

let aids: Promise<void> | undefined;

/** Ends when the editor has its aids; they are loaded once, and again where that failed. */
function equip(editor: Editor): Promise<void> {
  aids ??= loadAids(editor).catch((error: unknown) => {
    aids = undefined;
    throw error;
  });
  return aids;
}

const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));

let host: HTMLElement | undefined;
let current: Editor | undefined;
let prepared: ReturnType<typeof createEditor> | undefined;
let tellShown = (): void => {};

/** Ends when the editor shows the first document. */
export const editorShown = new Promise<void>((resolve) => {
  tellShown = resolve;
});

/** The first half of the editor; made once. */
function firstHalf(): ReturnType<typeof createEditor> {
  prepared ??= createEditor({
    onEdit(changes, text, cursor, typed) {
      if (typed) startTyping(cursor);
      editDocument(changes, text);
    },
    onSelect(from, to) {
      leaveToken(from);
      moveCursor(from, to);
    },
  });
  return prepared;
}

/**
 * Shows a place that was chosen, unless the visitor has gone on meanwhile; where the pane that was left is hidden, the
 * focus is with the text, and opens no keyboard.
 */
function reveal(editor: Editor, selection: Selection, focus: boolean): void {
  if ($selection.get() !== selection) return;
  editor.reveal(focus);
  if (!focus && document.activeElement === document.body) document.getElementById('pane-text')?.focus();
}

/** The element that holds the one editor of the page; made at first use, moved from pane to pane. */
function editorHost(): HTMLElement {
  if (host) return host;
  const element = document.createElement('div');
  element.className = 'editor-host';
  const text = $document.get()?.text;
  const first = text && { text, restricted: restrictionOf() };
  const editor = firstHalf()(element.attachShadow({ mode: 'open' }), first);
  current = editor;
  $locked.subscribe(() => restrict(editor));
  $safe.subscribe(() => restrict(editor));
  $preferences.subscribe(({ wrap }) => editor.wrapLines(wrap));
  $made.listen((made) => made && offerUndo(made));
  $selection.listen((selection) => {
    if (selection.by === 'editor') return;
    // Who works through the findings or a view stays there; on a small screen a focus would open the keyboard.
    const inList = document.activeElement?.closest('#pane-findings, #pane-views') != null;
    const focus = selection.writing ?? (!inList && !$narrow.get());
    // What is typed from now on is meant for the place that was chosen.
    editor.select(selection.from, selection.to);
    // The frame that shows the choice is not held up by the text that comes into view: that is a task of its own.
    requestAnimationFrame(() => setTimeout(() => reveal(editor, selection, focus)));
  });
  void followDocument(editor).then(() => {
    tellShown();
    idle(() => void equip(editor));
  });
  host = element;
  return element;
}

/** Moves the editor to another pane; where a browser can, without taking it off the page. */
function move(element: HTMLElement, pane: HTMLElement): void {
  const mover: HTMLElement & Partial<Pick<Document, 'moveBefore'>> = pane;
  if (!element.isConnected) pane.append(element);
  else if (mover.moveBefore) mover.moveBefore(element, null);
  else {
    // Off the page, even for a moment, a text is scrolled back to its top.
    const top = current?.view.scrollDOM.scrollTop ?? 0;
    pane.append(element);
    current?.view.scrollDOM.scrollTo({ top });
  }
}

/** Puts the editor into a pane. */
export function placeEditor(pane: HTMLElement): void {
  const element = editorHost();
  current?.whileMoved(() => move(element, pane));
}

/** Makes the editor in two tasks of its own, before the panes are drawn. */
export async function prepareEditor(): Promise<void> {
  await yieldToOthers();
  firstHalf();
  await yieldToOthers();
  editorHost();
}

/** Puts the cursor into the text. */
export function focusEditor(): void {
  host?.shadowRoot?.querySelector<HTMLElement>('.cm-content')?.focus();
}

/** Takes a step of the text back or makes it again, and leaves the focus where it is. */
export async function runBeside(command: 'undo' | 'redo'): Promise<void> {
  const { runCommand } = await import('../ui/editor/commands.ts');
  if (current !== undefined) await runCommand(current.view, command, cardOptions);
}

/** Puts the cursor into the text and carries out one of the editor's own commands, as soon as it can do it. */
export async function runInEditor(command: EditorCommand): Promise<void> {
  const { runCommand } = await import('../ui/editor/commands.ts');
  focusEditor();
  if (current === undefined) return;
  await equip(current);
  if (await runCommand(current.view, command, cardOptions)) return;
  if (command === 'card') notify('There is no name at the cursor that the document declares.');
}

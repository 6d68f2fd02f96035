import {
  copyQuestions,
  downloadOpen,
  exportEverything,
  openFolder,
  openPicked,
  saveFile,
  saveQuestions,
} from '../stores/actions.ts';
import { newDocument } from '../stores/documents.ts';
import { toggleSeverity } from '../stores/filter.ts';
import { toggleOutside } from '../stores/outside-facts.ts';
import { $overlay } from '../stores/overlay.ts';
import { nextPane, type Pane, panes, showPane } from '../stores/pane.ts';
import { $theme, toggleWrap } from '../stores/preferences.ts';
import { goToFinding } from '../stores/workbench.ts';
import type { EditorCommand } from '../ui/editor/commands.ts';
import { sitePath } from '../ui/site/site-path.ts';
import { focusEditor, runBeside, runInEditor } from './editor-session.ts';

/** One thing a visitor can do: listed in the palette, with its keys in the list of keys. */
export interface Command {
  readonly id: string;
  readonly title: string;
  readonly group: 'Document' | 'Write' | 'Go to' | 'Questions' | 'View' | 'Help';
  /** One combination, or several parted by " or ". */
  readonly keys?: string;
  /** Whether the editor itself listens to the keys. */
  readonly inText?: true;
  readonly run: () => void;
  /** What the keys of the editor do where nothing is typed. */
  readonly beside?: () => void;
}

/** The pane that holds the focus, by its place in `panes`; -1 for none. */
const focusedPane = (): number =>
  panes.findIndex((pane) => document.getElementById(`pane-${pane}`)?.contains(document.activeElement));

function focusOn(pane: Pane): void {
  // A pane that was hidden takes the focus once it is drawn.
  requestAnimationFrame(() =>
    pane === 'text' ? focusEditor() : document.getElementById(`pane-${pane}`)?.focus(),
  );
}

const show = (pane: Pane) => (): void => {
  showPane(pane);
  focusOn(pane);
};

const text = (command: EditorCommand) => (): void => {
  showPane('text');
  void runInEditor(command);
};

/** What is done with names is loaded when it is first asked for. */
const withNames = (act: (names: typeof import('../stores/names.ts')) => unknown) => (): void =>
  void import('../stores/names.ts').then(act);

const visit = (path: string) => (): void => location.assign(sitePath(path));

/** Every action of the workbench, in the order of the palette and of the list of keys. */
export const commands: readonly Command[] = [
  { id: 'new', title: 'New document', group: 'Document', run: () => void newDocument() },
  { id: 'open', title: 'Open a file or a zip', group: 'Document', keys: 'Mod O', run: openPicked },
  { id: 'open-folder', title: 'Open a folder', group: 'Document', run: openFolder },
  {
    id: 'documents',
    title: 'Documents: search, open, rename',
    group: 'Document',
    keys: 'Alt O',
    run: () => $overlay.set({ is: 'documents' }),
  },
  { id: 'link', title: 'Share as a link', group: 'Document', run: () => $overlay.set({ is: 'link' }) },
  {
    id: 'history',
    title: 'History: versions, compared and restored',
    group: 'Document',
    keys: 'Alt H',
    run: () => $overlay.set({ is: 'history' }),
  },
  { id: 'save', title: 'Save to the file', group: 'Document', keys: 'Mod S', run: saveFile },
  { id: 'download', title: 'Download the text', group: 'Document', run: downloadOpen },
  { id: 'export', title: 'Export everything as a zip', group: 'Document', run: exportEverything },

  {
    id: 'fixes',
    title: 'Fixes at the cursor',
    group: 'Write',
    keys: 'Mod .',
    inText: true,
    run: text('fixes'),
  },
  {
    id: 'complete',
    title: 'Complete',
    group: 'Write',
    keys: 'Ctrl Space',
    inText: true,
    run: text('complete'),
  },
  {
    id: 'rename',
    title: 'Rename',
    group: 'Write',
    keys: 'F2',
    run: withNames((names) => names.startRename()),
  },
  {
    id: 'format',
    title: 'Make the whole document canonical',
    group: 'Write',
    keys: 'Shift Alt F',
    run: withNames((names) => names.formatText('document')),
  },
  {
    id: 'format-point',
    title: 'Make this point canonical',
    group: 'Write',
    run: withNames((names) => names.formatText('point')),
  },
  {
    id: 'format-block',
    title: 'Make this table or list canonical',
    group: 'Write',
    run: withNames((names) => names.formatText('block')),
  },
  {
    id: 'format-element',
    title: 'Make this element canonical',
    group: 'Write',
    run: withNames((names) => names.formatText('element')),
  },
  {
    id: 'sort',
    title: 'Put the points in order',
    group: 'Write',
    run: () => void import('../stores/offers.ts').then(({ sortPoints }) => sortPoints()),
  },
  {
    id: 'undo',
    title: 'Undo',
    group: 'Write',
    keys: 'Mod Z',
    inText: true,
    run: text('undo'),
    beside: () => void runBeside('undo'),
  },
  {
    id: 'redo',
    title: 'Redo',
    group: 'Write',
    keys: 'Mod Shift Z',
    inText: true,
    run: text('redo'),
    beside: () => void runBeside('redo'),
  },

  {
    id: 'declaration',
    title: 'Where this name is declared',
    group: 'Go to',
    keys: 'F12',
    run: withNames((names) => names.goToDeclaration()),
  },
  {
    id: 'uses',
    title: 'Where this name is used',
    group: 'Go to',
    keys: 'Shift F12',
    run: withNames((names) => names.showUses()),
  },
  { id: 'card', title: 'What this name is', group: 'Go to', keys: 'Mod I', run: text('card') },
  {
    id: 'search',
    title: 'Search and replace',
    group: 'Go to',
    keys: 'Mod F',
    inText: true,
    run: text('search'),
  },
  { id: 'next-finding', title: 'Next finding', group: 'Go to', keys: 'F8', run: () => goToFinding(1) },
  {
    id: 'previous-finding',
    title: 'Previous finding',
    group: 'Go to',
    keys: 'Shift F8',
    run: () => goToFinding(-1),
  },
  {
    id: 'next-pane',
    title: 'Next pane',
    group: 'Go to',
    keys: 'F6',
    run: () => focusOn(nextPane(focusedPane(), 1)),
  },
  {
    id: 'previous-pane',
    title: 'Pane before',
    group: 'Go to',
    keys: 'Shift F6',
    run: () => focusOn(nextPane(focusedPane(), -1)),
  },
  { id: 'outline', title: 'Outline', group: 'Go to', run: show('outline') },
  { id: 'text', title: 'Text', group: 'Go to', run: show('text') },
  { id: 'findings', title: 'Findings', group: 'Go to', run: show('findings') },
  { id: 'views', title: 'Views', group: 'Go to', run: show('views') },

  {
    id: 'copy-questions',
    title: 'Copy the questions',
    group: 'Questions',
    run: copyQuestions,
  },
  { id: 'save-questions', title: 'Save the questions as a file', group: 'Questions', run: saveQuestions },
  {
    id: 'answers',
    title: 'Paste answers',
    group: 'Questions',
    run: () => $overlay.set({ is: 'answers' }),
  },

  { id: 'wrap', title: 'Wrap long lines, or not', group: 'View', keys: 'Alt Z', run: toggleWrap },
  { id: 'outside', title: 'Mark what became no fact, or not', group: 'View', run: toggleOutside },
  {
    id: 'fold',
    title: 'Fold the point or heading',
    group: 'View',
    keys: 'Ctrl Shift [',
    inText: true,
    run: text('fold'),
  },
  {
    id: 'unfold',
    title: 'Unfold it',
    group: 'View',
    keys: 'Ctrl Shift ]',
    inText: true,
    run: text('unfold'),
  },
  {
    id: 'fold-all',
    title: 'Fold everything',
    group: 'View',
    keys: 'Ctrl Alt [',
    inText: true,
    run: text('fold-all'),
  },
  {
    id: 'unfold-all',
    title: 'Unfold everything',
    group: 'View',
    keys: 'Ctrl Alt ]',
    inText: true,
    run: text('unfold-all'),
  },
  { id: 'hints', title: 'Show hints, or not', group: 'View', run: () => toggleSeverity('hint') },
  { id: 'light', title: 'Light colours', group: 'View', run: () => $theme.set('light') },
  { id: 'dark', title: 'Dark colours', group: 'View', run: () => $theme.set('dark') },
  { id: 'system', title: 'Colours of the system', group: 'View', run: () => $theme.set('system') },

  {
    id: 'commands',
    title: 'All actions',
    group: 'Help',
    keys: 'Mod K',
    run: () => $overlay.set({ is: 'commands' }),
  },
  { id: 'keys', title: 'Keys', group: 'Help', keys: 'F1 or ?', run: () => $overlay.set({ is: 'keys' }) },
  { id: 'guide', title: 'How to write a specification', group: 'Help', run: visit('/guide/format/') },
  { id: 'checks', title: 'What is checked', group: 'Help', run: visit('/checks/') },
];

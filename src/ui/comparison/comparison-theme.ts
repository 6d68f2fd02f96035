import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

const tint = (colour: string, share: number) =>
  `color-mix(in oklab, var(--${colour}) ${share}%, transparent)`;

/** What is gone and what is new, in the site's own tokens; underline and strike-through say it without colour. */
export const comparisonTheme: Extension = EditorView.theme({
  '&': { height: 'auto' },
  '.cm-content': { padding: 'var(--space-2) 0' },
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
  '.cm-changedLine, &.cm-merge-a .cm-changedLine': { background: tint('error', 7) },
  '&.cm-merge-b .cm-changedLine, .cm-inlineChangedLine': { background: tint('added', 9) },
  '.cm-deletedChunk': { background: tint('error', 7), padding: '0' },
  '&.cm-merge-a .cm-changedText, .cm-deletedChunk .cm-deletedText, .cm-deletedText': {
    background: tint('error', 18),
    textDecoration: 'line-through',
    textDecorationThickness: '1px',
  },
  '&.cm-merge-b .cm-changedText, .cm-changedText': {
    background: tint('added', 24),
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
  },
  // What stands out by its ground keeps the ink: the soft colours of marks would not be read on it.
  ':is(.cm-changedText, .cm-deletedText) span': { color: 'inherit' },
  '.cm-deletedLine, .cm-deletedLine del': { textDecoration: 'none' },
  '.cm-changeGutter': { width: '3px', paddingLeft: '0' },
  '&.cm-merge-a .cm-changedLineGutter, .cm-deletedLineGutter': { background: 'var(--error)' },
  '&.cm-merge-b .cm-changedLineGutter, .cm-inlineChangedLineGutter, .cm-changedLineGutter': {
    background: 'var(--added)',
  },
  '.cm-collapsedLines': {
    background: 'var(--surface-sunken)',
    backgroundImage: 'none',
    color: 'var(--ink-soft)',
    fontFamily: 'var(--font-sans)',
    fontSize: 'var(--text-xs)',
    padding: 'var(--space-1) var(--space-3)',
  },
  '.cm-collapsedLines:before, .cm-collapsedLines:after': { content: 'none' },
});

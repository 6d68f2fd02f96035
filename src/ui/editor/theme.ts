import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** The editor in the site's own tokens: they reach into the shadow root, and change with light and dark. */
export const theme: Extension = [
  EditorView.theme({
    '&': { height: '100%', color: 'var(--ink)', background: 'var(--surface)', fontSize: 'var(--text-s)' },
    '&.cm-focused': { outline: 'none' },
    // The shadow root keeps the site's own rule out.
    ':is(button, input, a):focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '1px' },
    '.cm-scroller': {
      fontFamily: 'var(--font-mono)',
      lineHeight: 'var(--line-m)',
      overflow: 'auto',
      overscrollBehavior: 'contain',
    },
    '.cm-content': { padding: 'var(--space-3) 0 40vh', caretColor: 'var(--ink)' },
    '.cm-rest': { color: 'var(--ink-soft)', fontFamily: 'var(--font-sans)', fontStyle: 'italic' },
    '.cm-line': { padding: '0 var(--space-4) 0 var(--space-2)' },
    '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '1.5px' },
    '.cm-activeLine': { background: 'color-mix(in oklab, var(--surface-chosen) 45%, transparent)' },
    '.cm-gutters': {
      background: 'var(--surface)',
      color: 'var(--ink-soft)',
      border: '0',
      fontSize: 'var(--text-xs)',
      fontVariantNumeric: 'tabular-nums',
    },
    '.cm-lineNumbers .cm-gutterElement': { padding: '0 var(--space-1) 0 var(--space-3)', minWidth: '2.6rem' },
    // The marks of findings and of folds come later: their room is there from the start, and no line moves.
    '.cm-gutters:not(:has(.cm-gutter-lint, .cm-foldGutter))': { paddingInlineEnd: '1.9rem' },
    '.cm-gutters:has(.cm-gutter-lint):not(:has(.cm-foldGutter))': { paddingInlineEnd: '1rem' },
    '.cm-gutters:has(.cm-foldGutter):not(:has(.cm-gutter-lint))': { paddingInlineEnd: '0.9rem' },
    '.cm-activeLineGutter': { background: 'none', color: 'var(--ink)' },
    '.cm-foldGutter .cm-gutterElement': { cursor: 'pointer', width: '1rem', textAlign: 'center' },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground, ::selection':
      {
        background: 'color-mix(in oklab, var(--accent) 24%, transparent) !important',
      },
  }),
];

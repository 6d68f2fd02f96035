import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

const mark = (severity: string) => `color-mix(in oklab, var(--${severity}) 75%, transparent)`;

/** Underlines, gutter marks and tooltips of findings. */
const findings = EditorView.theme({
  '.cm-lintRange': {
    backgroundImage: 'none',
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.22em',
    textDecorationSkipInk: 'none',
  },
  '.cm-lintRange-error': { textDecorationStyle: 'wavy', textDecorationColor: mark('error') },
  '.cm-lintRange-info': {
    textDecorationStyle: 'dotted',
    textDecorationColor: mark('gap'),
    textDecorationThickness: '2px',
  },
  '.cm-lintRange-warning': { textDecorationStyle: 'wavy', textDecorationColor: mark('warning') },
  '.cm-lintRange-hint': { textDecorationStyle: 'dotted', textDecorationColor: mark('hint') },
  '.cm-lintRange-active': { backgroundColor: 'var(--surface-chosen)' },
  '.cm-lintPoint:after': { borderBottomColor: 'var(--gap)' },
  '.cm-gutter-lint': { width: '0.9rem' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '0.5rem 0 0', display: 'grid', placeItems: 'start center' },
  '.cm-lint-marker': { width: '0.5rem', height: '0.5rem', content: 'none !important', cursor: 'pointer' },
  '.cm-lint-marker-error': { background: 'var(--error)', transform: 'rotate(45deg)' },
  '.cm-lint-marker-info': { border: '1.5px solid var(--gap)', borderRadius: '50%' },
  '.cm-lint-marker-warning': { background: 'var(--warning)', clipPath: 'polygon(50% 0, 100% 100%, 0 100%)' },
  '.cm-lint-marker-hint': {
    background: 'var(--hint)',
    borderRadius: '50%',
    width: '0.3rem',
    height: '0.3rem',
  },
  '@media (forced-colors: active)': {
    '.cm-lint-marker': { forcedColorAdjust: 'none' },
    '.cm-lint-marker-error, .cm-lint-marker-warning, .cm-lint-marker-hint': { background: 'CanvasText' },
    '.cm-lint-marker-info': { borderColor: 'CanvasText' },
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--surface-raised)',
    border: '1px solid var(--hairline)',
    borderRadius: 'var(--radius)',
    boxShadow: 'var(--shadow)',
    fontFamily: 'var(--font-sans)',
    fontSize: 'var(--text-s)',
    lineHeight: 'var(--line-s)',
    maxWidth: 'min(26rem, 92vw)',
    zIndex: '20',
  },
  '.cm-tooltip-lint': { margin: '0', padding: '0' },
  '.cm-diagnostic': {
    padding: 'var(--space-2) var(--space-3)',
    borderLeft: '3px solid var(--hint)',
    whiteSpace: 'normal',
  },
  '.cm-diagnostic + .cm-diagnostic, .cm-diagnostic-row + .cm-diagnostic-row': {
    borderTop: '1px solid var(--hairline)',
  },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--error)' },
  '.cm-diagnostic-info': { borderLeftColor: 'var(--gap)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--warning)' },
  '.cm-diagnosticText': { display: 'block' },
  '.cm-diagnosticAction, .nf-fixes button': {
    font: 'inherit',
    fontSize: 'var(--text-xs)',
    color: 'var(--accent)',
    background: 'none',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
    padding: '0.125rem var(--space-2)',
    margin: 'var(--space-2) var(--space-2) 0 0',
    cursor: 'pointer',
  },
  '.nf-fixes': { padding: 'var(--space-2)', minWidth: '14rem' },
  '.nf-fixes > *, .nf-fixes label': { display: 'flex', flexDirection: 'column', gap: 'var(--space-1)' },
  '.nf-fixes label': { padding: '0 var(--space-2)', fontSize: 'var(--text-xs)' },
  '.nf-fixes input': {
    font: 'inherit',
    fontSize: 'var(--text-s)',
    color: 'var(--ink)',
    background: 'var(--surface)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
    padding: 'var(--space-1) var(--space-2)',
  },
  '.nf-fixes p': {
    margin: '0',
    padding: '0 var(--space-2)',
    color: 'var(--ink-soft)',
    fontSize: 'var(--text-xs)',
  },
  '.nf-fixes button': {
    margin: '0',
    border: '0',
    padding: 'var(--space-1) var(--space-2)',
    fontSize: 'var(--text-s)',
    textAlign: 'start',
  },
  '.nf-fixes button:disabled': { color: 'var(--ink-soft)', cursor: 'default' },
  '.nf-fixes button:hover:enabled, .nf-fixes button:focus-visible': { background: 'var(--surface-chosen)' },
  '.nf-card': { padding: 'var(--space-2) var(--space-3)', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '.nf-card p': { margin: '0' },
  '.nf-card-head': { color: 'var(--ink-soft)' },
  '.nf-card-head strong': { color: 'var(--ink)' },
  '.nf-card-facts': {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    gap: '0.125rem var(--space-3)',
    margin: 'var(--space-2) 0',
    fontSize: 'var(--text-xs)',
    lineHeight: 'var(--line-xs)',
  },
  '.nf-card-facts dt': { color: 'var(--ink-soft)' },
  '.nf-card-facts dd': { margin: '0' },
  '.nf-card-foot': { color: 'var(--ink-soft)', fontSize: 'var(--text-xs)' },
  '.nf-card-go': {
    font: 'inherit',
    color: 'var(--accent)',
    background: 'none',
    border: '0',
    margin: '0 calc(-1 * var(--space-1))',
    padding: '0 var(--space-1)',
    minHeight: '1.5rem',
    cursor: 'pointer',
  },
  '.nf-why': { color: 'var(--ink-soft)', fontSize: 'var(--text-xs)' },
  '.nf-message': { display: 'block' },
});

/** A field or a button of the search. */
const boxed = {
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  color: 'inherit',
  font: 'inherit',
};

/** Search, folding and completion. */
const extras = EditorView.theme({
  '.cm-panels': {
    background: 'var(--surface-sunken)',
    color: 'var(--ink)',
    fontFamily: 'var(--font-sans)',
    fontSize: 'var(--text-s)',
  },
  '.cm-panels-top': { borderBottom: '1px solid var(--hairline)' },
  '.cm-panel.cm-search': { padding: 'var(--space-2) var(--space-3)' },
  '.cm-panel.cm-search [name=close]': {
    color: 'var(--ink-soft)',
    fontSize: 'var(--text-m)',
    top: '0.3rem',
    right: '0.5rem',
  },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'var(--space-1)',
    fontSize: 'var(--text-xs)',
  },
  '.cm-panel.cm-search input[type=checkbox]': { margin: '0', accentColor: 'var(--accent)' },
  '.cm-textfield': { ...boxed, background: 'var(--surface)' },
  '.cm-button': { ...boxed, background: 'none' },
  '.cm-searchMatch': { background: 'color-mix(in oklab, var(--warning) 28%, transparent)' },
  '.cm-searchMatch-selected': { background: 'color-mix(in oklab, var(--warning) 55%, transparent)' },
  // As light as a surface, so that words of every colour are read on it; the ring is what is seen.
  '.cm-selectionMatch': {
    backgroundColor: 'var(--surface-chosen)',
    boxShadow: '0 0 0 1px var(--line)',
    borderRadius: '2px',
  },
  '.cm-searchMatch .cm-selectionMatch': { backgroundColor: 'transparent', boxShadow: 'none' },
  '.cm-foldPlaceholder': {
    background: 'none',
    border: '1px solid var(--hairline)',
    color: 'var(--ink-soft)',
    padding: '0 0.4em',
    margin: '0 0.4em',
  },
  '.cm-tooltip-autocomplete ul': {
    minWidth: 'min(18rem, 80vw) !important',
    fontFamily: 'var(--font-mono) !important',
    fontSize: 'var(--text-xs)',
  },
  '.cm-tooltip-autocomplete ul li': {
    display: 'flex',
    gap: 'var(--space-4)',
    justifyContent: 'space-between',
    padding: '0.1875rem var(--space-3) !important',
  },
  '.cm-completionLabel': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    background: 'var(--surface-chosen) !important',
    color: 'var(--ink) !important',
  },
  '.cm-completionDetail': {
    color: 'var(--ink-soft)',
    fontFamily: 'var(--font-sans)',
    fontStyle: 'normal',
    flex: 'none',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600' },
});

/** How findings, cards, completion and search look: loaded with them. */
export const aidsTheme: Extension = [findings, extras];

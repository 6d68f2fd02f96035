import { getChunks, goToNextChunk, goToPreviousChunk, MergeView, unifiedMergeView } from '@codemirror/merge';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { language } from '../editor/language.ts';
import { longLines } from '../editor/long-lines.ts';
import { theme } from '../editor/theme.ts';
import { comparisonTheme } from './comparison-theme.ts';
import { differences } from './differences.ts';

/** A text with the name it has in the comparison: "Before", "As of 12 March". */
export interface NamedText {
  readonly label: string;
  readonly text: string;
}

/** Two texts on the screen. */
export interface ShownComparison {
  /** Stretches in which the texts differ. */
  readonly count: number;
  /** Shows the next (1) or the previous (−1) place, around the end. */
  readonly go: (step: 1 | -1) => void;
  readonly destroy: () => void;
}

/** How two texts are shown. */
export interface ComparisonLayout {
  /** Beside each other, or in one text. */
  readonly beside: boolean;
  /** Whether long stretches that both have in common are folded. */
  readonly folded: boolean;
}

const phrases = EditorState.phrases.of({ '$ unchanged lines': '$ lines that are the same' });
const diffConfig = { override: differences };

function readOnly(label: string): Extension {
  return [
    comparisonTheme,
    theme,
    longLines,
    phrases,
    lineNumbers(),
    language,
    EditorView.lineWrapping,
    EditorState.readOnly.of(true),
    EditorView.editable.of(false),
    EditorView.contentAttributes.of({ 'aria-label': label, 'aria-readonly': 'true', tabindex: '0' }),
  ];
}

/** Brings the first place that differs into sight, once the lines have their heights. */
function showFirst(view: EditorView, chunks: readonly { readonly fromB: number }[] | undefined): void {
  const from = chunks?.[0]?.fromB;
  if (from === undefined) return;
  requestAnimationFrame(() => {
    const at = Math.min(from, view.state.doc.length);
    view.dispatch({
      selection: { anchor: at },
      effects: EditorView.scrollIntoView(at, { y: 'nearest', yMargin: 48 }),
    });
  });
}

/**
 * Shows two texts in a shadow root, where a strict Content-Security-Policy lets the editor style itself: beside
 * each other, or in one text where there is room for one.
 */
export function compareTexts(
  root: ShadowRoot,
  before: NamedText,
  after: NamedText,
  { beside, folded }: ComparisonLayout,
): ShownComparison {
  const collapse = folded ? { collapseUnchanged: { margin: 2, minSize: 5 } } : {};
  if (beside) {
    const view = new MergeView({
      parent: root,
      root,
      a: { doc: before.text, extensions: readOnly(before.label) },
      b: { doc: after.text, extensions: readOnly(after.label) },
      gutter: true,
      diffConfig,
      ...collapse,
    });
    showFirst(view.b, view.chunks);
    return {
      count: view.chunks.length,
      go: (step) => void (step === 1 ? goToNextChunk : goToPreviousChunk)(view.b),
      destroy: () => view.destroy(),
    };
  }
  const view = new EditorView({
    parent: root,
    root,
    doc: after.text,
    extensions: [
      readOnly(`${before.label} and ${after.label}`),
      unifiedMergeView({
        original: before.text,
        mergeControls: false,
        gutter: true,
        diffConfig,
        ...collapse,
      }),
    ],
  });
  const chunks = getChunks(view.state)?.chunks;
  showFirst(view, chunks);
  return {
    count: chunks?.length ?? 0,
    go: (step) => void (step === 1 ? goToNextChunk : goToPreviousChunk)(view),
    destroy: () => view.destroy(),
  };
}

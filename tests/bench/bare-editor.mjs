/** CodeMirror with Markdown, as an editor that reads nothing. Bundled into a page of its own by browser.mjs. */
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { defineLanguageFacet, Language, languageDataProp } from '@codemirror/language';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { GFM, parser } from '@lezer/markdown';

const data = defineLanguageFacet();
const language = new Language(
  data,
  parser.configure([GFM, { props: [languageDataProp.add({ Document: data })] }]),
);

new EditorView({
  parent: document.body,
  doc: '# Specification',
  extensions: [
    lineNumbers(),
    highlightActiveLine(),
    drawSelection(),
    history(),
    language,
    EditorView.lineWrapping,
    keymap.of([...defaultKeymap, ...historyKeymap]),
  ],
});

import {
  defineLanguageFacet,
  foldService,
  HighlightStyle,
  Language,
  syntaxHighlighting,
  syntaxTree,
} from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';
import { parser } from '../../engine/editor.ts';

/** Markdown as the engine reads it: the same guarded parser, so that no text can stall the editor. */
const specification = new Language(
  defineLanguageFacet({ commentTokens: { block: { open: '<!--', close: '-->' } } }),
  parser,
  [],
  'specification',
);

/** Which class of text.css a piece of Markdown has. */
export const style = HighlightStyle.define([
  { tag: tags.heading1, class: 'nf-heading nf-heading-1' },
  { tag: tags.heading2, class: 'nf-heading nf-heading-2' },
  { tag: [tags.heading3, tags.heading4, tags.heading5, tags.heading6], class: 'nf-heading' },
  { tag: tags.heading, class: 'nf-strong' },
  { tag: tags.strong, class: 'nf-strong' },
  { tag: tags.emphasis, class: 'nf-emphasis' },
  { tag: tags.strikethrough, class: 'nf-struck' },
  { tag: tags.monospace, class: 'nf-code' },
  { tag: [tags.link, tags.url], class: 'nf-link' },
  { tag: tags.quote, class: 'nf-quote' },
  { tag: [tags.comment, tags.processingInstruction, tags.contentSeparator], class: 'nf-mark' },
]);

const headingLevel = (name: string): number => Number(/^(?:ATX|Setext)Heading(\d)$/.exec(name)?.[1] ?? 0);

/** A heading folds everything up to the next heading of its level or above: a point folds as a whole. */
const folding = foldService.of((state, lineStart, lineEnd) => {
  let node = syntaxTree(state).topNode.childAfter(lineStart);
  if (node === null || node.from !== lineStart) return null;
  const level = headingLevel(node.name);
  if (level === 0) return null;
  for (node = node.nextSibling; node !== null; node = node.nextSibling) {
    const next = headingLevel(node.name);
    if (next > 0 && next <= level) break;
  }
  let last = state.doc.lineAt(node === null ? state.doc.length : node.from - 1);
  while (last.from > lineEnd && last.text.trim() === '') last = state.doc.line(last.number - 1);
  return last.to > lineEnd ? { from: lineEnd, to: last.to } : null;
});

/** Parsing, highlighting by classes and folding by heading. */
export const language: Extension = [specification, syntaxHighlighting(style), folding];

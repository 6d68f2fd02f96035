import { read } from '../engine/index.ts';
import { type Summary, summarise } from '../engine/summary.ts';
import source from './drafts/tool-library.md?raw';

/** A small first draft, with what such drafts leave out: shown and changed on the first page, and open at a first visit of the workbench. */
export const firstDraft: { readonly title: string; readonly text: string; readonly summary: Summary } = {
  title: 'Tool library',
  text: source,
  summary: summarise(read(source)),
};

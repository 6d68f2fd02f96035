import { read } from '../engine/index.ts';
import { type Summary, summarise } from '../engine/summary.ts';
import source from './drafts/tool-library.md?raw';

/** A small first draft, with what such drafts leave out: shown on the first page, and changed there. */
export const firstDraft: { readonly text: string; readonly summary: Summary } = {
  text: source,
  summary: summarise(read(source)),
};

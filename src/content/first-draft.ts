import { read } from '../engine/index.ts';
import text from './drafts/invoicing.md?raw';

/** A first draft of the invoicing specification, with what such drafts leave out: shown on the first page. */
export const firstDraft = read(text);

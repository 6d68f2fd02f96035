import { type LifecycleView, viewOf } from '../engine/index.ts';
import { type Published, published } from './published.ts';

/** A lifecycle of a published specification: as it is written, and as it is read. */
export interface ReadExample {
  readonly document: Published;
  /** Its lines in the text, from its heading to its last row. */
  readonly written: string;
  readonly read: LifecycleView;
}

/** What most readers know already; a site without it shows the first of its own. */
const known = 'todomvc';

/** The first lifecycle of a well-known specification; undefined where no published one has any. */
export function readExample(): ReadExample | undefined {
  const all = published.filter(({ specification }) => specification.model.states.lifecycles.length > 0);
  const document = all.find(({ slug }) => slug === known) ?? all[0];
  if (document === undefined) return undefined;
  const { model, text } = document.specification;
  const [lifecycle] = model.states.lifecycles;
  const [read] = viewOf(model, 'states').lifecycles;
  if (lifecycle === undefined || read === undefined) return undefined;
  const from = text.lastIndexOf('\n', lifecycle.at.from) + 1;
  return { document, written: text.slice(from, lifecycle.at.to).trim(), read };
}

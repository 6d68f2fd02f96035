import { atom } from 'nanostores';
import { loadSiteText } from '../storage/site-text.ts';
import { showOrAdd } from './documents.ts';
import { notify } from './notices.ts';

/** The published specifications, each loaded when it is asked for. */
const texts = import.meta.glob<string>('../content/specs/*.md', { query: '?raw', import: 'default' });

/** The draft of a first visit: it is short, and there from the start. */
const drafts = import.meta.glob<string>('../content/drafts/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const slugOf = (path: string): string => path.replace(/^.*\/|\.md$/g, '');

/** What a glob has found of that name. */
const named = <T>(found: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.entries(found).find(([path]) => slugOf(path) === name)?.[1];

/** The draft of that name. */
export const draftOf = (name: string): string => named(drafts, name) ?? '';

/** Loads a published specification, or gives a draft; undefined when there is none of that name. */
async function loadPublished(name: string): Promise<string | undefined> {
  return named(drafts, name) ?? named(texts, name)?.();
}

/** Has the text of a sample loaded that is about to be opened; what fails is told when it is. */
export function expectSample(name: string): void {
  loadPublished(name).catch(() => {});
}

/** A published specification that can be opened as a new document. */
export interface Sample {
  readonly slug: string;
  readonly title: string;
}

/** The published specifications by the titles that the build read in them, in the order of the gallery. */
export const $samples = atom<readonly Sample[]>([]);

/**
 * Opens a sample as a document of its own, an untouched copy from before again: a published specification or
 * the first draft by its slug, or another Markdown file of the site by its path without `.md`. Gives whether there was one.
 */
export async function openSample(name: string): Promise<boolean> {
  const text = (await loadPublished(name)) ?? (await loadSiteText(name));
  if (text === undefined) notify(`There is no sample named "${name}".`, { kind: 'problem' });
  else await showOrAdd(`sample-${name}`, text);
  return text !== undefined;
}

import { showOrAdd } from './documents.ts';
import { notify } from './notices.ts';

/** The published specifications, each loaded when it is asked for. */
const texts = import.meta.glob<string>('../content/specs/*.md', { query: '?raw', import: 'default' });

const slugOf = (path: string): string => path.replace(/^.*\/|\.md$/g, '');

/** A published specification that can be opened as a new document. */
export interface Sample {
  readonly slug: string;
  readonly title: string;
}

const titleOf = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');

/** All samples, by name. */
export const samples: readonly Sample[] = Object.keys(texts)
  .map(slugOf)
  .sort()
  .map((slug) => ({ slug, title: titleOf(slug) }));

/** Opens a sample as a document of its own; an untouched copy from before is opened again. */
export async function openSample(slug: string): Promise<void> {
  const load = Object.entries(texts).find(([path]) => slugOf(path) === slug)?.[1];
  if (load === undefined) {
    notify(`There is no sample named "${slug}".`, { kind: 'problem' });
    return;
  }
  await showOrAdd(`sample-${slug}`, await load());
}

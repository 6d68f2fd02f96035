import { read, type Specification, valueOf } from '../engine/index.ts';

/** A published specification, read by the engine. */
export interface Published {
  /** Its name in addresses: the file's name without `.md`. */
  readonly slug: string;
  readonly title: string;
  readonly specification: Specification;
}

const texts = import.meta.glob<string>('./specs/*.md', { query: '?raw', import: 'default', eager: true });

function publish(path: string, text: string): Published {
  const slug = path.replace(/^.*\/|\.md$/g, '');
  const specification = read(text);
  return { slug, title: valueOf(specification.model.title) ?? slug, specification };
}

/** Every published specification, by title. */
export const published: readonly Published[] = Object.entries(texts)
  .map(([path, text]) => publish(path, text))
  .sort((one, other) => one.title.localeCompare(other.title, 'en'));

import { pointIds, read, type Specification, valueOf } from '../engine/index.ts';

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

/** How many of the nine points are shown, in whole or in part. */
function known({ specification }: Published): number {
  return pointIds.filter((id) => /^(?:shown|partly|none)$/.test(specification.model.points[id].shown)).length;
}

/** Every published specification: those that show most points first, then by title. */
export const published: readonly Published[] = Object.entries(texts)
  .map(([path, text]) => publish(path, text))
  .sort((one, other) => known(other) - known(one) || one.title.localeCompare(other.title, 'en'));

import { type CollectionEntry, getCollection } from 'astro:content';

/** The pages of the guide in the order they are read. */
export async function guidePages(): Promise<readonly CollectionEntry<'guide'>[]> {
  const pages = await getCollection('guide');
  return pages.sort((one, other) => one.data.order - other.data.order);
}

import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** Pages of the guide: Markdown of our own, set by Astro. Specifications are read by the engine instead. */
export const collections = {
  guide: defineCollection({
    loader: glob({ base: './src/content/guide', pattern: '*.md' }),
    schema: z.object({ title: z.string(), description: z.string(), order: z.number() }),
  }),
};

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the collection of real inputs lies; tests that need it are skipped where it is absent. */
export const corpus =
  process.env.NINEFOLD_CORPUS ?? fileURLToPath(new URL('../../shared/corpus', import.meta.url));

/** Whether the collection is there. */
export const hasCorpus = existsSync(join(corpus, 'ninepoint'));

/** A document of the collection. */
export interface CorpusDocument {
  readonly path: string;
  readonly text: string;
}

/** The Markdown documents of some kinds; none where the collection is absent. */
export function markdownOf(...kinds: readonly string[]): readonly CorpusDocument[] {
  if (!hasCorpus) return [];
  return kinds.flatMap((kind) =>
    (readdirSync(join(corpus, kind), { recursive: true }) as string[])
      .filter((path) => /\.mdx?$/.test(path))
      .sort()
      .map((path) => ({ path: `${kind}/${path}`, text: readFileSync(join(corpus, kind, path), 'utf8') })),
  );
}

/** Every kind that holds Markdown. */
export const markdownKinds = [
  'ninepoint',
  'prd',
  'published-spec',
  'speckit',
  'openspec',
  'mermaid',
] as const;

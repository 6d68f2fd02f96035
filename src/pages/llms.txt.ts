import introduction from '../content/for-agents.md?raw';
import format from '../content/guide/format.md?raw';
import { published } from '../content/published.ts';
import { sitePath } from '../ui/site/site-path.ts';

/** For coding agents: how to write a nine-point specification that Ninefold reads, the format in full, and examples. */
export function GET({ site }: { readonly site: URL | undefined }): Response {
  const address = (path: string): string => (site ? new URL(sitePath(path), site).href : sitePath(path));
  const examples = published
    .filter(({ slug }) => slug !== 'unknown' && slug !== 'contradictory')
    .map(({ slug, title, opening }) => `- [${title}](${address(`/specs/${slug}.md`)}): ${opening}`);
  const reference = format.replace(/^---[\s\S]*?---\n/, '').replace(/\]\(\.\.\/\.\.\//g, `](${address('/')}`);
  return new Response(
    [
      introduction.trim(),
      '## Whole examples',
      examples.join('\n'),
      '## The format in full',
      reference.trim(),
      '',
    ].join('\n\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
}

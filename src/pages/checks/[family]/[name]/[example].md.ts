import { checkPages } from '../../../../content/check-pages.ts';

/** Every example of every check: `bad-1`, `good-1` … */
export function getStaticPaths() {
  return checkPages.flatMap(({ family, name, page }) =>
    (['bad', 'good'] as const).flatMap((kind) =>
      page[kind].map(({ markdown }, index) => ({
        params: { family, name, example: `${kind}-${index + 1}` },
        props: { markdown, title: `${page.title}: ${kind === 'bad' ? 'found' : 'not found'}` },
      })),
    ),
  );
}

/** An example that has no title of its own gets that of its page, so that it is known among other documents. */
const titled = (markdown: string, title: string): string =>
  /^# /m.test(markdown) ? markdown : `# Specification: ${title}\n\n${markdown}`;

interface Asked {
  readonly props: { readonly markdown: string; readonly title: string };
}

/** An example as a document, for the workbench to open. */
export function GET({ props: { markdown, title } }: Asked): Response {
  return new Response(titled(markdown, title), {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });
}

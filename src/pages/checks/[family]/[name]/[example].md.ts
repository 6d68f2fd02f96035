import { checkPages } from '../../../../content/check-pages.ts';

/** Every example of every check: `bad-1`, `good-1` … */
export function getStaticPaths() {
  return checkPages.flatMap(({ family, name, page }) =>
    (['bad', 'good'] as const).flatMap((kind) =>
      page[kind].map(({ markdown }, index) => ({
        params: { family, name, example: `${kind}-${index + 1}` },
        props: { markdown },
      })),
    ),
  );
}

/** An example as a document, for the workbench to open. */
export function GET({ props }: { readonly props: { readonly markdown: string } }): Response {
  return new Response(props.markdown, { headers: { 'content-type': 'text/markdown; charset=utf-8' } });
}

import { type Published, published } from '../../content/published.ts';

export function getStaticPaths() {
  return published.map((document) => ({ params: { slug: document.slug }, props: { document } }));
}

/** A specification as its author wrote it, to keep. */
export function GET({ props }: { readonly props: { readonly document: Published } }): Response {
  return new Response(props.document.specification.text, {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });
}

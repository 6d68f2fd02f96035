import { type Published, published } from '../../content/published.ts';
import { drawCard } from '../../layouts/card.ts';
import { tilePoints } from '../../ui/spec/reading.ts';

/** One card for the site, and one for every specification. */
export function getStaticPaths() {
  return [
    { params: { name: 'site' }, props: { document: undefined } },
    ...published.map((document) => ({
      params: { name: `specification-${document.slug}` },
      props: { document },
    })),
  ];
}

/** The picture that stands beside a shared link. */
export async function GET({ props }: { readonly props: { readonly document: Published | undefined } }) {
  const { document } = props;
  const card = document
    ? drawCard(tilePoints(document.specification), document.title, document.opening)
    : drawCard([], 'Ninefold', 'Read a product specification before anyone builds it.');
  return new Response(new Uint8Array(await card), { headers: { 'content-type': 'image/png' } });
}

import { drawIcon } from '../../layouts/card.ts';

/** Icons by name: how many pixels wide, and whether a system may cut their margin. */
const icons = [
  { name: 'touch', size: 180, bleed: false },
  { name: 'small', size: 192, bleed: false },
  { name: 'large', size: 512, bleed: false },
  { name: 'masked', size: 512, bleed: true },
] as const;

type Icon = (typeof icons)[number];

export function getStaticPaths() {
  return icons.map((icon) => ({ params: { name: icon.name }, props: { icon } }));
}

/** An icon for a home screen. */
export async function GET({ props }: { readonly props: { readonly icon: Icon } }) {
  const { size, bleed } = props.icon;
  return new Response(new Uint8Array(await drawIcon(size, bleed)), {
    headers: { 'content-type': 'image/png' },
  });
}

import { paper } from '../ui/card/tiles-drawing.ts';
import { sitePath } from '../ui/site/site-path.ts';

/** What a system needs to keep the workbench among its applications. */
export function GET(): Response {
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: sitePath(`/icons/${name}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name: 'Ninefold',
    short_name: 'Ninefold',
    description: 'Read, question and hand over a product specification in the browser.',
    id: sitePath('/'),
    scope: sitePath('/'),
    start_url: sitePath('/workbench/'),
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons: [icon('small', 192, 'any'), icon('large', 512, 'any'), icon('masked', 512, 'maskable')],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
}

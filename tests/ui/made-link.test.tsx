import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { linkPlaces } from '../../src/storage/link-places.ts';
import { MadeLink } from '../../src/ui/link/made-link.tsx';

type Link = Parameters<typeof MadeLink>[0]['link'];

const shown = (link: Link): string =>
  renderToStaticMarkup(
    <MadeLink
      title="Kite"
      link={link}
      places={linkPlaces}
      withPlace={false}
      onWithPlace={() => {}}
      onCopy={() => {}}
      onSaveFile={() => {}}
      onClose={() => {}}
    />,
  );

test('a link is offered with the places where it fits', () => {
  const html = shown({ is: 'ready', address: `https://example.org/#${'x'.repeat(3_000)}` });
  expect(html).toContain('The link has 3,021 characters');
  expect(html).toMatch(/<button[^>]* data-main=""[^>]*>Copy the link/);
  expect(html.match(/too long/g)?.length).toBe(linkPlaces.filter(({ most }) => most < 3_021).length);
});

test('where there can be no link, the file is the way, and nothing else is offered', () => {
  for (const link of [{ is: 'too-long' }, { is: 'failed' }] as const) {
    const html = shown(link);
    expect(html).toMatch(/<button[^>]* data-main=""[^>]*>Save as a file/);
    expect(html).not.toContain('Copy the link');
    expect(html).not.toContain('checkbox');
  }
});

import { atom } from 'nanostores';
import { makeShareLink } from '../storage/share-link.ts';
import { $document } from './document.ts';
import { $pane } from './pane.ts';
import { $selection } from './selection.ts';

export { linkPlaces } from '../storage/link-places.ts';

/** A link of the open document as it was when the link was asked for. */
export type MadeLink =
  | { readonly is: 'making' }
  | { readonly is: 'ready'; readonly address: string }
  | { readonly is: 'too-long' }
  | { readonly is: 'failed' };

/** The link that was made last. */
export const $made = atom<MadeLink>({ is: 'making' });

let asked = 0;

/** Makes a link of the open document to the page at `address`; on request with the place of the cursor and the pane. */
export async function makeLink(address: string, withPlace: boolean): Promise<void> {
  asked += 1;
  const mine = asked;
  const document = $document.get();
  if (document === undefined) return;
  $made.set({ is: 'making' });
  const { from, to } = $selection.get();
  const { text, crlf, encoding } = document;
  const place = withPlace ? { selection: { from, to }, view: $pane.get() } : {};
  let made: MadeLink = { is: 'failed' };
  try {
    const fragment = await makeShareLink({ text: text.toString(), crlf, encoding, ...place });
    made = fragment === undefined ? { is: 'too-long' } : { is: 'ready', address: `${address}#${fragment}` };
  } catch {
    // An older browser has no raw deflate; the file is the other way.
  }
  if (mine === asked) $made.set(made);
}

import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';

/** A sign behind a type: `text (m)`, `string (required)`, `uuid (!)`, `date ?`; a number belongs to the type. */
const sign = wording`(?<=\S)\s+(?:\((?<sign>[\p{L}!*+?]{1,10})\)|[*?!])$`;

/** A phrase without the signs behind it, and these. */
export function withoutSigns(part: Inline): { readonly bare: Inline; readonly signs: readonly Inline[] } {
  const signs: Inline[] = [];
  let bare = part;
  for (let found = sign.exec(bare.source); found; found = sign.exec(bare.source)) {
    const isBracketed = found.groups?.sign !== undefined;
    const start = isBracketed ? found.index + found[0].indexOf('(') + 1 : bare.source.length - 1;
    signs.push(slice(bare, start, bare.source.length - (isBracketed ? 1 : 0)));
    bare = slice(bare, 0, found.index);
  }
  return { bare, signs };
}

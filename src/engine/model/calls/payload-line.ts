import type { Inline } from '../../syntax/block.ts';
import { codeSpans, slice } from '../../syntax/inline.ts';
import type { PayloadField } from '../interface-elements.ts';
import { shown, unstated } from '../stated.ts';

const fieldsLabel =
  /^[*_]*(?:(required|mandatory|optional|accepted|allowed|pflicht)[ -])?(?:body )?(?:fields?|parameters?|params|felder)[*_]*\s*:[*_]*\s*/i;

/** The payload of a line that lists its names: "Required fields: `email`, `password`". */
export function payloadOfLine(text: Inline): readonly PayloadField[] {
  const label = fieldsLabel.exec(text.source);
  if (!label) return [];
  const said = label[1]?.toLowerCase();
  const required = said && /^(?:req|man|pfl)/.test(said) ? true : said === 'optional' ? false : undefined;
  return codeSpans(slice(text, label[0].length, text.source.length)).map(({ text: name, at }) => ({
    name,
    at,
    nameAt: at,
    how: 'tolerant',
    in: 'body',
    type: unstated,
    required: required === undefined ? unstated : shown(required, at),
    default: unstated,
    meaning: '',
  }));
}

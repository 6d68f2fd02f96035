import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { typeUseIn } from '../../types.ts';

/** A sign behind a type: `text (m)`, `string (required)`, `uuid (!)`, `date ?`; a number belongs to the type. */
const sign = wording`(?<=\S)\s+(?:\((?<sign>[\p{L}!*+?]{1,10})\)|\\?[*?!])$`;

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

/** A mark right behind a type for what must be there: `string*`, `String!`, `User[]*`, `uuid\\*`. */
const attached = wording`^(?<type>(?:\[[^\]*]*\]|[^*!]*[\p{L}\p{N}\])>\`]))\\?(?<mark>[*!])$`;
/** What a star behind makes a pointer of. */
const pointed = /^(?:const\s+)?(?:char|wchar_t|void|\w+_t|struct\b.*)$/;

/** A type without the mark right behind it that says that there must be a value; undefined where there is none. */
export function withoutAttached(part: Inline): { readonly bare: Inline; readonly mark: Inline } | undefined {
  const { source } = part;
  if (!source.endsWith('*') && !source.endsWith('!')) return undefined;
  const type = attached.exec(source)?.groups?.type;
  if (type === undefined || pointed.test(type)) return undefined;
  return { bare: slice(part, 0, type.length), mark: slice(part, source.length - 1, source.length) };
}

/** A remark in brackets behind a type: "integer (minutes)", "string (max 255)"; a length alone is one of the type: "varchar (20)". */
const remarked = /(?<=\S)\s+\((?=[^()]*[^\d\s,()])(?<remark>[^()]+)\)$/;

/** A scalar, or a list of one, without the remark in brackets behind it; undefined for any other text. */
export function withoutRemark(part: Inline): { readonly bare: Inline; readonly remark: Inline } | undefined {
  const found = part.source.endsWith(')') ? remarked.exec(part.source) : null;
  if (!found) return undefined;
  const bare = slice(part, 0, found.index);
  const { type } = typeUseIn(bare);
  const of = type.is === 'list' ? type.of : type;
  const end = part.source.length - 1;
  const length = found.groups?.remark?.length ?? 0;
  return of.is === 'scalar' ? { bare, remark: slice(part, end - length, end) } : undefined;
}

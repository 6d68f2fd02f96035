import type { Inline } from '../../syntax/block.ts';
import { type Piece, pieces, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Route } from '../interface-elements.ts';
import { routeIn } from '../words/routes.ts';
import { isRemark, mayBeScreen } from './claims.ts';

/** What is said between a marked name and the address that closes its line, from the sign behind the name on. */
const saidBetween =
  /^(?:\s*[:.,;–—]|\s+-{1,2}(?=\s))\s+(?<said>[^/`*_[\]→⇒]{2,160}?)\s*(?:[,;.:–—(]|\s-{1,2}(?=\s))\s*(?:(?:the |its )?(?:route|path|url|address)\s*[:=]?\s*)?$/i;
/** What is said within the mark: "**Map:**". */
const endsInSign = /[:.]$/;
/** Words behind which an address is where something leads, what lies below, or what addresses begin with. */
const isElsewhere =
  /\b(?:over|above|on top of|back to|instead of|replac\w+|redirect\w*|(?:leads?|goes|go|returns?|sends?|brings?|moves?) (?:\w+ )?(?:to|on to)|lands? (?:on|at)|from|(?:base|root|common|api)\b.*|prefix|calls?|endpoints?|such as|e\.g\.|for example|see)\b[^,;.–—]*$/i;
/** An address without marks, all that is left of a line. */
const bareAtEnd = /(?<=[\s(])\/[\w:{}[\]<>/-]*(?=\)?[.;]?\s*$)/;
const closes = /^[).;\s]*$/;

/**
 * The screen of a line that opens with its marked name, says what it is, and closes with its address behind a sign:
 * "**Map** — where boats lie, `/map`". Nothing where another name is marked or another address stands in it, where the
 * words right before lead elsewhere, and where the mark titles several: "**Public**: Landing (`/`)".
 */
export function headedAtEnd(text: Inline): { readonly name: Inline; readonly route: Route } | undefined {
  const { source } = text;
  if (!/^[*_]/.test(source) || !source.includes('/')) return undefined;
  const [head, ...others] = pieces(text);
  if (!head || head.start > 0 || (head.kind !== 'strong' && head.kind !== 'emphasis')) return undefined;
  const address = addressAtEnd(text, others);
  if (!address) return undefined;
  const sign = endsInSign.exec(head.text)?.[0] ?? '';
  const said = saidBetween.exec(sign + source.slice(head.end, address.at.start - text.at.start))?.groups
    ?.said;
  const name = slice(text, head.innerStart, head.innerEnd - sign.length);
  if (
    !said ||
    isElsewhere.test(said) ||
    isTitle(sign + source.slice(head.end)) ||
    !mayBeScreen(name) ||
    isRemark(name.source)
  )
    return undefined;
  const route = routeIn(address);
  if (!route || route.catchAll) return undefined;
  const marked = slice(text, head.start, head.end);
  return { name: sign ? name : marked, route };
}

/** The one address of a text, where nothing but marks stands behind it. */
function addressAtEnd(text: Inline, rest: readonly Piece[]): Inline | undefined {
  const codes = rest.filter(({ kind }) => kind === 'code');
  const [code, ...others] = codes;
  if (others.length > 0 || rest.some(({ kind }) => kind !== 'text' && kind !== 'code')) return undefined;
  if (code)
    return code.text.startsWith('/') && closes.test(text.source.slice(code.end))
      ? slice(text, code.start, code.end)
      : undefined;
  const bare = bareAtEnd.exec(text.source);
  return bare ? slice(text, bare.index, bare.index + bare[0].length) : undefined;
}

/** Whether a colon leads to a name with a capital right before the address. */
const isTitle = (behind: string): boolean => titles.test(behind);
const titles = wording`^\s*:\s+\p{Lu}[^.,;:–—]*[\s(]\(?[\x60/]`;

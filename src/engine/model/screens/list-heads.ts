import type { Block, Inline, Item } from '../../syntax/block.ts';
import { pieces, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { once } from '../tracking/once.ts';
import { routeIn } from '../words/routes.ts';
import { isRemark, mayBeScreen } from './claims.ts';
import { type NamedRoute, namedRoutes } from './lines.ts';
import { saysNoRoute } from './without-address.ts';
import { isPassedOn } from './words-beside.ts';

/** A name at the head of a line, and the sign behind which it is told of. */
const headed = wording`^(?<name>\p{Lu}[\p{L}\p{N}'’&/-]*(?: [\p{L}\p{N}'’&/-]+){0,4}?)(?:\s*[:(]|[.,;]\s|\s[–—-]{1,2}\s)`;

function headName({ text }: Item): Inline | undefined {
  const name = headed.exec(text.source)?.groups?.name ?? '';
  // "All Berths" is a name, "All berths" a remark on them.
  const all = wording`^All (?=\p{Lu})`.exec(name)?.[0].length ?? 0;
  const bare = slice(text, all, name.length);
  return name !== '' &&
    !/^(?:route|path|url|address|link)$/i.test(name) &&
    mayBeScreen(bare) &&
    !isRemark(bare.source)
    ? slice(text, 0, name.length)
    : undefined;
}

/** The one address that a line ends in. */
function addressAtEnd(text: Inline): NamedRoute['routes'][number] | undefined {
  const [code, ...others] = pieces(text).filter(({ kind }) => kind === 'code');
  if (!code || others.length > 0 || !/^[.;)]*$/.test(text.source.slice(code.end))) return undefined;
  return routeIn(slice(text, code.start, code.end));
}

/** How many lines of a list begin with the name of a screen and have its address. */
const namedIn = once((block: Block): number => {
  if (block.kind !== 'list') return 0;
  const named = block.items.filter((item) => {
    const [first] = namedRoutes(item.text);
    const isHead = first !== undefined && first.name.at.start <= item.text.at.start + 2;
    return isHead || (headName(item) && addressAtEnd(item.text));
  });
  return named.length;
});

/** Whether most lines of a list do. */
const listsScreens = (block: Block): boolean =>
  block.kind === 'list' && namedIn(block) > 1 && namedIn(block) * 2 >= block.items.length;

/**
 * The screen of a line that begins with its name and ends in its address, in a list of such lines: "Archive, all that is
 * kept in one place, `/archive`"; or that has its address right behind the sign, as most of them do, whatever words its
 * name is made of: "All berths: `/berths` – the list". Nothing where the address stands elsewhere, which may be where one
 * goes, and where what is named is the beginning of addresses or leads to another one.
 */
export function namedAtHead(item: Item, block: Block): NamedRoute | undefined {
  const behind = behindSign(item, block);
  if (behind) return { ...behind, at: item.text.at, by: 'name' };
  const name = listsScreens(block) ? headName(item) : undefined;
  const route = name && addressAtEnd(item.text);
  return name && route ? { name, routes: [route], at: item.text.at, by: 'name' } : undefined;
}

/** A name, a sign, and right behind it an address in code, with what goes on there. */
const signed = wording`^(?<name>\p{Lu}[\p{L}\p{N}'’&/-]*(?: [\p{L}\p{N}'’&/-]+){0,5}?)(?<sign>\s*:|\s+[–—-]{1,2})\s+(?=\`[/#])`;
/** What names an address, or a remark on some, and no screen. */
const ofAddresses =
  /(?:^|\s)(?:alias|anchor|base|fragment|parameter|path|prefix|redirect|root|route|url|version)(?:e?s)?$|^(?:all|any|both|each|every|everything|see|notes?|examples?)$/i;

function behindSign({ text }: Item, block: Block): Pick<NamedRoute, 'name' | 'routes'> | undefined {
  const { name = '', sign = '' } = signed.exec(text.source)?.groups ?? {};
  if (name === '' || ofAddresses.test(name) || signedIn(block).get(sign.trim()) !== true) return undefined;
  const code = pieces(text).find(({ kind }) => kind === 'code');
  const route = code && routeIn(slice(text, code.start, code.end));
  if (!code || !route || route.catchAll || isPassedOn(text.source.slice(code.end))) return undefined;
  return { name: slice(text, 0, name.length), routes: [route] };
}

/** The signs behind which most lines of a list have their address. */
const signedIn = once((block: Block): ReadonlyMap<string, boolean> => {
  const items = block.kind === 'list' ? block.items : [];
  const signs = items.map(({ text }) => signed.exec(text.source)?.groups?.sign?.trim() ?? '');
  const isMost = (sign: string): boolean => {
    const { length } = signs.filter((each) => each === sign);
    return length > 1 && length * 2 > items.length;
  };
  return new Map([...new Set(signs)].map((sign) => [sign, sign !== '' && isMost(sign)]));
});

const layer =
  '(?:dialog(?:ue)?|modal|overlay|drawer|pop-?up|pop-?over|panel|sheet|side-?bar|wizard|palette|lightbox)s?';
const endsInLayer = wording.i`\s${layer}$`;
/** What says of a screen that it is a layer, or opens over others: "A modal over the editor", "Opens from the menu". */
const saysLayer = wording.i`^[\s.,;:(–—-]*(?:(?:it |this )?(?:(?:is|opens? as) )?(?:an? )?(?:\p{L}+ )?${layer}(?![\p{L}])|(?:it |this |which |that )?(?:opens?|slides?|pops?|appears?|comes? up|floats?|lies|sits) (?:up |out |in )?(?:on top of|over|above|from|inside|in|on|at|next to|beside|within)\s)`;

/**
 * The name of a line without an address, in a list of screens with theirs, of which the line says that it is shown over
 * others or has none: "Share dialog. Audience and time.", "Composer. It has no address". Other lines are none.
 */
export function unaddressedAmong(item: Item, block: Block): Inline | undefined {
  if (namedIn(block) === 0 || pieces(item.text).some(({ kind }) => kind === 'code')) return undefined;
  const name = headName(item) ?? (mayBeScreen(item.text) ? item.text : undefined);
  if (!name) return undefined;
  const said = item.text.source.slice(name.source.length);
  return endsInLayer.test(name.source) || saysLayer.test(said) || saysNoRoute(said) ? name : undefined;
}

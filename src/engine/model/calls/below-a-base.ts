import type { Block, HeadingBlock, Inline, Item } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Call } from '../interface-elements.ts';
import type { Part } from '../reader.ts';
import { addressOf } from './address.ts';
import { mentionsOf } from './mentions.ts';
import type { CallFact } from './tables.ts';

/** A path that is no root, and whose first part is no parameter. */
const pathIn = wording.g`(?<![\p{L}\p{N}/.:}>])/(?![:{<[])[\p{L}\p{N}_-][^\s,;\`*"”()]*`;

/** The one path that a text names without a method: "Orders (`/api/orders`)", "Base path: /api/orders". */
export function baseIn(text: Inline): string | undefined {
  if (!text.source.includes('/') || mentionsOf(text).length > 0) return undefined;
  const [only, ...others] = new Set([...text.source.matchAll(pathIn)].map(([path]) => path));
  const base = others.length > 0 ? undefined : only?.replace(/[/.:]+$/, '');
  return base === '' ? undefined : base;
}

/** A path that cannot be whole, as it begins with a parameter, or is only where others begin. */
const isRelative = ({ path }: Call): boolean => /^\/(?:[:{<[]|$)/.test(path);

/** The texts above a call in a list, from its own words before it outwards. */
function textsAbove(items: readonly Item[], call: Call, above: readonly Inline[] = []): readonly Inline[] {
  const { nameAt } = call;
  for (const { text, children } of items) {
    const isHere = text.at.from <= nameAt.from && nameAt.to <= text.at.to;
    if (isHere) return [textBefore(text, nameAt.from), ...above];
    const below = children.flatMap((child) => (child.kind === 'list' ? child.items : []));
    const found = textsAbove(below, call, [text, ...above]);
    if (found.length > 0) return found;
  }
  return [];
}

const textBefore = (text: Inline, end: number): Inline => slice(text, 0, Math.max(0, end - text.at.from));

/**
 * Calls whose paths go on from one that stands above them: below "Orders (`/api/orders`)" the calls `GET /` and
 * `GET /:id` are at `/api/orders` and `/api/orders/:id`. It stands in the heading, in the text right above, or in the
 * item above. Only where one of those that stand together cannot be whole and none goes on from it in full, and where no
 * whole ones stand between; none that begins with the other already.
 */
export function withBases(parts: readonly Part<CallFact>[]): readonly Part<CallFact>[] {
  let told: { readonly heading: HeadingBlock | undefined; readonly base: string } | undefined;
  return parts.map((part) => {
    const { block, context, reading } = part;
    const heading = context.headings.at(-1);
    const calls = reading.facts.flatMap((fact) => (fact.is === 'call' ? fact.call : []));
    if (block.kind === 'paragraph' && calls.length === 0) {
      const base = baseIn(block.text);
      if (base !== undefined) told = { heading, base };
      return part;
    }
    if (!calls.some(isRelative)) {
      // Others below it are whole, or begin with it themselves.
      if (calls.length > 0) told = undefined;
      return part;
    }
    const named = (told?.heading === heading ? told?.base : undefined) ?? (heading && baseIn(heading.title));
    const around = calls.some(({ path }) => path.startsWith(`${named}/`)) ? undefined : named;
    const baseOf = (call: Call): string | undefined => ownBase(block, calls, call) ?? around;
    const facts = reading.facts.map((fact): CallFact => {
      if (fact.is !== 'call' || fact.call.method === '' || !fact.call.path.startsWith('/')) return fact;
      const base = baseOf(fact.call);
      if (base === undefined || fact.call.path.startsWith(base)) return fact;
      const path = `${base}${fact.call.path}`.replace(/\/$/, '');
      return { ...fact, call: { ...fact.call, ...addressOf(`${fact.call.method} ${path}`) } };
    });
    return { ...part, reading: { ...reading, facts } };
  });
}

/** The path in what stands above a call in its own block: before the first one of its line, or in the items around it. */
function ownBase(block: Block, calls: readonly Call[], call: Call): string | undefined {
  if (block.kind === 'paragraph') {
    const [first = call] = calls;
    return baseIn(textBefore(block.text, first.nameAt.from));
  }
  if (block.kind !== 'list') return undefined;
  for (const text of textsAbove(block.items, call)) {
    const base = baseIn(text);
    if (base !== undefined) return base;
  }
  return undefined;
}

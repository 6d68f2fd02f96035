import type { Call } from '../interface-elements.ts';
import type { Part } from '../reader.ts';
import { addressOf } from './address.ts';
import type { CallFact } from './tables.ts';

/** What a name in braces is short for: "`{y}` stands for `/yards/{yard}`, and `{b}` for `/boats/{boat}`". */
const shortFor =
  /`(?<short>\{[A-Za-z]\w{0,20}\})`\s+(?:stands for|is short for|means|is|for|=)\s+`(?<path>\/[^`\s]{1,200})`/g;

/** Calls whose addresses begin with what the text says is short for the beginning of one, with that in its place. */
export function withShortPaths(calls: readonly Call[], parts: readonly Part<CallFact>[]): readonly Call[] {
  if (!calls.some(({ path }) => path.startsWith('{'))) return calls;
  const paths = new Map<string, string>();
  for (const { block } of parts)
    if (block.kind === 'paragraph')
      for (const { groups } of block.text.source.matchAll(shortFor))
        if (groups?.short && groups.path) paths.set(groups.short, groups.path);
  return calls.map((call) => {
    const short = /^\{\w+\}(?=\/|$)/.exec(call.path)?.[0];
    const path = short && paths.get(short);
    return path ? { ...call, ...addressOf(`${call.method} ${path}${call.path.slice(short.length)}`) } : call;
  });
}

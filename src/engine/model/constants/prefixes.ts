import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { inSingular } from '../derived/name-index.ts';
import { amountIn } from '../words/quantities.ts';
import type { ConstantLine } from './amounts.ts';

const saysBegins = /(?:begin|start)s?\swith\s/i;
/** What all of one kind begin with: "Berth numbers start with the prefix `B-`". What must or may do so is a rule. */
const begins = wording.di`^(?:(?:the|all|every|each|an?)\s+)?(?<name>(?:(?!(?:must|may|can|shall|should|will|not|that|which|if|when)\s)[\p{L}'’-]+\s){1,4})(?:begins?|starts?)\swith\s(?:(?:the|an?)\s)?(?:(?:prefix|letters?|characters?)\s)?(?<value>\`[^\`]+\`|"[^"]{1,12}"|“[^”]{1,12}”)(?=$|[.,;]|\s(?:and|followed)\s)`;
const joins = /^,?\s*(?:and\s+)?(?:then\s+)?(?:(?:followed by|have|has|go on with)\s+)?/;

/** The prefix that a sentence tells of things, and an amount that it goes on with: "… and have 9 digits after it", "… and count up from 1". */
export function prefixTold(text: Inline): readonly ConstantLine[] {
  const found = saysBegins.test(text.source) ? begins.exec(text.source) : null;
  const [at, value] = [found?.indices?.groups?.name, found?.indices?.groups?.value];
  if (!found || !at || !value) return [];
  const said = text.source.slice(at[0], at[1]).trim();
  const called = inSingular(said) ?? said;
  const named = (words: string): Inline => ({
    source: `${called} ${words}`,
    at: slice(text, at[0], at[0] + said.length).at,
  });
  const own = { name: named('prefix'), value: slice(text, value[0], value[1]), remark: '' };
  const behind = slice(text, found[0].length, text.source.replace(/\.$/, '').length);
  const rest = slice(behind, joins.exec(behind.source)?.[0].length ?? 0, behind.source.length);
  const told = amountIn(rest);
  if (!told) return [own];
  const words = told.before.source || (wording`^\p{L}{3,}$`.exec(told.unit)?.[0] ?? '');
  return words === '' || amountIn(told.after)
    ? [own]
    : [own, { name: named(words), value: told.whole, remark: '' }];
}

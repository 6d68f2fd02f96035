import type { Block, Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { ItemRead } from '../../reader.ts';
import { shown } from '../../stated.ts';
import { once } from '../../tracking/once.ts';
import { referenceIn } from '../../words/names.ts';
import { isArrow } from '../arrows/arrow-clauses.ts';
import { titleOf } from '../headings/titles.ts';
import { stateFact } from '../lifecycle-facts.ts';
import { tell } from '../sentences/told.ts';
import type { StateLine } from './line.ts';

/** A name with what stands in brackets behind it, and what is said of it: "`open` (initial): nobody has it". */
const form = wording`^(?<name>\`[^\`]+\`|\*{1,2}[^*]+\*{1,2}|\p{L}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,2})(?:\s*[([](?<remark>[^()[\]]{2,60})[)\]])?(?:\s*[:–—-]\s+(?<said>\S.*)|[.;,]?)$`;
const begins = /^(?:the )?(?:initial|start(?:ing)?|first|entry|default)(?: (?:state|status|stage))?$/i;
const ends = /^(?:the )?(?:final|terminal|end|last)(?: (?:state|status|stage))?$/i;

const partsOf = (text: Inline): Record<string, string | undefined> | undefined =>
  isArrow.test(text.source) ? undefined : form.exec(text.source.replaceAll('\n', ' '))?.groups;

/** Whether each line of a list is a name, and what stands in brackets says of some that these are the first or the last. */
const remarksOnStates = once((list: Block): boolean => {
  if (list.kind !== 'list' || list.items.length < 2) return false;
  const all = list.items.map(({ text }) => partsOf(text));
  // "Name (first)", "Name (last)"
  if (new Set(all.map((each) => each?.name)).size < all.length) return false;
  const marked = all.filter((each) => begins.test(each?.remark ?? '') || ends.test(each?.remark ?? ''));
  return marked.length > 0 && all.every((each) => each !== undefined);
});

/** "`OPEN` (initial)", "Done (final): the office has closed it", in a list of such. */
export function readRemarkedState({ text, item, above, context, gather }: StateLine): ItemRead | undefined {
  if (above.length > 0 || !gather.ofBlock(remarksOnStates)) return undefined;
  const { name = '', remark = '', said = '' } = partsOf(text) ?? {};
  if (name === '') return undefined;
  const where = titleOf(context);
  const own = slice(text, 0, name.length);
  const rest = slice(text, text.source.length - said.length, text.source.length);
  const isBound = begins.test(remark) || ends.test(remark);
  const meaning = [isBound ? '' : remark, plain(rest)].filter(Boolean).join('; ');
  const state = stateFact(where, own, meaning, item.at);
  gather.fact(state);
  if (isBound) {
    const value = shown([referenceIn('state', own)], own.at);
    gather.fact({ is: begins.test(remark) ? 'starts' : 'ends', value, ...where });
  }
  tell(rest, own, where, gather);
  return 'itself';
}

import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { namesListed, splitAt } from '../words/phrases.ts';
import { amountIn } from '../words/quantities.ts';
import type { ConstantLine } from './amounts.ts';

/** A default that a clause tells in one word, a path or a quoted text: "the default folder is /Deck". */
const preset = wording.i`^(?:(?:the|every|each|an?)\s+)?(?<name>(?:default|initial|standard|preset)\s\S.{0,60}?|\S.{2,60}?(?=\s(?:by default|out of the box|at first)\s(?:is|are)\s)|\S.{2,60}?(?=\s(?:is|are)\s(?:both\s|all\s)?(?:unlimited|enabled|disabled|on|off)$))(?:\s(?:by default|out of the box|at first))?\s(?:is|are)\s(?:both\s|all\s)?(?<value>\p{Lu}[\p{L} ]{1,30} \(\p{Lu}[\p{L} ]{1,30}\)|"[^"]+"|“[^”]+”|/\S*|[\p{L}\p{N}][\p{L}\p{N}_.+-]*)$`;
/** What says that a value is the one at the outset. */
const ofOutset = / (?:by default|at first|initially|at the start|out of the box|as delivered)$/;
/** What says how a default comes about, and none itself. */
const noValue = new Set(
  `not never always the a an this that it they what told taken set used applied given shown chosen kept stored ignored
  inherited computed changed overwritten optional required mandatory configurable unknown open there`.split(
    /\s+/,
  ),
);

/** The defaults of a sentence whose values are words: "The default of Sync is off, and the default Type is plain." */
export function wordedDefaults(text: Inline): readonly ConstantLine[] {
  if (!/\s(?:is|are)\s/i.test(text.source)) return [];
  const bare = slice(text, 0, text.source.replace(/\.$/, '').length);
  const found = splitAt(bare, /,?\s+and\s+(?=the\s+default\b)|;\s+/i).flatMap((part) => {
    const { name = '', value = '' } = preset.exec(part.source.replace(ofOutset, ''))?.groups ?? {};
    if (value === '' || noValue.has(value.toLowerCase()) || amountIn(part)) return undefined;
    const at = part.source.indexOf(name);
    const whole = slice(part, at, at + name.length);
    const start = part.source.lastIndexOf(value);
    // "The fast lane and the slow lane are both shut off": each of them is.
    const names = /\sare\s(?:both|all)\s/.test(part.source) ? namesListed(whole) : [whole];
    return names.map((each) => ({
      name: slice(each, /^(?:the|an?)\s+/i.exec(each.source)?.[0].length ?? 0, each.source.length),
      value: slice(part, start, start + value.length),
      remark: '',
    }));
  });
  return found.every((each) => each !== undefined) ? found : [];
}

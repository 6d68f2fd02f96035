import type { Inline } from '../../syntax/block.ts';
import { plain, slice, splitOutside } from '../../syntax/inline.ts';
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

/** A name that is said to be several things: in bold type, or in words behind an article. */
const named = wording.i`^(?:(?:the\s+)?\*\*(?<bold>[^*]{2,60})\*\*|(?:the|our|its|possible|allowed|available)\s+(?<words>\p{L}[\p{L}\p{N}'’ -]{2,60}?))\s+are\s+(?:called\s+|named\s+)?(?<list>\S.*)$`;

/** What things are called: in quotes, in code, or with a capital. */
const proper = wording`^(?:"[^"]+"|“[^”]+”|\`[^\`]+\`|\p{Lu}[\p{L}\p{N}.+-]*(?: \p{L}[\p{L}\p{N}.+-]*){0,2})(?: \([^()]*\))?$`;

/** One thing that is called so: "The currency of the shop is Euro", "The mark of a closed topic is "✔"". */
const calledSo = wording.i`^(?:the|our|its)\s+(?<name>\p{L}[\p{L}\p{N}'’-]*(?: [\p{L}\p{N}'’-]+){1,8}?)\s+is\s+(?:always\s+|called\s+|named\s+)?(?<value>\S.*?)\.?$`;

/** A word of a list, or the last two: `epub`, `pdf and txt`. */
const inList = wording`^(?:and\s+)?[\p{L}\p{N}.+-]+(?: (?:and|or) [\p{L}\p{N}.+-]+)?$`;

/**
 * What the name of a line is said to be, where that is a list: of three words or more behind a name in bold type
 * ("**Formats** are txt, pdf and epub."), of what things are called behind one in words ("The priorities are Low and High");
 * or one thing that is called so.
 */
export function wordsOfName(text: Inline): ConstantLine | undefined {
  const one = calledSo.exec(text.source)?.groups;
  if (one?.name && one.value && proper.test(one.value)) {
    const [at, start] = [text.source.indexOf(one.name), text.source.lastIndexOf(one.value)];
    return {
      name: slice(text, at, at + one.name.length),
      value: slice(text, start, start + one.value.length),
      remark: '',
    };
  }
  const { bold, words, list = '' } = named.exec(text.source)?.groups ?? {};
  return bold !== undefined
    ? wordsOf(text, bold, list)
    : words !== undefined
      ? namesOf(text, words, list)
      : undefined;
}

function namesOf(text: Inline, name: string, list: string): ConstantLine | undefined {
  const start = text.source.length - list.length;
  const whole = slice(text, start, text.source.replace(/\.$/, '').length);
  const parts = namesListed(whole);
  if (parts.length < 2 || !parts.every(({ source }) => proper.test(source))) return undefined;
  const at = text.source.indexOf(name);
  return { name: slice(text, at, at + name.length), value: whole, remark: '' };
}

function wordsOf(text: Inline, name: string, list: string): ConstantLine | undefined {
  const start = text.source.length - list.length;
  const whole = slice(text, start, text.source.replace(/\.$/, '').length);
  const [first = whole, ...others] = splitOutside(whole, ',');
  // "epub, pdf and txt, besides sound": what stands behind the list is said beside it.
  const count = others.findIndex((part) => !inList.test(part.source));
  const listed = count < 0 ? others : others.slice(0, count);
  const last = listed.at(-1);
  if (!inList.test(first.source) || !last || listed.length + Number(/ (?:and|or) /.test(last.source)) < 2)
    return undefined;
  const end = last.at.end - text.at.start;
  const at = text.source.indexOf(name);
  return {
    name: slice(text, at, at + name.length),
    value: slice(text, start, end),
    remark: plain(slice(text, end, whole.at.end - text.at.start)).replace(/^[,\s]+/, ''),
  };
}

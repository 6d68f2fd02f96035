import type { Inline } from '../../syntax/block.ts';
import { plain, slice, splitOutside } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { looksLikeAmount } from '../tables/cell-kinds.ts';
import { isIdentifier } from '../words/names.ts';
import { type Head, headOf, isSentence } from '../words/phrases.ts';
import { amountIn } from '../words/quantities.ts';
import { type ConstantLine, commaParts, endsInComparison, isName } from './amounts.ts';
import { bareList, namesOnly } from './lists.ts';
import { tellsInSentence } from './titled.ts';

/** `name: value`, `name = value`; what follows the value's first phrase is a remark. */
export function pair(text: Inline, closely: boolean, head = headOf(text)): ConstantLine | undefined {
  if (!head?.mark || head.rest.source === '' || (head.mark === '–' && closely)) return undefined;
  const { rest } = head;
  const cut = cutIn(rest.source);
  const isList = (): boolean =>
    Boolean(namesOnly(rest) || bareList(rest) || (cut?.[0].startsWith(',') && areAlike(rest)));
  const whole = cut && !isList() ? cut : undefined;
  const value = whole ? slice(rest, 0, whole.index) : slice(rest, 0, rest.source.replace(/\.$/, '').length);
  const remark = whole ? plain(slice(rest, whole.index, rest.source.length)).replace(/^[.,;\s–—]+/, '') : '';
  const name = nameOfHead(head);
  // "30 days: trial", "5 = attempts to sign in"
  if (
    rest.source.split(' ').length <= 6 &&
    wording`^\p{L}{3,}`.test(rest.source) &&
    !amountIn(rest) &&
    looksLikeAmount(name)
  )
    return { name: value, value: name, remark };
  // "**Codes behind it.** Others use them": a sentence under a title is no value.
  const isTitle = head.label.source.endsWith('.**') && isSentence(rest);
  if ((isTitle || tellsInSentence(rest)) && !/[\d`"]/.test(rest.source)) return undefined;
  const within = head.kind === 'words' && head.mark === ':' ? ofGroup(name, rest) : undefined;
  if (within) return within;
  // "**Watch**: 9 hours (`watch.length`)": the setting that is all that stands behind the value.
  const own = remark.startsWith('(') ? (/^\(`?([^()`\s]+)`?\)\.?$/.exec(remark)?.[1] ?? '') : '';
  if (head.kind !== 'code' && own !== '' && isIdentifier(own) && !isIdentifier(plain(name)))
    return { name: { source: `${plain(name)} (${own})`, at: name.at }, value, remark: '' };
  // Behind words that say what it is, an identifier is the name and the words are its meaning.
  const meaning =
    name === head.bracket ? plain(slice(text, 0, name.at.start - text.at.start)).replace(/\s*\($/, '') : '';
  return { name, value, remark: [meaning, remark].filter((each) => each !== '').join('. ') };
}

/** Where the first phrase of a value ends. */
function cutIn(source: string): RegExpExecArray | null {
  if (!/[.,;(–—]/.test(source)) return null;
  return wording.s`(?<=[\p{L}\d\`%"”])(?:\.(?:\s|$)|,\s|\s\(|\s[–—]\s|;\s).*$`.exec(
    source.replace(/`[^`]*`|\d[.,]\d/g, (all) => '0'.repeat(all.length)),
  );
}

/** Whether the parts at commas are values of one kind: `1 s, 5 s, 30 s`, `en, de, fr`, `30 by default, 10 more per page`. */
function areAlike(text: Inline): boolean {
  if (/[.;]\s|,\s(?:after which|whereupon|and then)\s/.test(text.source)) return false;
  const parts = commaParts(text).map(({ source }) => source.replace(/\s*\([^()]*\)\.?$/, ''));
  const counted = parts.filter((part) => /\d/.test(part));
  return counted.length > 0
    ? counted.length === parts.length
    : parts.every((part) => wording`^[\p{L}\`-]+(?: (?:and|or) [\p{L}\`-]+)?\.?$`.test(part));
}

/** A name with the setting behind it, without a mark at its end. */
function withBracket(name: Inline): Inline {
  return slice(name, 0, name.source.replace(/[\s:=–—]+$/, '').length);
}

/** The name of a head: an identifier in its brackets, its only name, or all of it. */
function nameOfHead(head: Head): Inline {
  const { bracket, names, label } = head;
  if (bracket && /^`[^`\s]+`$/.test(bracket.source)) return bracket;
  // "berths per quay (quay.maxBerths)": the setting stands beside its name.
  if (bracket && names.length <= 1 && isIdentifier(bracket.source)) return withBracket(label);
  const these = /\b(?:these|the following|folgende|ces)\s+(\S.*)$/i.exec(label.source)?.[1];
  if (these) return slice(label, label.source.length - these.length, label.source.length);
  const called = /(?:\b(?:named|called)|genannt)\s+(`[^`\s]+`)$/.exec(label.source)?.[1];
  if (called) return slice(label, label.source.length - called.length, label.source.length);
  return names.length === 1 ? shortened(names[0] ?? label) : label;
}

/** What a comma adds to a name and is none itself: what is done with it, where it is, which one it is. */
const saysOfName = wording.i`^(?:\p{L}+(?:ed|ing)|kept|sent|shown|made|set|given|held|which|that|who|where|when|if|until|unless|while|because|so|an?|the|its?|their|this|with|without|in|on|for|from|before|after|as|at|by|to|of|per|not|no|only|also|even|each|all|any|is|are|can|may|must|then|and|or|but|same|like|such)(?!\p{L})`;

/** A name without what a comma adds to it: `Session token, kept in a cookie`. A list of names stays whole, as does a case: `File size, free`. */
function shortened(label: Inline): Inline {
  const [first, ...rest] = splitOutside(label, ',');
  return first &&
    rest.length === 1 &&
    ((/\s\S+\s/.test(rest[0]?.source ?? '') && saysOfName.test(rest[0]?.source ?? '')) ||
      endsInComparison.test(` ${rest[0]?.source}`)) &&
    !/(?:\b(?:and|or|und|oder)\b)/.test(label.source)
    ? first
    : label;
}

/** Words between a label and an amount that only say how exact that is, or how it holds. */
const onlyLeads =
  /^(?:about|around|roughly|approximately|approx\.?|circa|ca\.?|only|always|never|usually|normally|currently|now|still|default|by default|every|each|once|twice|on|off|up to|at|after|within|from|between|the|an?)\b/i;

/** Words that name an amount together with the label before them, at most. */
const BETWEEN = 4;

/** "lifts: top load 25 kg for all": what stands between a label and its amount names it, too. */
function ofGroup(label: Inline, rest: Inline): ConstantLine | undefined {
  const found = amountIn(rest);
  if (!found || found.unit === '' || amountIn(found.after) || /[:;,=→]|`/.test(found.before.source))
    return undefined;
  const compared = endsInComparison.exec(` ${found.before.source}`)?.[0].trim().length ?? 0;
  const before = slice(found.before, 0, found.before.source.length - compared);
  const count = plain(before).split(' ').length;
  if (!isName(before) || count > BETWEEN || onlyLeads.test(before.source)) return undefined;
  const start = compared > 0 ? found.before.source.length - compared : found.whole.at.start - rest.at.start;
  return {
    name: { source: `${plain(label)}: ${plain(before)}`, at: label.at },
    value: slice(rest, start, found.whole.at.end - rest.at.start),
    remark: plain(found.after).replace(/^[.,;\s]+/, ''),
  };
}

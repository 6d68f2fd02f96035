import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { numeral } from '../words/quantities.ts';
import type { ConstantLine } from './amounts.ts';
import { thingsIn } from './told/names.ts';
import { isOfCharacters } from './told/words.ts';

const one = `(?:[$€£]\\s?)?${numeral}(?:\\s?[%$€£])?`;
/** "A crew has between 2 and 9 members", "The discount is from 5% to 10%": what has so many, or is so much. */
const told = wording.di`^(?:(?<article>an?|each|every|the|its)\s)?(?<subject>\p{L}[\p{L} '’-]{1,40}?)\s(?:(?:must|may|can|should|shall)\s)?(?:(?<has>has|have|holds?|contains?|carr(?:y|ies)|takes?)|is|are|be|lies?)\s(?<value>(?:between\s${one}\sand|(?:from\s)?${one}\sto)\s${one}(?:\s(?<unit>\p{L}[\p{L} -]{1,30}))?)\.?$`;

/** Things of which there are several. */
const several = /(?:[^s\s]s|people|children)$/;

/** The constant of a sentence that says between which amounts something lies; none where it says more, or counts characters. */
export function rangeTold(text: Inline): readonly ConstantLine[] {
  const found = told.exec(text.source);
  const { article = '', has = '', unit = '' } = found?.groups ?? {};
  const { subject, value } = found?.indices?.groups ?? {};
  if (!subject || !value || isOfCharacters(unit)) return [];
  const of = slice(text, ...subject);
  const things = has !== '' && several.test(unit) ? thingsIn(unit) : '';
  const isOne = /^(?:an?|each|every)$/i.test(article);
  const owned = isOne ? `${things} per ${of.source}` : `${of.source} ${things}`;
  const name = things === '' ? `${of.source} ${has}`.trim() : owned;
  return [{ name: { source: name, at: of.at }, value: slice(text, ...value), remark: '' }];
}

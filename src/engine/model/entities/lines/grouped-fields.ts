import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Field } from '../../domain-elements.ts';
import { sentences } from '../../words/phrases.ts';
import { fieldsIn } from '../fields/running-fields.ts';

/** What groups the names in code behind it: "Until when: ", "Sums and taxes: ". */
const groupLabel = wording`^\p{Lu}[\p{L}\p{N} ,'’/&-]{0,40}: (?=\`)`;

/** The fields of sentences that tell them group by group: "Who: `name`, `phone` (text). Until when: `ends` (date)." */
export function fieldsInGroups(text: Inline): readonly Field[] {
  const told = sentences(text);
  const labels = told.map(({ source }) => groupLabel.exec(source)?.[0].length ?? 0);
  if (labels.filter((length) => length > 0).length < 2) return [];
  return told.flatMap((sentence, index) => {
    const start = labels[index] ?? 0;
    return start === 0 ? [] : fieldsIn(slice(sentence, start, sentence.source.length), undefined);
  });
}

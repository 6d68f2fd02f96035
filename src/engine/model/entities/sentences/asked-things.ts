import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { sentences, unwrapped } from '../../words/phrases.ts';
import { partsInWords } from '../fields/word-fields.ts';
import { askedFor } from '../words/about-things.ts';
import { isThing, type SaidEntity } from './sentences.ts';

/** A question and its answer, by their letters: "Q: What do we keep about a donor? A: Name, address." */
const exchange = wording.di`^\*{0,2}q(?:uestion)?\s?\d*\s*[:.)]\*{0,2}\s+(?<question>[^?]{5,120}\?)\s+\*{0,2}a(?:nswer)?\s?\d*\s*[:.)]\*{0,2}\s+(?<answer>(?!(?:see|not|nothing|none|only|those|these|as)\b)\S.*)$`;

/** The thing of which a question asks what is kept, with the parts that the answer lists, two at least. */
export function askedThing(written: Inline): SaidEntity | undefined {
  const text = unwrapped(written);
  const found = exchange.exec(text.source)?.indices?.groups;
  if (!found?.question || !found.answer) return undefined;
  const question = slice(text, ...found.question);
  const named = askedFor.map((each) => each.exec(question.source)?.indices?.groups?.name).find(Boolean);
  const name = named && slice(question, ...named);
  const [answer] = sentences(slice(text, ...found.answer));
  const fields = answer ? partsInWords(answer) : [];
  return name && isThing(name.source) && fields.length > 1 ? { name, fields } : undefined;
}

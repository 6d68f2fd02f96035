import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Context } from '../../blocks/context.ts';
import type { Gathering } from '../../blocks/reading.ts';
import { nameOf } from '../../words/names.ts';
import { headOf, isParted, sentences } from '../../words/phrases.ts';
import { titleOf } from '../headings/titles.ts';
import { type Fact, stateFact, type Title } from '../lifecycle-facts.ts';
import { speaksOfStates } from '../words/words.ts';
import { namesCounted, namesListedWithValues } from './named-values.ts';
import { readClauses } from './step-lines.ts';

/** What a label says that only tells that values stand for what is above it: "ids: 1 open, 2 closed". */
const ofNumbers =
  /^(?:(?:the )?(?:ids?|numbers?|values?|codes?|integers?|enum|constants?)\b.*|(?:stored|kept) as)$/i;

/** What says that values are listed: "The values of `status` are: ". */
const valuesAre = wording.i`^(?:(?:the|its|their|possible|allowed|all)\s)*(?:values|states|statuses|stages)(?: (?:of|for) (?:\x60[^\x60]+\x60|(?:the |an? )?[\p{L}_. -]{2,40}?))? (?:are|is one of):?\s+`;

/** A label that may name a thing: a few words, and no sentence. */
const namesThing = wording`^[^\s,;]+(?: (?!(?:that|which|who|is|are)\s)[^\s,;]+){0,3}$`;

/**
 * Takes in the states that a line counts by their values, behind a label or alone: "Status: 1 active, 2 closed", "The
 * values of `kind` are: open (0), shut (1)." A label that is no word for states names what they are of. What is counted may
 * stand before a remark as well; what is told in further sentences is read as such. Gives whether it did.
 */
export function readCounted(text: Inline, context: Context, gather: Gathering<Fact>): boolean {
  const [first = text, next] = sentences(text);
  const behind = next && slice(text, next.at.start - text.at.start, text.source.length);
  if (!readRow(first, context, gather)) return false;
  if (behind) readClauses(behind, context, gather);
  return true;
}

/** As `readCounted`, of one sentence. */
function readRow(text: Inline, context: Context, gather: Gathering<Fact>): boolean {
  const lead = valuesAre.exec(text.source)?.[0].length;
  const listed = lead === undefined ? [] : namesListedWithValues(slice(text, lead, text.source.length));
  const head = headOf(text);
  const label = isParted(head) && head.names.length === 1 ? head.names[0] : undefined;
  const before = listed.length > 0 ? listed : label && head ? namesCounted(head.label) : [];
  if (before.length > 0) {
    for (const name of before) gather.fact(stateFact(titleOf(context), name));
    return true;
  }
  const names = namesCounted(label && head ? head.rest : text);
  const isThing =
    label &&
    !speaksOfStates.test(label.source) &&
    !ofNumbers.test(label.source) &&
    (namesThing.test(label.source) || context.headings.length === 0);
  const where: Title = isThing ? { lead: nameOf(label).name, titled: true } : titleOf(context);
  for (const name of names) gather.fact(stateFact(where, name));
  return names.length > 0;
}

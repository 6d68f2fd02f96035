import type { ParagraphBlock } from '../../../syntax/block.ts';
import { linesOf } from '../../../syntax/inline.ts';
import type { Context } from '../../blocks/context.ts';
import { readText } from '../../blocks/read-text.ts';
import type { Gathering } from '../../blocks/reading.ts';
import type { Field } from '../../domain-elements.ts';
import type { PointReader } from '../../reader.ts';
import { type EntityFact, weightOf } from '../facts.ts';
import { fieldAlone, sayBraced } from '../fences/one-line-shapes.ts';
import { headingOver, isFree } from '../lists.ts';
import { factsNoted } from '../notes/noted-things.ts';
import { factsInRows } from '../notes/thing-rows.ts';
import { factsInBold } from '../sentences/bold-names.ts';
import { factsHeaded } from '../sentences/headed-things.ts';
import { factsMarked } from '../sentences/marked-things.ts';
import { factsOpened } from '../sentences/opened-facts.ts';
import { factsToldInCode } from '../sentences/told-in-code.ts';
import { factsTold, factsToldPlainly, partsGoingOn } from '../sentences/told-things.ts';
import { readParagraph } from './prose.ts';
import { sayFields } from './say-fields.ts';
import { ofThing, titledThing } from './titled-things.ts';

/** How many fields some facts tell that belong to something: to what they name, or to what stands above. */
export function fieldsTold(facts: readonly EntityFact[], { headings }: Context): number {
  const told = (fact: EntityFact): readonly Field[] =>
    fact.is === 'entity'
      ? fact.entity.fields
      : fact.is === 'field' && (fact.of || headings.length > 0)
        ? [fact.field]
        : [];
  const weight = (fact: EntityFact): number =>
    weightOf(told(fact)) * (fact.is === 'field' && fact.mentioned ? MENTIONED : 1);
  return facts.reduce((sum, fact) => sum + weight(fact), 0);
}

/** The same, and half of the fields of things that only words name: a block that tells of those tells something. */
export function fieldsSaid(facts: readonly EntityFact[], context: Context): number {
  const said = facts.reduce((sum, fact) => sum + (fact.is === 'said' ? weightOf(fact.fields) : 0), 0);
  return fieldsTold(facts, context) + MENTIONED * said;
}

/** Ways to read a paragraph that count where nothing else makes as much of it: notes, bold names, sentences. */
const readings = [factsInRows, factsNoted, factsInBold, factsTold, factsToldInCode, factsMarked, factsHeaded];

/** What counts only where nothing else does, beside what counts. */
const MENTIONED = 0.5;

/**
 * Reads a paragraph of things and their fields: what counts is the way to read it that makes most of it. One that the name
 * of a thing in bold type opens is read as below a heading as well.
 */
export function readThings(
  reader: PointReader<'entities', EntityFact>,
  block: ParagraphBlock,
  context: Context,
  gather: Gathering<EntityFact>,
): void {
  const titled = titledThing(block, context);
  if (!titled) {
    readWhole(reader, block, context, gather);
    return;
  }
  const [own, other] = [gather.beside<EntityFact>(), gather.beside<EntityFact>()];
  readWhole(reader, titled.block, titled.context, own);
  readWhole(reader, block, context, other);
  if (other.count === 0) readText(reader, block.text, context, other);
  const facts = ofThing(titled, own.facts);
  const [ofOwn, ofOther] = [fieldsTold(facts, context), fieldsTold(other.facts, context)];
  const isNamed = other.facts.some(({ is }) => is === 'entity');
  if (ofOwn < ofOther || ofOwn === 0 || (isNamed && ofOwn === ofOther)) gather.takeOver(other);
  else {
    for (const fact of facts) gather.fact(fact);
    gather.told(block.text);
  }
}

/** Reads a paragraph as it stands. */
function readWhole(
  reader: PointReader<'entities', EntityFact>,
  block: ParagraphBlock,
  context: Context,
  gather: Gathering<EntityFact>,
): void {
  if (sayBraced(gather, linesOf(block.text))) return;
  const heading = headingOver(context, block.text);
  if (!isFree(heading) && sayFields(gather, fieldAlone(block.text))) return;
  const { headings } = context;
  // What opens with a bold name of its own says nothing of the bold line above.
  const over = heading === headings.at(-1) ? context : { ...context, headings: headings.slice(0, -1) };
  const opened = factsOpened(block.text, context);
  const inCode = factsToldInCode(block.text, heading);
  if (opened.length > 0 && fieldsTold(opened, over) >= fieldsTold(inCode, over)) {
    for (const fact of opened) gather.fact(fact);
    return;
  }
  for (const read of readings) {
    const facts = read(block.text, heading);
    if (facts.length === 0) continue;
    const other = gather.beside<EntityFact>();
    readParagraph(block, context, other);
    if (other.count === 0) readText(reader, block.text, context, other);
    if (fieldsTold(facts, over) <= fieldsTold(other.facts, over)) continue;
    for (const fact of facts) gather.fact(fact);
    return;
  }
  readParagraph(block, context, gather);
  const plainly = factsToldPlainly(block.text, heading);
  for (const fact of plainly) gather.fact(fact);
  if (plainly.length > 0) gather.told(block.text);
  const fields = partsGoingOn(block.text, heading);
  if (fields.length > 0) gather.fact({ is: 'goes-on', fields });
}

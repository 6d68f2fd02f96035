import type { HeadingBlock, Item } from '../../../syntax/block.ts';
import { plain } from '../../../syntax/inline.ts';
import type { Context } from '../../blocks/context.ts';
import type { Gathering } from '../../blocks/reading.ts';
import type { Field } from '../../domain-elements.ts';
import type { ItemRead } from '../../reader.ts';
import { shown } from '../../stated.ts';
import type { EntityFact } from '../facts.ts';
import { namesTyped } from '../fields/bracketed-types.ts';
import { bareFields, lineOrSeveral, opensWithRemark } from '../fields/field-lines.ts';
import { namesInRun } from '../fields/name-runs.ts';
import { withSaidBelow } from '../fields/said-below.ts';
import { valuesBelow } from '../fields/values-below.ts';
import { headingNames, namedByLead } from '../heading-names.ts';
import { groups, isFree, ofItems } from '../lists.ts';
import { areNotes, codeOutside, surelyNoted } from '../notes/notes.ts';
import { leadsToParts } from '../sentences/sentences.ts';
import { isOneOf } from '../words/attribute-words.ts';
import { listsBare } from './entity-lines.ts';
import { fieldsOfKindsAmong } from './kinds-below.ts';
import { sayFields } from './say-fields.ts';
import { fieldsOfSentences, partsLedTo } from './sentence-lines.ts';
import { fieldsOfLine } from './word-lines.ts';

/** A line of point 3 on its way to becoming facts. */
export interface EntityLine {
  readonly item: Item;
  readonly context: Context;
  readonly gather: Gathering<EntityFact>;
  readonly heading: HeadingBlock | undefined;
  /** Whether it stands below no other line. */
  readonly isTop: boolean;
}

/** Takes in the fields of a line: in running words, bare names, or as programmes write them. */
export function readFields(line: EntityLine): ItemRead {
  const { item, gather, isTop } = line;
  const names = isFree(line.heading) ? [] : headingNames(line.heading);
  const told = isTop && names.length === 1 ? fieldsOfSentences(item.text, names) : [];
  const ofKinds =
    told.length === 0 && names.length === 1 && isTop
      ? ofItems(gather, (items) => fieldsOfKindsAmong(item, items))
      : [];
  if (
    sayFields(gather, told) ||
    sayFields(gather, ofKinds) ||
    sayFields(
      gather,
      gather.ofBlock((block) => namesInRun(item.text, block)),
    )
  )
    return 'itself';
  const isBare = isTop && gather.ofBlock(listsBare);
  const inWords = isBare ? [] : fieldsInRunningWords(line);
  const written = inWords.length > 0 ? [] : lineOrSeveral(item);
  const bare = isBare && written.length === 0 ? bareFields(item) : written;
  const isNote = isTop && bare.length === 0 && !isFree(line.heading);
  const named =
    inWords.length > 0 ? inWords : isNote ? ofItems(gather, (items) => surelyNoted(item.text, items)) : bare;
  const fields = named.length > 0 || !isTop ? named : partsLedTo(item.text, line.context.lead);
  const [only] = fields;
  const values = fields.length === 1 && only ? valuesBelow(item, isOneOf(only.name)) : undefined;
  if (values && only) {
    const type = shown({ type: { is: 'one-of' as const, values }, optional: false, text: '' }, item.text.at);
    gather.fact({ is: 'field', field: { ...only, type } });
    return 'all';
  }
  const whole = only && fields.length === 1 ? withSaidBelow(only, item) : only;
  if (whole && whole !== only) {
    gather.fact({ is: 'field', field: whole });
    return 'all';
  }
  const isMarked =
    isBare ||
    inWords.length > 0 ||
    /^[`*]/.test(item.text.source) ||
    opensWithRemark(item.text) ||
    namesTyped(item.text.source) ||
    (isTop && !codeOutside.test(item.text.source) && ofItems(gather, areNotes));
  const of = isTop ? namedByLead(line.heading, line.context.lead) : undefined;
  for (const field of fields)
    gather.fact({ is: 'field', field, mentioned: !isMarked, ...(of ? { of } : {}) });
  return fields.length > 0 ? 'itself' : 'not';
}

/** The fields of a line in plain words, below the name of a thing or below what leads to its parts. */
function fieldsInRunningWords({ item, context, gather, heading, isTop }: EntityLine): readonly Field[] {
  const isLed = isTop && leadsToParts(context.lead);
  if (!isTop || !(isLed || (heading && !groups.test(plain(heading.title))))) return [];
  return ofItems(gather, (items) => fieldsOfLine(item.text, item.at, items, isLed ? 1 : 3));
}

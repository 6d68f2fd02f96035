import type { PointId } from '../../points.ts';
import type { ListBlock, ParagraphBlock } from '../../syntax/block.ts';
import type { PointReader } from '../reader.ts';
import type { Context } from './context.ts';
import { itemsAsText, type TextOfItems } from './items-as-text.ts';
import { readParagraph } from './read-paragraph.ts';
import { type BlockReading, Gathering } from './reading.ts';
import { FAR_MORE, weightOf } from './weight.ts';

/** What a list gives where it is read as running text, a paragraph for each thing; undefined where its lines tell more. */
export function readAsText<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  block: ListBlock,
  context: Context,
  list: Gathering<Fact>,
): Gathering<Fact> | undefined {
  const text = context.point === 'product' ? undefined : itemsAsText(block, reader.tellsInText === 'of it');
  if (!text || !mayTellMore(reader, text, list)) return undefined;
  const gather = new Gathering<Fact>(block, 'fact');
  for (const each of text.texts) {
    const paragraph = Object.create(block, { kind: { value: 'paragraph' }, text: { value: each } });
    const isRead = gather.apart(() => readParagraph(reader, paragraph as ParagraphBlock, context, gather));
    if (!isRead) gather.silent(each, 'this item gave no fact');
  }
  return isToldBetter(reader, text, gather.done(), list, context) ? gather : undefined;
}

/** Whether a list could give more as running text: its lines left something, or not all is told by themselves. */
function mayTellMore<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  { goesOn, isProse, isTitled }: TextOfItems,
  list: Gathering<Fact>,
): boolean {
  if (list.count === 0 || goesOn || isTitled) return true;
  return (isProse && reader.tellsInText === 'of what') || (reader.weigh !== undefined && list.hasUnread);
}

/**
 * Whether a list gives more as running text: anything where its lines gave nothing; more where lines go on about what
 * others name; else far more, where that can be weighed. What only running text tells need not be more.
 */
function isToldBetter<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  { goesOn, isProse, isTitled }: TextOfItems,
  told: BlockReading<Fact>,
  list: Gathering<Fact>,
  context: Context,
): boolean {
  if (list.count === 0) return told.facts.length + told.elsewhere.length > 0;
  const asText = weightOf(reader, told, context);
  const asList = weightOf(reader, list.done(), context);
  if (isTitled || (isProse && reader.tellsInText === 'of what')) return asText >= asList;
  if (!goesOn) return asText > FAR_MORE * asList;
  const isOfOthers = reader.tellsInText === 'of it' || reader.tellsInText === 'of them';
  return (isOfOthers ? FAR_MORE : 1) * asText >= asList;
}

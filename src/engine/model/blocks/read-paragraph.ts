import type { PointId } from '../../points.ts';
import type { Inline, ParagraphBlock } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import type { PointReader } from '../reader.ts';
import { withoutClauseNumber, withoutRequirementNumber } from '../words/clause-numbers.ts';
import { leadingMarker } from '../words/markers.ts';
import { type Context, headingText } from './context.ts';
import { readText } from './read-text.ts';
import type { Gathering } from './reading.ts';
import { type RunIn, runIn, tellsOfOthers } from './run-in-titles.ts';
import { FAR_MORE, weightOf } from './weight.ts';
import { hasMarkedHead } from './written-lines.ts';

/** "**Open points:** …": a paragraph of what its writer did not find out tells nothing for sure. */
const leftOpen =
  /^(?:\*\*|__)(?:open (?:points?|questions?|issues?|ends)|not (?:yet )?(?:covered|verified|known|checked)|unknowns|unverified|caveats?|(?:known )?gaps)(?::(?:\*\*|__)|(?:\*\*|__):)\s/i;

/** Reads running text; gives whether it was a marker, or told anything. */
export function readParagraph<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  block: ParagraphBlock,
  context: Context,
  gather: Gathering<Fact>,
): boolean {
  const before = gather.count;
  const own = context.point === 'errors' ? block.text : withoutRequirementNumber(block.text);
  const bare = withoutClauseNumber(own);
  const text = bare.source.startsWith('**') && !reader.titledClauses ? own : bare;
  gather.asides(text);
  if (gather.marker(text, headingText(context))) return true;
  if (leftOpen.test(text.source)) {
    gather.prose(text);
    return true;
  }
  const marked = leadingMarker(text.source);
  if (marked) {
    gather.marker(slice(text, 0, marked.length), headingText(context));
    gather.prose(slice(text, marked.length, text.source.length));
    return true;
  }
  const titled = runIn(text, context.point);
  if (titled) readTitled(reader, titled, block, text, context, gather);
  else readTelling(reader, block, text, context, gather);
  return gather.count > before;
}

/**
 * Reads a paragraph with its title, or what stands behind that where it tells more by itself, or half as much of what the
 * title does not name.
 */
function readTitled<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  titled: RunIn,
  block: ParagraphBlock,
  text: Inline,
  context: Context,
  gather: Gathering<Fact>,
): void {
  const read = (each: Inline, around: Context): Gathering<Fact> => {
    const beside = gather.beside<Fact>();
    readTelling(reader, block, each, around, beside);
    return beside;
  };
  const { title } = titled;
  const named = context.point === 'states' ? { lead: plain(title), titled: true } : {};
  const [whole, behind] = [read(text, context), read(titled.behind, { ...context, ...named, title })];
  const told = behind.done();
  const isOfOthers = tellsOfOthers(titled, reader.names?.(told.facts) ?? []);
  const ofBehind = (isOfOthers ? FAR_MORE : 1) * weightOf(reader, told, context);
  const ofWhole = weightOf(reader, whole.done(), context);
  // Where nothing of the whole takes the title for a name, what stands behind it is read with it.
  const isEnough = !hasMarkedHead(text) && !isOfOthers && ofBehind > 0;
  const isBehind = ofBehind > ofWhole || (isEnough && ofBehind === ofWhole);
  if (isBehind) gather.prose(slice(text, 0, text.source.length - titled.behind.source.length));
  gather.takeOver(isBehind ? behind : whole);
}

/** Reads running text as a whole, or else by its lines and sentences. */
function readTelling<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  block: ParagraphBlock,
  text: Inline,
  context: Context,
  gather: Gathering<Fact>,
): void {
  const before = gather.count;
  const told: ParagraphBlock = text === block.text ? block : Object.create(block, { text: { value: text } });
  reader.paragraph?.(told, context, gather);
  if (gather.count === before) readText(reader, text, context, gather);
}

import type { Inline, Item } from '../syntax/block.ts';
import { slice } from '../syntax/inline.ts';
import { wording } from '../syntax/wording.ts';
import type { Context } from './blocks/context.ts';
import { textOfItem } from './blocks/items-as-text.ts';
import type { Gathering } from './blocks/reading.ts';
import { saidOfNamed, withSaid } from './blocks/told-of.ts';
import { assembleErrors } from './errors/assembly.ts';
import { bareNamed } from './errors/bare-names.ts';
import { errorOfStatus, statusAbove } from './errors/by-status.ts';
import { isFile } from './errors/codes-with-statuses.ts';
import { type ErrorFact, errorLabels, lineEntry, noteProperties, withProperties } from './errors/entry.ts';
import { exitCode, tellsExits } from './errors/exit-codes.ts';
import { faultCode } from './errors/fault-codes.ts';
import { errorsOfFence } from './errors/fences.ts';
import { isGroup } from './errors/groups.ts';
import { errorBelowCode, errorInParts, propertiesInRow } from './errors/in-parts.ts';
import { withLinesBelow } from './errors/keyed-lines.ts';
import { errorsOfLine } from './errors/line-forms.ts';
import { numberedNames } from './errors/numbered.ts';
import { statusOfNumbers } from './errors/numbers-told.ts';
import { mayGoOn, type SaidOfOne, saidOfOne } from './errors/of-one.ts';
import { ownNumber } from './errors/own-numbers.ts';
import { errorsOfSentence } from './errors/sentences.ts';
import { statusOfOthers } from './errors/status-of-others.ts';
import { namedBehindStatus, statusesComeAgain } from './errors/statuses-again.ts';
import { statusesInOrder } from './errors/statuses-in-order.ts';
import { withEachStatus } from './errors/statuses-of-one.ts';
import { opensWithStatus } from './errors/statuses-told.ts';
import { errorTables } from './errors/tables.ts';
import { isBehindTitle, titledError } from './errors/titled.ts';
import { bareProperty, type ErrorProperty, propertyIn } from './errors/vocabulary.ts';
import { ofNoErrors } from './errors/words.ts';
import type { ErrorEntry } from './interface-elements.ts';
import type { PointReader } from './reader.ts';
import { type Cells, cellsOf, type Entry, labelledLines, linesBelow } from './records/records.ts';
import { markedSubject } from './words/markers.ts';
import { nameOf } from './words/names.ts';

/** Point 8: a table of errors by code or by message; bullets ``- `code` — 404; when …`` do as well. */
export const errorsReader: PointReader<'errors', ErrorFact> = {
  tables: errorTables,
  item: readItem,
  paragraph({ text }, context, gather) {
    const record = recordIn(text);
    if (!record) {
      const line = errorBelowCode(text) ?? statusAbove(text);
      if (line) gather.fact({ is: 'error', error: lineEntry(line, text.at, context) });
      return;
    }
    const { name, said } = record;
    const quoted = nameOf(name).quoted || isQuoted(name);
    const line = { name, quoted, explained: undefined, message: quoted ? name : undefined };
    gather.fact({ is: 'error', error: withProperties(lineEntry(line, text.at, context), said) });
  },
  fence(block, context, gather) {
    for (const line of errorsOfFence(block.code))
      gather.fact({ is: 'error', error: lineEntry(line, line.name.at, context) });
  },
  sentence(sentence, context, gather) {
    // "All of them 400 apart from …:" tells of what is listed below.
    if (/\b(?:all|each|every|both)\b[^.]*:\s*$/i.test(sentence.source)) return false;
    if (ofNoErrors.test(sentence.source) || tellsNoErrors(context)) return false;
    const others = statusOfOthers(sentence);
    if (others) {
      gather.fact({ is: 'status', status: others });
      return true;
    }
    const ofOthers = statusesInOrder(sentence);
    if (ofOthers) {
      gather.fact(ofOthers);
      return true;
    }
    const ofNumbers = statusOfNumbers(sentence);
    for (const each of ofNumbers) gather.fact({ is: 'told', ...each });
    if (ofNumbers.length > 0) return true;
    const told = errorsOfSentence(sentence);
    // "404 Not Found: the order was deleted."
    const all = told.length === 0 && opensWithStatus(sentence) ? errorsOfLine(sentence) : told;
    const named = all.filter(({ name }) => !isFile.test(nameOf(name).name));
    const lines = withEachStatus(sentence, named);
    const isPart = lines.length === 1 && mayGoOn(sentence);
    for (const line of lines)
      gather.fact({
        is: 'error',
        error: lineEntry(line, line.name.at, context),
        ...(isPart ? { isPart } : {}),
      });
    return lines.length > 0;
  },
  weigh: (facts) => facts.reduce((sum, fact) => sum + weightOf(fact), 0),
  assemble: assembleErrors,
  stated({ errors }, count) {
    for (const { status, when, message, handling } of errors)
      for (const { is } of [status, when, message, handling]) count(is);
  },
};

/** Whether what stands below some words tells of no errors. */
const tellsNoErrors = ({ lead }: Context): boolean => ofNoErrors.test(`${lead}:`);

/** An error weighs what is told of it: a status and a message apart tell no more than both of one. */
function weightOf(fact: ErrorFact): number {
  if (fact.is !== 'error') return 1;
  const { status, message } = fact.error;
  return Math.max(1, [status, message].filter(({ is }) => is === 'shown').length);
}

/** ``- `not found` — 404; unknown check``, `- "Address is too long." — over 254`, `- Tags: "A", "B"`, `- **410** — expired`. */
function readItem(
  item: Item,
  context: Context,
  gather: Gathering<ErrorFact>,
  above: readonly Item[],
): 'not' | 'itself' | 'all' {
  const said = saidOfNamed(item.text, gather, errorLabels);
  if (said) {
    gather.fact({ is: 'told', ...said });
    return 'itself';
  }
  if (markedSubject(item.text.source) || tellsNoErrors(context)) return 'not';
  const property = above.length === 0 ? propertyIn(item.text) : undefined;
  if (property && (context.headings.length > 0 || property.label !== 'other')) {
    gather.fact({ is: 'property', entry: property });
    return 'itself';
  }
  const ofExit = tellsExits(context) ? exitCode(item.text) : undefined;
  const ofStatus = ofExit ?? errorOfStatus(item.text);
  if (ofStatus) {
    gather.fact({ is: 'error', error: lineEntry(ofStatus, item.text.at, context) });
    return 'itself';
  }
  const fault =
    gather.ofBlock((block) => faultCode(item.text, block)) ??
    gather.ofBlock((block) => ownNumber(item.text, block)) ??
    (above.length === 0 ? gather.ofBlock((block) => bareNamed(item.text, block)) : undefined);
  const named = fault ?? namedBehindStatus(item.text, () => gather.ofBlock(statusesComeAgain));
  const numbers = named ? [] : gather.ofBlock((block) => numberedNames(item.text, block));
  const inParts = named || numbers.length > 0 ? undefined : errorInParts(item.text);
  const own = named ? [named] : inParts ? [inParts] : numbers.length > 0 ? numbers : errorsOfLine(item.text);
  const isBehind =
    !fault &&
    own.every(
      (each) => each.name.at.start > item.text.at.start && !(inParts && !isBehindTitle(each, item.text)),
    );
  const titled = isBehind ? gather.ofBlock((block) => titledError(item.text, block)) : [];
  const told = titled.length > 0 ? titled : own;
  const found = isGroup(told, item) ? [] : told;
  const nested = propertiesBelow(item);
  const [only] = found;
  const lines =
    only?.keyed && found.length === 1 && nested.length === 0
      ? withLinesBelow(only, item, errorsOfLine)
      : withEachStatus(item.text, found);
  if (nested.length > 0 && lines.length <= 1) {
    const cells = cellsOf(nested);
    const code = only ? undefined : cells('error');
    const line = only ?? {
      name: code ?? item.text,
      quoted: false,
      explained: code && item.text,
      message: undefined,
    };
    const error = withProperties(lineEntry(line, item.at, context), cells);
    noteProperties(error, error.name, gather);
    gather.fact({ is: 'error', error });
    return 'all';
  }
  const below = found.length <= 1 ? toldBelow(item) : undefined;
  if (below) {
    const line = only ?? { name: item.text, quoted: false, explained: undefined, message: undefined };
    gather.fact({ is: 'error', error: withSaid<ErrorEntry>(lineEntry(line, item.at, context), below) });
    return 'all';
  }
  for (const line of lines)
    gather.fact({
      is: 'error',
      error: lineEntry(line, lines.length === 1 ? item.at : line.name.at, context),
    });
  if (only?.keyed && found.length === 1) {
    for (const line of linesBelow(item)) gather.prose(line);
    return 'all';
  }
  return lines.length > 0 ? 'itself' : 'not';
}

/**
 * What the lines below an item say of its error; a status or a quotation alone is that, and so is a row of a code and its status,
 * where each line is one of these.
 */
function propertiesBelow(item: Item): readonly Entry<ErrorProperty>[] {
  const lines = linesBelow(item);
  const found = lines.map((line) => propertyIn(line) ?? bareProperty(line) ?? propertiesInRow(line));
  const each = found.flat().flatMap((one) => one ?? []);
  const areAll =
    found.every(Boolean) && each.length > 1 && new Set(each.map(({ label }) => label)).size === each.length;
  return areAll ? each : lines.flatMap((line) => propertyIn(line) ?? []);
}

/** What sentences below a name alone tell of the one error that it is: "**Quay full**", and below it "Whoever comes late gets 409." */
function toldBelow(item: Item): SaidOfOne | undefined {
  if (!namesAlone.test(item.text.source)) return undefined;
  const text = textOfItem(item);
  const lines = linesBelow(item);
  const areSentences = lines.length > 0 && lines.every(({ source }) => isSentence.test(source));
  return text && areSentences
    ? saidOfOne(slice(text, item.text.source.length, text.source.length))
    : undefined;
}

/** A name in bold type or code, and nothing else. */
const namesAlone = /^(?:\*\*[^*:]{2,60}[^*:.]\*\*|`[^`\s]{2,60}`)$/;
/** A sentence that begins with no name of its own. */
const isSentence = wording`^\p{Lu}\S* .*\.["”]?$|^\p{Lu}\S* .*[.!]["”]$`;

/** An error that stands above its labels: `**"Wrong password"**`, and below it `Why: …` and `What to do: …`. */
function recordIn(text: Inline): { readonly name: Inline; readonly said: Cells<ErrorProperty> } | undefined {
  if (!text.source.includes('\n')) return undefined;
  const [name, ...lines] = labelledLines(text, (line) => propertyIn(line) !== undefined);
  const said = lines.flatMap((line) => propertyIn(line) ?? []);
  if (!name || name.source.includes('\n') || said.length === 0 || propertyIn(name)) return undefined;
  return { name: slice(name, 0, name.source.replace(/\s*:$/, '').length), said: cellsOf(said) };
}

/** Whether bold type holds nothing but a quotation. */
function isQuoted({ source }: Inline): boolean {
  return /^\*\*["“„«][^"”]*["”“»]\*\*$/.test(source);
}

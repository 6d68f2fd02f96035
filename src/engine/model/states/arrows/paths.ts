import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { splitAt } from '../../words/phrases.ts';
import type { Step } from './step.ts';

/** A name on a way: marked, or up to three words that tell neither where to nor when. */
const name =
  '(?:\\`[^\\`]+\\`|\\*{1,2}[^*]+\\*{1,2}|["“][^"”]+["”]|(?!(?:an?|the|it|its|this|that|one|here|there|each|every|all|any|no|by|per|with|without|for|of)(?!\\p{L}))[\\p{L}_-]+(?: (?!(?:and|or|to|through|via|over|then|when|if|once|after|by|is|are)(?!\\p{L}))[\\p{L}_-]+){0,2}?)';
/** What parts the names of a row: commas, "and", "then", "finally", "back to". */
const joint =
  '(?:,\\s*(?:(?:and|then|finally|later|lastly)\\s+)*|\\s+(?:and|then)\\s+(?:(?:then|finally)\\s+)?)';
const between = /,\s*(?:(?:and|then|finally|later|lastly)\s+)*|\s+(?:and|then)\s+(?:(?:then|finally)\s+)?/;

/** "From asked through granted to ended", "goes from asked via granted and lent to ended". */
const through = wording.gi`(?<![\p{L}])from (?<row>${name} (?:through|via|over|by way of) ${name}(?:${joint}${name}){0,5}?(?:,? and)?,? to ${name})(?=$|[.,;:(]| (?:when|if|once|after|and|but|in|with|over|within|as)(?!\p{L}))`;
const turns = /\s+(?:through|via|over|by way of)\s+|(?:,? and)?,? to\s+/;

/** "The ordinary path is asked, granted, lent, ended": at least three in a row behind what names a way. */
const way = wording.i`(?:^|[^\p{L}])(?:(?:path|route|course|journey|sequence|flow|cycle)(?: of (?:an?|the|each|every|one) [\p{L}-]+(?: [\p{L}-]+)?)?(?: through (?:it|them|these|the (?:states|stages|steps)))? (?:is|runs?|goes|leads)|(?:normally|usually|always|typically|ordinarily|then) (?:goes|go|runs?|moves?|passes|pass)(?: through)?|(?:goes|go|runs?|moves?|passes|pass) through(?: (?:the|these|its|following|(?:two|three|four|five|six|seven|eight|nine|\d)|states|stages|steps|phases))*,? (?:in (?:this|that|the following|the given) (?:order|sequence)|in turn|one after (?:the|an)other|in order))(?: from)?:?\s+(?<row>${name}(?:${joint}${name}){2,9})(?=$|[.;:(])`;
/** "Must pass through asked, granted and let, in that order": the same with the words for it behind the row. */
const inOrder = wording.i`(?<!\p{L})(?:goes|go|runs?|moves?|passes|pass) through (?:(?:the|these|its|following|(?:two|three|four|five|six|seven|eight|nine|\d)|states|stages|steps|phases)[:,]? )*(?<row>${name}(?:${joint}${name}){2,9}),? (?:in (?:this|that|the given) (?:order|sequence)|in turn|one after (?:the |an)other)(?!\p{L})`;

/** The steps from each of some names to the next. */
function inTurn(names: readonly Inline[], text: Inline): readonly Step[] {
  return names.slice(1).flatMap((to, index): readonly Step[] => {
    const from = names[index];
    return from && from.source !== to.source
      ? [{ from, to, event: slice(text, text.source.length, text.source.length) }]
      : [];
  });
}

/**
 * The steps of a way that a sentence tells as a row of states: "from asked through granted to ended", "the ordinary path is
 * asked, granted, lent, ended", "passes through these stages in order: …". None of a mere list of states.
 */
export function stepsOfPath(text: Inline): readonly Step[] {
  const { source } = text;
  const rows = [...source.matchAll(through)].map((found) => {
    const row = found.groups?.row ?? '';
    const start = found.index + found[0].indexOf(row);
    return splitAt(slice(text, start, start + row.length), turns).flatMap((part) => splitAt(part, between));
  });
  if (rows.length > 0) return rows.flatMap((names) => inTurn(names, text));
  const found = way.exec(source) ?? inOrder.exec(source);
  const row = found?.groups?.row;
  if (!found || !row) return [];
  const start = found.index + found[0].lastIndexOf(row);
  // "The path of an order is short, clear and simple" tells how it is.
  const isHow =
    /\sis\s+$/.test(source.slice(0, start)) && /\sand (?!then|finally)/.test(row) && !/[`*"“]/.test(row);
  return isHow ? [] : inTurn(splitAt(slice(text, start, start + row.length), between), text);
}

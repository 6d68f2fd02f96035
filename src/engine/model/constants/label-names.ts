import type { Inline } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { inSingular } from '../derived/name-index.ts';
import { isIdentifier } from '../words/names.ts';

/** What numbers of a kind are called, by which names stand for something. */
const ofKinds = /^(?:\S+\s){0,2}(?:codes|numbers|ids|levels|ranks|weights|bits|ordinals)$/i;

/** What many things have, and names are told with: "Lengths: oar 4 m, mast 9 m". */
const ofMeasures =
  /^(?:(?:max(?:imum|imal)?|min(?:imum|imal)?)\.?\s)?(?:[a-z]+ )?(?:lengths|widths|heights|depths|durations|sizes|ports|lifetimes|intervals|timeouts|delays|ages)$/i;

/** A name that ends with what bounds its amount, or begins with what is done: "ask above", "counted over a window". */
const half = wording`\s(?:above|over|beyond|below|under|after|within|until|before|exceeding)$|^\p{Ll}{3,}(?:ed|en|ing)\s(?:over|in|within|for|after|by|at|every|to|from|until|with|up)(?:\s|$)`;

/** What a label says besides what its names are one of: "Access levels | are stored as numbers", "Ports | , as preset". */
const saysOf =
  /,.*$|\s(?:(?:is|are)\s(?:stored|kept|saved|sent|written|shown|coded|numbered|counted|ordered)|as (?:stored|kept|saved|numbers?))\b.*$/i;
/** Labels that say no more than that there are amounts. */
const general =
  /^(?:the\s+)?(?:limits?|defaults?|settings?|others?|misc|rest|more|numbers?|amounts?|values?|constants?|maximums?|minimums?|max|min|sizes|counts|at (?:most|least)|.*\s(?:are|is|has|have|in|on|by|for|of))$/i;
/** Words of a label that its bare words are named with, at most. */
const OF_WORDS = 5;

/**
 * Names of one word that have a number each and say nothing by themselves, with the label of what they are one of: "Signal
 * colours: low 65280, high 255". Undefined where a name says more, or a number has a unit.
 */
export function wordsOfLabel(
  parts: readonly { readonly name: Inline; readonly value: Inline }[],
  label: string,
): readonly Inline[] | undefined {
  const of = label.replace(saysOf, '');
  const areBare = parts.every(
    ({ name, value }) => bareWord.test(name.source) && /^[-−+]?[\d.,]+$/.test(value.source),
  );
  if (
    parts.length < 2 ||
    !areBare ||
    ofKinds.test(label) ||
    ofMeasures.test(of) ||
    general.test(of) ||
    of.split(' ').length > OF_WORDS
  )
    return undefined;
  return parts.map(({ name }) => ({ source: `${inSingular(of) ?? of}: ${plain(name)}`, at: name.at }));
}
const bareWord = wording`^(?:\p{L}[\p{L}-]*|(?:anything|everything|everybody|all) (?:else|others))$`;

/** Whether a name is only half of one, and goes on about what stands before it. */
export function isHalf(name: string): boolean {
  return half.test(name);
}

/** Words of a label that goes before a name, at most. */
const LABEL = 8;

/**
 * A property is named with what it is one of: `title fetch: gives up after 3 seconds`. A plural only groups. A name of
 * more than `words` words stands for itself.
 */
export function ofLabel(name: Inline, label: string, words = 2): Inline {
  const bare = plain(name);
  if (ofMeasures.test(label)) {
    const measure = label.toLowerCase().replace(/s$/, '');
    return bare.toLowerCase().includes(measure) ? name : { source: `${bare} ${measure}`, at: name.at };
  }
  // "door codes: OPEN 10": such names stand below several labels.
  if (ofKinds.test(label)) return { source: `${label}: ${bare}`, at: name.at };
  // "taking a group aboard: ask above 10": what ends with what bounds it names nothing by itself.
  if (isHalf(bare) && label.split(' ').length <= LABEL) return { source: `${label}: ${bare}`, at: name.at };
  const isProperty =
    bare.split(' ').length <= words &&
    !isIdentifier(bare) &&
    !name.source.includes('`') &&
    label.split(' ').length <= 3 &&
    !/s$/i.test(label);
  return isProperty ? { source: `${label}: ${bare}`, at: name.at } : name;
}

import type { Inline } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { isIdentifier } from '../words/names.ts';

/** What numbers of a kind are called, by which names stand for something. */
const ofKinds = /(?:^|\s)(?:codes|numbers|ids|levels|ranks|weights|bits|ordinals)$/i;

/** What many things have, and names are told with: "Lengths: oar 4 m, mast 9 m". */
const ofMeasures =
  /^(?:(?:max(?:imum|imal)?|min(?:imum|imal)?)\.?\s)?(?:[a-z]+ )?(?:lengths|widths|heights|depths|durations|sizes|ports|lifetimes|intervals|timeouts|delays|ages)$/i;

/** A name that ends with what bounds its amount, or begins with what is done: "ask above", "counted over a window". */
const half = wording`\s(?:above|over|beyond|below|under|after|within|until|before|exceeding)$|^\p{Ll}{3,}(?:ed|en|ing)\s(?:over|in|within|for|after|by|at|every|to|from|until|with|up)(?:\s|$)`;

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
  if (ofKinds.test(label) && label.split(' ').length <= 3)
    return { source: `${label}: ${bare}`, at: name.at };
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

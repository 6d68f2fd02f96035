import type { Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { numeral } from '../words/quantities.ts';
import { unitOf } from '../words/units.ts';
import { type ConstantLine, endsInComparison } from './amounts.ts';

/** A name without what says of which kind its amount is: "row limit by default" and "never more than 9" bound one thing. */
export function withoutKind(name: string): string {
  return name.replace(/\s(?:by default|at first|out of the box)$/i, '');
}

/** What says of which kind an amount is, right behind it: "lists show 20 rows | by default". */
const kind =
  /^(?:by default|at first|at (?:the )?most|at (?:the )?least|in total|in any case|out of the box)(?=$|[.,;)])/i;
/** What a name already says in full: it is said to be the amount. */
const isSaid = /\s(?:is|are|be|=|ist|sind|est)(?:\s+(?:set to|always))?(?:\s+[^\s\d]{1,12})?\s*$/;
const counted = wording`(?<!\p{L})(?:${numeral})\s+(\p{L}{3,}(?:\s\p{L}+)*)$`;
/** What is counted and measures: it belongs to the amount and not to the name. */
const measures = /^(?:pixels?|times?|px|lines?|percent)\b|\s(?:units?|points?|credits?)$/;
/** What begins a clause of its own, and no more words about the amount. */
const clause =
  /^(?:is|are|was|has|have|had|and|or|but|if|when|while|unless|until|which|that|who|und|oder|wenn)\b/i;
/** "A visit ends after … without a sign": one such word stands right behind another. */
const dangles = /\s(?:after|within)$/;
const dangling = /^(?:without|with|of|in|on|from|for)\s/;
/** What is counted at any one time. */
const atOnce = /^(?:at the same time|at once|simultaneously|in parallel)\.?$/i;
/** Words behind an amount that belong to its name, at most. */
const BEHIND = 6;

/**
 * The constant of a clause with a name that tells what it is: what is counted and a few words behind the amount belong
 * to it, where `before`, the clause up to the amount, ends in what somebody does: "A search | returns | 50 hits by
 * default" is "search returns hits by default".
 */
export function fullerName(line: ConstantLine, before: string): ConstantLine {
  const { value } = line;
  let { name, remark } = line;
  const add = (words: string): void => {
    name = { source: `${name.source} ${words}`, at: name.at };
  };
  if (!isSaid.test(`${before} `.replace(endsInComparison, ''))) {
    const things = counted.exec(plain(value))?.[1];
    const isKnown =
      things === undefined ||
      unitOf(things.split(' ')[0] ?? '') !== undefined ||
      measures.test(things) ||
      /\san?\s/.test(things) ||
      plain(name).toLowerCase().includes(things.toLowerCase());
    const isRate = /\sper\s/.test(plain(name));
    // "toll above … stops towing": what is counted stands where the amount is.
    if (things && !isKnown && name.source.includes(' … '))
      name = { source: name.source.replace(' … ', ` … ${things} `), at: name.at };
    else if (things && !isKnown && !isRate && plain(name).includes(' ')) add(things);
    const isAtOnce = atOnce.test(remark);
    if (
      remark !== '' &&
      (!isRate || isAtOnce) &&
      remark.split(' ').length <= BEHIND &&
      !/[,;(\d]/.test(remark) &&
      !(dangles.test(name.source) && dangling.test(remark)) &&
      !clause.test(remark)
    ) {
      add(remark.replace(/\.$/, ''));
      remark = '';
    }
  }
  return withKind({ name, value, remark });
}

/** A constant whose name tells of which kind its amount is, where that stands right behind it. */
export function withKind<Line extends ConstantLine | undefined>(line: Line): Line {
  const which = line && kind.exec(line.remark)?.[0];
  if (!which) return line;
  const { name, remark } = line;
  return {
    ...line,
    name: { source: `${name.source} ${which}`, at: name.at },
    remark: remark.slice(which.length).replace(/^[,.;\s]+/, ''),
  };
}

/** What somebody does with what is counted: "An API key may make 120 requests". */
export const having = wording.i`\s+(?:(?:may|can|must|shall|will)\s+\p{L}+|has|have|holds?|allows?|contains?|shows?|lists?|displays?|keeps?|accepts?|permits?|supports?|takes?|carry|carries|fits?|includes?|stops?(?:\s+at)?|hat|haben)$`;

/** "The log keeps the last 10 entries": which ones belongs to the value, behind a verb of having. */
export function withOrder(clause: Inline, line: ConstantLine): ConstantLine {
  const which = /\s(?:(?:only|just)\s)?(?:the|its|their)\s(?:first|last|latest|newest|most recent)$/.exec(
    line.name.source,
  );
  const name = which && slice(line.name, 0, which.index);
  if (!which || !name || !having.test(name.source)) return line;
  const start =
    line.name.at.start -
    clause.at.start +
    line.name.source.length -
    (/\S+(?: recent)?$/.exec(which[0])?.[0].length ?? 0);
  return { ...line, name, value: slice(clause, start, line.value.at.end - clause.at.start) };
}

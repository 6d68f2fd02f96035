import type { Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { numeral } from '../words/quantities.ts';
import { unitOf } from '../words/units.ts';
import { type ConstantLine, endsInComparison, isName, leadsToBound } from './amounts.ts';
import { largerThan, toldBy } from './clauses.ts';
import { having } from './fuller-names.ts';

/** What a name is about, without what it does: "The cache lives" is about the cache. */
function subjectOf(name: Inline): Inline {
  const verb =
    /\s(?:may|can|must|will|shall|should|does|do|is|are|has|have|lives?|lasts?|covers?|allows?|holds?|gets?|returns?|shows?)\b.*$/i.exec(
      name.source,
    );
  // "A call times out": a verb with its particle.
  const does = verb ?? wording`\s\p{Ll}{3,}s (?:out|off|up|down|away|over)$`.exec(name.source);
  return does ? slice(name, 0, does.index) : name;
}

const article = /^(an?|the|every|each|ein|eine|der|die|das|le|la|les|un|une)\s+/i;
const eachOf = /^(?:an?|every|each)\s/i;
/** "A log file is cut when it exceeds 1 MB": what becomes of it is said beside it. */
const becoming =
  /\s+(?:is|are|gets?)\s.*\b(?:when|if|once)\s+(?:it|they)\s+(?:exceeds?|reach(?:es)?|passe?s?)$/i;
/** What an amount of time is for, in a few words: "waits 90 seconds | for a host". */
const purpose = wording.i`^(?:for|before|after|without|between)(?:\s+[\p{L}-]+){1,3}$`;

/** What a sentence's constant is about: its name without article, comparison and verb. */
export function aboutOf(name: Inline): Inline {
  const bare = slice(name, article.exec(name.source)?.[0].length ?? 0, name.source.length);
  const compared = endsInComparison.exec(bare.source);
  const subject = compared ? slice(bare, 0, compared.index) : bare;
  const verb = having.exec(subject.source);
  return subjectOf(verb ? slice(subject, 0, verb.index) : subject);
}

/** What becomes after a time is named with the word that says so; what becomes after so many, with what is counted. */
function afterSo(clause: Inline, line: ConstantLine, word: string, isPhrase: boolean): ConstantLine {
  const counted = wording`\s(\p{L}{3,}(?:\s\p{L}+)*)$`.exec(line.value.source)?.[1];
  const from = line.name.at.start - clause.at.start;
  const name = slice(clause, from, line.name.at.end - clause.at.start + word.length);
  if (!counted || unitOf(counted)) return { ...line, name };
  const more = isPhrase || line.remark.split(' ').length > 5 ? '' : ` ${line.remark}`;
  return {
    name: { source: `${name.source} ${counted}${more}`.trimEnd(), at: name.at },
    value: line.value,
    remark: more ? '' : line.remark,
  };
}

/** What goes on naming what is counted: "10 backup | codes", "5 open | tickets at a time", "4 wrong | passwords". */
function nounBehind(counts: string, whole: string, behind: string): string {
  const isAlone = wording`^\s\p{Ll}{3,}$`.exec(behind)?.[0];
  if (isAlone) return isAlone;
  return (
    (/[^s]$/i.test(counts) &&
      !/\s(?:per|an?|in|every)\s/.test(whole) &&
      wording`^(?:\s(?!(?:and|or|per|for|from|with|within|that|who|which|are|has|als|und|oder)\b)\p{Ll}{3,}){1,2}?(?<=s|people|children)(?=$|[,;(]|\s(?!is\b|are\b))`.exec(
        behind,
      )?.[0]) ||
    ''
  );
}

/** Who says or does something, and names nothing. */
export const bySomebody = /^(?:I|we|one|you)\s\S+$/i;

/** A name of what lies beyond the amount: "A chart above | 20 MB | is not drawn". */
const beyond = /\s(?:above|over|beyond|below|under|exceeding)$/i;

/** What there are so many of: "at most 3 | devices", "twelve | seats". */
const manyOf = wording`^\D*?(?<!\p{L})(?:${numeral})\s+(\p{L}{3,}(?:\s(?!(?:per|in|within|an?|every|of|for|or|and)\b)\p{L}+)*(?: per (?!second|minute|hour|day|week|month|year)\p{L}+)?)`;

/** What is measured of what is as large as so much. */
const measures = new Map([
  ['large', 'size'],
  ['big', 'size'],
  ['long', 'length'],
  ['wide', 'width'],
  ['high', 'height'],
  ['deep', 'depth'],
]);

/** A sentence's constant: named without its article, valued with what compares, and by what it has so many of. */
export function saidOf(clause: Inline, { name, value, remark }: ConstantLine): ConstantLine {
  const bare = slice(name, article.exec(name.source)?.[0].length ?? 0, name.source.length);
  // "Files larger than 10 MB are refused": what becomes of them belongs to the name.
  const whose = toldBy.test(`${bare.source} `) && /^(?:is|are|will|gets?|must)\s/.test(remark);
  const becomes =
    (beyond.test(bare.source) && wording`^(?:is|are|will|may|can|must|\p{Ll}{2,}s?)\s`.test(remark)) || whose;
  if ((largerThan.test(bare.source) || becomes) && remark) {
    const [first = remark] = remark.split(/\.?\s+(?=\()|\.\s/);
    return {
      name: { source: `${bare.source} … ${first}`, at: bare.at },
      value,
      remark: remark.slice(first.length).replace(/^[.\s]+/, ''),
    };
  }
  const become = becoming.exec(bare.source);
  if (become)
    return { name: slice(bare, 0, become.index), value, remark: `${become[0].trim()} ${plain(value)}` };
  const compared = endsInComparison.exec(bare.source);
  const said = compared ? slice(bare, 0, compared.index) : bare;
  // What something has or stops at tells what is counted, below.
  const joins = /\s(?:have|stops?(?: at)?)$/i.test(said.source) ? undefined : leadsToBound;
  const joined = joins ? said.source.replace(joins, '') : said.source;
  const subject = slice(said, 0, joined.length);
  const start = compared ? said.at.end - clause.at.start : value.at.start - clause.at.start;
  const counts = wording`\s(\p{L}{3,})$`.exec(value.source)?.[1];
  const behind = value.at.end - clause.at.start;
  const longer =
    counts && !unitOf(counts)
      ? nounBehind(counts, value.source, clause.source.slice(behind).replace(/\.$/, ''))
      : '';
  const whole = slice(clause, start, behind + longer.length);
  const beside = longer ? remark.slice(longer.trim().length).replace(/^[,.;\s]+/, '') : remark;
  const has = having.exec(subject.source);
  const counted = has && manyOf.exec(plain(whole))?.[1];
  if (has && counted && !unitOf(counted.split(' ')[0] ?? '')) {
    const owner = subject.source.slice(0, has.index);
    const isNobody = /^(?:nobody|everybody|no one|one|you|we|everyone|somebody|people)$/i.test(owner);
    const called = eachOf.test(name.source) ? `${counted} per ${owner}` : `${owner} ${counted}`;
    const words = isNobody ? counted : called;
    return { name: { source: words, at: subject.at }, value: whole, remark: beside };
  }
  if (!isName(subject)) return { name, value, remark };
  // "We keep 3 copies": who says so names nothing.
  const things = bySomebody.test(subject.source) && manyOf.exec(plain(whole))?.[1];
  if (things && !unitOf(things.split(' ')[0] ?? ''))
    return { name: { source: things, at: subject.at }, value: whole, remark: beside };
  const leads = /^\s+(?:after|within)(?=\s|$)/.exec(
    clause.source.slice(subject.at.end - clause.at.start, start),
  );
  if (leads && !compared)
    return afterSo(clause, { name: subject, value: whole, remark: beside }, leads[0], longer !== '');
  const isShort = plain(subject).split(' ').length <= 3;
  // "A chart can be as large as 1 MB": what is compared is its size.
  const measure = compared && measures.get(/\bas (\S+) as$/.exec(compared[0])?.[1] ?? '');
  if (measure)
    return {
      name: { source: `${withoutBound(subject).source} ${measure}`, at: subject.at },
      value: whole,
      remark: beside,
    };
  return isShort && purpose.test(beside) && unitOf(counts ?? '')
    ? { name: { source: `${subject.source} ${beside}`, at: subject.at }, value: whole, remark: '' }
    : { name: withoutBound(subject), value: whole, remark: beside };
}

/** A name without what only leads to its bound. */
function withoutBound(name: Inline): Inline {
  return slice(name, 0, name.source.replace(leadsToBound, '').length);
}

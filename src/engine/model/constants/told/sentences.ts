import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { inSingular } from '../../derived/name-index.ts';
import { once } from '../../tracking/once.ts';
import { sentences } from '../../words/phrases.ts';
import { digits, several } from '../../words/quantities.ts';
import type { ConstantLine } from '../amounts.ts';
import { constantsByCase } from '../by-case.ts';
import { gradesTold } from '../graded.ts';
import { wordsOfLabel } from '../label-names.ts';
import { givenByPlan, pricesOf } from '../prices.ts';
import { valuesForNames } from '../runs-told.ts';
import { amountsTold, type Told } from './clauses.ts';
import { calledBy, type Named } from './names.ts';
import { amountsInTurn } from './turns.ts';
import { allowing, isOfCharacters } from './words.ts';

/** Something else of which the same is said: "and so does an access token". */
const likewise =
  /^(?:(?:and\s)?so|as)\s(?:is|are|does|do|has|have|can|may|must)\s(?:an?\s|the\s)?(?<other>[^,;]{2,40})$/;
/** What stands behind an amount and is no part of its name. */
const isRemark =
  /^(?:if|when|whenever|unless|until|while|because|whatever|regardless|depending|so|as (?:well|long)|too|also|which|that|who|or (?:more|less|older))\b/;
/** What tells two amounts of one thing apart. */
const inCase = /^(?:when|while|if|until)\s/;
const saysMore = /\s(?:is|are|has|have|may|can|must|will)\s|(?<!\b(?:tier|class|grade|level|zone|phase)\s)\d/;
const end = /\s?[,;(–—]|\s(?:but|while)\s|(?:^|\s)and\s(?=so\s|\S+(?:\s\S+){2})/;
/** Words behind an amount that belong to its name, at most. */
const BEHIND = 6;

/** What is said behind an amount: what belongs to its name, and what is a remark. */
function behind(tail: string, isShared: boolean): { readonly tail: string; readonly remark: string } {
  const stop = end.exec(tail)?.index ?? tail.length;
  const own = tail.slice(0, stop).trim();
  const fits = !isRemark.test(own) || (isShared && inCase.test(own));
  return fits && !saysMore.test(own) && own.split(' ').length <= BEHIND
    ? { tail: own, remark: tail.slice(stop).replace(/^[\s,;]+/, '') }
    : { tail: '', remark: tail };
}

const range = wording`^(?:(?:from|between)\s)?(?<low>${digits})(?<unit>\s[\p{L}%]+|%)?\s(?:to|and)\s(?<high>${digits})(?!.*(?:am|pm|:))`;

/** The ends of a range, each by its side: "2 to 15 characters", "from 1 to 999". */
function endsOf(each: Told): readonly Told[] {
  const { value, lead } = each;
  const { low, high, unit = '' } = range.exec(value.source)?.groups ?? {};
  if (!low || !high || /\d:\d/.test(value.source)) return [each];
  const from = value.source.indexOf(low);
  const verb = /^(?:runs?|ranges?|goes|go|reach(?:es)?)$/.test(lead.verb) ? 'is' : lead.verb;
  const own = (bound: string, start: number, stop: number): Told => ({
    ...each,
    lead: { ...lead, verb, by: '', bound },
    value: slice(value, start, stop),
  });
  return [
    own('at least', from, from + low.length + unit.length),
    own('at most', value.source.indexOf(high, from + low.length), value.source.length),
  ];
}

/** The names in the subject, each of which has the amount by itself: "List names and task titles both", "A, B and C each". */
function ownersOf({ lead, unit }: Told): readonly string[] {
  const { subject, verb } = lead;
  const each =
    /^(.+) (?:both|each|all)$/.exec(subject)?.[1] ?? (/\b(?:both|each|all)\b/.test(verb) ? subject : '');
  // "An API key and an invitation token are 64 characters": each of them.
  const names =
    each === '' && isOfCharacters(unit)
      ? subject.split(/\sand\s(?=(?:an?|the|every|each|its)\s)/)
      : each.split(/,\s(?:and\s)?|\sand\s/);
  return names.length > 1 ? names.map((name) => name.replace(/^(?:an?|the|every|each)\s/i, '')) : [subject];
}

/** What tells the two parts of what is paid, a percentage and a fixed amount, apart. */
function partPaid(all: readonly Told[], index: number): string {
  const isShare = (at: number): boolean => all[at]?.unit.startsWith('%') ?? false;
  if (all[index]?.joint === 'plus' && !isShare(index) && isShare(index - 1)) return ' fixed fee';
  return all[index + 1]?.joint === 'plus' && isShare(index) ? ' percentage' : '';
}

/** An amount of what was named before, of which nothing is said here. */
const ofThem = /^(?:of|from) (?:them|these|those|it|which)\b/;
const spelledFirst = new RegExp(`^(?:${several})\\s`, 'i');
/** A clause of its own behind an amount that leads to it: "after 9 failures | the door is locked". */
const clause = /(?:^|\s)(?:the|an?)\s[^,;]*\s(?:is|are|has|have|may|must|will|gets?)\s/;

/** A label over a sentence, with the number of its clause: "9.2 Cash: the daily limit is 5". */
const label = wording`^(?:\d+(?:\.\d+)+[.)]?\s+)?(?:(?!(?:For|In|On|With|Of|At)\s)\p{Lu}[\p{L} -]{1,40}:\s+(?=(?:an?|the|each|every)\s|\p{L}+(?:\s\p{L}+)?\s(?:is|are|has|have|lives?|lasts?|costs?|takes?)\s))?`;

/** The constants of a sentence of which every clause is understood; none where one is not, or two would be called the same. */
const constantsTold = once((sentence: Inline): readonly ConstantLine[] => {
  const start = label.exec(sentence.source)?.[0].length ?? 0;
  const text = slice(sentence, start, sentence.source.replace(/\.$/, '').length);
  const all = amountsInTurn(text);
  // "There are 9 cranes and 3 docks": each is named by what is counted.
  const areCounted =
    /^There are\s/.test(text.source) && all.every(({ lead, unit }) => lead.subject === '' && unit !== '');
  if (all.length > 1 && all[0]?.lead.subject === '' && !areCounted) return [];
  // "Five tries are allowed in a window of 9 minutes": so many are the amount.
  const isUnclear = ({ lead, tail }: Told): boolean =>
    ofThem.test(tail) ||
    (spelledFirst.test(lead.subject) && allowing.test(lead.does.split(' ')[0] ?? '')) ||
    (lead.by === 'after' && lead.bound === '' && clause.test(tail));
  if (all.some(isUnclear)) return [];
  const about = all[0]?.lead.frame ?? '';
  const frame = about === '' ? '' : `${inSingular(about) ?? about} `;
  const lines = all.flatMap((each, index): readonly ConstantLine[] => {
    const before = all[index - 1];
    const isSame = (other: Told | undefined): boolean =>
      other?.lead.subject === each.lead.subject && other.lead.verb === each.lead.verb;
    const isShared = isSame(before) || isSame(all[index + 1]);
    const { tail, remark } = behind(each.tail, isShared);
    const other = likewise.exec(remark)?.groups?.other;
    const isElided = isSame(before) && tail === '' && each.lead.bound !== before?.lead.bound;
    const isInherited = before?.lead.does === each.lead.does && before.lead.subject !== each.lead.subject;
    return [...ownersOf(each), ...(other ? [other] : [])].flatMap((owner) =>
      endsOf(each).map((one, _, ends): ConstantLine => {
        const lead = { ...one.lead, subject: owner === '' ? '' : frame + owner };
        const isEnd = ends.length > 1;
        const called = calledBy({
          ...one,
          tail,
          lead,
          isShared,
          isElided,
          isInherited,
          isEnd,
        } satisfies Named);
        return {
          name: placed(called === '' ? '' : called + partPaid(all, index), text, one.value),
          value: one.value,
          remark: other ? '' : remark,
          // The unit stands with another amount.
          ...(each.unit === '' || one.value.source.includes(each.unit) ? {} : { unit: each.unit }),
        };
      }),
    );
  });
  // "Door numbers: open is 0, shut is 9": a label over numbers names them.
  if (/:\s+$/.test(sentence.source.slice(0, start)) && lines.every(({ value }) => /^\d+$/.test(value.source)))
    return [];
  const names = new Set(lines.map(({ name }) => name.source));
  return names.has('') || names.size < lines.length ? [] : lines;
});

/** A name where it stands in the text; at its amount where its words stand in several places. */
function placed(name: string, text: Inline, value: Inline): Inline {
  const at = name === '' ? -1 : text.source.indexOf(name);
  return at < 0 ? { source: name, at: value.at } : slice(text, at, at + name.length);
}

/** A name in brackets, or an amount, which tells of what stands before it. */
const aside = /\([^()]*(?:`|_|\d)[^()]*\)|\([a-zA-Z]+\)/;
/** A sentence of running text. */
const isRunning = (source: string): boolean =>
  opensSentence.test(source) && /\S\s+\S/.test(source) && /[.!?]$/.test(source) && !source.includes('\n');
const opensSentence = wording`^(?:\p{Lu}|\d+(?:\.\d+)+[.)]?\s)`;
/** A name that says of one amount what the words around it do not say by themselves. */
const telling =
  /^[^,]*\s(?:time|opening|closing|maximum|minimum|window|lifetime|(?<!(?:max|min)imum )length|size|limit|cost|price|retries|scale|quality|delay(?: after\s.*)?)$/;

/** One that says what is measured, and does not only bound it. */
const measures = /^[^,]*\s(?:lifetime|length|size|interval|limit|cost|scale|quality|delay(?: after\s.*)?)$/;

const byCase = (text: Inline): readonly ConstantLine[] => constantsByCase(text, () => []);

/**
 * The constants of sentences that are understood clause by clause, and of each other one those of the `others` that
 * were read of it. One amount keeps the name that its own words give it, unless they give it none, or one without its
 * measure.
 */
export function constantsOfClauses(text: Inline, others: readonly ConstantLine[]): readonly ConstantLine[] {
  const all = sentencesOf(text, others);
  if (!all.every(({ source }) => isRunning(source))) return others;
  const own = ownTitle(text);
  const named = (lines: readonly ConstantLine[] | undefined): readonly ConstantLine[] | undefined =>
    lines?.map((line, at) => {
      const name = wordsOfLabel(lines, own)?.[at];
      if (own === '') return line;
      if (name) return { ...line, name };
      return onlyBounds.test(line.name.source)
        ? { ...line, name: { ...line.name, source: `${own} ${line.name.source}` } }
        : line;
    });
  const found = all.map((each) => named(toldOf(each, within(each, others))));
  return found.some((each) => each !== undefined)
    ? found.flatMap((each, index) => each ?? within(all[index] as Inline, others))
    : others;
}

/** A title in bold type before what is said: "**Timing.** A run lasts 9 seconds. It …". */
const title = /^\*\*(?<title>[^*\n]{1,60})(?:[.:]\*\*|\*\*[.:])\s+/;

/** The title in bold type that a text has before what it says; empty where it has none. */
export const ownTitle = ({ source }: Inline): string => title.exec(source)?.groups?.title ?? '';

/** The sentences of a text; without its title where that does not name all that they tell. */
function sentencesOf(text: Inline, others: readonly ConstantLine[]): readonly Inline[] {
  const start = /^\*\*[^*]+\.\*\*/.test(text.source) ? (title.exec(text.source)?.[0].length ?? 0) : 0;
  const all = sentences(slice(text, start, text.source.length));
  const isNamed = start > 0 && others.length <= 1 && all.flatMap(constantsTold).length <= 1;
  return isNamed ? sentences(text) : all;
}

/** What only bounds, and needs a name of what it bounds. */
const onlyBounds = /^(?:(?:max|min)imum|default|limit|value)$/i;

/** A setting in brackets behind an amount. */
const inBrackets = /\s\((`[^`\s]+`)\)/g;

/** The constants of a sentence that names the settings of some of its amounts in brackets: each of these is called by its setting. */
function toldWithSettings(sentence: Inline): readonly ConstantLine[] {
  const settings = [...sentence.source.matchAll(inBrackets)];
  const blank = sentence.source.replace(inBrackets, (all) => ' '.repeat(all.length));
  const lines =
    settings.length > 0 && !aside.test(blank) ? constantsTold({ ...sentence, source: blank }) : [];
  if (lines.length <= settings.length) return [];
  return lines.map((line, index) => {
    const from = line.value.at.start - sentence.at.start;
    const to = (lines[index + 1]?.value.at.start ?? Infinity) - sentence.at.start;
    const own = settings.find((each) => each.index > from && each.index < to);
    const at = own ? own.index + own[0].indexOf('`') : 0;
    return own
      ? { ...line, name: slice(sentence, at, at + (own[1]?.length ?? 0)), remark: plain(line.name) }
      : line;
  });
}

/** Where a clause begins that may tell something else. */
const furtherClause = /;\s|,\s(?:and|but|while|so)\s/g;

/** The constants of a sentence that is understood clause by clause; undefined where the `others` tell as much. */
function toldOf(sentence: Inline, others: readonly ConstantLine[]): readonly ConstantLine[] | undefined {
  if (aside.test(sentence.source)) {
    const named = toldWithSettings(sentence);
    return named.length > others.length ? named : undefined;
  }
  const lines = constantsTold(sentence);
  if (lines.length === 0) return others.length > 0 ? toldAtFirst(sentence, others) : undefined;
  const [first] = lines;
  // What is told in a form of its own has the names of that.
  const isForm = (): boolean =>
    [valuesForNames, gradesTold, givenByPlan, pricesOf, byCase].some((form) => form(sentence).length > 0);
  if (!first || (others.length >= lines.length && isForm())) return undefined;
  const isAlone = lines.length === 1 && others.length > 0;
  if (isAlone) return telling.test(first.name.source) ? lines : undefined;
  const isSaid =
    lines.length > 1 || amountsTold(sentence).every(({ lead }) => lead.verb !== '' || lead.subject === '');
  return isSaid ? lines : undefined;
}

/** The constants of what stands before a clause that is not understood, where each is named by its measure. */
function toldAtFirst(sentence: Inline, others: readonly ConstantLine[]): readonly ConstantLine[] | undefined {
  const [cut] = sentence.source.matchAll(furtherClause);
  const first = cut && slice(sentence, 0, cut.index);
  const lines = first ? constantsTold(first) : [];
  const [own, rest] = first ? [within(first, others), slice(sentence, cut.index, Infinity)] : [[], sentence];
  const isFuller = lines.length >= own.length && lines.every(({ name }) => measures.test(name.source));
  if (lines.length === 0 || !isFuller) return undefined;
  const [alone] = own;
  const remark = lines.length === 1 && alone ? alone.remark : '';
  return [...lines.map((line) => ({ ...line, remark: line.remark || remark })), ...within(rest, others)];
}

function within({ at }: Inline, lines: readonly ConstantLine[]): readonly ConstantLine[] {
  return lines.filter(({ value }) => value.at.start >= at.start && value.at.end <= at.end);
}

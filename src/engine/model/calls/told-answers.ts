import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Answer } from '../interface-elements.ts';
import { shown } from '../stated.ts';
import { commonMethods } from '../words/methods.ts';
import { statements } from '../words/names.ts';
import { generalAnswers } from './general-answers.ts';
import { ofThese, ofTheseBehind } from './of-these.ts';
import { statusesIn } from './statuses.ts';

/** A verb that says that a status is the answer, with what may stand between them. */
const answering =
  /\b(?:returns?|returned|answers?|answered|respon(?:ds?|se|ses)|replies|replied|gives?|given|yields?|sends?|produces?|gets?|results?|fails?|failed|succeeds?|success|refused|rejected|ends|status|HTTP|antwortet|liefert|répond|renvoie)\b(?:\s+(?:back|you|with|in|by|as|an?|the|is|are|either|plain|always|just|error|errors|code|codes|status|HTTP|mit|un|une|avec)\b)*[\s:]*[`*(]*$/i;
/** What says of a status at the head of a sentence when it comes: "`404` if there is no such note". */
const leading =
  /^[`*]*[1-5]\d\d[`*]*(?:\s*[–—:]\s|\s+(?:if|when|means|for|is returned|comes|on|in case|wenn|bei|with (?:the|an?|no|nothing))\s)/i;
/** What holds for calls that are not told here. */
const others = wording.i`\b(?:all|every|each|any|both|other|no)\s+(?:(?:of\s+)?(?:the|these|other|our)\s+)?(?:\p{L}+\s+)?(?:calls?|requests?|endpoints?|routes?|methods?|operations?)\b`;
/** What a status answers no call with: what a part of the application does itself when it gets one. */
const reads = /\b(?:treat|retry|retries|expect|redirects?|log out|parse|ignore)\b/i;

const when =
  /^[`*)]*,?\s*(?:(?:and|with)\s+[^,;.]*?(?<!\bwaits?)\s+)?(?<word>if|when|for|because|in case(?: of)?|where|unless|while|as soon as|wenn|falls|bei|si)\s+(?<said>[^;]+?)\s*(?:[,;]?\s*(?:(?:and|or|und|oder|,)(?:\s+(?:answers|returns|gives|responds with))?)?\s*[`*(]*|[.;]|\.\s*)$/i;

/**
 * What a sentence below a call says that it answers: "Returns `200` with the note, `404` if there is none", "On
 * success the server responds with 201". None where it speaks of other calls, or where nothing says that the
 * number is an answer.
 */
export function answersTold(sentence: Inline): readonly Answer[] {
  const { source } = sentence;
  const isOfOthers = [others, ofThese, ofTheseBehind, ofAllLabel, anyCall].some((words) =>
    words.test(source),
  );
  return isOfOthers || (butSome.test(source) && ofSeveral.test(source)) ? [] : answersIn(sentence);
}

/**
 * What a sentence says that calls answer which it names together: all of them, those around it, those of a kind, or
 * a call, whichever it is. Those `apart`, below a path, answer what is said of them and nothing else of it. What a
 * sentence says that names no call holds `here`: where it stands among or above several calls.
 */
export interface SharedAnswers {
  readonly of: 'all' | 'these' | 'kind' | 'each' | 'here';
  readonly answers: readonly Answer[];
  /** Whether only those calls are meant of which nothing else is said. */
  readonly bare?: boolean;
  readonly apart?: { readonly below: string; readonly answers: readonly Answer[] };
}

/**
 * The calls that a sentence begins with or ends in, perhaps behind when that is: `every request`, `all of the following`,
 * `any order call`, `without a key all calls`.
 */
const together = wording.i`(?:^|[,;:]\s+|\b(?:by|from|of|for|on|to)\s+|^(?:without|with|if|when|once|in)\s[^,.;:]{1,60}?\s)(?:all|every|each|any)(?:\s+(?:single\s+)?one)?\s+(?:(?<these>of\s+(?:these|those|the)|these|those|the)\s+)?(?:(?:API|HTTP|REST|other)\s+|(?<kind>[\p{L}\p{N}-]+)\s+)?(?:calls?|requests?|endpoints?|routes?|methods?|operations?|(?<=\bof\s+the\s+)following)(?<here>\s+(?:below|above|here|in this (?:section|group|chapter)|(?:on|at) (?:these|those) (?:\p{L}+ )?\p{L}+))?\b(?!\s+(?:that|which|with|without|under|for|in|on|to|of|from|except|but|besides|marked|other|starting|whose|where)\b)`;
/** A call, whichever it is, at the head of what it answers: "A call answers 200 when it worked and 409 when not". */
const anyCall =
  /^(?:unless [^,.;]{2,40}? otherwise,?\s+)?an?\s+(?:call|request)\s+(?:either\s+|can\s+|may\s+)?(?=(?:answers?|returns?|gives?|responds?|yields?|is answered)\b)/i;
/** What the calls below a path answer, told behind what a call does: "the two under `/users` only ever answer 200". */
const belowPath =
  /^(?:but\s+)?(?:those|the\s+\w+|all|calls)\s+(?:calls\s+)?(?:under|below|at)\s+`(\/[^\s`]{1,100})`/i;
/** A label before what all calls answer: "Common to all: 401", "Every call – 401, 429", "Everywhere: 500". */
const ofAllLabel = wording.i`^[*_]{0,2}(?:(?:common|shared|general)(?: (?:answers?|errors?|responses?|codes?|statuses))?(?: (?:to|for|of) (?:all|every|each)(?: (?:calls?|endpoints?|requests?|routes?))?)?|(?:(?:for|on|to|at|from) )?(?:all|every|each|any)(?: (?:of (?:these|them)|calls?|endpoints?|requests?|routes?))?|everywhere)[*_]{0,2}\s*(?:[:–—→]|-\s|[-=]>)[*_]{0,2}\s*(?=[\x60*]{0,3}[1-5]\d\d)`;
/** What takes some of them out again. */
const butSome =
  /\b(?:except|apart from|other than|besides|but not|excluding|unless (?:stated|noted|otherwise))\b/i;

const ofSeveral = /\b(?:all|every|each|any|both|others?)\b/i;

/**
 * What a sentence says that several calls answer: "Every request can also be answered with 401 if nobody is signed in".
 * Undefined where it speaks of one call, or of some of them only.
 */
export function answersShared(sentence: Inline): SharedAnswers | undefined {
  for (const part of [sentence, ...statements(sentence)]) {
    const shared = answersOfSeveral(part);
    if (shared) return shared;
  }
  const inGeneral = generalAnswers(sentence);
  return inGeneral && { of: 'here', ...inGeneral };
}

/** A status right behind a method. */
const besideMethod = new RegExp(
  `(?:${commonMethods})s?[\`*]*(?:\\s*[,;:(–—]\\s*|\\s+)(?:(?:and|with|returning|answering|returns?|answers?)\\s+)*[\`*]*[1-5]\\d\\d(?!\\d)`,
);

/** What is told right beside the method that all calls around have: "All GET, 200 or 404". */
export function answersBeside(sentence: Inline): SharedAnswers | undefined {
  const isBeside = besideMethod.test(sentence.source) && !butSome.test(sentence.source);
  const answers = isBeside ? statusesIn(sentence) : [];
  return answers.length > 0 ? { of: 'these', answers } : undefined;
}

function answersOfSeveral(sentence: Inline): SharedAnswers | undefined {
  const label = ofAllLabel.exec(sentence.source)?.[0].length;
  if (label) return { of: 'all', answers: statusesIn(slice(sentence, label, sentence.source.length)) };
  if (anyCall.test(sentence.source)) return answersOfAny(sentence);
  const isOfThese = [ofThese, ofTheseBehind].some((words) => words.test(sentence.source));
  const found = together.exec(sentence.source)?.groups ?? (isOfThese ? {} : undefined);
  if (!found || butSome.test(sentence.source)) return undefined;
  const answers = answersIn(sentence);
  const of = found.kind ? 'kind' : found.these || found.here || isOfThese ? 'these' : 'all';
  return answers.length > 0 ? { of, answers } : undefined;
}

/** What a call answers, whichever it is, and what those below a path do. */
function answersOfAny(sentence: Inline): SharedAnswers | undefined {
  const [first, second] = statements(sentence);
  const answers = first && !butSome.test(sentence.source) ? answersIn(first) : [];
  if (answers.length === 0) return undefined;
  const below = second && belowPath.exec(second.source)?.[1];
  return { of: 'each', answers, ...(below && { apart: { below, answers: answersIn(second) } }) };
}

/** What a sentence may be about, by the words for what calls do. */
const doing: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(?:the )?(?:creat(?:e|es|ing|ion)|add(?:s|ing)?|post(?:s|ing)?|submit(?:s|ting)?)\b|\bon creat(?:e|ion)\b/i,
    ['POST'],
  ],
  [/^(?:the )?(?:delet(?:e|es|ing|ion)|remov(?:e|es|ing|al))\b/i, ['DELETE']],
  [
    /^(?:the )?(?:updat(?:e|es|ing)|edit(?:s|ing)?|chang(?:e|es|ing)|put(?:s|ting)?|patch(?:es|ing)?|renam(?:e|es|ing))\b/i,
    ['PUT', 'PATCH'],
  ],
  [/^(?:the )?(?:read(?:s|ing)?|list(?:s|ing)?|fetch(?:es|ing)?|get(?:s|ting)?)\b/i, ['GET']],
];

/** The methods of the calls that a sentence is about: "Creating answers 201", "Leaving it out on create gives 400". */
export function methodsSaid({ source }: Inline): readonly string[] | undefined {
  return doing.find(([words]) => words.test(source))?.[1];
}

/** What words say that the calls behind them answer: "All of the following answer 204", "Always 204". */
export function answersLeading(lead: Inline): readonly Answer[] {
  const told = butSome.test(lead.source) ? [] : answersIn(lead);
  return told.length > 0 || !always.test(lead.source) ? told : statusesIn(lead);
}
const always = /^(?:always|all|each|every|everywhere)\b(?: \w+){0,3} [1-5]\d\d\b/i;

function answersIn(sentence: Inline): readonly Answer[] {
  if (!/(?<!\d)[1-5]\d\d(?!\d)/.test(sentence.source)) return [];
  if (reads.test(sentence.source) || /\?$/.test(sentence.source)) return [];
  const told = statusesIn(sentence);
  const start = ({ at }: Answer): number => at.from - sentence.at.from;
  const first = told.findIndex((each) => answering.test(sentence.source.slice(0, start(each))));
  const from = first < 0 && leading.test(sentence.source) ? 0 : first;
  if (from < 0) return [];
  return withReasons(sentence, told.slice(from));
}

/** Answers that a sentence names, with when each comes as far as it says so behind them. */
export function withReasons(sentence: Inline, found: readonly Answer[]): readonly Answer[] {
  const start = ({ at }: Answer): number => at.from - sentence.at.from;
  return found.map((each, index) => {
    const next = found[index + 1];
    const behind = slice(sentence, start(each) + 3, next ? start(next) : sentence.source.length);
    const written = when.exec(behind.source)?.groups?.said;
    if (!written) return each;
    // The bracket that the status stands in closes behind it.
    const said = written.includes('(') ? written : written.replace(/\)$/, '');
    const begin = behind.source.indexOf(said);
    return {
      ...each,
      when: shown({ prose: said.replace(/\s+/g, ' ') }, slice(behind, begin, begin + said.length).at),
    };
  });
}

import type { PointId } from '../../points.ts';
import type { Inline } from '../../syntax/block.ts';
import { pieces, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { typeIn } from '../types.ts';
import { comparing, numeral } from './quantities.ts';
import { unitOf } from './units.ts';

/** A short label before what is said: "Names: …". */
const label = '(?:[^:.!?\\n]{1,40}:\\s+)?';
/** Marks and small words that a sentence may begin with. */
const opening = '^[\\s*_(]*(?:(?:and|but|so|or|also|then|however|later(?: on)?|in version \\S+)[:,]?\\s+)?';
/** Up to so many words of a main clause: none that begins a clause of its own, and no quotation. */
const clause = (words: number): string =>
  `^(?!["“„«]|\`?[1-5]\\d\\d\\b)(?:(?!(?:if|when|whenever|unless|that|which|who|whom|whose|where|while|whether|because|as|so|than|until|after|before|what|how)\\s)[^\\s,;:.()–—]+\\s){0,${words}}?`;
const main = clause(14);
const undecided =
  '(?:undecided|unclear|unknown|unsettled|not (?:yet )?(?:clear|decided|known|settled|agreed|sure)(?: yet)?)';
const asking = '(?:whether|if|how|what|which|who|when|where|why)';
const later = '(?:(?:some|a|the) )?(?:later|future|coming|next|upcoming|subsequent)';
const versions = '(?:versions?|releases?|phases?|milestones?|iterations?|editions?|updates?|builds?)';
/** Verbs of what was: what old versions do is said of them, as "Old versions are kept for 30 days". */
const didOnce = '(?:had|said|used|allowed|were|was|could|did|let|showed|offered|answered|needed|asked)';
/** What was done before to what is spoken of: "Previously sent messages". */
const doneTo =
  '(?:\\p{L}+ed|sent|seen|shown|paid|chosen|known|given|taken|written|bought|sold|made|set|read|held|kept|lost|found|left|told|built|put|drawn)';
const talk = '(?:talk|discuss|decide|clarify|settle|find out|ask|agree|think)';

/** How a sentence begins that tells what was once, or is elsewhere: "Older versions said 1500". */
const ofAnother = wording.i`${opening}(?:(?:in )(?:older|earlier|previous|former|old) ${versions}\b(?! of\b)|(?:older|earlier|previous|former|old) ${versions} ${didOnce}(?!\p{L})|some (?:older |earlier )?(?:versions?|releases?|builds?|editions?|installations?) (?:had|said|used|allowed)\b|in the past,\s|(?:formerly|previously|originally|historically)(?:,|\s(?!${doneTo}(?!\p{L})))|(?:newer|${later}) ${versions} (?:answer|allow|show|have|return|need|accept|will|may)|(?:until|before|up to) (?:(?:version|release) v?\d|v\d)|in (?:other|most|many|some|similar) (?:products|apps|applications|systems|tools|programs|programmes|sites|companies|competitors)\b)`;
/** How a sentence begins that tells what may once be, or is no more than a guess or an example. */
const ofNothingYet = wording.i`${opening}(?:in (?:the )?(?:near |distant )?future(?:[,:]\s+|\s(?:the|an?|we|it|there|they|this|these|all|every|each|you|guests|users)\s)|${label}(?:in|with|for) ${later} ${versions}\b|(?:some ?day|one day)(?:,|\s(?:we|it|there|they|the)\s)|(?:perhaps|maybe|possibly|ideally|hopefully|presumably|probably)[\s,:](?!\s*(?:→|->))|(?:for (?:example|instance)|e\.g\.|such as)[\s,:]+\S|(?:it )?(?:would|might) be (?:nice|good|better|best|great|useful|helpful|an idea|possible)\b)`;
/** What its writer thinks of doing, or has still to talk about. */
const ofTheWriter = wording.i`${opening}${label}(?:(?:somebody|someone|the team|the authors?)\s(?=(?:(?:once|first|also|has|have|had|briefly)\s){0,2}(?:considered|discussed|thought|talked|debated|wanted|wondered)\s)|(?:we|i)\s)(?:(?:have|had|has|also|once|first|still|long|briefly)\s){0,2}(?:considered|consider|discuss(?:ed)?|thought|think|believe|guess|suppose|suspect|talk(?:ed)?|debated?|plan(?:ned)?|intend|hope|wish|proposed?|wanted|wondered?|tested|tried|measured|counted|would like|would rather|might|could|(?:will|may) (?:probably |perhaps |maybe |later |one day |some ?day )?(?:add|introduce|raise|lower|change|extend|support|reconsider|revisit|decide)|are (?:thinking|planning|considering|discussing|talking)|(?:must|should|need to|have to) (?:still |first )?${talk})(?!\p{L})`;
/** What nobody knows yet. */
const unknown = wording.i`${opening}(?:(?:nobody|no one|none of us) (?:knows|remembers|is sure|can (?:say|tell))|(?:we|i) (?:(?:do not|don['’]t|did not|cannot|can['’]t) (?:yet |really )?(?:know|remember|say|tell)|(?:am|are)(?: still)? (?:${undecided}|unsure))|(?:it (?:is|was|remains|seems) )?(?:still |as yet )?(?:${undecided}(?:,| is)? ${asking}|open (?:whether|how|what|which|who))\s|whether [^:;]{3,160} (?:is|are|remains?|has|have|must|should|needs?|will)\s(?:(?:still|yet|not|to|be)\s){0,4}(?:open|unclear|undecided|unknown|decided|known|settled|clarified|agreed|seen)[.!]?$)|\((?:still )?(?:${undecided}|to be (?:decided|defined|confirmed|clarified|discussed)|an open question|(?:just )?an idea)\)[.]?$`;
/** What was once, or might be, in the main clause. "Could not be saved" is what a message says. */
const onceTold = wording.i`${main}(?:(?:was|were|(?<!\b(?:not|never|must|may|should)\s)(?:has|have|had) been)\s(?:once|formerly|previously|originally|initially|at first|always|never|usually)|once\s(?:had|was|were|could|allowed))\s|${main}(?:(?<!\b(?:is|are|be|been|being|was|were|get|gets|got)\s)used to (?:be|have|cost|say|exist|live|work)(?!\p{L}))`;
const mayOnceBe = wording.i`${opening}${clause(5).slice(1)}(?:might|could)\s(?!not\b)`;
/** What a call may answer, however its writer puts it, and no guess: "It could answer 404", "A 409 might be returned". */
const mayAnswer =
  /^(?!(?:later|in version)\b)(?!.*\b(?:later|some ?day|one day|in (?:the )?future|instead of|rather than|next (?:version|release))\b).*?\b(?:might|could)\s(?:(?:also|then|still|instead|even|both|either)\s)?(?:(?:answer|return|respond|reply|give|yield|produce|throw|raise|send|fail|end|be (?:answered|returned|given|sent|thrown|raised|refused|rejected))\b[^.;]*\b[1-5](?:\d\d|xx)\b|be (?:returned|answered|sent|given|thrown|raised)\b)/is;
/** What tells of the document and not of the product: captions, dates, entries of a log of changes, thanks. */
const ofDocument =
  /^[*_]*(?:(?:table|figure|listing|appendix) \d+[.:](?!\s*\d)|(?:last |first )?(?:released?|published|updated|edited|changed|modified|reviewed|revised|written|created)(?:\s(?:on|by|at|in)\b[^.;:]{0,40})?[\s:]+[^.;:]{0,20}(?:19|20)\d\d\b[-\d]*\.?$|(?:(?:copyright|©|\(c\))\s+){1,2}(?:19|20)\d\d\b|isbn:?\s+[\d-]{9,}|(?:document )?version:?\s+v?\d[\d.]*(?:\s(?:of|from|as of)\s|\s*[,(–—-]|\.?$)|v?\d+\.\d+(?:\.\d+)?\s*[:(–—-]+\s*(?:added|fixed|mended|changed|removed|updated|improved|renamed|raised|lowered|dropped|new|first)\b|(?:many |with |special )?thanks to\s|\[[^\]]*\]\(#(?![/!])[^)]*\)[\s.·…]*\d*$)/i;
/** What a field may be called that an entry of a log is called too: "created: date, after 2000". */
const isField = (source: string, point: PointId): boolean =>
  point === 'entities' && /^(?:[a-z]+|\*\*[a-z]+\*\*):\s+[a-z]/.test(source);
/** Where a reader is sent to. */
const elsewhere =
  /^[(*_]*(?:see(?: also)?|cf\.) (?:the )?(?:pages?|chapters?|sections?|tables?|figures?|appendix|footnotes?|points?) [\dA-Z][^;:]{0,30}[.)]*$/i;
/** A remark about somebody who is not named: "He always smiles". */
const ofSomebody = wording.i`^(?:(?:he|she|i) (?:always|never)|(?:he|she|i|we|you) (?:often|usually|sometimes))\s`;
/** An amount that was: "The limit was 10 until 2023". */
const amountThatWas = wording.i`^(?:(?:until|up to|before|in) [^,.]{1,30},\s)?(?:(?!(?:if|when|whenever|unless|that|which|who|where|while|than|after)\s)[^\s,;:.()–—]+\s){1,8}?(?:was|were) (?:at most |up to |only |about )?\d`;
/** What roles did: "Guests used to delete boats". */
const usedTo = wording.i`${clause(5)}(?<!\b(?:is|are|be|been|being|was|were|get|gets|got)\s)used to \p{L}(?![^.;]*\s(?:can|cannot|may|must)\s)`;
const laterRight = /^later(?: on)?,? [^.;:]{2,40} (?:may|can|will)\s/i;
/** Labels of what is not said for sure, with or without something behind them. */
const silentLabel =
  /^[*_]*(?:not yet(?: (?:done|decided|there|built|known|settled|clear|agreed))?|undecided|out of scope|(?:in|for) the future|(?:for|in) (?:a )?later(?: versions?)?|example|for (?:example|instance)|examples|e\.g\.|maybe|perhaps|possibly|nice[- ]to[- ]haves?|open (?:questions?|points?|issues?)(?: [^:.?]{1,30})?|ideas(?: for later)?)[*_]*\s*:/i;
/** In capitals alone: a state may be called so in small letters. */
const toDoLabel = /^[*_]*(?:TODO|FIXME)[*_]*\s*:/;

/** What leads to an example, and to nothing that is stated. */
const leadsToExample = '(?:e\\.g\\.|for (?:example|instance)|such as|z\\. ?B\\.)';
/** Whether words end in what leads to an example. */
export const endsLeadingToExample = new RegExp(`\\b${leadsToExample}[,:]?\\s*$`, 'i');
/** What is said of the things of which some were named: "Files such as photos may have 5 MB". */
const says = '(?:is|are|has|have|can|may|must)';
/** An example that has a number, in brackets or up to the next stop. */
const numberedExample = new RegExp(
  `\\(${leadsToExample}[^()\\n]*\\d[^()\\n]*\\)|(?<=\\S)(?:,\\s*|\\s+)${leadsToExample}[,:]?\\s(?:(?![,;:.]\\s|(?<=such as [^()\\n]{0,70})\\s${says}\\s)[^()\\n]){0,60}?\\d(?:(?!,(?:\\s(?!\\d)|$)|[;:.](?:\\s|$)|\\s${says}\\s)[^()\\n]){0,60}`,
  'gi',
);

/** The examples within a sentence that would be taken for amounts: "Pictures (e.g. 5 MB) are large". */
export function examplesOfAmounts({
  source,
}: Inline): readonly { readonly start: number; readonly end: number }[] {
  if (!/e\.g\.|example|instance|such as|z\. ?B\./i.test(source)) return [];
  return Array.from(source.matchAll(numberedExample), ({ 0: all, index }) => {
    const end = index + all.length;
    // A comma before it, and the one behind it: "Photos, for example 3 MB, up to 5 MB".
    return { start: index, end: all.startsWith(',') && source[end] === ',' ? end + 1 : end };
  });
}

/** What a point with things that are there or not reads nothing from: "There is no Admin screen". */
const notThere =
  /^(?:[*_]*(?:currently|so far|at present|today),?\s)?(?:there (?:is|are|exists?|was|were|will be)(?: currently| also| so far| still)? (?:no|not any|not an?|neither|nothing)\s(?!(?:more|fewer|less|other|longer)\b)|no (?:step|way|transition|path|arrow|road|change)s?\s)/i;
/** A bound that is said not to be there. */
const notBound = wording.i`${main}(?:(?:is|are|was|were) (?:not|no longer|never) (?:limited|restricted|capped|bound(?:ed)?)|(?:has|have|had) no (?:\p{L}+ )?(?:limit|maximum|minimum|cap|bounds?)|knows? no (?:limit|maximum|minimum))(?!\p{L})`;
/** What goes on with what is there instead. */
const goesOn = /[;:–—]|\s(?:but|only|except|instead|other than|besides|apart from|just|unless|if|when)\s/i;

/** Points in which it says nothing that something is not there; elsewhere it is a rule or a right. */
const ofThings: ReadonlySet<PointId> = new Set<PointId>([
  'screens',
  'entities',
  'states',
  'calls',
  'constants',
]);

const asksWord =
  '(?:(?:and|or|but|so|then)\\s+)?(?:is|are|was|were|am|can|could|may|might|should|shall|must|do|does|did|will|would|has|have|who|whom|whose|what|which|when|where|why|how|whether|in which|to whom|by whom|ist|sind|darf|dürfen|kann|können|muss|müssen|soll|sollen|wer|wie|was|wann|wo|gibt|est-ce|peut|doit|quelle?|qui|combien|puede|debe)(?![\\p{L}\\p{N}_-])';
/** How a question begins. */
const asks = wording.i`^[\s*_"“(]*(?:Q\d*[:.)]\s*)?${asksWord}`;
/** A condition, or a label, before what is asked. */
const asksBehind = wording.i`^[^?;(–—]{1,80}[,:]\s+[*_]*${asksWord}`;
/** A question mark behind all that is said, and none that stands for a part of it: "14 days (?)". */
const endsAsking = /(?<=[^\s(:?])\?+[*_~]*$/;
/** What is asked behind these is a part of what is said. */
const parted = /[;()–—]|\s-\s/;
/** At least three words: "unique?" and "5?" are doubts about a value. */
const severalWords = /\S\s+\S+\s+\S/;
/** A value that is asked about, and not the whole line: "Trial: 30 days?". */
const valueAsked = wording.i`^[^:=?]{1,60}[:=]\s+(?!${asksWord})[^?]*\d[^?]*\?$`;
/** Points in which a line tells of what its label names, whatever is asked of it. */
const named: ReadonlySet<PointId> = new Set<PointId>(['screens', 'entities', 'states', 'errors']);
/** A label of one word, as the name of a field is: "when: date?"; and one of any. */
const headedByWord = wording`^[*_\`]*[\p{L}\p{N}_-]+[*_\`]*:\s`;
const headed = /^[^\s:?][^:?]{0,60}:\s/;
/** Points in which a line may end with `?` that asks nothing: an address, a type, a doubt about a value. */
const mayEndSo: ReadonlySet<PointId> = new Set<PointId>(['screens', 'entities', 'rules']);

/** Whether a sentence asks, as a whole. */
export function isQuestion(sentence: Inline, point: PointId): boolean {
  const { source } = sentence;
  if (!endsAsking.test(source)) return false;
  const last = pieces(sentence).at(-1);
  if (last?.kind === 'code' || last?.kind === 'quote') return false;
  if (point === 'entities' && headedByWord.test(source)) return false;
  if (asks.test(source)) return true;
  if (point === 'constants' && valueAsked.test(source)) return false;
  if (asksBehind.test(source) && !(named.has(point) && /:\s/.test(source))) return true;
  if (mayEndSo.has(point) || (named.has(point) && headed.test(source))) return false;
  return !parted.test(source) && severalWords.test(source);
}

/** Whether a sentence tells nothing of the product as it is: history, plans, guesses, examples, what is not there. */
export function isSilent(sentence: Inline, point: PointId): boolean {
  const { source } = sentence;
  if (isName(sentence, point)) return false;
  if (isSilentLabel(sentence, point) || (ofDocument.test(source) && !isField(source, point))) return true;
  if (point === 'rules' && ofSomebody.test(source)) return true;
  if ((point === 'rules' || point === 'constants') && elsewhere.test(source)) return true;
  if ([ofAnother, ofNothingYet, ofTheWriter, unknown, onceTold].some((each) => each.test(source)))
    return true;
  if (point !== 'errors' && mayOnceBe.test(source)) return !(point === 'calls' && mayAnswer.test(source));
  if (point === 'roles' && (usedTo.test(source) || laterRight.test(source))) return true;
  if ((point === 'constants' || point === 'rules') && amountThatWas.test(source)) return true;
  if (!ofThings.has(point) || goesOn.test(source)) return false;
  return notThere.test(source) || (point === 'constants' && notBound.test(source));
}

/** Whether a line is, or begins with, a label of what is not said for sure: "TODO: …". What waits may be a state. */
export function isSilentLabel(text: Inline, point: PointId): boolean {
  const { source } = text;
  if (silentLabel.test(source)) return !isName(text, point);
  return point !== 'states' && toDoLabel.test(source);
}

/** Labels that a state may have as well. */
const mayBeState =
  /^[*_]*(?:undecided|maybe|perhaps|out of scope|nice[- ]to[- ]haves?|not yet (?!decided|built|clear|settled|agreed|known)[a-z]+)[*_]*\s*:/i;
const address = /^[*_`]*(?:(?:GET|POST|PUT|PATCH|DELETE)\s+)?(?<path>\/\S*)/;

/** A label in the plural, of things that there may be many of in the product: guests' ideas, open questions. */
const isOfMany = /^[*_]*(?:examples|ideas|open (?:questions|points|issues)(?: [^:.?]{1,30})?)[*_]*\s*:/i;
/** A bound of so many, or so much, and of nothing that is named: what stands before it is what it bounds. */
const boundAlone = wording.i`^(?:(?:from |between )?${numeral} (?:to|and) )?(?:(?<compares>${comparing}) )?${numeral}(?: ?(?<unit>[\p{L}%]+))?(?: (?<share>(?:per|for (?:each|every)|each|every|in every) [^\s,.;]+|each|in total|at (?:once|a time|the same time)))?(?:, not more)?[.;]?$`;
/**
 * What is demanded of what stands before it: nothing else could be. "Must titles be unique" asks, "cannot decide" is said by
 * the writer, and "must be shorter" tells the writer what to do.
 */
const demanded =
  /^(?:required|mandatory|optional|unique)(?=[,;.]|$)|^(?:must(?: not)?|cannot|can not|may not) (?!be [a-z]+er\.?$)(?:be|have|exceed|contain|hold|lie|start|begin|end|match|differ|stay|belong|come|overlap)\b/i;
/** What is done with what stands before it, and by whom, and nothing behind a colon: "created by guests". */
const doneBySomebody = wording.i`^(?:only )?\p{L}+(?:ed|en|seen|read|sent|kept|made) (?:only )?by\s[^:?]+$`;
/** The code of an error that a line begins with behind its label. */
const codeFirst = /^(?:[45]\d\d\s)?`(?<code>[A-Za-z]\w*)`/;

/** The words of a label without what makes them many. */
const stemsIn = (label: string): readonly string[] =>
  (label.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.replace(/s$/, ''));

function isBoundAlone(source: string): boolean {
  const { compares, unit, share } = boundAlone.exec(source)?.groups ?? {};
  const isRange = /^(?:from |between )?\S+ (?:to|and) /i.test(source);
  const measures = unit === undefined || unitOf(unit) !== undefined;
  return (compares !== undefined || share !== undefined || isRange) && boundAlone.test(source) && measures;
}

/**
 * Whether what could be a label of what is not said for sure names what its line tells of: "example: text", "Ideas:
 * `/ideas`", "Undecided: nobody has voted", "Open issues per guest: 10".
 */
function isName(text: Inline, point: PointId): boolean {
  const label = silentLabel.exec(text.source)?.[0];
  if (label === undefined) return false;
  const rest = slice(text, label.length, text.source.length);
  switch (point) {
    case 'screens':
    case 'calls': {
      const path = address.exec(rest.source)?.groups?.path?.toLowerCase() ?? '';
      return (label.toLowerCase().match(/[a-z]{4,}/g) ?? []).some((word) => path.includes(word));
    }
    case 'entities': {
      const { is } = typeIn(slice(rest, 0, /[,;(–—]|\.$|$/.exec(rest.source)?.index ?? 0));
      return is === 'scalar' || is === 'list' || is === 'one-of';
    }
    case 'states':
      return mayBeState.test(label) && !/[→⇒>]/.test(rest.source);
    case 'rules':
      return isOfMany.test(label) && (demanded.test(rest.source) || isBoundAlone(rest.source));
    case 'roles':
      return isOfMany.test(label) && doneBySomebody.test(rest.source);
    case 'errors': {
      const code = codeFirst.exec(rest.source)?.groups?.code?.toLowerCase() ?? '';
      const asks = /\?\s*$/.test(rest.source);
      return isOfMany.test(label) && !asks && stemsIn(label).some((stem) => code.includes(stem));
    }
    case 'constants':
      return (
        (/\sper\s/.test(label) && /^\d/.test(rest.source)) ||
        /^\d+ per\s/.test(rest.source) ||
        (isOfMany.test(label) && isBoundAlone(rest.source))
      );
    default:
      return false;
  }
}

/** Titles, with and without a colon, of what is not said for sure: all that stands below them. */
const silentTitle =
  /^(?:\d[\d.]*\s*)?(?:(?:open|unresolved|outstanding) (?:questions?|points?|ends)|(?:ideas?|thoughts|plans?) for (?:later|the future)|future (?:work|ideas?|plans?|versions?|releases?|considerations|extensions)|(?:for |in )(?:a )?(?:later|the future|future)(?: (?:versions?|releases?))?|not (?:built|done|decided|implemented|settled|agreed|planned)(?: yet)?|not yet(?: (?:[a-z]+))?|undecided|out of scope|non[- ]goals|nice[- ]to[- ]haves?|(?:rejected|discarded|considered) (?:ideas?|alternatives?|options?)|for (?:example|instance)|e\.g\.)\s*:?$/i;
const toDo = /^(?:TODO|FIXME)S?:?$/;

/** Titles that a state may have as well: "Not yet published". */
const mayTitleState =
  /^(?:undecided|not yet (?!built|done|decided|implemented|settled|agreed|planned|known|clear)[a-z]+)$/i;
/** Titles of a log of changes of the document, or of the history of something in the product. */
const logTitle =
  /^(?:\d[\d.]*\s*)?(?:change ?log|(?:version|revision|document|change) history|history of changes):?$/i;
/** What an entry of a log has or begins with: a date, a version, or what was done. */
const logged = /\b(?:19|20)\d\d\b|^\W*v?\d+\.\d|^\W*(?:added|changed|fixed|removed|renamed|initial)\b/i;

/** Whether nothing that stands below a title or lead is said for sure. A log of changes is told by its entries. */
export function isSilentTitle(title: string, point: PointId, below: () => readonly string[]): boolean {
  if (point === 'states' && mayTitleState.test(title)) return false;
  if (silentTitle.test(title) || (point !== 'states' && toDo.test(title))) return true;
  return logTitle.test(title) && below().some((each) => logged.test(each));
}

import { wording } from '../../../syntax/wording.ts';
import { comparing } from '../../words/quantities.ts';

/** What leads to an amount: "an access token | lives | for", "a project |  | ", "| is valid | for". */
export interface Lead {
  /** Who or what has the amount, without its article; empty where the clause before tells it. */
  readonly subject: string;
  /** Whether the subject is one of many: "a batch", "each user". */
  readonly isOne: boolean;
  /** Whether the subject is something of what the clause before is about: "its key". */
  readonly isOf: boolean;
  /** Whether an article stands before the subject. */
  readonly isDetermined: boolean;
  /** The verb as it stands, with what helps it: "lives", "may make"; empty where the clause before tells it. */
  readonly verb: string;
  /** What stands between the verb and what leads to the number: "valid", "out", "a minimum". */
  readonly does: string;
  /** The word that brings the number: "for", "after". */
  readonly by: string;
  /** What compares, as written, up to the number: "at most ". */
  readonly bound: string;
  /** What the whole sentence is about: "giveaways" of "For giveaways: …". */
  readonly frame: string;
}

/** Verbs that running text says of amounts, without their ending. */
const stems =
  'last|live|leave|expire|stay|remain|work|cost|take|hold|contain|allow|list|show|load|display|keep|return|store|fit|' +
  'support|include|get|give|make|stop|top|end|close|open|start|begin|run|range|go|reach|sync|refresh|rotate|poll|' +
  'check|repeat|retry|wait|count|age|settle|cover|send|receive|look|zoom|come|need|require|accept|offer|serve|' +
  'try|fall|rise|exceed|become|charge|pay|earn|add|lapse|save|use|switch|change|lock|draw|bear|refund|answer|' +
  'create|post|invite|edit|delete|recommend|carry|permit|time|vanish|disappear|survive|persist|arrive|refuse|drop|hand|want|ask|bring|put|find|grant|cut|trim|fail|block|log|print|write|read|win|suspend|prune|remove|skip|ban|sleep|pause|mean|match|yield';
const bases = new Set(stems.split('|'));
const irregular = new Set(['carries', 'tries', 'retries', 'relies', 'goes']);

/** Whether a word is such a verb in the third person. */
function isThird(word: string): boolean {
  return (
    word.endsWith('s') &&
    (bases.has(word.slice(0, -1)) ||
      (word.endsWith('es') && bases.has(word.slice(0, -2))) ||
      irregular.has(word))
  );
}

/** A word in the third person that stands behind one of many: "a tow pulls". */
const ends = wording`^\p{Ll}+[^\Wsui]s$`;
/** What an amount is one of, and no verb: "takes values up to 9". */
const amounts = new Set(['values', 'amounts', 'numbers']);
const smallPlural = wording`^\p{Ll}*[^\Wsui]s$`;
const being = new Set(['is', 'are', 'has', 'have']);
const helping = new Set([...being, 'may', 'can', 'cannot', 'must', 'shall', 'will', 'should', 'does', 'do']);
const prepositions = new Set(['of', 'in', 'on', 'for', 'from', 'with', 'to']);

const bound = new RegExp(`(?:^|\\s)(${comparing}\\s+)$`, 'i');
const brings =
  /(?:^|\s)(for|at|to|in|after|within|of|by|every|with|from|over|before|about|around|the (?:final|last|first|next|latest))$/i;
const article = /^(an?|the|every|each|one|its|their|our|any)\s+/i;
/** What stands before a sentence proper and says where or when: "On the Graph side, ", "For giveaways: ", "Whatever the plan, ". */
const framed =
  /^(?:(?<by>in|on|for|with|as|by|when|while|once|if|whatever|behind|during)\s(?<frame>[^,:\d]{2,50})(?<mark>[,:])\s+|(?:In|On)\s(?:an?|the)\s(?:[a-z]+\s){0,2}[a-z]+\s+(?=`)|After an?\s`[^`]+`\s)/i;
/** What is said of a subject between commas. */
const aside = /,\s(?:when|if|once|unless|where|like|such as)\s[^,\d]+,(?=\s)/;
const isClause =
  /\s(?:which|that|who|because|since|although|whose|[–—-])\s|["“”()]|[.:;!?](?:\s|$)|\s(?:it|they|we|you)\s|^(?:it|they|this|that|these|those|there|then|later|nobody|no|not|to|if|when|whoever|what|which|who|beyond|with|of|by|at|from|for|as|after|before|within|without|(?:in|on)(?!\s(?:an?\s)?(?:window|period|multiples?|steps?|increments?|pages|batches|blocks)$))(?:\s|$)/i;
/** White space that is not one space between two words. */
const untidy = /[^\S ]| {2}/;
/** Words of what a subject does before its amount, at most; and of the subject. */
const [DOES, SUBJECT] = [6, 9];

/** Where the verb of some words begins and ends, by word. */
function verbIn(words: readonly string[]): readonly [number, number] | undefined {
  const helps = words.findIndex((word) => helping.has(word));
  if (helps >= 0) {
    const isAlone = being.has(words[helps] ?? '');
    if (isAlone && /^(?:always|never|only|also|both|then|normally|usually)$/.test(words[helps + 1] ?? ''))
      return [helps, helps + 2];
    let end = helps + 1;
    if (!isAlone) {
      while (/^(?:not|never|only|also|always|each|both)$/.test(words[end] ?? '')) end++;
      if (words[end]) end++;
    }
    return [helps, end];
  }
  const adverb = words.findIndex((word) => /^(?:never|always)$/.test(word));
  // "Scores | never fall | below"
  if (adverb > 0 && bases.has(words[adverb + 1] ?? '') && /[^s]s$/.test(words[adverb - 1] ?? ''))
    return [adverb, adverb + 2];
  const isPlural = words.slice(0, -1).some((word) => word === 'and' || word === 'both');
  const hasMore = words.slice(0, -1).some((word) => prepositions.has(word));
  const isOne = /^(?:an|a|each|every|one)$/i.test(words[0] ?? '');
  for (let index = words.length - 1; index >= 0; index--) {
    const word = words[index] ?? '';
    const before = words[index - 1] ?? '';
    const isLast =
      index === words.length - 1 && isOne && index > 1 && !hasMore && ends.test(word) && !amounts.has(word);
    const says =
      isLast || isThird(word)
        ? index === 0 || !smallPlural.test(before) || hasMore || isOne
        : bases.has(word) &&
          (index === 0
            ? words.length === 1 || /^(?:back|out|up|down|off|away|an?|the|its|their)$/.test(words[1] ?? '')
            : /(?:[^s]s|people|children|both|each|we|you)$/i.test(before) || isPlural);
    const isOfAll = isPlural && /^each$/i.test(before);
    if (says && (isOfAll || !(index > 0 && /^(?:an?|the|to|of|for|per|and|each|every)$/i.test(before))))
      return [index, index + 1];
  }
  return undefined;
}

/** What tells which one of several is meant, right before an amount: "the lamp | that shines across the quay | 9 metres". */
const telling = /^((?:and\s)?(?:the|an?)\s(?:[a-z-]+\s){1,4})(?:that|which|who)\s[^,\d]{3,60}$/i;

/**
 * What leads to an amount; undefined where it is no subject with a verb, nor one of the two alone, nor nothing. Behind
 * another amount (`isNext`) a subject may be told by a clause of its own.
 */
export function leadOf(source: string, isNext = false): Lead | undefined {
  const before = framed.exec(source);
  const said = source
    .slice(before?.[0].length ?? 0)
    .replace(aside, '')
    .trimEnd();
  const which = isNext && !brings.test(said) && !bound.test(`${said} `) ? telling.exec(said) : null;
  // "the lock that follows lasts 9 hours": the last verb is its own.
  const last = said.split(' ').at(-1) ?? '';
  const own = which && isThird(last) ? last : '';
  const whole = which ? `${which[1]}${own}`.trimEnd() : said;
  const compares = bound.exec(`${whole} `)?.[1] ?? '';
  let rest = whole.slice(0, whole.length - compares.trimEnd().length).trimEnd();
  // "has | a minimum of 2"
  if (/^(?:max|min)imum of/.test(compares)) rest = rest.replace(/(?:^|\s)an?$/, '');
  let by = '';
  for (let found = brings.exec(rest); found; found = brings.exec(rest)) {
    by = `${found[1]} ${by}`.trim();
    rest = rest.slice(0, found.index).trimEnd();
  }
  const isFor = /^for$/i.test(before?.groups?.by ?? '') && before?.groups?.mark === ':';
  const frame = isFor ? (before?.groups?.frame ?? '') : '';
  const bare = {
    subject: '',
    isOne: false,
    isOf: false,
    isDetermined: false,
    verb: '',
    does: '',
    by,
    bound: compares,
    frame,
  };
  if (rest === '') return bare;
  // "There are 9 regions": what is counted has the amount.
  if (/^There (?:is|are)$/.test(rest)) return bare;
  if (/[,;]$/.test(rest) || isClause.test(rest)) return undefined;
  const words = (untidy.test(rest) ? rest.replace(/\s+/g, ' ') : rest).split(' ');
  const verb = verbIn(words);
  const [start, end] = verb ?? [words.length, words.length];
  const named = words.slice(0, start).join(' ');
  const determined = article.exec(`${named} `)?.[0] ?? '';
  const subject = named.slice(determined.length);
  const does = words.slice(end).join(' ');
  const isOfBoth = words.slice(start, end).includes('both');
  const parts = /,.*\sand\s/.test(subject) ? subject.split(', ') : subject.split(isOfBoth ? ' and ' : ', ');
  const longest = Math.max(...parts.map((part) => part.split(' ').length));
  if (named !== '' && (subject === '' || longest > SUBJECT)) return undefined;
  if (
    does.split(' ').length > DOES ||
    /[,\d`+]/.test(does) ||
    (!verb && (/,/.test(subject) || /^(?:we|I|you)\b/i.test(subject)))
  )
    return undefined;
  return {
    ...bare,
    subject,
    isOne: /^(?:an?|every|each|one)$/i.test(determined.trim()),
    isDetermined: determined !== '',
    isOf: /^(?:its|their)$/i.test(determined.trim()),
    verb: words.slice(start, end).join(' '),
    does,
  };
}

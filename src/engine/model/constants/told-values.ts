import type { Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { namesListed, sentences } from '../words/phrases.ts';
import { amountIn } from '../words/quantities.ts';
import { type ConstantLine, isUpper } from './amounts.ts';
import { isCase } from './cases.ts';

/** Words that name a thing: none of them begins a clause of its own or stands for something else. */
const noun = String.raw`(?!(?:it|they|this|these|those|there|that|which|what|who|whose|whoever|whatever|if|when|while|where|once|unless|until|as|after|before|nobody|none|nothing|so|to|but|and|or|not|no|you|we|he|she|I|one|is|are|has|have|may|can|must|will|shall|should)(?![\p{L}]))(?:\p{L}|\`)`;
const subject = String.raw`(?<article>(?:the|an?|each|every|all|its|their|both)\s+)?(?<name>${noun}[^,;:()"]{1,80}?)`;
/** How something is said to be something, without more that would name it. */
const copula =
  '(?:is|are|defaults? to|falls? back to|(?:is|are) (?:both |all |always |initially |at first |by default |normally )?(?:called|named|set to|preset to|stored as|saved as|kept as|recorded as|written as|coded as|encoded as|sent as|represented as|represented by|identified by)|(?:is|are) (?:always|initially|at first|by default|normally|both|all)|(?:begins?|starts?|counts?) as)';
/** How something has what is named beside its value. */
const having = String.raw`(?:(?:has|have|gets?|shows?|uses?|carr(?:y|ies)|bears?)\s(?:the|an?)\s(?:[a-z]+\s)?(?:prefix|suffix|role|status|state|colou?r|language|plan|theme|name|icon|title|label|address|locale|format|type|version|currency|time ?zone|mode))`;
/** What is done with something, which names what it is given: "are served as", "is numbered". */
const deed = String.raw`(?:(?:is|are)\s(?!(?:called|named|set|stored|saved|kept|recorded|written|coded|encoded|sent|represented|identified|preset|not|never|read|refused|required|answered|given|changed|replaced|set|used|for|in|on|of|by|with|without)\b)[a-z]+(?:ed|wn|en)(?:\s(?:as|under|with the prefix))?)`;
/** A value that nothing else could be: in code or in quotation marks. */
const quoted = '(?:`[^`]+`|"[^"]+"|“[^”]+”)';
const switched = '(?:on|off|enabled|disabled|unlimited|true|false)';
/** How what is said of a value goes on without parting it among cases. */
const tail = String.raw`(?=\s*(?:$|[.(–—]|\s(?:by default|at first|initially|at the start|out of the box|unless|besides|with|until told|for new|if no(?:ne|body|thing)?|when no(?:ne|body|thing)?|in number|everywhere|throughout)(?![\p{L}])))`;

const clause = wording.i`^${subject}\s(?<verb>${copula}|${having}|${deed})\s(?<value>${quoted}|(?<=\s(?:stored|saved|kept|recorded|coded|encoded|sent|counts?) as\s)-?\d+)${tail}`;
/** A value in words: what is the default, or a switch. */
const proper = String.raw`\p{Lu}[\p{L}\p{N}.+-]*(?:\s\p{Lu}[\p{L}\p{N}.+-]*){0,3}(?:\s\(\p{Lu}[\p{L} ]{1,30}\))?`;
const worded = wording`^(?<article>(?:[Tt]he|[Ee]very|[Ee]ach|[Aa]n?)\s+)?(?<name>(?:[Dd]efault|[Ii]nitial|[Ss]tandard|[Pp]reset)\s[^,;:()"]{1,60}?|${noun}[^,;:()"]{1,60}?(?=\s(?:by default|out of the box)\s(?:is|are)\s)|${noun}[^,;:()"]{1,60}?\sat (?:first|the start)(?=\s(?:is|are)\s))(?:\s(?:by default|out of the box))?\s(?<verb>is|are)\s(?:both\s|all\s)?(?<value>${proper}|\/\S*[^\s.,;]|[\p{L}\p{N}][\p{L}\p{N}_+-]*(?:[.][\p{L}\p{N}_+-]+)*)(?<end>\s(?:by default|at first|initially|at the start|out of the box|as delivered))?$`;
const turned = wording.i`^${subject}\s(?<verb>is|are)\s(?:both\s|all\s)?(?<value>${switched})(?<end>\s(?:by default|at first|initially|at the start|out of the box|as delivered))?$`;
/** In which of several common ways something is kept: "are kept in UTC". */
const keptIn = wording.i`^${subject}\s(?<verb>(?:is|are)\s(?:always\s)?(?:kept|stored|saved|recorded|shown|displayed|given|measured|counted|calculated|billed|charged|told)\sin)\s(?<value>UTC|GMT|local time|EUR|USD|GBP|CHF|euros?|US dollars|dollars|pounds|cents|(?:kilo|centi|milli)?(?:met(?:re|er)|gram|litre|liter)s|(?:whole )?(?:seconds|minutes|hours|days))${tail}`;
/** What has no bound, or never comes to its end. */
const boundless = wording.i`^${subject}\s(?:(?<verb>has|have|is|are|lasts?|lives?|stays?|(?:is|are) kept)\s)?(?<value>(?<!\s(?:has|have|is|are)\s)never (?:expires?|ends?|lapses?|times? out)|(?<=\s(?:has|have)\s)no (?:limit|maximum|minimum|upper (?:limit|bound)|end|expiry)(?: at all)?|(?<=\s(?:is|are)\s)(?:not limited|permanent|free of charge|without (?:a )?limit)|forever)(?=\s*(?:$|[.(–—]|\s(?:by default|unless|until|but|at first)(?![\p{L}])))`;
/** A name whose verb the clause before it has said: "the default locale `en`", "a week as `10080m`", "that of Mods `#80349e`". */
const elided = wording.i`^(?<article>(?:the|an?|its|that|those)\s+)?(?<name>(?!(?:is|are|has|have)\s)(?:\p{L}|\`)[^,;:()"]{1,60}?)\s(?:(?:as|to|under)\s)?(?<value>${quoted}|(?<=\sas\s)-?\d+)${tail}`;
/** A further value of the one before it: "`close`, `closes` and | `closed`". */
const further = new RegExp(`^${quoted}(?=\\s*(?:$|[.(]))`);
/** A name in capitals by itself. */
const alone = wording`^${proper}\.?$`;
/** Another value at another time. */
const otherwise =
  /^(?:then|later|else|otherwise|instead|sometimes|formerly|earlier|before that|after that)\s[`"“]/i;
/** What opens a clause that says in which case the clauses behind it hold. */
const ofCase =
  /^(?:(?:if|when(?:ever)?|unless|while|once|as (?:soon|long) as|where|after|before|until|given)\s|(?:for|in|on|under|with|without)\s[^`"“]*$)/i;
/** One value more that it may have. */
const choice = new RegExp(`^(?:or\\s${quoted}|${quoted},?\\sor\\s)`);

/** What says how a default comes about, and none itself. */
const noValue = new Set(
  `not never always the a an this that it they what told taken set used applied given shown chosen kept stored ignored
  inherited computed changed overwritten optional required mandatory configurable unknown open there`.split(
    /\s+/,
  ),
);

/** What is a name of a setting and no value of one: "the setting that changes this is `MAX_ROWS`". */
const namesSetting =
  /(?:^|\s)(?:settings?|(?:game)?rules?|variables?|options?|constants?|flags?|switch(?:es)?|parameters?|keys?|fields?|names? in the code|columns?)(?:\s(?:for|of|that|which|behind)\s.*)?$/i;
/** What stands for no value of the product: a part of its text or code, of a conversation, or of the document. */
const ofText =
  /(?:^|\s)(?:authors?|questions?|answers?|reasons?|errors?|source of truth|class|method|function|module|endpoint|call|request|library|documents?|examples?|field|column)(?:\s(?:of|for|behind|that|which|in)\s.*)?$|(?:^|\s)this (?:document|section|chapter|page|file|list|table|text|point)(?:\s|$)/i;
/** A call, which is none either. */
const isCall = /^[`"“](?:GET|POST|PUT|PATCH|DELETE)\s/;
/** What may be, and is not. */
const isChoice = /(?:^|\s)(?:one|any|either|some|none) of(?:\s|$)/i;

/** What points to something else: "the third one", "all". */
const pointing =
  /(?:^|(?<!\b(?:with|without|per|of))\s)(?:ones?|all|both|it|them)$|^(?:all|both|each|others?|(?:the )?rest)$|^(?:every|each|all|any|no|on|in|at|by)\s/i;

/** Whether words say something already, other than in what tells which thing is meant. */
const hasVerb = (words: string): boolean =>
  /\s(?:is|are|has|have|may|can|must|will|says?|means?)\s/.test(
    ` ${words.replace(/\s(?:which|that|who|whom)\s.*$/, '')} `,
  );

interface Said {
  /** What the value is called, with its verb where that names it. */
  readonly line: ConstantLine;
  /** The name without its verb, for a clause that goes on. */
  readonly subject: string;
  /** What the verb says that names the value; empty where it only says what is. */
  readonly deed: string;
}

/** What a clause says something is; undefined where it says anything else. */
function saidIn(part: Inline): Said | undefined {
  const bare = slice(part, 0, part.source.replace(/\.$/, '').length);
  const quotes = /[`"“]/.test(bare.source) ? clause.exec(bare.source)?.groups : undefined;
  const found = quotes ?? inWords(bare);
  const { article = '', name = '', verb = '', value = '' } = found ?? {};
  if (!found || isChoice.test(name) || pointing.test(name) || hasVerb(name)) return undefined;
  if ((quotes && ofText.test(name) && !ofOutset.test(name)) || isCall.test(value)) return undefined;
  if (/^`[^`]+`$/.test(value) && isUpper(value.slice(1, -1)) && namesSetting.test(name)) return undefined;
  // "The Pro plan has no limit": of what is told before it.
  if (/^(?:no limit|not limited)/.test(value) && (isCase(name) || /^\S+ \d+$/.test(name))) return undefined;
  const isNaming = quotes !== undefined && !new RegExp(`^${copula}$`, 'i').test(verb);
  const from = bare.source.indexOf(name, article.length);
  const start = bare.source.indexOf(value, from + name.length + 1);
  const end = isNaming ? from + name.length + 1 + verb.length : from + name.length;
  const whole = slice(bare, from, end);
  const behind = plain(slice(bare, start + value.length, bare.source.length)).replace(/^[\s(]+|[\s)]+$/g, '');
  return {
    line: {
      name: isNaming
        ? { source: whole.source.replace(/\s(?:has|have|gets?)\s(?:the|an?)\s(?=\S+$)/, ' '), at: whole.at }
        : whole,
      value: slice(bare, start, start + value.length),
      remark: behind,
    },
    subject: name,
    deed: isNaming ? verb : '',
  };
}

function inWords(bare: Inline): Record<string, string | undefined> | undefined {
  const form = [worded, turned, keptIn, boundless].find((each) => each.test(bare.source));
  const found = form?.exec(bare.source)?.groups;
  return found && !noValue.has((found.value ?? '').toLowerCase()) && !amountIn(bare) ? found : undefined;
}

/** "The default colour is `#ff0000`, on dark pages `#fafafa`": the same in another place. */
const elsewhere = new RegExp(`^(?<where>(?:on|for|in|at)\\s[a-z][^,;:()"\`]{1,40}?)\\s(?<value>${quoted})$`);

function onPlace(bare: Inline, before: Said): Said | undefined {
  const { where = '' } = elsewhere.exec(bare.source)?.groups ?? {};
  if (where === '') return undefined;
  const name = `${plain(before.line.name)} ${where}`;
  return {
    ...before,
    line: {
      name: { source: name, at: bare.at },
      value: slice(bare, where.length + 1, bare.source.length),
      remark: '',
    },
  };
}

const ofOutset = /^(?:default|initial|standard|preset)\s/i;

/** What a clause without a verb says, behind one with it. */
function goingOn(part: Inline, before: Said): Said | undefined {
  const bare = slice(part, 0, part.source.replace(/\.$/, '').length);
  const { article = '', name = '', value = '' } = elided.exec(bare.source)?.groups ?? {};
  if (name === '' || name.split(' ').length > MOST || pointing.test(name) || hasVerb(name))
    return onPlace(bare, before);
  const start = bare.source.indexOf(value, article.length + name.length);
  // "that of Mods": what the one before is, of something else.
  const [, kind = ''] = /^(.+?)\sof\s/.exec(before.subject) ?? [];
  const isThat = /^th(?:at|ose)\s/i.test(article);
  if (isThat && (kind === '' || !/^of\s/.test(name))) return undefined;
  const isIts = /^its\s/i.test(article) && !ofOutset.test(name);
  const called = isThat ? `${kind} ${name}` : isIts ? `${before.subject} ${name}` : name;
  return {
    line: {
      name: { source: before.deed === '' ? called : `${called} ${before.deed}`, at: bare.at },
      value: slice(bare, start, start + value.length),
      remark: '',
    },
    subject: called,
    deed: before.deed,
  };
}

/** Words of a name whose verb stands before it, at most. */
const MOST = 8;

const joint = /;\s+|,\s+(?:(?:and|but|while)\s+)?|\s+(?:and|while)\s+/g;
/** A title in bold type, or the number of a clause, before what is said. */
const before = wording`^(?:\d+(?:\.\d+)+[.)]?\s+|\*\*[^*\n]{1,60}(?:[.:]\*\*|\*\*[.:])\s+)`;

/** The places where a sentence may part: none in code, quotation marks or brackets. */
function cutsOf(source: string): readonly (readonly [number, number])[] {
  const blank = source.replace(/`[^`]*`|"[^"]*"|“[^”]*”|\([^()]*\)/g, (all) => '0'.repeat(all.length));
  return [...blank.matchAll(joint)].map(({ index, 0: mark }) => [index, index + mark.length] as const);
}

/**
 * What things are said to be whose values are no amounts, clause by clause: "The colour of a gull is `#fff`, that of a
 * crow `#000`", "the default dock is North Pier", "tickets are printed as `A5`", "the closing words are `shut` and
 * `closed`". A clause that says anything else is passed over, and so is one that parts its values among cases.
 */
export function valuesTold(text: Inline): readonly ConstantLine[] {
  return sentences(slice(text, before.exec(text.source)?.[0].length ?? 0, text.source.length)).flatMap(
    ofSentence,
  );
}

/**
 * The constants that were read of a text, and the values beside them that are no amounts, as sentences tell them or
 * `others` were found. What was read across such a value, as a part of its name, is none.
 */
export function withValuesTold(
  text: Inline,
  lines: readonly ConstantLine[],
  others: readonly ConstantLine[] = [],
): readonly ConstantLine[] {
  const told = [...valuesTold(text), ...others];
  if (told.length === 0) return lines;
  const isWithin = (inner: Inline, outer: Inline): boolean =>
    inner.at.start >= outer.at.start && inner.at.end <= outer.at.end;
  const crosses = (line: ConstantLine): boolean =>
    told.some(
      ({ value, name }) =>
        !isWithin(value, line.value) &&
        !isWithin(line.value, value) &&
        plain(line.name).includes(`${plain(name)} `) &&
        plain(line.name).includes(` ${plain(value)}`),
    );
  const holds = (line: ConstantLine): boolean => told.some(({ name }) => isWithin(name, line.value));
  const own = lines.filter((line) => !crosses(line) && !holds(line) && !pointing.test(plain(line.name)));
  const isKnown = ({ value }: ConstantLine): boolean =>
    own.some(
      (line) => isWithin(value, line.value) || isWithin(line.value, value) || isWithin(value, line.name),
    );
  const more = told.filter((line) => !isKnown(line));
  return [...own, ...more].sort((one, other) => one.value.at.start - other.value.at.start);
}

function ofSentence(sentence: Inline): readonly ConstantLine[] {
  const found: Said[] = [];
  let last: Said | undefined;
  let isInCase = false;
  let [from, to] = [0, 0];
  for (const [stop, next] of [...cutsOf(sentence.source), [sentence.source.length, 0] as const]) {
    const own = slice(sentence, to, stop);
    // "A and B are `c`": what has no verb of its own belongs to the name that goes on.
    const whole = from < to ? slice(sentence, from, stop) : own;
    to = next;
    // "is `a`, `b` or `c`", "is `a`, later `b`": what it may be.
    if (last && (choice.test(own.source) || otherwise.test(own.source))) {
      found.pop();
      last = undefined;
      from = next;
      continue;
    }
    // "If the gate is shut, the lamp is `red`": in that case alone.
    isInCase ||= ofCase.test(own.source);
    if (isInCase) {
      isInCase = sentence.source[stop] !== ';';
      last = undefined;
      from = next;
      continue;
    }
    // "The default docks are East Dock and | Old Quay": one of them is not all.
    const isName = last && alone.test(own.source) && alone.test(last.line.value.source);
    const isMore = last && from === own.at.start - sentence.at.start && further.exec(own.source);
    if (last && (isMore || isName)) {
      const start = last.line.value.at.start - sentence.at.start;
      const end = isMore ? from + isMore[0].length : stop - (own.source.endsWith('.') ? 1 : 0);
      last = { ...last, line: { ...last.line, value: slice(sentence, start, end) } };
      found[found.length - 1] = last;
      from = next;
      continue;
    }
    const said = saidIn(whole) ?? saidIn(own) ?? (last && whole === own ? goingOn(own, last) : undefined);
    if (said) found.push(said);
    else if ((whole.source.length < LONGEST && isOpen.test(whole.source)) || /^`[^`]+`$/.test(own.source))
      continue;
    last = said;
    from = next;
  }
  return found.flatMap(({ line }) => eachOf(line, sentence));
}

/** Characters of names that share a value, at most. */
const LONGEST = 200;
/** Words of a name that goes on behind "and": no verb, and no value. */
const isOpen = wording`^(?!.*(?:[\`"“;:]|\s(?:is|are|has|have|may|can|must|will)\s))(?:[Tt]he |[Aa]n? |\p{Lu})`;

/** Names in code, which have one value. */
const inCode = /^`[^`]+`(?:(?:, |,? and )`[^`]+`)+$/;

/** "The fast lane and the slow lane are both shut": each of them is. */
function eachOf(line: ConstantLine, sentence: Inline): readonly ConstantLine[] {
  const behind = sentence.source.slice(line.name.at.end - sentence.at.start);
  const areEach = /^\sare\s(?:both|all)\s/.test(behind) || inCode.test(line.name.source);
  const names = areEach ? namesListed(line.name) : [line.name];
  return names.map((each) => ({
    ...line,
    name: slice(each, /^(?:the|an?)\s+/i.exec(each.source)?.[0].length ?? 0, each.source.length),
  }));
}

import type { HeadingBlock, Inline } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import type { Answer, Call } from '../interface-elements.ts';
import type { Part } from '../reader.ts';
import { listOf, shown, unstated } from '../stated.ts';
import { commonMethods } from '../words/methods.ts';
import { unlessSaid } from '../words/reservations.ts';
import { addressOf } from './address.ts';
import { answersLed } from './answers-led.ts';
import type { CallFact } from './tables.ts';

/** A sentence that says that all calls have one method: "Every call is a POST", "All of them use `POST`". */
const allAre = new RegExp(
  `\\b(?:[Aa]ll|[Ee]very|[Ee]ach|[Ee]verything)\\b[^.;:,/]{0,40}?\\s(?:is|are|uses?|goes|go|sent|made|called|via|by|with|as|through)\\s+(?:always\\s+)?(?:an?\\s+)?(?:HTTP\\s+)?[\`*]{0,3}(${commonMethods})[\`*]{0,3}(?![\\w-]|\\s+[\`*]*(?:/|https?:))`,
);
/** The same without a verb, at the head of a sentence: "All `GET`", "Only GET requests", "GET throughout", "These are all GETs". */
const allHave = new RegExp(
  `^(?:(?:[Aa]ll|[Ee]verything|[Oo]nly|[Aa]lways|[Tt]hese are(?: all)?|[Tt]hey are all)(?:\\s+of\\s+(?:them|these))?(?:\\s+(?:calls|requests|endpoints|HTTP))?:?\\s+[\`*]{0,3}(${commonMethods})s?[\`*]{0,3}(?=\\s*(?:$|[.,;:(–—-])|\\s+(?:calls|requests)\\s*(?:$|[.,;:(–—])|\\s+(?:(?:calls|requests)\\s+)?(?:and|with|returning|answering)\\b)|[\`*]{0,3}(${commonMethods})[\`*]{0,3}(?:\\s+(?:throughout|only|everywhere|for all(?: of (?:them|these))?)\\b|\\.?$))`,
);
/** What may stand before that it is so, save in which cases: "There are no GETs: | all is POST", "In general, | calls are POST". */
const before =
  '(?:(?!(?:[Ff]or|[Ii]f|[Ww]hen|[Ww]here|[Oo]n|[Uu]nder|[Ii]n (?!general|all|this|short))\\b)[^.]{0,60}?[,;:]\\s+)?';
/** The same of calls without a word for all, or of the method that they have by default: "Calls are POST requests", "The method is always GET". */
const callsAre = new RegExp(
  `^${before}(?:and\\s+)?(?:[Tt]he\\s+)?(?:(?:API\\s+)?(?:[Cc]alls|[Rr]equests|[Ee]ndpoints)|[Aa]n?\\s+(?:API\\s+)?(?:call|request)|(?:HTTP\\s+|request\\s+)?(?:[Dd]efault\\s+)?[Mm]ethod|[Dd]efault|API|[Ww]e)(?:\\s+(?:here|below|throughout|in this section))?\\s+(?:is|are|uses?|only|goes?)\\s+(?:(?:always|all|only|by|with|as|via|an?|the|HTTP|uses?|made|sent|called|by default)\\s+){0,4}[\`*]{0,3}(${commonMethods})s?[\`*]{0,3}(?![\\w-]|\\s+[\`*]*(?:/|https?:)|(?:\\s+only)?\\s+(?:for|to|when|if|where|on)\\b(?!\\s+(?:all|every)))`,
);
/** What a call without a method has: "If no method is given, it is GET". */
const withoutOne = new RegExp(
  `\\b(?:[Ii]f|[Ww]here|[Ww]hen|[Ww]ithout)\\s+(?:no|an?)\\s+method\\b[^./]{0,40}?\\b(?:is|are|means?|uses?|takes?|assumes?)\\s+(?:an?\\s+)?[\`*]{0,3}(${commonMethods})[\`*]{0,3}(?![\\w-])`,
);
/** The one method in a title of calls: "Boards (all GET)", "Boards (GET, 200)", "Boards – all GET". */
const titledMethod = new RegExp(
  `(?:\\([^()]{0,20}?|\\b[Aa]ll\\s+|[–—:]\\s+)[\`*]{0,3}(${commonMethods})[\`*]{0,3}(?=\\s*(?:[,;:)]|$)|\\s+(?:calls|requests|only)\\b)`,
);
/** What takes some of them out, or adds another method. */
const butOthers = new RegExp(
  `\\b(?:except|apart from|other than|unless|but not|most|some|not all)\\b|^(?:[Nn]ot|[Nn]o|[Nn]one)\\b|(?:\\b(?:${commonMethods})\\b.*){2}`,
);

/** What takes others out of which it says that they have another method: ", except reading, which is a GET". */
const exceptWith = new RegExp(
  `(?<=${commonMethods}.{0,200})[,(]?\\s(?:except|apart from|other than|but)\\s[^.;]{0,120}?\\b(?:${commonMethods})\\b.*$`,
);

/** The method that a sentence says all calls have, but those of which something else is told. */
export function methodOfAll(sentence: Inline): string | undefined {
  if (!anyMethod.test(sentence.source)) return undefined;
  const without = withoutOne.exec(sentence.source);
  const source = sentence.source.replace(unlessSaid, '').replace(exceptWith, '').trim();
  if (without || butOthers.test(source)) return without?.[1];
  const have = allHave.exec(source);
  return (allAre.exec(source) ?? callsAre.exec(source) ?? have)?.[1] ?? have?.[2];
}

const anyMethod = new RegExp(`\\b(?:${commonMethods})s?\\b`);

/** The method that a title gives to all calls below it. */
function methodInTitle(title: string): string | undefined {
  return butOthers.test(title) ? undefined : titledMethod.exec(title)?.[1];
}

/**
 * Parts with calls in place of the paths that may be such, where a sentence or a title says which method all have: those
 * below its heading where such stand there, else all. Without such words, or where two name different methods, a path
 * alone is no call; nor is one that was told before, with its method or without.
 */
export function withMethodOfAll(parts: readonly Part<CallFact>[]): readonly Part<CallFact>[] {
  if (!parts.some((part) => part.reading.facts.some(isOpen))) return parts;
  const methods = methodsSaid(parts);
  if (methods.size === 0 && !parts.some(({ context }) => context.lead !== '')) return parts;
  const begins = beginningsOf(parts);
  const known = new Map<string, number>();
  for (const { reading } of parts)
    for (const fact of reading.facts)
      if (fact.is === 'call' && fact.call.method && !known.has(fact.call.path))
        known.set(fact.call.path, fact.call.nameAt.from);
  return parts.map((part) => {
    const method = part.reading.facts.some(isOpen) ? methodOf(part, methods) : undefined;
    if (!method) return part;
    const heading = part.context.headings.at(-1);
    const all = heading ? answersLed(heading.title) : [];
    const withIt = (call: Call): CallFact => ({
      is: 'call',
      call: {
        ...call,
        ...addressOf(`${method} ${call.path}`),
        answers: all[0] && call.answers.is === 'unstated' ? shown(all, all[0].at) : call.answers,
      },
    });
    const told = withOwnAnswers(part.reading.facts).flatMap((fact): CallFact | [] => {
      if (fact.is === 'path') {
        const { path, nameAt } = fact.call;
        if ((known.get(path) ?? nameAt.from) < nameAt.from || (fact.mayBegin && begins.has(path))) return [];
        known.set(path, nameAt.from);
        return withIt(fact.call);
      }
      return fact.is === 'call' && isOpen(fact) ? withIt(fact.call) : fact;
    });
    return { ...part, reading: { ...part.reading, facts: told } };
  });
}

/** What paths without a method begin with, where one is told that may be no more than that. */
function beginningsOf(parts: readonly Part<CallFact>[]): ReadonlySet<string> {
  const paths = parts.flatMap(({ reading }) =>
    reading.facts.flatMap((fact) => (fact.is === 'path' ? fact : [])),
  );
  const found = new Set<string>();
  if (!paths.some(({ mayBegin }) => mayBegin)) return found;
  for (const { path } of paths.map(({ call }) => call))
    for (let end = path.indexOf('/', 1); end > 0; end = path.indexOf('/', end + 1))
      found.add(path.slice(0, end));
  return found;
}

/** Facts of a block in which every answer that is told behind a path is the answer of that path. */
function withOwnAnswers(facts: readonly CallFact[]): readonly CallFact[] {
  if (!facts.some((fact) => fact.is === 'path' && !fact.inTable)) return facts;
  const places = facts.flatMap((fact): readonly { readonly from: number; readonly answer?: Answer }[] => {
    if (fact.is === 'answer') return [{ from: fact.answer.nameAt.from, answer: fact.answer }];
    return isTold(fact) ? [{ from: fact.call.nameAt.from }] : [];
  });
  places.sort((one, other) => one.from - other.from);
  // What is told behind each call, up to the next.
  const behind = new Map<number, { readonly answers: Answer[]; end: number }>();
  const before = new Set<Answer>();
  let last: { readonly answers: Answer[]; end: number } | undefined;
  for (const { from, answer } of places) {
    if (answer) {
      last?.answers.push(answer);
      if (!last) before.add(answer);
    } else if (!behind.has(from)) {
      if (last) last.end = from;
      last = { answers: [], end: Number.POSITIVE_INFINITY };
      behind.set(from, last);
    }
  }
  return facts.flatMap((fact): CallFact | [] => {
    if (fact.is === 'answer') return before.has(fact.answer) ? fact : [];
    const told = isTold(fact) ? behind.get(fact.call.nameAt.from) : undefined;
    if (!isTold(fact) || !told) return fact;
    const own = listOf(fact.call.answers).filter(({ nameAt }) => nameAt.from < told.end);
    const known = new Set(own.map(({ status }) => status));
    const answers = [...own, ...told.answers.filter(({ status }) => !known.has(status))];
    const first = answers[0];
    return { ...fact, call: { ...fact.call, answers: first ? shown(answers, first.at) : unstated } };
  });
}

/** Whether a fact is a call or a path in running text or a list. */
function isTold(fact: CallFact): fact is Extract<CallFact, { is: 'call' | 'path' }> {
  return fact.is === 'call' || (fact.is === 'path' && !fact.inTable);
}

/** Calls of headings that name a path and no method, with the one that is said to be that of all. */
export function withMethodOfHeadings(
  calls: readonly Call[],
  parts: readonly Part<CallFact>[],
): readonly Call[] {
  const pathOf = ({ method, path, name, every, outgoing }: Call): string | undefined =>
    method !== '' || every || outgoing ? undefined : path || pathAtEnd.exec(name)?.[1];
  if (!calls.some(pathOf)) return calls;
  const [method, ...others] = methodsSaid(parts).get(undefined) ?? [];
  if (!method || others.length > 0) return calls;
  return calls.map((call) => {
    const path = pathOf(call);
    return path ? { ...call, ...addressOf(`${method} ${path}`) } : call;
  });
}

/** The path that a title ends with: "Take a boat: /boats/take", "Take a boat (/boats/take)". */
const pathAtEnd = /[\s(](\/[\w{}:.<>~-]{1,60}(?:\/[\w{}:.<>~-]{1,60}){0,12})\)?$/;

/** Whether a fact is a path that has no method yet. */
function isOpen(fact: CallFact): boolean {
  return (
    fact.is === 'path' ||
    (fact.is === 'call' && fact.call.path !== '' && fact.call.method === '' && !fact.call.outgoing)
  );
}

type Methods = ReadonlyMap<HeadingBlock | undefined, ReadonlySet<string>>;

/** The methods that are said to be those of all calls, by the heading below which they hold. */
function methodsSaid(parts: readonly Part<CallFact>[]): Methods {
  const all = new Map<HeadingBlock | undefined, Set<string>>();
  const say = (heading: HeadingBlock | undefined, method: string): void => {
    all.set(heading, (all.get(heading) ?? new Set()).add(method));
  };
  const open = new Set(
    parts.flatMap(({ context, reading }) => (reading.facts.some(isOpen) ? context.headings : [])),
  );
  for (const heading of open) {
    const method = methodInTitle(plain(heading.title));
    if (method) say(heading, method);
  }
  for (const { context, reading } of parts) {
    const heading = context.headings.at(-1);
    for (const fact of reading.facts)
      if (fact.is === 'method') say(heading && open.has(heading) ? heading : undefined, fact.method);
  }
  return all;
}

/** The method that is said of the paths of a part: by the line above it, else by the nearest heading of which it is said. */
function methodOf({ context }: Part<CallFact>, methods: Methods): string | undefined {
  const led = methodInTitle(context.lead);
  if (led) return led;
  const near = context.headings.findLast((heading) => methods.has(heading));
  const [method, ...others] = methods.get(near) ?? [];
  return others.length > 0 ? undefined : method;
}

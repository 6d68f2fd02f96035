import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { fold } from '../../derived/name-index.ts';
import { isDeed } from '../../words/deeds.ts';
import { nameOf } from '../../words/names.ts';
import { changes, isStatusWord, isStressed } from '../../words/status-words.ts';
import { endNames, statesNamed } from '../facts-named.ts';
import { type Fact, stateElement } from '../lifecycle-facts.ts';

/** Words right before the name of a state: what something becomes or is, where it goes to and where it comes from. */
const before =
  "(?:becomes?|became|turns?|goes|gets?|ends(?: up)?|into|to|from|out of|as|is|are|be|it['’]s|they['’]re|then|now|back|status|state|stage|(?:makes?|marks?|sets?|leaves|puts?|turns?) (?:it|them|that))";
/** What ends a name of several words that no mark sets apart. */
const ender =
  '(?:and|or|but|when|if|once|as|after|by|until|unless|because|again|forever|instead|from|to|into|it|they|he|she|the|an?|on|at|while|with|without|within|through|via|upon|using|during|where|which|that|is|are|was|has|can|may|must|will|becomes?|goes|in|for|good|straight|directly|back|one|there|here|\\p{L}+ly|\\p{Ll}{2,}[^s]s)';
const small = `(?!${ender}(?![\\p{L}]))[\\p{Ll}][\\p{L}-]*`;
const capital = '(?!\\p{Lu}{1,4}-?\\d)\\p{Lu}[\\p{L}\\p{N}_-]+';
const capitals = `${capital}(?: (?:${capital}|\\d{1,2}(?![\\d.,]\\d)))*`;
/** Words behind a first one with a capital, up to where the part of a sentence ends: "Waiting for package", "Pending 1". */
const phrase = `(?:On|In|At|Under|Out|Off|Up)(?: the)? ${small}|${capitals}(?:(?: (?:for|of|on) ${small}| ${small}){1,3})?`;
const marked =
  '`[\\p{L}][\\p{L}\\p{N}_ -]*`|\\*\\*[\\p{L}][^*]{1,40}\\*\\*|(?<!\\*)\\*[\\p{L}][^*]{1,40}\\*(?!\\*)|["“][\\p{L}][^"“”]{1,40}["”]';

/** A name behind such words; behind an article it ends with its last capital, as what is in the state comes next. */
const slot = wording.g`(?<=(?:^|[\s(])${before}\s)(?:(?<name>${marked}|(?:${phrase}))|(?:an?|the|every|each|any)\s(?<of>${marked}|${capitals}))(?=[.,;:)\s"”]|$)`;
/** What joins another name to such a one. */
const another = wording`^(?:,?\s(?:and|or)|,|\s\/)\s(?:(?:to|from|into|as|back to)\s)?(?<name>\`[\p{L}][\p{L}\p{N}_ -]*\`(?=[.,;:)\s]|$)|(?:${marked}|${phrase})(?=[.,;:)"”]|\s(?:and|or)\s|$))`;

/** Words by which something may change between names that are marked. */
const mayChange =
  /\b(?:becomes?|turns?|into|out of|from|back|then|first|starts?|begins?|ends|created|added|born|opens?|leaves?|(?:makes?|marks?|sets?|puts?|turns?) (?:it|them|that|an? [\w-]+|the [\w-]+|one))\b/i;

/** A longer sentence is a list of something, and no sentence. */
const LONGEST = 1000;
/** Of so many names, sentences and slots a lifecycle has none that is told in words. */
const MOST = 300;

/** Names that stand where a sentence has the name of a state. */
function slotsIn(sentence: Inline): readonly Inline[] {
  const { source } = sentence;
  if (source.length > LONGEST) return [];
  const isChange = changes.test(source);
  if (!isChange && !mayChange.test(source)) return codeAlone(sentence);
  return [...source.matchAll(slot)].flatMap(({ index, 0: whole, groups }) => {
    const names: Inline[] = [];
    let end = index + whole.length;
    const take = (name: string): void => {
      if (!isChange && wording`^\p{L}`.test(name)) return;
      if (!isStressed.test(name) && !isOrder(nameOf({ source: name, at: sentence.at }).name))
        names.push(slice(sentence, end - name.length, end));
    };
    take(groups?.name ?? groups?.of ?? '');
    for (;;) {
      const next = another.exec(source.slice(end));
      if (!next) return names;
      end += next[0].length;
      take(next.groups?.name ?? '');
    }
  });
}

/** "The request is `waiting`", and nothing else: what it is, where others tell what becomes of it. "The unit is `metre`" tells none. */
function codeAlone(sentence: Inline): readonly Inline[] {
  const name = onlyIs.exec(sentence.source)?.groups?.name;
  if (name === undefined || ofValue.test(sentence.source)) return [];
  const start = sentence.source.indexOf(name);
  return [slice(sentence, start, start + name.length)];
}
const onlyIs = wording.i`^(?:(?:the|an?|each|every) [\p{L}-]+(?: [\p{L}-]+)?|it) (?:is|remains) (?:(?:now|still|at first) )?(?<name>\`[\p{L}][\p{L}\p{N}_ -]*\`)[.;]?$`;
/** What has a value, and no state. */
const ofValue =
  /^[a-z -]*\b(?:default|type|kind|name|value|key|format|order|unit|currency|language|locale|role|method|address|path|file|field|column|table|colou?r|size|mode|plan|prefix|event|code) (?:is|remains) /i;

/** Whether a name tells what to do, or is none: "Request Review", "never". */
function isOrder(name: string): boolean {
  const [first = ''] = name.split(' ');
  return (
    /^(?:never|none|null|true|false|yes|no)$/i.test(name) ||
    (isDeed(first.toLowerCase()) && !isStatusWord(first))
  );
}

/** Whether all that a name stands for in some texts are parts of longer names. */
function isHalf(name: string, longer: readonly string[], text: string): boolean {
  const rest = longer.reduce((left, each) => left.replaceAll(each, ' '), text);
  return !wording`(?<![\p{L}\p{N}_-])${escaped(name)}(?![\p{L}\p{N}_-])`.test(rest);
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Facts of a lifecycle with what may be names of states because of where they stand in its sentences, and without what
 * was read as half of such a name. They are states where something moves between them.
 */
export function withCensus(facts: readonly Fact[]): readonly Fact[] {
  const told = facts.filter((fact) => fact.is === 'told');
  if (told.length === 0 || told.length > MOST) return facts;
  const slots = told.flatMap(({ sentence }) => slotsIn(sentence));
  const known = [...new Set(statesNamed(facts).map(({ source }) => source))];
  if (slots.length === 0 || slots.length > MOST || known.length > MOST) return facts;
  const named = new Set(known.map(fold));
  const text = told.map(({ sentence }) => sentence.source).join('\n');
  const fresh = new Map<string, Inline>();
  // Where all states begin with a small letter, no other begins with a capital that no mark sets apart.
  const areSmall = known.length > 1 && known.every((each) => wording`^\p{Ll}`.test(each));
  for (const name of slots) {
    if (areSmall && wording`^\p{Lu}`.test(name.source)) continue;
    const key = fold(nameOf(name).name);
    const isLonger = known.some(
      (each) => nameOf(name).name.startsWith(`${each} `) && !isHalf(each, [nameOf(name).name], text),
    );
    if (!named.has(key) && !fresh.has(key) && !isLonger) fresh.set(key, name);
  }
  const names = [...fresh.values()].map((name) => nameOf(name).name);
  const halves = new Set(
    known.filter((half) => {
      const longer = names.filter((name) => name.startsWith(`${half} `));
      return longer.length > 0 && isHalf(half, longer, text);
    }),
  );
  const isHalved = (fact: Fact): boolean =>
    (fact.is === 'state' && fact.unsure !== undefined && halves.has(fact.state.name)) ||
    (fact.is === 'transition' &&
      fact.transition.doubtful === true &&
      [...endNames(fact.transition.from), ...endNames(fact.transition.to)].some(({ source }) =>
        halves.has(source),
      ));
  const [first] = told;
  const where = { lead: first?.lead ?? '', titled: first?.titled };
  const added = [...fresh.values()].map(
    (name): Fact => ({
      is: 'state',
      ...where,
      state: { ...stateElement(name, name.at, 'tolerant', ''), doubtful: true },
      unsure: 'alone',
    }),
  );
  return [...facts.filter((fact) => !isHalved(fact)), ...added];
}

import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { inSingular } from '../../derived/name-index.ts';
import { isSomebody } from '../../words/people.ts';
import { leadingNames, namesListed } from '../../words/phrases.ts';
import { isStressed } from '../../words/status-words.ts';

/** Words of a sentence about states. */
export const speaksOfStates =
  /\b(?:states?|status(?:es)?|stages?|phases?|in one of \w+ conditions|zuständ\w*|zustand|états?|statuts?)\b/i;
const isEither =
  /\b(?:is|are|can be|may be|ist)\s+(?:always |either |one of |entweder )*[`*][^`*]+[`*]{1,2}(?:,[^.]*?)?,?\s+(?:or|oder|ou)\s+[`*]/i;

const phrase = '[\\p{L}_-]+(?: [\\p{L}_-]+){0,2}';
/** What stands in brackets behind a name. */
const remark = '(?: \\([^()]{1,60}\\))?';
/** "Here the labels are Draft and Live". */
const areLabels = /\blabels are\b/i;
/** `has the states active and inactive`, `one of three statuses: open, closed`. */
const listedPlainly = wording.i`\b(?:states?|status(?:es)?|stages?|conditions|labels(?= are)|zustände|états)(?: only| alone|, no more)?(?:, [^,.;:]{1,40},)?(?:\s+(?:are|is|(?:shall|must|will|can) be|of|sind|sont))?[:,]?\s+((?:${phrase}${remark},\s*)*${phrase}${remark},?\s+(?:and|or|und|oder|et|ou)\s+${phrase}${remark})\.?$`;

/** "Its statuses are open, shut, lost": three at least, with nothing but commas. */
const listedBarely = wording.i`^(?:[^.:;,]{1,40}\s)?(?:states?|status(?:es)?|stages?|values) (?:are|is|(?:shall|must|will|can|may) be)(?: one of)?:? ((?:${phrase}${remark},\s+){2,}${phrase}${remark})\.?$`;

/** The states that a sentence lists in code or bold: `A post is in one of three states: `open`, `planned`, `done`.` */
export function statesOfSentence(text: Inline): readonly Inline[] {
  const { source } = text;
  const among = /\bone of (?=`[^`]+`(?: \([^()]*\))?,)/.exec(source);
  const isList = isEither.test(source) || areLabels.test(source) || listedBarely.test(source);
  if (!speaksOfStates.test(source) && !isList && !among) return [];
  const start = among
    ? among.index
    : Math.max(
        0,
        source.search(
          /:\s|\b(?:is|are|be|either|has|have)\s+(?:either\s+|the (?:states|statuses)\s+|one of\s+)*[`*"“]/,
        ),
      );
  const plainly = listedPlainly.exec(source) ?? listedBarely.exec(source);
  if (plainly?.[1]) {
    const names = namesListed(slice(text, plainly.index + plainly[0].lastIndexOf(plainly[1]), source.length));
    const bare = names.map((name) =>
      slice(name, 0, name.source.replace(/(?: \([^()]*\))?[.;]?$/, '').length),
    );
    const isTwice = (name: string): boolean => bare.filter(({ source: each }) => each === name).length > 1;
    if (
      bare.length > 1 &&
      bare.every(({ source: name }) => wording`^(?!(?:they|it|there|this|we|you) )${phrase}$`.test(name))
    )
      // "Sent (by mail), Sent (by hand)": only what stands in brackets tells them apart.
      return bare.map((name, index) =>
        isTwice(name.source) ? slice(names[index] ?? name, 0, endOfBracket(names[index] ?? name)) : name,
      );
  }
  const behind = namesBehind(text);
  if (behind.length > 0) return behind;
  const first = source.slice(start).search(/[`*"“]/) + start;
  if (first < start) return [];
  if (!leadsToNames.test(source.slice(start, first))) return [];
  const names = namesInRow(slice(text, first, source.length));
  return names.length > 1 ? names : [];
}

/** The marked names that a text begins with, what stands in brackets behind each left out. */
function namesInRow(text: Inline): readonly Inline[] {
  const names: Inline[] = [];
  for (let from = 0; ; ) {
    const rest = slice(text, from, text.source.length);
    const own = leadingNames(rest).names;
    names.push(...own.map((piece) => slice(rest, piece.start, piece.end)));
    const end = from + (own.at(-1)?.end ?? 0);
    const next = betweenNames.exec(text.source.slice(end));
    const mark = text.source[0];
    if (own.length === 0 || !next || text.source[end + next[0].length] !== mark) return names;
    from = end + next[0].length;
  }
}
/** A remark in brackets, and what joins the name behind it. */
const betweenNames = /^ \([^()]{1,60}\)(?:,\s+(?:(?:and|or)\s+)?|\s+(?:and|or)\s+)/;

/** Where a name ends with what stands in brackets behind it. */
function endOfBracket({ source }: Inline): number {
  return source.lastIndexOf(')') + 1 || source.length;
}

/** What may stand before the names of states: "has the states", "Only two states,". */
const leadsToNames =
  /^(?:[:,]|is|are|be|either|has|have|the|only|two|three|four|five|six|seven|eight|\d|states|statuses|one|of|\s)*$/i;

/** What a sentence speaks of: `A booking is …`, `Every share link starts …`. */
export function subjectOfSentence(text: Inline): Inline | undefined {
  const bold = boldSubject.exec(text.source)?.groups?.name;
  if (bold) {
    const at = text.source.indexOf(bold);
    return slice(text, at, at + bold.length);
  }
  const found = subject.exec(text.source)?.groups;
  const name = found?.name;
  // "The submitter can pull it back": what somebody may do says nothing of him.
  if (
    !name ||
    (/^(?:can|may|shall|must|will|should|kann|that|which)/i.test(found.verb ?? '') && isSomebody(name))
  )
    return undefined;
  const start = text.source.indexOf(name);
  return slice(text, start, start + name.length);
}

/** "When somebody asks, the request is pending": what a sentence speaks of behind what happens, or behind what it is about. */
export function subjectBehind(text: Inline): Inline | undefined {
  const lead = leadOfSubject.exec(text.source)?.[0].length;
  return lead === undefined ? undefined : subjectOfSentence(slice(text, lead, text.source.length));
}
const leadOfSubject =
  /^(?:when|whenever|once|as soon as|after|as (?:to|for)|for|with) [^,.;:]{2,80}, (?=(?:an?|the|every|each)\s)/i;

/** "Agents are simpler. We show an agent as idle": what a text begins with in the plural, and names in the singular. */
export function subjectInPlural(text: Inline): Inline | undefined {
  const { name, verb } = plural.exec(text.source)?.groups ?? {};
  if (!name || (/^(?:can|may)$/.test(verb ?? '') && isSomebody(`${name}s`))) return undefined;
  const found = wording.i`(?<=\b(?:an?|the|every|each|one) )${name}(?!\p{L})`.exec(text.source);
  return found ? slice(text, found.index, found.index + name.length) : undefined;
}
const plural = wording`^(?<name>\p{Lu}[\p{Ll}-]{2,})s (?<verb>are|have|can|may|start|begin|go|move|live)\b`;

/**
 * What the first sentence of a text opens, whatever it says of it, where the text speaks of that again or the sentence of
 * its states: "On top of that a bid shows a stage. New bids are …", "Parcels offer four values."
 */
export function openedBy(first: Inline, text: Inline): Inline | undefined {
  const found = opensLife.exec(first.source) ?? opened.map((form) => form.exec(first.source)).find(Boolean);
  const name = found?.groups?.name;
  if (!found || !name) return undefined;
  const isSomeone = isSomebody(name) || isSomebody(inSingular(name) ?? name);
  // "Employees are Active from …" tells the states of these, "Employees may …" what they do.
  if (isSomeone && !isInState.test(first.source)) return undefined;
  const last = name.split(' ').at(-1) ?? name;
  const stem = (inSingular(last) ?? last).replace(/y$/, '');
  const again = wording.gi`(?<![\p{L}])${stem}(?:s|y|ies)?(?![\p{L}])`;
  const isAgain = [...text.source.matchAll(again)].length > 1;
  const speaks = [speaksOfStates, speaksOfLife, beginsAs].some((each) => each.test(first.source));
  if (!isAgain && !speaks) return undefined;
  const start = found.index + found[0].indexOf(name);
  return slice(first, start, start + name.length);
}
const besides =
  '(?:(?:on top of (?:that|this)|besides(?: (?:that|this))?|in addition|lastly|finally|then|next|separately),? )?';
const opens = wording.i`^${besides}(?:an?|the|every|each) (?<name>(?!new\b)[\p{L}-]+(?: (?!(?:that|which|who|whose|of|in|on|at|by|for|to|from|with|and|or|not|it|they|\p{L}+ly|always|often)\b)[\p{L}-]+){0,2}?)(?: (?:\p{L}+ly|always|often))? (?:is|has|can|may|\p{L}{2,}(?<!s)s) `;
const opensMany = wording`^(?!An? |The |There )(?<name>\p{Lu}[\p{Ll}-]+(?: (?!themselves)\p{Ll}[\p{Ll}-]+)?(?<!ed \p{Ll}+)(?<![s'’])s)(?: themselves| too| also| in turn)?,? (?:are|have|can|may|start|begin|go|move|live|offer|show|know|pass|come|carry)(?![\p{L}])`;
/** "Attendance knows two states": what has no article and is no person. */
const opensBare = wording`^(?!An? |The |There |It |This |That |Each |Every )(?<name>\p{Lu}[\p{Ll}-]+(?: \p{Ll}+)?(?<!ed)) (?:has|knows|takes|leads|lives|goes through|passes through|runs through) (?=[^.;:]{0,60}?\b(?:states|statuses|stages|values|life|life ?cycle)\b)`;
const opensState = wording`^(?:The )?(?<name>\p{Lu}?\p{Ll}+(?: \p{Ll}+)?) (?:status|state) (?:is|has|follows|changes|comes|moves)(?![\p{L}])`;
const isInState = wording`^[^.;:]{3,60}? (?:are|is|start|begin|starts|begins)(?: out)?(?: as)? (?:\p{Lu}\p{Ll}+|\`[^\`]+\`|\*[^*]+\*+)(?: \p{Lu}\p{Ll}+)*(?=$|[.,;:]| (?:from|when|until|as|at|or|on)(?![\p{L}]))|^[^.;]{0,20}\bof an? `;
/** "Membership of a club is …": what belongs to something. */
const opensOf = wording`^(?!What |Each |Every |Any |None |All |Some |Most |Many )(?<name>\p{Lu}[\p{Ll}-]{4,} of (?:an?|the|each|every) \p{Ll}+(?: \p{Ll}+)?) (?:is|has|can|may|starts|begins|goes)(?![\p{L}])`;
/** "For parcels the states are": what several words later states are told of. */
const opensFor = wording.i`^(?:as )?(?:for|to) (?:(?:an?|the|every|each) )?(?<name>(?!(?:this|that|these|it|them|all|both)\b)[\p{L}-]+(?: [\p{L}-]+){0,2}?),? (?:(?:the|its|their) (?:\p{L}+ )?(?:states|statuses|stages) (?:are|is)|there are|we (?:use|have|know|keep))(?![\p{L}])`;
const opened = [opens, opensMany, opensBare, opensState, opensOf, opensFor];
/** "The path of a candidate is the longest one": whose course is told. */
const opensLife = wording.i`^(?:what becomes|(?:the )?(?:path|life(?: ?cycle)?|journey|way|course|career|states|status(?:es)?|stages|story|fate)) of (?:an?|the|every|each|one|any) (?<name>(?!new\b)[\p{L}-]+(?: (?!(?:that|which|who|in|on|at|by|for|to|from|with|and|or|through)\b)[\p{L}-]+){0,2}?) (?:is|has|are|goes|runs|starts|begins|leads|passes|takes|ends)(?![\p{L}])`;
/** "Parcels come in as unread": what something is at first. */
const beginsAs = /^[^.;:]{3,60}s (?:start|begin|come in|arrive|are (?:created|born|opened))(?: out)? as /i;
const speaksOfLife = /\b(?:values|life|life ?cycle|path|journey|course|career)\b/i;

/** An article and a name of up to three words before what is said of it; "A new order" is about orders. */
const subject = wording.i`^(?:an?|the|every|each|any|eine?|der|die|das|une?|le|la)\s+(?:new\s+)?(?:\*\*)?(?<name>(?!new\b)[\p{L}-]+(?:\s(?!(?:that|which|who|whose|of|in|on|at|by|for|to|from|with|and|or|not|it|they)\b)[\p{L}-]+){0,2}?)(?:\*\*)?\s+(?<verb>is|are|has|have|can|may|shall|must|will|should|starts?|begins?|becomes?|goes|moves|lives?|ist|hat|kann|est|(?:that|which) (?:is|are|has|was)(?= [^.;]{3,80}? (?:becomes?|goes|moves|turns?|changes|returns?|falls) ))\b`;

/** "**A data export** is requested": what a paragraph that begins with bold words is about. */
const boldSubject =
  /^\*\*(?:(?:an?|the|every|each|any|eine?|der|die|das|une?|le|la)\s+)?(?<name>[^*\n]{2,40})\*\*\s+(?:is|are|has|have|can|may|knows?|takes?|starts?|begins?|becomes?|goes|go|moves?|lives?|exists?|ist|hat|kann|est)\b/i;

/** Whether a paragraph begins with bold words that it says something of. */
export function hasBoldSubject(text: Inline): boolean {
  return boldSubject.test(text.source);
}

/** "A query is valid as long as …": what is told of one state alone. */
const isWhile = wording.i`^(?:(?:an?|the|every|each) )?[\p{L}-]+(?: [\p{L}-]+){0,2}? is (?<name>(?!(?:im)?possible\b|allowed\b|permitted\b|forbidden\b)[\p{L}-]{3,}) (?:as long as|until|while|unless) `;

const noState =
  /(?:^|\s)(?:the|its|his|her|their|by|when|if|that|which|who|with|for|of|from|and|or|than|as|to be|it|they|only|not shown|becomes?|goes|moves|turns)(?:\s|$)/i;

/** "An account is enabled or disabled": the words that `or` or `and` joins at the end of what a short subject is. */
export function wordsAsStates(text: Inline): readonly Inline[] {
  const { source } = text;
  if (!/\b(?:is|are|can be|may be)\b/i.test(source)) return [];
  const alone = isWhile.exec(source)?.groups?.name;
  if (alone && !noState.test(alone)) {
    const at = source.indexOf(` is ${alone} `) + 4;
    return [slice(text, at, at + alone.length)];
  }
  const found =
    wording.i`^(?:[^,]{1,40}, )?\*{0,2}(?:(?:an?|the|every|each|all|any)\s+)?[\p{L}][\p{L}-]*(?: [\p{L}-]+){0,3}?(?: and \p{L}[\p{L}-]*(?: [\p{L}-]+)?)?\*{0,2} (?:is|are|can be|may be) (?:always )?(?:either )?((?:[^,.;:\`]{2,30}, )*[^,.;:\`]{2,30}?,? or (?:an? )?[^,.;:\` ]+(?: [^,.;:\` ]+){0,2}?)(?:\.?$|, (?:and|but|which|where)\b|;)`.exec(
      source,
    );
  const list = found?.[1];
  if (!found || !list) return [];
  const start = found[0].lastIndexOf(list);
  const names = namesListed(slice(text, start, start + list.length)).map((name) => {
    const article = /^(?:an?|either|in the state) /i.exec(name.source)?.[0].length ?? 0;
    return slice(name, article, name.source.length);
  });
  const fitting = names.every(
    ({ source: name }) => wording`^[\p{L}"*_-]+(?: [\p{L}-]+){0,3}["*]*$`.test(name) && !noState.test(name),
  );
  return names.length > 1 && fitting ? names : [];
}

/** "An account is *active* from the moment …", "it becomes **expired**": an emphasised word that something is or becomes. */
const isMarked = wording.gi`(?:\b(?:is|are|(?:can|may|must|will) be|starts?|begins?|becomes?|become|turns?|goes|gets|stays?|remains?|finally|as|it|them|it['’]s|ist|wird|est)\s+(?:then |now |again |first |either |\()?|\bbetween |\bbetween \*[^*]+\* and |\bbetween \*\*[^*]+\*\* and |(?<=\p{L} )\()(?<name>\*\*[^*]+\*\*|\*[^*]+\*)`;

/** "It becomes Expired", "from Pending to On hold": names that are told from other words by their capital. */
const isCapital = wording.g`(?<=[\p{L},)] )(?:is|are|be|becomes?|become|stays?|remains?|to|into|from|as|and|or|at|ends? up|remains but|ma(?:kes?|de)(?: it| them)?|leaves (?:it|them|an? [\p{L}-]+))\s+(?:either |both )?(?:back to |then |now |again |in )?(?<name>\p{Lu}\p{Lu}+(?:_\p{Lu}+)+|(?!(?:HTTP|HTML|JSON|UUID|SMTP|LDAP)\b)\p{Lu}{4,}|\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)+|\p{Lu}\p{Ll}+(?: \p{Ll}+(?=[.,;:)]|$| (?:when|if|once|after|by|to|and|or)\b))?)(?=[\s.,;:)]|$)(?! \p{Lu})`;

/** "ALPHA parts become READY": what a thing is called by that it is in. */
const constantThing = wording.g`(?:^|(?<=[;,] |\b[Aa]n? |\b[Tt]he ))(?<name>\p{Lu}{3,}(?:_\p{Lu}+)*)(?= (?:\p{Ll}+ )?\p{Ll}+ (?:becomes?|goes|go|moves?|turns?|can|may|ends?|starts?) )`;

/** The words with a capital in a sentence that may be states: they are where something moves between them. */
export function capitalStates(text: Inline): readonly Inline[] {
  return [...text.source.matchAll(isCapital), ...text.source.matchAll(constantThing)].flatMap((found) => {
    const name = found.groups?.name ?? '';
    const start = found.index + found[0].length - name.length;
    const [first = '', second = ''] = name.split(' ');
    const short =
      /^(?:again|back|then|straight|directly|immediately|automatically|when|if|once|by|and|or|to)$/.test(
        second,
      )
        ? first
        : name;
    return [slice(text, start, start + short.length)];
  });
}

/** "A deal runs through these stages: appointment scheduled, contract sent, won and lost": names behind a colon. */
const listedBehind =
  /\b(?:states|status(?:es)?|stages|phases|steps|conditions|zustände|états|estados)\b[^:.]{0,40}:\s+(?<list>[^:;`*]+?)\.?$/i;

/** "Off, asked for and on are its three states": names before that. */
const listedBefore = wording.i`^(?<list>[^:;.]{5,80}?) are (?:(?:the|its|their|all|only|possible|a [\p{L}-]+['’]s)\s)+(?:(?:two|three|four|five|six|seven|eight|\d{1,2})\s)?(?:possible\s)?(?:states|statuses|stages|phases)(?![\p{L}])`;

function namesBehind(text: Inline): readonly Inline[] {
  const list = (listedBehind.exec(text.source) ?? listedBefore.exec(text.source))?.groups?.list;
  if (!list) return [];
  const start = text.source.lastIndexOf(list);
  const names = namesListed(slice(text, start, start + list.length));
  const fitting = names.every(
    ({ source: name }) =>
      wording`^\p{L}[\p{L}\p{N}-]*(?: [\p{L}\p{N}-]+){0,3}$`.test(name) && !noState.test(name),
  );
  return names.length > 1 && fitting ? names : [];
}

/** The states of a sentence in which emphasised words tell what something is, or what it becomes. */
export function markedStates(text: Inline): readonly Inline[] {
  return [...text.source.matchAll(isMarked)].flatMap((found) => {
    const name = found.groups?.name ?? '';
    const start = found.index + found[0].length - name.length;
    const isName = wording`^\*+\p{L}[\p{L}_-]*(?: \p{L}[\p{L}_-]*){0,2}\*+$`.test(name);
    // "A bill is Filed when it is saved (*save*)": in brackets stands what happens.
    const isEvent = /\($/.test(text.source.slice(0, start)) && isCapital.test(text.source);
    isCapital.lastIndex = 0;
    if (isEvent && wording`^\*+\p{Ll}`.test(name)) return [];
    return isName && !isStressed.test(name) ? [slice(text, start, start + name.length)] : [];
  });
}

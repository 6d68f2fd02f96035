import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { isStatusWord, statusWordsIn } from '../../words/status-words.ts';
import type { Step } from '../arrows/step.ts';
import { withoutEvents } from './told-events.ts';

/** A word in small letters that may be what something is. */
const word = '(?<name>\\p{Ll}[\\p{Ll}-]{2,})';
/** One that tells what was done to something, or what that does. */
const participle = '(?<name>\\p{Ll}[\\p{Ll}-]+(?:ed|ing))';
/** What follows such a word at the end of what it says. */
const end =
  '(?=[.,;:)]|$|\\s(?:and|or|but|when|if|once|as|after|by|until|unless|because|again|forever|instead)\\b)';
/** What tells that something is so for a time. */
const forATime =
  '(?:again\\b|once more\\b|after (?:the |its )?(?:creation|upload|import|sign-?up|registration|set-?up)\\b|until\\b|from (?:the|its|that|then)\\b|as (?:soon|long) as\\b|while\\b|when\\b|if\\b|unless\\b|at (?:once|first|the outset)\\b|by default\\b|straight away\\b|right away\\b|initially\\b|immediately\\b)';
/** What tells that something is so from its beginning. */
const fromItsMaking =
  '(?:(?:when|once|as soon as) (?:it is |first |newly )?(?:created|made|added|registered|installed|uploaded)\\b|after (?:the |its )?(?:creation|upload|import|sign-?up|registration|set-?up)\\b|from (?:the|its) (?:outset|start|beginning|creation)\\b|at (?:first|the outset)\\b|by default\\b|initially\\b)';
const it = '(?:it|they|this|that|he|she|(?:the|an?|every|each) (?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+)';

/** Where a sentence says what something becomes, or what it is for a time. */
const patterns: readonly RegExp[] = [
  // "It becomes active", "makes it reading", "it stays suspended until …", "starts out pending".
  wording.dg`\b(?:becomes?|(?:makes?|turns?|leaves|declares|renders) (?:it|them|the [\p{L}-]+|an? [\p{L}-]+ (?!(?:and|or|of|in|that|which)\b)[\p{L}-]+)|sets? (?:it|them)|stays?|remains?|ends?(?: up)? as|starts?(?: out| off| its life| life)?) (?:then |again |automatically |immediately )?${word}${end}`,
  // "and then it is deactivated", "; then it is resolved", "from then on it is gone".
  wording.dgi`\bthen,? ${it} (?:is|are) ${word}${end}`,
  wording.dg`\b${it} (?:is|are) (?:then|now|from then on) ${word}${end}`,
  // "A report is open from the moment …", "and once more it is open again".
  wording.dg`\b${it} (?:is|are) ${word} ${forATime}`,
  // "When the last item is done it is complete."
  wording.dgi`(?:^|[;,] )(?:and |but )?(?:when|once|if|as soon as|after|at|on|upon|with|following) [^.;]{3,90}?,? (?:it|they|(?<=, )(?:the|an?) [\p{L}-]+) (?:is|are) ${word}${end}`,
  // "…, which means it is reading again", "The owner approves it and it is approved".
  wording.dg`(?:,|;|\bit|\bthem) (?:and|so|which means|whereupon|after which)(?: that)? (?:it|they) (?:is|are) ${word}${end}`,
  // "On a curated list a suggested book is pending."
  wording.dgi`(?:^|\s)an? (?:[\p{L}-]+ ){1,6}?is ${word}(?=[.;]|$)`,
];

/**
 * "A picture is unused after upload", "It is moving when a boat comes", at the head of a sentence; words that mostly name
 * states are found there without it. "It is heavy when full" and "The page is slow when …" only tell of what is so then.
 */
const openings: readonly RegExp[] = [
  wording.d`^(?:It|(?:The|An?|Every|Each) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (?:is|are) ${word} ${fromItsMaking}`,
  wording.d`^(?:It|(?:An?|Every|Each) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+) is ${participle} ${forATime}`,
];

/** Words that stand there and say nothing of what something is: how, where, how many, and participles of telling. */
const noState =
  /^(?:not|never|always|also|only|then|there|here|now|still|just|both|all|none|one|two|three|four|once|twice|again|part|about|like|such|more|less|over|under|out|off|back|up|down|in|on|at|the|its|his|her|their|this|that|these|those|what|who|which|nothing|something|everything|anybody|nobody|true|false|possible|impossible|allowed|needed|required|known|unknown|clear|unclear|enough|different|equal|same|given|taken|shown|told|kept|called|considered)$/;

/** The words of a sentence that say what something becomes, or is for a time: states where something moves between them. */
export function predicates(text: Inline): readonly Inline[] {
  const nameIn = ({ indices }: RegExpExecArray): readonly Inline[] => {
    const [start, stop] = indices?.groups?.name ?? [0, 0];
    const name = slice(text, start, stop);
    return noState.test(name.source) || name.source.endsWith('ly') ? [] : [name];
  };
  const first = openings.map((opening) => opening.exec(text.source)).find((found) => found !== null);
  return [
    ...patterns.flatMap((pattern) => [...text.source.matchAll(pattern)].flatMap(nameIn)),
    ...(first ? nameIn(first).filter(({ source }) => !isStatusWord(source)) : []),
  ];
}

/**
 * The words behind the beginning that a sentence tells, which may be states as well: "It starts as open, becomes held when
 * somebody asks, and is lost after a year". None of a sentence that tells any other step, and none that stand in what happens.
 */
export function wordsBehind(sentence: Inline, steps: readonly Step[]): readonly Inline[] {
  const end = steps.every(({ isNew }) => isNew) ? steps.at(-1)?.to.at.end : undefined;
  if (end === undefined) return [];
  const main = withoutEvents(sentence.source, true);
  return [...statusWordsIn(sentence), ...predicates(sentence)].filter(
    ({ at }) => at.start > end && main.charAt(at.start - sentence.at.start) !== ' ',
  );
}

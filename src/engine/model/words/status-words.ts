import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';

/** Words that name a state of something more often than anything else. */
const words =
  'pending|drafts?|active|inactive|open|closed|reopened|live|new|queued|running|failed|done|planned|confirmed|unconfirmed|requested|approved|rejected|accepted|declined|cancelled|canceled|expired|archived|deleted|trashed|published|unpublished|scheduled|sent|delivered|paid|unpaid|overdue|locked|unlocked|blocked|suspended|disabled|enabled|hidden|completed|complete|finished|started|paused|stopped|resolved|solved|assigned|unassigned|waiting|ready|submitted|reviewed|granted|refused|revoked|returned|lost|found|reserved|sold|settled|refunded|voided|void|verified|unverified|invited|registered|deactivated|activated|skipped|lent|held|shipped|packed|processing|processed|acknowledged|triggered|snoozed|muted|merged|withdrawn|abandoned|banned|dismissed|ongoing|idle|busy|online|offline|connected|disconnected|available|borrowed|booked|seated|served|collected|in (?:progress|review|transit|use|trash)|on hold|under review|past due|checked (?:in|out)|signed|unsigned|issued|used|valid|invalid|installed|uninstalled|private|public|claimed|escalated|answered|spam|flagged';

const alone = wording.i`^(?:${words})$`;

/** Whether a word names a state more often than anything else. */
export const isStatusWord = (word: string): boolean => alone.test(word);

/** Where such a word tells what something is, was or becomes. */
const told = wording.gi`(?:^|(?<=(?:^|[\s("“*])(?:an?|the|every|each|any|all|no|only|is|are|be|been|becomes?|become|to|as|from|it|them|into|and|or|either|then|again|back|now|gets?|given an?|marked|until|still|while|created|born|starts?|begins?|in|first|finally|later|eventually|initially)\s["“*]*|,\s))(?:${words})(?![\p{L}\p{N}_-])`;

/** Whether a sentence changes what something is. */
export const changes = wording.i`(?<![\p{L}])(?:becom\p{L}+|turns? (?:it |them )?(?:back )?(?:in)?to|(?:goes|go|moves?|moved|changes?|changed|returns?|falls?|switches|passes|jumps?|reverts?|put|puts|sets?|set|brings?|brought|takes?|taken) (?:["“*\`]*[\p{L}-]+["”*\`]* ){0,6}?(?:to|into|from|back)|(?:starts?|begins?|ends?|created|stored|saved) (?:out |up |(?:its |their )?life )?(?:as|in)|(?:mov|turn|mak|mark|sett|putt|send|bring|tak|return)ing (?:it|them)|makes? (?:it|them|the|an?)|marks? (?:it|them|the)|marked|(?:can|may|could|will|must) (?:only |also |then |still |again )*be|(?:is|are) (?:then|first|initially|automatically|now)|(?:is|are) in (?:${words})|[Nn]ew [\p{L}-]+ (?:is|are) (?:an? )?(?:${words})|(?:is|are) (?:an? )?[\`*"“]*\p{L}+[\`*"”]* (?:when|once|if|as soon as|after|by|until|from the moment)|(?:(?:is|are) (?:created|born)|starts?|begins?) (?:${words})|when first)(?![\p{L}])`;

/**
 * The words of a sentence that name states, in a text that lists none and marks none: "A pending order becomes paid
 * when …". They are states only where a step leads from one of them to another.
 */
export function statusWordsIn(text: Inline): readonly Inline[] {
  if (!changes.test(text.source)) return [];
  return [...text.source.matchAll(told)]
    .filter(({ index, 0: word }) => !isComing(text.source, index, word) && !isDone(text.source, index, word))
    .map(({ index, 0: word }) => ({
      // "Files are created as drafts": each of them is one.
      source: word.replace(/^(drafts?)$/i, (all) => all.replace(/s$/i, '')),
      at: slice(text, index, index + word.length).at,
    }));
}

/** "It can be reopened", "is sent back", "may be deleted permanently": what is done to something is no state of that name. */
function isDone(source: string, start: number, word: string): boolean {
  const [lead, behind] = [source.slice(0, start), source.slice(start + word.length)];
  // "Closed" is half of "Closed Won".
  if (/\bin $/i.test(lead) && wording`^\p{Lu}`.test(word) && wording`^ \p{Lu}\p{Ll}`.test(behind))
    return true;
  // "Active from the moment it is started": what happens first.
  if (/\bfrom the moment (?:\S+ ){1,3}(?:is|are|was) $/i.test(lead)) return true;
  if (/^sent$/i.test(word)) return /^ back\b/i.test(behind);
  if (/^scheduled$/i.test(word)) return /^ for (?:deletion|removal)\b/i.test(behind);
  if (/^re(?:open|activat)ed$/i.test(word)) return /\b(?:can|may|could) (?:\w+ )?be $/i.test(lead);
  return (
    /^(?:deleted|removed)$/i.test(word) &&
    /^ (?:permanently|for good|for ever|forever|entirely)\b/i.test(behind)
  );
}

/** "A new account starts out pending": what comes into being is in the state that follows; "a new one" is another. */
function isComing(source: string, start: number, word: string): boolean {
  return (
    /^new$/i.test(word) &&
    wording`^ (?:ones?\b|(?:[\p{L}-]+ ){1,2}(?:is|are|starts?|begins?|enters?)\b)`.test(
      source.slice(start + word.length),
    )
  );
}

/** Words before a name that something comes from or goes to. */
const beforeEnd =
  "(?:an?|the|every|each|is|are|be|becomes?|become|to|as|from|it|them|into|or|and|then|back|until|still|either|life|out|off|created|born|it['’]s|they['’]re)";
/** A bold or emphasised name of up to three words in such a sentence. */
const boldEnd = wording.gi`(?<=(?:(?:^|\s)${beforeEnd}|,|\s(?:makes|turns|marks|sets|renders) an? [\p{L}-]+(?: [\p{L}-]+)?)\s|\()(?<mark>\*{1,2})\p{L}[\p{L}_-]*(?: \p{L}[\p{L}_-]*){0,2}\k<mark>(?!\*)(?!\s\p{Ll}{2,}s (?:it|them|this|the|an?|back)\b)`;

/** Whether a bold name behind an article is a thing: "the **canon** is", "a **draft**." – and not "a **draft** post". */
function isThing(source: string, start: number, end: number): boolean {
  return (
    /(?:^|\s)(?:an?|the|every|each)\s$/i.test(source.slice(0, start)) &&
    !wording`^\s+(?!(?:is|are|was|has|have|can|may|must|will|starts?|begins?|and|or|when|if|by|to|in|of)\b)\p{L}`.test(
      source.slice(end),
    )
  );
}

/** Bold or emphasised names in a sentence, where something comes from them or goes to them. */
export function boldEnds(text: Inline): readonly Inline[] {
  if (!text.source.includes('*')) return [];
  return [...text.source.matchAll(boldEnd)]
    .filter(({ index, 0: name }) => !isThing(text.source, index, index + name.length))
    .map((found) => slice(text, found.index, found.index + found[0].length))
    .filter(({ source }) => !isStressed.test(source));
}

/** Words that are emphasised because of what they mean, and name nothing. */
export const isStressed =
  /^\*+(?:not(?! [^\s*]+\*)|never|no|none|only|always|all|any|both|must|must not|may|cannot|required|optional|mandatory|important|computed|derived|calculated|stored|immediately|automatically|still|also|new|old|one|nothing|where|when|there|here|then)\b/i;

/** Names in code or quotes in such a sentence, where something comes from them or goes to them. */
export function markedEnds(text: Inline): readonly Inline[] {
  if (!changes.test(text.source)) return [];
  return [
    ...text.source.matchAll(
      wording.gi`(?<=(?:^|\s)(?:an?|the|every|each|is|are|be|becomes?|become|to|as|from|it|them|into|or|and|then|back|until|still|in|finally)\s|,\s(?=\`))(?:\`[\p{L}][\p{L}_ -]*\`|["“][\p{L}][\p{L} -]{1,24}["”])`,
    ),
  ]
    .filter(({ index }) => !writtenAs.test(text.source.slice(0, index)))
    .map((found) => slice(text, found.index, found.index + found[0].length));
}

/** What is written down as something does not become it: "every ping is stored as `ignored`". */
const writtenAs = /\b(?:stored|kept|logged|recorded|saved|noted|sent|shown|written|counted|returned) as\s$/i;

import { inDigits, several as numbers } from '../words/quantities.ts';

/** Words for what is given, and for what is not. */
const given =
  'be (?:given|filled(?: in| out)?|set|entered|provided|present|there|stated|supplied|chosen|specified|completed)\\b';
const spared =
  '(?:be (?:left (?:out|empty|blank|open|off)|missing|omitted|empty|blank|skipped)|(?:stay|remain) (?:empty|blank|open))\\b';
const also = '(?:(?:also|all|both|always|again|likewise) )*';

/** What is said behind the name of something that has to be there, and of something that need not. */
const needed = `(?:must|ha(?:s|ve) to|needs? to) ${also}${given}|(?:cannot|can't|can not|may not|must not) ${also}${spared}`;
const unneeded = `(?:may|can|might) ${also}${spared}|(?:need not|needn't|do(?:es)? not (?:have|need) to|don't (?:have|need) to) ${also}${given}`;
const must = new RegExp(
  `^(?:(?:(?:is|are|being) )?${also}(?:required|mandatory|compulsory|obligatory)\\b|${needed})`,
  'i',
);
const may = new RegExp(`^(?:(?:(?:is|are|being) )?${also}optional\\b|${unneeded})`, 'i');
/** The words of a sentence that say so, as part of an expression. */
export const demands = `(?:${needed}|${unneeded})`;

/** Whether words behind a name say that what it names has to be there, or that it need not; undefined where they say neither. */
export function demandSaid(words: string): boolean | undefined {
  return must.test(words) ? true : may.test(words) ? false : undefined;
}

/** A demand on several parts that were named before it. */
export interface DemandOnSeveral {
  readonly required: boolean;
  /** How many of them, from the first or from the last; all, where nothing says it. */
  readonly first?: number | undefined;
  readonly last?: number | undefined;
  /** Names of those of which the opposite holds. */
  readonly but: readonly string[];
}

const count = `(?:${numbers})`;
const ofThem = '(?: (?:of )?(?:them|these|those|which|fields))?';
const several = new RegExp(
  `^(?:and |but |with |of (?:which|these|them),? )?(?:(?<none>none|neither)${ofThem}|both${ofThem}(?: .* both)?|(?:the )?first (?<first>${count})|(?:the )?last (?<last>${count})|(?:all|each|every one)${ofThem}(?: (?<all>${count}))?(?: (?:but|except(?: for)?|save) (?:the |its )?(?<but>[^,;:.]{2,40}?(?=,? (?:is|are|must|have|has) )))?),? (?:fields )?(?<what>.+)$`,
  'i',
);

/** What a clause demands of several parts named before: "all three mandatory", "none of which may be missing", "all but the note are required". */
export function demandOnSeveral(clause: string): DemandOnSeveral | undefined {
  const groups = several.exec(clause)?.groups;
  const required = groups && demandSaid((groups.what ?? '').trim());
  if (!groups || required === undefined) return undefined;
  const { none, first, last, all, but } = groups;
  const size = (word: string | undefined): number | undefined => (word ? Number(inDigits(word)) : undefined);
  return {
    required: none ? !required : required,
    first: size(first),
    last: /^(?:\w+ )?(?:both|neither)\b/i.test(clause) ? 2 : size(last ?? all),
    but: but?.split(/,? and (?:the |its )?|, (?:the |its )?/) ?? [],
  };
}

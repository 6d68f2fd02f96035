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

const roman = new Map(
  'I II III IV V VI VII VIII IX X XI XII'.split(' ').map((numeral, index) => [numeral, index + 1]),
);

/** The number of a heading with what is around it: a word for its kind of section, and a mark that parts it from the title. */
const numberOf =
  /^(?<lead>[ \t>]*#*[ \t]*)(?<bold>(?:\*\*)?)(?<kind>(?:point|punkt|section|abschnitt|part|teil|chapter|kapitel|chapitre)[ \t]+|[§#№][ \t]*)?0?(?:(?<digits>\d{1,2})|(?<numeral>[IVX]{1,4})(?=\\?[.):]|(?<=[IVX]{2})[ \t]+[–—]))(?<mark>\\?[.):](?=[ \t])|[ \t]+[–—](?=[ \t])|(?=[ \t]))(?=[ \t]+\S)/i;

/**
 * The source of a heading with its number as `4. `, where that is written otherwise: `Section 4: Rules`, `IV. Rules`,
 * `#4 Rules`, `4\\. Rules`. Offsets stay. `4) Rules`, `4 – Rules` and what counts with letters stay as they are.
 */
export function withPlainNumber(source: string): string {
  const found = numberOf.exec(source);
  const { lead = '', bold = '', kind = '', digits, numeral, mark = '' } = found?.groups ?? {};
  const number = digits ?? roman.get(numeral ?? '');
  const isPlain = kind === '' && numeral === undefined && !mark.startsWith('\\');
  if (!found || number === undefined || isPlain) return source;
  const [all] = found;
  const plain = `${Number(number)}.`;
  const room = all.length - lead.length - bold.length;
  if (plain.length > room) return source;
  return `${lead}${' '.repeat(room - plain.length)}${bold}${plain}${source.slice(all.length)}`;
}

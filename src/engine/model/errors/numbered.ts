import type { Block, Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { once } from '../tracking/once.ts';
import { headOf, splitAt } from '../words/phrases.ts';
import { type ErrorLine, entry } from './line.ts';

/** A name of several words as programmes spell it. */
const spelled = '[a-z][a-z0-9]*(?:_[a-z0-9]+)+';
const name = `(?:\`${spelled}\`|${spelled})`;
/** A number with the names that it stands for: `17 quay_full`, `17: quay_full, quay_shut`, `17 = quay_full – no berth`. */
const numbered = new RegExp(
  `^\`?(?<number>\\d{1,5})\`?(?:\\s*[:=–—/-])?\\s+(?<names>${name}(?:(?:,\\s+|\\s*/\\s*|\\s+(?:and|or)\\s+)${name})*)(?=\\s*(?:$|[.,:;(–—→-])|\\s+(?:when|if|for|on|is|means)\\b)`,
);
const eachName = new RegExp(spelled, 'g');
/** Where the next of them begins in its line. */
const nextNumber = new RegExp(`[;,]\\s+(?:and\\s+)?(?=\`?\\d{1,5}\`?(?:\\s*[:=–—/-])?\\s+\`?${spelled})`);
/** What parts what is said of them from their names. */
const parting = wording`^\s*(?:[:,;.–—=-]\s*)*`;

/** The parts of a line that each begin with a number and a name; words may stand over them: `logins: 17 quay_full, 18 quay_shut`. */
function partsOf(text: Inline): readonly Inline[] {
  const head = numbered.test(text.source) ? undefined : headOf(text);
  const from = head?.mark === ':' && head.kind === 'words' ? head.rest : text;
  const parts = numbered.test(from.source) ? splitAt(from, nextNumber) : [];
  return parts.every(({ source }) => numbered.test(source)) ? parts : [];
}

/** Whether the numbers before the names of a list are codes of its own: some of them are no statuses of failures. */
const areOwn = once((block: Block): boolean => {
  if (block.kind !== 'list') return false;
  const parts = block.items.flatMap(({ text }) => partsOf(text));
  return parts.some(({ source }) => !/^`?[45]\d\d`?(?!\d)/.test(source));
});

/**
 * The errors of a line that gives each a number and a name. The numbers are statuses where all of the list may be;
 * else an error is called by both.
 */
export function numberedNames(text: Inline, block: Block): readonly ErrorLine[] {
  if (!/^[^\n]{0,90}?\d\S*\s+`?[a-z]\w*_/.test(text.source)) return [];
  const parts = partsOf(text);
  if (parts.length === 0) return [];
  const own = areOwn(block);
  return parts.flatMap((part) => {
    const found = numbered.exec(part.source);
    const { number = '', names = '' } = found?.groups ?? {};
    const behind = slice(part, found?.[0].length ?? 0, part.source.length);
    const rest = slice(behind, parting.exec(behind.source)?.[0].length ?? 0, behind.source.length);
    const bracket = /^\((?<said>[^()]*)\)\.?$/.exec(rest.source)?.groups?.said;
    const said = bracket === undefined ? rest : slice(rest, 1, 1 + bracket.length);
    const start = (found?.[0].length ?? 0) - names.length;
    const numberAt = part.source.indexOf(number);
    return [...names.matchAll(eachName)].map(({ index, 0: called }): ErrorLine => {
      const nameAt = slice(part, start + index, start + index + called.length);
      const explained = plain(said) === '' ? undefined : said;
      return own
        ? { ...entry({ source: `${number} ${called}`, at: nameAt.at }, false, explained), numbered: true }
        : { ...entry(nameAt, false, explained), status: slice(part, numberAt, numberAt + number.length) };
    });
  });
}

import type { Inline } from '../../syntax/block.ts';
import { pieces, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';

/** Words that are no part of a name, and end it. */
const stop =
  '(?:and|or|but|which|that|who|whose|where|when|whenever|while|with|without|for|to|from|in|on|at|by|of|is|are|was|has|have|as|after|before|once|if|the|an?|it|they|one|you|we|can|may|must|shows|lists|opens?|appears?|comes?)\\b';
const word = "[\\p{L}\\p{N}'’&/-]+";
/** A name that begins with a capital. */
const name = `\\p{Lu}${word.slice(0, -1)}*(?: (?!${stop})${word}){0,3}`;
/** Words that a name of what is shown at once ends with. */
const kind =
  '(?:screen|page|dialog(?:ue)?|form|view|window|modal|overlay|drawer|pop-?up|wizard|board|list|directory|calendar|editor|panel)';
/** A name in running words that says what it is: "the Refuse reason dialog". */
const kindNamed = wording.g`(?:\b(?:the|an?|its)|^The|^An?) (?<name>(?!\p{Lu}+ ${kind}\b)\p{Lu}[\p{L}\p{N}'’&/-]*(?: (?!${stop}|${kind}\b)${word}){0,3} ${kind})(?![\p{L}\p{N}-])(?! (?:of|for)\b)`;
const shown = '(?:menus?|menu (?:items|entries)|screens|pages|views|dialog(?:ue)?s|windows|places|stops)';
/** Words that lead to the names of what one comes to, or of what there is. */
const leads = wording.gi`(?:\b(?:reach(?:es)?|there (?:is|are)|brings? up|called|(?:other|further|remaining|more|additional) ${shown} (?:are|include)|(?:menu|navigation|side-?bar|tab bar) (?:has|holds|lists|offers|shows|contains|includes))|\b(?<under>(?:sets?|keeps?|manages?|finds?|configures?)(?: \p{L}+){0,3} under)) `;
/** A name in a row of such. */
const next = wording`^(?:(?:,? (?:and|or|as well as|plus) |, )(?:for [^,.;:()]{2,40}, )?)?(?:(?:the|an?|its) )?(?<name>${name})(?=\s*(?:[,.;:()]|$)|\s${stop})(?:\s*\([^()]*\))?`;
/** A name that says whose, or how many, are shown there: "change it on My profile". */
const own = wording.g`\b(?:on|in|to|from|opens?|under) (?<name>(?:My|All) \p{Ll}+(?: \p{Ll}+)?)(?=[,.;:()]|$|\s${stop})`;

/** What somebody is, or a part of a page, that such words may lead to. */
const other = /(?:^| )(?:users?|roles?|apps?|buttons?|fields?|columns?|icons?|links?|tabs?|API)$/i;

/** What stands between a name and the address that it has, which is read with that. */
const addressed =
  /^,?(?: (?:which|that|and))?(?: [a-z]+){0,2} (?:at|under|on) (?:the (?:address|path|route) )?[`/]/;

/**
 * The screens that flowing text names by words that begin with a capital, beside others that it gives addresses: "From there one
 * reaches the Berth board and the Toll list", "Refusing brings up the Reason dialog", "Other menus are My boats and All boats".
 */
export function screensInWords(sentence: Inline): readonly Inline[] {
  const text = pieces(sentence)
    .map(({ kind: of, start, end }) =>
      of === 'text' ? sentence.source.slice(start, end) : '`'.repeat(end - start),
    )
    .join('');
  const found = new Map<number, Inline>();
  const add = (start: number, { length }: string): void => {
    const each = slice(sentence, start, start + length);
    if (!other.test(each.source) && !addressed.test(text.slice(start + length))) found.set(start, each);
  };
  for (const { index, 0: all, groups } of [...text.matchAll(kindNamed), ...text.matchAll(own)])
    add(index + all.indexOf(groups?.name ?? ''), groups?.name ?? '');
  for (const { index, 0: lead, groups } of text.matchAll(leads)) {
    const row: { start: number; name: string }[] = [];
    let at = index + lead.length;
    for (let each = next.exec(text.slice(at)); each; each = next.exec(text.slice(at))) {
      const said = each.groups?.name ?? '';
      row.push({ start: at + each[0].indexOf(said), name: said });
      at += each[0].length;
    }
    if (row.length > 1 || !groups?.under) for (const each of row) add(each.start, each.name);
  }
  return [...found].sort(([one], [another]) => one - another).map(([, each]) => each);
}

/** A bold name of which a sentence says that it is opened, or that it is a screen. */
const inBold = wording.g`\b(?:opens?|(?:goes|go|leads?|sends? (?:one|them|you)|takes? (?:one|them|you)|switch(?:es)?|returns?) to|brings? up|lands? on) (?:the |an? )?\*\*(?<opened>\p{Lu}[^*\n]{1,50})\*\*|\b(?:[Tt]he|[Aa]n?|[Ii]ts) \*\*(?<called>\p{Lu}[^*\n]{1,50})\*\* (?:screen|page|view|dialog|sheet|modal|panel|window)\b`;

/** The screens that requirements name in bold type: "opens **Group settings**", "the **Requests** screen". */
export function screensInBold(text: Inline): readonly Inline[] {
  return [...text.source.matchAll(inBold)].map(({ index, 0: all, groups }) => {
    const name = groups?.opened ?? groups?.called ?? '';
    const start = index + all.indexOf(`**${name}**`) + 2;
    return slice(text, start, start + name.length);
  });
}

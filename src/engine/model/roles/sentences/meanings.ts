import type { Inline } from '../../../syntax/block.ts';
import { linesOf, plain, slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { conditionIn } from '../../blocks/conditions.ts';
import type { Allowed, Permission } from '../../domain-elements.ts';
import { shown } from '../../stated.ts';
import { sentences } from '../../words/phrases.ts';
import type { Meaning, RoleFact } from '../facts.ts';
import { allowedIn, footnote, withoutFootnote } from '../words/permission-cells.ts';

/** What a text begins with that tells what signs mean: a title, a sign, or a letter or two that are set equal to something. */
const opens = wording.i`^[*_]*(?:(?:legend|key|notes?|signs?|symbols?|marks?|meanings?|abbreviations?)\b|[¹²³⁴⁵⁶⁷⁸⁹]|[^\p{L}\p{N}\s#>|\`]|\p{L}{1,2}\s*[=:–—-])`;
const title =
  /^[*_]*(?:legend|key|notes?|signs?|symbols?|marks?|meanings?(?: of (?:the )?(?:signs|symbols|marks))?|abbreviations?)[*_]*\s*:[*_]*\s*/i;

/** A sign and what it means: `● permitted`, `R = restricted`, `¹ only on weekdays`, `(x) means: with approval`. */
const meaning =
  /^\\?[*_`]*(?<sign>\(?(?:(?:[●○◐◑◒■□▲△✓✔✅☑✗✘✖❌☐🚫⛔•+~–—-]|(?![*\d])\p{Extended_Pictographic})\uFE0F?|[xXoO](?=[)\s`*])|\p{Lu}{1,2}(?=[)`*_]*\s*(?:[=:–—-]|means?\b|stands?\b)))\)?|(?<small>\p{Ll}(?=\s*:))|(?<note>[¹²³⁴⁵⁶⁷⁸⁹]|\*{1,3}(?=\s)|[†‡]|\[\^?(?:\d{1,2}|[a-w])\]|\(\d\)|\d\)))[*_`]*\s*(?<set>(?:=|:|–|—|-|means?:?|stands for)\s+)?(?<text>[\p{L}"“`(].*)$/su;

/** Behind the title of a legend, any sign in code and what it means: "`#` may", "`a`…`e` see below". */
const inCode =
  /^`(?<sign>[^`\s]{1,2})`(?<until>\s*(?:…|\.{3}|–|-|to)\s*`[^`]+`)?\s+(?:(?:=|:|–|—|-|means?)\s+)?(?<text>\S.*)$/s;

/** A sign by its name, or an empty cell, and what it means: `A dash is a no`, `Empty cells mean not allowed`, `blank = no`. */
const byName = wording.i`^(?:(?:an?|the|every|each|any) )?(?:(?<dash>(?:(?:em|en|single) )?(?:dash(?:es)?|hyphens?|minus(?: signs?)?))|(?:cells? (?:left |that (?:is|are) )?)?(?:empty|blank)(?: (?:cells?|fields?|box(?:es)?|squares?|spaces?|ones?))?|nothing|no (?:mark|sign|entry))(?: (?:in (?:a|the) (?:cell|table|matrix|grid)|there))?\s*(?:[=:–—]|means?:?|stands? for|is|are|says?|(?:is|are|to be) (?:read|understood) as|reads as|counts? as)\s*(?:an? |that )?["“'*_\`]*(?<text>\p{L}[^"”]*?)["”'*_\`]*$`;

/** What limits what a cell allows, and is no mere remark. */
const limits =
  /^(?:if|when|while|once|unless|until|as long as|provided|except|only|not|with|within|for|in|on|after|before|up to|at most|own|restricted|conditional(?:ly)?|limited|partial(?:ly)?|depends|sometimes|subject to|read)\b/i;

/** What is not marked by a sign, set equal to what it means: `other = condition`, `empty = not allowed`. */
const unmarked = wording`^\p{L}[\p{L} ]+=`;

const answers = (text: string): boolean =>
  limits.test(text) ||
  /^(?:not )?(?:yes|no|none|full|allowed|permitted|granted|denied|forbidden)\b/i.test(text) ||
  /^(?:can|may)(?: ?not|['’]t)?\.?$/i.test(text);

/** What a sentence says that a sign means which it calls by its name, or an empty cell; only an answer is one. */
function namedSign(text: Inline): Meaning | undefined {
  const end = text.source.replace(/\.$/, '').length;
  const found = byName.exec(text.source.slice(0, end))?.groups;
  if (!found?.text) return undefined;
  const start = text.source.lastIndexOf(found.text);
  const said = slice(text, start, start + found.text.length);
  return meant(said).is === 'when' ? undefined : { sign: found.dash ? '-' : '', text: said };
}

/** What sentences of a paragraph say that signs mean, among others: "… A dash is a no.", "Six roles. Y = can, N = can't." */
export function signsNamedIn(text: Inline): readonly Meaning[] {
  return sentences(text).flatMap((sentence) => {
    const legend = meaningsIn(sentence);
    return legend.length > 1 ? legend : splitOutside(sentence, ',;').flatMap((part) => namedSign(part) ?? []);
  });
}

/**
 * What signs of a matrix mean, where a text tells nothing but that: a legend, the notes below a table. Empty where a
 * part of it may be something else, such as a line behind a bullet or a number.
 */
export function meaningsIn(text: Inline): readonly Meaning[] {
  if (!opens.test(text.source) && !byName.test(text.source)) return [];
  const label = title.exec(text.source)?.[0].length ?? 0;
  const found: Meaning[] = [];
  let hasAnswer = label > 0;
  for (const whole of linesOf(slice(text, label, text.source.length))) {
    for (const part of splitOutside(whole, ',;·|')) {
      const named = namedSign(part);
      if (named) {
        hasAnswer = true;
        found.push(named);
        continue;
      }
      const coded = label > 0 ? inCode.exec(part.source)?.groups : undefined;
      // "`a`…`e` under the condition below" only announces them.
      if (coded?.until) continue;
      const { sign = '', note, small, set, text: says } = coded ?? meaning.exec(part.source)?.groups ?? {};
      const last = found.at(-1);
      if (sign && says) {
        const isLetter = wording`^\(?\p{Lu}`.test(sign);
        const isSure = small
          ? answers(says)
          : label > 0 || (isLetter || !note ? set : /^[¹²³⁴-⁹†‡[]/.test(sign)) || answers(says);
        if (!isSure) return [];
        hasAnswer ||= !isLetter || answers(says);
        const at = part.source.length - says.length;
        found.push({ sign: signOf(sign), text: slice(part, at, says.replace(/[.]$/, '').length + at) });
      } else if (last && !unmarked.test(part.source)) {
        // What follows without a sign of its own goes on with what is before.
        const from = last.text.at.start - text.at.start;
        const end = part.at.end - text.at.start;
        found[found.length - 1] = {
          ...last,
          text: slice(text, from, text.source[end - 1] === '.' ? end - 1 : end),
        };
      } else if (!last && part.source !== '') return [];
    }
  }
  return hasAnswer ? found : [];
}

const signOf = (sign: string): string =>
  sign
    .replace(/\uFE0F/g, '')
    .replace(/^\[\^?(\w+)\]$|^\((\d)\)$|^(\d)\)$/, '$1$2$3')
    .replace(/[–—]/g, '-');

const superscript = '¹²³⁴⁵⁶⁷⁸⁹';

/** A row whose cells say what their signs and footnotes mean. */
export function explained(
  fact: Extract<RoleFact, { is: 'row' }>,
  meanings: ReadonlyMap<string, Inline>,
): RoleFact {
  const { row, written } = fact;
  if (!written) return fact;
  const cells = row.cells.map((cell, index): Permission => {
    const raw = written[index];
    const allowed = raw && allowedBy(raw, cell, meanings);
    return allowed && raw ? { ...cell, allowed: shown(allowed, raw.at) } : cell;
  });
  return { ...fact, row: { ...row, cells } };
}

function allowedBy(
  raw: Inline,
  { allowed }: Permission,
  meanings: ReadonlyMap<string, Inline>,
): Allowed | undefined {
  const base = withoutFootnote(raw);
  const own = meanings.get(signOf(plain(base) || raw.source)) ?? meanings.get(signOf(raw.source));
  const said = own && !isRefusal(base) ? meant(own) : allowed.is === 'shown' ? allowed.value : undefined;
  const mark = footnote(raw);
  const note = mark === undefined ? undefined : (meanings.get(mark) ?? meanings.get(alike(mark)));
  if (!note || said?.is === 'no') return own ? said : undefined;
  return said?.is !== 'yes' || limits.test(note.source) ? { is: 'when', condition: conditionIn(note) } : said;
}

/** Signs that say no whatever a legend says. */
const isRefusal = ({ source }: Inline): boolean => /^(?:[✗✘✖❌🚫⛔]|no$)/iu.test(source);

/** A number written small for one written large, and the other way round. */
const alike = (mark: string): string => {
  const at = superscript.indexOf(mark);
  return at >= 0 ? String(at + 1) : (superscript[Number(mark) - 1] ?? mark);
};

/** What the words of a legend allow: the answer that they are, or else what it depends on. */
function meant(text: Inline): Allowed {
  const bare = slice(text, 0, text.source.replace(/\s*\([^()]*\)$/, '').length);
  const may = /^(?:(?:the role|they|it|one|somebody) )?(?:may|can)(?<no> ?not)?(?: do it)?$/i.exec(
    bare.source,
  );
  return may ? { is: may.groups?.no ? 'no' : 'yes' } : allowedIn(bare);
}

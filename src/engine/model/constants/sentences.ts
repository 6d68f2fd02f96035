import type { Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { splitAt } from '../words/phrases.ts';
import { amountIn } from '../words/quantities.ts';
import { amount, type ConstantLine } from './amounts.ts';
import { constantsByCase } from './by-case.ts';
import { constantsOfCases, frontedCase, heldAmounts, withBracketCase } from './cases.ts';
import { clausesOf, frontedAmount, fronts, goingOn } from './clauses.ts';
import { codedSentence } from './coded.ts';
import { countsAlone } from './counts-alone.ts';
import { ellipticAmounts } from './elliptic.ts';
import { fullerName, withOrder } from './fuller-names.ts';
import { gradesTold } from './graded.ts';
import { namedBehind } from './named-behind.ts';
import { amountsNamedInCode } from './named-in-code.ts';
import { prefixTold } from './prefixes.ts';
import { givenByPlan, pricesOf } from './prices.ts';
import { rangeTold } from './ranges-told.ts';
import { valuesForNames } from './runs-told.ts';
import { aboutOf, bySomebody, saidOf } from './said-of.ts';
import { settingAtEnd } from './setting-at-end.ts';
import { valuesTold } from './told-values.ts';

const pointing =
  /^(?:it|this|that|they|there|these|those|are|is|has|(?:of )?which|with|whatever|otherwise|also|a value|see|since|after|before|then|when|where|if|while|as|for|in|on)\b/i;

/** A line without the number of its clause: "2.3.1 The minimum amount is 1 euro." */
export function withoutClause(text: Inline): Inline {
  const number = wording`^(?:§\s*)?\d+(?:\.\d+)+[.)]?\s+(?=[\p{Lu}*_"“])`.exec(text.source);
  return number ? slice(text, number[0].length, text.source.length) : text;
}

/** The constants in a sentence of running text, of which it is sure enough what the amounts belong to. */
export function constantsOfSentence(sentence: Inline): readonly ConstantLine[] {
  const text = withoutClause(sentence);
  // "`EDIT_TIME` of -1 means that there is no limit", "The size is in bytes, i.e. 100 MB": these explain.
  if (/\bmeans\b|\b(?:i\.e\.|that is,?)\s+\S*\d|:$/.test(text.source)) return [];
  // "A call ends after 5 s and is tried twice; after 8 failures it is given up": each has its own amounts.
  const statements = splitAt(text, /;\s+/);
  if (
    statements.length > 1 &&
    statements.every(
      (each) =>
        (amountIn(each) && !pointing.test(each.source)) ||
        fronts.test(each.source) ||
        valuesTold(each).length > 0,
    )
  )
    return statements.flatMap(constantsOfSentence);
  const range = rangeTold(text);
  if (range.length > 0) return range;
  const together = [...ellipticAmounts(text), ...countsAlone(text)];
  if (together.length > 0) return together;
  const place =
    wording`^(?:In|On) (?:the|an?) \p{Ll}+ (?=(?:the |an? )?\p{Ll}+ (?:is|are|has|have|lasts?|stays?) )`.exec(
      text.source,
    );
  if (place) return constantsOfSentence(slice(text, place[0].length, text.source.length));
  const inCode = amountsNamedInCode(text);
  if (inCode.length > 0) return inCode;
  const behind = namedBehind(text);
  if (behind) return behind;
  const there = [...prefixTold(text), ...gradesTold(text)];
  if (there.length > 0) return there;
  const byCase = constantsByCase(text, constantsOfSentence);
  if (byCase.length > 0) return byCase;
  const paid = [...pricesOf(text), ...givenByPlan(text)];
  if (paid.length > 0) return paid;
  const coded = codedSentence(text);
  if (coded.length > 0) return coded;
  const defaults = valuesTold(text);
  if (defaults.length > 0) return defaults;
  const cases = casesOfSentence(text);
  if (cases.length > 0) return cases;
  const named = valuesForNames(text);
  if (named.length > 0) return named;
  const fronted = frontedAmount(text);
  if (fronted) return [fronted.line, ...constantsOfSentence(fronted.rest)];
  // "Whatever the headers demand, the cache lives 60 seconds"
  const framed =
    /^(?:whatever|whenever|when|once|as soon as|if|where|unless|by default|as (?:for|to)|regarding|concerning)\b[^,.\d]*,\s+/i.exec(
      text.source,
    );
  if (framed) {
    const rest = slice(text, framed[0].length, text.source.length);
    // "If the gate is shut, the lamp is `red`": a value of that case alone.
    const isOfCase = /^(?:when|once|as soon as|if|where|unless)/i.test(framed[0]);
    return isOfCase && valuesTold(rest).length > 0 ? [] : constantsOfSentence(rest);
  }
  const [first, ...others] = clausesOf(text);
  const own = first && constantOfClause(first);
  if (!first || !own) return others.length > 0 ? [constantOfClause(text) ?? []].flat() : [];
  const about = aboutOf(amount(first)?.name ?? own.name);
  const subject = bySomebody.test(about.source) ? own.name : about;
  const more = others.map((clause) => goingOn(clause, own, subject) ?? constantOfClause(clause));
  if (more.includes(undefined)) return [constantOfClause(text) ?? []].flat();
  const found = [own, ...more.filter((each) => each !== undefined)].flatMap(withBracketCase);
  const names = new Set(found.map(({ name }) => plain(name)));
  return names.size === found.length ? found : [own];
}

/** A verb that goes with an amount of time. */
const ending = /\s(?:expires?|lasts?|stays?|is kept|are kept|ends?)$/;

/** The constants of a sentence of which the amounts differ by plan or group, and of what it says before them. */
function casesOfSentence(text: Inline): readonly ConstantLine[] {
  const fronted = frontedCase(text);
  if (fronted)
    return constantsOfSentence(fronted.rest).map((line) => ({
      ...line,
      name: { source: `${line.name.source}: ${fronted.of}`, at: line.name.at },
    }));
  const told = heldAmounts(text);
  if (!told) return [];
  const [first] = told.held;
  // "A code expires after 7 days, and is sent 3 times on Basic and 9 times on Plus": what stands before has its own.
  const split =
    amountIn(told.before) &&
    /^(.*\S),?\s+(?:and|but|while)\s+(?!.*\s(?:and|but|while)\s)/s.exec(told.before.source);
  const earlier = split ? constantsOfSentence(slice(text, 0, (split[1] ?? '').replace(/,$/, '').length)) : [];
  const clause = slice(text, split ? split[0].length : 0, first ? first.value.at.end - text.at.start : 0);
  const own = constantOfClause(clause);
  const subject = earlier[0] ? aboutOf(earlier[0].name).source.replace(ending, '') : '';
  const said = split ? plain(amountIn(clause)?.before ?? clause) : own && plain(own.name);
  if (!said) return [];
  const name = split ? `${subject} ${said}`.trim() : said;
  return [...earlier, ...constantsOfCases(name.replace(/[,:]$/, ''), told.held)];
}

function constantOfClause(text: Inline): ConstantLine | undefined {
  const { clause, setting: called } = settingAtEnd(text);
  const told = amount(clause);
  const found = told && withOrder(clause, { ...told, name: withoutAside(told.name) });
  const named =
    found &&
    plain(found.name).split(' ').length <= 12 &&
    !pointing.test(found.name.source) &&
    !/\s(?:the|an?) (?:first|last|next)$/.test(found.name.source);
  if (!named) return undefined;
  // Without a unit a number must be what something is said to be.
  const behind = clause.source.slice(0, found.value.at.start - clause.at.start);
  const own =
    called !== undefined ||
    (wording`\p{L}`.test(found.value.source) && !/^\d[\d.,]*[kKMGT]$/.test(found.value.source)) ||
    /^(?:the\s+)?(?:first|last|next|latest|newest|oldest)\s+$/i.test(behind) ||
    /\b(?:is|are|=|of|version|listens? on (?:the )?port|ist|sind|est)\s+(?:set to\s+|always\s+|(?:limited|restricted) to\s+|capped at\s+)?\**`?$/.test(
      behind,
    );
  const line = own ? fullerName(saidOf(clause, found), behind) : undefined;
  return line && called
    ? { ...line, name: { source: `${line.name.source} ${called}`, at: line.name.at } }
    : line;
}

/** A name without the comma at its end, and without what stands in brackets amid it and only explains it. */
function withoutAside(name: Inline): Inline {
  const bare = slice(name, 0, name.source.replace(/,$/, '').length);
  const aside = / \([^()]*\)(?= \S)| (?:that|which) (?:then )?follows?(?= )/.exec(bare.source)?.[0];
  return aside ? { source: bare.source.replace(aside, ''), at: name.at } : bare;
}

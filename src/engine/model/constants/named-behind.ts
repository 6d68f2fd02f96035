import type { Inline } from '../../syntax/block.ts';
import { codeSpans, plain, slice } from '../../syntax/inline.ts';
import { amountIn } from '../words/quantities.ts';
import { type ConstantLine, endsInComparison } from './amounts.ts';

/** The name of a setting as programmes write it: of several words joined. */
const setting = /^(?=.{3,80}$)[A-Za-z][A-Za-z\d]*(?:[_.-][A-Za-z\d]+)+$|^[a-z]+(?:[A-Z][a-z\d]+)+$/;
/** What stands in the bracket: names, before them a word for what they are, and behind them the value as it is set or what they are. */
const bracket =
  /\(\s*(?:(?:settings?|options?|keys?|parameters?|config(?:uration)?|env(?:ironment)?|see)\s+)?(?<names>`[^`]+`(?:(?:,|,? and|,? or)\s+`[^`]+`)*)(?:\s*(?:=|\sis|\sset to|\sdefaults to)\s*(?<value>[^()]{1,40}?)|,\s[^()\d]{1,60}|\s+(?:of|in) [^()\d]{1,60})?\s*\)/g;
/** What is said to be one name in code, or several in a row, right before such a bracket: "is `master` (", "are `image/jpeg` and `image/png` (". */
const codesBefore =
  /(?<=(?<!\b(?:that|which|who|whoever|where|there)\s)\b(?:is|are|be|defaults to|set to|by default|only|=|:)\s+)(?:`[^`]+`(?:,|,? and|,? or)\s+)*`[^`]+`\s*$/;
/** A clause that tells in which case something is so: what is in its bracket then is no value that is set. */
const ofCase = /(?:^|[\s,;])(?:if|when|unless|while|where|once|as long as)\s[^,;]*$/i;

/** Words of a sentence, at least: in fewer the words before an amount are its name, and the setting stands beside it. */
const SENTENCE = 5;

/** Settings in one bracket, behind the clause that says what they are set to. */
interface Named {
  readonly names: readonly Inline[];
  /** Where the bracket begins and ends. */
  readonly start: number;
  readonly end: number;
  readonly value?: Inline;
}

function settingsIn(text: Inline): readonly Named[] {
  if (!text.source.includes('`')) return [];
  return [...text.source.matchAll(bracket)].flatMap(({ index, 0: whole, groups }): readonly Named[] => {
    const [told = '', value] = [groups?.names, groups?.value];
    const at = index + whole.indexOf(told);
    const names = codeSpans(slice(text, at, at + told.length));
    if (!names.every((each) => setting.test(each.text))) return [];
    const from = value ? text.source.indexOf(value, at + told.length) : 0;
    return [
      {
        names: names.map(({ start, end }) => slice(text, at + start, at + end)),
        start: index,
        end: index + whole.length,
        ...(value ? { value: slice(text, from, from + value.length) } : {}),
      },
    ];
  });
}

/**
 * The constants of a line that names their settings in brackets, each behind its amount: "A visit ends after 30 minutes
 * (`visit_length`)", "The cookie lives for 14 days (`cookie_expire` = 1209600 seconds)", "Mail is off (`MAIL_ON` is `false`)",
 * "The branch of a new one is `master` (`DEFAULT_BRANCH`)". Undefined where a clause has no
 * amount or several, of which nothing tells which one is meant.
 */
export function namedBehind(text: Inline): readonly ConstantLine[] | undefined {
  const all = settingsIn(text);
  const found = all.map(({ names, start, value }, index): readonly ConstantLine[] => {
    const clause = slice(text, all[index - 1]?.end ?? 0, start);
    const told = amountIn(clause);
    // "Lamps stay on: 5 hours (`lamp.hours`)": what a colon parts from the only amount names it.
    const isNamed = told !== undefined && all.length === 1 && /:[*_]*$/.test(told.before.source);
    const tells = told && !isNamed && !amountIn(told.after) && plain(clause).split(' ').length >= SENTENCE;
    const own = valueIn(clause, value) ?? (tells ? compared(clause, told) : undefined);
    return own ? names.map((name) => ({ name, value: own, remark: remarkOf(clause) })) : [];
  });
  return all.length > 0 && found.every((lines) => lines.length > 0) ? found.flat() : undefined;
}

/** What a bracket says that its setting is, or the names in code right before it; none in a clause of a case. */
function valueIn(clause: Inline, told: Inline | undefined): Inline | undefined {
  if (told?.source.startsWith('`') && ofCase.test(clause.source)) return undefined;
  const codes = told ? undefined : codesBefore.exec(clause.source);
  return codes && plain(clause).split(' ').length >= SENTENCE
    ? slice(clause, codes.index, codes.index + codes[0].trimEnd().length)
    : told;
}

/** An amount with what compares before it: "at most 3600 seconds". */
function compared(clause: Inline, { before, whole }: NonNullable<ReturnType<typeof amountIn>>): Inline {
  const lead = (endsInComparison.exec(` ${before.source}`)?.[0].length ?? 1) - 1;
  return lead > 0 ? slice(clause, before.source.length - lead, whole.at.end - clause.at.start) : whole;
}

/** What the words before the setting say, without what joins them to those before. */
const remarkOf = (clause: Inline): string =>
  plain(clause).replace(/^[\s,;.]*(?:and|or|but|likewise)?\s+/i, '');

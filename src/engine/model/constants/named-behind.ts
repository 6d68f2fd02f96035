import type { Inline } from '../../syntax/block.ts';
import { type Piece, pieces, plain, slice } from '../../syntax/inline.ts';
import { amountIn } from '../words/quantities.ts';
import { type ConstantLine, endsInComparison } from './amounts.ts';

/** The name of a setting as programmes write it: of several words joined. */
const setting = /^(?=.{3,80}$)[A-Za-z][A-Za-z\d]*(?:[_.-][A-Za-z\d]+)+$|^[a-z]+(?:[A-Z][a-z\d]+)+$/;
const opens = /\(\s*(?:(?:setting|option|key|parameter|config(?:uration)?|env(?:ironment)?|see)\s+)?$/i;
/** What closes the bracket, perhaps with the value as it is set, or what the setting is: `) `, ` = 3600 seconds)`, `, a setting)`. */
const closes = /^\s*(?:=\s*(?<value>[^()]{1,40}?)|,\s[^()\d]{1,60})?\s*\)/;

/** Words of a sentence, at least: in fewer the words before an amount are its name, and the setting stands beside it. */
const SENTENCE = 5;

/** A setting in brackets, with the clause that it names. */
interface Named {
  readonly name: Piece;
  /** Where the bracket begins and ends. */
  readonly start: number;
  readonly end: number;
  readonly value?: Inline;
}

function settingsIn(text: Inline): readonly Named[] {
  if (!text.source.includes('`')) return [];
  return pieces(text).flatMap((name): readonly Named[] => {
    if (name.kind !== 'code' || !setting.test(name.text)) return [];
    const before = opens.exec(text.source.slice(Math.max(0, name.start - 30), name.start));
    const after = closes.exec(text.source.slice(name.end));
    if (!before || !after) return [];
    const from = name.end + after[0].indexOf(after.groups?.value ?? '');
    const value = after.groups?.value;
    return [
      {
        name,
        start: name.start - before[0].length,
        end: name.end + after[0].length,
        ...(value ? { value: slice(text, from, from + value.length) } : {}),
      },
    ];
  });
}

/**
 * The constants of a line that names their settings in brackets, each behind its amount: "A visit ends after 30 minutes
 * (`visit_length`)", "The cookie lives for 14 days (`cookie_expire` = 1209600 seconds)". Undefined where a clause has no
 * amount or several, of which nothing tells which one is meant.
 */
export function namedBehind(text: Inline): readonly ConstantLine[] | undefined {
  const all = settingsIn(text);
  const found = all.flatMap(({ name, start, value }, index): readonly ConstantLine[] => {
    const clause = slice(text, all[index - 1]?.end ?? 0, start);
    const told = amountIn(clause);
    // "Lamps stay on: 5 hours (`lamp.hours`)": what a colon parts from the only amount names it.
    const isNamed = told !== undefined && all.length === 1 && /:[*_]*$/.test(told.before.source);
    const tells = told && !isNamed && !amountIn(told.after) && plain(clause).split(' ').length >= SENTENCE;
    const own = value ?? (tells ? compared(clause, told) : undefined);
    return own ? [{ name: slice(text, name.start, name.end), value: own, remark: remarkOf(clause) }] : [];
  });
  return all.length > 0 && found.length === all.length ? found : undefined;
}

/** An amount with what compares before it: "at most 3600 seconds". */
function compared(clause: Inline, { before, whole }: NonNullable<ReturnType<typeof amountIn>>): Inline {
  const lead = (endsInComparison.exec(` ${before.source}`)?.[0].length ?? 1) - 1;
  return lead > 0 ? slice(clause, before.source.length - lead, whole.at.end - clause.at.start) : whole;
}

/** What the words before the setting say, without what joins them to those before. */
const remarkOf = (clause: Inline): string =>
  plain(clause).replace(/^[\s,;.]*(?:and|or|but|likewise)?\s+/i, '');

import type { Fix } from '../../finding.ts';
import { partOf } from '../../model/blocks/context.ts';
import { amountsOf, casesOf } from '../../model/derived/bounds.ts';
import type { Constant } from '../../model/domain-elements.ts';
import type { Prose } from '../../model/element.ts';
import type { Mention, Model, PointText } from '../../model/model.ts';
import { shownValue } from '../../model/stated.ts';
import { isSameList } from '../../model/tracking/lists.ts';
import { perElement, settled } from '../../model/tracking/per-element.ts';
import { unitsDiffer } from '../../model/words/units.ts';
import type { Place } from '../../place.ts';
import type { PointCheck, Report } from '../check.ts';
import { whichHolds } from '../choice.ts';

/** A name that cannot be an ordinary word: `MAX_LINES`, `maxLines`, `max_lines`. */
const telling = /_|[a-z][A-Z]/;

/** Words that begin a condition: a value behind them in the clause is one that the name may have, and not its own. */
const conditional =
  /\b(?:when(?:ever)?|where(?:ver)?|while|if|unless|until|once|as (?:long|soon) as|in case|provided|assuming|with|without|either|setting)\b[^.;:!?]*$/i;

/** Words behind a value that tell what it does: "MODE = 0 turns it off", "MAX is 0: no limit". */
const effect =
  /^\s*(?:→|⇒|[-=]>|:|(?:also |only )?(?:means?|disables?|enables?|hides?|shows?|turns?|switch(?:es)?|stands for|removes?|allows?|forbids?|lifts?)\b)/i;

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A number that a text gives as the value of a name. */
interface ValueBehind {
  readonly number: number;
  readonly digits: string;
  readonly unit: string;
  /** Offset of the name in the text, and how far behind its end the number stands. */
  readonly index: number;
  readonly gap: number;
}

/** What the text gives as the value right behind a name: "MAX_LINES (100 entries)", "MAX_LINES = 100", "MAX_LINES is 100". */
function valueBehind(text: string, name: string): ValueBehind | undefined {
  const pattern = `(?<![\\w.])${literally(name)}(\\s*\\(|\\s*=\\s*|\\s+is\\s+)(\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?)(?:\\s*([A-Za-z%]+))?(?![\\w])`;
  const match = new RegExp(pattern).exec(text);
  if (!match) return undefined;
  const [all, gap = '', digits = '', unit = ''] = match;
  // "is 10 times …", "= 2 * …": the number is part of something else.
  const behind = text.slice(match.index + all.length);
  const told = text.slice(match.index + all.length - unit.length);
  if (!gap.includes('(') && (conditional.test(text.slice(0, match.index)) || effect.test(told)))
    return undefined;
  if (/^\s*(?:[*+/^×-]|to\b|or\b|,\s*\d)/.test(behind) || /^(?:times|to|or|per)$/i.test(unit))
    return undefined;
  return { number: Number(digits.replaceAll(',', '')), digits, unit, index: match.index, gap: gap.length };
}

/**
 * Either number in place of the other: both stand in the document, and a person says which one holds. None where the
 * constant has several values.
 */
function choices({ value }: Constant, { digits }: ValueBehind, at: Place): readonly Fix[] {
  const declared = shownValue(value);
  if (value.is !== 'shown' || declared?.is !== 'number') return [];
  return [
    {
      kind: 'replace',
      label: `Write ${declared.text} here, as the constants have it`,
      at,
      text: declared.text,
      was: digits,
    },
    {
      kind: 'replace',
      label: `Write ${digits} under the constants, as the text has it`,
      at: value.at,
      text: digits,
      was: declared.text,
    },
  ];
}

/** Where the number stands in prose, as far as the code span of its name tells; a fix looks whether it does. */
function placeIn(
  prose: Prose,
  mention: Mention | undefined,
  { index, gap, digits }: ValueBehind,
  name: string,
) {
  const start = mention ? mention.at.to - prose.at.from + 1 : index + name.length;
  return partOf(prose.at, start + gap, start + gap + digits.length);
}

function reportOf(model: Model, text: PointText, prose: Prose, constant: Constant): readonly Report[] {
  const behind = valueBehind(prose.text, constant.name);
  if (!behind) return [];
  const amounts = amountsOf(model, {
    constant: { kind: 'constant', name: constant.name, at: prose.at },
    at: prose.at,
  });
  if (amounts.length === 0 || amounts.includes(behind.number) || unitsDiffer(constant.unit, behind.unit))
    return [];
  const mention = text.mentions.find(
    ({ text: name, at }) => name === constant.name && at.from >= prose.at.from && at.to <= prose.at.to,
  );
  const fixes =
    amounts.length === 1 ? choices(constant, behind, placeIn(prose, mention, behind, constant.name)) : [];
  const says = [...amounts.map(String), behind.digits];
  const choice = whichHolds(`What is “${constant.name}”: ${says.join(' or ')}?`, says, fixes);
  return [
    {
      at: mention?.at ?? prose.at,
      message: `The text says that “${constant.name}” is ${`${behind.digits} ${behind.unit}`.trim()}, and the table of constants says ${amounts.join(' or ')}. Say it in one place only.`,
      related: [{ message: `declared here as ${amounts.join(' or ')}`, at: constant.nameAt }],
      fixes,
      ...(choice ? { choice } : {}),
    },
  ];
}

/** The names of constants that cannot be ordinary words. */
const names = settled(
  ({ constants }): readonly string[] => [
    ...new Set(constants.constants.map(({ name }) => name).filter((name) => telling.test(name))),
  ],
  isSameList,
);

/** The names that stand in a stretch of prose. */
const namesIn = perElement((model: Model, { text }: Prose): readonly string[] =>
  telling.test(text) ? names(model).filter((name) => text.includes(name)) : [],
);

/** Prose gives a constant another value than its declaration. */
export const check: PointCheck = {
  id: 'document/same-fact-twice',
  severity: 'error',
  summary: 'The text and a declaration say the same thing differently.',
  reads: 'each-point',
  also: ['constants'],
  run: (model, point) => {
    if (point === 'constants') return [];
    const text = model.points[point];
    return text.prose.flatMap((prose) =>
      namesIn(model, prose).flatMap((name) => {
        const [constant] = casesOf(model, name);
        return constant ? reportOf(model, text, prose, constant) : [];
      }),
    );
  },
};

import type { Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { type Head, sentences, splitAt } from '../words/phrases.ts';
import { amountIn, comparing } from '../words/quantities.ts';
import type { ConstantLine } from './amounts.ts';
import { ofLabel, wordsOfLabel } from './label-names.ts';

/** What joins a part to the one before it. */
const joint = /,\s+(?:and\s+)?|\s+and\s+/;

/** Words before an amount that name it, with what says of them that they have it: "the size is", "a link lives for". */
const naming = wording.i`^(?:(?:the|an?|each|every)\s+)?(?<name>(?!(?:it|they|this|that|these|those|there|each|every|both|all|only|also|then|at|in|on|for|after|within|up|no|not)(?![\p{L}]))\p{L}[\p{L}\p{N}'’_./-]*(?:\s[\p{L}\p{N}'’_./-]+){0,6}?)(?<says>\s(?:is|are|(?:is|are) (?:kept|valid|limited|set|capped|sent|polled|retried) (?:for|to|at|after|every)|lasts?(?: for)?|lives?(?: for)?|expires? after|takes?|times? out after|runs?)(?:\s${comparing}|\s(?:every|about))?|,|:)?$`;

/** Words that only compare, and name nothing. */
const isComparing = wording.i`^${comparing}$`;

/** A part with a name and an amount of its own. */
interface OwnPart {
  readonly name: Inline;
  readonly isSaid: boolean;
  readonly value: Inline;
  readonly remark: string;
}

function ownPart(part: Inline): OwnPart | undefined {
  const bare = slice(part, 0, part.source.replace(/\.$/, '').length);
  const found = amountIn(bare);
  if (!found) return undefined;
  const start = found.whole.at.start - bare.at.start;
  const before = bare.source.slice(0, start).trimEnd();
  const { name, says } = naming.exec(before)?.groups ?? {};
  if (name === undefined || isComparing.test(name)) return undefined;
  const at = before.indexOf(name);
  const compared = wording.i`(?:${comparing}|every|about)$`.exec(says ?? '')?.[0];
  const from = compared ? before.length - compared.length : start;
  return {
    name: slice(bare, at, at + name.length),
    isSaid: says !== undefined,
    value: slice(bare, from, found.whole.at.end - bare.at.start),
    remark: plain(found.after).replace(/^[,.;\s]+/, ''),
  };
}

/** The parts of a clause that each have a name and an amount; the clause itself where one has none. */
function partsOf(clause: Inline): readonly (OwnPart | undefined)[] {
  const parts = splitAt(clause, joint).map(ownPart);
  return parts.length > 1 && parts.every((each) => each) ? parts : [ownPart(clause)];
}

/**
 * Bold words that only gather what stands behind them, where each clause of that names its amount itself: "**People.** A
 * name has 40 letters at most, and a picture lives for 9 days; the lowest rank is 1." `read` finds the constants of a
 * clause that does so in another way.
 */
export function gatheredBy(
  { kind, names, label, rest }: Head,
  read: (text: Inline) => readonly ConstantLine[],
): readonly ConstantLine[] | undefined {
  if (kind !== 'strong' || names.length !== 1 || !/[.:]\*\*$/.test(label.source)) return undefined;
  const clauses = sentences(rest)
    .flatMap((each) => splitAt(each, /;\s+/))
    .map((clause) => ({ clause, parts: partsOf(clause) }));
  const own = clauses.flatMap(({ parts }) => parts.filter((each) => each !== undefined));
  const [first] = clauses[0]?.parts ?? [];
  // Behind a colon one amount is that of the bold words.
  if (!first || (own.length < 2 && !(first.isSaid && label.source.endsWith('.**')))) return undefined;
  const title = plain(label).replace(/[.:]$/, '');
  const ofWords = own.length === clauses.flatMap(({ parts }) => parts).length && wordsOfLabel(own, title);
  if (ofWords) return own.map(({ value, remark }, at) => ({ name: ofWords[at] ?? value, value, remark }));
  return clauses.flatMap(({ clause, parts }) =>
    parts.flatMap((part) =>
      part ? { name: ofLabel(part.name, title, 1), value: part.value, remark: part.remark } : read(clause),
    ),
  );
}

import type { HeadingBlock, Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { once } from '../../tracking/once.ts';
import { nameOf } from '../../words/names.ts';
import type { Step } from '../arrows/step.ts';
import { type HeadingStates, rowIn } from '../headings/heading-states.ts';
import { type Named, namedIn } from '../words/named-states.ts';

/** What stands between the state that is left and the one that is reached. */
const onward =
  /^(?:\s*>\s*|\s+(?:(?:back |on )?(?:in)?to|then|(?:becomes?|turns (?:in)?to|goes (?:back |on )?(?:in)?to|falls back to|moves (?:back |on )?to)(?: an?)?)\s+|,?\s+(?:and )?then\s+(?:to\s+)?)$/i;
/** What stands between two states that are both left, or between two steps. */
const beside = /^(?:,|,?\s+(?:and|or)|,?\s+also)\s+(?:also\s+)?(?:from\s+)?(?:an?\s+)?$/i;
/** What may stand behind the last name: nothing, or where something else begins. */
const ends = /^(?:\s*$|\s*[,;.:(]|\s+[–—-]\s|\s+(?:when|if|once|by|after|as soon as|unless|on)\s)/i;
/** What comes into being: "created: draft". */
const creates =
  /^(?:is |gets )?(?:creat\w+|new|made(?: by hand)?|adds?|added|arrives?|written|built|born|starts?|begins?|saved?|registers?|registered|imports?|imported|placed|submitted|opened|first|initial|form sent|comes? in)\b[^,;:]{0,30}$/i;

interface Parted {
  /** What stands before the colon, where no state is named. */
  readonly label: Inline | undefined;
  readonly rest: Inline;
}

function parted(line: Inline, states: readonly Inline[]): Parted {
  const found = /^[^:\n]{2,80}:\s+(?=\S)/.exec(line.source);
  const label = found && slice(line, 0, found[0].trimEnd().length - 1);
  if (!found || !label || namedIn(label, states).length > 0) return { label: undefined, rest: line };
  return { label, rest: slice(line, found[0].length, line.source.length) };
}

/**
 * The steps of a line between the states that stand in a row beside the name of its heading, in as few words as possible:
 * "publish: draft to live", "from live to closed: the owner closes it", "draft, live > gone", "closing: live, then
 * closed", "created: draft". None where anything else stands between the names.
 */
export function stepsBetweenRow(line: Inline, heading: HeadingBlock | undefined): readonly Step[] {
  const row = heading && !line.source.includes('→') ? rowIn(heading) : undefined;
  const states = row && namesOf(row);
  if (!states) return [];
  const { label, rest } = parted(withoutMarks(line), states);
  const lead = /^\s*(?:from\s+)?(?:an?\s+)?/i.exec(rest.source)?.[0].length ?? 0;
  const named = namedIn(rest, states);
  const [first] = named;
  if (!first || first.start !== lead) return [];
  if (named.length === 1) {
    const isNew = label !== undefined && creates.test(label.source) && isEnd(rest, first);
    return isNew ? [{ from: slice(rest, 0, 0), to: first.name, event: label, isNew }] : [];
  }
  return between(rest, named, label ?? eventBehind(rest, named));
}

/** A line with blanks for the marks around names. Offsets stay. */
const withoutMarks = ({ source, at }: Inline): Inline => ({ source: source.replace(/[`*]/g, ' '), at });

/** The names of a row without their marks. */
const namesOf = once(({ states }: HeadingStates): readonly Inline[] =>
  states.map((each) => ({ source: nameOf(each).name, at: each.at })),
);

const isEnd = ({ source }: Inline, { end }: Named): boolean => ends.test(source.slice(end));

/** The steps between names of which each follows the one before it; none behind what is something else. */
function between(rest: Inline, named: readonly Named[], event: Inline): readonly Step[] {
  const steps: Step[] = [];
  let origins: Named[] = [];
  let reached = false;
  for (const [index, each] of named.entries()) {
    const before = named[index - 1];
    const gap = before ? rest.source.slice(before.end, each.start) : '';
    if (before && onward.test(gap)) {
      const from = reached ? [before] : origins;
      for (const origin of from) steps.push({ from: origin.name, to: each.name, event });
      reached = true;
    } else if (!before || beside.test(gap)) {
      origins = reached ? [each] : [...origins, each];
      reached = false;
    } else return isEnd(rest, before) ? steps : [];
  }
  const last = named.at(-1);
  return reached && last && isEnd(rest, last) ? steps : [];
}

/** What stands behind the last name: "draft to live: it is published". */
function eventBehind(rest: Inline, named: readonly Named[]): Inline {
  const behind = slice(rest, named.at(-1)?.end ?? 0, rest.source.length);
  return slice(behind, /^[\s,;.:–—(-]*/.exec(behind.source)?.[0].length ?? 0, behind.source.length);
}

import type { Block, Inline, Item } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import type { Gathering } from '../blocks/reading.ts';
import { once } from '../tracking/once.ts';
import { labelled } from '../words/names.ts';
import { headOf } from '../words/phrases.ts';
import { type RuleFact, silent, type Told, toldOf } from './messages.ts';
import type { RuleLine } from './subjects.ts';

/** What a limit is called, and no field: "Required: yes", "Max length: 80". */
const limit =
  /^(?:required|mandatory|optional|nullable|unique|(?:data )?type|format|pattern|regex|range|allowed(?: values| characters)?|default(?: value)?|(?:max(?:imum)?|min(?:imum)?)(?: (?:length|value|size|number|count|items|characters))?|length|size)$/;
/** What says that rules stand behind it. */
const ruling = /^(?:rules?|constraints?|validations?|checks?|limits?|requirements?)$/;

function isLimit(text: Inline): boolean {
  const line = labelled(text);
  return line !== undefined && line.rest.source !== '' && (limit.test(line.label) || ruling.test(line.label));
}

/** The lines among which an item stands: those nested below the same line, or those of its list. */
function among(above: Item | Block): readonly Item[] {
  if (!('kind' in above)) return above.children.flatMap(({ items }) => items);
  return above.kind === 'list' ? above.items : [];
}

/** Whether the labels of the lines below are all those of limits, or of what somebody is told: the lines are about what is named above them. */
const sayLimits = once((above: Item | Block): boolean => {
  const labels = among(above).filter(({ text }) => labelled(text) !== undefined);
  return (
    labels.some(({ text }) => isLimit(text)) &&
    labels.every(({ text }) => isLimit(text) || toldOf(text, true))
  );
});

/**
 * What a line with the label of a limit says of what is named above it, the name of a field or a heading. Undefined
 * where another line next to it has a label of its own: then each names a field, be it called "Format".
 */
export function limitBelow(
  { text }: Item,
  around: Item | undefined,
  isBelowHeading: boolean,
  gather: Gathering<RuleFact>,
): RuleLine | undefined {
  if (
    !(around || isBelowHeading) ||
    !isLimit(text) ||
    !(around ? sayLimits(around) : gather.ofBlock(sayLimits))
  )
    return undefined;
  const line = labelled(text);
  const rule = line && ruling.test(line.label) ? line.rest : text;
  if (!around) return { subject: undefined, rule };
  const subject = headOf(around.text)?.names[0] ?? around.text;
  return { subject: slice(subject, 0, subject.source.replace(/\s*:$/, '').length), rule };
}

/** What one line next to a limit says that somebody is told who breaks any of them; nothing where several say it. */
export const toldBeside = (around: Item | undefined, gather: Gathering<RuleFact>): Told =>
  around ? toldAmong(around) : gather.ofBlock(toldAmong);

const toldAmong = once((above: Item | Block): Told => {
  const [only, ...others] = sayLimits(above)
    ? among(above).flatMap(({ text }) => toldOf(text, true) ?? [])
    : [];
  return only && others.length === 0 ? only : silent;
});

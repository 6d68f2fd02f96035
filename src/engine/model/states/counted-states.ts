import type { Inline } from '../../syntax/block.ts';
import { slice, splitOutside } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Context } from '../blocks/context.ts';
import type { Gathering } from '../blocks/reading.ts';
import { nameOf } from '../words/names.ts';
import { headOf } from '../words/phrases.ts';
import { type Fact, stateFact, type Title } from './lifecycle-facts.ts';
import { titleOf } from './titles.ts';
import { speaksOfStates } from './words.ts';

/** A value and the state that it stands for: `1 Active`, `` `0` = draft ``, `2: on hold (waiting)`. */
const counted = wording`^\`?\d{1,4}\`?\s*(?:(?:=|:|–|—|-)\s*)?(?<name>[\`*]*\p{L}[\p{L}_-]*(?: \p{L}[\p{L}_-]*){0,2}[\`*]*)(?:\s*\([^()]*\))?$`;

/** The names of values that a text counts one after the other, and nothing else: `1 Active, 2 Pending, 3 Closed`. */
function namesCounted(text: Inline): readonly Inline[] {
  const whole = slice(text, 0, text.source.replace(/\.$/, '').length);
  const names = splitOutside(whole, ',;·').map((part) => {
    const name = counted.exec(part.source)?.groups?.name;
    const start = name === undefined ? 0 : part.source.indexOf(name);
    return name === undefined ? undefined : slice(part, start, start + name.length);
  });
  const found = names.filter((name) => name !== undefined);
  return found.length > 1 && found.length === names.length ? found : [];
}

/**
 * Takes in the states that a line counts by their values, behind a label or alone: "Status: 1 active, 2 closed". A label
 * that is no word for states names what they are of. Gives whether it did.
 */
export function readCounted(text: Inline, context: Context, gather: Gathering<Fact>): boolean {
  const head = headOf(text);
  const label = head?.mark === ':' && head.names.length === 1 ? head.names[0] : undefined;
  const names = namesCounted(label && head ? head.rest : text);
  const where: Title =
    label && !speaksOfStates.test(label.source)
      ? { lead: nameOf(label).name, titled: true }
      : titleOf(context);
  for (const name of names) gather.fact(stateFact(where, name));
  return names.length > 0;
}

import type { Inline } from '../../../syntax/block.ts';
import { slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { splitAt } from '../../words/phrases.ts';

/** A value and the state that it stands for: `1 Active`, `` `0` = draft ``, `2: on hold (waiting)`. */
const counted = wording`^\`?\d{1,4}\`?\s*(?:(?:=|:|–|—|-)\s*)?(?<name>[\`*]*\p{L}[\p{L}_-]*(?: \p{L}[\p{L}_-]*){0,2}[\`*]*)(?:\s*\([^()]*\))?$`;

/** A state and the value behind it that stands for it: `draft 1`, `Active = 2`, "expired is -1 and computed". */
const valued = wording`^(?<name>[\`*]*\p{L}[\p{L}_-]*(?: \p{L}[\p{L}_-]*){0,2}?[\`*]*)\s*(?:(?:=|:|\bis)\s*)?\(?\`?-?\d{1,4}\`?\)?(?:\s*\([^()]*\)|\s+and\s.*)?$`;

/** What stands between values of which a sentence says that they are all: "sent (1), paid (2) and lost (3)". */
const between = /\s*[,;·]\s*(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/;

/** The names of values that a text counts one after the other, and nothing else: `1 Active, 2 Pending`, `draft 1, sent 2`. */
export function namesCounted(text: Inline): readonly Inline[] {
  return namesOf(splitOutside(withoutStop(text), ',;·'));
}

/** The names of values of which a sentence says that they are all: "sent (1), paid (2) and lost (3)". */
export function namesListedWithValues(text: Inline): readonly Inline[] {
  return namesOf(splitAt(withoutStop(text), between));
}

const withoutStop = (text: Inline): Inline => slice(text, 0, text.source.replace(/\.$/, '').length);

function namesOf(parts: readonly Inline[]): readonly Inline[] {
  const manner = counted.test(parts[0]?.source ?? '') ? counted : valued;
  const names = parts.map((part) => {
    const name = manner.exec(part.source)?.groups?.name;
    const start = name === undefined ? 0 : part.source.indexOf(name);
    return name === undefined ? undefined : slice(part, start, start + name.length);
  });
  const found = names.filter((name) => name !== undefined);
  // "Level 1, Level 2" are names with numbers.
  const apart = new Set(found.map(({ source }) => source.toLowerCase())).size === found.length;
  return found.length > 1 && found.length === names.length && apart ? found : [];
}

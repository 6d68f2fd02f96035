import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { isIdentifier } from '../words/names.ts';
import { unitOf } from '../words/units.ts';

/** A single word in brackets that closes a clause. */
const lastBracket = wording`\s\((?<word>\p{L}[\p{L}\p{N}_.]{5,60})\)(?=[.,;]?$)`;
/** Words run together as settings are: `maxberths`, `nomooringfine`. What ends as words of a language do is none. */
const runTogether =
  /^(?:max|min)[a-z]{5,}$|^[a-z]{11,}(?<!(?:ed|ly|al|able|ible|ing|tions?|ments?|ary|ive|ents?|ors?|ers?))$/;

/** A clause without the setting in brackets that closes it and names its amount: "A fine above 5 marks blocks mooring (nomooringfine)". */
export function settingAtEnd(clause: Inline): {
  readonly clause: Inline;
  readonly setting: string | undefined;
} {
  const found = clause.source.includes(')') ? lastBracket.exec(clause.source) : null;
  const word = found?.groups?.word ?? '';
  const isSetting = isIdentifier(word) || (runTogether.test(word) && !unitOf(word));
  if (!found || !isSetting) return { clause, setting: undefined };
  return { clause: slice(clause, 0, found.index), setting: `(${word})` };
}

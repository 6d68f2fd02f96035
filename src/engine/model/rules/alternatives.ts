import type { Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { namesListed } from '../words/phrases.ts';
import type { RuleLine } from './subjects.ts';

/** How many of the names behind it something is said of: "either", "one of", "at least two of". */
const howMany = wording.i`^(?:either|neither|not both|(?:at (?:least|most) |exactly |only |precisely |no more than |any )?(?:one|two|1|2) (?:or more )?(?:of|out of)|any of|none of|some of|entweder|mindestens eines? (?:von|aus)|(?:un|une|l'un|l'une) de)\s+(?:(?:the|these|following)\s+)*(?:(?:fields?|values?|parameters?|properties|keys)\s+)?`;
/** What follows the names: what there has to be of them. */
const demands = wording.i`\s+(?:is|are|must|may|can|cannot|has|have|needs?|should|shall|muss|müssen|darf|doit|doivent)(?!\p{L})`;
/** What parts names of which something is said together. */
const joint = /\s+nor\s+/i;

/** Words of a name, at most. */
const LONGEST_NAME = 3;

/**
 * What a line says of several names together, of which not each has to be as it says: "Either `fax` or `phone` is
 * required, unless …". It is a rule of each of them in the words of the line; undefined for any other line.
 */
export function alternativesIn(line: Inline): readonly RuleLine[] | undefined {
  const start = howMany.exec(line.source)?.[0].length ?? 0;
  if (start === 0) return undefined;
  const rest = slice(line, start, line.source.length);
  const end = demands.exec(rest.source.replace(/`[^`]*`/g, (code) => '`'.repeat(code.length)))?.index ?? 0;
  const names = namesListed(slice(rest, 0, end)).flatMap((part) => {
    const nor = joint.exec(part.source);
    return nor
      ? [slice(part, 0, nor.index), slice(part, nor.index + nor[0].length, part.source.length)]
      : [part];
  });
  const areNames = names.every((name) => isName(name));
  return names.length > 1 && areNames ? names.map((subject) => ({ subject, rule: line })) : undefined;
}

function isName(name: Inline): boolean {
  const words = plain(name);
  return (
    wording`^\`[^\`]+\`$|^(?:the |an? )?[\p{L}_][\p{L}\p{N}'’_-]*(?: [\p{L}\p{N}'’_-]+)*$`.test(
      name.source,
    ) &&
    words.split(' ').length <= LONGEST_NAME &&
    !/^(?:them|these|those|which|it|us|you)\b/i.test(words)
  );
}

import type { HeadingBlock, Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { fold } from '../derived/name-index.ts';
import { once } from '../tracking/once.ts';
import { nameOf } from '../words/names.ts';
import { splitAt } from '../words/phrases.ts';
import { entityName as nameOfHeading } from './lists.ts';

/** The names that a heading gives: one, or several that `and`, commas or signs join: "`Tag` and `EntryTag`". */
export function headingNames(heading: HeadingBlock | undefined): readonly Inline[] {
  return heading ? namesGiven(heading) : [];
}

const namesGiven = once((heading: HeadingBlock): readonly Inline[] => {
  const { name, nameAt } = nameOfHeading(heading);
  const written = slice(
    heading.title,
    nameAt.from - heading.title.at.from,
    nameAt.to - heading.title.at.from,
  );
  const parts = splitAt(written, /\s*,\s*(?:and\s+)?|\s+(?:and|und|et|\+|&|\/)\s+/).map((part) => {
    const plainly = nameOf(part).name;
    return { source: plainly, at: part.at };
  });
  return parts.length > 1 && parts.every(({ source }) => wording`^[\p{L}_][\p{L}\p{N}_]*$`.test(source))
    ? parts
    : [{ source: name, at: written.at }];
});

/** The one of several names of a heading that the line above a list gives: "orders:" below "orders + order_lines". */
export function namedByLead(heading: HeadingBlock | undefined, lead: string): Inline | undefined {
  const names = headingNames(heading);
  if (names.length < 2) return undefined;
  const said = fold(lead.replace(/\s*\([^()]*\)|:$/g, '').trim());
  return names.find(({ source }) => fold(source) === said);
}

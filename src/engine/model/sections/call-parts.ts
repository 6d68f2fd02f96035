import type { HeadingBlock } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { groupedBy } from '../derived/grouped-by.ts';
import { words } from '../words/names.ts';

/** Titles of what a call takes and answers. */
const titles =
  /^(?:(?:(?:success|error|example|possible) )?(?:requests?|responses?|answers)|(?:(?:path|query|url|body|request|response) )?(?:parameters|params|body|headers|payload))$/;

const isTitle = (heading: HeadingBlock): boolean => titles.test(words(plain(heading.title)));

/** An address behind a method, or alone in code. */
const address = /\b(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\b[\s`*]+\/|`\/[^`]*`/;

/**
 * The headings that some documents write at the level of the heading whose call they tell of: "### List the notes",
 * "### Responses". Such a title comes again and again, or stands behind one that has an address.
 */
export function callParts(headings: readonly HeadingBlock[]): ReadonlySet<HeadingBlock> {
  const alike = groupedBy(headings.filter(isTitle), ({ level, title }) => `${level} ${words(plain(title))}`);
  const parts = new Set<HeadingBlock>();
  /** By level: the last heading that is no such title, below those of higher levels. */
  let above: readonly (HeadingBlock | undefined)[] = [];
  for (const heading of headings) {
    const { level, title } = heading;
    const before = above[level];
    if (!isTitle(heading)) above = Object.assign(above.slice(0, level), { [level]: heading });
    else if (before) {
      const isRepeated = (alike.get(`${level} ${words(plain(title))}`)?.length ?? 0) > 1;
      if (isRepeated || address.test(before.title.source)) parts.add(heading);
    } else above = above.slice(0, level);
  }
  return parts;
}

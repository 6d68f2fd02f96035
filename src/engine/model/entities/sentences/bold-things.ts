import type { HeadingBlock, Inline } from '../../../syntax/block.ts';
import { pieces, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { fold } from '../../derived/name-index.ts';
import type { Field } from '../../domain-elements.ts';
import { unwrapped } from '../../words/phrases.ts';
import type { EntityFact } from '../facts.ts';
import { fieldsIn, mentionedFields } from '../fields/running-fields.ts';
import { headingNames } from '../heading-names.ts';
import { entityOf, isFree, namesSeveral } from '../lists.ts';
import { tellsFields } from '../words/tells-fields.ts';

/** A name in bold or slanted type that running text begins with, perhaps behind an article. */
const opening = wording`^(?<article>(?:An?|The|Each|Every|One)\s+)?(?<type>\*{1,2})(?<name>\p{Lu}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,3})(?<stop>[.:])?\k<type>(?<mark>:|\s+[–—-]{1,2}\s)?`;

/** The bold name that opens running text, and what stands around it. */
export interface BoldOpening {
  readonly name: Inline;
  readonly rest: Inline;
  /** Whether it stands behind an article, or goes on as a sentence: no label of what follows. */
  readonly isSubject: boolean;
  /** Whether it stands alone in its line, perhaps with a remark in brackets: the lines below it are read as such. */
  readonly isAlone: boolean;
}

const endOfLine = /^[ \t]*(?:\([^()\n]*\))?:?[ \t]*(?:\n|$)/;

/** The bold name that a text begins with; undefined where it begins otherwise. */
export function boldOpening(text: Inline): BoldOpening | undefined {
  const found = opening.exec(text.source);
  const { article = '', type = '', name = '', stop, mark } = found?.groups ?? {};
  if (!found) return undefined;
  const start = article.length + type.length;
  const rest = slice(text, found[0].length, text.source.length);
  const isLabel = stop !== undefined || mark !== undefined;
  return {
    name: slice(text, start, start + name.length),
    rest,
    isSubject: article !== '' || !isLabel,
    isAlone: endOfLine.test(text.source.slice(found[0].length)),
  };
}

/** Whether a heading is called as a name is. */
export function isCalled(heading: HeadingBlock | undefined, name: Inline): boolean {
  return headingNames(heading).some(({ source }) => fold(source) === fold(name.source));
}

/**
 * The thing that a paragraph is about which its name in bold type opens, with its fields in code: "**Crane**, one at each
 * pier: `reach` (decimal) and `lifts`", "A **Berth** is a place. It has a `depth` (decimal)"; and others behind it, each
 * with its own. Where the heading above names something and has fields of its own it may be a part of that; not so where a
 * bold line above names another thing (`isBesideTitle`).
 */
export function boldThings(
  text: Inline,
  heading: HeadingBlock | undefined,
  isBesideTitle: boolean,
): readonly EntityFact[] {
  const opened = text.source.includes('`') ? boldOpening(text) : undefined;
  if (!opened || isCalled(heading, opened.name) || opened.isAlone) return [];
  const isOpen = isFree(heading) || namesSeveral(heading) || isBesideTitle;
  const { isSubject } = opened;
  if (isOpen && !isBesideTitle && !isSubject) return [];
  if (!isOpen && heading?.title.source.includes('`') && !isSubject) return [];
  const rest = unwrapped(opened.rest);
  if (listedInBracket.test(rest.source) || codes(rest) < 2 || hasBold(rest)) return [];
  const fields = fieldsOf(rest);
  const isTold =
    fields.some(({ type, required }) => type.is === 'shown' || required.is === 'shown') ||
    tellsFields(rest) ||
    /:\s+`/.test(rest.source);
  if (fields.length < 2 || !isTold) return [];
  const entity = entityOf(opened.name, text.at, fields, '');
  return [{ is: 'entity', entity, ...(isOpen || isSubject ? {} : { orPart: true }) }];
}

/** Whether a text names something in bold or slanted type with a large letter. */
const hasBold = (text: Inline): boolean =>
  pieces(text).some(
    ({ kind, text: said }) => /^(?:strong|emphasis)$/.test(kind) && wording`^\p{Lu}`.test(said),
  );

/** Fields in brackets right behind the name: "**Plan** (`id`, `name`)". */
const listedInBracket = /^\([^()]*`/;

/** How many names in code stand outside brackets. */
const codes = ({ source }: Inline): number =>
  (source.replace(/\([^()]*\)/g, '').match(/`/g)?.length ?? 0) / 2;

/** The fields of the words behind a name: those of which most is said, of two ways to read them. */
function fieldsOf(rest: Inline): readonly Field[] {
  const [listed, mentioned] = [fieldsIn(rest, undefined), mentionedFields(rest)];
  return mentioned.length > listed.length ? mentioned : listed;
}

import { type Place, Span } from '../../place.ts';
import type { Block, HeadingBlock } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Element } from '../element.ts';
import type { Part } from '../reader.ts';
import type { Stated } from '../stated.ts';
import { labelsStates } from '../states/words/state-labels.ts';
import { fitted, isSameList } from '../tracking/lists.ts';
import { once } from '../tracking/once.ts';
import { codeBefore, withoutCode } from '../words/codes.ts';
import { leadingMarker, markedSubject, statedMarker } from '../words/markers.ts';
import { nameOf } from '../words/names.ts';

/** The parts right under one heading of a point; without a heading those right under the point's own. */
export interface ElementGroup<Fact> {
  readonly heading: HeadingBlock | undefined;
  /** In order, the heading's own part left out. */
  readonly parts: readonly Part<Fact>[];
  /** Where the group ends. */
  readonly last: Place;
  /** The marker that stands alone under the heading: the element is named and nothing of it is shown. */
  readonly marker: Exclude<Stated<never>, { is: 'unstated' }> | undefined;
}

/**
 * Groups the parts of a point by the heading right above them, in the order of the text. The same parts give the
 * same group. `isOwn` tells whether a fact is one of what the heading names, and not an element of its own.
 */
export function elementGroups<Fact>(
  parts: readonly Part<Fact>[],
  isOwn: (fact: Fact) => boolean = () => true,
): readonly ElementGroup<Fact>[] {
  const groups: { heading: HeadingBlock | undefined; parts: Part<Fact>[] }[] = [];
  // A line in bold type below an element that has facts of its own titles a part of it.
  const demoted = new Set<HeadingBlock>();
  const holds = ({ reading }: Part<Fact>): boolean => reading.facts.some(isOwn);
  // Most parts stand below the same headings as the one before.
  let within: readonly HeadingBlock[] | undefined;
  let heading: HeadingBlock | undefined;
  for (const part of parts) {
    const { headings } = part.context;
    const above = demoted.size === 0 ? headings : headings.filter((each) => !demoted.has(each));
    const current = groups.at(-1);
    if (part.heading) {
      const isBold = part.heading !== part.block;
      // What a remark is made about is no part.
      if (
        isBold &&
        !part.heading.remark &&
        current?.heading === above.at(-1) &&
        current?.parts.some(holds) &&
        above.length > 0
      )
        demoted.add(part.heading);
      else if (elementHeading([...above, part.heading]) === part.heading)
        groups.push({ heading: part.heading, parts: part.reading.facts.length > 0 ? [part] : [] });
      continue;
    }
    if (above !== within) heading = elementHeading(above);
    within = above;
    if (current && current.heading === heading) current.parts.push(part);
    else groups.push({ heading, parts: [part] });
  }
  return groups.map(({ heading, parts: own }) => {
    const first = heading ?? own[0]?.block;
    const known = first && (made.get(first) as ElementGroup<Fact> | undefined);
    if (known && known.heading === heading && isSameList(known.parts, own)) return known;
    const group = { heading, parts: fitted(own), last: lastPlace(own, heading), marker: markerOf(own) };
    if (first) made.set(first, group);
    return group;
  });
}

/** The group that begins with a block: the same one for as long as the same parts belong to it. */
const made = new WeakMap<Block, ElementGroup<unknown>>();

/** Titles of parts of an element: a heading of one of them opens no element of its own below another. */
const partTitles =
  /^(?:(?:its |the |key )?(?:fields?|attributes|properties|columns|values|relations(?:hips)?|associations|index(?:es)?|constraints|rules|notes?|remarks|examples?|states|transitions|events|diagram|table|overview|details|description|(?:(?:path|query|url|body|request|response) )?(?:parameters|params|body|headers?|fields|payload|schema|example)|(?:(?:success|error|example) )?(?:requests?|responses?)(?:\s*[(:–—-]?\s*[1-5]\d\d(?: [A-Za-z ]{2,30})?\)?)?|answers|usage)|(?:(?:the|its|all) )?(?:possible|allowed|valid|legal|known|permitted) (?:values|states|status(?:es)?|stages|transitions|moves|changes|steps)|(?:status|state) (?:values|transitions)):?$/i;

/** Whether a heading titles a part of the element above it. */
export const isPartTitle = once(
  (heading: HeadingBlock): boolean =>
    labelsRow(heading) ||
    (partTitles.test(headingName(heading).name) && !saysWhatItIs.test(heading.remark?.source ?? '')),
);

/** Whether a title is a row of states behind a label that names nothing: "Possible values: open, shut". */
export const labelsRow = once(({ title }: HeadingBlock): boolean =>
  labelsStates(/^([^:]{2,60}):\s[^:,]+(?:,|\s[/|·]|\s(?:and|or))\s/.exec(title.source)?.[1] ?? ''),
);

/** How a remark goes on that says of a thing what it is: "A **Field** is a column", "Table (`stored_tables`)". */
const saysWhatItIs = /^(?:is|are) |^\([^()]*(?:`|\bin (?:the )?code\b)/;

/** The heading that names the element: the innermost that does not merely title a part of the one around it. */
function elementHeading(headings: readonly HeadingBlock[]): HeadingBlock | undefined {
  const at = headings.findLastIndex((heading, index) => index === 0 || !isPartTitle(heading));
  return headings[at];
}

function lastPlace<Fact>(parts: readonly Part<Fact>[], heading: HeadingBlock | undefined): Place {
  const block = parts.findLast((part) => part.block.kind !== 'other')?.block;
  return block ? endOf(block) : (heading?.title.at ?? { from: 0, to: 0 });
}

/** The place of a whole block, following it when it moves. */
export function endOf(block: { from: number; readonly length: number }): Place {
  return new Span(block, 0, block.length);
}

function markerOf<Fact>(
  parts: readonly Part<Fact>[],
): Exclude<Stated<never>, { is: 'unstated' }> | undefined {
  for (const { block } of parts) {
    const text =
      block.kind === 'paragraph' ? block.text : block.kind === 'list' ? block.items[0]?.text : undefined;
    const leading = text && leadingMarker(text.source);
    const marked = text && markedSubject(leading ? text.source.slice(0, leading.length) : text.source);
    const said = text && marked ? statedMarker(marked, text.at) : undefined;
    if (said && said.is !== 'unstated') return said as Exclude<Stated<never>, { is: 'unstated' }>;
  }
  return undefined;
}

/**
 * The name that a heading gives an element: without its number or code ("3.1 User", "E-1 User"), its article ("A poll") and without a remark in brackets
 * behind it ("`Cipher` (a vault item)").
 */
export const headingName = once(({ title: given }: HeadingBlock): Pick<Element, 'name' | 'nameAt'> => {
  const code = codeBefore(given);
  const title = code && (code.isSure || code.isParted) ? withoutCode(given, code) : given;
  const number =
    wording.i`^(?:(?:\d+(?:\.\d+)*|[A-Za-z]\.\d+(?:\.\d+)*)[.):]?\s+|\(\d+\)\s+|\(?[a-z]\)\s+|§ ?\d+\s+|[a-h]\.\s+(?=\p{L}{2}))?(?:(?:an?|the)\s+(?=\p{Ll}))?`.exec(
      title.source,
    )?.[0].length ?? 0;
  const remark = /\s+\([^()]*\)\s*$/.exec(title.source);
  const bare = slice(title, number, remark?.index ?? title.source.length);
  const name = bare.source === '' ? title : bare;
  return { name: nameOf(name).name || plain(name), nameAt: name.at };
});

/** The prose of some parts, paragraphs separated by blank lines. */
export function proseOf<Fact>(parts: readonly Part<Fact>[]): string {
  return parts
    .filter((part) => part.block.kind === 'paragraph')
    .flatMap((part) => part.reading.prose.map((prose) => prose.text))
    .join('\n\n');
}

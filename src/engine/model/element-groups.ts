import { type Place, Span } from '../place.ts';
import type { HeadingBlock } from '../syntax/block.ts';
import { plain } from '../syntax/inline.ts';
import type { Element } from './element.ts';
import { leadingMarker, markedSubject, statedMarker } from './markers.ts';
import { nameOf } from './names.ts';
import type { Part } from './reader.ts';
import type { Stated } from './stated.ts';

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

/** Groups the parts of a point by the heading right above them, in the order of the text. */
export function elementGroups<Fact>(parts: readonly Part<Fact>[]): readonly ElementGroup<Fact>[] {
  const groups: { heading: HeadingBlock | undefined; parts: Part<Fact>[] }[] = [];
  for (const part of parts) {
    if (part.block.kind === 'heading') {
      groups.push({ heading: part.block, parts: [] });
      continue;
    }
    const heading = part.context.headings.at(-1);
    const current = groups.at(-1);
    if (current && current.heading === heading) current.parts.push(part);
    else groups.push({ heading, parts: [part] });
  }
  return groups.map(({ heading, parts: own }) => ({
    heading,
    parts: own,
    last: lastPlace(own, heading),
    marker: markerOf(own),
  }));
}

function lastPlace<Fact>(parts: readonly Part<Fact>[], heading: HeadingBlock | undefined): Place {
  const block = parts.findLast((part) => part.block.kind !== 'other')?.block ?? heading;
  return block ? endOf(block) : { from: 0, to: 0 };
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

/** The name that a heading gives an element. */
export function headingName(heading: HeadingBlock): Pick<Element, 'name' | 'nameAt'> {
  return { name: nameOf(heading.title).name || plain(heading.title), nameAt: heading.title.at };
}

/** The prose of some parts, paragraphs separated by blank lines. */
export function proseOf<Fact>(parts: readonly Part<Fact>[]): string {
  return parts
    .filter((part) => part.block.kind === 'paragraph')
    .flatMap((part) => part.reading.prose.map((prose) => prose.text))
    .join('\n\n');
}

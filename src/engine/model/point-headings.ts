import { type PointId, pointIds, points } from '../points.ts';
import type { HeadingBlock } from '../syntax/block.ts';
import { plain } from '../syntax/inline.ts';
import { fold } from './name-index.ts';
import { once } from './once.ts';

/** Words in a heading's title by which a point is recognised when the title is not the canonical one. */
const titleWords: Record<PointId, RegExp> = {
  product:
    /^(?:the )?(?:product|purpose|overview|vision|what (?:it|this|the \w+) (?:does|is)|summary|goals?|audience|scope)\b/,
  screens: /^(?:the )?(?:screens?|pages?|routes?|views|navigation|ui|user interface|sitemap)\b/,
  entities:
    /^(?:the )?(?:entit(?:y|ies)|data (?:model|structures?|dictionary)|domain model|fields|key entities|models?|schema)\b/,
  states:
    /^(?:the )?(?:states?|lifecycles?|life cycles?|state (?:machines?|transitions?)|transitions|status(?:es)?|workflows?)\b/,
  rules: /^(?:the )?(?:(?:validation|business) rules?|validations?|rules|constraints)\b/,
  roles:
    /^(?:the )?(?:roles?|permissions?|access (?:control|rights)|authori[sz]ation|who may\b|user roles)\b/,
  calls:
    /^(?:the )?(?:calls?|api(?: (?:calls|endpoints?|reference))?|endpoints?|requests|http|interfaces|integrations?)\b/,
  errors: /^(?:the )?(?:errors?|error (?:catalogue|catalog|handling|codes|messages)|failures|faults)\b/,
  constants:
    /^(?:the )?(?:(?:business )?constants?|limits|configuration|settings|parameters|numbers|defaults)\b/,
};

const canonical = new Map<string, PointId>(pointIds.map((id) => [fold(points[id].title), id]));

/** A heading's number and title: "## 3. Entities" has number 3 and title "Entities". */
export interface HeadingParts {
  readonly number?: number;
  readonly title: string;
}

/** Splits a leading number off a heading's title. */
export function headingParts(heading: HeadingBlock): HeadingParts {
  const text = plain(heading.title);
  const match = /^(?:(?:point|section|part)\s+)?(\d{1,2})(?:[.):]|\s+[–—-]|(?=\s))\s*(.*)$/i.exec(text);
  return match ? { number: Number(match[1]), title: match[2] ?? '' } : { title: text };
}

/** The point that a title names; `sure` when it is the canonical title. */
export function pointOfTitle(title: string): { readonly id: PointId; readonly sure: boolean } | undefined {
  const exact = canonical.get(fold(title));
  if (exact) return { id: exact, sure: true };
  const text = title.toLowerCase().trim();
  const id = pointIds.find((each) => titleWords[each].test(text));
  return id && { id, sure: false };
}

/** A heading that opens a point. */
export interface Opening {
  readonly id: PointId;
  readonly by: 'both' | 'number' | 'title' | 'disagree';
  readonly parts: HeadingParts;
}

/** What a heading says by itself of the point that it opens. */
const recognise = once((heading: HeadingBlock) => {
  const parts = headingParts(heading);
  return { heading, parts, named: pointOfTitle(parts.title), numbered: pointIds[(parts.number ?? 0) - 1] };
});

/**
 * Which headings open a point. The level is the one at which most points are recognised by number and title
 * together, or else by title. A number alone is trusted only where at least three headings of that level are
 * recognised by number and title: another document's "3. Goals" is no point.
 */
export function openings(headings: readonly HeadingBlock[]): ReadonlyMap<HeadingBlock, Opening> {
  const seen = headings.filter((heading) => heading.level <= 3).map(recognise);
  const level = [2, 1, 3]
    .map((each) => ({
      each,
      weight: seen.reduce((sum, s) => sum + (s.heading.level === each ? weight(s) : 0), 0),
    }))
    .reduce((best, next) => (next.weight > best.weight ? next : best)).each;
  const here = seen.filter((s) => s.heading.level === level);
  const numbersCount = here.filter((s) => s.named && s.named.id === s.numbered).length >= 3;
  const result = new Map<HeadingBlock, Opening>();
  for (const { heading, parts, named, numbered } of here) {
    const byNumber = numbersCount || parts.title === '' ? numbered : undefined;
    const id =
      named && (named.sure || !byNumber || named.id === byNumber) ? named.id : (byNumber ?? named?.id);
    if (!id) continue;
    const by = named?.id !== id ? 'number' : numbered === id ? 'both' : numbered ? 'disagree' : 'title';
    result.set(heading, { id, by, parts });
  }
  return result;
}

function weight(s: {
  named: { id: PointId; sure: boolean } | undefined;
  numbered: PointId | undefined;
}): number {
  return s.named ? (s.named.sure ? 4 : 1) + (s.named.id === s.numbered ? 2 : 0) : 0;
}

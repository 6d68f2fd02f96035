import type { Fix } from '../../finding.ts';
import type { PointText } from '../../model/model.ts';
import { Span } from '../../place.ts';
import { pointIds, points } from '../../points.ts';
import type { ModelCheck } from '../check.ts';
import { isNumbered } from '../point-headings.ts';

/** Puts the number of the point in place of the one that the heading gives. */
function renumber({ id, blocks }: PointText, from: number): readonly Fix[] {
  const heading = blocks.find((block) => block.kind === 'heading' && block.from === from);
  if (heading?.kind !== 'heading') return [];
  const { source, at } = heading.title;
  const number = /\d+/.exec(source);
  if (!number) return [];
  const start = at.start + number.index;
  const wanted = String(points[id].number);
  const place = new Span(at.anchor, start, start + number[0].length);
  return [{ kind: 'replace', label: `Number it ${wanted}`, at: place, text: wanted }];
}

/** A heading has the number of one point and the title of another. The title wins. */
export const check: ModelCheck = {
  id: 'document/number-title-mismatch',
  severity: 'warning',
  summary: 'A heading has the number of one point and the title of another.',
  everSaid: 'the heading says so itself',
  reads: ['outline'],
  run: (model) =>
    (isNumbered(model) ? pointIds : []).flatMap((id) =>
      model.points[id].headings
        .filter((heading) => heading.by === 'disagree')
        .map((heading) => {
          const numbered = points[pointIds[(heading.number ?? 0) - 1] ?? id];
          return {
            at: heading.at,
            message: `“${heading.title}” is point ${points[id].number} by its title, and the heading says ${heading.number ?? 'another number'}, which is “${numbered.title}”. It is read as point ${points[id].number}.`,
            fixes: renumber(model.points[id], heading.at.from),
          };
        }),
    ),
};

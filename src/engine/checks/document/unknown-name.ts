import type { Fix } from '../../finding.ts';
import { groupedBy } from '../../model/derived/grouped-by.ts';
import { resolve } from '../../model/derived/resolve.ts';
import type { Mention, Model } from '../../model/model.ts';
import { type PerElement, perElement } from '../../model/tracking/per-element.ts';
import { type PointId, pointIds } from '../../points.ts';
import type { PointCheck, Report } from '../check.ts';
import { isMeant } from '../choice.ts';
import { declaredNames } from '../declared-names.ts';
import { causeOfUnknown, writeInstead } from '../unknown.ts';

/** For each point which of its mentions are declared nowhere. */
const isUnknown = Object.fromEntries(
  pointIds.map((id) => [
    id,
    perElement((model: Model, { text }: Mention): boolean => !declaredNames(model).has(text)),
  ]),
) as Readonly<Record<PointId, PerElement<Mention, boolean>>>;

/** The declared name that one letter turns a mention into. */
const nearest = perElement((model: Model, { text }: Mention): string | undefined =>
  declaredNames(model).nearest(text),
);

/** The name of a file of source text: `Playlist.tsx`. */
const fileName =
  /\.(?:[cm]?[jt]sx?|vue|svelte|astro|py|rb|php|go|rs|java|kt|swift|dart|cs|cpp|scala|exs?|html?|erb|s?css|less|json|ya?ml|toml|xml|sql|mdx?|txt)$/;

/** `Entity.field` where the entity is declared with fields and has no such field. */
const unknownField = perElement((model: Model, mention: Mention): Report | undefined => {
  if (!/^[A-Z][\w]*(?:\.[a-z]\w*)+$/.test(mention.text) || fileName.test(mention.text)) return undefined;
  const found = resolve(model, { kind: 'field', name: mention.text });
  const entity = resolve(model, { kind: 'entity', name: mention.text.slice(0, mention.text.indexOf('.')) });
  if (found.is !== 'unknown' || found.open || entity.is !== 'found') return undefined;
  const meant = found.suggestion === undefined ? '' : ` Did you mean “${found.suggestion}”?`;
  const dot = mention.text.lastIndexOf('.');
  const [within, name] = [mention.text.slice(0, dot), mention.text.slice(dot + 1)];
  const fixes: readonly Fix[] = [
    ...writeInstead(found.suggestion, mention.at),
    { kind: 'declare', label: `Declare the field “${mention.text}”`, point: 'entities', name, within },
  ];
  return {
    at: mention.at,
    message: `“${entity.element.name}” has no field “${mention.text.slice(mention.text.indexOf('.') + 1)}”.${meant}`,
    fixes,
    ...isMeant('field', mention.text, found.suggestion, fixes),
    cause: causeOfUnknown('field', mention.text),
  };
});

/**
 * A code span in prose that is declared nowhere and is surely meant to be: a field that a declared entity does
 * not have, or one letter away from a declared name. Other code spans may name what lies outside the document.
 */
export const check: PointCheck = {
  id: 'document/unknown-name',
  severity: 'warning',
  summary: 'A name in the text is declared nowhere, and nearly is.',
  everSaid: 'what nearly is a declared name is a slip in any draft',
  reads: 'each-point',
  also: pointIds,
  run: (model, point) => {
    const { mentions } = model.points[point];
    const unknown = isUnknown[point].each(model, mentions);
    const seen = groupedBy(
      mentions.filter((_, index) => unknown[index]),
      ({ text }) => text,
    );
    return [...seen.values()].flatMap(([first, ...others]): readonly Report[] => {
      if (!first) return [];
      const related = others.map(({ at }) => ({ message: `“${first.text}” again`, at }));
      const more = related.length > 0 ? { related } : {};
      const field = unknownField(model, first);
      if (field) return [{ ...field, ...more }];
      // A name that is written in the same way again and again is no slip of the pen.
      const meant = others.length < 2 ? nearest(model, first) : undefined;
      if (meant === undefined) return [];
      return [
        {
          at: first.at,
          message: `“${first.text}” is declared nowhere. Did you mean “${meant}”?`,
          fixes: writeInstead(
            meant,
            first.at,
            others.map(({ at }) => at),
          ),
          ...more,
        },
      ];
    });
  },
};

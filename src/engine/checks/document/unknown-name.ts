import { editDistance } from '../../model/did-you-mean.ts';
import type { Mention, Model } from '../../model/model.ts';
import { fold } from '../../model/name-index.ts';
import { once } from '../../model/once.ts';
import { resolve } from '../../model/resolve.ts';
import { perElement } from '../../model/tracking/per-element.ts';
import { pointIds } from '../../points.ts';
import type { PointCheck, Report } from '../check.ts';
import { declaredNames } from '../declared-names.ts';
import { causeOfUnknown, writeInstead } from '../unknown.ts';

/** How a name is written: two names of different writing are names of different things. */
function writing(name: string): 'CAPITALS' | 'snake' | 'camel' | 'word' | undefined {
  if (/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(name)) return 'CAPITALS';
  if (/^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/.test(name)) return 'snake';
  if (/^[A-Za-z][a-z0-9]+(?:[A-Z][a-z0-9]*)+$/.test(name)) return 'camel';
  return undefined;
}

/** A name shorter than this is a slip of too many others. */
const shortest = 7;

/** Whether two names differ in number only: `api_key` and `api_keys` are both said on purpose. */
function onlyPlural(one: string, other: string): boolean {
  return `${one}s` === other || `${other}s` === one;
}

/** The declared name that one letter turns this one into, written in the same way. */
const nearest = perElement((model: Model, { text: name }: Mention): string | undefined => {
  const how = writing(name);
  const key = fold(name);
  if (how === undefined || key.length < shortest) return undefined;
  const digits = key.replace(/\d+/g, '#');
  for (const [other, spelled] of namesByWriting(declaredNames(model)).get(how) ?? []) {
    if (editDistance(key, other, 1) > 1) continue;
    if (!onlyPlural(key, other) && other.replace(/\d+/g, '#') !== digits) return spelled;
  }
  return undefined;
});

/** The declared names, folded and as spelled, by how they are written. */
const namesByWriting = once((names: ReadonlyMap<string, string>) => {
  const found = new Map<ReturnType<typeof writing>, (readonly [string, string])[]>();
  for (const name of names) {
    const how = writing(name[1]);
    const alike = found.get(how);
    if (alike) alike.push(name);
    else found.set(how, [name]);
  }
  return found;
});

/** The folded text of a mention. */
const keyOf = once((mention: Mention): string => fold(mention.text));

/** Tells mentions of what is declared. */
function declared(model: Model): (mention: Mention) => boolean {
  const names = declaredNames(model);
  return (mention) => names.has(keyOf(mention));
}

/** `Entity.field` where the entity is declared with fields and has no such field. */
const unknownField = perElement((model: Model, mention: Mention): Report | undefined => {
  if (!/^[A-Z][\w]*(?:\.[a-z]\w*)+$/.test(mention.text)) return undefined;
  const found = resolve(model, { kind: 'field', name: mention.text });
  const entity = resolve(model, { kind: 'entity', name: mention.text.slice(0, mention.text.indexOf('.')) });
  if (found.is !== 'unknown' || found.open || entity.is !== 'found') return undefined;
  const meant = found.suggestion === undefined ? '' : ` Did you mean “${found.suggestion}”?`;
  const dot = mention.text.lastIndexOf('.');
  const [within, name] = [mention.text.slice(0, dot), mention.text.slice(dot + 1)];
  return {
    at: mention.at,
    message: `“${entity.element.name}” has no field “${mention.text.slice(mention.text.indexOf('.') + 1)}”.${meant}`,
    fixes: [
      ...writeInstead(found.suggestion, mention.at),
      { kind: 'declare', label: `Declare the field “${mention.text}”`, point: 'entities', name, within },
    ],
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
  reads: 'each-point',
  also: pointIds,
  run: (model, point) => {
    const known = declared(model);
    const seen = new Map<string, Mention[]>();
    for (const mention of model.points[point].mentions) {
      if (known(mention)) continue;
      seen.set(mention.text, [...(seen.get(mention.text) ?? []), mention]);
    }
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

import type { Model } from '../model/model.ts';
import { once } from '../model/tracking/once.ts';
import { sentences } from '../model/words/phrases.ts';
import type { PointId } from '../points.ts';
import type { Block } from '../syntax/block.ts';
import { plain } from '../syntax/inline.ts';

/** What says in a table that nothing is said there: a dash, an empty cell. */
const silence =
  '(?:(?:em |en |long )?dash(?:es)?|hyphens?|minus(?: signs?)?|[“"\'`(]?[—–][”"\'`)]?|(?:empty|blank) (?:cells?|columns?|entr(?:y|ies)|places?))';
/** What a legend says that it means: "a dash means the generic one", "An empty cell: no check of its own". */
const legend = new RegExp(
  `(?:^|[;,:(]\\s*|\\b(?:an?|the|where|and) )${silence}(?: [^.;:]{1,40}?)?\\s*(?:\\bmeans?\\b|\\bstands? for\\b|\\bsays?\\b|\\bmarks\\b|=|:)\\s*(?<what>[^.;]+)`,
  'i',
);
/** A meaning that leaves it open all the same. */
const open =
  /\b(?:not (?:shown|known|seen|established|stated|said|told|clear|checked|found|determined|documented|looked)|could not|did not|unknown|unclear|undecided|nobody knows|nothing (?:seen|known|said|found)|none seen|missing)\b/i;

const explainedIn = once((blocks: readonly Block[]): boolean =>
  blocks.some(
    (block) =>
      block.kind === 'paragraph' &&
      sentences(block.text).some((sentence) => {
        const what = legend.exec(plain(sentence))?.groups?.what;
        return what !== undefined && !open.test(what);
      }),
  ),
);

/** Whether a point explains what a dash or an empty cell of its tables means: then it says something. */
export function explainsSilence({ points }: Model, point: PointId): boolean {
  return explainedIn(points[point].blocks);
}

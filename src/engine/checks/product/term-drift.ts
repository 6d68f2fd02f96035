import { didYouMean, slips } from '../../model/derived/did-you-mean.ts';
import { fold, singulars } from '../../model/derived/name-index.ts';
import { occursOutside } from '../../model/derived/occurrences.ts';
import { find } from '../../model/derived/resolve.ts';
import type { Term } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { isSameList } from '../../model/tracking/lists.ts';
import { settled } from '../../model/tracking/per-element.ts';
import { pointIds } from '../../points.ts';
import type { Input, ModelCheck, Report } from '../check.ts';

/** A meaning that says that the term is only another word: "the same as Invoice", "see Invoice". */
const another =
  /^(?:(?:is )?(?:just |simply )?(?:the same as|another (?:word|name|term) for|a synonym (?:for|of)|see|=)|(?:our|the \w+'s) (?:word|name|term) for)\s+(?:an? |the )?[`*_"“]*([^`*_"”.,;(]+)/i;

/** The entity for which a term of the glossary is another word. */
function reportSynonym(model: Model, term: Term): readonly Report[] {
  const named = another.exec(term.meaning)?.[1]?.trim();
  const entity = named === undefined ? undefined : find(model, 'entity', { name: named });
  if (!entity || fold(entity.name) === fold(term.name)) return [];
  if (!occursOutside(model, term.name, [term.at], true)) return [];
  return [
    {
      at: term.nameAt,
      message: `“${term.name}” and “${entity.name}” are two words for one thing, and both are used. Use one of them throughout.`,
      related: [{ message: `“${entity.name}” is declared here`, at: entity.nameAt }],
    },
  ];
}

/** An entity whose name is one slip from a term of the glossary: Organisation and Organization. */
const reportSlips = settled((model: Model): readonly Report[] => {
  const terms = model.product.terms.filter(({ doubtful }) => !doubtful);
  const folded = new Set(terms.flatMap(({ name }) => [fold(name), ...singulars(fold(name))]));
  const entities = model.entities.entities.filter(({ doubtful }) => !doubtful);
  const names = new Set(entities.flatMap(({ name }) => [fold(name), ...singulars(fold(name))]));
  return entities.flatMap((entity): readonly Report[] => {
    const key = fold(entity.name);
    if (folded.has(key) || singulars(key).some((each) => folded.has(each)) || slips(key.length) < 2)
      return [];
    const meant = didYouMean(
      entity.name,
      terms.map(({ name }) => name).filter((name) => !names.has(fold(name)) && fold(name)[0] === key[0]),
    );
    const term = meant === undefined ? undefined : terms.find(({ name }) => name === meant);
    if (!term || Math.abs(fold(term.name).length - key.length) > 1) return [];
    return [
      {
        at: entity.nameAt,
        message: `The entity is called “${entity.name}”, and the glossary says “${term.name}”. Call it the same in both.`,
        related: [{ message: `“${term.name}”`, at: term.nameAt }],
        fixes: [
          {
            kind: 'replace',
            label: `Write “${entity.name}” in the glossary`,
            at: term.nameAt,
            text: entity.name,
          },
        ],
      },
    ];
  });
}, isSameList);

/** Two words for one entity, or an entity that is called otherwise in the glossary. */
export const check: ModelCheck = {
  id: 'product/term-drift',
  severity: 'warning',
  summary: 'Two words are used for one entity.',
  everSaid: 'both words stand in the text',
  reads: ['product', 'entities', ...pointIds.map((id): Input => `${id}-text`)],
  run: (model) => [
    ...model.product.terms.filter(({ doubtful }) => !doubtful).flatMap((term) => reportSynonym(model, term)),
    ...reportSlips(model),
  ],
};

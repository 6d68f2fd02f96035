import type { Inline, Item } from '../../../syntax/block.ts';
import { type Cells, cellsOf, entryIn, linesBelow } from '../../records/records.ts';
import { vocabularyOf } from '../../records/vocabulary.ts';
import { stepsIn } from '../arrows/transition-phrases.ts';
import { type AroundStep, stepParts } from '../words/vocabulary.ts';

/** What is said of a step in lines below it: who fires it, on which condition, and what follows. */
const partLabels = vocabularyOf<AroundStep>({
  by: stepParts.by,
  when: stepParts.when,
  effects: stepParts.effects,
});

/** What lines right below the item of a step say of it. */
export function partsBelow(item: Item): Cells<AroundStep> {
  return cellsOf(linesBelow(item).flatMap((line) => entryIn(partLabels, line) ?? []));
}

/** Whether a line below the item of a step says something of that step: "By: Clerk". */
export function isPartOfStep(text: Inline, above: Item | undefined): boolean {
  return above !== undefined && entryIn(partLabels, text) !== undefined && stepsIn(above.text).length > 0;
}

import { linesOf } from '../syntax/inline.ts';
import { codeLines } from './blocks/code-lines.ts';
import type { Context } from './blocks/context.ts';
import { readInForm } from './blocks/forms.ts';
import type { Gathering } from './blocks/reading.ts';
import type { PointReader } from './reader.ts';
import { stateDiagram } from './states/fences/diagram.ts';
import { stepsOfDrawing } from './states/fences/drawn-steps.ts';
import { statesOfFence } from './states/fences/fences.ts';
import { stepsOfFollowers } from './states/fences/followers.ts';
import { statesOfKeys } from './states/fences/keyed-states.ts';
import { factsOfList } from './states/fences/paired-states.ts';
import { titleOf } from './states/headings/titles.ts';
import type { Fact } from './states/lifecycle-facts.ts';
import { assembleLifecycles } from './states/lifecycles/lifecycles.ts';
import { readDefinition } from './states/lines/definitions.ts';
import { invariantIn } from './states/lines/invariants.ts';
import { labelledForms, statedForms } from './states/lines/line-forms.ts';
import { belowLife } from './states/lines/nested-lives.ts';
import { ofThings } from './states/lines/of-things.ts';
import { readParagraph } from './states/lines/paragraphs.ts';
import { readRecords } from './states/lines/records.ts';
import { readSteps } from './states/lines/step-lines.ts';
import { stateTables } from './states/tables/tables.ts';
import { headOf } from './words/phrases.ts';

/** The languages of drawings. */
const isDrawn = /^(?:mermaid|plantuml|puml|uml)$/i;

/** The languages of fences that hold no programme. */
const isText = /^(?:te?xt|plain(?:text)?|ascii|diagram|)$/i;

/** A line of a box, a tree or between lifelines: no step stands in it alone. */
const isOfDrawing = /^\s*(?:[│┃║├┝└╰╚┌╭╔]|\|(?!\|))/;

/** Point 4: for each lifecycle a heading, labels, and a table of transitions; arrows in bullets and a fence do too. */
export const statesReader: PointReader<'states', Fact> = {
  tables: stateTables,
  titledClauses: true,
  item(item, context, gather, above) {
    const around = gather.ofBlock((block) => belowLife(context, above, block));
    const line = { item, text: item.text, context: around, gather, above };
    const read = readInForm(labelledForms, line);
    return read ?? readInForm(statedForms, { ...line, head: headOf(item.text) }) ?? 'not';
  },
  fence(block, context: Context, gather: Gathering<Fact>): void {
    if (isDrawn.test(block.language)) {
      for (const fact of stateDiagram(block)) gather.fact({ ...fact, ...titleOf(context) });
      return;
    }
    for (const fact of statesOfKeys(block, titleOf(context))) gather.fact(fact);
    if (gather.count > 0) return;
    const followed = stepsOfFollowers(block.code, titleOf(context));
    for (const fact of followed) gather.fact(fact);
    if (followed.length > 0) return;
    const drawn = isText.test(block.language) ? stepsOfDrawing(block.code, titleOf(context)) : undefined;
    for (const fact of drawn ?? []) gather.fact(fact);
    if (drawn) return;
    const listed = statesOfFence(block.code);
    for (const each of listed) for (const fact of factsOfList(block.code, each, context)) gather.fact(fact);
    if (listed.length === 0 && isText.test(block.language))
      for (const line of codeLines(block.code))
        if (!isOfDrawing.test(line.source)) readSteps(line, line.at, context, gather);
  },
  paragraph(block, context, gather): void {
    const found = invariantIn(block.text, block.text.at);
    if (found) gather.fact({ ...found, lead: context.lead });
    else if (readRecords(linesOf(block.text), context, gather)) return;
    else if (!readDefinition(block.text, gather)) readParagraph(block.text, context, gather);
  },
  tellsInText: 'of what',
  assemble: (parts, handed, things) => assembleLifecycles([...ofThings(parts, things), ...handed]),
  knowsThings: true,
  stated({ lifecycles, invariants }, count) {
    for (const { how, governs, states, transitions } of lifecycles) {
      if (how === 'exact') count(governs.is);
      for (const { from, event, to, by } of transitions)
        for (const { is } of [from, event, to, by]) count(is);
      for (const _ of states) count('shown');
      // Listed states between which nothing leads are half of what this point is about; derived ones need no step.
      if (transitions.length === 0 && states.some(({ is }) => is === 'listed')) count('unstated');
    }
    for (const _ of invariants) count('shown');
  },
};

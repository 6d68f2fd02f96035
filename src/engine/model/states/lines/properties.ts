import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import type { Context } from '../../blocks/context.ts';
import type { Gathering } from '../../blocks/reading.ts';
import { stated } from '../../words/markers.ts';
import { labelled, listed, referencesIn, words } from '../../words/names.ts';
import { sentences } from '../../words/phrases.ts';
import { isArrow } from '../arrows/arrow-clauses.ts';
import { endsIn } from '../arrows/step-ends.ts';
import { titleOf } from '../headings/titles.ts';
import { type Fact, stateFact } from '../lifecycle-facts.ts';
import { propertyLabels } from '../words/vocabulary.ts';
import { namesCounted } from './named-values.ts';

/** A line with a label: `Starts: draft`, `States: draft, live`. */
export function readProperty(text: Inline, context: Context, gather: Gathering<Fact>): boolean {
  const label = labelled(text);
  const property = label && propertyLabels.get(label.label);
  if (!label || !property || isArrow.test(label.rest.source)) return false;
  if (property === 'states') {
    const counted = namesCounted(label.rest);
    for (const name of counted) gather.fact(stateFact(titleOf(context), name));
    if (counted.length > 0) return true;
    const whole = slice(label.rest, 0, label.rest.source.replace(/\.$/, '').length);
    if (readRemarked(whole, context, gather)) return true;
    const names = endsIn(whole, 'from') ?? [];
    for (const end of names)
      if (end.is === 'state') {
        const name = { source: end.state.name, at: end.state.at as Inline['at'] };
        gather.fact(stateFact(titleOf(context), name));
      }
    return names.length > 0;
  }
  const [said = label.rest] = sentences(label.rest);
  const value = stated(slice(said, 0, said.source.replace(/\.$/, '').length), (rest) =>
    property === 'governs'
      ? referencesIn(/\./.test(rest.source) ? 'field' : 'entity', rest)?.map(fieldOrEntity)
      : asStates(rest),
  );
  gather.fact({ is: property, value: gather.marked(value, `what this ${property}`), ...titleOf(context) });
  return true;
}

/** A name in code or bold, and in brackets what is said of it: "`open` (initial)". */
const remarked = /^(?<name>`[^`]+`|\*\*[^*]+\*\*)(?:\s\((?<remark>[^()]+)\))?$/;

/** "`open` (initial), `held` (nobody may write), `closed` (final)": names with marks, of which some are remarked on. */
function readRemarked(text: Inline, context: Context, gather: Gathering<Fact>): boolean {
  const names = listed(text).map((part) => {
    const { name = '', remark = '' } = remarked.exec(part.source)?.groups ?? {};
    return { name: slice(part, 0, name.length), remark };
  });
  if (!names.some(({ remark }) => remark) || !names.every(({ name }) => name.source)) return false;
  for (const { name, remark } of names) {
    const property = propertyLabels.get(words(remark));
    const isEnd = property === 'starts' || property === 'ends';
    gather.fact(stateFact(titleOf(context), name, isEnd ? '' : remark));
    if (isEnd) gather.fact({ is: property, value: stated(name, asStates), ...titleOf(context) });
  }
  return true;
}

const asStates = (name: Inline) => referencesIn('state', name);

/** `Governs` may list entities and fields together: the dot decides for each. */
function fieldOrEntity<T extends { readonly name: string }>(reference: T): T & { kind: 'field' | 'entity' } {
  return { ...reference, kind: reference.name.includes('.') ? 'field' : 'entity' };
}

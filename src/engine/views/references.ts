import { checkedExpression, expressionsOf } from '../model/derived/expressions-of.ts';
import { raisedErrors } from '../model/derived/raised-errors.ts';
import { referencesOf } from '../model/derived/references.ts';
import { find } from '../model/derived/resolve.ts';
import type { Element } from '../model/element.ts';
import type { Model } from '../model/model.ts';
import type { Place } from '../place.ts';
import type { PointId } from '../points.ts';
import { labelledElements } from './elements.ts';
import { copyOf } from './graph.ts';

/** An element in the web. */
export interface WebElement {
  readonly kind: string;
  readonly name: string;
  readonly point: PointId;
  /** The number of the element that it is a part of. */
  readonly within?: number;
  readonly at: Place;
}

/** A mention: the numbers of the element that mentions and of the one that is mentioned, and what for. */
export interface WebLink {
  readonly from: number;
  readonly to: number;
  /** The column, the label, or `expression`. */
  readonly use: string;
}

/** The web of references: who mentions whom. */
export interface ReferencesView {
  readonly elements: readonly WebElement[];
  readonly links: readonly WebLink[];
}

/** The elements that the expressions of a model name: its fields, constants and entities. */
function* namedInExpressions(model: Model): Generator<readonly [Element, Element | undefined]> {
  for (const placed of expressionsOf(model)) {
    for (const { kind, name, of } of checkedExpression(model, placed).references) {
      if (kind === 'constant') yield [placed.of, find(model, 'constant', { name })];
      if (kind === 'entity') yield [placed.of, find(model, 'entity', { name })];
      if (kind === 'field' && of !== undefined)
        yield [placed.of, find(model, 'field', { name: `${of}.${name}` })];
    }
  }
}

/** Every mention of one element by another, each once for every use. Names that lead to nothing are left out. */
export function viewOfReferences(model: Model): ReferencesView {
  const labels = labelledElements(model);
  const numbers = new Map([...labels.keys()].map((element, number) => [element, number]));
  const links = new Map<string, WebLink>();
  const add = (from: Element, to: Element | undefined, use: string): void => {
    const [source, target] = [numbers.get(from), to && numbers.get(to)];
    if (source === undefined || target === undefined || source === target) return;
    links.set(`${source} ${target} ${use}`, { from: source, to: target, use });
  };
  for (const { reference, use, of, within } of referencesOf(model))
    add(of, find(model, reference.kind, reference, within), use);
  // A bare word in *Carries* is read as a type; the whole document tells that it is an error.
  for (const { reference, answer } of raisedErrors(model))
    if (answer) add(answer, find(model, 'error', reference), 'carries');
  for (const [from, to] of namedInExpressions(model)) add(from, to, 'expression');
  return {
    elements: [...labels].map(([element, { kind, name, point, within }]) => {
      const owner = within && numbers.get(within);
      return {
        kind,
        name,
        point,
        ...(owner === undefined ? {} : { within: owner }),
        at: copyOf(element.nameAt),
      };
    }),
    links: [...links.values()],
  };
}

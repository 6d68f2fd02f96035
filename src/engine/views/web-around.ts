import type { Model } from '../model/model.ts';
import { once } from '../model/tracking/once.ts';
import type { Place } from '../place.ts';
import { partsOf } from './neighbourhood.ts';
import { type ReferencesView, viewOfReferences, type WebElement } from './references.ts';

/** The part of the web of references that is around one element: what mentions it or its parts, and what they mention. */
export interface WebAround extends ReferencesView {
  /** The number of the element in the middle; absent where none was found, and then nothing is around it. */
  readonly centre?: number;
  /** How many elements the whole web has. */
  readonly size: number;
}

/** Which element is asked for. */
export interface SoughtElement {
  /** The element that is named nearest to this offset, on the line from `from` to `to`. */
  readonly near: number;
  readonly line: Place;
  /** Otherwise the one of this kind and name. */
  readonly before?: Pick<WebElement, 'kind' | 'name'>;
}

/** The web of a model, which is asked for again with every step of a cursor. */
const webOf = once((model: Model) => viewOfReferences(model));

function centreOf({ elements }: ReferencesView, { near, line, before }: SoughtElement): number {
  let best = { number: -1, far: Number.POSITIVE_INFINITY };
  for (const [number, { at }] of elements.entries()) {
    if (at.from < line.from || at.to > line.to) continue;
    const far = near < at.from ? at.from - near : Math.max(0, near - at.to);
    if (far < best.far) best = { number, far };
  }
  if (best.number >= 0 || before === undefined) return best.number;
  return elements.findIndex(({ kind, name }) => kind === before.kind && name === before.name);
}

/** What is around the element that is asked for. */
export function webAround(model: Model, sought: SoughtElement): WebAround {
  const web = webOf(model);
  const size = web.elements.length;
  const centre = centreOf(web, sought);
  if (centre < 0) return { elements: [], links: [], size };
  const own = partsOf(web, centre);
  const links = web.links.filter(({ from, to }) => own.has(from) || own.has(to));
  const there = new Set([...own, ...links.flatMap(({ from, to }) => [from, to])]);
  // In the order of the web: parts after what they are parts of.
  const numbers = new Map([...there].sort((a, b) => a - b).map((number, index) => [number, index]));
  const numberOf = (number: number): number => numbers.get(number) ?? 0;
  return {
    size,
    centre: numberOf(centre),
    elements: [...numbers.keys()].flatMap((number) => {
      const element = web.elements[number];
      if (element === undefined) return [];
      const { within, ...rest } = element;
      const owner = within === undefined ? undefined : numbers.get(within);
      return [owner === undefined ? rest : { ...rest, within: owner }];
    }),
    links: links.map(({ from, to, use }) => ({ from: numberOf(from), to: numberOf(to), use })),
  };
}

/** Elements that are offered for what is sought. */
const offered = 8;

/** The elements that most others mention, parts left out. */
function mostMentioned({ elements, links }: ReferencesView): readonly WebElement[] {
  const mentioned = new Map<number, Set<number>>();
  for (const { from, to } of links) {
    const whole = elements[to]?.within ?? to;
    mentioned.set(whole, (mentioned.get(whole) ?? new Set()).add(from));
  }
  return [...mentioned]
    .sort(([a, byA], [b, byB]) => byB.size - byA.size || a - b)
    .slice(0, offered)
    .flatMap(([number]) => elements[number] ?? []);
}

/** The elements whose names have these words, the shortest names first; of many the first. Without words, those that are mentioned most. */
export function elementsNamed(model: Model, words: string): readonly WebElement[] {
  const sought = words.trim().toLowerCase();
  if (sought === '') return mostMentioned(webOf(model));
  return webOf(model)
    .elements.filter(({ name }) => name.toLowerCase().includes(sought))
    .sort((a, b) => a.name.length - b.name.length)
    .slice(0, offered);
}

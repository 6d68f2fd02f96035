import type { Entity, Field, Lifecycle } from '../domain-elements.ts';
import type { Model } from '../model.ts';
import { listOf } from '../stated.ts';
import { perElement } from '../tracking/per-element.ts';
import { indexOf } from './element-index.ts';
import { inSingular } from './name-index.ts';
import { find } from './resolve.ts';

/** The fields that a lifecycle governs, as far as they are declared. */
export function governedFields(model: Model, lifecycle: Lifecycle): readonly Field[] {
  return listOf(lifecycle.governs).flatMap((governed) => {
    const field = governed.name.includes('.') ? find(model, 'field', governed) : undefined;
    return field === undefined ? [] : [field];
  });
}

/**
 * "The life of an invoice", "A story's life", "Comments", "Order status", "Order, displayed status": words about what
 * has the states.
 */
const ofThing =
  /^(?:the )?(?:life(?: ?cycle)?|states?(?: (?:machine|diagram|model))?|status(?:es)?|stages|workflow|transitions)(?: changes)?(?: (?:of|for) |(?::| [–—]) )(?=\S)/i;
const article = /^(?:an?|the|each|every) (?=\S)/i;
const aboutStates =
  /(?:['’]s?|, (?:[a-z]+ed|shown|current|internal))? (?:life(?: ?cycle)?|states?(?: (?:machine|diagram|model))?|status(?:es)?|stages|workflow|transitions|flow)(?: changes)?$/i;

/** `Order.status`, `orders.payment_state`, "Order: status". */
const fieldOfStates = /^([a-z]\w*)(?:\.(?:\w+_)?|: )(?:states?|status(?:es)?|stage|phase|life ?cycle)$/i;
/** "How an order moves", "What happens to an order". */
const toldThing =
  /^(?:how (?:an?|the|each|every|one) (?<moves>[^,;:]+?) (?:moves|changes|goes|proceeds|lives|progresses|evolves|develops|ends)(?: (?:on|along|through its states|state|over time))?|what (?:happens|may happen|can happen) (?:to|with) (?:an?|the|each|every) (?<happens>[^,;:]+))$/i;

/** What the title of a lifecycle says has the states: the title without its words about states. */
function thingIn(title: string): string {
  const { moves, happens = moves } = toldThing.exec(title)?.groups ?? {};
  const thing = happens ?? fieldOfStates.exec(title)?.[1];
  if (thing !== undefined) return thing;
  return title.replace(ofThing, '').replace(article, '').replace(aboutStates, '');
}

/** The declared entity that the title of a lifecycle names, where it names one. */
function titledEntity(model: Model, { name }: Lifecycle): Entity | undefined {
  return find(model, 'entity', { name }) ?? find(model, 'entity', { name: thingIn(name) });
}

/** Words of a title that names no thing, or several. */
const noThing =
  /[,;:&+/]|\b(?:and|or|how|what|when|where|states?|status(?:es)?|stages?|phases?|transitions?|steps?|life ?cycles?|workflows?|events?|life|lives)\b/i;

/** Where something is or what it is part of, behind its name: "Approvals inside a ticket". */
const whereItIs = /(?<=\S) (?:inside|within|in|on|of|for|under|at|from|with|per) \S.*$/i;

/**
 * The thing that the title of a lifecycle names, whether it is declared or not, as the title has it but for its number:
 * "Loan" of "Loans", "gift card" of "The life of a gift card". Undefined for a title that is a name like any other.
 */
export function titledThing({ name, governs }: Lifecycle): string | undefined {
  const title = name.replace(/(?<=\S) \([^()]*\)$/, '');
  const thing = thingIn(title);
  if (governs.is !== 'unstated' || noThing.test(thing)) return undefined;
  return inSingular(thing.replace(whereItIs, '')) ?? (thing === title ? undefined : thing);
}

/**
 * The entities that a lifecycle governs, by themselves or by a field, as far as they are declared; each once. Where it
 * says none, the one that its title names.
 */
export const governedEntities = perElement((model: Model, lifecycle: Lifecycle): readonly Entity[] => {
  const { entityOf } = indexOf(model);
  if (lifecycle.governs.is === 'unstated') {
    const titled = titledEntity(model, lifecycle);
    return titled ? [titled] : [];
  }
  const ofFields = governedFields(model, lifecycle).map((field) => entityOf(field));
  const named = listOf(lifecycle.governs).map((name) => find(model, 'entity', name));
  return [...new Set([...named, ...ofFields])].filter((entity) => entity !== undefined);
});

import { type Facts, facts, type Plain } from '../../model/facts.ts';
import type { Model } from '../../model/model.ts';
import { readModel } from '../../model/read.ts';
import { pointIds } from '../../points.ts';
import { parse } from '../../syntax/document.ts';

type Fields = { readonly [key: string]: Plain };

function isFields(value: Plain | undefined): value is Fields {
  return typeof value === 'object' && !Array.isArray(value);
}

const listOf = (value: Plain | undefined): readonly Plain[] => (Array.isArray(value) ? value : []);

/** What is told in no order, as a text: where an element stands among others says nothing of it. */
function unordered(value: Plain): Plain {
  if (Array.isArray(value)) {
    const all = value.map(unordered);
    return all.every((each) => typeof each === 'object')
      ? all.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
      : all;
  }
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, unordered(each)]));
}

/** One for each of what is shown in a list of an element. */
function forEach(element: Plain, key: string): readonly Plain[] {
  if (!isFields(element)) return [element];
  const said = element[key];
  if (Array.isArray(said))
    return said.length < 2 ? [element] : said.map((each) => ({ ...element, [key]: [each] }));
  const values = isFields(said) ? listOf(said.value) : [];
  if (values.length < 2) return [element];
  return values.map((each) => ({ ...element, [key]: { ...(said as Fields), value: [each] } }));
}

/** A step for each state that it leaves and each of those who take it. */
function stepsApart(lifecycle: Plain): Plain {
  if (!isFields(lifecycle)) return lifecycle;
  const steps = listOf(lifecycle.transitions).flatMap((step) =>
    forEach(step, 'from').flatMap((each) => forEach(each, 'by')),
  );
  return { ...lifecycle, transitions: steps };
}

/** A permission for each of its verbs and roles; how its action is spelled says no more than these. */
function permissionsApart(permission: Plain): readonly Plain[] {
  if (!isFields(permission) || !isFields(permission.action)) return [permission];
  const { text, ...action } = permission.action;
  const verbs = listOf(action.verbs);
  if (verbs.length === 0) return forEach(permission, 'cells');
  const { name, ...rest } = permission;
  return verbs.flatMap((verb) => forEach({ ...rest, action: { ...action, verbs: [verb] } }, 'cells'));
}

/** The facts of the points, as far apart as they can be told: one row of several states is as many rows. */
function factsApart({ points }: Facts): Facts['points'] {
  const { states, roles } = points;
  if (!isFields(states) || !isFields(roles)) return points;
  return {
    ...points,
    states: { ...states, lifecycles: listOf(states.lifecycles).map(stepsApart) },
    roles: { ...roles, permissions: listOf(roles.permissions).flatMap(permissionsApart) },
  };
}

const modelOf = (text: string): Model => readModel(parse(text)).model;

/** What a model says in no order: its facts, and the paragraphs that are the purpose of the product. */
function saidBy(model: Model): readonly Plain[] {
  const said = facts(model);
  const apart = factsApart(said);
  return [
    said.title,
    model.product.purpose.map(({ text }) => text),
    ...pointIds.map((id) => unordered(apart[id])),
  ];
}

/** Gives the model of a text that says what a model says, in whatever place and order; undefined of any other text. */
export function readAlike(model: Model, text: string): Model | undefined {
  const read = modelOf(text);
  return JSON.stringify(saidBy(read)) === JSON.stringify(saidBy(model)) ? read : undefined;
}

/** Facts without what their elements are called, those that then say the same once; of references only some names. */
function nameless(value: Plain, names: ReadonlySet<Plain>): Plain {
  if (Array.isArray(value)) {
    const all = value.map((each) => JSON.stringify(nameless(each, names)));
    return value.every((each) => isFields(each) && !('kind' in each)) ? [...new Set(all)].sort() : all;
  }
  if (!isFields(value)) return value;
  // What refers to another thing by its name says of what kind that is.
  if ('kind' in value) return names.has(value.name ?? '') ? { ...value, name: '' } : value;
  const { name, subject, ...rest } = value;
  return Object.fromEntries(Object.entries(rest).map(([key, each]) => [key, nameless(each, names)]));
}

/** What things are called, wherever they are named. */
function namesIn(value: Plain): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isFields(value)) return [];
  const own = [value.name, value.text].filter((each) => typeof each === 'string');
  return [...own, ...Object.values(value).flatMap(namesIn)];
}

/**
 * Gives the model of a text that says of each of some names what a model says of all of them under one, and else what
 * that says; undefined of any other text.
 */
export function saysOfEach(
  model: Model,
  text: string,
  whole: string,
  names: readonly string[],
): Model | undefined {
  const read = modelOf(text);
  const [before, after] = [saidBy(model), saidBy(read)];
  const called = new Set([whole, ...names]);
  const rest = (said: Plain): string => JSON.stringify(nameless(said, called));
  if (rest(after) !== rest(before)) return undefined;
  const [named, there] = [namesIn(before), new Set(namesIn(after))];
  if (!named.includes(whole)) return undefined;
  const kept = [...names, ...named.filter((each) => each !== whole)];
  return kept.every((each) => there.has(each)) ? read : undefined;
}

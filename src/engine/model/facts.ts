import { type PointId, pointIds } from '../points.ts';
import type { Element } from './element.ts';
import type { Model } from './model.ts';

/** Data that can be compared: what a model says, without where and in which manner it was written. */
export type Plain = string | boolean | readonly Plain[] | { readonly [key: string]: Plain };

/** The facts of a specification by point. */
export interface Facts {
  readonly title: Plain;
  readonly points: Readonly<Record<PointId, Plain>>;
}

/** Where and how something was written, and the prose beside it, which is kept by its place. */
const leftOut = new Set([
  'at',
  'nameAt',
  'unitAt',
  'patternAt',
  'queryAt',
  'how',
  'doubtful',
  'escapes',
  'purpose',
  'base',
  'description',
]);

/**
 * What a model states: its title and the elements of its nine points with their properties, in order. Places,
 * spelling variants of the same fact, and prose that stands for itself are left out.
 */
export function facts(model: Model): Facts {
  const points = pointIds.map((id) => [id, plainOf(model[id], id)] as const);
  return {
    title: plainOf(model.title, 'title'),
    points: Object.fromEntries(points) as Record<PointId, Plain>,
  };
}

/** Whether two elements state the same, whatever words and places they use; prose beside them counts too. */
export function saysTheSame(one: Element, other: Element): boolean {
  const said = (element: Element): string => JSON.stringify([plainOf(element, ''), wordsOf(element)]);
  return said(one) === said(other);
}

/** The prose that facts leave out. */
function wordsOf(element: Element & { readonly description?: string }): string {
  return element.description ?? '';
}

function plainOf(value: unknown, key: string): Plain {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim();
  if (typeof value === 'boolean') return value;
  if (Array.isArray(value)) {
    return value.filter((each) => !isSilent(each)).map((each: unknown) => plainOf(each, key));
  }
  if (typeof value !== 'object' || value === null) return '';
  const entries = Object.entries(value)
    .filter(([name, each]) => each !== undefined && !isLeftOut(name, value))
    .map(([name, each]) => [name, plainOf(each, name)] as const);
  return Object.fromEntries(entries);
}

/** A permission that says nothing is the same as no cell. */
function isSilent(value: unknown): boolean {
  const { allowed } = (value ?? {}) as { allowed?: { is?: unknown } };
  return allowed?.is === 'unstated';
}

/** Whether a property is manner, prose, or only the spelling of what its neighbours say. */
function isLeftOut(name: string, owner: object): boolean {
  if (name === 'rulesStated') return 'rules' in owner && Array.isArray(owner.rules) && owner.rules.length > 0;
  return leftOut.has(name) || (name === 'text' && isSpelling(owner));
}

/** `text` says nothing new beside a phrase that was understood, a type, a resolved subject, or a list of phrases. */
function isSpelling(owner: object): boolean {
  if ('is' in owner) return owner.is !== 'prose' && owner.is !== 'unknown' && owner.is !== 'text';
  return 'type' in owner || 'constraints' in owner || 'reference' in owner || 'expression' in owner;
}

import type { Fix } from '../finding.ts';
import type { Element } from '../model/element.ts';
import { nameList } from './gaps.ts';

/**
 * Offers to take elements out that nothing else speaks of. What they say is said nowhere else, so that it is done when a
 * person asks for it, and never in passing. `from` says out of what: " from the catalogue".
 */
export function takeOut(elements: readonly Pick<Element, 'name' | 'at'>[], from = ''): readonly Fix[] {
  const [first, ...others] = elements;
  if (!first) return [];
  const also = others.length > 0 ? { also: others.map(({ at }) => at) } : {};
  const label = `Remove ${nameList(elements.map(({ name }) => name))}${from}`;
  return [{ kind: 'remove', label, at: first.at, ...also, fact: true }];
}

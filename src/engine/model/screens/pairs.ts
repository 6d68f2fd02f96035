import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { headOf, namesListed, splitAt } from '../words/phrases.ts';
import { routeIn } from '../words/routes.ts';
import type { NamedRoute } from './lines.ts';

/** As many names before a colon or dash as addresses behind it: "Members and billing: /members and /billing". */
export function pairedRoutes(text: Inline): readonly NamedRoute[] {
  if (!text.source.includes('/')) return [];
  const head = headOf(text);
  if (!head?.mark || head.mark === '=' || head.rest.source === '') return [];
  const rest = slice(head.rest, 0, head.rest.source.replace(/\.$/, '').length);
  const parts = splitAt(rest, /\s*[,;·|]\s*(?:and\s+)?|\s+(?:and|&|und|et)\s+/i);
  if (parts.length < 2 || parts.some(({ source }) => /\s/.test(source))) return [];
  const names = head.names.length > 1 ? head.names : namesListed(head.label);
  if (names.length !== parts.length) return [];
  const found = parts.flatMap((part, index): NamedRoute[] => {
    const route = routeIn(part);
    const name = names[index];
    return route && name ? [{ name, routes: [route], at: name.at, by: 'name' }] : [];
  });
  return found.length === parts.length ? found : [];
}

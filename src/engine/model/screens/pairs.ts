import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { headOf, namesListed, splitAt } from '../words/phrases.ts';
import { routeIn } from '../words/routes.ts';
import type { NamedRoute } from './lines.ts';

/** "Sign-in and sign-up live at `/in` and `/up`": names, and where they are. */
const namesAt =
  /^(?:The )?(?<names>[^`/:;.]{3,80}?) (?:live|sit|open|stand|are|(?:are|can be) (?:found|reached|served|opened))(?: respectively)? (?:at|under|on) (?<routes>\S.*)$/;
/** "`/in` and `/up` lead to Sign-in and Sign-up": addresses, and what is there. */
const routesOf = /^(?<routes>\S*\/[^;]{1,80}?) (?:lead to|show|open|are) (?:the )?(?<names>[^`/:;.]{3,80})$/;

/** The two sides of a sentence that pairs names with addresses, or of a line that does so with a colon or dash. */
function sidesIn(text: Inline): { readonly names: readonly Inline[]; readonly routes: Inline } | undefined {
  const bare = slice(text, 0, text.source.replace(/(?:,? respectively)?\.?$/i, '').length);
  const { names, routes } = (namesAt.exec(bare.source) ?? routesOf.exec(bare.source))?.groups ?? {};
  if (names !== undefined && routes !== undefined) {
    const [at, from] = [bare.source.indexOf(names), bare.source.lastIndexOf(routes)];
    const listed = namesListed(slice(bare, at, at + names.length));
    return { names: listed, routes: slice(bare, from, from + routes.length) };
  }
  const head = headOf(text);
  if (!head?.mark || head.mark === '=' || head.rest.source === '') return undefined;
  return {
    names: head.names.length > 1 ? head.names : namesListed(head.label),
    routes: slice(head.rest, 0, head.rest.source.replace(/\.$/, '').length),
  };
}

/** As many names on one side as addresses on the other: "Members and billing: /members and /billing". */
export function pairedRoutes(text: Inline): readonly NamedRoute[] {
  if (!/[/#?]/.test(text.source)) return [];
  const sides = sidesIn(text);
  if (!sides) return [];
  const { names } = sides;
  const parts = splitAt(sides.routes, /\s*[,;·|]\s*(?:and\s+)?|\s+(?:and|&|und|et)\s+/i);
  if (parts.length < 2 || parts.some(({ source }) => /\s/.test(source))) return [];
  if (names.length !== parts.length) return [];
  const found = parts.flatMap((part, index): NamedRoute[] => {
    const route = routeIn(part);
    const name = names[index];
    return route && name ? [{ name, routes: [route], at: name.at, by: 'name' }] : [];
  });
  return found.length === parts.length ? found : [];
}

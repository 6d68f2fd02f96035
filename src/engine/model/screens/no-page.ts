import type { Inline } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { type NamedRoute, namedRoutes } from './lines.ts';

/** What has a path and is no screen: "GET: `/boats`", "Base path: `/api`", "the API lives at `/api`". */
const noPage =
  /^(?:GET|POST|PUT|PATCH|DELETE|(?:[Tt]he |[Oo]ur )?(?:[Bb]ase|[Rr]oot|[Cc]ommon|API|REST|[Ss]erver|[Bb]ackend) (?:path|url|URL|URI|address|base|root|prefix))$/;
/** The same of an address that begins as those of calls do. */
const noPageOfCalls =
  /^(?:(?:the |our )?(?:base|root|api|rest|server|backend|back end|prefix|host|calls|requests|web ?hooks?))$/i;
const callsBelow = /^\/(?:api|rest|graphql|rpc|v\d+)(?:\/|$)/;
/** What is kept at other hosts, and is about the product. */
const elsewhere =
  /^(?:the |our )?(?:repository|source(?: code)?|documentation|docs|wiki|issue tracker|tickets|designs?|mock-?ups?|prototypes?)$/i;
const image = /\.(?:png|jpe?g|gif|svg|ico|webp)$/i;
/** What one of these cannot be without. */
const cue =
  /\b(?:GET|POST|PUT|PATCH|DELETE)\b|\b(?:base|root|common|prefix|host)\b|https?:|\/(?:api|rest|graphql|rpc|v\d)|\.(?:png|jpe?g|gif|svg|ico|webp)|^see\s/i;
/** Where a reader is sent to: "See [the wiki](/wiki/boats)". */
const pointing = /^see(?: also)?:? (?:\[|`\/)/i;

/** Whether a line or sentence tells of an address, and of none that is a page: "Base: `/api`", "The logo is at `/logo.png`". */
export function tellsOfNoPage(text: Inline): boolean {
  const { source } = text;
  if (!source.includes('/') || !cue.test(source)) return false;
  if (pointing.test(source)) return true;
  const routes = namedRoutes(text);
  return routes.length > 0 && routes.every(isNoPage);
}

function isNoPage({ name, routes }: NamedRoute): boolean {
  const called = plain(name);
  if (noPage.test(called) || (elsewhere.test(called) && routes.every(({ path }) => path.startsWith('http'))))
    return true;
  const ofCalls = noPageOfCalls.test(called);
  return routes.every(({ path }) => image.test(path) || (ofCalls && callsBelow.test(path)));
}

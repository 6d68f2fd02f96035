import type { Inline } from '../../syntax/block.ts';
import { codeSpans, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Route } from '../interface-elements.ts';
import { listed, nameOf } from './names.ts';

/**
 * A route or call parameter in any of its spellings: `:name`, `{name}`, `[name]`, `<name>`, optional with `?`.
 * A colon behind a word or parameter is none: the custom methods `/mail:send` and `/tasks/{id}:cancel` (AIP-136).
 */
const parameter = wording.g`(?<![\p{L}\p{N}}\]>:]):([A-Za-z_]\w*(?:-\w+)*)(\?(?![\w]))?|\{(\*?[\w.-]+)(\?)?\}(\?(?!\w))?|\[{1,2}(?:\.\.\.)?([\w.-]+)\]{1,2}(\?(?!\w))?|<([\w.:-]+)>(\?(?!\w))?`;

/** What every spelling of a parameter holds. */
const parameterSign = /[:{[<]/;

/** The parameters of a path, in order. */
export function parametersOf(path: string): { readonly name: string; readonly optional: boolean }[] {
  if (!parameterSign.test(path)) return [];
  return [...path.matchAll(parameter)].map((m) => ({
    name: m[1] ?? m[3] ?? m[6] ?? m[8] ?? '',
    optional: Boolean(m[2] ?? m[4] ?? m[5] ?? m[7] ?? m[9]) || m[0].startsWith('[['),
  }));
}

/**
 * An address that is told by its query, the path being the same for all: `?do=edit`, `?module=users&action=list`, or,
 * with the programme that all go through, `index.php?do=edit`.
 */
const queryAlone = /^(?:(?:\w[\w-]*\/)*\w[\w-]*\.[a-z]{2,5})?\?[A-Za-z_][\w.[\]-]*=[^\s=&?]+(?:&[^\s&?]+)*$/;

/** A path with words of a title in it, which only code can hold: `/reports/Open Berths`. */
const withBlanks = wording`^\/\S+(?: \p{Lu}\p{L}*)+(?:\/\S*)?$`;

/** What every address holds, also where its signs are escaped. */
const routeSign = /[/#*?]/;

/** A path and its query: `/invoices?status&page`. A `?` that makes a parameter optional starts no query. */
export function routeIn(inline: Inline): Route | undefined {
  if (!routeSign.test(inline.source)) return undefined;
  const text = nameOf(inline).name;
  if (text.includes('?') && queryAlone.test(text))
    return { path: text, parameters: parametersOf(text), query: [], catchAll: false, at: inline.at };
  const isWhole = /^`[^`]+`$/.test(inline.source) && withBlanks.test(text);
  if (
    !isWhole &&
    !/^(?:(?:…|\.{3})?\/|(?!(?:amqps?|data|file|ftps?|git|jdbc|ldaps?|mongodb(?:\+srv)?|mysql|postgres(?:ql)?|rediss?|s3|sftp|smtps?|sqlite|ssh|wss?):)[a-z][a-z\d+.-]*:\/\/|[#*])\S*$/.test(
      text,
    )
  )
    return undefined;
  const cut = text.includes('?')
    ? /[^\]}>\w](\?)|\w(\?)(?=[A-Za-z_])/.exec(text.replace(parameter, (all) => '_'.repeat(all.length)))
    : undefined;
  const mark = cut ? cut.index + 1 : -1;
  const path = mark < 0 ? text : text.slice(0, mark);
  const query =
    mark < 0
      ? []
      : text
          .slice(mark + 1)
          .split('&')
          .map((each) => each.split('=')[0] ?? '')
          .filter(Boolean);
  return { path, parameters: parametersOf(path), query, catchAll: path.includes('*'), at: inline.at };
}

/** The routes of a cell; undefined when nothing in it is a route. */
export function routesIn(cell: Inline): readonly Route[] | undefined {
  const routes = listed(cell).flatMap((part) => routeIn(part) ?? []);
  return routes.length ? routes : undefined;
}

/** Whether a cell is an address or holds one in code. */
export function holdsRoute(cell: Inline): boolean {
  return (
    routesIn(cell) !== undefined || codeSpans(cell).some((span) => routeIn(slice(cell, span.start, span.end)))
  );
}

/** Whether a path begins with an ellipsis, which stands for what all addresses have in common: `…/settings`. */
export function isShortened(path: string): boolean {
  return /^(?:…|\.{3})\//.test(path);
}

/** What an ellipsis stands for: "`…` stands for `/app/accounts/:id`". */
export function prefixIn(sentence: Inline): string | undefined {
  if (!/["“`](?:…|\.{3})\/?["”`]/.test(sentence.source)) return undefined;
  const routes = codeSpans(sentence).flatMap((span) => routeIn(slice(sentence, span.start, span.end)) ?? []);
  const [only] = routes.filter(({ path }) => !isShortened(path));
  return routes.length === 1 ? only?.path : undefined;
}

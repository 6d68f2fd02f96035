import { recent } from '../../syntax/recent.ts';
import { wording } from '../../syntax/wording.ts';
import { commonMethods, httpMethods } from '../words/methods.ts';

/** A call as it is named in a reference: `GET /invoices/:id`, `/invoices`, or words. */
export interface CallName {
  /** Upper case; empty where the name has none. */
  readonly method: string;
  /** The path without query and closing slash; empty where the name is no address. */
  readonly path: string;
}

const methods = new RegExp(`^(${httpMethods}|WS|WSS|ANY)\\s+(?=[\`/]|https?:)`);
const common = new RegExp(`^(${commonMethods}|TRACE|CONNECT|QUERY|WS|WSS|ANY)\\s+`, 'i');

/** Takes a call's name apart. */
export const readCallName = recent((name): CallName => {
  const trimmed = name.trim().replace(/^`|`$/g, '');
  const found = methods.exec(trimmed) ?? common.exec(trimmed);
  const method = found?.[1]?.toUpperCase() ?? '';
  const rest = trimmed
    .slice(found?.[0].length ?? 0)
    .replace(/^`|`$/g, '')
    .trim();
  const isPath = /^(?:\/|[a-z][a-z+.-]*:\/\/)/i.test(rest) && !/\s/.test(rest);
  return { method, path: isPath ? trimPath(rest) : '' };
});

/** A query or fragment; a `?` that makes a parameter optional begins none. */
const behindPath = /[?#](?![^/]*[/}\])>]).*$/;

/** A path without its query, fragment and closing slash. */
export function trimPath(path: string): string {
  const bare = path.includes('?') || path.includes('#') ? path.replace(behindPath, '') : path;
  return bare.length > 1 && bare.endsWith('/') ? bare.replace(/\/+$/, '') : bare;
}

/** The form of a parameter in a path: `:id`, `{id}`, `[id]`, `<id>`, optional with `?`. `/mail:send` holds none (AIP-136). */
const parameter = wording.g`(?<![\p{L}\p{N}}\]>:]):[A-Za-z_]\w*(?:-\w+)*\??|\{[^{}/]*\}\??|\[[^[\]/]*\]\??|<[^<>/]*>\??`;

/** A path in which every parameter is `{}`: two paths of the same shape take the same parameters by position. */
export const pathShape = recent((path): string => {
  const [scheme = ''] = /^[a-z][a-z+.-]*:\/\//i.exec(path) ?? [];
  return scheme + path.slice(scheme.length).replace(parameter, '{}');
});

/** What the documents leave out or put in: `/api`, `/v1`, `/api/v2`. */
const prefix = /^\/(?:api(?:\/v\d+)?|v\d+)(?=\/)/i;

/** A path without the prefix under which interfaces are commonly mounted. */
export function withoutPrefix(path: string): string {
  return path.replace(prefix, '');
}

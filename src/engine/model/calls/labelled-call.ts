import type { Inline, Item } from '../../syntax/block.ts';
import { linesOf, slice } from '../../syntax/inline.ts';
import { withSaid } from '../blocks/told-of.ts';
import type { Call } from '../interface-elements.ts';
import { once } from '../tracking/once.ts';
import { addressOf } from './address.ts';
import { blank } from './lines.ts';
import { methods } from './mentions.ts';
import { propertyIn } from './properties.ts';

const labels = {
  method: new RegExp(`^[*_-]*(?:http )?(?:method|verb|methode)[*_:]*\\s*[*_\`]*(${methods})\\b`, 'im'),
  path: /^[*_-]*(?:endpoint|url|uri|path|route|address|adresse|pfad)[*_:]*\s*[*_`]*((?:https?:\/)?\/[^\s`*]*)/im,
};

/** The call of a paragraph with a line for its address and one for its method: "**Endpoint**: `/users`", "**Method**: `POST`". */
export function labelledCall(text: Inline): Call | undefined {
  const call = labels.method.test(text.source) ? callOf(text, text) : undefined;
  return (
    call &&
    linesOf(text)
      .flatMap((line) => propertyIn(line) ?? [])
      .reduce<Call>(withSaid, call)
  );
}

function callOf(address: Inline, method: Inline): Call | undefined {
  const verb = labels.method.exec(method.source)?.[1] ?? '';
  const found = labels.path.exec(address.source);
  const [whole = '', path = ''] = found ?? [];
  if (!found || path === '') return undefined;
  const start = found.index + whole.length - path.length;
  return {
    ...blank,
    ...addressOf(`${verb.toUpperCase()} ${path}`),
    at: address.at,
    nameAt: slice(address, start, start + path.length).at,
    how: 'tolerant',
  };
}

/** Whether a text labels the method of a call: "**Method:** POST". */
export const labelsMethod = (text: Inline): boolean => labels.method.test(text.source);

/** A call with the lines that label its address and its method. */
interface LabelledAmong {
  readonly call: Call;
  readonly of: readonly [address: Item, method: Item];
}

/**
 * The call of which one of some lines labels the address and another one the method, and these two: "Method: POST",
 * "Path: /orders". None where several of them label one of both.
 */
export const labelledAmong = once((items: readonly Item[]): LabelledAmong | undefined => {
  const methods = items.filter(({ text }) => labelsMethod(text));
  const addresses = items.filter(({ text }) => labels.path.test(text.source));
  const [method, address] = [methods[0], addresses[0]];
  if (!method || !address || methods.length + addresses.length > 2) return undefined;
  const call = callOf(address.text, method.text);
  return call && { call, of: [address, method] };
});

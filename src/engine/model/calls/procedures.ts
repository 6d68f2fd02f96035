import type { Inline, Item } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import type { Call } from '../interface-elements.ts';
import { once } from '../tracking/once.ts';
import { headOf } from '../words/phrases.ts';
import { addressOf } from './address.ts';
import { blank } from './lines.ts';

/** A name as procedures have it: `createTask`, `task.create`, `create_task`. */
const procedure = /^[a-z][a-z0-9]*(?:[A-Z_.][A-Za-z0-9]*)+$/;

/** Words that say what a procedure is given or gives. */
const tellsCall =
  /\b(?:takes?|returns?|answers?|gives?|expects?|accepts?|arguments?|parameters?|nimmt|liefert)\b/i;

/** The calls of a line that begins with their names, where these are no addresses: "**openTask** and **closeTask** — take …". */
export function namedCalls(text: Inline, at: Call['at']): readonly Call[] {
  const head = headOf(text);
  if (!head?.mark || (head.kind !== 'strong' && head.kind !== 'code')) return [];
  if (!tellsCall.test(head.rest.source)) return [];
  const names = head.names.map((name) => ({ name, spelled: plain(name).replaceAll('`', '') }));
  if (!names.every(({ spelled }) => procedure.test(spelled))) return [];
  return names.map(({ name, spelled }) => ({
    ...blank,
    ...addressOf(spelled),
    at: names.length === 1 ? at : name.at,
    nameAt: name.at,
    how: 'tolerant',
    description: plain(head.rest),
  }));
}

/** A line that begins with the name of a procedure, bare or in code: "add_survey creates …", "`task.create(title)`: …". */
const procedureLine =
  /^(?<mark>`?)(?<name>[a-z][a-z0-9]*(?:[A-Z_.][A-Za-z0-9]*)+)(?:\([^()]*\))?\k<mark>(?=\s+[a-z(→]|\s*[:–—-]\s|$)/;

/** Whether lines begin with the names of procedures, three of them at least: they are calls whatever is said of them. */
const areProcedures = once(
  (items: readonly Item[]): boolean =>
    items.length >= 3 && items.every(({ text }) => procedureLine.test(text.source)),
);

/** The call of a line that begins with the name of a procedure, among others that do. */
export function procedureCall({ text, at }: Item, items: readonly Item[]): readonly Call[] {
  const found = areProcedures(items) ? procedureLine.exec(text.source) : null;
  const { mark = '', name } = found?.groups ?? {};
  if (!found || name === undefined) return [];
  const nameAt = slice(text, mark.length, mark.length + name.length).at;
  const rest = slice(text, found[0].length, text.source.length);
  const description = plain(rest).replace(/^[\s:–—→-]+/, '');
  return [{ ...blank, ...addressOf(name), at, nameAt, how: 'tolerant', description }];
}

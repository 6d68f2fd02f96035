import type { Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Action } from '../element.ts';
import { listed, statements } from './names.ts';

/** Verbs that every entity has, and `open`, which takes a screen. */
const verbs = /^(?:create|read|update|delete|open)$/i;

/**
 * The action that a phrase names: `send, void Invoice`, `read User.email`, `open Sign up`, `request transfer Member`.
 * The last of the names carries the target, behind the verb, or as the words that begin with a capital. A phrase
 * without such an end is free text.
 */
export function actionIn(inline: Inline): Action {
  const text = plain(inline);
  const base = { text, at: inline.at };
  const parts = listed(inline);
  const last = parts.at(-1);
  if (!last) return { ...base, verbs: [] };
  const split = targetOf(last.source);
  if (!split) return { ...base, verbs: [] };
  const [verb, start] = split;
  const names = [...parts.slice(0, -1).map((part) => plain(part)), verb];
  if (names.some((name) => name.split(' ').length > 4)) return { ...base, verbs: [] };
  const target = slice(last, start, last.source.length);
  const name = plain(target);
  const kind = verb.toLowerCase() === 'open' ? 'screen' : name.includes('.') ? 'field' : 'entity';
  return { ...base, verbs: names, target: { kind, name, at: target.at } };
}

/** The actions of a label or cell such as `create Check, update Check`: each part that has a target of its own ends one. */
export function actionsIn(inline: Inline): readonly Action[] {
  return statements(inline).flatMap((statement) => {
    const actions: Action[] = [];
    let start = 0;
    for (const part of listed(statement)) {
      const end = part.at.end - statement.at.start;
      if (!targetOf(part.source)) continue;
      actions.push(actionIn(slice(statement, start, end)));
      start = end + 1;
    }
    return actions.length ? actions : [actionIn(statement)];
  });
}

/** Verb and offset of the target in `void Invoice`; undefined when the phrase has no target. */
function targetOf(source: string): [string, number] | undefined {
  const words = /^(\S+)\s+(?:(?:an?|the|any)\s+)?(?=\S)/i.exec(source);
  if (words && verbs.test(words[1] ?? '') && source.slice(words[0].length).split(' ').length <= 4)
    return [words[1] ?? '', words[0].length];
  const capital = wording`^(.*?)\s+(\`?\p{Lu}[\p{L}\p{N}_.]*(?:\s[\p{L}\p{N}_.]+)*\`?)$`.exec(source);
  return capital ? [capital[1] ?? '', source.length - (capital[2] ?? '').length] : undefined;
}

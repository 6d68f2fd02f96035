import type { Inline } from '../../syntax/block.ts';
import { pieces } from '../../syntax/inline.ts';
import { commonMethods } from '../words/methods.ts';
import type { Mention } from './mention.ts';

const isPath = /^(?:https?:\/)?\/\S*$/;
/** What leads from a path to the method that it is called with: " is a ", " (", " with ", ", which takes ", ", a ". */
const link =
  '(?:,?\\s+(?:(?:which|that|it|and)\\s+)?(?:(?:can|may|must|has to|have to)\\s+be\\s+)?(?:is|are|takes?|accepts?|supports?|allows?|knows|understands|answers?|uses?|wants?|expects?|needs?|has|called|read|reached|asked|fetched|sent|requested|with|by|via|through|using|as)\\s+(?:(?:called|reached|sent|read|asked|with|by|via|through|using|as|to|an?|the|plain|simple|only|just|always|both|either|HTTP|method|verb)\\s+){0,4}|,\\s+(?:an?|by|with|via)\\s+|\\s+(?:for|to)\\s+(?:[a-z]+\\s+){1,4}\\(|\\s*\\()';
const method = `[\`*]{0,3}(?<method>${commonMethods})[\`*]{0,3}(?![\\w\`*/-]|\\s+[\`*"]{0,3}(?:https?:/)?/)`;
const first = new RegExp(`^[*\`]{0,3}(?:\\s+(?:can|may) be (?:[a-z]+\\s+){1,4}\\(|${link})${method}`);
/** Another method of the same path, or what is done with it before that in brackets: " and POST", ", changed (PATCH". */
const next = new RegExp(
  `(?:[,;/|)]|\\band\\b|\\bor\\b)\\s+(?:(?:and|or)\\s+)?(?:(?:[a-z]+\\s+){0,4}\\(|(?:(?:with|by|via|as|an?)\\s+){0,2})${method}`,
  'g',
);

/**
 * The methods that sentences say behind a path in code that it is called with: "`/notes` is a GET", "`/notes` supports
 * GET (200) and POST (201)", "notes come from `/notes` (GET)", "`/notes/:id` can be read (GET) and removed (DELETE)". None of a
 * path that has its method before it, or where a method has a path of its own.
 */
export function methodsSaidBehind(text: Inline, found: readonly Mention[]): readonly Mention[] {
  const { source } = text;
  if (!hasMethod.test(source)) return [];
  const paths = pieces(text).filter((piece) => piece.kind === 'code' && isPath.test(piece.text));
  let at = 0;
  return paths.flatMap((piece, index): readonly Mention[] => {
    // Both are in the order of the text.
    while ((found[at]?.end ?? source.length) < piece.end) at += 1;
    const known = found[at];
    if (known && known.start <= piece.end) return [];
    const end = Math.min(paths[index + 1]?.start ?? source.length, known?.start ?? source.length);
    const behind = (/^[^\n]*?(?=[.!?](?:\s|$)|\n|$)/.exec(source.slice(piece.end, end)) ?? [''])[0];
    const told = first.exec(behind);
    if (!told || piece.kind !== 'code') return [];
    const more = [...behind.slice(told[0].length).matchAll(next)].map(({ 0: all, index: from, groups }) => {
      const stop = piece.end + told[0].length + from + all.length;
      const name = groups?.method ?? '';
      return { name: `${name} ${piece.text}`, start: stop - name.length, end: stop };
    });
    const name = `${told.groups?.method} ${piece.text}`;
    return [{ name, start: piece.start, end: piece.end + told[0].length, apart: true }, ...more];
  });
}

const hasMethod = new RegExp(`\\b(?:${commonMethods})\\b`);

import { wording } from '../../syntax/wording.ts';

/** Words that the canonical form says otherwise: by a column, by `yes` and `no`, or by the name of a type. */
const saidOtherwise = new Set(
  (
    'a an and or the is are be of to in with by for from it its yes no true false required optional mandatory ' +
    'nullable default defaults min max minimum maximum at most least up type field fields string str varchar int ' +
    'bool number null none list array set one enum choice either valid must not may max length'
  ).split(' '),
);

/** The words of a text, lower case, in code and out of it; comments and line breaks are no words of a document. */
export function wordsOf(text: string): readonly string[] {
  return (
    text
      .replace(/<!--[\s\S]*?-->|<br\s?\/?>/gi, ' ')
      .toLowerCase()
      .match(wording.g`[\p{L}\p{N}]+`) ?? []
  );
}

/** Whether every word of `source` stands in one of `kept`, or is one that the canonical form says otherwise. */
export function holdsEveryWord(source: string, kept: readonly string[]): boolean {
  const there = new Set(kept.flatMap(wordsOf));
  return wordsOf(source).every((word) => there.has(word) || saidOtherwise.has(word));
}

/** Every text in a piece of the model, places left out. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    /^(?:at|nameAt|patternAt)$/.test(key) ? [] : textsIn(each),
  );
}

/** The comments in a text, in order: waivers stay where they stand. */
export function commentsIn(text: string): readonly string[] {
  return text.match(/<!--[\s\S]*?-->/g) ?? [];
}

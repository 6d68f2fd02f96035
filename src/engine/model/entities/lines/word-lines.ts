import type { Inline, Item } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Field } from '../../domain-elements.ts';
import { once } from '../../tracking/once.ts';
import { headOf, namesListed, splitAt } from '../../words/phrases.ts';
import { field } from '../facts.ts';
import { both } from '../fields/field-lines.ts';
import { fieldPhrases } from '../fields/field-phrases.ts';
import { beforeName, flag, noField } from '../fields/word-fields.ts';
import { areAttributes } from '../words/attribute-words.ts';

/** A line that is the name of a field, perhaps with a remark: `title (required)`, `parent project: optional`. */
const wordLine = wording`^(?<article>(?:[Aa]n?|[Tt]he|[Ii]ts) )?(?<name>\p{L}[\p{L}\p{N}'’/_-]*(?: [\p{L}\p{N}'’/_-]+){0,3})(?=\s*(?:$|[.,;:(→]|[–—-]\s))`;

/** Several names at the head of a line, the last two joined by `and`: "start date and end date, both optional". */
const wordNames = wording`^(?!date and time\b)(?:[\p{L}][\p{L}\p{N}/_-]*(?: [\p{L}\p{N}/_-]+){0,2}, ){0,8}?[\p{L}][\p{L}\p{N}/_-]*(?: [\p{L}\p{N}/_-]+){0,2}?,? and (?:an? |the )?[\p{L}][\p{L}\p{N}/_-]*(?: [\p{L}\p{N}/_-]+){0,2}?(?=\s*(?:$|[.,;:(→]|[–—-]\s))`;

/** Several names of one word at the head of a line, with strokes between them: "start / end: time, optional". */
const strokeNames = wording`^\p{L}[\p{L}\p{N}_-]*(?: \/ \p{L}[\p{L}\p{N}_-]*)+(?=\s*(?:$|[.,;:(→]|[–—-]\s))`;

/** What a list of changes calls its kinds (Keep a Changelog 1.1). */
const ofChanges = /^(?:Added|Changed|Removed|Deprecated|Fixed)\b/;

/** How many lines of a list begin with a plain name of up to four words and a remark or nothing behind it. */
const namingWords = once((items: readonly Item[]): number =>
  items.some(({ text }) => ofChanges.test(text.source))
    ? 0
    : items.filter(({ text }) => {
        const name =
          wordLine.exec(text.source)?.groups?.name ??
          (wordNames.exec(text.source) ?? strokeNames.exec(text.source))?.[0];
        return name !== undefined && !noField.test(name);
      }).length,
);

/** Whether a list is two lines that can only name fields. */
const areTwo = once((items: readonly Item[]): boolean => {
  const names = items.map(({ text }) => wordLine.exec(text.source)?.groups?.name ?? '');
  return items.length === 2 && names.every((name) => areAttributes('', [name]));
});

/** The fields that a line names in plain words, in a list of such lines, `least` at least. */
export function fieldsOfLine(
  text: Inline,
  at: Field['at'],
  items: readonly Item[],
  least = 3,
): readonly Field[] {
  const naming = namingWords(items);
  if (naming < items.length * 0.8 || (naming < least && !areTwo(items))) return [];
  const several = (wordNames.exec(text.source) ?? strokeNames.exec(text.source))?.[0];
  const listed = several ? namesListed(slice(text, 0, several.length)) : [];
  const names = listed.flatMap((each) => splitAt(each, / \/ /));
  if (several && names.length > 1 && names.every(({ source }) => !noField.test(source))) {
    const said = fieldPhrases(slice(text, several.length, text.source.length), 'sure');
    const { rest: meaning, ...read } = said;
    return names.map((name) => {
      const lead = beforeName.exec(name.source)?.[0].length ?? 0;
      const own = slice(name, lead, name.source.length);
      return field(own, name.at, 'tolerant', { ...read, meaning: meaning.join('; ') });
    });
  }
  const only = fieldOfLine(text, at);
  return only ? [only] : [];
}

function fieldOfLine(text: Inline, at: Field['at']): Field | undefined {
  const { article = '', name } = wordLine.exec(text.source)?.groups ?? {};
  if (!name || noField.test(name)) return undefined;
  const head = headOf(text);
  const end = article.length + name.length;
  const called = flag.exec(name)?.groups?.name ?? name;
  const said = slice(text, end, text.source.length).source.replace(/^[\s:–—(-]+/, '');
  const start = text.source.length - said.length;
  const bracket = head?.bracket && fieldPhrases(head.bracket, 'sure');
  const behind = fieldPhrases(head && bracket ? head.rest : slice(text, start, text.source.length), 'sure');
  const { rest: meaning, ...read } = bracket ? both(bracket, behind) : behind;
  return field(slice(text, article.length, article.length + called.length), at, 'tolerant', {
    ...read,
    meaning: meaning.join('; '),
  });
}

import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import type { Field } from '../../domain-elements.ts';
import { shown } from '../../stated.ts';

/** A mark right behind the code that a name is: "`depth`* – metres", "`flag`?", or escaped "`depth`\*", and apart where the name ends: "`depth` * – metres". */
const behindCode = /(?<=[^\s`]`)(?:\\?[*?](?=[\s,;:(]|$)|\s\\?[*?](?=\s*(?:$|[,;:–—])))/g;
/** A star behind the bracket of a name: "mast (enum)*: main, mizzen". */
const behindBracket = /(?<=[^\s()*]\s?\([^()\n]{1,60}\))\\?\*(?=\s*(?:$|[,;:–—]|-\s))/g;

/** A text without the marks behind its names and their brackets, which else are no part of any form. Offsets stay. */
export function withoutMarks(text: Inline): Inline {
  if (!/`\s?\\?[*?]|\)\\?\*/.test(text.source)) return text;
  const blank = (mark: string): string => ' '.repeat(mark.length);
  const source = text.source.replace(behindCode, blank).replace(behindBracket, blank);
  return source === text.source ? text : { ...text, source };
}

/** A field with what the mark right behind its name says of it: `*` for what must be there, `?` for what may be missing. */
export function withMark(field: Field, written: Inline): Field {
  if (field.required.is !== 'unstated') return field;
  const end = field.nameAt.to - written.at.from;
  const bracket = /^\s?\([^()\n]*\)/.exec(written.source.slice(end))?.[0].length ?? 0;
  const mark = markAt(behindCode, written, end) ?? (bracket && markAt(behindBracket, written, end + bracket));
  return mark ? { ...field, required: shown(mark.endsWith('*'), field.nameAt) } : field;
}

/** The mark that stands at an offset. */
function markAt(marks: RegExp, { source }: Inline, at: number): string | undefined {
  marks.lastIndex = at;
  const found = marks.exec(source);
  return found?.index === at ? found[0] : undefined;
}

const demand =
  /^(?<before>required|mandatory|optional|nullable)\s+(?=\S)|(?<=\S)\s+(?<behind>required|optional)$/i;

/** A type without the word before or behind it that says whether there has to be a value: "required text". */
export function withoutDemand(type: Inline): { readonly type: Inline; readonly required?: boolean } {
  const found = demand.exec(type.source);
  const said = found?.groups?.before ?? found?.groups?.behind;
  if (!found || !said) return { type };
  const [start, end] = found.index === 0 ? [found[0].length, type.source.length] : [0, found.index];
  return { type: slice(type, start, end), required: /^(?:required|mandatory)$/i.test(said) };
}

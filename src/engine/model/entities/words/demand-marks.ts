import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import type { Field } from '../../domain-elements.ts';
import { shown } from '../../stated.ts';

/** A mark right behind the code that a name is: "`depth`* – metres", "`flag`?", or escaped "`depth`\*", and apart where the name ends: "`depth` * – metres". */
const behindCode = /(?<=[^\s`]`)(?:\\?[*?](?=[\s,;:(]|$)|\s\\?[*?](?=\s*(?:$|[,;:(–—])))/g;

/** A text without the marks behind its names, which else are no part of any form. Offsets stay. */
export function withoutMarks(text: Inline): Inline {
  if (!/`\s?\\?[*?]/.test(text.source)) return text;
  const source = text.source.replace(behindCode, (mark) => ' '.repeat(mark.length));
  return source === text.source ? text : { ...text, source };
}

/** A field with what the mark right behind its name says of it: `*` for what must be there, `?` for what may be missing. */
export function withMark(field: Field, written: Inline): Field {
  const end = field.nameAt.to - written.at.from;
  behindCode.lastIndex = end;
  const mark = behindCode.exec(written.source);
  if (mark?.index !== end || field.required.is !== 'unstated') return field;
  return { ...field, required: shown(mark[0].endsWith('*'), field.nameAt) };
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

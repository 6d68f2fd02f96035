import type { Inline, Item } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { type Context, headingText } from '../blocks/context.ts';
import { lineFields } from '../entities/fields/field-lines.ts';
import type { Carried } from '../interface-elements.ts';
import { typeIn } from '../types.ts';
import { nameOf } from '../words/names.ts';

/** A title, or the words that lead to it, of what comes back: "Response", "Response 201", "Answer body:", "Returned fields". */
const titlesAnswer =
  /^(?:(?:success(?:ful)?|example|expected|json)\s+)?(?:(?:response|answer|reply|output|result)s?(?:\s+(?:body|fields?|payload|schema|json|object|attributes?|parameters?|properties|data))?|returns|returned\s+(?:fields?|object|json|data))(?:\s*[(:–—-]?\s*(?:HTTP\s+|status\s+)?(?<status>[1-5]\d\d)(?:\s+[A-Za-z ]{2,30})?\)?)?\s*:?$/i;
/** A sentence that leads to it: "The response has:", "It answers 200 with:", "The answer carries these fields:". */
const leadsToAnswer =
  /^(?:and\s+)?(?:(?:the|its|each|this|it)\s+)?(?:(?:call|endpoint|server)\s+)?(?:(?:response|answer|reply|result)\b|(?:answers|returns|responds)\b)(?!.*\b(?:request|parameters?|takes|accepts|expects|sends)\b)(?:\D*(?<status>[1-5]\d\d)(?!\d))?[^.\d]*:$/i;
/** The title of a column of such names: "Response field", "Returned property". */
const titlesField =
  /^(?:response|answer|returned|result|output|reply)\s+(?:body\s+)?(?:field|property|attribute|key|parameter|name)s?$/i;

/** Whether what stands in a context, below the title of a column, is what an answer carries; with its status where one is named. */
export function ofAnswer(context: Context, title?: Inline): { readonly status?: string } | undefined {
  if (title && titlesField.test(plain(title))) return {};
  const { lead } = context;
  const found =
    lead === ''
      ? titlesAnswer.exec(headingText(context))
      : (titlesAnswer.exec(lead) ?? leadsToAnswer.exec(lead));
  const status = found?.groups?.status;
  return found ? (status ? { status } : {}) : undefined;
}

/** A field with its type that an answer carries. */
export const carriedField = (name: Inline, type: Inline, at: Carried['at']): Carried => ({
  is: 'field',
  name: nameOf(name).name,
  type: typeIn(type),
  text: type.source,
  at,
});

/** The fields with their types that a line tells: "`id`: uuid". */
export const carriedInLine = ({ text, at }: Item): readonly Carried[] =>
  lineFields(text, at).flatMap(({ name, type, at: place }): readonly Carried[] =>
    type.is === 'shown'
      ? [{ is: 'field', name, type: type.value.type, text: type.value.text, at: place }]
      : [],
  );

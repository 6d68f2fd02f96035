import type { Inline, Item } from '../../../syntax/block.ts';
import { plain } from '../../../syntax/inline.ts';
import type { Field } from '../../domain-elements.ts';
import { vocabularyOf } from '../../records/vocabulary.ts';
import { typeUseIn } from '../../types.ts';
import { stated } from '../../words/markers.ts';
import { labelled } from '../../words/names.ts';
import { yesNo } from '../words/demand-words.ts';
import { lineFields } from './field-lines.ts';
import { defaultStated, fieldPhrases, rulesIn } from './field-phrases.ts';

/** What lines nested below a field are labelled with. */
export const labels = vocabularyOf<'type' | 'required' | 'default' | 'rules' | 'meaning'>({
  type: { title: 'Type', also: ['data type', 'format'] },
  required: { title: 'Required', also: ['mandatory'] },
  default: { title: 'Default', also: ['default value', 'initial value'] },
  rules: { title: 'Rules', also: ['constraints', 'constraint', 'validation', 'limits'] },
  meaning: { title: 'Meaning', also: ['description', 'purpose', 'notes', 'note', 'comment'] },
});

/**
 * A field alone on its line with what the lines nested below say of it: labels ("Type: text", "Required: yes") or phrases
 * ("text, at most 20"). The field itself where its line says something, or where the lines are fields.
 */
export function withSaidBelow(field: Field, { children }: Item): Field {
  const lines = children.flatMap((child) => (child.kind === 'list' ? child.items : []));
  const isSilent = field.type.is === 'unstated' && field.required.is === 'unstated' && field.meaning === '';
  if (!isSilent || !lines.some(({ text }) => describes(text))) return field;
  const isOther = ({ text, at }: Item): boolean =>
    labels.get(labelled(text)?.label ?? '') === undefined && lineFields(text, at).length > 0;
  return lines.some(isOther) ? field : lines.reduce((said, { text }) => saying(said, text), field);
}

/** Whether a line says something of a field: by a label, or by words that are sure to; a bare name says nothing. */
function describes(line: Inline): boolean {
  if (labels.has(labelled(line)?.label ?? '')) return true;
  const { type, required, default: preset, rules } = fieldPhrases(line, 'sure');
  return [type, required, preset].some(({ is }) => is === 'shown') || rules.length > 0;
}

function saying(field: Field, line: Inline): Field {
  const label = labelled(line);
  const rest = label?.rest;
  switch (label && labels.get(label.label)) {
    case 'type':
      return { ...field, type: stated(rest, typeUseIn) };
    case 'required':
      return { ...field, required: stated(rest, yesNo) };
    case 'default':
      return { ...field, default: defaultStated(rest) };
    case 'rules': {
      const { rules, rulesStated } = rulesIn(rest);
      return { ...field, rules: [...field.rules, ...rules], rulesStated };
    }
    case 'meaning':
      return { ...field, meaning: rest ? plain(rest) : '' };
    default: {
      const said = fieldPhrases(line, field.type.is === 'unstated' && field.meaning === '' ? 'any' : 'sure');
      return {
        ...field,
        type: said.type.is === 'unstated' ? field.type : said.type,
        required: said.required.is === 'unstated' ? field.required : said.required,
        default: said.default.is === 'unstated' ? field.default : said.default,
        rules: [...field.rules, ...said.rules],
        meaning: [field.meaning, ...said.rest].filter(Boolean).join('; '),
      };
    }
  }
}

import type { Inline } from '../../syntax/block.ts';
import { labelled } from '../words/names.ts';

/** What labels under an error's heading or bullet say. */
export type ErrorProperty = 'error' | 'status' | 'when' | 'message' | 'handling' | 'other';

/** The labels of each property, in the words of programmes, of interfaces and of people. */
const labels: Readonly<Record<ErrorProperty, string>> = {
  error: 'code|error code|error|key|id|identifier|exception|fehlercode',
  status: 'status|http status|status code|http|http code|response status',
  when: 'when|when it comes|when it happens|when does it come|cause|causes|caused by|trigger|triggered by|triggers|condition|reason|why|happens when|occurs when|arises when|raised when|comes when|situation|background|ursache|wann',
  message:
    'message|text|user message|error message|message text|shown|shown as|displayed|displayed as|appears as|reads|wording|what the user sees|what the person reads|what is shown|user sees|on screen|says|meldung|anzeige',
  handling:
    'handling|recovery|what happens|action|actions|what to do|remedy|fix|solution|resolution|next step|reaction|what we say|what we do|what we tell people|advice|help|behaviour|behavior|lösung',
  other:
    'where|place|reproduced|severity|level|since|owner|log|logged|note|notes|remark|example|source|file|see|seen|retry|retryable|frequency',
};

const properties: ReadonlyMap<string, ErrorProperty> = new Map(
  (Object.keys(labels) as ErrorProperty[]).flatMap((property) =>
    labels[property].split('|').map((label) => [label, property] as const),
  ),
);

/** The property that a label stands for, as `words` folds it. */
export function errorProperty(label: string): ErrorProperty | undefined {
  return properties.get(label);
}

/** The property that a labelled line states: `Status: 423`, `**Message**: "Locked."` */
export function errorPropertyOf(
  text: Inline,
): { readonly property: ErrorProperty; readonly value: Inline } | undefined {
  const label = labelled(text);
  const property = label && properties.get(label.label);
  return label && property && label.rest.source !== '' ? { property, value: label.rest } : undefined;
}

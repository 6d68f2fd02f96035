import type { Inline } from '../syntax/block.ts';
import { labelled } from './names.ts';

/** What labels under an error's heading or bullet say. */
export type ErrorProperty = 'error' | 'status' | 'when' | 'message' | 'handling';

const properties: ReadonlyMap<string, ErrorProperty> = new Map([
  ['code', 'error'],
  ['error code', 'error'],
  ['status', 'status'],
  ['http status', 'status'],
  ['status code', 'status'],
  ['http', 'status'],
  ['when', 'when'],
  ['cause', 'when'],
  ['trigger', 'when'],
  ['condition', 'when'],
  ['reason', 'when'],
  ['message', 'message'],
  ['text', 'message'],
  ['user message', 'message'],
  ['handling', 'handling'],
  ['recovery', 'handling'],
  ['what happens', 'handling'],
  ['action', 'handling'],
]);

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

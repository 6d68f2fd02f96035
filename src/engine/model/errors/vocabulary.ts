import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { type Entry, entryIn } from '../records/records.ts';
import { vocabularyOf } from '../records/vocabulary.ts';

/** What labels below the name of an error say, in the words of programmes, of interfaces and of people. */
const properties = {
  error: {
    title: 'Code',
    also: ['error code', 'error', 'key', 'id', 'identifier', 'exception', 'fehlercode'],
  },
  status: {
    title: 'Status',
    also: ['http status', 'status code', 'http', 'http code', 'response status'],
  },
  when: {
    title: 'When',
    also: [
      'when it comes',
      'when it happens',
      'when does it come',
      'cause',
      'causes',
      'caused by',
      'trigger',
      'triggered by',
      'triggers',
      'condition',
      'reason',
      'why',
      'happens when',
      'occurs when',
      'arises when',
      'raised when',
      'comes when',
      'situation',
      'background',
      'ursache',
      'wann',
    ],
  },
  message: {
    title: 'Message',
    also: [
      'text',
      'user message',
      'error message',
      'message text',
      'standard message',
      'default message',
      'usual message',
      'shown',
      'shown as',
      'displayed',
      'displayed as',
      'appears as',
      'reads',
      'wording',
      'what the user sees',
      'what the person reads',
      'what is shown',
      'user sees',
      'on screen',
      'says',
      'meldung',
      'anzeige',
    ],
  },
  handling: {
    title: 'Handling',
    also: [
      'recovery',
      'what happens',
      'action',
      'actions',
      'what to do',
      'remedy',
      'fix',
      'solution',
      'resolution',
      'next step',
      'reaction',
      'what we say',
      'what we do',
      'what we tell people',
      'advice',
      'help',
      'behaviour',
      'behavior',
      'lösung',
    ],
  },
  other: {
    title: 'Note',
    also: [
      'where',
      'place',
      'reproduced',
      'severity',
      'level',
      'since',
      'owner',
      'log',
      'logged',
      'notes',
      'remark',
      'example',
      'source',
      'file',
      'see',
      'seen',
      'retry',
      'retryable',
      'frequency',
    ],
  },
};

/** What a label says of an error; `other` is nothing that the model has a place for. */
export type ErrorProperty = keyof typeof properties;

/** The labels of what is said of an error. */
export const propertyLabels = vocabularyOf<ErrorProperty>(properties);

/** Three statuses with a word behind each. */
const inRow = wording`^(?:[^;,]*(?<!\d)[45]\d\d[\`*]*\s+\p{L}[^;,]*[;,]\s){2}[^;,]*(?<!\d)[45]\d\d[\`*]*\s+\p{L}`;

/** A line that is nothing but the status or the quoted message of what stands above it. */
export function bareProperty(line: Inline): Entry<ErrorProperty> | undefined {
  const status = /^(?:HTTP |status )?[`*]*(?<status>[45]\d\d)[`*]*\.?$/i.exec(line.source)?.groups?.status;
  const at = line.source.indexOf(status ?? '');
  const title = slice(line, 0, 0);
  if (status) return { line, label: 'status', title, value: slice(line, at, at + 3) };
  return /^(?:"[^"]+"|“[^”]+”|„[^“”]+[“”])\.?$/.test(line.source)
    ? { line, label: 'message', title, value: line }
    : undefined;
}

/** What a line says of an error: `Status: 423`, `**Message**: "Locked."` */
export function propertyIn(line: Inline): Entry<ErrorProperty> | undefined {
  const entry = entryIn(propertyLabels, line);
  // "HTTP: 400 bad rope; 403 not yours; 404 no boat" is a row of errors.
  if (entry && inRow.test(entry.value.source)) return undefined;
  return entry?.value.source ? entry : undefined;
}

import type { Inline, Item } from '../syntax/block.ts';
import { plain, slice } from '../syntax/inline.ts';
import type { Context } from './blocks/context.ts';
import type { Gathering } from './blocks/reading.ts';
import { saidOfNamed } from './blocks/told-of.ts';
import { assembleErrors } from './errors/assembly.ts';
import {
  type ErrorFact,
  errorLabels,
  lineEntry,
  noteProperties,
  statusIn,
  withProperties,
} from './errors/entry.ts';
import { errorsOfFence } from './errors/fences.ts';
import { handlingsIn } from './errors/handling.ts';
import { errorsOfLine, errorsOfSentence } from './errors/lines.ts';
import { type ErrorProperty, errorPropertyOf } from './errors/properties.ts';
import type { ErrorEntry } from './interface-elements.ts';
import type { PointReader, RowReading } from './reader.ts';
import { shown } from './stated.ts';
import { looksLikeErrorCode, looksLikeMessage, looksLikeStatus } from './tables/cell-kinds.ts';
import { markedSubject, stated } from './words/markers.ts';
import { messageIn, nameOf } from './words/names.ts';
import { unwrapped } from './words/phrases.ts';

/** Point 8: a table of errors by code or by message; bullets ``- `code` — 404; when …`` do as well. */
export const errorsReader: PointReader<'errors', ErrorFact> = {
  tables: {
    errors: {
      shape: {
        columns: {
          error: {
            title: 'Error',
            also: ['code', 'name', 'error code', 'key', 'id', 'title', 'exception', 'number', 'no'],
            looks: looksLikeErrorCode,
          },
          status: {
            title: 'Status',
            also: ['status code', 'http status', 'http', 'answer'],
            looks: looksLikeStatus,
          },
          when: {
            title: 'When',
            also: [
              'cause',
              'reason',
              'condition',
              'meaning',
              'description',
              'situation',
              'trigger',
              'raised when',
            ],
            never: looksLikeErrorCode,
          },
          message: {
            title: 'Message',
            also: [
              'text',
              'message shown',
              'error message',
              'wording',
              'sentence',
              'user message',
              'meldung',
            ],
            looks: looksLikeMessage,
          },
          handling: {
            title: 'Handling',
            also: ['what happens', 'handling by the client', 'action', 'recovery', 'what the user sees'],
          },
        },
        needs: [
          ['error', 'message'],
          ['status', 'when', 'message', 'handling'],
        ],
        inOrder: ['error', 'when'],
      },
      row: errorRow,
    },
    byStatus: {
      shape: {
        columns: {
          status: {
            title: 'Status',
            also: ['status code', 'http status', 'http', 'http code', 'code'],
            looks: looksLikeStatus,
          },
          when: {
            title: 'When',
            also: ['cause', 'reason', 'condition', 'meaning', 'description', 'situation'],
            never: looksLikeErrorCode,
          },
          handling: { title: 'Handling', also: ['what happens', 'action', 'recovery'] },
        },
        needs: [['status'], ['when', 'handling']],
      },
      row: errorRow,
    },
  },
  item: readItem,
  paragraph({ text }, context, gather) {
    const record = recordIn(text);
    if (!record) return;
    const { name, properties } = record;
    const quoted = nameOf(name).quoted || isQuoted(name);
    const line = { name, quoted, explained: undefined, message: quoted ? name : undefined };
    gather.fact({ is: 'error', error: withProperties(lineEntry(line, text.at, context), properties) });
  },
  fence(block, context, gather) {
    for (const line of errorsOfFence(block.code))
      gather.fact({ is: 'error', error: lineEntry(line, line.name.at, context) });
  },
  sentence(sentence, context, gather) {
    const lines = errorsOfSentence(sentence);
    for (const line of lines) gather.fact({ is: 'error', error: lineEntry(line, line.name.at, context) });
    return lines.length > 0;
  },
  assemble: assembleErrors,
  stated({ errors }, count) {
    for (const { status, when, message, handling } of errors)
      for (const { is } of [status, when, message, handling]) count(is);
  },
};

function errorRow({ row, match, cell, gather }: RowReading<ErrorFact>): void {
  const code = cell('error');
  const text = cell('message');
  const nameCell = [code, text, cell('status')].find((each) => each?.source);
  if (!nameCell?.source) return;
  const { name, quoted } = nameOf(nameCell);
  const byMessage = quoted || nameCell === text;
  const said = stated(text, messageIn);
  const error: ErrorEntry = {
    name,
    at: row.at,
    nameAt: nameCell.at,
    how: match.exact ? 'exact' : 'tolerant',
    ...(match.guessed ? { doubtful: true } : {}),
    quoted: byMessage,
    status: gather.marked(stated(cell('status'), statusIn), `the status of ${name}`),
    when: gather.marked(stated(cell('when'), plain), `when ${name} arises`),
    message: gather.marked(
      said.is === 'unstated' && byMessage ? shown(name, nameCell.at) : said,
      `the message of ${name}`,
    ),
    handling: gather.marked(
      stated(cell('handling'), (each) => {
        const handlings = handlingsIn(each);
        return handlings.length ? handlings : undefined;
      }),
      `what happens on ${name}`,
    ),
  };
  gather.fact({ is: 'error', error });
}

/** ``- `not found` — 404; unknown check``, `- "Address is too long." — over 254`, `- Tags: "A", "B"`, `- **410** — expired`. */
function readItem(
  item: Item,
  context: Context,
  gather: Gathering<ErrorFact>,
  above: readonly Item[],
): 'not' | 'itself' | 'all' {
  const told = saidOfNamed(item.text, gather, errorLabels);
  if (told) {
    gather.fact({ is: 'told', ...told });
    return 'itself';
  }
  if (markedSubject(item.text.source)) return 'not';
  const property = above.length === 0 ? errorPropertyOf(item.text) : undefined;
  if (property && (context.headings.length > 0 || property.property !== 'other')) {
    gather.fact({ is: 'property', ...property });
    return 'itself';
  }
  const lines = errorsOfLine(item.text);
  const nested = new Map(
    item.children
      .flatMap((child) => child.items)
      .flatMap((each) => {
        const stated = errorPropertyOf(each.text);
        return stated ? [[stated.property, stated.value] as const] : [];
      }),
  );
  const [only] = lines;
  if (nested.size > 0 && lines.length <= 1) {
    const line = only ?? { name: item.text, quoted: false, explained: undefined, message: undefined };
    const error = withProperties(lineEntry(line, item.at, context), nested);
    noteProperties(error, error.name, gather);
    gather.fact({ is: 'error', error });
    return 'all';
  }
  for (const line of lines)
    gather.fact({
      is: 'error',
      error: lineEntry(line, lines.length === 1 ? item.at : line.name.at, context),
    });
  return lines.length > 0 ? 'itself' : 'not';
}

/** An error that stands above its labels: `**"Wrong password"**`, and below it `Why: …` and `What to do: …`. */
function recordIn(
  text: Inline,
): { readonly name: Inline; readonly properties: ReadonlyMap<ErrorProperty, Inline> } | undefined {
  const end = text.source.indexOf('\n');
  if (end < 0) return undefined;
  const name = slice(text, 0, end);
  const bare = slice(name, 0, name.source.replace(/\s*:$/, '').length);
  const properties = new Map<ErrorProperty, Inline>();
  let last: ErrorProperty | undefined;
  let start = end + 1;
  for (const line of text.source.slice(end + 1).split('\n')) {
    const each = slice(text, start, start + line.length);
    start += line.length + 1;
    const found = errorPropertyOf(each);
    const before = last && properties.get(last);
    if (found) {
      last = found.property;
      properties.set(last, found.value);
    } else if (last && before)
      properties.set(last, unwrapped(slice(text, before.at.start - text.at.start, start - 1)));
    else return undefined;
  }
  return errorPropertyOf(name) || properties.size === 0 ? undefined : { name: bare, properties };
}

/** Whether bold type holds nothing but a quotation. */
function isQuoted({ source }: Inline): boolean {
  return /^\*\*["“„«][^"”]*["”“»]\*\*$/.test(source);
}

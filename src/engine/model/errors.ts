import type { Inline, Item } from '../syntax/block.ts';
import { plain, slice } from '../syntax/inline.ts';
import type { Gathering } from './block-reading.ts';
import { looksLikeMessage, looksLikeStatus } from './cell-kinds.ts';
import { type ErrorLine, errorsOfLine, errorsOfSentence } from './error-lines.ts';
import { handlingsIn } from './handling.ts';
import type { ErrorEntry } from './interface-elements.ts';
import { markedSubject, stated } from './markers.ts';
import { nameOf } from './names.ts';
import type { PointReader, RowReading } from './reader.ts';
import { messageIn } from './rules.ts';
import { type Stated, shown, unstated } from './stated.ts';

/** Point 8: a table of errors by code or by message; bullets ``- `code` — 404; when …`` do as well. */
export const errorsReader: PointReader<'errors', ErrorEntry> = {
  tables: {
    errors: {
      shape: {
        columns: {
          error: { title: 'Error', also: ['code', 'name', 'error code', 'key', 'id', 'title', 'exception'] },
          status: {
            title: 'Status',
            also: ['status code', 'http status', 'http', 'answer'],
            looks: looksLikeStatus,
          },
          when: {
            title: 'When',
            also: ['cause', 'reason', 'condition', 'meaning', 'description', 'situation', 'trigger'],
          },
          message: {
            title: 'Message',
            also: ['text', 'message shown', 'error message', 'wording', 'user message', 'meldung'],
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
  },
  item: readItem,
  sentence(sentence, _context, gather) {
    const lines = errorsOfSentence(sentence);
    for (const line of lines) gather.fact(lineEntry(line, line.name.at));
    return lines.length > 0;
  },
  assemble: (parts) => ({ errors: parts.flatMap((part) => part.reading.facts) }),
  *stated({ errors }) {
    for (const { status, when, message, handling } of errors) yield* [status, when, message, handling];
  },
};

function errorRow({ row, match, cell, gather }: RowReading<ErrorEntry>): void {
  const code = cell('error');
  const text = cell('message');
  const nameCell = code?.source ? code : text;
  if (!nameCell?.source) return;
  const { name, quoted } = nameOf(nameCell);
  const byMessage = quoted || nameCell === text;
  const said = stated(text, messageIn);
  gather.fact({
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
  });
}

function statusIn(cell: Inline): string {
  return nameOf(cell).name;
}

/** ``- `not found` — 404; unknown check``, `- "Address is too long." — over 254`, `- Tags: "A", "B"`, `- **410** — expired`. */
function readItem(item: Item, _context: unknown, gather: Gathering<ErrorEntry>): 'not' | 'itself' {
  if (markedSubject(item.text.source)) return 'not';
  const lines = errorsOfLine(item.text);
  for (const line of lines) gather.fact(lineEntry(line, lines.length === 1 ? item.at : line.name.at));
  return lines.length > 0 ? 'itself' : 'not';
}

function lineEntry(
  { name, quoted, explained, message, doubtful }: ErrorLine,
  at: ErrorEntry['at'],
): ErrorEntry {
  const called = nameOf(name).name.replace(/[:.]$/, quoted ? '$&' : '');
  return {
    name: called,
    at,
    nameAt: name.at,
    how: 'tolerant',
    ...(doubtful ? { doubtful } : {}),
    quoted,
    status: statusOf(explained, called, name),
    when: explained?.source ? shown(plain(explained), explained.at) : unstated,
    message: message ? shown(nameOf(message).name, message.at) : unstated,
    handling: unstated,
  };
}

/** A status that the name is or begins with, or the first that the explanation gives. */
function statusOf(explained: Inline | undefined, called: string, name: Inline): Stated<string> {
  const own = /^(?:HTTP )?([1-5]\d\d)\b(?![ .]\d)/.exec(called);
  if (own) return shown(own[1] ?? '', name.at);
  const match = explained && /(?:^|[\s(,;])([1-5]\d\d)(?=[\s;,.):]|$)/.exec(explained.source.slice(0, 60));
  if (!match) return unstated;
  const start = match.index + match[0].length - 3;
  return shown(match[1] ?? '', slice(explained, start, start + 3).at);
}

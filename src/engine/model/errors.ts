import type { Inline, Item } from '../syntax/block.ts';
import { pieces, plain, slice } from '../syntax/inline.ts';
import type { Gathering } from './block-reading.ts';
import { handlingsIn } from './handling.ts';
import type { ErrorEntry } from './interface-elements.ts';
import { stated } from './markers.ts';
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
          status: { title: 'Status', also: ['status code', 'http status', 'http', 'answer'] },
          when: {
            title: 'When',
            also: ['cause', 'reason', 'condition', 'meaning', 'description', 'situation', 'trigger'],
          },
          message: {
            title: 'Message',
            also: ['text', 'message shown', 'error message', 'wording', 'user message'],
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
      },
      row: errorRow,
    },
  },
  item: readItem,
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

/**
 * ``- `not found` — 404; unknown check``, `- "Address is too long." — over 254`, `- **410** — a link that has expired`,
 * and several names with one explanation: `"A" / "B" — when`.
 */
function readItem(item: Item, _context: unknown, gather: Gathering<ErrorEntry>): 'not' | 'itself' {
  const { text } = item;
  const parts = pieces(text);
  const names = [];
  let end = 0;
  for (const piece of parts) {
    const between = text.source.slice(end, piece.start);
    if (piece.kind === 'text' || piece.kind === 'comment') continue;
    const joined =
      names.length === 0
        ? between.trim() === ''
        : /^\s*(?:[,;/]|\band\b|\bor\b|,\s*and|,\s*or)\s*$/.test(between);
    if (!joined || (piece.kind !== 'code' && piece.kind !== 'quote' && piece.kind !== 'strong')) break;
    names.push(piece);
    end = piece.end;
  }
  const first = names[0];
  if (!first) return 'not';
  const rest = slice(text, end, text.source.length);
  const dash = /^\s*(?:[–—:-]|\()\s*/.exec(rest.source);
  if (!dash && rest.source.replace(/[.]$/, '') !== '') return 'not';
  const explained = slice(rest, dash?.[0].length ?? 0, rest.source.length);
  const status = statusOf(explained, first.kind === 'strong' ? first.text : '');
  for (const piece of names) {
    const name = slice(text, piece.start, piece.end);
    const quoted = piece.kind === 'quote';
    gather.fact({
      name: piece.text,
      at: names.length === 1 ? item.at : name.at,
      nameAt: name.at,
      how: 'tolerant',
      quoted,
      status,
      when: explained.source ? shown(plain(explained), explained.at) : unstated,
      message: quoted ? shown(piece.text, name.at) : messageAfter(explained),
      handling: unstated,
    });
  }
  return 'itself';
}

function statusOf(explained: Inline, name: string): Stated<string> {
  const own = /^[1-5]\d\d$/.exec(name);
  if (own) return shown(own[0], explained.at);
  const match = /(?:^|[\s(,;])([1-5]\d\d)(?=[\s;,.)]|$)/.exec(explained.source.slice(0, 60));
  if (!match) return unstated;
  const start = match.index + match[0].length - 3;
  return shown(match[1] ?? '', slice(explained, start, start + 3).at);
}

function messageAfter(explained: Inline): Stated<string> {
  const quote = pieces(explained).find((piece) => piece.kind === 'quote');
  return quote ? shown(quote.text, slice(explained, quote.start, quote.end).at) : unstated;
}

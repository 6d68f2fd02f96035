import type { Inline, Item } from '../syntax/block.ts';
import { pieces, plain, slice } from '../syntax/inline.ts';
import type { Answer, Call } from './interface-elements.ts';
import { parametersOf } from './routes.ts';
import { shown, unstated } from './stated.ts';

const methods = 'GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|ANY|ALL';
const address = new RegExp(`^(?:(${methods})\\s+)?((?:https?:/)?/[^\\s]*)$`, 'i');

/** What a call's name says: method and path, or a name alone. */
export function addressOf(name: string): Pick<Call, 'name' | 'method' | 'path' | 'parameters' | 'outgoing'> {
  const match = address.exec(name.trim());
  const method = (match?.[1] ?? '').toUpperCase();
  const path = match?.[2] ?? '';
  return {
    name: match && method ? `${method} ${path}` : name,
    method,
    path,
    parameters: parametersOf(path.replace(/^https?:\/\/[^/]*/, '')),
    outgoing: /^https?:/.test(path),
  };
}

/** A call of which only the address is known. */
export const blank = {
  every: false,
  does: unstated,
  madeBy: unstated,
  allowedTo: unstated,
  payload: unstated,
  answers: unstated,
  description: '',
} satisfies Partial<Call>;

/** ``- `GET /posts` — search. (200)``: each code span with a method and a path, and the statuses behind it. */
export function callsIn(item: Item): readonly Call[] {
  const { text } = item;
  const spans = pieces(text).filter(
    (piece) => piece.kind === 'code' && new RegExp(`^(?:${methods}) \\S+$`).test(piece.text),
  );
  const lead = spans[0] ? text.source.slice(0, spans[0].start) : '';
  if (spans.length === 0 || lead.replace(/[^\p{L}]/gu, '').length > 60) return [];
  return spans.map((span, index) => {
    const name = slice(text, span.start, span.end);
    const end = spans[index + 1]?.start ?? text.source.length;
    const own = slice(text, span.end, end);
    // "`GET a`, `GET b` — 200, 404": spans with nothing between them share what follows the last one.
    const sharesNext = /^[\s,;/]*(?:and|or)?[\s]*$/.test(own.source);
    const tail = sharesNext ? slice(text, spans.at(-1)?.end ?? end, text.source.length) : own;
    const statuses = statusesIn(tail);
    const answers =
      statuses.length || index === spans.length - 1
        ? statuses
        : statusesIn(slice(text, spans.at(-1)?.end ?? end, text.source.length));
    return {
      ...blank,
      ...addressOf(span.text),
      at: index === 0 && spans.length === 1 ? item.at : slice(text, span.start, end).at,
      nameAt: name.at,
      how: 'tolerant',
      answers: answers.length ? shown(answers, tail.at) : unstated,
      description: plain(tail).replace(/^[\s–—:-]+/, ''),
    };
  });
}

/** Statuses in words: `(200, 404)`, `— 200, 400 when not paused`. Numbers inside code and longer numbers are none. */
function statusesIn(tail: Inline): readonly Answer[] {
  return pieces(tail).flatMap((piece): readonly Answer[] => {
    if (piece.kind !== 'text') return [];
    const source = tail.source.slice(piece.start, piece.end);
    return [
      ...source.matchAll(
        /(?<![\w.,#:/-])([1-5]\d\d)(?![\w/]|[.,]\d|\s+(?:characters|seconds|minutes|days|bytes|kB|KB|MB|pixels|entries|items|%))/g,
      ),
    ].map((m) => {
      const place = slice(tail, piece.start + m.index, piece.start + m.index + 3).at;
      return {
        name: m[1] ?? '',
        at: place,
        nameAt: place,
        how: 'tolerant',
        status: m[1] ?? '',
        when: unstated,
        carries: unstated,
        handling: unstated,
      };
    });
  });
}

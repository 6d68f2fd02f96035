import type { HeadingBlock, Inline, Item } from '../syntax/block.ts';
import { plain, slice } from '../syntax/inline.ts';
import type { Gathering } from './block-reading.ts';
import { looksLikeErrorCode, looksLikeMessage, looksLikeStatus } from './cell-kinds.ts';
import { type Context, Reach } from './context.ts';
import { elementGroups, proseOf } from './element-groups.ts';
import { errorsOfFence } from './error-fences.ts';
import { type ErrorLine, errorsOfLine, errorsOfSentence } from './error-lines.ts';
import { type ErrorProperty, errorPropertyOf } from './error-properties.ts';
import { whenOf } from './error-when.ts';
import { handlingsIn } from './handling.ts';
import type { ErrorEntry } from './interface-elements.ts';
import { markedSubject, stated } from './markers.ts';
import { isIdentifier, nameOf } from './names.ts';
import type { Part, PointReader, RowReading } from './reader.ts';
import { messageIn } from './rule-tables.ts';
import { type Stated, shown, unstated } from './stated.ts';

type Fact =
  | { readonly is: 'error'; readonly error: ErrorEntry }
  /** A label under an error's heading. */
  | { readonly is: 'property'; readonly property: ErrorProperty; readonly value: Inline };

/** Point 8: a table of errors by code or by message; bullets ``- `code` — 404; when …`` do as well. */
export const errorsReader: PointReader<'errors', Fact> = {
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
  fence(block, context, gather) {
    for (const line of errorsOfFence(block.code))
      gather.fact({ is: 'error', error: lineEntry(line, line.name.at, context) });
  },
  sentence(sentence, context, gather) {
    const lines = errorsOfSentence(sentence);
    for (const line of lines) gather.fact({ is: 'error', error: lineEntry(line, line.name.at, context) });
    return lines.length > 0;
  },
  assemble,
  *stated({ errors }) {
    for (const { status, when, message, handling } of errors) yield* [status, when, message, handling];
  },
};

function errorRow({ row, match, cell, gather }: RowReading<Fact>): void {
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

function statusIn(cell: Inline): string {
  return nameOf(cell).name;
}

/** ``- `not found` — 404; unknown check``, `- "Address is too long." — over 254`, `- Tags: "A", "B"`, `- **410** — expired`. */
function readItem(
  item: Item,
  context: Context,
  gather: Gathering<Fact>,
  above: readonly Item[],
): 'not' | 'itself' | 'all' {
  if (markedSubject(item.text.source)) return 'not';
  const property = above.length === 0 && context.headings.length > 0 ? errorPropertyOf(item.text) : undefined;
  if (property) {
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
    gather.fact({ is: 'error', error: withProperties(lineEntry(line, item.at, context), nested) });
    return 'all';
  }
  for (const line of lines)
    gather.fact({
      is: 'error',
      error: lineEntry(line, lines.length === 1 ? item.at : line.name.at, context),
    });
  return lines.length > 0 ? 'itself' : 'not';
}

function withProperties(entry: ErrorEntry, properties: ReadonlyMap<ErrorProperty, Inline>): ErrorEntry {
  const or = <T>(said: Stated<T>, before: Stated<T>): Stated<T> => (said.is === 'unstated' ? before : said);
  const message = or(stated(properties.get('message'), messageIn), entry.message);
  return {
    ...entry,
    status: or(stated(properties.get('status'), statusIn), entry.status),
    when: or(stated(properties.get('when'), plain), entry.when),
    message,
    handling: or(
      stated(properties.get('handling'), (each) => handlingsIn(each)),
      entry.handling,
    ),
  };
}

/** Errors of rows and lines, and one for each heading with labels under it. */
function assemble(parts: readonly Part<Fact>[]): { errors: readonly ErrorEntry[] } {
  const errors: ErrorEntry[] = [];
  const groups = elementGroups(parts);
  const spoken = messageLevels(groups.flatMap(({ heading }) => heading ?? []));
  for (const group of groups) {
    const facts = group.parts.flatMap((part) => part.reading.facts);
    const properties = new Map(
      facts.flatMap((fact) => (fact.is === 'property' ? [[fact.property, fact.value] as const] : [])),
    );
    if (group.heading && properties.size > 0) {
      const name = properties.get('error') ?? group.heading.title;
      const quoted = nameOf(name).quoted;
      const line = { name, quoted, explained: undefined, message: quoted ? name : undefined };
      const at = new Reach(group.heading.title.at, group.last);
      errors.push(withProperties(lineEntry(line, at, undefined), properties));
    }
    for (const fact of facts) if (fact.is === 'error') errors.push(fact.error);
    if (group.heading && facts.length === 0) {
      const named = headedError(
        group.heading,
        spoken.has(group.heading.level),
        proseOf(group.parts),
        new Reach(group.heading.title.at, group.last),
      );
      if (named) errors.push(named);
    }
  }
  return { errors };
}

/** The levels on which headings are messages: at least one closes as a sentence does, or is quoted. */
function messageLevels(headings: readonly HeadingBlock[]): ReadonlySet<number> {
  return new Set(headings.filter(({ title }) => isSaid(title)).map(({ level }) => level));
}

/** Whether a heading is what somebody is told: quoted, or a sentence with its full stop. */
function isSaid(title: Inline): boolean {
  return nameOf(title).quoted || /^\S+(?:\s+\S+){2,}[.!]$/.test(title.source);
}

/** `### 404 Not Found` or a code as a heading, with prose below it; a message, and those beside it. */
function headedError(
  heading: HeadingBlock,
  spoken: boolean,
  prose: string,
  at: Reach,
): ErrorEntry | undefined {
  const { title } = heading;
  const named = /^[45]\d\d\b/.test(title.source) || isIdentifier(nameOf(title).name);
  const message = spoken && !named && plain(title).split(' ').length >= 3;
  if (!message && (!named || prose === '')) return undefined;
  const line = { name: title, quoted: message, explained: undefined, message: message ? title : undefined };
  const entry = lineEntry(line, at, undefined);
  return prose === '' ? entry : { ...entry, when: shown(prose, at) };
}

function lineEntry(line: ErrorLine, at: ErrorEntry['at'], context: Context | undefined): ErrorEntry {
  const { name, quoted, explained, message, doubtful } = line;
  const called = nameOf(name).name.replace(/[:.]$/, quoted ? '$&' : '');
  return {
    name: called,
    at,
    nameAt: name.at,
    how: 'tolerant',
    ...(doubtful ? { doubtful } : {}),
    quoted,
    status: line.status
      ? shown(line.status.source, line.status.at)
      : statusOf(explained, called, name, context),
    when: explained?.source ? shown(plain(whenOf(explained)), whenOf(explained).at) : unstated,
    message: message ? shown(nameOf(message).name, message.at) : unstated,
    handling: unstated,
  };
}

/** A status that the name is or begins with, or the first that the explanation gives. */
function statusOf(
  explained: Inline | undefined,
  called: string,
  name: Inline,
  context: Context | undefined,
): Stated<string> {
  const own = /^(?:HTTP )?([1-5]\d\d)\b(?![ .]\d)/.exec(called);
  if (own) return shown(own[1] ?? '', name.at);
  const match = explained && /(?:^|[\s(,;])([1-5]\d\d)(?=[\s;,.):]|$)/.exec(explained.source.slice(0, 60));
  const heading = context?.headings.at(-1)?.title;
  const headed = heading && /\b([45]\d\d)\b/.exec(heading.source);
  if (!match) return heading && headed ? shown(headed[1] ?? '', heading.at) : unstated;
  const start = match.index + match[0].length - 3;
  return shown(match[1] ?? '', slice(explained, start, start + 3).at);
}

import type { Inline } from '../syntax/block.ts';
import { plain, slice } from '../syntax/inline.ts';
import type { Context } from './context.ts';
import type { ErrorLine } from './error-lines.ts';
import type { ErrorProperty } from './error-properties.ts';
import { whenOf } from './error-when.ts';
import { handlingsIn } from './handling.ts';
import type { ErrorEntry } from './interface-elements.ts';
import { stated } from './markers.ts';
import { messageIn, nameOf } from './names.ts';
import { type Stated, shown, unstated } from './stated.ts';

/** What blocks of point 8 give, and rules that name an error by its message. */
export type ErrorFact =
  | { readonly is: 'error'; readonly error: ErrorEntry }
  /** A label under an error's heading. */
  | { readonly is: 'property'; readonly property: ErrorProperty; readonly value: Inline };

/** An error of a line: where nothing states it, its status is that of its name, its explanation or its heading. */
export function lineEntry(line: ErrorLine, at: ErrorEntry['at'], context: Context | undefined): ErrorEntry {
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

/** An error with what lines below it state. */
export function withProperties(
  entry: ErrorEntry,
  properties: ReadonlyMap<ErrorProperty, Inline>,
): ErrorEntry {
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

/** A status as it is written. */
export function statusIn(cell: Inline): string {
  return nameOf(cell).name;
}

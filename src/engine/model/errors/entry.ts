import type { Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Context } from '../blocks/context.ts';
import type { Gathering } from '../blocks/reading.ts';
import { type Labels, type Told, withSaid } from '../blocks/told-of.ts';
import type { ErrorEntry } from '../interface-elements.ts';
import type { Cells, Entry } from '../records/records.ts';
import { type Stated, shown, unstated } from '../stated.ts';
import { stated } from '../words/markers.ts';
import { isIdentifier, messageIn, nameOf } from '../words/names.ts';
import { handlingsIn } from './handling.ts';
import type { ErrorLine } from './line.ts';
import { saidOfOne } from './of-one.ts';
import type { StatusesInOrder } from './statuses-in-order.ts';
import { type ErrorProperty, propertyLabels } from './vocabulary.ts';
import { whenOf } from './when.ts';

/** What blocks of point 8 give, and rules that name an error by its message. */
export type ErrorFact =
  | {
      readonly is: 'error';
      readonly error: ErrorEntry;
      /** Whether a rule says it of who breaks it: a message, and no entry of a catalogue where there is one. */
      readonly ofRule?: true;
      /** Whether its sentence may only say with which status or message the error before it comes. */
      readonly isPart?: true;
    }
  /** A label under an error's heading. */
  | { readonly is: 'property'; readonly entry: Entry<ErrorProperty> }
  /** The status of those behind it that have none of their own. */
  | { readonly is: 'status'; readonly status: Inline }
  /** The statuses of those before it, which it does not name. */
  | StatusesInOrder
  /** What a line of its own says of an error. */
  | ({ readonly is: 'told' } & Told<ErrorSaid>);

/** What is said of an error beside its name. */
export type ErrorSaid = Pick<ErrorEntry, 'status' | 'when' | 'message' | 'handling'>;

/** An error of a line: where nothing states it, its status is that of its name, its explanation or its heading. */
export function lineEntry(line: ErrorLine, at: ErrorEntry['at'], context: Context | undefined): ErrorEntry {
  const { name, quoted, explained, message, doubtful } = line;
  const whole = nameOf(name).name.replace(/[:.]$/, quoted ? '$&' : '');
  // "Not found (404)"
  const behind = quoted || line.status ? null : statusBehindName.exec(whole);
  const called = behind ? whole.slice(0, behind.index) : whole;
  const when = explained && whenOf(explained);
  const isSituation = !quoted && !isIdentifier(called) && responds.test(explained?.source ?? '');
  return {
    name: called,
    at,
    nameAt: name.at,
    how: 'tolerant',
    ...(doubtful ? { doubtful } : {}),
    quoted,
    status: line.status
      ? shown(line.status.source, line.status.at)
      : behind?.groups?.status
        ? shown(behind.groups.status, name.at)
        : statusTold(statusOf(explained, line.numbered ? '' : called, name, context), explained),
    when:
      explained && when?.source && !isSituation && !isOnly(explained, message)
        ? shown(plain(when), when.at)
        : unstated,
    message: message ? shown(nameOf(message).name, message.at) : unstated,
    handling: explained && isSituation ? shown(handlingsIn(explained), explained.at) : unstated,
  };
}

/** A status that closes a name: `Not found (404)`, `Not found – 404`. */
const statusBehindName = /(?<=\S)\s+(?:\((?:HTTP )?|[–—-]\s(?:HTTP )?)(?<status>[45]\d\d)\)?$/;

/** Whether what is said of an error is its message and nothing else: that does not say when it arises. */
function isOnly(explained: Inline, message: Inline | undefined): boolean {
  return message !== undefined && explained.source.replace(/[.;,]$/, '') === message.source;
}

/** What the product does, told as an order to it: "Payment fails: Show a message, keep the cart". */
const responds =
  /^(?:(?:show|display|notify|warn|prompt|ask|redirect|revert|retry|preserve|prevent|reject|refuse|disable|hide|grey|gray|ignore|skip|log|abort|block|keep|remove|update|restore|offer|allow)|fall back) (?!if\b|when\b|fails?\b|is\b)/i;

/** The one status that a line gives to all that is listed below it: "binding, all 400", "Not there (404):". */
const ledStatus =
  /^(?!.*\d\d\d.*\d\d\d)(?:(?:HTTP |status )?(?<first>[45]\d\d)\b|.{0,60}?(?:\b(?:all(?: of (?:them|these))?|always|each|every|status|HTTP)\s+|[(:,–—→]\s*)(?<status>[45]\d\d)\b)/i;

/** The status that is told at once, or else the only one that the sentences behind a name tell. */
function statusTold(atOnce: Stated<string>, explained: Inline | undefined): Stated<string> {
  const isTold = atOnce.is !== 'unstated' || !explained || !sentence.test(explained.source);
  return isTold ? atOnce : (saidOfOne(explained)?.status ?? atOnce);
}
const sentence = wording`^\p{Lu}.*[.!]["”)]*$`;

/** A status that the name is or begins with, or the first that the explanation gives. */
function statusOf(
  explained: Inline | undefined,
  called: string,
  name: Inline,
  context: Context | undefined,
): Stated<string> {
  const own = /^(?:HTTP )?([1-5]\d\d)\b(?![ .]\d)/.exec(called);
  if (own) return shown(own[1] ?? '', name.at);
  const match =
    explained &&
    /(?:^|(?<!\b(?:no|not|never|without))[\s(,;])([1-5]\d\d)(?=[\s;,.):]|$)/.exec(
      explained.source.slice(0, 60),
    );
  const heading = context?.headings.at(-1)?.title;
  const headed = heading && /\b([45]\d\d)\b/.exec(heading.source);
  const led =
    match || headed
      ? undefined
      : ledStatus
          .exec(context?.lead ?? '')
          ?.slice(1)
          .find((each) => each !== undefined);
  if (led) return shown(led, name.at);
  if (!match) return heading && headed ? shown(headed[1] ?? '', heading.at) : unstated;
  const start = match.index + match[0].length - 3;
  return shown(match[1] ?? '', slice(explained, start, start + 3).at);
}

/** What labels say of an error. */
function saidBy(cell: Cells<ErrorProperty>): ErrorSaid {
  return {
    status: stated(cell('status'), statusIn),
    when: stated(cell('when'), plain),
    message: stated(cell('message'), messageIn),
    handling: stated(cell('handling'), (each) => handlingsIn(each)),
  };
}

/** An error with what lines below it state. */
export function withProperties(entry: ErrorEntry, cell: Cells<ErrorProperty>): ErrorEntry {
  const { status, when, message, handling } = entry;
  return { ...entry, ...withSaid(saidBy(cell), { status, when, message, handling }) };
}

/** Notes what of an error's properties is not shown or open. */
export function noteProperties(
  { status, when, message, handling }: ErrorSaid,
  name: string,
  gather: Gathering<unknown>,
): void {
  gather.marked(status, `the status of ${name}`);
  gather.marked(when, `when ${name} arises`);
  gather.marked(message, `the message of ${name}`);
  gather.marked(handling, `what happens on ${name}`);
}

/** What is said of errors in lines that name one: "Handling, for `gone`: stay". */
export const errorLabels: Labels<ErrorSaid> = {
  says(label, rest) {
    const property = propertyLabels.get(label);
    return property && rest.source !== ''
      ? saidBy((each) => (each === property ? rest : undefined))
      : undefined;
  },
  note: noteProperties,
};

/** A status as it is written. */
export function statusIn(cell: Inline): string {
  return nameOf(cell).name;
}

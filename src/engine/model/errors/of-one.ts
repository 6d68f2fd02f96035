import type { Inline } from '../../syntax/block.ts';
import { type Piece, pieces, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { ErrorEntry } from '../interface-elements.ts';
import { shown, unstated } from '../stated.ts';
import { nameOf } from '../words/names.ts';
import { isMessage } from './line.ts';
import { isCodeBehindStatus, statusBehindName } from './words.ts';

/** What sentences about one error tell of it. */
export type SaidOfOne = Pick<ErrorEntry, 'status' | 'message'>;

/** A number that may be a status, and does not count what stands behind it: "422 boats". */
const status = wording.g`(?<![\p{L}\p{N}_./#-])[45]\d\d(?!\d|\s+(?!(?:is|was|has|does|as|plus|unless|this|its|always)(?![\p{L}]))\p{Ll}*s(?![\p{L}])|[\p{L}\p{N}_%/-]|\.\d|\s+(?:[kMG]i?B|px)\b)`;

/** Words of the shortest quotation that is a message though no full stop closes it. */
const MESSAGE = 3;

/**
 * The one status and the one message that sentences about an error tell: "Whoever has no key gets 401. The page says “Please
 * sign in.”" Undefined where they tell neither, or several of one, or a code with its status: those may be errors themselves.
 */
export function saidOfOne(text: Inline): SaidOfOne | undefined {
  const all = pieces(text);
  const messages = all.filter((piece) => isMessage(piece, MESSAGE) || isTold(text, piece));
  const numbers = all.flatMap((piece) => (piece.kind === 'text' ? statusesIn(text, piece) : []));
  const [message, ...others] = messages;
  // Another number makes it doubtful which one is meant, whatever leads to it.
  const number = numbers.find(({ at }) => isLed(text, at.start - text.at.start));
  if (others.length > 0 || new Set(numbers.map(({ source }) => source)).size > 1) return undefined;
  if ((!message && !number) || all.some((piece) => isCoded(text, piece))) return undefined;
  const said = message && slice(text, message.start, message.end);
  return {
    status: number ? shown(number.source, number.at) : unstated,
    message: said ? shown(nameOf(said).name, said.at) : unstated,
  };
}

function statusesIn(text: Inline, { start, end }: Piece): readonly Inline[] {
  return [...text.source.slice(start, end).matchAll(status)].map(({ index }) =>
    slice(text, start + index, start + index + 3),
  );
}

/** Whether what stands right before a number makes it a status. */
const isLed = ({ source }: Inline, start: number): boolean =>
  leads.test(source.slice(Math.max(0, start - LEAD), start));

/** What stands right before a status: a word for what is answered, or what parts it from the words before; no name of what is numbered, "room 404". */
const leads = wording.i`(?:^|[^\p{L}\p{N}\s]|(?<![\p{L}])(?:answer(?:s|ed)?|respon(?:ds?|se)|returns?|returned|gives?|sends?|refused|rejected|fails?|ends?|gets?|receives?|sees?|status|HTTP|code|error|with|by|as|in|is|are|an?|the|and|or))\s*$`;
const LEAD = 20;

/** Whether words right before a quotation say that it is what somebody is told. */
function isTold(text: Inline, { kind, start }: Piece): boolean {
  return kind === 'quote' && telling.test(text.source.slice(Math.max(0, start - 60), start));
}
const telling =
  /\b(?:says?|reads?|shows?|displays?|sees?|told|(?:message|text|wording|notice|toast|error) (?:is|reads|says))[:,]?\s*$/i;

/** Whether code has a status beside it, as the code of an error has. */
function isCoded({ source }: Inline, piece: Piece): boolean {
  return (
    piece.kind === 'code' &&
    (isCodeBehindStatus(source, piece) || statusBehindName.test(source.slice(piece.end)))
  );
}

/** What a sentence goes on about that only says what an error is answered with or shown as: "It says", "The page shows", "Status". */
const goesOn =
  /^(?:(?:it|this|they|(?:its|the) (?:message|text|wording|answer|status(?: code)?|page|screen|form|app|application|interface|browser|server|user|caller|person|visitor|reader)|(?:the |an? )?(?:user|caller|person|visitor|reader|[a-z-]+(?=\s(?:then )?(?:sees?|reads?):?\s["“„«])) (?:then )?(?:sees?|reads?))\s(?:(?:then|is|also|always|will|and|with|the|an?|comes?|goes|answers?|says?|reads?|shows?|displays?|sees?|returns?|gives?|has|message|text|status|code|HTTP|by|as)\s)*[:,]?\s*|(?:HTTP |status(?: code)? |message: |text: ))(?=[45]\d\d\b|["“„«])/i;

/** Whether a sentence may only tell the status or the message of what the sentence before it names. */
export const mayGoOn = ({ source }: Inline): boolean => goesOn.test(source);

import type { Inline } from '../../syntax/block.ts';
import { pieces, plain, slice } from '../../syntax/inline.ts';

/** A status right behind a code or a message: `: 400, `, ` (401) `, ` / 401: `. */
const statusBehind =
  /^\s*[:,;=–—→/-]?\s*\(?(?:HTTP |status )?(?<status>[1-5]\d\d)\)?(?=$|\s*[,;:.–—-]|\s+["“„«])/i;
/** A status that closes a line: `, HTTP 401`, ` (401)`, ` → 401`. */
const statusAtEnd =
  /\s*(?:[,;.–—→(-]|[-=]>|\bwith\b)\s*(?:HTTP |status )?(?:status |code )?(?<status>[1-5]\d\d)\)?\.?\s*$/i;
/** What parts what is said of an error from its code. */
const parting = /^\s*(?:[:,;.=–—→/-]\s*)*/;

/** What a line says of an error behind its code; what it does not say is left out. */
interface Behind {
  /** What is shown: words in quotes, or several words in code. */
  readonly message?: Inline;
  readonly status?: Inline;
  /** The rest in words: when it comes up, what it means. */
  readonly explained?: Inline;
}

/**
 * What stands in a line behind the code of an error: `, "Token required", HTTP 401`, `: 400, "Invalid input"`, ``
 * `token required` – 401, without a session``. Where the status is known already (`isStatusSought` is false), numbers are
 * left to the words.
 */
export function saidBehind(rest: Inline, isStatusSought: boolean): Behind {
  const first = isStatusSought ? statusBehind.exec(rest.source) : null;
  const said = pastParting(slice(rest, first?.[0].length ?? 0, rest.source.length));
  const [message] = pieces(said).filter(({ start }) => start === 0);
  const isMessage = message?.kind === 'quote' || (message?.kind === 'code' && message.text.includes(' '));
  const more = slice(said, isMessage ? message.end : 0, said.source.length);
  const second = isStatusSought && !first && isMessage ? statusBehind.exec(more.source) : null;
  const about = slice(more, second?.[0].length ?? 0, more.source.length);
  const last = isStatusSought && !first && !second ? statusAtEnd.exec(about.source) : null;
  const explained = pastParting(slice(about, 0, last?.index ?? about.source.length));
  const status =
    statusAt(rest, first?.groups?.status, 0) ??
    statusAt(more, second?.groups?.status, 0) ??
    statusAt(about, last?.groups?.status, last?.index ?? 0);
  return {
    ...(isMessage ? { message: slice(said, 0, message.end) } : {}),
    ...(status ? { status } : {}),
    ...(plain(explained) === '' ? {} : { explained }),
  };
}

/** What stands in a text behind what parts it from the text before. */
function pastParting(text: Inline): Inline {
  return slice(text, parting.exec(text.source)?.[0].length ?? 0, text.source.length);
}

/** Where a status stands in a text, from an offset on. */
export function statusAt(text: Inline, status: string | undefined, from: number): Inline | undefined {
  if (!status) return undefined;
  const at = text.source.indexOf(status, from);
  return slice(text, at, at + status.length);
}

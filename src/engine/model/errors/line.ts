import type { Inline } from '../../syntax/block.ts';
import { type Piece, pieces, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';

/** An error as it stands in a line. */
export interface ErrorLine {
  /** The code, or the message in its quotes. */
  readonly name: Inline;
  readonly quoted: boolean;
  /** What is said of it: behind it, or in the label before it. */
  readonly explained: Inline | undefined;
  /** A message quoted in what is said. */
  readonly message: Inline | undefined;
  /** Where it stands apart from what is explained. */
  readonly status?: Inline;
  /** Its key stands at the head of its line: what stands below that tells of it. */
  readonly keyed?: boolean;
  /** A number of its own stands in its name, which is no status. */
  readonly numbered?: boolean;
  /** Only words name it. */
  readonly doubtful?: boolean;
}

/** Whether a quotation is a message of its own and no word that a sentence speaks of. */
export function isMessage({ kind, text }: Piece, words: number): boolean {
  const closed = wording`\p{L}[.!…]$`.test(text);
  if (kind === 'emphasis') return closed && /\s/.test(text);
  return kind === 'quote' && (text.trim().split(/\s+/).length >= words || closed);
}

/** A label right before what is shown, which may be in slanted type: "Shown as: *Too late.*" */
const shownAs = /\b(?:shown|displayed)(?: as)?:?\s$|\b(?:message|text|wording|the user sees|reads|says):\s$/i;

/** An error of a line: where its message is not its name, it is the first that its explanation quotes. */
export function entry(name: Inline, quoted: boolean, explained: Inline | undefined): ErrorLine {
  const quote =
    explained && !quoted
      ? pieces(explained).find(
          ({ kind, start }) =>
            kind === 'quote' || (kind === 'emphasis' && shownAs.test(explained.source.slice(0, start))),
        )
      : undefined;
  return {
    name,
    quoted,
    explained,
    message: quoted ? name : quote && explained && slice(explained, quote.start, quote.end),
  };
}

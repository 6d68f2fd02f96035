import type { Block, Inline } from '../../syntax/block.ts';
import { pieces, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { type ErrorLine, entry } from './line.ts';

/** A status with an arrow to what it stands for: `404 → "Not found" (no such row)`. */
const statusAtArrow = wording`^[\`*]*(?:HTTP )?(?<status>[45]\d\d)[\`*]*(?:\s+\p{Lu}[\p{L}' -]{0,30}?)?\s*(?:→|⇒|[-=]>)\s*(?=\S)`;
/** An arrow that goes on with the status above it. */
const arrow = /^(?:→|⇒|[-=]>)\s*(?=\S)/;
/** A status at the head of a line. */
const statusAtHead = /^[`*]*(?:HTTP )?([45]\d\d)(?!\d)/;
/** Code that is spelled as errors are: `NO_ACCESS`, `boat.gone`. A name of one word may be a page or what is done then. */
const spelledAsCode = wording`^(?!.*\.(?:html?|php|aspx?|jsx?|tsx?|vue|json)$)(?:\p{L}[\p{L}\p{N}]*(?:[_.-][\p{L}\p{N}]+)+|\p{Lu}[\p{Lu}\p{N}]{2,}|\p{Lu}\p{L}+(?:Error|Exception))$`;
/** What parts a message from what is said of it. */
const parting = /^\s*(?:[:,;.–—-]\s*)?/;

/**
 * The error of a line that stands for a status, one of several perhaps that arrows lead to, the first in the line of the
 * status and others in lines below it. It is called by the text that it quotes; without any by its status, or, where
 * another one has that, by its words.
 */
export function errorOfStatus(text: Inline, block: Block): ErrorLine | undefined {
  const head = statusAtArrow.exec(text.source);
  const next = head ? null : arrow.exec(text.source);
  const start = head ? head[0].indexOf(head.groups?.status ?? '') : 0;
  const status = head ? slice(text, start, start + 3) : next ? statusAround(text, block) : undefined;
  if (!status) return undefined;
  const said = slice(text, (head ?? next)?.[0].length ?? 0, text.source.length);
  const quotes = pieces(said).filter(
    ({ kind, start: at, text: words }) =>
      kind === 'quote' || (kind === 'code' && (/\s/.test(words) || (at === 0 && spelledAsCode.test(words)))),
  );
  const [quote, ...others] = quotes;
  if (quote && others.length === 0) return { ...named(said, quote), status };
  // `→ /login` is where one is led.
  if (others.length > 0 || /^`[^`]+`$/.test(said.source)) return undefined;
  return head
    ? { ...entry(status, false, said), status }
    : { ...entry(said, false, undefined), status, doubtful: true };
}

/** An error by the text that is quoted of it, with what stands behind that, or else around it. */
function named(said: Inline, { start, end, kind }: { start: number; end: number; kind: string }): ErrorLine {
  const behind = slice(said, end, said.source.length);
  const bracket = /^\s*\((.*)\)$/.exec(behind.source);
  const rest = bracket
    ? slice(behind, behind.source.indexOf('(') + 1, behind.source.length - 1)
    : slice(behind, parting.exec(behind.source)?.[0].length ?? 0, behind.source.length);
  const explained = start > 0 ? said : rest.source ? rest : undefined;
  return entry(slice(said, start, end), kind === 'quote', explained);
}

/** The status at the head of the item, or of its first line, that a line stands below. */
function statusAround({ at }: Inline, block: Block): Inline | undefined {
  if (block.kind !== 'list') return undefined;
  const around = block.items.find((item) => item.at.from <= at.from && at.from < item.at.to);
  const found = around && statusAtHead.exec(around.text.source);
  const start = found ? found[0].length - 3 : 0;
  return around && found ? slice(around.text, start, start + 3) : undefined;
}

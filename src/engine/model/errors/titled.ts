import type { Block, Inline } from '../../syntax/block.ts';
import { pieces, plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { once } from '../tracking/once.ts';
import { type ErrorLine, entry } from './line.ts';

/** Lines of a list that tell of errors in bold type, at least. */
const FEWEST = 3;

/** What is in bold type at the head of a line, and no label over what follows, nor a question. */
function boldHead(text: Inline): Inline | undefined {
  const [first] = pieces(text);
  if (first?.kind !== 'strong' || first.start !== 0) return undefined;
  const isQuestion = /^(?:Q\b|what|how|when|why|who|where|can|is|are|does|do)\b.*\?$/i.test(
    first.text.trim(),
  );
  return isQuestion || /:$/.test(first.text.trim()) || /^\s*:\s*$/.test(text.source.slice(first.end))
    ? undefined
    : slice(text, 0, first.end);
}

/** Whether all lines of a list begin with bold type that is no label. */
const areTitled = once(
  (block: Block): boolean =>
    block.kind === 'list' &&
    block.items.length >= FEWEST &&
    block.items.every(({ text, children }) => children.length === 0 && boldHead(text) !== undefined),
);

/** What stands between a name in bold type and what is said of it. */
const parting = wording`^\s*(?:[:,;.–—-]\s*)*`;

/** Whether an error is named behind the bold type at the head of its line. */
export function isBehindTitle({ name }: ErrorLine, text: Inline): boolean {
  return name.at.start >= text.at.start + (boldHead(text)?.source.length ?? 1);
}

/** The error that words in bold type name, where each line of their list begins with some: "**The sail is torn** is what the log says." */
export function titledError(text: Inline, block: Block): readonly ErrorLine[] {
  const name = boldHead(text);
  if (!name || !/\S\s+\S/.test(name.source) || !areTitled(block)) return [];
  const behind = slice(text, name.source.length, text.source.length);
  const said = slice(behind, parting.exec(behind.source)?.[0].length ?? 0, behind.source.length);
  return [entry(name, false, plain(said) === '' ? undefined : said)];
}

/** A few words, no clause, with a status behind them, and what is shown: `Quay full (409): "No berth is left."` */
const withStatus = wording.d`^(?<name>(?!(?:The|An?|If|When|Whenever|Whoever|No one|After|On|In)\s)\p{Lu}[\p{L}\p{N}'’-]*(?: [\p{L}\p{N}'’-]+){1,4}) (?:\((?:HTTP )?(?<status>[45]\d\d)\)|[–—-] (?:HTTP )?(?<between>[45]\d\d))\s*(?::|[–—-])\s+(?<message>"[^"]+"|“[^”]+”|„[^“”]+[“”]|«[^»]+»)(?<rest>[^"“„«]*)$`;

/** The error of a line that begins with a title and its status, behind which stands what is shown. */
export function titledWithStatus(text: Inline): ErrorLine | undefined {
  const { name, status, between, message, rest } = withStatus.exec(text.source)?.indices?.groups ?? {};
  const number = status ?? between;
  if (!name || !number || !message) return undefined;
  const behind = slice(text, ...(rest ?? [text.source.length, text.source.length]));
  const said = slice(behind, parting.exec(behind.source)?.[0].length ?? 0, behind.source.length);
  return {
    name: slice(text, ...name),
    quoted: false,
    explained: plain(said) === '' ? undefined : said,
    message: slice(text, ...message),
    status: slice(text, ...number),
  };
}

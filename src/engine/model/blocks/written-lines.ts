import type { Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { tellsStart } from '../../syntax/line-starts.ts';
import { wording } from '../../syntax/wording.ts';
import { isIdentifier } from '../words/names.ts';
import { headOf, unwrapped } from '../words/phrases.ts';

/** A paragraph that is written line by line. */
export interface Lines {
  /** A short first line that says nothing itself and titles the others. */
  readonly title: Inline | undefined;
  readonly lines: readonly Inline[];
}

/** What a line of its own holds: an arrow between two words. */
const step = /\S\s*(?:→|⟶|->|⇒)\s*\S/;
/** What a line of its own begins with: an address, a call, a status, or a code in capitals with more behind it. */
const keyed = wording`^[\`*]*(?:(?:GET|POST|PUT|PATCH|DELETE)\s+\`?/\S*|/[\w:{}[\]./-]*[\`*]*\s+\S|[45]\d\d\s+\S|\p{Lu}[\p{Lu}\p{N}]*(?:_[\p{Lu}\p{N}]+)+[\`*]*\s+\S|\p{Lu}[\p{L}\p{N}_-]*(?: \p{L}[\p{L}\p{N}_-]*){0,2} ?\([^()\n]*,[^\n]*\)\.?$)`;

/** A term, and the definitions below it. */
export interface Definition {
  readonly term: Inline;
  readonly says: readonly Inline[];
}

/**
 * The definition list that a text is: terms, and below each of them its definitions, `: …`, with the lines that go on
 * with them. Undefined for any other text.
 */
export function definitionsIn(text: Inline): readonly Definition[] | undefined {
  if (!/^[^:\n][^\n]*\n\s{0,3}:\s/.test(text.source)) return undefined;
  const found: { term: Inline; says: Inline[] }[] = [];
  const lines = text.source.split('\n');
  let start = 0;
  lines.forEach((line, index) => {
    const each = slice(text, start, start + line.length);
    start += line.length + 1;
    const mark = /^\s{0,3}:\s+/.exec(line)?.[0];
    const last = found.at(-1);
    if (mark && last) last.says.push(slice(text, start - 1 - line.length + mark.length, start - 1));
    else if (!last || /^\s{0,3}:\s/.test(lines[index + 1] ?? '')) found.push({ term: each, says: [] });
    else {
      const before = last.says.pop() ?? each;
      last.says.push(unwrapped(slice(text, before.at.start - text.at.start, start - 1)));
    }
  });
  return found;
}

/**
 * A definition list as lines: the only definition of a term, which says nothing itself, is a line together with its
 * term. Undefined for any other text.
 */
function definitions(text: Inline): Lines | undefined {
  const found = definitionsIn(text);
  const [first, ...others] = found ?? [];
  if (!found || !first) return undefined;
  const [only, ...more] = first.says;
  if (others.length === 0 && (more.length > 0 || !only || saysSomething(only)))
    return { title: titleOf(first.term), lines: first.says };
  return {
    title: undefined,
    lines: found.flatMap(({ term, says }) => {
      const last = says.at(-1);
      if (!last) return [];
      return [unwrapped(slice(text, term.at.start - text.at.start, last.at.end - text.at.start))];
    }),
  };
}

/**
 * The lines of a paragraph that is a list without bullets: each reads `Key: value`, `key — value`, `a → b` or
 * `NAME = value`, or all stand indented below a title. Undefined for running text.
 */
export function writtenLines(text: Inline): Lines | undefined {
  const labels = text.source.includes(' | **') ? labelledParts(text) : undefined;
  if (labels) return { title: undefined, lines: labels };
  if (!text.source.includes('\n'))
    return lettered.test(text.source) ? { title: undefined, lines: [text] } : undefined;
  const defined = definitions(text) ?? assignments(text);
  if (defined) return defined;
  const rows: { line: Inline; indent: number }[] = [];
  let start = 0;
  for (const line of text.source.split('\n')) {
    const each = slice(text, start, start + line.length);
    start += line.length + 1;
    if (each.source !== '') rows.push({ line: each, indent: line.length - line.trimStart().length });
  }
  const [first, ...others] = rows;
  // A title with a full stop begins running text.
  if (/^\*\*[^*]+\.\*\*\s/.test(text.source) && !/\n\s*[*`]/.test(text.source)) return undefined;
  const depth = others[0]?.indent ?? 0;
  const indented = depth >= 2 && others.every(({ indent }) => indent >= depth);
  // Above indented lines a title may have a remark of its own: `Short link — worked out at each click`.
  const opens = first !== undefined && indented && first.indent < depth && !lettered.test(first.line.source);
  const titled = first !== undefined && (opens || (!saysSomething(first.line) && isTitle(first.line)));
  const own = titled ? others : rows;
  const fitting = own.filter(({ line }) => saysSomething(line)).length;
  if (own.length === 0 || (titled && indented ? fitting * 2 < own.length : fitting < own.length))
    return undefined;
  return own.length > 1 || titled
    ? { title: titled ? titleOf(first.line) : undefined, lines: joinDeeper(text, own, depth) }
    : undefined;
}

/** A label in bold type at the head of a line, or behind a stroke or a full stop in it. */
const boldLabel = /^\*\*[^*\n]{1,40}(?::\*\*|\*\*:)\s/;
const beforeLabel = /\n\s*|(?:\s+\|\s+|(?<=\.)\s+)(?=\*\*[^*\n]{1,40}(?::\*\*|\*\*:)\s)/g;

/** The parts of a text of which each begins with a label in bold type: "**Route:** `/a` | **Access:** all", "**Body:** `mast`. **Answers:** `200`". Undefined for any other. */
export function labelledParts(text: Inline): readonly Inline[] | undefined {
  if (!boldLabel.test(text.source)) return undefined;
  let start = 0;
  const ends = [...text.source.matchAll(beforeLabel)].map(({ index, 0: mark }) => [
    index,
    index + mark.length,
  ]);
  const parts = [...ends, [text.source.length, 0]].map(([end = 0, next = 0]) => {
    const part = slice(text, start, end);
    start = next;
    return part;
  });
  return parts.length > 1 && parts.every(({ source }) => boldLabel.test(source)) ? parts : undefined;
}

/** Lines of which each names in code what it sets, and those that go on with the line above: "`PAGE_SIZE` = 25, which". */
function assignments(text: Inline): Lines | undefined {
  const begins = /^`[^`\n]+`\s*=\s/;
  if (!begins.test(text.source)) return undefined;
  const starts = [0, ...[...text.source.matchAll(/\n\s*(?=`[^`\n]+`\s*=\s)/g)].map((m) => m.index + 1)];
  if (starts.length < 2) return undefined;
  const lines = starts.map((from, index) =>
    unwrapped(slice(text, from, starts[index + 1] ?? text.source.length)),
  );
  return { title: undefined, lines };
}

/** Lines that stand deeper than the first go on with the line above. */
function joinDeeper(
  text: Inline,
  rows: readonly { readonly line: Inline; readonly indent: number }[],
  depth: number,
): readonly Inline[] {
  const lines: Inline[] = [];
  for (const { line, indent } of rows) {
    const last = lines.at(-1);
    if (last && indent > depth && !saysSomething(line))
      lines[lines.length - 1] = slice(text, last.at.start - text.at.start, line.at.end - text.at.start);
    else lines.push(line);
  }
  return lines;
}

/** The letter of a line in a list that Markdown takes for none: `a) …`, `(ii) …`. */
const lettered = /^\(?(?:[a-z]|[ivx]{1,4})\)\s+\S/;

function saysSomething(line: Inline): boolean {
  if (lettered.test(line.source)) return true;
  const head = headOf(line);
  return (
    (head?.mark !== undefined && head.mark !== '' && head.rest.source !== '') ||
    step.test(line.source) ||
    keyed.test(line.source)
  );
}

function titleOf(line: Inline): Inline {
  const head = headOf(line);
  return head?.mark ? head.label : line;
}

function isTitle(line: Inline): boolean {
  if (/[.!?;,]$/.test(line.source) || tellsStart.test(line.source)) return false;
  // A row of names in code says something itself.
  if (/`, `[^`]+`, `/.test(line.source)) return false;
  return plain(line).split(' ').length <= 8;
}

/** Whether running text begins with a bold name and what parts that from the rest, an arrow too. */
export function hasStrongHead(text: Inline): boolean {
  return headOf(text)?.kind === 'strong' || /^\*\*[^*\n]+\*\*\s*(?:→|->)\s/.test(text.source);
}

/** Whether running text begins like a line: with a bold name before a mark or an arrow, or a name in code before a colon, or one in capitals. */
export function hasMarkedHead(text: Inline): boolean {
  const head = headOf(text);
  if (!head) return hasStrongHead(text);
  if (head.kind === 'strong' || (head.kind === 'code' && head.mark === ':')) return true;
  return head.mark !== '' && isIdentifier(plain(head.label));
}

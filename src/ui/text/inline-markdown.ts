/** A piece of running text. Links keep their address only when it is a web or mail address. */
export type Piece =
  | { readonly is: 'text' | 'code'; readonly text: string }
  | { readonly is: 'strong' | 'emphasis'; readonly pieces: readonly Piece[] }
  | { readonly is: 'link'; readonly address: string; readonly pieces: readonly Piece[] };

const patterns = [
  /\*\*(?<strong>[^\s*](?:[^*]*[^\s*])?)\*\*/y,
  /(?<![\w*])\*(?<starred>[^\s*](?:[^*]*[^\s*])?)\*(?![\w*])/y,
  /(?<![\w_])_(?<underscored>[^\s_](?:[^_]*[^\s_])?)_(?![\w_])/y,
  /\[(?<label>[^[\]]+)\]\((?<address>[^\s()]+)\)/y,
];

/** Where a link of a document may lead: the web, mail, a place of this page or site. Scripts, data and files are not among it. */
const safe = /^(?:https?:\/\/|mailto:|#|\/(?![/\\]))/i;

function pieceOf(groups: Record<string, string | undefined>): Piece {
  if (groups.strong !== undefined) return { is: 'strong', pieces: readInline(groups.strong) };
  const emphasised = groups.starred ?? groups.underscored;
  if (emphasised !== undefined) return { is: 'emphasis', pieces: readInline(emphasised) };
  const pieces = readInline(groups.label ?? '');
  const address = groups.address ?? '';
  return safe.test(address) ? { is: 'link', address, pieces } : { is: 'text', text: groups.label ?? '' };
}

/** Where each run of backticks begins, by its length: code ends at the next run as long as the one that opened it. */
function runsOf(source: string): ReadonlyMap<number, readonly number[]> {
  const runs = new Map<number, number[]>();
  for (const { 0: ticks, index } of source.matchAll(/`+/g)) {
    const same = runs.get(ticks.length);
    if (same) same.push(index);
    else runs.set(ticks.length, [index]);
  }
  return runs;
}

/**
 * Reads the inline Markdown that a book needs: code, strong, emphasis, links, escapes. Everything else, HTML
 * above all, stays the text it is. Takes time in proportion to the text, whatever stands in it.
 */
export function readInline(source: string): readonly Piece[] {
  const pieces: Piece[] = [];
  const runs = runsOf(source);
  const passed = new Map<number, number>();
  let text = '';
  let at = 0;
  const flush = (): void => {
    if (text !== '') pieces.push({ is: 'text', text });
    text = '';
  };
  const code = (): void => {
    const length = ticksAt(source, at);
    const places = runs.get(length) ?? [];
    let next = passed.get(length) ?? 0;
    while ((places[next] ?? source.length) <= at) next += 1;
    passed.set(length, next);
    const end = places[next];
    if (end === undefined) text += '`'.repeat(length);
    else {
      flush();
      pieces.push({
        is: 'code',
        text: source.slice(at + length, end).replace(/^ ([\s\S]*) $/, '$1'),
      });
    }
    at = (end ?? at) + length;
  };
  while (at < source.length) {
    const char = source.charAt(at);
    if (char === '`') {
      code();
      continue;
    }
    if (char === '\\' && /[!-/:-@[-`{-~]/.test(source.charAt(at + 1))) {
      text += source.charAt(at + 1);
      at += 2;
      continue;
    }
    const marked = /[*_[]/.test(char) ? firstMatch(source, at) : undefined;
    if (marked) {
      flush();
      pieces.push(pieceOf(marked.groups ?? {}));
      at += marked[0].length;
    } else {
      text += char;
      at += 1;
    }
  }
  flush();
  return pieces;
}

function ticksAt(source: string, at: number): number {
  let end = at;
  while (source.charAt(end) === '`') end += 1;
  return end - at;
}

function firstMatch(source: string, at: number): RegExpExecArray | undefined {
  for (const pattern of patterns) {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match) return match;
  }
  return undefined;
}

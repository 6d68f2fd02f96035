/** A piece of running text. Links keep their address only when it is a web or mail address. */
export type Piece =
  | { readonly is: 'text' | 'code'; readonly text: string }
  | { readonly is: 'strong' | 'emphasis'; readonly pieces: readonly Piece[] }
  | { readonly is: 'link'; readonly address: string; readonly pieces: readonly Piece[] };

const patterns = [
  /(?<ticks>`+)(?<code>(?:(?!\k<ticks>)[\s\S])+?)\k<ticks>(?!`)/y,
  /\*\*(?<strong>[^\s*](?:[^*]*[^\s*])?)\*\*/y,
  /(?<![\w*])\*(?<starred>[^\s*](?:[^*]*[^\s*])?)\*(?![\w*])/y,
  /(?<![\w_])_(?<underscored>[^\s_](?:[^_]*[^\s_])?)_(?![\w_])/y,
  /\[(?<label>[^[\]]+)\]\((?<address>[^\s()]+)\)/y,
];

const safe = /^(?:https?:\/\/|mailto:|#|\/(?!\/))/i;

function pieceOf(groups: Record<string, string | undefined>): Piece {
  if (groups.code !== undefined) return { is: 'code', text: groups.code.replace(/^ (.*) $/s, '$1') };
  if (groups.strong !== undefined) return { is: 'strong', pieces: readInline(groups.strong) };
  const emphasised = groups.starred ?? groups.underscored;
  if (emphasised !== undefined) return { is: 'emphasis', pieces: readInline(emphasised) };
  const pieces = readInline(groups.label ?? '');
  const address = groups.address ?? '';
  return safe.test(address) ? { is: 'link', address, pieces } : { is: 'text', text: groups.label ?? '' };
}

/**
 * Reads the inline Markdown that a book needs: code, strong, emphasis, links, escapes. Everything else, HTML
 * above all, stays the text it is. Works in one pass over short texts: cells, bullets, paragraphs.
 */
export function readInline(source: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let text = '';
  let at = 0;
  const flush = (): void => {
    if (text !== '') pieces.push({ is: 'text', text });
    text = '';
  };
  while (at < source.length) {
    const escaped = /\\([!-/:-@[-`{-~])/y;
    escaped.lastIndex = at;
    const match = escaped.exec(source);
    if (match) {
      text += match[1];
      at += 2;
      continue;
    }
    const marked = /[`*_[]/.test(source.charAt(at)) ? firstMatch(source, at) : undefined;
    if (marked) {
      flush();
      pieces.push(pieceOf(marked.groups ?? {}));
      at += marked[0].length;
    } else {
      text += source.charAt(at);
      at += 1;
    }
  }
  flush();
  return pieces;
}

function firstMatch(source: string, at: number): RegExpExecArray | undefined {
  for (const pattern of patterns) {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match) return match;
  }
  return undefined;
}

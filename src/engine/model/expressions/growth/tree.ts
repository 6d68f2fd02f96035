/** A pattern as it is written: what RE2 would simplify, such as `a|a` or `(a+)+`, stays. */
export type PatternNode =
  /** One character of a set: RE2's own words for the set, its flags before them. */
  | { readonly is: 'one'; readonly set: string }
  /** The begin or end of the text; `else` is the edge of a word or line. */
  | { readonly is: 'edge'; readonly of: 'begin' | 'end' | 'else' }
  | { readonly is: 'sequence' | 'alternatives'; readonly parts: readonly PatternNode[] }
  /** `most` is Infinity where it has no end. */
  | { readonly is: 'repeated'; readonly part: PatternNode; readonly least: number; readonly most: number };

/** The flags that change what a character or an edge is: `i`, `m`, `s`. */
type Flags = ReadonlySet<string>;

const repetition = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/y;
const group = /\((?:\?(?:P?<[^>]*>|([imsU]*)(?:-([imsU]*))?([:)])))?/y;
/** What follows a backslash: a property, a code point, an octal number, or one character. */
const escaped = /\\(?:[pP](?:\{[^}]*\}|.)|x(?:\{[^}]*\}|[\dA-Fa-f]{2})|[0-7]{1,3}|[\s\S])/uy;
const charClass = /\[\^?\]?(?:\[:\^?\w+:\]|\\[\s\S]|[^\]\\])*\]/uy;

/**
 * Reads patterns in the syntax of RE2 (https://github.com/google/re2/wiki/Syntax) that RE2 has accepted; of others
 * it makes something or other.
 */
class Reader {
  readonly #source: string;
  #at = 0;
  #flags: Flags = new Set();

  constructor(source: string) {
    this.#source = source;
  }

  #take(form: RegExp): RegExpExecArray | null {
    form.lastIndex = this.#at;
    const found = form.exec(this.#source);
    if (found) this.#at += found[0].length;
    return found;
  }

  /** Alternatives up to the end or a parenthesis; flags that are set among them end with them. */
  alternatives(): PatternNode {
    const outer = this.#flags;
    const parts: PatternNode[] = [];
    do {
      parts.push(this.#sequence());
    } while (this.#skip('|'));
    this.#flags = outer;
    return parts.length === 1 ? (parts[0] as PatternNode) : { is: 'alternatives', parts };
  }

  #skip(sign: string): boolean {
    if (!this.#source.startsWith(sign, this.#at)) return false;
    this.#at += sign.length;
    return true;
  }

  #sequence(): PatternNode {
    const parts: PatternNode[] = [];
    while (this.#at < this.#source.length && !'|)'.includes(this.#source.charAt(this.#at))) {
      if (this.#skip('\\Q')) parts.push(...this.#quoted());
      else parts.push(this.#piece());
      this.#repeat(parts);
    }
    return { is: 'sequence', parts };
  }

  /** Puts the last of some parts into the repetitions that follow it. */
  #repeat(parts: PatternNode[]): void {
    for (let found = this.#take(repetition); found; found = this.#take(repetition)) {
      const [, sign, least, comma, most] = found;
      const part = parts.pop() ?? { is: 'sequence', parts: [] };
      if (sign === undefined) {
        const end = comma === undefined ? least : most || Number.POSITIVE_INFINITY;
        parts.push({ is: 'repeated', part, least: Number(least), most: Number(end) });
      } else {
        const end = sign === '?' ? 1 : Number.POSITIVE_INFINITY;
        parts.push({ is: 'repeated', part, least: sign === '+' ? 1 : 0, most: end });
      }
    }
  }

  #quoted(): readonly PatternNode[] {
    const end = this.#source.indexOf('\\E', this.#at);
    const text = this.#source.slice(this.#at, end < 0 ? undefined : end);
    this.#at += text.length + (end < 0 ? 0 : 2);
    return [...text].map((character) => this.#literal(character));
  }

  #literal(character: string): PatternNode {
    return this.#one(`[\\x{${(character.codePointAt(0) ?? 0).toString(16)}}]`);
  }

  #one(set: string): PatternNode {
    const flags = ['i', 's'].filter((flag) => this.#flags.has(flag)).join('');
    return { is: 'one', set: flags === '' ? set : `(?${flags})${set}` };
  }

  #edge(of: 'begin' | 'end', isOfLine: boolean): PatternNode {
    return { is: 'edge', of: isOfLine && this.#flags.has('m') ? 'else' : of };
  }

  #piece(): PatternNode {
    if (this.#source.charAt(this.#at) === '(') return this.#group();
    if (this.#skip('^')) return this.#edge('begin', true);
    if (this.#skip('$')) return this.#edge('end', true);
    if (this.#skip('.')) return this.#one('.');
    const named = this.#take(charClass);
    if (named) return this.#one(named[0]);
    const sign = this.#take(escaped)?.[0];
    if (sign === '\\A') return this.#edge('begin', false);
    if (sign === '\\z') return this.#edge('end', false);
    if (sign === '\\b' || sign === '\\B') return { is: 'edge', of: 'else' };
    if (sign !== undefined) return this.#one(sign);
    const character = String.fromCodePoint(this.#source.codePointAt(this.#at) ?? 0);
    this.#at += character.length;
    return this.#literal(character);
  }

  #group(): PatternNode {
    const [, on, off = '', end] = this.#take(group) ?? [];
    const outer = this.#flags;
    if (on !== undefined) this.#flags = new Set([...outer, ...on].filter((flag) => !off.includes(flag)));
    // `(?i)` holds up to the end of what it stands in.
    if (end === ')') return { is: 'sequence', parts: [] };
    const inner = this.alternatives();
    this.#skip(')');
    this.#flags = outer;
    return inner;
  }
}

/** The tree of a pattern that RE2 has accepted. */
export function patternTree(pattern: string): PatternNode {
  return new Reader(pattern).alternatives();
}

import { Span } from '../../place.ts';
import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';

/** A code that counts what stands behind it. */
export interface Code {
  readonly letters: string;
  /** Whether it is no part of a name: its letters and number are joined, or stand in brackets. */
  readonly isSure: boolean;
  /** Whether a colon, full stop or dash parts it from the name: else it may be a name of which something is said. */
  readonly isParted: boolean;
  /** The mark in which it stands with the name, which stays: "**S-1 Boats**". */
  readonly mark: string;
  /** Characters up to the name. */
  readonly length: number;
}

/** What every code that does not count in bold type begins with: capitals, and what joins them, up to a digit. */
const beginsAsCode = /^(?:\*\*)?[([`]?[^\sa-z\d]+\d/;
/** Letters and a number; those of standards, formats and the like are names. */
const code = wording`^(?<mark>(?:\*\*)?)(?<open>[(\[\`]?)(?!(?:UTF|SHA|ISO|RFC|IEC|AES|MD|TLS|UTC|GMT|COVID|HTTP|IP|IPV|GPT|MP|EN|DIN|WCAG)[-_ .]?\d)(?<letters>\p{Lu}{1,6}(?:[-_]\p{Lu}{1,6}){0,2})(?<joint>[-_.]?)\d{1,4}(?:\.\d{1,3}){0,3}[a-z]?(?<close>[)\]\`]?)(?<stop>[.:]?)(?<end>(?:\*\*)?)(?<after>[.:]?\s+(?:[–—-]\s+)?)(?=[\p{L}"“*_\`])`;
/** A number or letter with a mark, or a number of several, in bold type together with the name. */
const count = wording`^(?<mark>\*\*)(?:\d{1,2}[.)]|§ ?\d{1,3}|\d{1,3}(?:\.\d{1,3})+[.)]?|\(\d{1,2}\)|\(?[a-z]\)|\p{Lu}\.)\s+(?=\p{L}|")`;
const brackets: Readonly<Record<string, string>> = { '(': ')', '[': ']', '`': '`', '': '' };

/** The code before a name or sentence: `S-1 `, `**BR-3.2** `, `[E1] `, `DM_01: `; undefined where there is none. */
export function codeBefore({ source }: Inline): Code | undefined {
  const counted = source.startsWith('**') ? count.exec(source) : null;
  if (counted) return { letters: '', isSure: true, isParted: false, mark: '**', length: counted[0].length };
  const found = beginsAsCode.test(source) ? code.exec(source) : null;
  if (!found?.groups) return undefined;
  const { mark = '', open = '', letters = '', joint, close, stop, end, after = '' } = found.groups;
  if (brackets[open] !== close || (end !== '' && mark === '')) return undefined;
  return {
    letters,
    isSure: open !== '' || joint !== '',
    isParted: stop !== '' || after.trim() !== '',
    mark: end === '' ? mark : '',
    length: found[0].length,
  };
}

/** A text without the code before it; a mark that holds the code and the name holds the name then. */
export function withoutCode(text: Inline, { mark, length }: Code): Inline {
  const rest = slice(text, length, text.source.length);
  if (mark === '') return rest;
  const { at } = rest;
  return { source: `${mark}${rest.source}`, at: new Span(at.anchor, at.start - mark.length, at.end) };
}

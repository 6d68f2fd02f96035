import type { Inline } from '../../../syntax/block.ts';
import { slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';

/** The names of a legend whose short forms are their initials: `O = owner, A = admin`. */
export function legendIn(text: Inline): readonly Inline[] {
  const lead = /^(?:legend|short|key|abbreviations?)\s*:\s*/i.exec(text.source)?.[0].length ?? 0;
  const parts = splitOutside(slice(text, lead, text.source.replace(/[.;]$/, '').length), ',;·');
  const names = parts.flatMap((part) => {
    const found = wording`^[*\`]*(\p{Lu}{1,3})[*\`]*\s*[=:–—-]\s*(\p{L}+(?:[ _-]\p{L}+){0,2})$`.exec(
      part.source,
    );
    const [, short = '', name = ''] = found ?? [];
    return found && initialsOf(name) === short
      ? slice(part, part.source.length - name.length, part.source.length)
      : [];
  });
  return names.length === parts.length ? names : [];
}

/** Names with their initials behind them: `either guest-editor (GE) or guest-viewer (GV)`. */
export function withInitials(text: Inline): readonly Inline[] {
  return [
    ...text.source.matchAll(wording.g`(?<![\p{L}\p{N}-])(\p{L}+(?:[ _-]\p{L}+){1,2}) \((\p{Lu}{2,3})\)`),
  ].flatMap(({ index, 1: name = '', 2: short = '' }) => {
    const parts = name.split(/[ _-]/).slice(-short.length);
    const start = index + name.length - parts.join(' ').length;
    return initialsOf(parts.join(' ')) === short ? [slice(text, start, index + name.length)] : [];
  });
}

/** The initials of a name in capitals: `GE` of `guest-editor`. */
export function initialsOf(name: string): string {
  return name
    .split(/[ _-]+/)
    .map((part) => part.charAt(0).toUpperCase())
    .join('');
}

import { wording } from './wording.ts';

/** A code span, or strong or emphasised text whose marks are underscores: within a line, and never within a word or an address. */
const marked = wording.g`(?<!\`)(?<ticks>\`+)(?!\`)[^\`\n]*\k<ticks>|(?<=^|[\s(>"“'*|[–—-])(?<mark>__?)(?=[^\s_])(?<inner>(?:[^_|\`\n]|\`[^\`\n]*\`|(?<=[\p{L}\p{N}])_(?=[\p{L}\p{N}]))*[^\s_|\\])\k<mark>(?=$|[\s).,;:!?"”'*|\]–—-])`;

/** What every such text begins with: underscores where no word goes on. */
const opening = /(?:^|[\s(>"“'*|[–—-])__?[^\s_]/;

/** A source in which asterisks mark what underscores did, offset for offset: `__Boat__` is `**Boat**`. */
export function withoutUnderscores(source: string): string {
  if (!source.includes('_') || !opening.test(source)) return source;
  return source.replace(marked, (...found) => {
    const { mark, inner = '' } = found.at(-1) as { mark?: string; inner?: string };
    if (mark === undefined) return String(found[0]);
    const stars = '*'.repeat(mark.length);
    return `${stars}${inner}${stars}`;
  });
}

import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { isSomebody } from '../../words/people.ts';
import { namesListed } from '../../words/phrases.ts';
import { inDigits, several } from '../../words/quantities.ts';

/** The parts of a list, each without its article, the marks around it and the bracket that explains it. */
export function listedNames(whole: Inline): readonly Inline[] {
  const parts = outsideBrackets(whole);
  return parts.map((part) => {
    const lead = /^(?:(?:and|or|und|oder|et|ou|an?|the)\s+)+/i.exec(part.source)?.[0].length ?? 0;
    const end = part.source.replace(/\s*\([^()]*\)$/, '').length;
    const bare = slice(part, lead, end);
    const marked = /^(\*\*|`)([^*`]+)\1$/.exec(bare.source);
    return marked ? slice(bare, marked[1]?.length ?? 0, bare.source.length - (marked[1]?.length ?? 0)) : bare;
  });
}

/** The parts of a list whose brackets may hold commas of their own. */
function outsideBrackets(text: Inline): readonly Inline[] {
  const hidden = text.source.replace(/\([^()]*\)/g, (bracket) => '_'.repeat(bracket.length));
  let from = 0;
  return namesListed({ source: hidden, at: text.at }).map((part) => {
    const start = hidden.indexOf(part.source, from);
    from = start + part.source.length;
    return slice(text, start, from);
  });
}

const counts = new RegExp(
  `^(?:there are |we have |it has )?(?<count>${several}|\\d{1,2})\\b[^:.;]{0,40}:\\s+(?=\\S)`,
  'i',
);

/** As many plain names as a sentence says that follow: `Three: Guest, Rower, Owner (pays)`. */
export function countedIn(text: Inline): readonly Inline[] {
  const found = counts.exec(text.source);
  const names = found
    ? listedNames(slice(text, found[0].length, text.source.replace(/[.;]$/, '').length))
    : [];
  const isName = ({ source }: Inline): boolean =>
    wording`^\p{Lu}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,2}$`.test(source);
  return names.length === Number(inDigits(found?.groups?.count ?? '0')) && names.every(isName) ? names : [];
}

/** The plain names in brackets right behind the word for them: `Everybody has a role (owner, editor or guest).` */
export function namesInBrackets(text: Inline): readonly Inline[] {
  const found = /\b(?:roles?|user types?) \((?<names>[^()`*]{5,120})\)/i.exec(text.source);
  const listed = found?.groups?.names;
  if (!found || !listed) return [];
  const start = found.index + found[0].length - 1 - listed.length;
  const names = listedNames(slice(text, start, start + listed.length));
  const isName = ({ source }: Inline): boolean =>
    wording`^\p{L}[\p{L}_-]*(?: \p{L}[\p{L}_-]*)?$`.test(source);
  return names.every(isName) && names.some((name) => isSomebody(plain(name))) ? names : [];
}

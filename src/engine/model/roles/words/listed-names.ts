import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { isSomebody } from '../../words/people.ts';
import { namesListed, splitAt } from '../../words/phrases.ts';
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

/** What leads to people who are told one by one: "There are four roles: ", "We know ". */
const leadsToPeople =
  /^(?:[^:;.`]{0,60}\b(?:roles|actors|positions|(?:kinds|types) of (?:users?|people|persons?|accounts?))\b[^:;.`]{0,30}:\s+|(?:we|one|it|the product) (?:know|distinguish|have|has)s? (?=(?:an?|the) ))/i;
/** Somebody with what is said of them: "the guest, who holds a link", "and members (they write)". */
const whoIs = wording.i`^(?:and\s+)?(?:(?:an?|the)\s+)?(?<name>\p{L}[\p{L}\p{N}_-]*(?: (?!(?:who|which|that|is|are|may|can)\s)[\p{L}\p{N}_-]+){0,2})(?:,?\s(?:who|which|whose|that)\s.*|\s\(.*\)|\s[–—-]\s.*)?$`;

/** The people whom a sentence tells one by one, parted by semicolons: "Three roles: the guest, who …; the rower, who …; and the owner". */
export function peopleTold(text: Inline): readonly Inline[] {
  const lead = leadsToPeople.exec(text.source)?.[0].length;
  if (lead === undefined) return [];
  const parts = splitAt(slice(text, lead, text.source.replace(/\.$/, '').length), /;\s+/);
  const names = parts.flatMap((part): readonly Inline[] => {
    const name = whoIs.exec(part.source)?.groups?.name;
    const start = name === undefined ? 0 : part.source.indexOf(name);
    return name !== undefined && (isSomebody(name) || /^users?$/i.test(name))
      ? [slice(part, start, start + name.length)]
      : [];
  });
  return parts.length > 1 && names.length === parts.length ? names : [];
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

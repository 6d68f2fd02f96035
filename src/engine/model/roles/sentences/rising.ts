import type { Inline } from '../../../syntax/block.ts';
import { pieces, plain, slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Gathering } from '../../blocks/reading.ts';
import { readsAsDeed } from '../../words/deeds.ts';
import { type RoleFact, roleNamed } from '../facts.ts';

/** "each including what the one before it may do", "each of them has all rights of the previous one". */
const rising =
  /\beach\s+(?:(?:one|role|level)\s+|of (?:them|which|these)\s+)?(?:also\s+)?(?:includ(?:es|ing)|inherit(?:s|ing)|extend(?:s|ing)|contain(?:s|ing)|has|having|gets|getting|may do|can do|with)\s(?<what>[^:;.]{0,40}?)\b(?:(?:the )?(?:one|role|level)s? (?:right )?before\b|(?:the )?(?:previous|preceding)\b)(?<rest>[^:;.]*)/i;
/** What takes something of it away again, or says when it holds. */
const limited =
  /\b(?:not|no|never|most|some|parts?|few|fewer|less|except|unless|without|but|if|when|while|only|almost|nearly)\b/i;
const shortName = wording`^[*_\`]*\p{L}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,2}[*_\`]*$`;
const before = /^(?:and|or|then|und|et)\s+/i;

/**
 * The names of a sentence that says that each of them has the rights of the one before it; none where it names nobody
 * and means those that are declared. Undefined for any other sentence.
 */
function risingNames(sentence: Inline): readonly Inline[] | undefined {
  const found = rising.exec(sentence.source);
  if (!found || limited.test(`${found.groups?.what ?? ''} ${found.groups?.rest ?? ''}`)) return undefined;
  const end = found.index + found[0].length;
  const isBehind = sentence.source[end] === ':';
  const behind = isBehind ? namesIn(slice(sentence, end + 1, sentence.source.length)) : [];
  const names = behind.length > 0 ? behind : namesIn(slice(sentence, 0, found.index));
  if (names.length > 1) return names;
  // "Each role includes what the one before it may do."
  return found.index === 0 && !isBehind ? [] : undefined;
}

/** Takes in what a sentence says of roles of which each has the rights of the one before; a list without marks declares them. */
export function readRising(sentence: Inline, gather: Gathering<RoleFact>): void {
  const names = risingNames(sentence);
  if (!names) return;
  gather.fact({ is: 'rising', names });
  const isBare = names.every(({ source }) => !/[*_`]/.test(source));
  if (!isBare || !/\broles\b/i.test(sentence.source)) return;
  for (const name of names) gather.fact({ is: 'role', role: roleNamed(name, name.at, 'tolerant', '') });
}

/** The names that a part of a sentence lists: those in marks, or all of them where none is. */
function namesIn(text: Inline): readonly Inline[] {
  const marked = pieces(text).filter(({ kind }) => kind === 'code' || kind === 'strong');
  const outside = marked.filter(
    ({ start }) => text.source.lastIndexOf('(', start) <= text.source.lastIndexOf(')', start),
  );
  if (outside.length > 0) return outside.map(({ start, end }) => slice(text, start, end));
  const label = /^.*(?::|\b(?:are|is))\s+/.exec(text.source)?.[0].length ?? 0;
  const list = slice(text, label, text.source.replace(/[\s.,;–—-]+$/, '').length);
  const parts = splitOutside(list, ',').flatMap((part) => {
    const lead = before.exec(part.source)?.[0].length ?? 0;
    const bare = slice(part, lead, part.source.replace(/\s*\([^()]*\)$/, '').length);
    const and = /\s(?:and|und|et)\s/.exec(bare.source);
    return and
      ? [slice(bare, 0, and.index), slice(bare, and.index + and[0].length, bare.source.length)]
      : [bare];
  });
  return parts.every((part) => shortName.test(part.source) && !readsAsDeed(plain(part))) ? parts : [];
}

/** The facts with what sentences say of names in a row as what each of these includes. */
export function withRising(facts: readonly RoleFact[]): readonly RoleFact[] {
  if (facts.every(({ is }) => is !== 'rising')) return facts;
  return facts.flatMap((fact, index): readonly RoleFact[] => {
    if (fact.is !== 'rising') return [fact];
    const above = declaredIn(facts.slice(0, index));
    const names = fact.names.length > 0 ? fact.names : above.length > 1 ? above : declaredIn(facts);
    return names.slice(1).map((heir, at) => ({ is: 'includes', heir, others: names.slice(at, at + 1) }));
  });
}

/** The names that lines declare, each once, in the order of the text. */
function declaredIn(facts: readonly RoleFact[]): readonly Inline[] {
  const named = new Map<string, Inline>();
  for (const fact of facts)
    if (fact.is === 'role' && !named.has(fact.role.name))
      named.set(fact.role.name, { source: fact.role.name, at: fact.role.nameAt as Inline['at'] });
  return [...named.values()];
}

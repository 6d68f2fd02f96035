import type { Inline } from '../../../syntax/block.ts';
import { slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { deedOfGerund } from '../../words/deeds.ts';
import { splitAt } from '../../words/phrases.ts';

/** What may be said of something done: "closing lists is still off limits", "adding people is allowed". */
const said = wording.i`^\p{L}+ing \S[^.,;:]* (?:is|are) (?:(?:still|also|always|never) )?(?:(?<no>(?:off[ -]limits|forbidden|prohibited|denied|not (?:allowed|permitted|possible)))|allowed|permitted|possible)$`;
const saying = /\s(?:is|are|was|were|has|have|does|do)\s/;

/** The deeds of a list in which each begins with a word in -ing, in their base form: "pausing jobs, changing ink and adding makers". */
export function gerundsOf(text: Inline): readonly Inline[] {
  const found: Inline[] = [];
  const parts = splitOutside(text, ',').flatMap((each) => splitAt(each, wording`(?:^| )and (?=\p{Ll}+ing )`));
  for (const part of parts) {
    const [first = ''] = part.source.split(' ');
    const deed = deedOfGerund(first);
    if (!deed || deed === first || !/ /.test(part.source) || saying.test(part.source)) return [];
    found.push({ ...part, source: deed + part.source.slice(first.length) });
  }
  return found;
}

/** What a clause says of deeds in -ing: whether they are allowed. */
export function saidOfGerunds(
  clause: Inline,
): { readonly deeds: readonly Inline[]; readonly allowed: 'yes' | 'no' } | undefined {
  const found = said.exec(clause.source);
  const deeds = found ? gerundsOf(slice(clause, 0, clause.source.search(saying))) : [];
  return found && deeds.length > 0 ? { deeds, allowed: found.groups?.no ? 'no' : 'yes' } : undefined;
}

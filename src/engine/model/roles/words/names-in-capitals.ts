import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { statements } from '../../words/names.ts';
import { isSomebody } from '../../words/people.ts';
import { modal } from './modals.ts';

/** A name of two to four words, each with a capital: `Berth Keeper`, `Head of Stores` is none. */
const name = '\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+){1,3}';
/** Several such names with what joins them; a bracket explains the one before it. */
const list = wording.g`(?<![\p{L}\p{N}.\`"“*/-])${name}(?:(?: \([^()]*\))?(?:, (?:and |or )?| and | or )(?:(?:the|an?|our) )?${name}(?![\p{L}\p{N}\`"”*/-]))+`;
const each = wording.g`${name}`;

/** A role that a sentence names by that word: "a visitor has the role Customer". */
const called = wording.d`\b(?:the|a) role (?:of (?:an? |the )?)?(?<name>\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,3})(?=[,;.]|$| and | or )`;
/** Somebody whom everybody is, or who is told of as somebody: "Every person is a Berth User", "A Berth Guest is an outsider". */
const everybodyIs = wording.d`^(?:[Ee]very|[Ee]ach|[Aa]ny|[Aa]ll)(?:body|one)?\s[^.,;]{0,80}\s(?:is|are) an? (?<name>${name})\.?$`;
const isSomeKind = wording.d`^An? (?<name>${name}) is (?:an?|the|any|some)(?:body|one)?\s`;
/** Another one, where names are listed beside: "Over all of them stands the Harbour Master". */
const alone = wording.d`\s(?:is|are|stands|comes|has|have|knows) (?:the|an?) (?<name>${name})(?=[,;.]|$| and | from | who )`;

/**
 * The roles that a sentence of point 6 names with capitals: "On deck we have Deck Hand, Deck Officer and Deck Guest". Most
 * of a list have to be names of people. One alone is a role by how it is told of, or where others are listed `after` which
 * it stands. What is allowed or refused names none.
 */
export function rolesInCapitals(text: Inline, after: boolean): readonly Inline[] {
  const found: Inline[] = [];
  for (const clause of statements(text)) {
    if (modal.test(clause.source)) continue;
    found.push(...listedIn(clause));
    const forms = [called, everybodyIs, isSomeKind, ...(after || found.length > 0 ? [alone] : [])];
    for (const form of forms) {
      const at = form.exec(clause.source)?.indices?.groups?.name;
      const one = at && slice(clause, at[0], at[1]);
      if (
        one &&
        (form === called || isSomebody(one.source)) &&
        !found.some(({ source }) => source === one.source)
      )
        found.push(one);
    }
  }
  return found;
}

/** The names of the lists of a clause. */
function listedIn(clause: Inline): readonly Inline[] {
  return [...clause.source.matchAll(list)].flatMap(({ index, 0: whole }) => {
    const hidden = whole.replace(/\([^()]*\)/g, (bracket) => ' '.repeat(bracket.length));
    const names = [...hidden.matchAll(each)].map(({ index: from, 0: said }) =>
      slice(clause, index + from, index + from + said.length),
    );
    return names.filter(({ source }) => isSomebody(source)).length * 2 > names.length ? names : [];
  });
}

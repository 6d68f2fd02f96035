import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { isDeed } from '../../words/deeds.ts';
import { isSomebody } from '../../words/people.ts';
import { splitAt } from '../../words/phrases.ts';
import { modal } from '../words/modals.ts';
import { rolesNamed } from '../words/subjects.ts';
import { actionsListed } from './actions-listed.ts';
import { baseOf, inBase, noDeed } from './deeds.ts';
import { namedEach } from './deeds-behind.ts';
import type { MayLine, Spoken } from './may-line.ts';

/** What refuses a deed without a "may": "Guests never see prices", "A reviewer does not rate own talks". */
const never = wording.i`(?:^|\s)(?:never|do(?:es)? not|do(?:es)?n['’]t)\s(?:ever )?(?=\p{Ll}+(?:\s|\.?$))`;
/** A verb of what somebody does, known or not: "never steers". */
const third = wording`^\p{Ll}{2,}[^s\s]s$`;
/** Whom a clause means that was named before. */
const they = /^(?:(?:and|but) )?(?:they|he|she)?$/i;

/** What a clause says that somebody, by a word for people, never does; `before` is what was said of whom it may mean. */
export function neverDoes(clause: Inline, before: Spoken | undefined): MayLine | undefined {
  const found = never.exec(clause.source);
  if (!found || modal.test(clause.source)) return undefined;
  const rest = slice(
    clause,
    found.index + found[0].length,
    clause.source.replace(/(?: either)?\.$/, '').length,
  );
  const subject = slice(clause, 0, found.index);
  const named = rolesNamed(subject);
  const isMarked = /^(?:an? |the )?\*\*/i.test(subject.source);
  const isOfPeople = they.test(subject.source)
    ? before !== undefined
    : (named?.every((role) => isMarked || isSomebody(plain(role))) ?? false);
  const parts = splitAt(rest, wording`,? (?:and|or|nor) (?:never|do(?:es)? not) (?=\p{Ll})`).map((part) => {
    const [verb = ''] = part.source.split(/[\s,]/);
    return isOfPeople && third.test(verb)
      ? { ...part, source: baseOf(verb) + part.source.slice(verb.length) }
      : inBase(part);
  });
  const verbs = parts.map(({ source }) => source.split(/[\s,]/)[0] ?? '');
  const isBase = /do/i.test(found[0]);
  const isDone =
    isDeed(verbs[0] ?? '') || (isOfPeople && (isBase || third.test(rest.source.split(/[\s,]/)[0] ?? '')));
  if (!isDone || verbs.some((verb) => noDeed.test(verb) || noDeed.test(`${verb}s`))) return undefined;
  const roles = they.test(subject.source) ? before?.roles : isOfPeople ? named : undefined;
  return (
    roles && {
      roles,
      actions: namedEach(
        parts.flatMap((part) => actionsListed(part)),
        before,
      ),
      allowed: false,
    }
  );
}

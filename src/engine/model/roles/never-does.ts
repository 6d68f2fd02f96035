import type { Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { isDeed } from '../words/deeds.ts';
import { isSomebody } from '../words/people.ts';
import { actionsListed } from './actions-listed.ts';
import { inBase } from './deeds.ts';
import { namedEach } from './deeds-behind.ts';
import type { MayLine, Spoken } from './may-line.ts';
import { modal } from './modals.ts';
import { rolesNamed } from './subjects.ts';

/** What refuses a deed without a "may": "Guests never see prices", "A reviewer does not rate own talks". */
const never = wording.i`(?:^|\s)(?:never|do(?:es)? not|do(?:es)?n['’]t)\s(?:ever )?(?=\p{Ll}+(?:\s|$))`;
/** Whom a clause means that was named before. */
const they = /^(?:(?:and|but) )?(?:they|he|she)?$/i;

/** What a clause says that somebody, by a word for people, never does; `before` is what was said of whom it may mean. */
export function neverDoes(clause: Inline, before: Spoken | undefined): MayLine | undefined {
  const found = never.exec(clause.source);
  if (!found || modal.test(clause.source)) return undefined;
  const rest = slice(clause, found.index + found[0].length, clause.source.replace(/\.$/, '').length);
  const done = inBase(rest);
  if (!isDeed(done.source.split(/[\s,]/)[0] ?? '')) return undefined;
  const subject = slice(clause, 0, found.index);
  const named = rolesNamed(subject);
  const roles = they.test(subject.source)
    ? before?.roles
    : named?.every((role) => isSomebody(plain(role)))
      ? named
      : undefined;
  return roles && { roles, actions: namedEach(actionsListed(done), before), allowed: false };
}

import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { conditionIn } from '../../blocks/conditions.ts';
import type { Allowed } from '../../domain-elements.ts';
import { readsAsDeed } from '../../words/deeds.ts';
import { nameOf } from '../../words/names.ts';
import { isSomebody } from '../../words/people.ts';
import { headOf, isParted } from '../../words/phrases.ts';
import { andAbove } from '../words/and-above.ts';
import { conditioned } from '../words/conditioned.ts';
import { isAllOrNone, leftOutOf } from '../words/names.ts';
import { answerIn, isSideLabel, type Side, sidesOf } from '../words/sides.ts';
import { rolesNamed } from '../words/subjects.ts';
import { mayTitleRole } from './titles.ts';

/** What a line is about that reads as something done: `**Edit the course** – …`, `Delete a user (\`delete_users\`)`. */
export function doneIn(text: Inline): Inline | undefined {
  const head = headOf(text);
  const code = /\s*\(`[^`]+`\)$/.exec(text.source);
  const name = head?.names.length === 1 ? head.names[0] : slice(text, 0, code?.index ?? text.source.length);
  if (!name) return undefined;
  const said = nameOf(name).name.replace(/[.:]$/, '');
  return readsAsDeed(said) && said.split(' ').length <= 8 && !isTitleOfSomebody(said)
    ? { source: said, at: name.at }
    : undefined;
}

/** `Test manager` is somebody, `Invite members` is done. */
const isTitleOfSomebody = (name: string): boolean => isSomebody(name) && !/s$/i.test(name);

/** What is said of somebody in full: `editor: any post`. */
const inFull = /^(?:any|all|every|always|full|everything)\b/i;
/** What is added to a name and limits nothing: `anyone, logged in or not`. */
const orNot = /,[^,]* or not$/i;
const limited =
  /,? (?:but (?=never|not|only)|(?=(?:never|not) (?:their|his|her|them|him|one|for|in|on|if|when)))/i;

/**
 * Who may do what stands above a line: `allowed: Manager, Teacher`, `author: own posts only`, `administrator, but never
 * themselves`, `not subscriber`. Empty where the line does not surely name somebody.
 */
export function whoBelow(text: Inline): readonly Side[] {
  if (isSideLabel(text)) return sidesOf(text);
  if (leftOutOf(text)) return sidesOf(text);
  const not = /^(?:not|never|no)\s+(?:for\s+)?/i.exec(text.source)?.[0].length ?? 0;
  const bare = slice(text, not, text.source.replace(/\.(?:\s.*)?$/s, '').length);
  const head = headOf(bare);
  const says = isParted(head) && head.rest.source !== '' ? head.rest : undefined;
  const subject = says && head ? head.label : bare;
  const { action, on } = says ? { action: subject, on: says } : dependent(subject);
  if (says && !mayAnswer(says)) return [];
  const names = rolesNamed(slice(action, 0, action.source.replace(orNot, '').length));
  if (!names?.some(isSurely) || !(names.every(isSurely) || (says && answerIn(says)))) return [];
  const allowed = not > 0 ? ({ is: 'no' } as const) : allowedBy(on);
  return names.map((name) => ({ names: [name], text: name, allowed, by: 'allowed' }));
}

/** Whether what stands behind a name is an answer or a limit: `12 at most` of members is neither. */
const mayAnswer = (says: Inline): boolean =>
  answerIn(says) !== undefined || inFull.test(says.source) || limits.test(says.source);

const limits =
  /^(?:only|own|if|when|while|once|unless|until|as long as|provided|except|in|on|at|for|with|within|after|before|during|up to|max|their|his|her|never|not|limited|restricted|conditional(?:ly)?|sometimes|partly|depends)\b/i;

function dependent(subject: Inline): ReturnType<typeof conditioned> {
  const said = conditioned(subject);
  const found = said.on ? undefined : limited.exec(subject.source);
  return found
    ? {
        action: slice(subject, 0, found.index),
        on: slice(subject, found.index + found[0].length, subject.source.length),
      }
    : said;
}

function allowedBy(on: Inline | undefined): Allowed {
  if (!on) return { is: 'yes' };
  return (
    answerIn(on) ?? (inFull.test(on.source) ? { is: 'yes' } : { is: 'when', condition: conditionIn(on) })
  );
}

/** Whether a name is set apart as one: in code or bold, with a capital, or by a word for people. */
function isSurely(name: Inline): boolean {
  return (
    /^[`*]/.test(name.source) ||
    isAllOrNone(plain(name)) ||
    andAbove(plain(name)) !== undefined ||
    isSomebody(plain(name)) ||
    mayTitleRole(name)
  );
}

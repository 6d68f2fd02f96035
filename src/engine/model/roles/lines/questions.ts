import type { Inline, Item } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { conditionIn } from '../../blocks/conditions.ts';
import type { Context } from '../../blocks/context.ts';
import type { Gathering } from '../../blocks/reading.ts';
import type { Allowed } from '../../domain-elements.ts';
import { headingName } from '../../sections/groups.ts';
import { sentences, unwrapped } from '../../words/phrases.ts';
import type { RoleFact, Told } from '../facts.ts';
import { permissionsOf } from '../sentences/may-sentences.ts';
import { conditioned } from '../words/conditioned.ts';
import { modals } from '../words/modals.ts';
import { answerIn, limitIn, type Side } from '../words/sides.ts';
import { rolesNamed } from '../words/subjects.ts';
import { mayFacts } from './rows.ts';

const mark = '[*_"“]*(?:Q(?:uestion)?\\s*\\d*\\s*[:.)–-]\\s*)?[*_"“]*\\s*';
const answerMark = '[*_"”]*\\s*(?:[*_]*A(?:nswer)?\\s*\\d*\\s*[:.)–-][*_]*\\s*)?';

/** `Who can close a board?`, with what stands behind it. */
const who = new RegExp(
  `^${mark}(?:by )?who(?:m| else)? (?:${modals.yes}|could) (?:be )?(?<deed>(?!(?:do )?(?:what|which|how|where|when)\\b)[^?]{3,80}?)\\?${answerMark}`,
  'i',
);
/** `Can a guest close a board?`, `Is a guest allowed to close a board?`. */
const whether = new RegExp(
  `^${mark}(?:can|may|could|(?:is|are)(?=[^?]* (?:allowed|permitted|able) to )) (?<what>[^?]{5,100})\\?${answerMark}(?=\\S)`,
  'i',
);

/** What a title asks who may do, in whatever words: `re-seat players` of "Who may re-seat players?". */
export function askedIn(title: string): string | undefined {
  if (!/\bwho/i.test(title)) return undefined;
  return who.exec(title.endsWith('?') ? title : `${title}?`)?.groups?.deed;
}

/** What is asked right around a line that may answer it: by the line it is nested below, the one above, or its heading. */
export function askedAround(
  at: Inline['at'],
  { lead, headings }: Context,
  above: readonly Item[],
): Inline | undefined {
  const heading = headings.at(-1);
  const outer = above.at(-1);
  const deed =
    (outer && askedIn(outer.text.source)) ??
    (lead ? askedIn(lead) : undefined) ??
    (heading && askedIn(headingName(heading).name));
  return deed ? { source: deed, at: heading?.title.at ?? at } : undefined;
}

/**
 * Takes in a question and what answers it: `Who can invite people? Owners. An editor can too.`, `Can a guest invite
 * people? No.` Gives whether it was that.
 */
export function readAsked(text: Inline, gather: Gathering<RoleFact>): boolean {
  if (!text.source.includes('?')) return false;
  const starts = [...text.source.matchAll(nextAsked)].map(({ index }) => index);
  return [0, ...starts]
    .map((start, at) => unwrapped(slice(text, start, starts[at] ?? text.source.length)))
    .map((part) => readOne(part, gather))
    .some(Boolean);
}

/** Where a line begins that asks. */
const nextAsked =
  /\n(?=[*_]*(?:Q(?:uestion)?\s*\d*\s*[:.)]|(?:by )?(?:who|can|may|is|are)\s[^?\n]{5,100}\?))/gi;

function readOne(text: Inline, gather: Gathering<RoleFact>): boolean {
  const found = who.exec(text.source);
  const deed = found?.groups?.deed;
  if (found && deed) {
    const from = text.source.indexOf(deed);
    const asked = slice(text, from, from + deed.length);
    const rest = slice(text, found[0].length, text.source.length);
    return sentences(rest)
      .map((sentence) => readAnswer(sentence, asked, gather))
      .some(Boolean);
  }
  return readWhether(text, gather);
}

/** Takes in a sentence that answers who may do what was `asked`; gives whether it says so. */
export function readAnswer(sentence: Inline, asked: Inline, gather: Gathering<RoleFact>): boolean {
  const lines = permissionsOf(sentence, { roles: [], actions: [asked], asked: true });
  const known = lines.filter(({ roles }) => roles.length > 0);
  for (const line of known) mayFacts({ ...line, sure: true }, line.roles, gather);
  if (lines.length > 0) return known.length > 0;
  const bare = slice(sentence, 0, sentence.source.replace(/[.;]\**$/, '').length);
  const { action: subject, on } = conditioned(bare);
  const roles = rolesNamed(subject);
  if (!roles || /\b(?:is|are|has|have|does|do|no|not|else)\b/i.test(subject.source)) return false;
  const allowed: Allowed = on ? { is: 'when', condition: conditionIn(on) } : { is: 'yes' };
  const sides = roles.map((name): Side => ({ names: [name], text: name, allowed, by: 'allowed' }));
  gather.fact({ is: 'sides', about: { text: asked, as: 'action' }, at: sentence.at, sides });
  return true;
}

/** No word that a deed begins with. */
const noVerb =
  /^(?:an?|the|of|in|on|at|to|for|from|with|by|who|and|or|own|other|any|all|not|be|also|only|still)$/i;

function readWhether(text: Inline, gather: Gathering<RoleFact>): boolean {
  const found = whether.exec(text.source);
  const what = found?.groups?.what;
  if (!found || !what) return false;
  const rest = slice(text, found[0].length, text.source.length);
  const first = sentences(rest)[0];
  const allowed = first && (answerIn(first) ?? limitIn(first));
  const from = text.source.indexOf(what);
  const ways = allowed ? waysOf(slice(text, from, from + what.length)) : [];
  if (!allowed || ways.length === 0) return false;
  gather.fact({ is: 'told', ways, allowed });
  return true;
}

/** The ways in which a question can be parted into who and what they do. */
function waysOf(asked: Inline): readonly Told[] {
  const sure = / (?:allowed|permitted|able) to /.exec(asked.source);
  const starts = sure
    ? [sure.index + sure[0].length]
    : [...asked.source.matchAll(/(?<= )\S+/g)]
        .filter(({ 0: word }) => !noVerb.test(word))
        .map(({ index }) => index);
  return starts.flatMap((start) => {
    const roles = rolesNamed(slice(asked, 0, sure?.index ?? start));
    return roles ? [{ roles, actions: [slice(asked, start, asked.source.length)] }] : [];
  });
}

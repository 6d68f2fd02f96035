import type { Inline } from '../../../syntax/block.ts';
import { slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { deedOfGerund } from '../../words/deeds.ts';
import { splitAt } from '../../words/phrases.ts';

const saying = /\s(?:is|are|was|were|has|have|does|do)\s/;
const behindOr = wording`(?:^| )(?:and|or) (?=\p{Ll}+ing(?:,? | ))`;

/** What else the deed before it is done to: "or somebody else's". */
const moreObjects = /^(?:and|or) (?:\S+ ){0,3}\S+$/i;

/** The verb of a part that begins with a word in -ing, in its base form, and that word. */
function verbOf(part: string): { readonly deed: string; readonly first: string } | undefined {
  const [first = ''] = part.split(' ');
  const isGerund = wording`^\p{L}{2,}ing$`.test(first);
  return isGerund ? { deed: deedOfGerund(first) ?? first, first } : undefined;
}

/**
 * The deeds of a list in which each begins with a word in -ing, in their base form: "pausing jobs, changing ink and adding
 * makers"; verbs without an object share the next one: "closing or selling boats". None where a part is anything else, or no
 * verb is known.
 */
export function gerundsOf(text: Inline): readonly Inline[] {
  const found: Inline[] = [];
  let [shared, from, known] = ['', 0, 0];
  const parts = splitOutside(text, ',').flatMap((each) => splitAt(each, behindOr));
  for (const part of parts) {
    const verb = verbOf(part.source);
    const start = part.at.start - text.at.start;
    const last = found.at(-1);
    if (!verb && last && shared === '' && moreObjects.test(part.source)) {
      const end = start + part.source.length;
      found[found.length - 1] = {
        ...slice(text, last.at.start - text.at.start, end),
        source: last.source + text.source.slice(last.at.end - text.at.start, end),
      };
      continue;
    }
    if (!verb || saying.test(part.source)) return [];
    const object = part.source.slice(verb.first.length);
    if (verb.deed !== verb.first) known++;
    if (shared === '') from = start;
    if (object === '') shared += `${verb.deed}, `;
    else {
      const verbs = shared === '' ? verb.deed : `${shared.slice(0, -2)} and ${verb.deed}`;
      const whole = slice(text, from, start + part.source.length);
      found.push({ ...whole, source: verbs + object });
      shared = '';
    }
  }
  return shared === '' && known > 0 ? found : [];
}

/** Whether words in -ing name things, of which one of them says what these are: "Opening hours are …". */
export const areThings = (subject: string, verb: string | undefined): boolean =>
  verb === 'are' && !/,| (?:and|or) /.test(subject);

/** What is said of something done. */
const verdict = wording.i`\s(?<verb>is|are)(?: (?:all|both|also|still|always|likewise|thus|therefore))*(?: (?<not>not|never))?(?: even)? (?:(?<no>off[ -]limits|forbidden|prohibited|denied|refused|impossible|ruled out|out of the question)|allowed|permitted|possible)(?![\p{L}])`;
/** Whom that goes for, and on what it depends. */
const forWhom =
  /^(?:for|to) (?<who>(?:(?!\s(?:if|when|while|unless|until|once|with|without|only|as long as|provided|and (?:is|are|has|have|does|\w+s)\b)\b)[^,;:.]){2,60})/i;
const limits =
  /^,? ?(?<on>(?:but )?(?:only|if|when|while|unless|until|once|with|without|as long as|provided|during|within|after|before)\s.*)$/i;
const lead = /^(?:(?:so|thus|therefore|hence|and|but|also|then|consequently),? )+/i;

/** What a clause says of something done. */
export interface OfDeeds {
  readonly deeds: readonly Inline[];
  readonly allowed: boolean;
  readonly who?: Inline;
  readonly on?: Inline;
}

/**
 * What a clause says of deeds in -ing: whether they are allowed, for whom and if what: "adding people is allowed", "so
 * closing gates and selling boats are refused", "mending boats is possible for a keeper with a pass". Undefined for another.
 */
export function saidOfGerunds(clause: Inline): OfDeeds | undefined {
  const found = verdict.exec(clause.source);
  if (!found) return undefined;
  const start = lead.exec(clause.source)?.[0].length ?? 0;
  const subject = slice(clause, start, found.index);
  if (areThings(subject.source, found.groups?.verb)) return undefined;
  const [first = '', ...others] = subject.source.split(' ');
  const deeds = gerundsOf({ ...subject, source: [first.toLowerCase(), ...others].join(' ') });
  if (deeds.length === 0) return undefined;
  const rest = slice(clause, found.index + found[0].length, clause.source.replace(/[.:]$/, '').length);
  const who = forWhom.exec(rest.source)?.groups?.who;
  const behind = rest.source.slice(who === undefined ? 0 : rest.source.indexOf(who) + who.length);
  const on = limits.exec(behind)?.groups?.on;
  const isNo = (found.groups?.no === undefined) === (found.groups?.not !== undefined);
  const at = rest.source.indexOf(who ?? '');
  return {
    deeds,
    allowed: !isNo,
    ...(who === undefined ? {} : { who: slice(rest, at, at + who.length) }),
    ...(on === undefined ? {} : { on: slice(rest, rest.source.length - on.length, rest.source.length) }),
  };
}

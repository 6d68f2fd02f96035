import type { Inline } from '../../../syntax/block.ts';
import { plain, slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Actor, End, Transition } from '../../domain-elements.ts';
import { shown } from '../../stated.ts';
import { isDeed } from '../../words/deeds.ts';
import { stated } from '../../words/markers.ts';
import { listed, referenceIn } from '../../words/names.ts';
import { isSomebody } from '../../words/people.ts';
import { splitAt } from '../../words/phrases.ts';
import { inDigits, several } from '../../words/quantities.ts';
import type { Step } from './step.ts';

const special: readonly (readonly [RegExp, 'new' | 'end' | 'any' | 'same'])[] = [
  [/^\(?(?:new|none|start|nothing|initial|neu|nouveau|nuevo)\)$|^\[\*\]$|^\(new\)$/i, 'new'],
  [
    /^\((?:end|gone|removed|deleted|destroyed)\)$|^(?:disappears?|vanish(?:es)?)$|^\(?[✗✘✕❌†∅⌀]\uFE0F?\)?$/iu,
    'end',
  ],
  [
    /^\((?:upload|import|creation|created|sign[ -]?up|registration|begin|birth|entry|insert|add(?:ed)?)\)$/i,
    'new',
  ],
  [
    /^\(?(?:(?:any|all|every|each|either)(?: of (?:them|these|the above)| one| other| (?:(?:other|earlier|previous) )?(?:states?|status))?|(?:any|every)(?:thing|where)(?: else)?|whatever(?: (?:it was|state))?)\)?$|^\*$/i,
    'any',
  ],
  [
    /^\(?(?:(?:the )?same(?: (?:state|status|as before))?|unchanged|unaffected|no change|not changed|as before|(?:stays|remains)(?: (?:the same|as it is|unchanged))?|unverändert|inchangée?)\)?(?: \([^()]*\))?$/i,
    'same',
  ],
];

/** A sign for nothing, which is no word for what something has become. */
const isSign = wording`^[^\p{L}]+$`;

/** "No attempt open", "– (no order)": before the first state there is nothing. */
const isNothing = wording.i`^[–—-] ?\([^()]*\)$|^\(?no (?!longer|one)\p{L}+(?: \p{L}+){0,2} (?:yet|so far|open|exists?)\)?$|^\(?(?:(?:does not|doesn't) exist(?: yet)?|not (?:yet )?(?:existing|created|there)(?: yet)?|non-?existent|nowhere|before creation)\)?$|^\((?:newly )?(?:created|made|added|imported|uploaded|registered|invited|entered)\b[^()]*\)$`;

/** What is new before a step is not there yet: "(new berth)". */
const isNew = wording.i`^\((?:an? |the )?new(?: \p{L}[\p{L}-]*){1,3}\)$`;

/** What something goes back to, whichever that was, is no state of that name. */
const whereItWas = /^(?:back )?(?:to )?(?:its|the|whatever) (?:previous|former|prior|last|original)\b/i;

/** Whether a side of a step only says that something goes back to where it was. */
export const isWhereItWas = (side: Inline): boolean => whereItWas.test(plain(side));

const allOf = wording.i`^(?:(?:any|all|each|every|either|one)(?: one)? of (?:(?:the|its|these|those|them)\s*)?(?<some>\d{1,2}|${several})|all (?<all>\d{1,2}|${several})|(?<both>both|either)(?: of (?:the two|these|them|the))?)(?: (?:of them|states?|statuses))?$`;

/** How many states are meant where all of them are: "any of the 3", "all four", "both states". */
export function countOfAll(text: string): number | undefined {
  const found = allOf.exec(text.replace(/^\(|\)$/g, ''))?.groups;
  if (!found) return undefined;
  return Number(inDigits(found.some ?? found.all ?? 'two'));
}

/** One end of a transition: a state, or `(new)`, `(end)`, `(any)`, `(same)`. `[*]` is new on the left, end on the right. */
export function endIn(part: Inline, side: 'from' | 'to'): End {
  const text = plain(part);
  const count = countOfAll(text);
  if (count !== undefined && side === 'from') return { is: 'any', at: part.at, count };
  const found = special.find(([form]) => form.test(text))?.[1];
  if (!found && side === 'from' && isNew.test(text)) return { is: 'new', at: part.at };
  if (!found && isNothing.test(text)) return { is: side === 'from' ? 'new' : 'end', at: part.at };
  // What stays as it is comes from somewhere.
  if (found === 'same' && side === 'from' && !text.startsWith('('))
    return { is: 'state', state: referenceIn('state', part) };
  const adverb = /^(?:also|and|then) (?=\S)/i.exec(part.source)?.[0].length ?? 0;
  const name = slice(part, adverb, part.source.length);
  if (!found) return { is: 'state', state: referenceIn('state', withoutNumber(name)) };
  if (found === 'end' && side === 'from' && isSign.test(text)) return { is: 'new', at: part.at };
  return { is: found === 'new' && side === 'to' ? 'end' : found, at: part.at };
}

/** A state without the value that stands for it, `Invited (0)`, `` `draft` = 0 ``, and without when: "active (after paying)". */
export function withoutNumber(name: Inline): Inline {
  const value =
    /(?<=\S)\s*(?:\((?:-?\d+|`[^`]+`|(?:after|when|if|on|by|via|once|only|unless|through|where it (?:begins|starts))(?:\s[^()]*|(?<=begins|starts)))\)|=\s*`?-?\d+`?)\.?$/.exec(
      name.source,
    );
  return value ? slice(name, 0, value.index) : name;
}

/** The ends of a cell: names separated by commas, `;`, `·`, `|`, ` / `, `or`, `and`. */
export function endsIn(cell: Inline, side: 'from' | 'to'): readonly End[] | undefined {
  const parted = splitOutside(cell, ',;|·').flatMap((part) => splitAt(part, /\s\/\s/));
  const ends = parted.flatMap((part) => {
    const split = /^(.+?)\s+(?:or|and)\s+(.+)$/.exec(part.source);
    const parts = split
      ? [
          slice(part, 0, (split[1] ?? '').length),
          slice(part, part.source.length - (split[2] ?? '').length, part.source.length),
        ]
      : [part];
    return parts.map((each) => endIn(each, side));
  });
  return ends.length ? ends : undefined;
}

/** Who fires an event: a role, or a name in parentheses, which is no role. */
export function actorsIn(cell: Inline): readonly Actor[] | undefined {
  const actors = listed(cell).map((part): Actor => {
    const outside = /^\(([^()]+)\)$/.exec(part.source);
    return outside
      ? { is: 'outside', name: (outside[1] ?? '').trim(), at: part.at }
      : { is: 'role', role: referenceIn('role', part) };
  });
  return actors.length ? actors : undefined;
}

/** What the side of an arrow says; there "none" and "todo" are names of states. */
export function endStated(side: Inline, of: 'from' | 'to'): Transition['from'] {
  if (/^`?(?:[Nn]one|[Tt]odo)`?$/.test(side.source))
    return shown([{ is: 'state', state: referenceIn('state', side) }], side.at);
  return stated(side, (each) => endsIn(each, of));
}

/** A word in plain small letters for what was not there, or is not there any more. */
const nowhere = { from: /^(?:new|none|nothing)$/, to: /^(?:gone|nothing|end)$/ } as const;
/** More words for it beside a name that has marks around it. */
const besideMarks = {
  from: /^(?:start|begin|created?|creation)$/,
  to: /^(?:is )?(?:gone|removed|deleted|destroyed|erased)(?: (?:for (?:good|ever)|forever|completely|entirely|permanently))?$/,
} as const;
/** A name that is told from such words by its marks or its capitals. */
const setApart = wording`^(?:[\`*"“]|\p{Lu})`;
const marked = /^[`*"“]/;

/** One side of a step whose other side is told from words by its marks: "new → `open`", "CLOSED → gone". */
export function endBeside(side: Inline, other: Inline, of: 'from' | 'to'): Transition['from'] {
  const isNowhere =
    (nowhere[of].test(side.source) && setApart.test(other.source)) ||
    (besideMarks[of].test(side.source) && marked.test(other.source));
  return isNowhere
    ? shown([{ is: of === 'from' ? 'new' : 'end', at: side.at }], side.at)
    : endStated(side, of);
}

/** A call before an arrow: "POST /loans → open". */
const called = /(?:^|\s)(?:GET|POST|PUT|PATCH|DELETE)(?=\s|$)/;
/** Words in brackets before an arrow that say who or what does something: a subject, its verb, and perhaps more. */
const clause = wording.i`^\((?<article>an?|the|one|each|every|any|some)?\s*(?<subject>\p{L}[\p{L}-]*(?:\s[\p{L}-]+){0,2}?)\s(?<verb>\p{L}{2,}s)(?<more>\s[^()]+)?\)$`;

/** Words in brackets before an arrow that say that something is done: "(deposit paid) → open". */
const outcome = wording.i`^\((?!not |no |un)(?:\p{L}[\p{L}-]*(?<!ly) ){1,2}(?:ok|okay|done|succeeds|succeeded|successful|completed?|accepted|confirmed|passed|received|submitted|sent|paid|placed)\)$`;

const isVerb = (verb: string): boolean =>
  [/s$/, /es$/].some((end) => end.test(verb) && isDeed(verb.replace(end, '')));

const made =
  '(?:born|bought|purchased|acquired|created|made|added|imported|uploaded|entered|registered|donated|generated)';
/** Ways to come into being, several of them: "born or bought → here". */
const comeToBe = new RegExp(`^${made}(?:(?:, | or | and |, or | ?/ ?)${made})+$`, 'i');

/**
 * Whether what stands before an arrow tells what happens: a call, what is done, in brackets, or a clause in such,
 * "(a reader asks for it) → open".
 */
function happens(side: string): boolean {
  if (called.test(side) || outcome.test(side)) return true;
  const { article, subject = '', verb = '', more } = clause.exec(side)?.groups ?? {};
  const bare = clause.exec(`(${side})`)?.groups;
  if (bare && isVerb(bare.verb ?? '') && isSomebody(bare.subject ?? '')) return true;
  return isVerb(verb) && (article !== undefined || (more !== undefined && isSomebody(subject)));
}

/** More words than a name of a state has, or what is made and how, where the other side has marks: "the form is sent → `open`". */
const longer = wording.i`^(?:(?!any |all |every |each |either )(?:\p{L}[\p{L}\p{N}'’-]* ){2,}|(?:created?|creation|added|new),? (?:\(|(?=\p{L})))[^\`*]*$`;

/** A step of which the left side tells what happens, and no state, as one that creates. */
export function created(step: Step): Step {
  const { from, to, event } = step;
  if (comeToBe.test(from.source)) return { ...step, event: event.source ? event : from, isNew: true };
  if (step.isNew || event.source !== '') return step;
  if (to.source.startsWith('`') && longer.test(from.source)) return { ...step, event: from, isNew: true };
  if (!happens(from.source)) return step;
  const inside = from.source.startsWith('(') ? slice(from, 1, from.source.length - 1) : from;
  return endsIn(from, 'from')?.every(({ is }) => is === 'state')
    ? { ...step, event: inside, isNew: true }
    : step;
}

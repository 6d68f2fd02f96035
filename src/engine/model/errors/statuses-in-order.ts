import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import type { ErrorEntry } from '../interface-elements.ts';
import { shown } from '../stated.ts';
import { splitAt } from '../words/phrases.ts';

/** Which of the errors before it a sentence gives a status: one by its place from 0 on, so many of the last, or all that have none. */
type Which = number | { readonly last: number } | 'others';

/** The statuses that a sentence gives to errors which it does not name. */
export interface StatusesInOrder {
  readonly is: 'statuses';
  readonly each: readonly { readonly which: Which; readonly status: Inline }[];
  /** How many errors it speaks of, where it says so. */
  readonly count: number | undefined;
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const counts = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const count = `(?<count>both|${counts.slice(1).join('|')}|\\d{1,2})`;
const noun = '(?:errors?|codes?|cases?|reasons?|failures?|messages?|texts?|problems?|refusals?)';
/** Words that lead from whom a sentence speaks of to the status; none that says when, or that it is otherwise. */
const leading =
  "(?:\\s(?!(?:not|never|no|unless|except|without|if|when|where|while|for|but|or|only)\\b)[a-z'’]+){0,6}\\s(?:an?\\s)?[`*]*(?:HTTP\\s)?";
const status = '(?<status>[45]\\d\\d)(?![\\d.]\\d)[`*]*';
/** What may stand behind the status: the shape of the answer. */
const ending =
  '(?:,?\\s(?:and|with)\\s(?:an?\\s|the\\s|no\\s)?[`"{].*|,?\\s(?:and|with)\\s(?:an?|the|no)\\s(?:\\w+\\s){0,2}(?:body|answer|message|text|code|object)\\b[^;]*)?\\.?$';
/** "All of them are sent with 422", "Both come back as 409", "They answer 400 with `error`". */
const ofAll = new RegExp(
  `^(?:(?:all|each|every one)(?:\\s(?:of\\s)?(?:them|these|those|the above))?(?:\\s${count})?(?:\\s${noun})?|(?<both>both)(?:\\s(?:of\\s)?(?:them|these))?|(?:they|these|those)(?:\\s(?:all|both|${counts.slice(1).join('|')}))?(?:\\s${noun})?)${leading}${status}${ending}`,
  'i',
);
/** "The first comes with 423", "the others with 422", "the last two 404". */
const ofOne = new RegExp(
  `^(?:and\\s+)?(?:the\\s)?(?:(?<firsts>first(?=\\s(?:${counts.slice(1).join('|')})\\s))|(?<ordinal>${ordinals.join('|')})|(?<last>last|latter)|(?<former>former)|(?<others>others?|rest|remaining(?:\\sones?)?|(?:all|every)\\s?others?|everything else|any\\sother))(?:(?<=first|last|latter)\\s(?<many>${counts.slice(1).join('|')})(?=\\s))?(?:\\s(?:one|${noun}))?(?:${leading}|\\s)${status}\\.?$`,
  'i',
);
/** "They map to 409, 410 and 402 respectively": as many statuses as there are errors, in their order. */
const inTurn =
  /^(?:they|these|those|all|their|the)\b[^\d;]{0,60}?(?<row>[45]\d\d(?:(?:,\s+|,?\s+and\s+|\s*\/\s*)[45]\d\d)+),?\s+(?:respectively|in (?:this|that|the same) order|in turn)\.?$/i;

/** What a sentence says of the statuses of the errors before it, none of which it names; undefined for any other. */
export function statusesInOrder(sentence: Inline): StatusesInOrder | undefined {
  const { source } = sentence;
  if (!/[45]\d\d/.test(source)) return undefined;
  const all = ofAll.exec(source);
  if (all?.groups?.status) {
    const { status: number, count: said, both } = all.groups;
    const at = all[0].indexOf(number);
    const spoken = (said ?? both)?.toLowerCase();
    const many = spoken === 'both' ? 2 : Number(spoken) || counts.indexOf(spoken ?? '') + 1;
    return {
      is: 'statuses',
      each: [{ which: 'others', status: slice(sentence, at, at + 3) }],
      count: many || undefined,
    };
  }
  const turn = inTurn.exec(source);
  if (turn?.groups?.row) {
    const start = source.indexOf(turn.groups.row);
    const each = [...turn.groups.row.matchAll(/\d{3}/g)].map(({ index }, which) => ({
      which,
      status: slice(sentence, start + index, start + index + 3),
    }));
    return { is: 'statuses', each, count: each.length };
  }
  const parts = splitAt(
    sentence,
    /[,;]\s+(?:and\s+)?(?=(?:the|all|every|any)\s)|\s+and\s+(?=(?:the|all|every|any)\s)/,
  );
  const each = parts.flatMap((part) => {
    const {
      status: number = '',
      firsts,
      ordinal,
      last,
      former,
      many,
    } = ofOne.exec(part.source)?.groups ?? {};
    if (!number) return [];
    const at = part.source.lastIndexOf(number);
    const own = slice(part, at, at + 3);
    const so = many ? counts.indexOf(many.toLowerCase()) + 1 : 1;
    // "The first two": each of them.
    if (firsts) return Array.from({ length: so }, (_, which) => ({ which, status: own }));
    const which: Which = ordinal
      ? ordinals.indexOf(ordinal.toLowerCase())
      : former
        ? 0
        : last
          ? { last: so }
          : 'others';
    return { which, status: own };
  });
  // "The last is 404" alone may be the last of anything.
  const isTold = parts.every((part) => ofOne.test(part.source));
  return each.length > 1 && parts.length > 1 && isTold
    ? { is: 'statuses', each, count: undefined }
    : undefined;
}

/** Errors with the statuses that a sentence behind them gives to them; as they are where it speaks of another number of them. */
export function withStatuses(
  errors: readonly ErrorEntry[],
  { each, count: many }: StatusesInOrder,
): readonly ErrorEntry[] {
  if (many !== undefined && many !== errors.length) return errors;
  const given = new Map<number, Inline>();
  for (const { which, status: number } of each)
    if (typeof which === 'number') given.set(which, number);
    else if (which !== 'others')
      for (let index = Math.max(0, errors.length - which.last); index < errors.length; index += 1)
        given.set(index, number);
  const others = each.find(({ which }) => which === 'others')?.status;
  return errors.map((error, index) => {
    const number = given.get(index) ?? others;
    return number && error.status.is === 'unstated'
      ? { ...error, status: shown(number.source, number.at) }
      : error;
  });
}

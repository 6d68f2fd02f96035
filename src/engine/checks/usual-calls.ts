import { textsIn } from '../model/blocks/unread.ts';
import type { Call } from '../model/interface-elements.ts';
import type { Model } from '../model/model.ts';
import { listOf } from '../model/stated.ts';
import { once } from '../model/tracking/once.ts';
import type { Place } from '../place.ts';
import type { Block } from '../syntax/block.ts';
import { plain, slice } from '../syntax/inline.ts';
import { wording } from '../syntax/wording.ts';
import { blocksOf } from './blocks-under.ts';
import { coarse } from './gaps.ts';
import { saidOfAll } from './said-of-all.ts';
import { beginsIn } from './scope.ts';
import { linesOf } from './told-none.ts';

/** A number that may be an HTTP status. */
const status = wording.g`(?<![\p{L}\p{N}.,#:/-])[1-5]\d\d(?![\p{L}\p{N}]|[.,]\d)`;

/** The numbers of a block's sentences and items that may be statuses. */
const statusesOf = once((block: Block): readonly Place[] =>
  linesOf(block).flatMap((line) =>
    [...line.source.matchAll(status)].map(({ index }) => slice(line, index, index + 3).at),
  ),
);

/**
 * Whether the text of point 7 has a status that is no answer and stands in no call: it may say what several calls
 * answer, in words that are not read.
 */
function hasLooseStatus({ points, calls: { calls } }: Model): boolean {
  const held = calls.flatMap(({ at, answers }) => [at, ...listOf(answers).map((answer) => answer.at)]);
  const isHeld = beginsIn(held);
  return points.calls.blocks.some((block) => statusesOf(block).some((at) => !isHeld(at)));
}

/** What speaks of every call: "Any call at all can come back with 429", "All except `/health` need a session". */
const ofEvery =
  /\b(?:every|each|all|any)(?: (?:other|single|forbidden|of|the|these|api))* (?:calls?|requests?|endpoints?|routes?)\b(?! (?:of|in|under|below|that|which|to|for|with)\b)|^all (?:except|but)\b/i;
const failure = wording`(?<![\p{L}\p{N}.,#:/-])[45]\d\d(?![\p{L}\p{N}]|[.,]\d)`;

/** What says of calls that they can answer so, and that it is said once: "and I do not repeat this below". */
const saidOnce =
  /\b(?:calls?|requests?|endpoints?|routes?)\b.*\b(?:(?:do(?:es)? not|don['’]t|not|never) (?:repeat\w*|list\w*|mention\w*|name)\b|leaves? (?:that|this|it|them|these) out\b)/i;

const tellsFailure = once((block: Block): boolean =>
  (block.kind === 'list' ? textsIn(block) : linesOf(block)).some(
    (line) =>
      failure.test(line.source) &&
      ((ofEvery.test(plain(line)) && saidOfAll(line)) || saidOnce.test(plain(line))),
  ),
);

/** Whether a sentence of a document, wherever it stands, tells what every call may answer when it fails. */
export const tellsFailureOfAll = (model: Model): boolean => blocksOf(model).some(tellsFailure);

/** Of so many of a document's calls something is told where the others are worth asking about. */
const most = 0.6;

/** The calls of the product itself that were read without doubt. */
export function ownCalls({ calls: { calls } }: Model): readonly Call[] {
  return calls.filter((call) => !call.every && !call.outgoing && !call.doubtful);
}

/**
 * Of some calls that are not in the canonical form those that are expected to tell something: all of them where most
 * do, at least three, and where no other words may tell it; else none.
 */
export function usualCalls(
  model: Model,
  calls: readonly Call[],
  tells: (call: Call) => boolean,
): readonly Call[] {
  const own = calls.filter(({ how, path }) => how !== 'exact' && path !== '');
  const told = own.filter(tells).length;
  return told >= coarse && told >= own.length * most && !hasLooseStatus(model) ? own : [];
}

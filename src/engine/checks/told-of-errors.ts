import { textsIn } from '../model/blocks/unread.ts';
import type { Model } from '../model/model.ts';
import { once } from '../model/tracking/once.ts';
import { settled } from '../model/tracking/per-element.ts';
import { sentences } from '../model/words/phrases.ts';
import { type PointId, pointIds } from '../points.ts';
import type { Block, Inline } from '../syntax/block.ts';
import { plain } from '../syntax/inline.ts';
import { quoted, saying } from './messages-told.ts';
import { saidOfAll } from './said-of-all.ts';

/** What a sentence about all errors tells of each: what a visitor reads, and what the client does. */
interface OfAll {
  readonly message: boolean;
  readonly handling: boolean;
}

const nothing: OfAll = { message: false, handling: false };

/** Which errors are meant, behind the word: those of one screen or status are not all of them. */
const some =
  '(?! (?:of|in|from|with|without|on|at|by|during|while|when|that|which|who|whose|between|above|below)\\b)';
const whole =
  '(?: (?:of|in|from) (?:the|this) (?:catalogue|list|table|product|app|application)| (?:listed )?(?:below|here|above))?';
/** Words that stand for every error of a product. */
const everyError = new RegExp(
  `\\b(?:every|each|all|any)(?: (?:of|the|these|its|other))* errors?${whole}${some}\\b|^errors (?:are|is|appear|show|come up)\\b|\\bmessages? (?:of|for) an error\\b`,
  'i',
);
/** The same among the errors: "each of them", "unless a row says otherwise". */
const everyOne =
  /\b(?:each|every one|all|any) of (?:them|these|those)\b|\bunless [^.;]{0,30}\botherwise\b|\bin (?:all|every|each|any) (?:of these )?cases?\b|\bthey (?:are )?all\b/i;

/** What takes it back, or leaves it open, and where no visitor reads it. */
const open =
  /\b(?:not|no|never|nor|nothing|unknown|open|tbd|todo)\b|\?|\b(?:in|to) (?:the|an?|our|every) (?:[\w-]+ )?(?:logs?|log files?|consoles?|docs?|documentation|operators?|developers?)\b|\b(?:logged|counted) with\b/i;
/** What an error has that can be shown, and words that say that this is the message. */
const shownPart =
  /\b(?:messages?|texts?|descriptions?|sentences?|titles?|names?|codes?|wordings?|bod(?:y|ies)|reasons?|details?)\b/i;
const isMessage = /\bmessages? (?:of|for|to|is|are)\b.{0,60}?\b(?:is|are) (?:the|its|their|what|an?)\b/i;
/** That something is shown to a person. */
const shows =
  /\b(?:reads?|reading|says?|saying|shows?|shown|sees?|displays?|displayed|tells?|told|appears?)\b/i;
/** What a client does. */
const doing =
  /\b(?:toasts?|banners?|dialogs?|stays?|keeps?|kept|retr(?:y|ies|ied)|tr(?:y|ies|ied) again|redirect\w*|reload\w*)\b/i;

const ofSentence = (sentence: Inline, isAmong: boolean): OfAll => {
  const text = plain(sentence);
  if (open.test(text) || !(everyError.test(text) || (isAmong && everyOne.test(text)))) return nothing;
  if (!saidOfAll(sentence)) return nothing;
  const isShown = shows.test(text);
  const isQuoted = saying.test(text) && sentence.source.search(quoted) >= 0;
  const message = isQuoted || (isShown && shownPart.test(text)) || isMessage.test(text);
  return { message, handling: isShown || doing.test(text) };
};

const both = (one: OfAll, other: OfAll): OfAll => ({
  message: one.message || other.message,
  handling: one.handling || other.handling,
});

/** What the running text and the items of a block tell of all errors; `isAmong`: it stands among them. */
function ofBlock(block: Block, isAmong: boolean): OfAll {
  const runs: readonly Inline[] =
    block.kind === 'paragraph' ? [block.text] : block.kind === 'list' ? textsIn(block) : [];
  return runs
    .flatMap((run) => sentences(run).map((sentence) => ofSentence(sentence, isAmong)))
    .reduce(both, nothing);
}

const among = once((block: Block): OfAll => ofBlock(block, true));
const elsewhere = once((block: Block): OfAll => ofBlock(block, false));

/** The points in which one looks for what happens with every error. */
const looked: readonly PointId[] = pointIds.filter((id) => id !== 'entities' && id !== 'constants');

/** What sentences of a document tell of every error at once, in the catalogue or elsewhere. */
export const toldOfAllErrors = settled(
  ({ points, introduction }: Model): OfAll =>
    [
      ...introduction.blocks.map(elsewhere),
      ...looked.flatMap((id) => points[id].blocks.map(id === 'errors' ? among : elsewhere)),
    ].reduce(both, nothing),
  (one, other) => one.message === other.message && one.handling === other.handling,
);

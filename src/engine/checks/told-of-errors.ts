import { textsIn } from '../model/blocks/unread.ts';
import { statusCodes } from '../model/derived/raised-errors.ts';
import type { ErrorEntry } from '../model/interface-elements.ts';
import type { Model } from '../model/model.ts';
import { shownValue } from '../model/stated.ts';
import { isSameList } from '../model/tracking/lists.ts';
import { once } from '../model/tracking/once.ts';
import { settled } from '../model/tracking/per-element.ts';
import { words } from '../model/words/names.ts';
import { sentences } from '../model/words/phrases.ts';
import { type PointId, pointIds } from '../points.ts';
import type { Block, Inline } from '../syntax/block.ts';
import { plain } from '../syntax/inline.ts';
import { quoted, saying } from './messages-told.ts';
import { saidOfAll } from './said-of-all.ts';

/** What of an error may be told of all of them at once: what a visitor reads, and what the client does. */
type Part = 'message' | 'handling';

/** What a sentence about all errors tells of each. */
interface OfAll extends Readonly<Record<Part, boolean>> {
  /** Words that name those of which it does not; empty where there are none. */
  readonly except: string;
}

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

/** What takes some of them out: "every error except 409", "all of them, apart from `gone`". */
const besides =
  /\b(?:except(?:ing)?(?: for)?|(?:apart|aside) from|other than|besides|but for|save for|excluding|with the exception of) (.+)$/is;
/** What tells of those that are taken out by themselves: "except 409, which is shown beside the field". */
const toldApart = /^[^,;(]{1,60}?(?:, (?:which|that|who|whose|where)\b| \()/i;

/** The words behind which a sentence names the errors that it takes out and leaves untold. */
function exceptIn(text: string): string {
  const [, except = ''] = besides.exec(text) ?? [];
  return toldApart.test(except) ? '' : except;
}

const ofSentence = (sentence: Inline, isAmong: boolean): readonly OfAll[] => {
  const text = plain(sentence);
  if (open.test(text) || !(everyError.test(text) || (isAmong && everyOne.test(text)))) return [];
  if (!saidOfAll(sentence)) return [];
  const isShown = shows.test(text);
  const isQuoted = saying.test(text) && sentence.source.search(quoted) >= 0;
  const message = isQuoted || (isShown && shownPart.test(text)) || isMessage.test(text);
  const handling = isShown || doing.test(text);
  return message || handling ? [{ message, handling, except: exceptIn(text) }] : [];
};

/** What the running text and the items of a block tell of all errors; `isAmong`: it stands among them. */
function ofBlock(block: Block, isAmong: boolean): readonly OfAll[] {
  const runs: readonly Inline[] =
    block.kind === 'paragraph' ? [block.text] : block.kind === 'list' ? textsIn(block) : [];
  return runs.flatMap((run) => sentences(run).flatMap((sentence) => ofSentence(sentence, isAmong)));
}

const among = once((block: Block): readonly OfAll[] => ofBlock(block, true));
const elsewhere = once((block: Block): readonly OfAll[] => ofBlock(block, false));

/** The points in which one looks for what happens with every error. */
const looked: readonly PointId[] = pointIds.filter((id) => id !== 'entities' && id !== 'constants');

/** What sentences of a document tell of every error at once, in the catalogue or elsewhere. */
const toldOfAll = settled(
  ({ points, introduction }: Model): readonly OfAll[] => [
    ...introduction.blocks.flatMap(elsewhere),
    ...looked.flatMap((id) => points[id].blocks.flatMap(id === 'errors' ? among : elsewhere)),
  ],
  isSameList,
);

/** Whether some words name an error: by what it is called, by its status, or by the class of that ("4xx"). */
function areOf(except: string, { name, status }: ErrorEntry): boolean {
  const named = ` ${words(except)} `;
  const codes = statusCodes(shownValue(status) ?? name);
  return [words(name), ...codes, ...codes.map((code) => `${code[0]}xx`)].some((each) =>
    named.includes(` ${each} `),
  );
}

/** Whether a sentence about all errors tells the message of an error, or what the client does: it does not take this one out. */
export const toldWithAll = (model: Model, entry: ErrorEntry, part: Part): boolean =>
  toldOfAll(model).some((each) => each[part] && !areOf(each.except, entry));

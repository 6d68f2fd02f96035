import { textsIn } from '../model/blocks/unread.ts';
import type { Marker, Model } from '../model/model.ts';
import { once } from '../model/tracking/once.ts';
import { perElement, settled } from '../model/tracking/per-element.ts';
import { markerIn } from '../model/words/markers.ts';
import { sentences } from '../model/words/phrases.ts';
import type { Block, Inline, Item, Row, TableBlock } from '../syntax/block.ts';
import { plain } from '../syntax/inline.ts';
import { blocksOf, titlesAbove, titlesOf } from './blocks-under.ts';

/** What somebody looked at who says that it does not tell. */
const source =
  '(?:in|by|from) (?:the|this|our) (?:source(?: code)?|code|material|sources|documents?|documentation|docs|spec(?:ification)?|manual)';
/** What a specification tells and no screen draws: that it is "not shown" is said of the text. */
const neverDrawn = '(?:limits?|maximum|minimum|rules?|defaults?|default values?|status codes?|conditions?)';

/**
 * A sentence that says plainly that something is not known. "The note is not shown" alone is what a screen does: it has to
 * say where it is not shown, or begin as a question does.
 */
const notTold = new RegExp(
  `^(?<subject>(?!(?:if|when|where|while|unless|until|once|for|anything|everything|whatever|its?|your|this|that|any)\\b)[^.:;()—–]{3,160}?)(?<! that) (?:(?:is|are) not (?:shown|documented|known|specified|stated|described|told) ${source}|(?:is|are) (?:not documented|undocumented)(?: ${source}| anywhere)?)\\.?$|^(?<asked>(?:how|who|whether|why|which) [^.:;]{3,160}?) (?:is|are) not (?:shown|documented|specified|stated|described|told|known)(?: ${source}| here| anywhere)?\\.?$|^(?<told>(?:(?:an?|the|any|all) )?(?:[\\w-]+ )?${neverDrawn} (?:on|of|for|to|in|by)\\b[^.:;]{3,200}?),? (?:is|are) not (?:shown|documented|specified|stated|described)\\.?$`,
  'i',
);

/** What it is about, as the name of a thing: "A limit on requests" is asked for as the limit on requests. */
const named = (subject: string): string => subject.replace(/^(?:An?|The) /, 'the ');

function notShownIn(sentence: Inline): readonly Marker[] {
  // Most sentences say no such thing: to take their marks off is dearer than to look.
  if (!/\b(?:not|undocumented)\b/.test(sentence.source)) return [];
  const { subject, asked, told } = notTold.exec(plain(sentence))?.groups ?? {};
  const about = subject ?? asked ?? told;
  return about === undefined
    ? []
    : [{ is: 'not-shown', subject: named(about), question: '', at: sentence.at }];
}

/** The runs of text of a block that is no table. */
function textsOf(block: Block): readonly Inline[] {
  if (block.kind === 'paragraph') return [block.text];
  return block.kind === 'list' ? textsIn(block) : [];
}

/** Titles under which questions stand that nobody has answered. */
const ofQuestions =
  /^(?:[\d.]+\s+)?(?:open|unresolved|outstanding|pending|remaining|unanswered) (?:questions?|issues?|items?|points?|decisions?)\b/i;
/** What says of a question that it is answered. */
const answered =
  /~~|\b(?:resolved|answered|decided|closed|decision|answer|resolution)\b\s*(?:[:—–-]|\*\*)|^\W*(?:resolved|answered|closed|done|decided)\b/i;
/** An answer that is none yet. */
const pending = /^\W*(?:pending|unknown|none|open|tbd|n\/?a)\b/i;
const closed = /^\W*(?:resolved|answered|closed|done|decided|fixed|yes)\b/i;
/** Columns of a table of questions. */
const column = { status: /^(?:status|state)$/i, answer: /^(?:resolution|answer|decision|outcome)s?$/i };

/** A question that stands alone, however long what leads to it is. */
const isQuestion = (text: string): boolean => /\?["”')*]*$/.test(text) && !answered.test(text);

const asked = ({ at }: Inline, question: string): Marker => ({ is: 'open', subject: '', question, at });

/** The question of a row, unless another cell says that it is answered. */
function askedInRow({ header }: TableBlock, { cells }: Row): readonly Marker[] {
  const said = cells.map(plain);
  const isAnswered = header.cells.some((title, index) => {
    const cell = said[index] ?? '';
    if (column.status.test(plain(title))) return closed.test(cell);
    return (
      column.answer.test(plain(title)) &&
      /\w/.test(cell) &&
      !pending.test(cell) &&
      markerIn(cell) === undefined
    );
  });
  const index = said.findIndex(isQuestion);
  const cell = cells[index];
  return cell && !isAnswered ? [asked(cell, said[index] ?? '')] : [];
}

/** Whether what is nested below an item answers it. */
const isSettled = ({ children }: Item): boolean =>
  children.some(
    (child) => child.kind === 'list' && child.items.some((item) => answered.test(plain(item.text))),
  );

/** The questions of items and of what is nested below them. */
const askedOfItems = (items: readonly Item[]): readonly Marker[] =>
  items.flatMap((item) => {
    if (item.done || isSettled(item)) return [];
    const said = plain(item.text);
    const own = isQuestion(said) && markerIn(item.text.source) === undefined ? [asked(item.text, said)] : [];
    return [
      ...own,
      ...item.children.flatMap((child) => (child.kind === 'list' ? askedOfItems(child.items) : [])),
    ];
  });

const askedIn = once((block: Block): readonly Marker[] => {
  if (block.kind === 'table') return block.rows.flatMap((row) => askedInRow(block, row));
  return block.kind === 'list' ? askedOfItems(block.items) : [];
});

/** The blocks of a document that say something plainly, in the order of the text, each with what it says. */
type Saying = readonly (readonly [Block, readonly Marker[]])[];

const sayingWith = (said: (model: Model) => readonly (readonly Marker[])[]): ((model: Model) => Saying) =>
  settled(
    (model) => {
      const each = said(model);
      return blocksOf(model).flatMap((block, index): Saying => {
        const markers = each[index] ?? [];
        return markers.length > 0 ? [[block, markers]] : [];
      });
    },
    (one, other) =>
      one.length === other.length &&
      one.every(([block, markers], index) => block === other[index]?.[0] && markers === other[index]?.[1]),
  );

const notShownInBlock = perElement((_: Model, block: Block): readonly Marker[] =>
  textsOf(block).flatMap((text) => sentences(text).flatMap(notShownIn)),
);

/** What sentences of a document say plainly is not known, beside the marks that stand for it. */
export const saidNotShown = sayingWith((model) => notShownInBlock.each(model, blocksOf(model)));

/** For each block of a document whether it stands under a title of open questions. */
const areQuestions = once((above: ReturnType<typeof titlesAbove>): readonly boolean[] =>
  above.map((titles) => titles?.some((title) => ofQuestions.test(title)) ?? false),
);

/** The questions of the blocks of a document that stand under a title of open questions, one for each item or row that asks. */
export const saidOpen = sayingWith((model) => {
  const blocks = blocksOf(model);
  return areQuestions(titlesAbove(titlesOf(model))).map((isAsked, index) =>
    isAsked ? askedIn(blocks[index] as Block) : [],
  );
});

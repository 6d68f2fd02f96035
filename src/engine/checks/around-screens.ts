import { lastFrom } from '../model/derived/by-place.ts';
import type { Screen } from '../model/interface-elements.ts';
import type { Model } from '../model/model.ts';
import { grouped } from '../model/tracking/grouped.ts';
import { firstWhere } from '../model/tracking/lists.ts';
import { once } from '../model/tracking/once.ts';
import { sentences } from '../model/words/phrases.ts';
import type { Place } from '../place.ts';
import type { Block, Inline, Item, ParagraphBlock } from '../syntax/block.ts';
import { plain } from '../syntax/inline.ts';
import { isHedged } from './said-of-all.ts';

/** What a document tells of several screens, or calls, at once, for those of one block. */
export interface Around {
  /** The titles above them, the words that lead to their list, and the items that they stand below. */
  readonly titles: readonly string[];
  /** Those items: sentences about what stands below them. */
  readonly above: readonly string[];
  /** The paragraph right before their list or table, whole; empty where none stands there. */
  readonly before: string;
  /** Sentences of the section that they stand in. */
  readonly own: readonly string[];
  /** Sentences of the beginning of the point, and those anywhere in it that speak of every screen. */
  readonly general: readonly string[];
  /** Those of the general ones that speak of every screen. */
  readonly ofEvery: readonly string[];
}

/** A section of the point: what stands below one heading, before the next. */
interface Section {
  readonly titles: readonly string[];
  readonly blocks: Block[];
}

/** A paragraph that leads to the list or table right behind it: it ends in a colon, or is a few words without a full stop. */
const leads = (text: string): boolean =>
  /:$/.test(text) || (text.split(/\s+/).length <= 8 && !/[.!?]$/.test(text));

/** Words that stand for every screen of a product. */
const everywhere =
  /\b(?:on|in|of|above|below|beside)? ?(?:every|each|all|any|whichever|whatever) (?:[a-z-]+ )?(?:screens?|pages?|views?|routes?|addresses)\b|\b(?:every|any)where\b|\bbetween (?:the |these |all )?(?:screens|pages|views)\b|\balways (?:there|visible|shown|present)\b|^(?:unless|except where) /i;

function sectionsOf(blocks: readonly Block[]): readonly Section[] {
  const sections: Section[] = [{ titles: [], blocks: [] }];
  const above: { readonly level: number; readonly title: string }[] = [];
  for (const block of blocks) {
    if (block.kind !== 'heading') {
      sections.at(-1)?.blocks.push(block);
      continue;
    }
    while (above.length > 0 && (above.at(-1)?.level ?? 0) >= block.level) above.pop();
    above.push({ level: block.level, title: plain(block.title) });
    sections.push({ titles: above.map(({ title }) => title), blocks: [] });
  }
  return sections.filter((section) => section.blocks.length > 0);
}

function told(block: Block): readonly string[] {
  return block.kind === 'paragraph' ? sentences(block.text).map(plain) : [];
}

/** The paragraph right before a list or table. */
function paragraphBefore(blocks: readonly Block[], index: number): ParagraphBlock | undefined {
  const block = blocks[index];
  let at = index - 1;
  while (blocks[at]?.kind === 'comment') at--;
  const before = blocks[at];
  return block?.kind === 'paragraph' || before?.kind !== 'paragraph' ? undefined : before;
}

/** The words that lead to a block; a paragraph of screens has none. */
function leadOf(before: ParagraphBlock | undefined): readonly string[] {
  if (!before) return [];
  const last = before.text.source.split('\n').at(-1) ?? '';
  return [plain(before.text), last].filter(leads).slice(0, 1);
}

/** What is told around each block of a point. */
const aroundBlocks = once((blocks: readonly Block[]): ReadonlyMap<Block, Around> => {
  const sections = sectionsOf(blocks);
  // What stands right below the title of the point is said of all that follows.
  const first = sections.find(({ titles }) => titles.length < 2);
  const ofEvery = sections
    .flatMap((section) => section.blocks.flatMap(told))
    .filter((each) => everywhere.test(each) && !isHedged(each));
  const general = [...(first?.blocks ?? []).flatMap(told), ...ofEvery];
  return new Map(
    sections.flatMap((section) => {
      const own = section === first ? [] : section.blocks.flatMap(told);
      return section.blocks.map((block, index): readonly [Block, Around] => {
        const before = paragraphBefore(section.blocks, index);
        const titles = [...section.titles, ...leadOf(before)];
        return [
          block,
          { titles, above: [], before: before ? plain(before.text) : '', own, general, ofEvery },
        ];
      });
    }),
  );
});

const nothing: Around = { titles: [], above: [], before: '', own: [], general: [], ofEvery: [] };

/** The block that a place begins in; blocks are in the order of the text. */
function blockAt(blocks: readonly Block[], { from }: Place): Block | undefined {
  const block = lastFrom(blocks, from);
  return block && from < block.from + block.extent ? block : undefined;
}

const blockOf = ({ points }: Model, { nameAt }: Pick<Screen, 'nameAt'>): Block | undefined =>
  blockAt(points.screens.blocks, nameAt);

/** The items of a list below which a place stands, the outermost first: "These screens are open to a visitor." */
function itemsAbove(items: readonly Item[], at: Place): readonly string[] {
  const item = items[firstWhere(items.length, (index) => (items[index]?.at.from ?? 0) > at.from) - 1];
  const nested = item?.children.find(({ at: { from, to } }) => from <= at.from && at.from < to);
  return item && nested ? [plain(item.text), ...itemsAbove(nested.items, at)] : [];
}

/** What is told around a place among the blocks of a point. */
export function aroundIn(blocks: readonly Block[], at: Place): Around {
  const block = blockAt(blocks, at);
  const around = (block && aroundBlocks(blocks).get(block)) ?? nothing;
  const above = block?.kind === 'list' ? itemsAbove(block.items, at) : [];
  return above.length === 0 ? around : { ...around, titles: [...around.titles, ...above], above };
}

/** What is told of a screen and of others with it, beside its own line. */
export function aroundScreen(model: Model, screen: Screen): Around {
  return aroundIn(model.points.screens.blocks, screen.nameAt);
}

/** What else stands in the row of a screen: "creates one and sends on to the editor". Empty where it stands in no table. */
export function rowOf(model: Model, { nameAt }: Screen): string {
  const block = blockOf(model, { nameAt });
  const row =
    block?.kind === 'table'
      ? block.rows.find(({ at }) => at.from <= nameAt.from && nameAt.from < at.to)
      : undefined;
  return (row?.cells ?? [])
    .filter(({ at }) => nameAt.from < at.from || nameAt.from >= at.to)
    .map(plain)
    .join('; ');
}

const none: readonly never[] = [];

const sentencesOf = once(({ text }: ParagraphBlock): readonly Inline[] => sentences(text));

/** The sentences of the running text that names a screen, and which of them does; none where it stands in a list or a table. */
function sentencesAround(model: Model, { nameAt }: Screen) {
  const block = blockOf(model, { nameAt });
  const all = block?.kind === 'paragraph' ? sentencesOf(block) : [];
  const own = firstWhere(all.length, (index) => (all[index]?.at.from ?? 0) > nameAt.from) - 1;
  const sentence = all[own];
  return { all, own, sentence: sentence && nameAt.from < sentence.at.to ? sentence : undefined };
}

/** The screens that a sentence of running text names. */
const screensNamedIn = grouped(
  ({ screens }: Model) => screens.screens,
  (model: Model, screen: Screen): readonly Inline[] => {
    const { sentence } = sentencesAround(model, screen);
    return sentence ? [sentence] : none;
  },
);

/** The screens that one sentence of running text names with a screen, this among them. None where it stands in a list or a table. */
export function screensBeside(model: Model, screen: Screen): readonly Screen[] {
  const { sentence } = sentencesAround(model, screen);
  return sentence ? screensNamedIn(model, sentence) : none;
}

/**
 * What running text tells of a screen from its name on: the rest of its paragraph, up to a sentence that names another
 * screen, or all of a sentence that speaks of each of several. Empty where it stands in a list or a table, whose lines
 * are its description.
 */
export function paragraphOf(model: Model, screen: Screen): string {
  const { all, own, sentence } = sentencesAround(model, screen);
  if (!sentence) return '';
  if (/^(?:each|all|both|every|they|these)\b/i.test(sentence.source)) return sentence.source;
  let next = own + 1;
  for (let more = all[next]; more && screensNamedIn(model, more).length === 0; more = all[next]) next += 1;
  const rest = all.slice(own + 1, next).map(({ source }) => source);
  return [sentence.source.slice(screen.nameAt.to - sentence.at.from), ...rest].join(' ');
}

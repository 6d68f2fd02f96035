import type { Screen } from '../model/interface-elements.ts';
import type { Model } from '../model/model.ts';
import { once } from '../model/tracking/once.ts';
import { sentences } from '../model/words/phrases.ts';
import type { Block } from '../syntax/block.ts';
import { plain } from '../syntax/inline.ts';

/** What a document tells of several screens at once, for those of one block. */
export interface Around {
  /** The titles above them, and the words that lead to their list. */
  readonly titles: readonly string[];
  /** Sentences of the section that they stand in. */
  readonly own: readonly string[];
  /** Sentences of the beginning of the point, and those anywhere in it that speak of every screen. */
  readonly general: readonly string[];
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
export const everywhere =
  /\b(?:on|in|of|above|below|beside)? ?(?:every|each|all|any|whichever|whatever) (?:[a-z-]+ )?(?:screens?|pages?|views?|routes?|addresses)\b|\beverywhere\b|\balways (?:there|visible|shown|present)\b|^(?:unless|except where) /i;

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

/** The words that lead to a block; a paragraph of screens has none. */
function leadOf(blocks: readonly Block[], index: number): readonly string[] {
  const block = blocks[index];
  const before = blocks.slice(0, index).findLast(({ kind }) => kind !== 'comment');
  if (block?.kind === 'paragraph' || before?.kind !== 'paragraph') return [];
  const last = before.text.source.split('\n').at(-1) ?? '';
  return [plain(before.text), last].filter(leads).slice(0, 1);
}

/** What is told around each block of point 2. */
const aroundBlocks = once((blocks: readonly Block[]): ReadonlyMap<Block, Around> => {
  const sections = sectionsOf(blocks);
  // What stands right below the title of the point is said of all that follows.
  const first = sections.find(({ titles }) => titles.length < 2);
  const general = [
    ...(first?.blocks ?? []).flatMap(told),
    ...sections.flatMap((section) => section.blocks.flatMap(told)).filter((each) => everywhere.test(each)),
  ];
  return new Map(
    sections.flatMap((section) => {
      const own = section === first ? [] : section.blocks.flatMap(told);
      return section.blocks.map((block, index): readonly [Block, Around] => [
        block,
        { titles: [...section.titles, ...leadOf(section.blocks, index)], own, general },
      ]);
    }),
  );
});

const nothing: Around = { titles: [], own: [], general: [] };

function blockOf({ points }: Model, { nameAt }: Pick<Screen, 'nameAt'>): Block | undefined {
  return points.screens.blocks.find(({ from, extent }) => from <= nameAt.from && nameAt.from < from + extent);
}

/** What is told of a screen and of others with it, beside its own line. */
export function aroundScreen(model: Model, screen: Screen): Around {
  const block = blockOf(model, screen);
  return (block && aroundBlocks(model.points.screens.blocks).get(block)) ?? nothing;
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

/**
 * What running text tells of a screen from its name on: the rest of its sentence, or all of a sentence that speaks of
 * each of several. Empty where it stands in a list or a table, whose lines are its description.
 */
export function sentenceOf(model: Model, screen: Screen): string {
  const block = blockOf(model, screen);
  if (block?.kind !== 'paragraph') return '';
  const sentence = sentences(block.text).find(
    ({ at }) => at.from <= screen.nameAt.from && screen.nameAt.from < at.to,
  );
  if (!sentence) return '';
  const isOfAll = /^(?:each|all|both|every|they|these)\b/i.test(sentence.source);
  return isOfAll ? sentence.source : sentence.source.slice(screen.nameAt.to - sentence.at.from);
}

import type { PointId } from '../points.ts';
import type {
  Block,
  FenceBlock,
  HeadingBlock,
  Inline,
  Item,
  ParagraphBlock,
  TableBlock,
} from '../syntax/block.ts';
import type { Context } from './blocks/context.ts';
import type { BlockReading, Gathering } from './blocks/reading.ts';
import type { PointModels } from './model.ts';
import type { Stated } from './stated.ts';
import type { RowOfTable, TableReader } from './tables/read-row.ts';

/** A block of a point with what was read from it. */
export interface Part<Fact> {
  readonly block: Block;
  /** The heading that the block is: itself, or the one that a line in bold type stands for. */
  readonly heading: HeadingBlock | undefined;
  readonly context: Context;
  readonly reading: BlockReading<Fact>;
}

/** A table row on its way to becoming facts. */
export type RowReading<Fact> = RowOfTable<Fact>;

/** How an item was read: not at all, itself (its nested items are looked at next), or with all that is nested in it. */
export type ItemRead = 'not' | 'itself' | 'all';

/**
 * How one point is read. `tables` says what its tables look like; a row, an item, a paragraph or a fence gives
 * facts to the gathering; `assemble` puts the facts of all its blocks together.
 */
export interface PointReader<P extends PointId, Fact> {
  readonly tables: Readonly<Record<string, TableReader<Fact>>>;
  /**
   * A line: a list item, a `Key: value` line, or a paragraph with a bold name at its head. `above` are the items
   * around a nested one, outermost first; below one that gives nothing itself, the context's lead is its text.
   */
  readonly item?: (item: Item, context: Context, gather: Gathering<Fact>, above: readonly Item[]) => ItemRead;
  /**
   * Whether a line names what the lines behind it speak of: they are read as though they stood below it, as `Permissions:
   * …` behind `Role: Librarian`.
   */
  readonly opens?: (line: Inline) => boolean;
  /** A whole paragraph, before its lines and sentences are looked at. */
  readonly paragraph?: (block: ParagraphBlock, context: Context, gather: Gathering<Fact>) => void;
  /** A sentence of a paragraph; gives whether it gave a fact. The others stay prose. */
  readonly sentence?: (sentence: Inline, context: Context, gather: Gathering<Fact>) => boolean;
  /** What stands behind the name in a line that titles the blocks below it: `**Tag** — …`. */
  readonly remark?: (text: Inline, gather: Gathering<Fact>) => void;
  /** A whole table that has columns of its own kind; gives whether it was read. The others are looked at row by row. */
  readonly table?: (block: TableBlock, gather: Gathering<Fact>) => boolean;
  readonly fence?: (
    block: Pick<FenceBlock, 'language' | 'code'>,
    context: Context,
    gather: Gathering<Fact>,
  ) => void;
  /** Whether the bold name behind the number of a clause titles what the clause says: "4.1 **Job.** A job is …". */
  readonly titledClauses?: boolean;
  /**
   * What of lines that are sentences only running text tells: of which one of the others "It answers 404" speaks, and
   * "They must be short" too where several are told as one, or of what each of them speaks.
   */
  readonly tellsInText?: 'of it' | 'of them' | 'of what';
  /** The things that some facts name, where a title above them may name others. */
  readonly names?: (facts: readonly Fact[]) => readonly string[];
  /** How much some facts tell, where one of them may tell of several things; else each counts once. */
  readonly weigh?: (facts: readonly Fact[], context: Context) => number;
  /**
   * `handed` holds the facts of this point that stand in others, in the order of the points and of the text; `things`
   * the names of the entities, for points that come behind those.
   */
  readonly assemble: (
    parts: readonly Part<Fact>[],
    handed: readonly Part<Fact>[],
    things: readonly string[],
  ) => PointModels[P];
  /** Whether it looks at the names of the entities to tell what is spoken of. */
  readonly knowsThings?: boolean;
  /** Counts everything the point's elements state or leave unsaid that tells how much of it is shown. */
  readonly stated: (model: PointModels[P], count: (is: Stated<unknown>['is']) => void) => void;
}

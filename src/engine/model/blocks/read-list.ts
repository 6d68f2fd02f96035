import { limits } from '../../limits.ts';
import type { PointId } from '../../points.ts';
import type { Block, Inline, Item, ListBlock, NestedBlock } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import type { PointReader } from '../reader.ts';
import { namesAndStates } from '../sections/leads.ts';
import { tableOfText } from '../tables/nested.ts';
import { readRecords, readRows } from '../tables/read-table.ts';
import { sharedLetters, withoutRequirementNumber } from '../words/clause-numbers.ts';
import { unwrapped } from '../words/phrases.ts';
import { type Context, headingText, surroundings } from './context.ts';
import { signed, withoutLazyLines } from './lazy-lines.ts';
import { readFence } from './read-fence.ts';
import { itemOf, readText } from './read-text.ts';
import type { Gathering } from './reading.ts';
import { orElse } from './unread.ts';

/** What of a list gave no fact: how many markers there are, and the other lines. */
interface Unplaced {
  markers: number;
  readonly left: Inline[];
}

/** Reads a list of a point item by item: records, or lines with what is nested below them. */
export function readList<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  block: ListBlock,
  context: Context,
  gather: Gathering<Fact>,
): void {
  if (readRecords(reader, block, context, gather)) return;
  let here = context;
  const found = block.items.map((item) => {
    const around = here;
    here = behindItem(item, around);
    // A code before the line is left out or not by those of the others.
    return gather.line(item.line, [...surroundings(around), item.text.source], () => {
      const own: Unplaced = { markers: 0, left: [] };
      new ListReader(reader, around, gather, own).visit(item, around, []);
      return own;
    });
  });
  const left = found.flatMap((own) => own.left);
  if (gather.count === 0 && found.every((own) => own.markers === 0)) orElse(block, context, gather);
  else if (context.point === 'product') for (const item of left) gather.prose(item);
  else for (const item of left) gather.silent(item, 'this item gave no fact');
}

/** The context of what follows an item: where states are told, a line between the items that names a thing and what it may be titles those behind it. */
function behindItem(item: Item, around: Context): Context {
  if (around.point !== 'states') return around;
  const line = withoutLazyLines(item).lines.at(-1);
  const lead = line && item.children.length === 0 ? namesAndStates(line) : undefined;
  return lead === undefined ? around : { ...around, lead, titled: false };
}

/** Why what was too much to parse is not looked into, by the name of its node. */
const refused: Readonly<Record<string, string>> = {
  DeepLine: `lists are read ${limits.nesting} levels deep, and this lies deeper`,
  LongLine: 'this much text in one line is not looked into',
};

/** How many words a line may have that is a title without a colon. */
const titleWords = 4;

const itemsOf = (block: Block): readonly Item[] => (block.kind === 'list' ? block.items : []);

/** Reads the items of a list, and what is nested below them. */
class ListReader<P extends PointId, Fact> {
  readonly #reader: PointReader<P, Fact>;
  readonly #context: Context;
  readonly #gather: Gathering<Fact>;
  readonly #found: Unplaced;

  constructor(reader: PointReader<P, Fact>, context: Context, gather: Gathering<Fact>, found: Unplaced) {
    this.#reader = reader;
    this.#context = context;
    this.#gather = gather;
    this.#found = found;
  }

  /** Reads an item in the context of what stands around it, and below it what its reader has not taken. */
  visit(each: Item, around: Context, above: readonly Item[]): void {
    const { item: own, lines } = withoutLazyLines(each);
    const line =
      around.point === 'errors'
        ? own.text
        : withoutRequirementNumber(own.text, (letters) =>
            this.#gather.ofBlock((block) => sharedLetters(itemsOf(block)).has(letters)),
          );
    const text = unwrapped(line);
    // The same item, where nothing is left out: what was found in it before holds.
    const item = text === own.text ? own : { ...own, text };
    this.#gather.asides(item.text, item.at);
    const is = this.#reader.item?.(item, around, this.#gather, above) ?? 'not';
    if (is === 'all') return;
    if (is === 'not') this.#leave(item.text, around);
    const inner = is === 'not' ? { ...around, lead: plain(item.text).replace(/:$/, '') } : around;
    const below = this.#gather.during(() => {
      for (const child of item.children) this.#nested(child, inner, [...above, item]);
    });
    if (is === 'not' && below.length > 0) this.#title(item.text);
    for (const line of lines) {
      // A line with a sign of its own is the next one beside the item.
      const [context, outer] = signed.test(line.source) ? [around, above] : [this.#context, []];
      const read = this.#reader.item?.(itemOf(line), context, this.#gather, outer) ?? 'not';
      if (read === 'not') this.#found.left.push(line);
    }
  }

  #leave(text: Inline, around: Context): void {
    if (this.#gather.marker(text, headingText(around))) this.#found.markers++;
    else this.#found.left.push(text);
  }

  /** What stood out as left, where it is no more than a title of what is told below it: "Clerks can:". */
  #title(text: Inline): void {
    const { left } = this.#found;
    const at = left.lastIndexOf(text);
    const words = plain(text);
    if (at < 0 || !(words.endsWith(':') || words.split(' ').length <= titleWords)) return;
    left.splice(at, 1);
    this.#gather.prose(text);
  }

  #nested(child: NestedBlock, inner: Context, above: readonly Item[]): void {
    if (child.kind === 'list') for (const each of child.items) this.visit(each, inner, above);
    else if (child.kind === 'fence') {
      if (!this.#gives(() => readFence(this.#reader, child, inner, this.#gather)))
        this.#unread(child.code, 'this fence gave no fact');
    } else if (child.name === 'Paragraph') {
      if (!this.#gives(() => readText(this.#reader, child.text, inner, this.#gather)))
        this.#gather.prose(child.text);
    } else if (child.name === 'Table') {
      const table = tableOfText(child.text);
      if (!this.#gives(() => table && readRows(this.#reader, table, inner, this.#gather)))
        this.#unread(child.text, 'this table gave no fact');
    } else {
      const why = refused[child.name];
      if (why) this.#gather.unread(child.text, why);
      else this.#gather.prose(child.text);
    }
  }

  #gives(read: () => void): boolean {
    return this.#gather.during(read).length > 0;
  }

  /** Reports what is nested below an item of points 2 to 9; in point 1 it is prose. */
  #unread(text: Inline, why: string): void {
    if (this.#context.point === 'product') this.#gather.prose(text);
    else this.#gather.unread(text, why);
  }
}

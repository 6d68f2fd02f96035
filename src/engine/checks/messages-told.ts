import { textsIn } from '../model/blocks/unread.ts';
import type { ErrorEntry } from '../model/interface-elements.ts';
import type { Model } from '../model/model.ts';
import { shownValue } from '../model/stated.ts';
import { grouped } from '../model/tracking/grouped.ts';
import { once } from '../model/tracking/once.ts';
import { settled } from '../model/tracking/per-element.ts';
import { sentences } from '../model/words/phrases.ts';
import { pointIds } from '../points.ts';
import type { Block, Inline, Row, TableBlock } from '../syntax/block.ts';
import { plain } from '../syntax/inline.ts';

/** What an error is known by: a status, a name in code, a name with underscores. */
const known = /(?<![\w/.-])[45]\d\d(?![\w/-]|[.,]\d)|`[^`\n]{2,60}`|\b[a-z]+(?:_[a-z0-9]+)+\b/g;
/** What is said to a person, of some words or with its full stop. */
export const quoted = /["“](?:[^"“”\n]{2,}\s[^"“”\n]+|[^"“”\n]{4,}[.!?…])["”]/g;
/** Words that say that it is said. */
export const saying =
  /\b(?:notices?|messages?|texts?|toasts?|alerts?|banners?|reads?|reading|says?|saying|shows?|shown|sees?|displays?|displayed|tells?|told)\b/i;
/** Between the names of several errors that are spoken of together. */
const together = /^[\s,/]*(?:(?:and|or)\s+)?$/;
/** A status right behind what is said: `"The site is locked." (402)`. */
const behind = /^\s*\(?(?:with |status |and |for |code )*([45]\d\d)(?![\w/-])/;

/** The errors that a sentence tells the message of: those named last before words that are said, or right behind them. */
function toldIn(text: string): readonly string[] {
  const quotations = [...text.matchAll(quoted)];
  // Most texts quote nothing: to look for names is dearer.
  const names = quotations.length > 0 ? [...text.matchAll(known)] : [];
  let last = 0;
  return quotations.flatMap((said) => {
    const before = names.filter(({ index }) => index >= last && index < said.index);
    const end = said.index + said[0].length;
    last = end;
    const after = behind.exec(text.slice(end))?.[1];
    const group: string[] = after === undefined ? [] : [after];
    let next = said.index;
    for (const name of before.toReversed()) {
      const stop = name.index + name[0].length;
      const between = text.slice(stop, next);
      if (group.length > 0 && next < said.index ? !together.test(between) : !saying.test(between)) break;
      group.push(name[0].replaceAll('`', ''));
      next = name.index;
    }
    return group;
  });
}

/** Titles of columns that hold what is said to a person. */
const ofMessages = /\b(?:messages?|texts?|wording|notices?|says?|reads?|shown|displayed)\b/i;

/** A row as a sentence: what stands in a column of messages is said, what stands in another is not. */
const rowSentence = ({ header }: TableBlock, { cells }: Row): string =>
  cells
    .map(({ source }, index) => {
      const title = header.cells[index];
      return `${index === 0 ? '' : title && ofMessages.test(plain(title)) ? ' says ' : '; '}${source}`;
    })
    .join('');

/** The texts of a block that each tell something by themselves: its sentences, those of its items, its rows. */
function textsOf(block: Block): readonly string[] {
  if (block.kind === 'table') return block.rows.map((row) => rowSentence(block, row));
  const runs: readonly Inline[] = block.kind === 'paragraph' ? [block.text] : textsIn(block);
  return runs.flatMap((run) => sentences(run).map(({ source }) => source));
}

const toldBy = once((block: Block): ReadonlySet<string> => new Set(textsOf(block).flatMap(toldIn)));

/** The same for all blocks of a point. */
const toldAmong = once(
  (blocks: readonly Block[]): ReadonlySet<string> => new Set(blocks.flatMap((block) => [...toldBy(block)])),
);

/** The errors whose message stands outside of the catalogue. */
const toldOutside = settled(
  ({ points, introduction }): ReadonlySet<string> =>
    new Set(
      [introduction, ...pointIds.flatMap((id) => (id === 'errors' ? [] : points[id]))].flatMap(
        ({ blocks }) => [...toldAmong(blocks)],
      ),
    ),
  (one, other) => one.size === other.size && [...one].every((name) => other.has(name)),
);

/** The errors of the catalogue by their status. */
const withStatus = grouped(
  ({ errors }: Model) => errors.errors,
  (_model, { status }: ErrorEntry) => [shownValue(status) ?? ''],
);

/**
 * Whether a document tells the message of an error outside of the catalogue, in a sentence that names it, or its status
 * where no other has that. An entry in a table of the format has a cell for it.
 */
export function tellsMessage(model: Model, { name, status, how }: ErrorEntry): boolean {
  if (how === 'exact') return false;
  const told = toldOutside(model);
  const code = shownValue(status);
  return told.has(name) || (code !== undefined && told.has(code) && withStatus(model, code).length === 1);
}

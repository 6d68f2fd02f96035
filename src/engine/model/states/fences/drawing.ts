import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { groupedBy } from '../../derived/grouped-by.ts';
import { type Direction, heads, leads, next, opposite, type Spot, step } from './drawn-signs.ts';

/** Words in a drawing, in a box or alone, and the rows and columns that they take up, the last ones too. */
export interface Drawn {
  readonly text: Inline;
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  /** Several lines stand in its box, and none of them alone is its name. */
  readonly isUnclear?: boolean;
}

/** An arrow between two of them, with the words beside it. */
export interface DrawnArrow {
  readonly from: Drawn;
  readonly to: Drawn;
  readonly event: Inline | undefined;
}

/** What is followed from the head of an arrow back to where the arrow comes from. */
interface Trail {
  readonly source: Drawn | undefined;
  readonly spots: readonly Spot[];
  readonly within: readonly Drawn[];
}

/** Rows or columns that a line may end short of what it leads to. */
const GAP = 2;
/** Columns between a line and the words beside it at most. */
const BESIDE = 3;
/** Signs of a drawing, and those of its lines that are followed, at most: what is larger is none that somebody drew. */
const LARGEST = 20_000;
const MOST_STEPS = 100_000;

const words = wording.g`(?:[\p{L}\p{N}"'\x60(\[*](?:[^\s─━═╌┄│┃║┆╎|┌╭╔┏┐╮╗┓└╰╚┗┘╯╝┛├┝┠╠┣┤┥┨╣┫┬╦┳┴╩┻┼╬╋▶►→◀◄←▲↑▼↓<>=-]|[-](?=[\p{L}\p{N}]))*)(?: (?:[\p{L}\p{N}"'\x60(\[*/&](?:[^\s─━═╌┄│┃║┆╎|┌╭╔┏┐╮╗┓└╰╚┗┘╯╝┛├┝┠╠┣┤┥┨╣┫┬╦┳┴╩┻┼╬╋▶►→◀◄←▲↑▼↓<>=-]|[-](?=[\p{L}\p{N}]))*))*`;
const isWord = wording`\p{L}`;

/** A drawing of boxes or names and arrows between them, made of characters: `draft ───▶ live`. */
class Drawing {
  readonly #rows: readonly string[];
  readonly #texts: readonly Drawn[];
  readonly #inRow = new Map<number, Drawn[]>();
  /** What heads of arrows point at: no label, whatever line it stands in. */
  readonly #pointedAt = new Set<Drawn>();
  #steps = 0;

  constructor(code: Inline) {
    this.#rows = code.source.split('\n');
    let start = 0;
    const found: Drawn[] = [];
    for (const [row, line] of this.#rows.entries()) {
      for (const each of line.matchAll(words)) {
        const left = each.index;
        const right = left + each[0].length - 1;
        if (!isWord.test(each[0]) || (each[0].length === 1 && this.headAt({ row, column: left }))) continue;
        const text = slice(code, start + left, start + right + 1);
        found.push({ text, top: row, left, bottom: row, right });
      }
      start += line.length + 1;
    }
    this.#texts = oneInEach(found.map((each) => this.#boxed(each)));
    for (const each of this.#texts)
      for (let row = each.top; row <= each.bottom; row++)
        this.#inRow.set(row, [...(this.#inRow.get(row) ?? []), each]);
  }

  sign({ row, column }: Spot): string {
    return this.#rows[row]?.charAt(column) ?? '';
  }

  /** Where a line leads from a spot; undefined where there is none. A stroke within a word is none. */
  #leads(spot: Spot): readonly Direction[] | undefined {
    const sign = this.sign(spot);
    const isInWord =
      sign === '-' &&
      isWord.test(this.sign({ ...spot, column: spot.column - 1 })) &&
      isWord.test(this.sign({ ...spot, column: spot.column + 1 }));
    return isInWord ? undefined : leads.get(sign);
  }

  /** Where the head of an arrow at a spot points; a letter or a mark is one only at the end of a line. */
  headAt(spot: Spot): Direction | undefined {
    const to = heads.get(this.sign(spot));
    if (!to || !/[<>^vV]/.test(this.sign(spot))) return to;
    const before = this.#leads(next(spot, opposite[to]));
    return before?.includes(to) ? to : undefined;
  }

  /** A text with the box around it, where there is one. */
  #boxed(text: Drawn): Drawn {
    const line = this.#rows[text.top] ?? '';
    const left = line.slice(0, text.left).search(/[│┃║|]\s*$/);
    const behind = /^\s*[│┃║|]/.exec(line.slice(text.right + 1));
    if (left < 0 || !behind) return text;
    const right = text.right + behind[0].length;
    const edge = (way: 'up' | 'down'): number | undefined => {
      for (let row = text.top; row >= 0 && row < this.#rows.length; row += step[way][0]) {
        const isCorner =
          this.#leads({ row, column: left })?.includes('right') &&
          this.#leads({ row, column: right })?.includes('left');
        if (row !== text.top && isCorner) return row;
        if (!/[│┃║|├┤]/.test(this.sign({ row, column: left }))) return undefined;
      }
      return undefined;
    };
    const [top, bottom] = [edge('up'), edge('down')];
    return top === undefined || bottom === undefined ? text : { ...text, top, left, bottom, right };
  }

  /** What is drawn at a spot: a box with its edges, or a name. */
  #at({ row, column }: Spot): Drawn | undefined {
    return this.#inRow.get(row)?.find(({ left, right }) => column >= left && column <= right);
  }

  /** What a spot leads to in a direction, over a gap of some blanks. */
  #beyond(spot: Spot, way: Direction): Drawn | undefined {
    let at = spot;
    for (let gap = 0; gap <= GAP; gap++) {
      at = next(at, way);
      const found = this.#at(at);
      if (found) return found;
      if (way === 'up' || way === 'down') {
        const near = [at.column - 1, at.column + 1].map((column) => this.#at({ ...at, column }));
        const beside = near.find((each) => each !== undefined);
        if (beside && this.sign(at).trim() === '') return beside;
      }
      if (this.sign(at).trim() !== '') return undefined;
    }
    return undefined;
  }

  /** Where a line comes from that is followed from a spot in a direction. */
  #follow(start: Spot, way: Direction): Trail {
    const spots: Spot[] = [];
    const within: Drawn[] = [];
    const seen = new Set<string>();
    const open: { readonly spot: Spot; readonly way: Direction; readonly isBranch: boolean }[] = [
      { spot: start, way, isBranch: false },
    ];
    for (let now = open.pop(); now; now = open.pop()) {
      if (++this.#steps > MOST_STEPS) return { source: undefined, spots, within };
      const spot = next(now.spot, now.way);
      const key = `${spot.row} ${spot.column}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const found = this.#at(spot);
      if (found) {
        const on = this.#throughLabel(found, now.way);
        if (!on) return { source: found, spots, within };
        within.push(found);
        open.push({ ...now, spot: on });
        continue;
      }
      const head = this.headAt(spot);
      if (head) {
        if (head === now.way && !now.isBranch) return { source: this.#beyond(spot, head), spots, within };
        continue;
      }
      const to = this.#leads(spot);
      if (!to?.includes(opposite[now.way])) {
        const end = this.sign(spot).trim() === '' ? this.#beyond(now.spot, now.way) : undefined;
        const on = end && this.#throughLabel(end, now.way);
        if (on && end) {
          within.push(end);
          open.push({ ...now, spot: on });
        } else if (end) return { source: end, spots, within };
        continue;
      }
      spots.push(spot);
      const all = to.filter((each) => each !== opposite[now.way]);
      const going = all.filter((each) => this.#goesOn(spot, each));
      const ways = going.length > 0 ? going : all;
      // What goes straight on is followed first.
      for (const each of [...ways].sort((one) => (one === now.way ? 1 : -1)))
        open.push({ spot, way: each, isBranch: now.isBranch || ways.length > 1 });
    }
    return { source: undefined, spots, within };
  }

  /** Whether a line goes on right behind a spot, or ends at what is drawn there. */
  #goesOn(spot: Spot, way: Direction): boolean {
    const on = next(spot, way);
    return (
      this.#at(on) !== undefined ||
      this.headAt(on) !== undefined ||
      this.#leads(on)?.includes(opposite[way]) === true
    );
  }

  /** The spot at the far side of words that stand in a line, before which the line goes on; undefined where none does. */
  #throughLabel(label: Drawn, way: Direction): Spot | undefined {
    const { top, bottom, left, right } = label;
    if (top !== bottom || this.#pointedAt.has(label) || way === 'up' || way === 'down') return undefined;
    const edge = way === 'left' ? left : right;
    for (const gap of [0, 1]) {
      const spot = { row: top, column: edge + step[way][1] * gap };
      if (this.#leads(next(spot, way))?.includes(opposite[way])) return spot;
      if (this.sign(next(spot, way)) !== ' ') return undefined;
    }
    return undefined;
  }

  arrows(): readonly DrawnArrow[] {
    const pointed = this.#rows.flatMap((line, row) =>
      [...line].flatMap((_, column) => {
        const spot = { row, column };
        const way = this.headAt(spot);
        const to = way && (this.#at(spot) ?? this.#beyond(spot, way));
        return way && to ? [{ spot, way, to }] : [];
      }),
    );
    for (const { to } of pointed) this.#pointedAt.add(to);
    const found = pointed.flatMap(({ spot, way, to }) => {
      const trail = this.#follow(spot, opposite[way]);
      const from = trail.source ?? this.#beyond(spot, opposite[way]);
      return from && from !== to ? [{ from, to, trail }] : [];
    });
    if (this.#steps > MOST_STEPS) return [];
    if (found.some(({ from, to }) => from.isUnclear || to.isUnclear)) return [];
    const ends = new Set(found.flatMap(({ from, to }) => [from, to]));
    const beside = this.#texts.filter((each) => !ends.has(each));
    return found.map(({ from, to, trail }) => ({ from, to, event: labelOf(trail, beside) }));
  }
}

/** A state as a programme has it, which may stand in brackets below what people call it. */
const code = /^[([]?[A-Z][A-Z0-9_]{2,}[)\]]?$/;
const isRemark = /^[([]/;

/** One text for each box: its only line, the one in code, or the first where the others are remarks in brackets. */
function oneInEach(texts: readonly Drawn[]): readonly Drawn[] {
  const boxes = groupedBy(texts, (each) =>
    each.top === each.bottom ? each : `${each.top} ${each.left} ${each.bottom} ${each.right}`,
  );
  const named = new Map<string, number>();
  const chosen = [...boxes.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? [];
    const [coded, ...more] = [first, ...others].filter(({ text }) => code.test(text.source));
    if (coded && more.length === 0) {
      named.set(coded.text.source, (named.get(coded.text.source) ?? 0) + 1);
      return coded;
    }
    return others.every(({ text }) => isRemark.test(text.source)) ? first : { ...first, isUnclear: true };
  });
  // What two boxes have in code tells neither from the other.
  return chosen.map((each) => ((named.get(each.text.source) ?? 0) > 1 ? { ...each, isUnclear: true } : each));
}

/** The words in the line of an arrow, or right beside it. */
function labelOf({ spots, within }: Trail, beside: readonly Drawn[]): Inline | undefined {
  const [own] = within;
  if (own) return own.text;
  const isNear = ({ top, left, right }: Drawn, { row, column }: Spot): boolean =>
    (Math.abs(row - top) === 1 && column >= left && column <= right) ||
    (row === top && Math.min(Math.abs(left - column), Math.abs(column - right)) <= BESIDE);
  return beside.find((each) => spots.some((spot) => isNear(each, spot)))?.text;
}

/**
 * The arrows of a drawing made of characters, between names or boxes of names: `draft ───▶ live`, with lines that turn
 * corners and branch. None where a text is too large to be one.
 */
export function arrowsOfDrawing(code: Inline): readonly DrawnArrow[] {
  return code.source.length > LARGEST ? [] : new Drawing(code).arrows();
}

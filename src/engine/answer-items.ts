import { askedIn, forAll, isToldOfDocument } from './question-list.ts';

/** What is written, and about which of several things; undefined: about all. `column` where two are asked about. */
export interface Written {
  readonly about: string | undefined;
  readonly column: string | undefined;
  readonly answer: string;
}

/** An item of a pasted list. */
export interface Item {
  readonly text: string;
  readonly line: number | undefined;
  /** Its words as they stand in the list, line by line. */
  readonly lines: readonly string[];
  readonly isTicked: boolean;
  /** Whether nothing stands above it since the last heading. */
  readonly isFirst: boolean;
  readonly ticked: readonly string[];
  readonly written: readonly Written[];
  /** What else stands below it. */
  readonly beside: readonly string[];
}

/** What a pasted list says. */
export interface Pasted {
  readonly items: readonly Item[];
  /** What stands among the items, and below none of them. */
  readonly stray: readonly string[];
}

/** No list of questions is longer. */
const most = 5_000;

/** An option without the words that make it the answer about several things. */
export const withoutAll = (says: string): string =>
  says.endsWith(forAll) ? says.slice(0, -forAll.length) : says;

/** An item that is being read. */
interface Open {
  readonly lines: string[];
  readonly isTicked: boolean;
  readonly isFirst: boolean;
  readonly ticked: string[];
  readonly written: { -readonly [Key in keyof Written]: Written[Key] }[];
  readonly beside: string[];
}

/** A question is no longer than this. */
const longest = 2_000;

/** Whether a line goes on with a question that was cut, as mail does: its line is told at its end. */
function goesOnWith(asked: string, line: string): boolean {
  if (asked.length > longest) return false;
  return askedIn(asked).line === undefined && (!asked.endsWith('?') || /\(line \d/.test(line));
}

/** Reads a pasted list line by line. */
class Reading {
  readonly items: Open[] = [];
  readonly stray: string[] = [];
  private item: Open | undefined;
  /** What a line goes on with that begins nothing. */
  private goOn: ((line: string, isIndented: boolean) => boolean) | undefined;
  private isBehindBlank = false;
  /** Whether this stands above the first item of a list. */
  private isHead = true;

  read(source: string): void {
    const line = source.trim();
    if (line !== '') this.readLine(source, line);
    this.isBehindBlank = line === '';
  }

  private readLine(source: string, line: string): void {
    const asked = /^\s?[-*+]\s+\[([ xX])\]\s+(.*)$/.exec(source);
    if (asked) {
      this.ask((asked[2] ?? '').trimEnd(), asked[1] !== ' ');
    } else if (/^#{1,6}\s/.test(source)) {
      this.isHead ||= /^#\s/.test(source);
      this.item = undefined;
      this.goOn = undefined;
    } else if (!this.answer(source)) {
      const isIndented = /^\s/.test(source);
      const isBullet = /^\s*[-*+]\s/.test(source);
      if (isBullet || !this.goOn?.(line, isIndented)) this.remark(line, isIndented || isBullet);
    }
  }

  private ask(asked: string, isTicked: boolean): void {
    const isFirst = this.item === undefined;
    const item: Open = { lines: [asked], isTicked, isFirst, ticked: [], written: [], beside: [] };
    this.items.push(item);
    this.item = item;
    this.isHead = false;
    this.goOn = (line) => {
      if (this.isBehindBlank || !goesOnWith(item.lines.join(' '), line)) return false;
      item.lines.push(line);
      return true;
    };
  }

  /** Takes an option, ticked or not, or what is behind “Answer”; gives whether a line is one. */
  private answer(source: string): boolean {
    if (!this.item) return false;
    const option = /^\s+[-*+]\s+\[([ xX])\]\s+(.*)$/.exec(source);
    const written =
      /^\s*(?:[-*+]\s*)?Answer(?: for (?:all|["“„«](.+?)["”“»]))?(?: \(([\w ]{1,30})\))?:\s*(.*)$/i.exec(
        source,
      );
    if (option) {
      if (option[1] !== ' ') this.item.ticked.push(withoutAll((option[2] ?? '').trim()));
      this.goOn = undefined;
    } else if (written) {
      const said = { about: written[1], column: written[2], answer: (written[3] ?? '').trim() };
      this.item.written.push(said);
      // An answer may begin below its label, and goes on until the list does.
      this.goOn = (line, isIndented) => {
        if (this.isBehindBlank && !isIndented) return false;
        said.answer = `${said.answer} ${line}`.trimStart();
        return true;
      };
    }
    return option !== null || written !== null;
  }

  private remark(line: string, isBelow: boolean): void {
    if (this.isHead) return;
    const own = isBelow || !this.isBehindBlank ? this.item?.beside : undefined;
    const remarks = own ?? this.stray;
    remarks.push(line.replace(/^[-*+]\s+/, ''));
    const last = remarks.length - 1;
    this.goOn = (more) => {
      if (this.isBehindBlank) return false;
      remarks[last] = `${remarks[last]} ${more}`;
      return true;
    };
  }
}

/** Reads a pasted list: its items with what is ticked, written and else said below them. Nothing below its head is passed over. */
export function itemsIn(pasted: string): Pasted {
  const reading = new Reading();
  for (const source of pasted.split(/\r?\n/).slice(0, most * 4)) reading.read(source);
  const items = reading.items.slice(0, most).map(({ written, beside, ...item }) => ({
    ...item,
    ...askedIn(item.lines.join(' ')),
    written: written.filter(({ answer }) => answer !== ''),
    beside: beside.filter((line) => !isToldOfDocument(line)),
  }));
  return { items, stray: reading.stray };
}

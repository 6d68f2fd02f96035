import { cell } from './edits/print/cell.ts';
import type { Change } from './finding.ts';
import { type Question, questionsOf } from './questions.ts';
import type { Specification } from './specification.ts';

/** What pasted answers would change. */
export interface Answers {
  /** One change for each answer, in the order of the text. */
  readonly changes: readonly Change[];
  /** Answers that were not taken, each with the reason. */
  readonly left: readonly string[];
}

/** An answered item of a pasted list. */
interface Item {
  readonly text: string;
  readonly line: number | undefined;
  readonly ticked: readonly string[];
  readonly answer: string;
}

/** No list of questions is longer. */
const most = 5_000;

function itemsIn(pasted: string): readonly Item[] {
  const items: { text: string; line: number | undefined; ticked: string[]; answer: string }[] = [];
  for (const source of pasted.split(/\r?\n/).slice(0, most * 4)) {
    const asked = /^\s{0,1}[-*+]\s+\[[ xX]\]\s+(.*)$/.exec(source);
    const option = /^\s+[-*+]\s+\[([ xX])\]\s+(.*)$/.exec(source);
    const written = /^\s+[-*+]?\s*Answer:\s*(.*)$/i.exec(source);
    const last = items.at(-1);
    if (asked) {
      const line = /\(line (\d+)\)\s*$/.exec(asked[1] ?? '');
      const text = (asked[1] ?? '').replace(/\s*\(line \d+\)\s*$/, '');
      items.push({ text, line: line ? Number(line[1]) : undefined, ticked: [], answer: '' });
    } else if (option && last) {
      if (option[1] !== ' ') last.ticked.push((option[2] ?? '').trim());
    } else if (written && last) last.answer = (written[1] ?? '').trim();
    // An answer goes on until the list does.
    else if (last?.answer && /^\s+\S/.test(source) && !/^\s+[-*+]\s/.test(source))
      last.answer = `${last.answer} ${source.trim()}`;
  }
  return items.slice(0, most);
}

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** The question that an item asks, whole or its beginning: the one of its line where several ask the same. */
function questionFor(item: Item, open: readonly Question[]): Question | undefined {
  const asked = folded(item.text);
  const alike = open.filter(({ text }) => asked.endsWith('?') && folded(text).startsWith(asked));
  alike.push(...open.filter(({ text }) => folded(text) === asked));
  return alike.find(({ line }) => line === item.line) ?? alike[0];
}

/** An answer as it can stand in place of a marker without becoming anything but text there. */
function written(answer: string, inTable: boolean): string {
  const safe = answer.replaceAll('<!--', '\\<!--');
  if (inTable) return cell(safe);
  return safe.replace(/^(?=#{1,6}\s|[-*+>]\s|\d+[.)]\s|\||```|~~~)/, '\\');
}

/**
 * Reads answers back from a pasted list of questions. Each takes the place of the marker or of the empty cell that
 * was asked about, and nothing else is changed. Left are answers to what is no longer asked, that contradict each
 * other, or that have no one place in the document.
 */
export function answersIn(specification: Specification, pasted: string): Answers {
  const { text } = specification;
  const open = [...questionsOf(specification)];
  const changes: Change[] = [];
  const left: string[] = [];
  for (const item of itemsIn(pasted)) {
    const { ticked, answer } = item;
    if (ticked.length === 0 && answer === '') continue;
    const question = questionFor(item, open);
    if (question === undefined) {
      left.push(`No longer asked: ${item.text}`);
      continue;
    }
    open.splice(open.indexOf(question), 1);
    if (ticked.length > 1) left.push(`More than one answer is ticked: ${item.text}`);
    else if (question.slot === undefined)
      left.push(`The document has no one place for the answer to: ${item.text}`);
    else {
      const { from, to } = question.slot;
      const start = text.lastIndexOf('\n', from - 1) + 1;
      const isOwnLine = question.frame?.[0].includes('\n') === true;
      const inTable = /^\s*\|/.test(text.slice(start, from)) && !isOwnLine;
      const insert = written(answer || (ticked[0] ?? ''), inTable);
      if (question.frame) {
        changes.push({ from, to, insert: question.frame.join(insert) });
        continue;
      }
      const spaced = `${/[|]$/.test(text.slice(0, from)) ? ' ' : ''}${insert}${text.charAt(to) === '|' ? ' ' : ''}`;
      changes.push({ from, to, insert: spaced });
    }
  }
  return { changes: changes.sort((a, b) => a.from - b.from), left };
}

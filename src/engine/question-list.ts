import { asksPerson } from './finding.ts';
import { shownValue } from './model/stated.ts';
import { type PointId, pointIds, points } from './points.ts';
import { oneLine, type Question, questionsOf } from './questions.ts';
import type { Specification } from './specification.ts';

/** Who can probably tell, by the point that is asked about; in the order of the list. */
const whom: readonly (readonly [person: string, points: readonly (PointId | undefined)[]])[] = [
  ['Whoever decides about the product', ['product', 'roles', 'constants']],
  ['Whoever knows the field', ['entities', 'states', 'rules']],
  ['Whoever designs the screens', ['screens']],
  ['Whoever builds the calls', ['calls', 'errors']],
  ['Whoever wrote the document', [undefined]],
];

/** The names of the things that a question is about at once, where they are several, and whether they may have one answer. */
function severalOf({
  slots = [],
  alike,
  unsaid: open,
}: Question): readonly [names: readonly string[], alike: boolean] {
  if (slots.length > 1) return [slots.map(({ name }) => name), alike === true];
  return open?.kind === 'column' && open.rows.length > 1 ? [open.names, true] : [[], false];
}

/** Words of a list without what differs when they are written again, or sent by mail: spaces, quotes, dashes, capitals. */
export const folded = (words: string): string =>
  words
    .replace(/[\s\u200b\u2060]+/g, ' ')
    .replace(/[“”„‟«»″]/g, '"')
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[-‐‑‒–—―−]+/g, '-')
    .replace(/…/g, '...')
    .trim()
    .toLowerCase();

/** Behind an option that is then the answer about each of several things. */
export const forAll = ' (for all)';

/** The lines behind which an answer is written: one, or one for each of the things that are asked about at once; or why there is none. */
function lines(question: Question): readonly string[] {
  const { options, slots, unsaid: open, beside, open: isOpen } = question;
  const [names, alike] = severalOf(question);
  if (open?.kind === 'column' && beside) {
    const titles = [open.column, beside.column];
    const about = names.length > 0 ? ['for all ', ...names.map((name) => `for “${oneLine(name)}” `)] : [''];
    return about.flatMap((each) => titles.map((title) => `Answer ${each}(${title}): `));
  }
  const ticks = options.map(({ says }) => `[ ] ${oneLine(says)}${names.length > 0 ? forAll : ''}`);
  if (names.length > 0)
    return [
      ...ticks,
      ...(alike ? ['Answer for all: '] : []),
      ...names.map((name) => `Answer for “${oneLine(name)}”: `),
    ];
  if (options.length > 0) return [...ticks, ...(isOpen ? ['Answer: '] : [])];
  return slots === undefined && open === undefined ? [inDocument(question)] : ['Answer: '];
}

/** What stands below a question that the list cannot take an answer to, with what it asks about and does not name. */
function inDocument({ more = [] }: Question): string {
  const names = more.map(({ name, line }) => `${quoted(oneLine(name))} (line ${line})`);
  return `To be answered in the document itself.${names.length > 0 ? ` Also asked about: ${names.join(', ')}` : ''}`;
}

/** Whether a line is what the list says below a question that it cannot take an answer to. */
export const isToldOfDocument = (line: string): boolean =>
  /^to be answered in the document itself\.(?: also asked about: ".*" \(line \d{1,9}\))?$/.test(folded(line));

/** Words between quotes, shortened. */
function quoted(words: string): string {
  const short = words.length > longest ? `${words.slice(0, longest - 1).trimEnd()}…` : words;
  return `“${short.replace(/[“”]/g, '"')}”`;
}

/** Characters of what a question stands under or among. */
const longest = 120;

/** Where a question stands: whoever reads the list alone must know what it is about. What it says itself is left out. */
function whereOf({ text, line, under, among }: Question): string {
  const said = folded(text);
  const above = under.filter((name) => !said.includes(folded(name)));
  const parts = [
    `line ${line}`,
    ...(above.length > 0 ? [`under ${quoted(above.join(' › '))}`] : []),
    ...(among === undefined || said.includes(folded(among)) ? [] : [`in ${quoted(among)}`]),
  ];
  return ` (${parts.join(', ')})`;
}

/** What `whereOf` writes, also with straight quotes. None of its own stand inside them, so that it begins in one place only. */
const where = /^ \(line (\d{1,9})(?:, (?:under|in) (?:“[^“”]*”|"[^“”]{0,200}")){0,2}\)$/;

/** Words that a heading may have too are looked at so many times, from the end. */
const mostLooks = 20;

/** The words of a question as the list writes them, and the line that it is about. */
export function askedIn(words: string): { readonly text: string; readonly line: number | undefined } {
  let start = words.length;
  for (let look = 0; look < mostLooks && start > 0; look++) {
    start = words.lastIndexOf(' (line ', start - 1);
    const found = start < 0 ? null : where.exec(words.slice(start));
    if (found) return { text: words.slice(0, start).trimEnd(), line: Number(found[1]) };
  }
  return { text: words, line: undefined };
}

function item(question: Question): string {
  return [`- [ ] ${question.text}${whereOf(question)}`, ...lines(question).map((each) => `  - ${each}`)].join(
    '\n',
  );
}

/**
 * The questions as a Markdown list with checkboxes, by whom to ask and by point, each with its line and what may be
 * said. What is ticked or written in the list is read back by `answersIn`.
 */
export function questionsAsMarkdown(specification: Specification): string {
  const title = shownValue(specification.model.title);
  const questions = questionsOf(specification);
  const about = title === undefined ? '# Questions' : `# Questions about ${oneLine(title)}`;
  if (questions.length === 0) return `${about}\n\nNo questions are open.\n`;
  const count = questions.length === 1 ? 'One question is open.' : `${questions.length} questions are open.`;
  const origin = originOf(questions.length, specification.findings.filter(asksPerson).length);
  const how =
    'Tick an answer, or write one behind “Answer:”. The list can be pasted back into the document it is about.';
  const sections = whom.flatMap(([person, asked]) => {
    const own = [undefined, ...pointIds]
      .filter((id) => asked.includes(id))
      .flatMap((id) => section(id, questions));
    return own.length > 0 ? [`## ${person}`, ...own] : [];
  });
  return `${[about, `${count} ${origin}${how}`, ...sections].join('\n\n')}\n`;
}

/** Why there are more or fewer questions than findings that ask: where these are counted one sees the other number. */
function originOf(questions: number, findings: number): string {
  if (questions === findings) return '';
  const all = findings === 1 ? 'One finding asks' : `${findings} findings ask`;
  const why =
    questions > findings ? 'what one asks of several cells is a question for each' : 'some ask the same';
  return `${all} them: ${why}. `;
}

function section(id: PointId | undefined, questions: readonly Question[]): readonly string[] {
  const own = questions.filter((question) => question.point === id);
  if (own.length === 0) return [];
  const heading =
    id === undefined ? '### The whole document' : `### ${points[id].number}. ${points[id].title}`;
  return [heading, own.map(item).join('\n')];
}

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answersIn, applyChanges, questionsAsMarkdown, read } from '../../src/engine/index.ts';
import { questionsOf } from '../../src/engine/questions.ts';

/** What somebody might answer, by the words of a question and the column that is asked about. */
function answerTo(question: string, column: string | undefined, screen: string): string {
  if (column === 'Handling' || /client do/.test(question)) return 'stay';
  if (/message/i.test(question)) return 'That did not work.';
  if (/get to|make “/.test(question)) return screen;
  return /may/i.test(question) ? 'everyone' : 'As it was agreed.';
}

/** The list with every question answered: by its first option, or for all in words. */
function filled(text: string): string {
  const specification = read(text);
  const screen = specification.model.screens.screens[1]?.name ?? 'none';
  let [question, isTicked] = ['', false];
  return questionsAsMarkdown(specification)
    .split('\n')
    .map((line) => {
      if (line.startsWith('- [ ] ')) [question, isTicked] = [line, false];
      const isOption = line.startsWith('  - [ ] ') && !isTicked;
      if (isOption) isTicked = true;
      if (isOption) return line.replace('[ ]', '[x]');
      const asked = /^ {2}- Answer(?: for all)?(?: \((\w+)\))?: $/.exec(line);
      return asked && !isTicked ? line + answerTo(question, asked[1], screen) : line;
    })
    .join('\n');
}

test.each(['eleven/paperless-ngx', 'eleven/pretix', 'fifteen/wikijs', 'five/freshrss', 'sixteen/peertube'])(
  'whoever answers every question about %s is left with fewer of them',
  (name) => {
    const text = readFileSync(new URL(`foreign/${name}.md`, import.meta.url), 'utf8');
    const specification = read(text);
    const { changes, taken } = answersIn(specification, filled(text));
    expect(taken).toBeGreaterThan(0);
    const after = read(applyChanges(text, changes));
    expect(questionsOf(after).length).toBeLessThan(questionsOf(specification).length);
  },
);

/** The list with words of their own behind every “Answer”, and these words. */
function worded(text: string): { readonly list: string; readonly words: readonly string[] } {
  const words: string[] = [];
  const list = questionsAsMarkdown(read(text)).replace(/^ {2}- Answer(?! for all).*: $/gm, (line) => {
    words.push(`word${words.length}x`);
    return `${line}${words.at(-1)}`;
  });
  return { list, words };
}

test.each(['eleven/paperless-ngx', 'fifteen/wikijs', 'five/freshrss', 'fortynine/shopify'])(
  'of every answer about %s it is told whether it was written',
  (name) => {
    const text = readFileSync(new URL(`foreign/${name}.md`, import.meta.url), 'utf8');
    const { list, words } = worded(text);
    const { changes, taken, left } = answersIn(read(text), list);
    const after = applyChanges(text, changes);
    expect(words.filter((word) => after.includes(word)).length).toBe(taken);
    expect(taken + left.length).toBe(words.length);
  },
);

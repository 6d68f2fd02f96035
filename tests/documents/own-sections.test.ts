import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answersIn, applyChanges, facts, questionsAsMarkdown, read } from '../../src/engine/index.ts';
import { hasOwnSections } from '../../src/engine/model/sections/own-way.ts';
import { markdownOf } from '../corpus.ts';

/** What somebody might say of each point, in words. */
const words = [
  'The product lends books to members.',
  'The list stands at `/loans`, and one loan at `/loans/:id`.',
  'A loan has a `due` date and a `state`.',
  'A loan goes from lent to returned when the clerk takes it back.',
  'The title must be at most 80 characters.',
  'A clerk may create loans; a member may read them.',
  '`POST /loans` answers 201 or 409.',
  'A loan that is taken answers 409 with "It is lent."',
  'At most 5 loans per member.',
] as const;

const here = new URL('foreign/', import.meta.url);
const foreign = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md') && !path.endsWith('README.md'))
  .map((path) => ({ path, text: readFileSync(new URL(path, here), 'utf8') }));

/** Documents in a way of their own, not too long. A single heading says what all of it tells. */
const documents = [...foreign, ...markdownOf('prd', 'speckit')]
  .filter(({ text }) => text.length < 30_000 && (text.match(/^#+ (?!TODO)/gm) ?? []).length > 1)
  .filter(({ text }) => hasOwnSections(read(text).model));

const missing = (text: string) =>
  read(text).findings.flatMap(({ check, message, point }) =>
    check === 'document/missing-point' && point ? [{ message, point }] : [],
  );

/** The document after every point that is missing in it is answered with what `say` gives for its number. */
function answered(text: string, say: (index: number) => string) {
  const asked = missing(text).map(({ message }) => message);
  let current = '';
  const list = questionsAsMarkdown(read(text))
    .split('\n')
    .map((line) => {
      if (line.startsWith('- [ ] ')) current = asked.find((each) => line.includes(each)) ?? '';
      const number = Number(/point (\d)/.exec(current)?.[1] ?? 0);
      return number > 0 && line === '  - Answer: ' ? line + say(number - 1) : line;
    });
  const { changes, taken, left } = answersIn(read(text), list.join('\n'));
  return { text: applyChanges(text, changes), taken, left };
}

describe('a point that is missing in a document of another shape', () => {
  it('is found in many of them', () => {
    expect(documents.length).toBeGreaterThan(3);
    expect(documents.flatMap(({ text }) => missing(text)).length).toBeGreaterThan(10);
  });

  it.each(documents)('is answered in $path, and asked no more', ({ text }) => {
    const asked = missing(text).length;
    const after = answered(text, (index) => words[index] ?? '');
    expect([after.taken, after.left]).toEqual([asked, []]);
    expect(missing(after.text)).toEqual([]);
  });

  it.each(documents)('is said not to be shown in $path, and no fact is another', ({ text }) => {
    const after = answered(text, () => 'not shown');
    expect(facts(read(after.text).model)).toEqual(facts(read(text).model));
    const shown = missing(text).map(({ point }) => read(after.text).model.points[point].shown);
    expect(shown.filter((each) => each !== 'not-shown')).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weaver } from '../../../src/engine/edits/print/weave.ts';
import { wordsOf } from '../../../src/engine/edits/print/words.ts';
import { facts, type Model, print, printLast, read } from '../../../src/engine/index.ts';
import { readModel } from '../../../src/engine/model/read.ts';
import { parse } from '../../../src/engine/syntax/document.ts';
import { hasCorpus, markdownOf } from '../../corpus.ts';
import { arbitrarySpecification } from './arbitrary-specification.ts';

/** Reading without the checks: these properties are about the model alone. */
const modelOf = (text: string): Model => readModel(parse(text)).model;

const printed = (text: string): string => print(modelOf(text), text);

/** The printed form without the safety net that keeps a point as it was when its facts would change. */
const woven = (text: string): string => weaver(modelOf(text), text)(new Set()).text;

describe('the canonical form', { timeout: 60_000 }, () => {
  it('reads as the same facts, whatever the names', () => {
    fc.assert(
      fc.property(arbitrarySpecification, (text) => {
        expect(facts(modelOf(woven(text)))).toEqual(facts(modelOf(text)));
      }),
      { numRuns: 100 },
    );
  });

  it('printed again stays as it is', () => {
    fc.assert(
      fc.property(arbitrarySpecification, (text) => {
        const once = woven(text);
        expect(woven(once)).toBe(once);
      }),
      { numRuns: 100 },
    );
  });

  it('leaves the model that is printed as it is, and uses it up only where that is asked for', () => {
    fc.assert(
      fc.property(arbitrarySpecification, (text) => {
        const specification = read(text);
        const places = () => specification.model.rules.rules.map(({ at }) => text.slice(at.from, at.to));
        const [said, first] = [places(), print(specification.model, text)];
        expect(places()).toEqual(said);
        expect(print(specification.model, text)).toBe(first);
        expect(printLast(specification)).toBe(first);
      }),
      { numRuns: 50 },
    );
  });
});

describe.skipIf(!hasCorpus)('real documents', () => {
  const documents = markdownOf('ninepoint', 'prd', 'published-spec', 'speckit', 'openspec');

  it('are there', () => {
    expect(documents.length).toBeGreaterThan(90);
  });

  it.each(documents)('$path keeps its facts and settles after one printing', ({ text }) => {
    const once = printed(text);
    expect(facts(modelOf(once))).toEqual(facts(modelOf(text)));
    expect(printed(once)).toBe(once);
  });

  it.each(documents)('$path is printed the same where its own reading is used up for it', ({ text }) => {
    expect(printLast(read(text))).toBe(printed(text));
  });

  it.each(documents)('$path keeps its paragraphs, as they are and where they stand', ({ text }) => {
    const lines = text.replaceAll('\r\n', '\n');
    const once = printed(lines);
    let at = 0;
    for (const { block } of readModel(parse(lines)).placed) {
      if (block.kind !== 'paragraph') continue;
      const paragraph = lines.slice(block.from, block.from + block.length).trim();
      const found = once.indexOf(paragraph, at);
      expect(found, paragraph.slice(0, 80)).toBeGreaterThanOrEqual(at);
      at = found + paragraph.length;
    }
  });

  it.each(documents)('$path loses no word but those of headings, headers and fixed phrases', ({ text }) => {
    const body = text
      .split('\n')
      .filter((line, index, lines) => !line.startsWith('#') && !/^\|?\s*:?-+/.test(lines[index + 1] ?? ''))
      .join('\n');
    const there = new Set(wordsOf(printed(text)));
    const said = new Set(
      'match required optional string bool int varchar yes no must and or is by at most least'.split(' '),
    );
    expect(wordsOf(body).filter((word) => !there.has(word) && !said.has(word))).toEqual([]);
  });
});

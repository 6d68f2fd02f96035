import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addsNotShown, applyChanges, facts, offeredFixes, read } from '../../src/engine/index.ts';
import { addedTo } from '../engine/said.ts';

/** Documents in which the fixes of every third folder are tried: each is read once more for every fix. */
const folder = 'tests/documents/foreign';
const documents = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort()
  .filter((name, index) => index % 6 === 0 || name === 'fiftyfour' || name === 'fiftyfive')
  .flatMap((name) => readdirSync(`${folder}/${name}`).map((file) => `${name}/${file}`))
  .filter((file) => file.endsWith('.md') && !file.endsWith('README.md'));

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}_]+/gu) ?? [];

/** Words of a text that another one has not as often. */
function lost(text: string, after: string): readonly string[] {
  const left = new Map<string, number>();
  for (const word of wordsOf(after)) left.set(word, (left.get(word) ?? 0) + 1);
  return wordsOf(text).filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

describe('what a fix adds to a document in its own words', () => {
  it.each(documents)('is that something is not shown, and nothing else: %s', (name) => {
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    const specification = read(text);
    for (const { check, message, fixes } of specification.findings)
      for (const { fix, changes } of offeredFixes(specification, fixes)) {
        if (!addsNotShown(fix)) continue;
        const after = applyChanges(text, changes);
        const again = read(after);
        const what = `${check}: ${fix.label}`;
        expect([what, lost(text, after)]).toEqual([what, []]);
        const added = addedTo({ ...facts(specification.model) }, { ...facts(again.model) });
        expect([what, fix.kind === 'declare' ? added !== undefined : added]).toEqual([
          what,
          fix.kind === 'declare' ? true : [],
        ]);
        const same = again.findings.filter((each) => each.check === check && each.message === message);
        expect([
          what,
          same.flatMap((each) => offeredFixes(again, each.fixes)).map((each) => each.fix.label),
        ]).not.toContainEqual([what, expect.arrayContaining([fix.label])]);
      }
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addsNotShown, type Finding, type Fix, facts, fixAll, read } from '../../src/engine/index.ts';
import { addedTo } from '../engine/said.ts';

const folder = 'tests/documents/foreign';
/** Documents in which every fix is tried, each of which is read three times for that. */
const documents = [
  'fiftyfour',
  'fiftyfive',
  'fortyeight',
  'fiftyone/buffer',
  'ten/documenso',
  'twentynine/castopod',
]
  .flatMap((name) =>
    name.includes('/') ? `${name}.md` : readdirSync(`${folder}/${name}`).map((file) => `${name}/${file}`),
  )
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

/** Whether a fix is offered of a finding, and for what. */
const offerOf = ({ check, message }: Finding, { kind, label }: Fix): string =>
  `${check} ${message} ${kind} ${label}`;

describe('what a fix adds to a document in its own words', () => {
  it.each(documents)('is that something is not shown, and nothing else: %s', (name) => {
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    const { findings, model } = read(text);
    const said = { ...facts(model) };
    for (const finding of findings)
      for (const fix of (finding.fixes ?? []).filter(addsNotShown)) {
        const what = offerOf(finding, fix);
        const choose = (each: Finding): Fix | undefined =>
          each.fixes?.find((other) => offerOf(each, other) === what);
        const { text: after, done } = fixAll(text, choose);
        if (done.length === 0) continue;
        const added = addedTo(said, { ...facts(read(after).model) });
        expect([what, lost(text, after)]).toEqual([what, []]);
        expect([what, fix.kind === 'declare' ? added !== undefined : added]).toEqual([
          what,
          fix.kind === 'declare' ? true : [],
        ]);
        expect([what, fixAll(after, choose).done]).toEqual([what, []]);
      }
  });
});

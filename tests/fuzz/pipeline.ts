import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChanges } from '../../src/engine/change.ts';
import { changesFor } from '../../src/engine/edits/fix.ts';
import { print } from '../../src/engine/edits/print.ts';
import type { Change } from '../../src/engine/finding.ts';
import { facts } from '../../src/engine/model/facts.ts';
import { edit, read, type Specification } from '../../src/engine/specification.ts';
import { summarise } from '../../src/engine/summary.ts';
import { snippets } from '../random-markdown.ts';
import { seed, shareOf } from '../share.ts';

interface Step {
  readonly at: number;
  readonly length: number;
  readonly insert: string;
}

const step: fc.Arbitrary<Step> = fc.record({
  at: fc.nat(100_000),
  length: fc.oneof({ weight: 4, arbitrary: fc.nat(5) }, { weight: 1, arbitrary: fc.nat(200) }),
  insert: fc.oneof(fc.constantFrom(...snippets), fc.string({ maxLength: 4 })),
});

/** Everything that must not depend on how a text came about, as one text. */
function said(specification: Specification): string {
  const findings = specification.findings.map(({ check, message, at, fixes }) => [
    check,
    message,
    at.from,
    at.to,
    fixes?.length,
  ]);
  return JSON.stringify([facts(specification.model), findings, specification.segments()]);
}

/** Every character stands in one segment. */
function expectCovered(specification: Specification): void {
  let at = 0;
  for (const { from, to } of specification.segments()) {
    if (from !== at || to <= from) expect([from, to], 'a segment').toEqual([at, '…']);
    at = to;
  }
  expect(at).toBe(specification.text.length);
}

/** Read, check, summarise, print, and fix what can be fixed; nothing throws, and every place lies in the text. */
function tryAll(specification: Specification): void {
  const { text, model, findings } = specification;
  expectCovered(specification);
  summarise(specification);
  read(print(model, text));
  for (const { at } of findings)
    if (at.from < 0 || at.to > text.length || at.from > at.to) expect(at).toBe('in the text');
  // One fix of each text: over all of them, every kind.
  const fixable = findings.filter(({ fixes }) => fixes && fixes.length > 0);
  const [fix] = fixable[text.length % Math.max(1, fixable.length)]?.fixes ?? [];
  if (fix) read(applyChanges(text, changesFor(specification, fix)));
}

const changeOf = ({ at, length, insert }: Step, text: string): Change => {
  const from = at % (text.length + 1);
  return { from, to: Math.min(text.length, from + length), insert };
};

/** The edits that each document gets: with the document itself, four texts a run. */
const edits = 3;

/** So many texts make one test: a red one is run again by itself, and a long run shows how far it has come. */
const together = 4_000;

/**
 * Tests that take so many random texts (documents, and what edits make of them; a tenth of them outside a soak)
 * through reading, checking, printing and fixing. After every edit the incremental reading equals a fresh one.
 */
export function testPipeline(what: string, documents: fc.Arbitrary<string>, texts: number): void {
  const steps = fc.array(step, { minLength: edits, maxLength: edits });
  const property = fc.property(documents, steps, (document, made) => {
    let specification = read(document);
    tryAll(specification);
    for (const one of made) {
      const change = changeOf(one, specification.text);
      const text = applyChanges(specification.text, [change]);
      specification = edit(specification, [change]);
      const fresh = read(text);
      if (said(specification) !== said(fresh)) expect(said(specification)).toBe(said(fresh));
    }
    tryAll(specification);
  });
  const all = shareOf(texts);
  for (let first = 0; first < all; first += together) {
    const last = Math.min(first + together, all);
    test(
      `random ${what} and edits, ${first + 1} to ${last} of ${all}: read, checked, printed and fixed`,
      {
        timeout: 3_600_000,
      },
      () => fc.assert(property, { numRuns: Math.ceil((last - first) / (edits + 1)), seed: seed + first }),
    );
  }
}

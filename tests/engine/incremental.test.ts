import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges } from '../../src/engine/change.ts';
import { checks } from '../../src/engine/checks/index.ts';
import type { Change } from '../../src/engine/finding.ts';
import { facts } from '../../src/engine/model/facts.ts';
import type { PointId } from '../../src/engine/points.ts';
import { edit, read, type Specification } from '../../src/engine/specification.ts';
import { hasCorpus, markdownOf } from '../corpus.ts';
import { snippets } from '../random-markdown.ts';

const invoicing = readFileSync(new URL('../../src/content/specs/invoicing.md', import.meta.url), 'utf8');

/** Everything a reading says that must not depend on how the text came about. */
function said(specification: Specification): unknown {
  const { model } = specification;
  return {
    facts: facts(model),
    places: JSON.parse(
      JSON.stringify(model, (key, value) =>
        key === 'blocks' || key === 'anchor' ? undefined : placed(value),
      ),
    ),
    findings: specification.findings,
    waived: specification.waived.length,
    segments: specification.segments(),
  };
}

/** Places are getters: written out as numbers they can be compared. */
function placed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('from' in value && 'to' in value)) return value;
  if (Object.keys(value).length > 3 && !('first' in value))
    return { ...value, from: value.from, to: value.to };
  return [value.from, value.to];
}

/** The edit that types `insert` behind the first `after` of a text. */
function typing(text: string, after: string, insert: string): Change {
  const at = text.indexOf(after) + after.length;
  expect(at).toBeGreaterThanOrEqual(after.length);
  return { from: at, to: at, insert };
}

describe('an edit reads only what it touches', () => {
  /** How many of the checks that nobody has to ask for look at a point, by what they declare. */
  const checksOf = (id: PointId): number =>
    checks.filter(
      ({ reads, optional }) =>
        (reads === 'each-point' && !optional) ||
        (reads !== 'each-point' &&
          reads !== 'waivers' &&
          reads.some((input) => input === id || input === `${id}-text`)),
    ).length;

  it('one key in prose reads one block and runs only the checks of its point', () => {
    const before = read(invoicing);
    const after = edit(before, [typing(invoicing, 'Invoicing lets a freelancer', 's')]);
    expect(after.ran).toEqual({ blocks: 1, facts: 1, lines: 0, checks: checksOf('product') });
    expect(checksOf('product')).toBeLessThan(before.ran.checks / 2);
  });

  it('one key in a cell reads its table alone', () => {
    const before = read(invoicing);
    const after = edit(before, [typing(invoicing, 'longest invoice number', 's')]);
    expect(after.ran.blocks).toBe(1);
    expect(after.ran.facts).toBe(1);
  });

  it('a change of nothing reads nothing and runs no check', () => {
    const after = edit(read(invoicing), [{ from: 10, to: 10, insert: '' }]);
    expect(after.ran).toEqual({ blocks: 0, facts: 0, lines: 0, checks: 0 });
  });

  it('takes nothing over from a heading that has another level now', () => {
    const table = '| What | OK? |\n| --- | --- |\n| Sell a book | yes |\n';
    const text = `#### Clerk\n\n${table}\n#### Owner\n\n${table}`;
    const at = text.indexOf('# Owner');
    const after = edit(read(text), [{ from: at, to: at + 1, insert: '' }]);
    expect(after.model.roles.roles.map(({ name, nameAt }) => [name, nameAt.from])).toEqual(
      ['Clerk', 'Owner'].map((name) => [name, after.text.indexOf(name)]),
    );
  });

  it('refuses a specification that it did not make', () => {
    const copy = { ...read('# A') };
    expect(() => edit(copy, [])).toThrow(TypeError);
  });
});

function edits(text: string): fc.Arbitrary<Change> {
  return fc
    .tuple(fc.nat(text.length), fc.nat(40), fc.constantFrom(...snippets))
    .map(([from, length, insert]) => ({ from, to: Math.min(text.length, from + length), insert }));
}

/** Documents that are divided in ways of their own: what a section is follows from what stands in it. */
const ownWays = markdownOf('speckit', 'published-spec').filter(({ path }) =>
  /(?:009__data-model|backend__endpoints)\.md$/.test(path),
);

/** A document that tells of one feature after another. */
const byFeature = readFileSync(
  new URL('../documents/foreign/fortyfive/gitlabboards.md', import.meta.url),
  'utf8',
).slice(0, 12_000);

describe('after any edits the reading equals a fresh one', { timeout: 120_000 }, () => {
  const documents = [
    { path: 'invoicing', text: invoicing },
    { path: 'by feature', text: byFeature },
    ...[...markdownOf('ninepoint'), ...ownWays].map(({ path, text }) => ({
      path,
      text: text.slice(0, 20_000),
    })),
  ];
  it.each(documents)('$path', ({ text }) => {
    fc.assert(
      fc.property(fc.array(edits(text), { minLength: 1, maxLength: 6 }), (changes) => {
        let current = text;
        let specification = read(current);
        for (const { from, to, insert } of changes) {
          const change = { from: Math.min(from, current.length), to: Math.min(to, current.length), insert };
          current = applyChanges(current, [change]);
          specification = edit(specification, [change]);
        }
        expect(specification.text).toBe(current);
        expect(said(specification)).toEqual(said(read(current)));
      }),
      { numRuns: 25 },
    );
  });

  /** Lines that are cut out and put in elsewhere, in one edit: blocks that stay as they are and change places. */
  function moves(text: string): fc.Arbitrary<readonly Change[]> {
    const starts = [...text.matchAll(/^/gm)].map(({ index }) => index);
    const line = fc.nat(starts.length - 1);
    return fc.tuple(line, fc.nat(12), line).map(([first, count, target]) => {
      const from = starts[first] ?? 0;
      const to = starts[Math.min(starts.length - 1, first + count)] ?? text.length;
      const at = starts[target] ?? 0;
      if (at > from && at < to) return [];
      const cut = { from, to, insert: '' };
      const paste = { from: at, to: at, insert: text.slice(from, to) };
      return at <= from ? [paste, cut] : [cut, paste];
    });
  }

  it.each(documents)('$path, lines moved', ({ text }) => {
    fc.assert(
      fc.property(moves(text), (changes) => {
        const specification = edit(read(text), changes);
        expect(said(specification)).toEqual(said(read(applyChanges(text, changes))));
      }),
      { numRuns: 40 },
    );
  });

  it.skipIf(!hasCorpus)('real documents are among them', () => expect(documents.length).toBeGreaterThan(3));
});

it('tells between the pieces of its work that it goes on, the more often the more there is to read', () => {
  const toldOf = (entities: number): number => {
    const text = Array.from({ length: entities }, (_, at) => `### Entity${at}\n\n- name (text, required)\n`);
    let told = 0;
    read(`## 3. Entities and their fields\n\n${text.join('\n')}`, {}, () => {
      told += 1;
    });
    return told;
  };
  expect(toldOf(0)).toBeGreaterThan(checks.length / 2);
  expect(toldOf(400) - toldOf(200)).toBeGreaterThan(200);
  let told = 0;
  const specification = read(invoicing);
  edit(specification, [typing(invoicing, '# Specification', ' ')], () => {
    told += 1;
  });
  expect(told).toBeGreaterThan(0);
});

it('a line that stands for a heading says what it says in a fresh reading, where another heading divides the document otherwise', () => {
  const text = readFileSync(
    new URL('../documents/foreign/fortyseven/asanatasks.md', import.meta.url),
    'utf8',
  );
  const at = text.lastIndexOf('### What we keep');
  const change = { from: at, to: at, insert: '# ' };
  expect(said(edit(read(text), [change]))).toEqual(said(read(applyChanges(text, [change]))));
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Segment } from '../../src/engine/model/model.ts';
import { pointIds } from '../../src/engine/points.ts';
import { read } from '../../src/engine/specification.ts';
import { hasCorpus, markdownKinds, markdownOf } from '../corpus.ts';
import { lines } from '../random-markdown.ts';

/** Segments must tile the text: each begins where the one before ends, from 0 to the end. */
function expectTiling(segments: readonly Segment[], length: number): void {
  let at = 0;
  for (const { from, to } of segments) {
    expect(from).toBe(at);
    expect(to).toBeGreaterThan(from);
    at = to;
  }
  expect(at).toBe(length);
}

describe('every character becomes a fact, prose or unread, exactly once', () => {
  it('in any document', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...lines), fc.string()), { maxLength: 40 }), (parts) => {
        const text = parts.join('\n');
        const specification = read(text);
        expectTiling(specification.segments(), text.length);
        const inPoints = pointIds.reduce((sum, id) => {
          const { fact, prose, unread } = specification.model.points[id].characters;
          return sum + fact + prose + unread;
        }, 0);
        const { fact, prose, unread } = specification.model.introduction.characters;
        expect(inPoints + fact + prose + unread).toBe(text.length);
      }),
      { numRuns: 300 },
    );
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'where everything is called as what every object has: %s',
    (name) => {
      for (const text of [
        `## ${name}\n\ntext`,
        `# A\n\n## 3. ${name}\n\n### ${name}\n\n| ${name} | Type |\n| --- | --- |\n| ${name} | ${name} |\n`,
        `## 4. States and transitions\n\n- \`${name}\` → \`${name}\`: ${name}\n`,
        `## 7. The calls it makes\n\n- ${name}: ?\n- GET /${name}/:${name}\n  - ${name}: ?\n`,
        `## 9. Business constants and limits\n\n- ${name} = 5 ${name}\n`,
      ]) {
        const specification = read(text);
        expectTiling(specification.segments(), text.length);
        for (const { message } of specification.findings) expect(message).not.toContain('native code');
      }
    },
  );

  const documents = markdownOf(...markdownKinds);
  it.each(documents)('in $path', ({ text }) => {
    const specification = read(text);
    expectTiling(specification.segments(), text.length);
    for (const finding of specification.findings) {
      expect(finding.at.from).toBeGreaterThanOrEqual(0);
      expect(finding.at.to).toBeLessThanOrEqual(text.length);
    }
  });

  it.skipIf(!hasCorpus)('in real documents of every kind', () =>
    expect(documents.length).toBeGreaterThan(50),
  );

  it('a table, list or fence that gives no fact is unread in points 2 to 9, and prose in point 1', () => {
    const odd =
      '\n| Colour | Sound |\n| --- | --- |\n| red | loud |\n\n- a thing without a shape\n\n```txt\nsomething\n```\n';
    for (const [heading, id] of [
      ['## 2. Screens and routes', 'screens'],
      ['## 7. The calls it makes', 'calls'],
    ] as const) {
      const { model } = read(`${heading}\n${odd}`);
      expect(model.points[id].unread).toHaveLength(3);
      expect(model.points[id].characters.prose).toBe(0);
    }
    const { model } = read(`## 1. What the product does and for whom\n${odd}`);
    expect(model.points.product.unread).toHaveLength(0);
  });

  it('what lies deeper in a list than is read is unread, and that is said', () => {
    const rows = Array.from({ length: 40 }, (_, depth) => `${'  '.repeat(depth)}- \`f${depth}\`: text`);
    const { model, findings } = read(`## 3. Entities and their fields\n\n### Deep\n\n${rows.join('\n')}\n`);
    expect(model.points.entities.unread.length).toBeGreaterThan(0);
    expect(findings.find(({ check }) => check === 'document/unread')?.message).toContain('32 levels deep');
  });
});

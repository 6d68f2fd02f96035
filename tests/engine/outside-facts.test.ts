import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outsideFacts, read } from '../../src/engine/index.ts';
import { lines } from '../random-markdown.ts';

const outsideOf = (text: string): readonly string[] =>
  outsideFacts(read(text)).map(({ from, to }) => text.slice(from, to));

describe('what became no fact', () => {
  it('is the running text and what is unread of points 2 to 9, each stretch whole and without blanks', () =>
    expect(
      outsideOf(
        [
          '# Mill',
          'It grinds. It is for farmers.',
          '## 1. What the product does and for whom',
          'It grinds corn for those who bring it.',
          '## 3. Entities and their fields',
          'The miller thinks of them as sacks. He has done so for years.',
          '### Sack',
          '| Field | Type |\n| --- | --- |\n| weight | decimal |',
          'Some say bag.',
          '## 9. Business constants and limits',
          '- Sacks a day: 40',
        ].join('\n\n'),
      ),
    ).toEqual(['The miller thinks of them as sacks. He has done so for years.', 'Some say bag.']));

  it('is no text that tells the parts of a thing', () =>
    expect(
      outsideOf(
        '# Mill\n\n## 3. Entities and their fields\n\nA **Sack** must have a sack_no (text) and a miller_name. It is heavy.\n\nNobody counts them.\n',
      ),
    ).toEqual(['Nobody counts them.']));

  it('is nothing where all is said in facts', () =>
    expect(outsideOf('# Mill\n\n## 9. Business constants and limits\n\n- Sacks a day: 40\n')).toEqual([]));

  it('is in order, apart from another, and in no fact, whatever the text', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...lines), { maxLength: 40 }), (parts) => {
        const text = parts.join('\n');
        const specification = read(text);
        const facts = specification.segments().filter(({ as }) => as === 'fact');
        let last = -1;
        for (const { from, to } of outsideFacts(specification)) {
          expect(from).toBeGreaterThan(last);
          expect(text.slice(from, to).trim()).toBe(text.slice(from, to));
          const inFacts = facts.filter((fact) => fact.from < to && from < fact.to);
          for (const fact of inFacts)
            expect(text.slice(Math.max(from, fact.from), Math.min(to, fact.to)).trim()).toBe('');
          last = to;
        }
      }),
      { numRuns: 60 },
    ));
});

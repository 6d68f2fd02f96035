import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parse, reparse } from '../../../src/engine/syntax/document.ts';
import { masked, wrapping } from '../../../src/engine/syntax/masked.ts';
import { dump } from './block-dump.ts';

describe('bullets of other programmes', () => {
  it.each([
    ['• Crane\n• Pier', '- Crane\n- Pier'],
    ['Lead:\n\t▪ Crane\n  ◦ Pier', 'Lead:\n\t- Crane\n  - Pier'],
    ['> • Crane', '> - Crane'],
  ])('begin items: %j', (written, read) => expect(masked(written)).toBe(read));

  it.each(['• = allowed', '•Crane', 'Crane • Pier', '– Crane'])('are none in %j', (written) =>
    expect(masked(written)).toBe(written),
  );

  test('are items like any other', () => {
    const lists = ['• Crane\n  • Pier\n• Quay\n', '- Crane\n  - Pier\n- Quay\n'].map((text) => parse(text));
    const [other, usual] = lists.map(({ blocks }) => blocks.map(({ kind }) => kind));
    expect(other).toEqual(['list']);
    expect(other).toEqual(usual);
  });
});

describe('a document in a fence', () => {
  const kinds = (text: string): readonly string[] => parse(text).blocks.map(({ kind }) => kind);
  it.each([
    ['```markdown\n# Piers\n\nText.\n```\n', ['other', 'heading', 'paragraph']],
    [
      'Here it is:\n\n````md\n# Piers\n\n```\ncode\n```\n````\n\nAsk me more.\n',
      ['paragraph', 'heading', 'fence', 'paragraph'],
    ],
    ['```\n# Piers\n\n```ts\nlet a;\n```\n\n- Crane\n```\n', ['other', 'heading', 'fence', 'list']],
    ['~~~markdown\n# Piers\n\nText.\n', ['other', 'heading', 'paragraph']],
  ])('is read: %j', (text, expected) => expect(kinds(text)).toEqual(expected));

  it.each([
    '# Piers\n\n```markdown\n# Quays\n```\n',
    '```markdown\n# Quays\n```\n\n# Piers\n\n## Cranes\n',
    '```ts\nlet a;\n```\n',
    '```\nnot a heading\n```\n',
  ])('is an example, or code: %j', (text) => expect(kinds(text)).toContain('fence'));

  test('is looked for only at the beginning', () => {
    expect(wrapping(`${'word '.repeat(300)}\n\n\`\`\`markdown\n# Piers\n\`\`\`\n`)).toEqual([]);
  });
});

test('after any edits a masked text is read as it is afresh', () => {
  const piece = fc.constantFrom(
    '```',
    '````',
    '```markdown\n',
    '# A\n',
    '\n',
    '• a\n',
    '  • b\n',
    '•',
    'text\n',
    '~~~md\n',
    '```ts\n',
    '- c\n',
  );
  const text = fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(''));
  const edit = fc.tuple(fc.nat({ max: 60 }), fc.nat({ max: 12 }), piece);
  fc.assert(
    fc.property(text, fc.array(edit, { minLength: 1, maxLength: 5 }), (first, edits) => {
      let syntax = parse(first);
      for (const [at, length, insert] of edits) {
        const from = Math.min(at, syntax.text.length);
        const to = Math.min(from + length, syntax.text.length);
        syntax = reparse(syntax, [{ from, to, insert }]);
        expect(dump(syntax)).toEqual(dump(parse(syntax.text)));
      }
    }),
    { numRuns: 400 },
  );
});

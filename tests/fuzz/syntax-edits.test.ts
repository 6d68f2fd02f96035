import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Change } from '../../src/engine/finding.ts';
import { parse, reparse } from '../../src/engine/syntax/document.ts';
import { dump, faultsOf } from '../engine/syntax/block-dump.ts';

const snippets = [
  ...[
    '# ',
    '## 2. Screens\n',
    '\n===\n',
    '\n---\n',
    '---',
    '> ',
    '>',
    '- ',
    '* ',
    '+ ',
    '1. ',
    '2) ',
    '10. ',
  ],
  ...[
    '- [ ] ',
    '    ',
    '  ',
    '\t',
    '\n',
    '\n\n',
    '\n\n\n',
    '\r\n',
    ' \n',
    '`',
    '```',
    '```ts\n',
    '~~~\n',
    '``',
  ],
  ...[
    '| a | b |',
    '\n| --- | --- |\n',
    '\n|-|-|\n',
    '| `x \\| y` | |\n',
    'a | b\n',
    '--|--\n',
    '|',
    '\\',
    '\\|',
  ],
  ...[
    '[a]: /url',
    '[a]:\n',
    "'title'\n",
    '"title\n',
    '[x](y)',
    '![',
    '](',
    '<!--',
    '-->',
    '<!-- c -->',
    '<div>\n',
  ],
  ...[
    '</div>',
    '<?',
    '?>',
    '<![CDATA[',
    ']]>',
    '<pre>',
    '</pre>\n',
    '<a href="',
    '**',
    '__',
    '*',
    '_',
    '~~',
    '&amp;',
  ],
  ...[
    '---\ntitle: x\n---\n',
    '---\n',
    '...\n',
    '\uFEFF',
    '"q"',
    'https://example.com/a_b',
    'word',
    'word word',
    'x\ny',
  ],
];
const paragraphs = [
  'Some words that fill a line.\n\n',
  '- one\n- two\n  - three\n\n',
  '| a | b |\n| - | - |\n| 1 | 2 |\n\n',
];
const snippet = fc.oneof(fc.constantFrom(...snippets), fc.string({ maxLength: 3 }));
const document = fc
  .array(
    fc.oneof({ weight: 3, arbitrary: snippet }, { weight: 1, arbitrary: fc.constantFrom(...paragraphs) }),
    {
      maxLength: 120,
    },
  )
  .map((parts) => parts.join(''));
const edit = fc.record({
  at: fc.nat({ max: 10_000 }),
  length: fc.oneof(
    { weight: 3, arbitrary: fc.nat({ max: 3 }) },
    { weight: 1, arbitrary: fc.nat({ max: 200 }) },
  ),
  insert: fc.array(snippet, { maxLength: 2 }).map((parts) => parts.join('')),
});
const steps = fc.array(fc.array(edit, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 8 });

/** The edits as changes of a text: ascending, apart from each other. */
function changesOf(text: string, edits: readonly { at: number; length: number; insert: string }[]): Change[] {
  const changes: Change[] = [];
  let pos = 0;
  for (const { at, length, insert } of [...edits].sort(
    (a, b) => (a.at % (text.length + 1)) - (b.at % (text.length + 1)),
  )) {
    const from = Math.max(pos, at % (text.length + 1));
    const to = Math.min(text.length, from + length);
    changes.push({ from, to, insert });
    pos = to;
  }
  return changes;
}

test('the blocks tile any document, and every place holds its text', () => {
  fc.assert(
    fc.property(document, (text) => {
      expect(faultsOf(parse(text))).toEqual([]);
    }),
    { numRuns: 1_500 },
  );
});

test('reading on from an edit gives what reading anew gives', () => {
  fc.assert(
    fc.property(document, steps, (text, edits) => {
      let syntax = parse(text);
      for (const step of edits) {
        const known = new Set(syntax.blocks);
        syntax = reparse(syntax, changesOf(syntax.text, step));
        const anew = parse(syntax.text);
        expect(dump(syntax)).toEqual(dump(anew));
        expect(faultsOf(syntax)).toEqual([]);
        expect(syntax.blocks.filter((block) => !known.has(block))).toEqual([...syntax.fresh]);
      }
    }),
    { numRuns: 1_500 },
  );
}, 120_000);

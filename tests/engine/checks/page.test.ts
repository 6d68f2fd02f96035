import { expect, test } from 'vitest';
import { readPage } from '../../../src/engine/checks/page.ts';

const page = `# A thing is wrong

It matters.

Twice.

## Bad

First.

\`\`\`md
# One

## Bad
\`\`\`

\`\`\`\`md
\`\`\`mermaid
\`\`\`
\`\`\`\`

## Good

\`\`\`md
# Two
\`\`\`

## Fix

Put it right.
`;

test('reads title, prose, examples with their notes, and the fix', () => {
  expect(readPage(page)).toEqual({
    title: 'A thing is wrong',
    why: 'It matters.\n\nTwice.',
    bad: [
      { note: 'First.', markdown: '# One\n\n## Bad\n' },
      { note: '', markdown: '```mermaid\n```\n' },
    ],
    good: [{ note: '', markdown: '# Two\n' }],
    fix: 'Put it right.',
  });
});

test('reads Windows line ends', () => {
  expect(readPage(page.replaceAll('\n', '\r\n'))).toEqual(readPage(page));
});

test.each(['title', 'why', 'bad', 'good', 'fix'])('refuses a page without its %s', (part) => {
  const without: Record<string, string> = {
    title: page.replace('# A thing is wrong\n', ''),
    why: page.replace('It matters.\n\nTwice.\n', ''),
    bad: page.replace('## Bad\n\nFirst', '## Worse\n\nFirst'),
    good: page.replace('# Two', '').replace('```md\n\n```', ''),
    fix: page.replace('Put it right.', ''),
  };
  expect(() => readPage(without[part] ?? '')).toThrow(new RangeError(`A check's page needs its ${part}`));
});

import { expect, test } from 'vitest';
import { completeDirective, read } from '../../src/engine/index.ts';

const text = (comment: string): string =>
  `## 8. The error catalogue\n\n${comment}\n\n| Error | Status | When | Message | Handling |\n| --- | --- | --- | --- | --- |\n| gone | 410 | it is gone | | stay |\n`;

/** What is offered at the mark in a comment, with what is already written. */
function offered(comment: string): readonly [written: string, ...labels: readonly string[]] | undefined {
  const before = text(comment);
  const offset = before.indexOf('‸');
  const plain = before.replace('‸', '');
  const found = completeDirective(read(plain), offset);
  return found && [plain.slice(found.from, offset), ...found.options.map(({ label }) => label)];
}

test('a comment for Ninefold is completed word by word, the checks that find something first', () => {
  expect(offered('<!-- ninefold: ‸ -->')).toEqual(['', 'allow ', 'severity ']);
  expect(offered('<!-- ninefold: al‸')?.[0]).toBe('al');
  const [written, ...ids] = offered('<!-- ninefold: allow err‸ -->') ?? [];
  expect(written).toBe('err');
  expect(ids.indexOf('errors/no-message')).toBeLessThan(ids.indexOf('errors/duplicate-error'));
  expect(ids).toContain('states/dead-end');
  expect(offered('<!-- ninefold: severity lang‸ -->')).toContain('language/*');
  expect(offered('<!-- ninefold: severity language/* ‸ -->')).toEqual([
    '',
    'error',
    'gap',
    'warning',
    'hint',
    'off',
  ]);
  expect(offered('<!-- ninefold: allow errors/no-message ‸ -->')).toEqual(['', 'because ']);
  expect(offered('<!-- ninefold: allow errors/no-message because we ‸ -->')).toEqual(['']);
});

test('a level says what findings of it are called', () => {
  const before = text('<!-- ninefold: severity language/* ‸ -->');
  const offset = before.indexOf('‸');
  const { options = [] } = completeDirective(read(before.replace('‸', '')), offset) ?? {};
  expect(options.map(({ label, detail }) => `${label}: ${detail}`)).toEqual([
    'error: a contradiction',
    'gap: a question',
    'warning: a warning',
    'hint: a hint',
    'off: not looked for',
  ]);
});

test('nothing is completed in other comments and beside them', () => {
  expect(offered('<!-- allow ‸ -->')).toBeUndefined();
  expect(offered('<!-- ninefold: allow errors/no-message because so --> ‸')).toBeUndefined();
});

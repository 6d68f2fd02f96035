import { expect, test } from 'vitest';
import { cannotBe } from '../../../src/engine/checks/address-values.ts';
import { findingsOf } from './findings-of.ts';

test.each([
  ['eventId', 'edit', true],
  [':uuid', 'going', true],
  ['{order_id}', 'by-number', true],
  ['<int:page>', 'latest', true],
  ['token', 'export', true],
  ['{productIdToKeep}', 'by-barcode', true],
  ['issueIndex', 'comments', true],
  [':domain', 'share', true],
  [':domain', 'share.example', false],
  ['id', '2024', false],
  ['slug', 'edit', false],
  ['user', 'edit', false],
  ['paid', 'edit', false],
  ['grid', 'edit', false],
  ['valid', 'edit', false],
] as const)('%s can be no “%s”: %s', (parameter, word, expected) => {
  expect(cannotBe(parameter, word)).toBe(expected);
});

test.each([
  ['/events/export/:id', '/events/:id/export', 0],
  ['/events/export/:id', '/events/:name/export', 1],
  ['/events/export/:name', '/events/:id/export', 1],
  ['/events/{uuid}', '/events/{slug}', 0],
  ['/a/:x/b', '/a/c/:y', 1],
] as const)('%s and %s: %i ambiguous', (one, other, count) => {
  const text = `## 7. The calls it makes\n\n### \`GET ${one}\`\n\n- Answers: 200\n\n### \`GET ${other}\`\n\n- Answers: 200\n`;
  expect(findingsOf('calls/ambiguous-paths', text)).toHaveLength(count);
});

test.each([
  ['topic: not one of the reserved words docs, file, app', 0],
  ['topic: must not be `file`', 0],
  ['topic: at most 64 characters, not empty', 1],
  ['id: not one of the reserved words docs, file, app', 1],
] as const)('a call whose parameter cannot be a word, as a rule says: %s', (rule, count) => {
  const text = `## 5. Validation rules\n\n- ${rule}\n\n## 7. The calls it makes\n\n- \`GET /file/{name}\`: 200\n- \`GET /{topic}/publish\`: 200\n`;
  expect(findingsOf('calls/ambiguous-paths', text)).toHaveLength(count);
});

test('a route that begins like many others is no clash with a name in that place', () => {
  const routes = (...paths: readonly string[]): number =>
    findingsOf(
      'screens/ambiguous-routes',
      `## 2. Screens and routes\n\n${paths.map((path, index) => `- Page ${'ABCDE'[index]} – \`${path}\``).join('\n')}\n`,
    ).length;
  expect(routes('/:shop/orders', '/control/:shop', '/control/all/users', '/control/all/logs')).toBe(0);
  expect(routes('/:shop/orders', '/control/:shop', '/about', '/help')).toBe(1);
});

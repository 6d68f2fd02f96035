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

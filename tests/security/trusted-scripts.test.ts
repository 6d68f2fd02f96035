import { describe, expect, test } from 'vitest';
import { ownScript } from '../../src/security/trusted-scripts.ts';

const page = 'https://example.org/ninefold/workbench/';

describe('the policy for script addresses', () => {
  test.each([
    '/ninefold/_astro/engine.worker-abc.js',
    '/ninefold/sw.js',
    'https://example.org/ninefold/a.mjs',
  ])('lets %s through', (address) => expect(ownScript(address, page, '/ninefold/')).toBe(address));

  test.each([
    'https://elsewhere.example/ninefold/sw.js',
    '//elsewhere.example/ninefold/sw.js',
    '/other/sw.js',
    '/ninefold/../other/sw.js',
    'data:text/javascript,1',
    'blob:https://example.org/1.js',
    'javascript:1//.js',
    '/ninefold/sw.js?a',
    '/ninefold/specs/a.md',
  ])('refuses %s', (address) => expect(() => ownScript(address, page, '/ninefold/')).toThrow(TypeError));
});

import { describe, expect, test } from 'vitest';
import { builders, importedPackages, packagesIn, thirdParties } from '../../src/content/third-party.ts';

const parties = thirdParties('.');
const names = new Set(parties.map(({ name }) => name));

describe('the notices', () => {
  test('name every package that a file of the site imports', () => {
    const missing = [...importedPackages('src')].filter((name) => !names.has(name) && !builders.has(name));
    expect(missing).toEqual([]);
    expect(names.size).toBeGreaterThan(20);
  });

  test('name what those depend on, and what is shipped without an import', () => {
    expect([...names]).toEqual(expect.arrayContaining(['scheduler', 'style-mod', 'pagefind', 'astro']));
  });

  test('hold the licence of the fonts in full', () => {
    for (const { name, text } of parties.filter((party) => party.name.startsWith('@fontsource')))
      expect(text, name).toMatch(/SIL OPEN FONT LICENSE/i);
  });

  test('name a licence for all', () => {
    expect(parties.filter(({ license }) => license === 'not named')).toEqual([]);
  });

  test('are read from every way to name a package', () => {
    const text = `import 'a'; import b from "@b/c/d.js"; const e = import('f/g'); import x from './y.ts'; @import url("@h/i/j.css"); import fs from 'node:fs'; import z from 'astro:content';`;
    expect(packagesIn(text)).toEqual(['a', '@b/c', 'f', '@h/i']);
  });
});

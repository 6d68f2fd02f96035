import { expect, test } from 'vitest';
import { withoutLateStyles, withPreloads } from '../../.ci/preload.mjs';

const scripts: Readonly<Record<string, string>> = {
  'shell.js': 'import{a}from"./react.js";import"./side.js";const b=()=>import("./late.js")',
  'client.js': 'import{c}from"./react.js";',
  'react.js': 'export{d}from"./core.js"',
  'side.js': '',
  'core.js': 'import"./react.js"',
};
const read = (name: string): string => scripts[name] ?? '';
const page = (attributes: string): string => `<head></head><astro-island ${attributes}></astro-island>`;
const island = 'component-url="/_astro/shell.js" renderer-url="/_astro/client.js"';

test('a page names every script of its island behind those that it imports, and none that is loaded later', () => {
  const names = [
    ...withPreloads(page(`${island} client="only"`), read).matchAll(/href="\/_astro\/([^"]+)"/g),
  ];
  expect(names.map(([, name]) => name)).toEqual(['core.js', 'react.js', 'side.js', 'shell.js', 'client.js']);
});

test('such a page leaves them to the script that its island waits for, but for those that it begins with', () => {
  const begun = {
    'shell.js': 'import"./start.a-1.js";import"./react.js"',
    'start.a-1.js': 'import"./core.js"',
  };
  const own: Readonly<Record<string, string>> = { ...scripts, ...begun, 'core.js': '' };
  const [before = '', template = '', after = ''] = withPreloads(
    page(`${island} client="only"`),
    (name: string) => own[name] ?? '',
  ).split(/<\/?template[^>]*>/);
  expect(before).toContain('href="/in-turn.js"');
  const named = (links: string) => [...links.matchAll(/href="\/_astro\/([^"]+)"/g)].map(([, name]) => name);
  expect(named(before)).toEqual(['core.js', 'start.a-1.js']);
  expect(before.match(/data-first/g)).toHaveLength(2);
  expect(named(template)).toEqual(['react.js', 'shell.js', 'client.js']);
  expect(after).toContain(
    '<astro-island before-hydration-url="/in-turn.js" component-url="/_astro/shell.js"',
  );
});

test('a page that is read without its island names none', () => {
  expect(withPreloads(page(`${island} client="visible"`), read)).toBe(page(`${island} client="visible"`));
});

test('a page leaves out the styles of a later part, but for those it draws with', () => {
  const links = ['early', 'late', 'drawn', 'page'].map(
    (name) => `<link rel="stylesheet" href="/_astro/${name}.css">`,
  );
  const styles: Readonly<Record<string, string>> = { 'late.css': '.menu{}', 'drawn.css': '.a .tile{}' };
  const before = `<head>${links.join('')}</head><astro-island ${island} client="only"><p class="x tile"></p></astro-island>`;
  const after = withoutLateStyles(
    before,
    (name: string) => scripts[name] ?? styles[name] ?? '',
    new Map([
      ['side.js', ['early.css']],
      ['late.js', ['early.css', 'late.css', 'drawn.css']],
    ]),
  );
  expect([...after.matchAll(/(\w+)\.css/g)].map(([, name]) => name)).toEqual(['early', 'drawn', 'page']);
});

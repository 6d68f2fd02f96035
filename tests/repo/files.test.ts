import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listFiles } from './list-files.ts';

const files = listFiles();
const read = (path: string): string => readFileSync(path, 'utf8');
const isText = (path: string): boolean =>
  !/\.(?:png|jpg|webp|ico|woff2|pdf|zip|wasm|gz)$/.test(path) && statSync(path).size < 5_000_000;
const isCode = (path: string): boolean => /\.(?:ts|tsx|mjs|js|astro|css)$/.test(path);
const source = files.filter((path) => path.startsWith('src/'));
const sourceCode = source.filter(isCode);

/** Files of data, which may be as long as the data: a name that ends in `.data.ts`, and what is published. */
const isData = (path: string): boolean => path.endsWith('.data.ts') || path.startsWith('src/content/');

/** `path:line` of every line that a pattern finds. */
function find(paths: readonly string[], pattern: RegExp): string[] {
  return paths.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
  );
}

describe('names', () => {
  test('are in kebab-case', () => {
    const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
    const wrong = files.filter((path) => {
      if (!/^(?:src|tests)\//.test(path)) return false;
      const parts = path.split('/').flatMap((part) => part.replace(/^\[(?:\.\.\.)?(.*?)\]/, '$1').split('.'));
      return parts.some((part) => part !== 'README' && part !== '' && !kebab.test(part));
    });
    const goldens = (path: string): boolean => /\/(?:goldens|fixtures|peers)\//.test(path);
    expect(wrong.filter((path) => !goldens(path))).toEqual([]);
  });

  test('say what is in the file', () => {
    const vague = /(?:^|\/)(?:utils?|helpers?|common|misc)(?:\/|\.|$)/;
    expect(files.filter((path) => vague.test(path))).toEqual([]);
  });
});

describe('places', () => {
  test('the top level holds what was agreed and dotfiles', () => {
    const agreed = new Set([
      'package.json',
      'package-lock.json',
      'astro.config.mjs',
      'tsconfig.json',
      'README.md',
      'LICENSE',
      'src',
      'public',
      'tests',
    ]);
    const top = new Set(files.map((path) => path.split('/')[0] ?? ''));
    expect([...top].filter((name) => !agreed.has(name) && !name.startsWith('.'))).toEqual([]);
  });

  test('no file of src has more than 300 lines', () => {
    const long = sourceCode.filter((path) => !isData(path) && read(path).split('\n').length > 301);
    expect(long).toEqual([]);
  });
});

describe('texts', () => {
  test('name no folder of a machine', () => {
    const names = ['home', 'Users'].join('|');
    // What has a parameter behind it is an address of an application.
    const folders = new RegExp(
      `(?<![\\w.:/#])/(?:${names})/[a-z]\\w*/(?![{:<[])|[A-Z]:\\\\\\\\?Users|(?<![\\w.:/#])/ro${'ot'}/`,
    );
    const here = process.cwd();
    const texts = files.filter(isText);
    expect(find(texts, folders)).toEqual([]);
    expect(here === '/' ? [] : texts.filter((path) => read(path).includes(`${here}/`))).toEqual([]);
  });

  test('name no host of a package registry', () => {
    const hosts = [
      ['registry', 'npmjs', 'org'],
      ['registry', 'yarnpkg', 'com'],
      ['npm', 'pkg', 'github', 'com'],
      ['deb', 'debian', 'org'],
    ].map((parts) => parts.join('\\.'));
    expect(find(files.filter(isText), new RegExp(hosts.join('|')))).toEqual([]);
    expect(find(['package-lock.json'], /"resolved"/)).toEqual([]);
  });
});

describe('commands', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

  test.each(['README.md', '.github/CONTRIBUTING.md'])('that %s names exist', (path) => {
    expect(files).toContain(path);
    const named = [...read(path).matchAll(/\bnpm (?:run (?:--silent |-s )?([a-z][\w:-]*)|(start|test)\b)/g)];
    const commands = named.map((match) => match[1] ?? match[2] ?? '');
    expect(commands.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  test('run files that exist', () => {
    const named = Object.values(scripts).flatMap((script) => [
      ...script.matchAll(/\bnode ([.\w/-]+\.(?:mjs|ts))/g),
    ]);
    const missing = named.map((match) => match[1] ?? '').filter((path) => !files.includes(path));
    expect(missing).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkImports } from './import-rules.ts';
import { listFiles } from './list-files.ts';
import { readImports } from './read-imports.ts';

/** A made-up tree: path → text. */
function tree(files: Record<string, string>): string[] {
  return checkImports(new Map(Object.entries(files)));
}

describe('the imports of src', () => {
  test('go one way, through the engine’s door, without a cycle', () => {
    const paths = listFiles().filter((path) => path.startsWith('src/'));
    expect(checkImports(new Map(paths.map((path) => [path, readFileSync(path, 'utf8')])))).toEqual([]);
  });
});

describe('reading imports', () => {
  test('sees static, dynamic, re-exporting, type and worker imports', () => {
    const text = `
      import a, { b } from './static.ts';
      import './effect.css';
      import type { C } from './type.ts';
      export * from './export-all.ts';
      export type { D } from './export-type.ts';
      type E = import('./inline-type.ts').E;
      const later = await import('./dynamic.ts');
      const worker = new Worker(new URL('../worker/engine.worker.ts', import.meta.url), { type: 'module' });
      // import x from './comment.ts'
      const text = "import y from './string.ts'";`;
    expect(readImports('src/stores/a.ts', text).sort()).toEqual([
      '../worker/engine.worker.ts',
      './dynamic.ts',
      './effect.css',
      './export-all.ts',
      './export-type.ts',
      './inline-type.ts',
      './static.ts',
      './type.ts',
    ]);
  });

  test('sees the frontmatter and the scripts of an .astro file', () => {
    const text = `---\nimport A from '../ui/a.tsx';\n---\n<A />\n<script>import '../islands/b.ts';</script>`;
    expect(readImports('src/pages/index.astro', text)).toEqual(['../ui/a.tsx', '../islands/b.ts']);
  });
});

describe('the checker', () => {
  test('passes a tree that goes one way', () => {
    const problems = tree({
      'src/engine/points.ts': '',
      'src/engine/syntax/tree.ts': `import type { P } from '../points.ts';`,
      'src/engine/model/roles.ts': `import { t } from '../syntax/tree.ts';`,
      'src/engine/checks/a.ts': `import { r } from '../model/roles.ts';`,
      'src/engine/imports/sql.ts': `import { r } from '../model/roles.ts';`,
      'src/engine/index.ts': `import { a } from './checks/a.ts'; export * from './model/roles.ts';`,
      'src/worker/client.ts': `import type { M } from '../engine/index.ts';`,
      'src/storage/documents.ts': `import { openDB } from 'idb';`,
      'src/stores/document.ts': `import { c } from '../worker/client.ts'; import { d } from '../storage/documents.ts';`,
      'src/ui/tile/tile.tsx': `import s from './tile.module.css'; import type { P } from '../../engine/index.ts';`,
      'src/ui/tile/tile.module.css': '',
      'src/islands/outline.tsx': `import { $d } from '../stores/document.ts'; import { Tile } from '../ui/tile/tile.tsx';`,
      'src/pages/index.astro': `---\nimport { Outline } from '../islands/outline.tsx';\n---\n`,
      'src/cli/main.ts': `import { read } from '../engine/index.ts'; import fs from 'node:fs';`,
    });
    expect(problems).toEqual([]);
  });

  test.each([
    ['model → checks', 'src/engine/model/a.ts', 'src/engine/checks/b.ts', '../checks/b.ts'],
    ['checks → views', 'src/engine/checks/a.ts', 'src/engine/views/b.ts', '../views/b.ts'],
    ['edits → exports', 'src/engine/edits/a.ts', 'src/engine/exports/b.ts', '../exports/b.ts'],
    ['imports → edits', 'src/engine/imports/a.ts', 'src/engine/edits/b.ts', '../edits/b.ts'],
    ['points → model', 'src/engine/points.ts', 'src/engine/model/b.ts', './model/b.ts'],
    ['a stage → the door', 'src/engine/checks/a.ts', 'src/engine/index.ts', '../index.ts'],
    ['engine → stores', 'src/engine/run/a.ts', 'src/stores/b.ts', '../../stores/b.ts'],
    ['ui → a deep file of the engine', 'src/ui/a/a.tsx', 'src/engine/model/b.ts', '../../engine/model/b.ts'],
    ['cli → a deep file of the engine', 'src/cli/a.ts', 'src/engine/checks/b.ts', '../engine/checks/b.ts'],
    ['ui → stores', 'src/ui/a/a.tsx', 'src/stores/b.ts', '../../stores/b.ts'],
    ['storage → stores', 'src/storage/a.ts', 'src/stores/b.ts', '../stores/b.ts'],
    [
      'stores → inside the worker',
      'src/stores/a.ts',
      'src/worker/engine.worker.ts',
      '../worker/engine.worker.ts',
    ],
    ['islands → worker', 'src/islands/a.tsx', 'src/worker/client.ts', '../worker/client.ts'],
    ['layout → ui', 'src/layout/a.ts', 'src/ui/b/b.ts', '../ui/b/b.ts'],
    ['stores → islands', 'src/stores/a.ts', 'src/islands/b.tsx', '../islands/b.tsx'],
    [
      'words of a point → its lines',
      'src/engine/model/roles/words/a.ts',
      'src/engine/model/roles/lines/b.ts',
      '../lines/b.ts',
    ],
    [
      'words of a point → what blocks give',
      'src/engine/model/states/words/a.ts',
      'src/engine/model/states/facts.ts',
      '../facts.ts',
    ],
  ])('refuses %s', (_name, from, to, specifier) => {
    expect(tree({ [from]: `export type { X } from '${specifier}';`, [to]: '' })).toEqual([
      `${from} imports ${to}`,
    ]);
  });

  test('refuses a package that has no place in the engine', () => {
    expect(tree({ 'src/engine/syntax/a.ts': `import fs from 'node:fs';` })).toEqual([
      'src/engine/syntax/a.ts imports node:fs',
    ]);
  });

  test('refuses a folder that nobody agreed on', () => {
    expect(tree({ 'src/things/a.ts': '' })).toEqual(['src/things/a.ts: no rule says what things may import']);
  });

  test('refuses a part of a point’s reader that nobody agreed on', () => {
    expect(tree({ 'src/engine/model/roles/things/a.ts': '' })).toEqual([
      'src/engine/model/roles/things/a.ts: no rule says what its folder may import',
    ]);
  });

  test('refuses a cycle, also of types alone', () => {
    const problems = tree({
      'src/ui/a/a.ts': `import { b } from '../b/b.ts';`,
      'src/ui/b/b.ts': `import type { C } from '../c/c.ts';`,
      'src/ui/c/c.ts': `export { a } from '../a/a.ts';`,
    });
    expect(problems).toEqual(['cycle: src/ui/a/a.ts → src/ui/b/b.ts → src/ui/c/c.ts → src/ui/a/a.ts']);
  });
});

/** Bundles the page that draws generated graphs, with the worker that lays them out beside it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { root } from '../../.ci/process.mjs';

/** A file whose address is asked for (`?url`) lies beside the page, a worker (`?worker&url`) in one piece. */
const addresses = {
  name: 'addresses',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\?worker&url$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace(/\.ts\?worker&url$/, '.js')),
      namespace: 'worker',
    }));
    onLoad({ filter: /.*/, namespace: 'worker' }, async ({ path }) => {
      const { outputFiles } = await build({
        entryPoints: [path.replace(/\.js$/, '.ts')],
        bundle: true,
        minify: true,
        format: 'esm',
        write: false,
        logLevel: 'error',
      });
      return { contents: outputFiles[0]?.contents, loader: 'file', resolveDir: dirname(path) };
    });
    onResolve({ filter: /\?url$/ }, ({ path }) => ({
      path: join(root, 'node_modules', path.replace(/\?url$/, '')),
      namespace: 'address',
    }));
    onLoad({ filter: /.*/, namespace: 'address' }, ({ path }) => ({
      contents: readFileSync(path),
      loader: 'file',
      resolveDir: dirname(path),
    }));
  },
};

const html =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Drawings</title><link rel="stylesheet" href="drawings-page.css"><main></main><script type="module" src="drawings-page.js"></script></html>';

/**
 * Writes the page into a folder, as `index.html` and what it loads, for any path that ends in a slash. Packages that are
 * left out need not be installed: without Mermaid the page draws as Ninefold does, and only so.
 */
export async function bundleDrawingsPage(folder, leftOut = []) {
  await build({
    entryPoints: [fileURLToPath(new URL('./drawings-page.mjs', import.meta.url))],
    outdir: folder,
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.BASE_URL': '"/"',
      'import.meta.env.DEV': 'false',
    },
    external: leftOut,
    plugins: [addresses],
    logLevel: 'error',
  });
  writeFileSync(join(folder, 'index.html'), html);
}

/**
 * Bundles the command line for any Node from 20 on: `dist-cli/ninefold.js`, which turns on the cache of compiled code,
 * and the parts that it loads then, which are kept in it.
 */
import { chmod, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const entry = 'src/cli/main.ts';
const outdir = 'dist-cli';
const hasShebang = (await readFile(entry, 'utf8')).startsWith('#!');

await rm(outdir, { recursive: true, force: true });
await build({
  entryPoints: { ninefold: entry },
  outdir,
  chunkNames: 'part-[hash]',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  banner: hasShebang ? {} : { js: '#!/usr/bin/env node' },
  legalComments: 'eof',
  logLevel: 'warning',
});
await chmod(join(outdir, 'ninefold.js'), 0o755);

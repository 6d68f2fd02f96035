/** Bundles the command line into one file that any Node from 20 on runs: `dist-cli/ninefold.js`. */
import { chmod, readFile } from 'node:fs/promises';
import { build } from 'esbuild';

const entry = 'src/cli/main.ts';
const outfile = 'dist-cli/ninefold.js';
const hasShebang = (await readFile(entry, 'utf8')).startsWith('#!');

await build({
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  banner: hasShebang ? {} : { js: '#!/usr/bin/env node' },
  legalComments: 'eof',
  logLevel: 'warning',
});
await chmod(outfile, 0o755);

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { list } from './listing.ts';

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('base64');

/** Writes `sw.js` into a folder of built pages: a service worker that knows every one of its files. */
export async function writeServiceWorker(folder: string): Promise<void> {
  const hashes = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    hashes.set(relative(folder, path).split(sep).join('/'), sha256(readFileSync(path)));
  }
  const listing = list(hashes, (text) => sha256(text).replace(/\W/g, '').slice(0, 12));
  await build({
    entryPoints: [fileURLToPath(new URL('service-worker.ts', import.meta.url))],
    outfile: join(folder, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { LISTING: JSON.stringify(listing) },
    logLevel: 'warning',
  });
}

/** Keeps the built site for offline use. It stands behind every integration that writes a file. */
export function offline(): AstroIntegration {
  return {
    name: 'ninefold:offline',
    hooks: { 'astro:build:done': ({ dir }) => writeServiceWorker(fileURLToPath(dir)) },
  };
}

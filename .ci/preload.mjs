/** After a build: pages that are nothing without their island name every script it imports, so that none waits for another. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The static imports of a built script, by the names of the files beside it. */
const importsOf = (script) =>
  [...script.matchAll(/(?:\bimport|\bfrom)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, name]) => name);

/** Every script that those given import, at whatever remove, without themselves. */
export function reachable(names, read) {
  const seen = new Set(names);
  for (const name of seen) for (const next of importsOf(read(name))) seen.add(next);
  return [...seen].filter((name) => !names.includes(name));
}

/** A page with a link for every script that its islands for the browser alone import. */
export function withPreloads(page, read) {
  const islands = page.match(/<astro-island[^>]*client="only"[^>]*>/g) ?? [];
  const addresses = islands.flatMap((island) =>
    ['component-url', 'renderer-url'].flatMap(
      (name) => new RegExp(`${name}="([^"]+)"`).exec(island)?.[1] ?? [],
    ),
  );
  if (addresses.length === 0) return page;
  const folder = addresses[0].replace(/[^/]*$/, '');
  const names = addresses.map((address) => address.slice(folder.length));
  const links = [...names, ...reachable(names, read)].map(
    (name) => `<link rel="modulepreload" href="${folder}${name}">`,
  );
  return page.replace('</head>', `${links.join('')}</head>`);
}

/** Stands before every integration that reads the built pages. */
export function preloadIslands() {
  return {
    name: 'ninefold:preload',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const read = (name) => readFileSync(join(folder, '_astro', name), 'utf8');
        for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!path.endsWith('.html')) continue;
          const page = readFileSync(join(folder, path), 'utf8');
          const next = withPreloads(page, read);
          if (next !== page) writeFileSync(join(folder, path), next);
        }
      },
    },
  };
}

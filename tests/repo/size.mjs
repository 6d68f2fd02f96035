/**
 * Measures the built site against its budgets (1 kB is 1000 bytes, compressed with gzip -9):
 * the JavaScript that a page asks for before anybody does anything, and the fonts.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const base = `/${(process.env.NINEFOLD_BASE ?? '/').replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');

/** Pages with a budget of their own, in bytes; every other page has that of the `default`. */
const scriptBudgets = { 'workbench/index.html': 230_000, default: 150_000 };

/**
 * A published specification is read without a script: what loads with the page, and what its parts take when each has
 * come into sight. What only a first use loads (zooming, the engine) is not among that.
 */
const specificationBudgets = { reading: 4_000, parts: 110_000 };
const firstUse = /^_astro\/(?:zoom|engine\.worker|client-worker)[.-]/;
const fontBudgets = { all: 200_000, preloaded: 100_000 };

if (!existsSync(dist)) {
  console.error('There is no built site yet. Run `npm run build` first.');
  process.exit(1);
}

/** Paths of all files of the built site, with `/`. */
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'));

/** The file that an address of the site means, or undefined where it lies elsewhere. */
function fileAt(address) {
  const path = address.split(/[?#]/)[0];
  return path.startsWith(base) ? path.slice(base.length) : undefined;
}

/** The addresses that a page's HTML makes a browser load at once: scripts, preloaded modules, islands and their renderers. */
function scriptsOf(html) {
  const addresses = [
    ...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g),
    ...html.matchAll(/(?:component|renderer|before-hydration)-url="([^"]+)"/g),
  ];
  const preloads = [...html.matchAll(/<link[^>]*rel="modulepreload"[^>]*>/g)].flatMap(([tag]) => [
    ...tag.matchAll(/href="([^"]+)"/g),
  ]);
  return [...addresses, ...preloads].map(([, address]) => fileAt(address)).filter(Boolean);
}

/** The scripts that a script imports before it runs (`import(…)` is not among them). */
function importsOf(file) {
  const text = readFileSync(join(dist, file), 'utf8');
  const found = [
    ...text.matchAll(
      /(?:^|[;}\n])\s*(?:import|export)\s*(?:[\w$*{][^"'`;()]*?from\s*)?["']([^"'`]+\.m?js)["']/g,
    ),
  ];
  return found
    .map(([, path]) => (path.startsWith('.') ? posix.join(dirname(file), path) : fileAt(path)))
    .filter(Boolean);
}

/** The scripts that a script may import later. */
function laterImportsOf(file) {
  const text = readFileSync(join(dist, file), 'utf8');
  return [...text.matchAll(/\bimport\(\s*["'`]([^"'`]+\.m?js)["'`]/g)]
    .map(([, path]) => (path.startsWith('.') ? posix.join(dirname(file), path) : fileAt(path)))
    .filter((path) => path && !firstUse.test(path));
}

/** Every script that loads with the given ones; `later` adds those that a part loads when it is seen. */
function closure(scripts, later = false) {
  const seen = new Set();
  const queue = [...scripts];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file) || !existsSync(join(dist, file))) continue;
    seen.add(file);
    queue.push(...importsOf(file), ...(later ? laterImportsOf(file) : []));
  }
  return [...seen];
}

const compressed = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
let exceeded = 0;

/** Prints one measurement and remembers when it is over its budget. */
function report(what, bytes, budget) {
  const over = bytes > budget;
  if (over) exceeded += 1;
  console.log(`${over ? '✗' : '✓'} ${what}: ${kilobytes(bytes)} of ${kilobytes(budget)}.`);
}

const pages = files.filter((file) => file.endsWith('.html'));
const sizes = new Map();
for (const page of pages) {
  const scripts = closure(scriptsOf(readFileSync(join(dist, page), 'utf8')));
  sizes.set(page, sum(scripts.map(compressed)));
}
const others = [...sizes].filter(([page]) => scriptBudgets[page] === undefined).sort(([, a], [, b]) => b - a);
for (const [page, budget] of Object.entries(scriptBudgets)) {
  if (page === 'default') continue;
  if (sizes.has(page)) report(`Scripts of ${page}`, sizes.get(page), budget);
  else console.log(`- ${page} is not built.`);
}
if (others[0])
  report(`Scripts of the heaviest other page, ${others[0][0]}`, others[0][1], scriptBudgets.default);

const specifications = pages.filter((page) => /^specs\/[^/]+\/(?:references\/)?index\.html$/.test(page));
const heaviest = (later) =>
  Math.max(
    0,
    ...specifications.map((page) =>
      sum(closure(scriptsOf(readFileSync(join(dist, page), 'utf8')), later).map(compressed)),
    ),
  );
report('Scripts to read a specification', heaviest(false), specificationBudgets.reading);
report('Scripts of a specification with all its parts', heaviest(true), specificationBudgets.parts);

const fonts = files.filter((file) => file.endsWith('.woff2'));
const bytesOf = (list) => sum([...list].map((file) => statSync(join(dist, file)).size));
const preloaded = pages.map((page) => {
  const html = readFileSync(join(dist, page), 'utf8');
  const named = [...html.matchAll(/<link[^>]*rel="preload"[^>]*>/g)].map(([tag]) =>
    fileAt(/href="([^"]+)"/.exec(tag)?.[1] ?? ''),
  );
  return bytesOf(new Set(named.filter((file) => file?.endsWith('.woff2'))));
});
report(`${fonts.length} fonts`, bytesOf(fonts), fontBudgets.all);
report('Preloaded fonts of a page', Math.max(...preloaded), fontBudgets.preloaded);
process.exitCode = exceeded > 0 ? 1 : 0;

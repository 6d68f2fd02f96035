/** After a build: pages that are nothing without their island name every script it imports, so that none waits for another, and no style sheet that only a later part of it needs. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The static imports of a built script, by the names of the files beside it. */
const importsOf = (script) =>
  [...script.matchAll(/(?:\bimport|\bfrom)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, name]) => name);

/** Those given and every script that they import, at whatever remove, each behind what it imports itself. */
function inOrder(names, read) {
  const [seen, ordered] = [new Set(), []];
  const visit = (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of importsOf(read(name))) visit(next);
    ordered.push(name);
  };
  for (const name of names) visit(name);
  return ordered;
}

/** The scripts that the islands of a page for the browser alone begin with, and the folder of them all. */
function islandsOf(page) {
  const islands = page.match(/<astro-island[^>]*client="only"[^>]*>/g) ?? [];
  const addresses = islands.flatMap((island) =>
    ['component-url', 'renderer-url'].flatMap(
      (name) => new RegExp(`${name}="([^"]+)"`).exec(island)?.[1] ?? [],
    ),
  );
  const folder = addresses[0]?.replace(/[^/]*$/, '') ?? '';
  return { folder, names: addresses.map((address) => address.slice(folder.length)) };
}

/**
 * A page that names every script its islands for the browser alone import, in a template: `public/painted.js`, which
 * such an island waits for, asks for them all at once when what the page shows has been painted.
 */
export function withPreloads(page, read) {
  const { folder, names } = islandsOf(page);
  if (names.length === 0) return page;
  const links = inOrder(names, read).map((name) => `<link rel="modulepreload" href="${folder}${name}">`);
  const painted = folder.replace(/[^/]*\/$/, 'painted.js');
  return page
    .replace(
      '</head>',
      `<link rel="modulepreload" href="${painted}"><template data-scripts>${links.join('')}</template></head>`,
    )
    .replace(
      /<astro-island(?=[^>]*client="only")/g,
      (island) => `${island} before-hydration-url="${painted}"`,
    );
}

/**
 * Such a page without the style sheets that come with a part that is loaded later. `stylesOf` gives the style sheets of
 * each script. One that the page itself draws with, or that is no script's, stays.
 */
export function withoutLateStyles(page, read, stylesOf) {
  const { names } = islandsOf(page);
  if (names.length === 0) return page;
  const early = new Set(inOrder(names, read).flatMap((name) => stylesOf.get(name) ?? []));
  const late = new Set([...stylesOf.values()].flat().filter((name) => !early.has(name)));
  const used = new Set([...page.matchAll(/class="([^"]*)"/g)].flatMap(([, classes]) => classes.split(/\s+/)));
  const isDrawn = (name) => [...read(name).matchAll(/\.([\w-]+)/g)].some(([, each]) => used.has(each));
  return page.replace(/<link rel="stylesheet" href="[^"]*\/([^"/]+)">/g, (link, name) =>
    late.has(name) && !isDrawn(name) ? '' : link,
  );
}

/** A module and all that it imports, at whatever remove, but for what is loaded later. */
function closure(getModuleInfo, entry) {
  const seen = new Set([entry]);
  for (const id of seen) for (const next of getModuleInfo(id)?.importedIds ?? []) seen.add(next);
  return seen;
}

/**
 * The modules of the workbench that no other page imports, and the engine neither: three scripts instead of twenty, each
 * run in a task of its own. Gives the script of each: `editor` has the packages of the editor, `start` what begins,
 * `shell` what draws. What the engine imports stays apart, since its door names more than any page takes through it.
 */
function ownModules(getModuleInfo, ids) {
  const from = (path) => ids.find((id) => id.endsWith(path));
  const [shell, begin] = [from('/src/islands/workbench.tsx'), from('/src/islands/begin.ts')];
  if (shell === undefined || begin === undefined) return new Map();
  const first = closure(getModuleInfo, begin);
  const scriptOf = (id) => {
    if (!first.has(id)) return 'shell';
    return /[\\/]node_modules[\\/]/.test(id) ? 'editor' : 'start';
  };
  const own = new Map([...closure(getModuleInfo, shell)].map((id) => [id, scriptOf(id)]));
  for (const other of ids)
    if (other !== shell && (getModuleInfo(other)?.isEntry || other.endsWith('/src/engine/index.ts')))
      for (const id of closure(getModuleInfo, other)) own.delete(id);
  return own;
}

/** What an island of any page needs, all of it: one script instead of five. */
const alwaysTogether = /[\\/]node_modules[\\/](?:react|react-dom|scheduler|@nanostores[\\/]react)[\\/]/;

/** Stands before every integration that reads the built pages. */
export function preloadIslands() {
  const stylesOf = new Map();
  let own = new Map();
  const watch = {
    name: 'ninefold:islands',
    applyToEnvironment: ({ name }) => name === 'client',
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              rolldownOptions: {
                preserveEntrySignatures: 'allow-extension',
                output: {
                  codeSplitting: {
                    includeDependenciesRecursively: false,
                    groups: [{ name: (id) => own.get(id) ?? null }, { name: 'react', test: alwaysTogether }],
                  },
                },
              },
            },
          }
        : undefined,
    buildEnd() {
      own = ownModules((id) => this.getModuleInfo(id), [...this.getModuleIds()]);
    },
    generateBundle(_, bundle) {
      for (const { type, fileName, viteMetadata } of Object.values(bundle))
        if (type === 'chunk')
          stylesOf.set(
            fileName.replace(/^.*\//, ''),
            [...(viteMetadata?.importedCss ?? [])].map((path) => path.replace(/^.*\//, '')),
          );
    },
  };
  return {
    name: 'ninefold:preload',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => updateConfig({ vite: { plugins: [watch] } }),
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const read = (name) => readFileSync(join(folder, '_astro', name), 'utf8');
        for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!path.endsWith('.html')) continue;
          const page = readFileSync(join(folder, path), 'utf8');
          const next = withPreloads(withoutLateStyles(page, read, stylesOf), read);
          if (next !== page) writeFileSync(join(folder, path), next);
        }
      },
    },
  };
}

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

/** The name of the script that such an island begins with, if it has one: one can type when it has run. */
const isStart = (name) => /^start\.[\w-]+\.js$/.test(name);

/**
 * A page that names every script its islands for the browser alone import. Those that it begins with are asked for at
 * once. The others stand in a template: `public/in-turn.js`, which such an island waits for, asks for them later, and
 * runs all of them.
 */
export function withPreloads(page, read) {
  const { folder, names } = islandsOf(page);
  if (names.length === 0) return page;
  const all = inOrder(names, read);
  const first = inOrder(all.filter(isStart), read);
  const link = (name) => `<link rel="modulepreload" href="${folder}${name}">`;
  const rest = all.filter((name) => !first.includes(name));
  const inTurn = folder.replace(/[^/]*\/$/, 'in-turn.js');
  const links = first.map((name) => link(name).replace('>', ' data-first>')).join('');
  return page
    .replace(
      '</head>',
      `<link rel="modulepreload" href="${inTurn}">${links}<template data-scripts>${rest.map(link).join('')}</template></head>`,
    )
    .replace(
      /<astro-island(?=[^>]*client="only")/g,
      (island) => `${island} before-hydration-url="${inTurn}"`,
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

const isPackage = (id) => /[\\/]node_modules[\\/]/.test(id);
const isEngine = (id) => /[\\/]src[\\/]engine[\\/]/.test(id);
/** Whether it parses: on the thread of a page only an editor does, though the engine's door names it to others, too. */
const isParser = (id) => /[\\/](?:src[\\/]engine[\\/]syntax|node_modules[\\/]@lezer)[\\/]/.test(id);

/** Modules and all that they import, at whatever remove; with `later` also what is loaded later. */
function closure(getModuleInfo, entries, later = false) {
  const seen = new Set(entries);
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = getModuleInfo(id) ?? {};
    for (const next of later ? [...importedIds, ...dynamicallyImportedIds] : importedIds) seen.add(next);
  }
  return seen;
}

/**
 * In which script the modules of the workbench are: a few scripts instead of thirty, since each takes its time to be
 * asked for, and each run in a task of its own. `editor` has the packages of the editor, `start` what begins, `shell`
 * what draws. What other pages need as well stays apart from these: `page` has what every page begins with, `shared`
 * and `parts` what other islands take.
 */
function ownModules(getModuleInfo, ids) {
  const from = (path) => ids.find((id) => id.endsWith(path));
  const [shell, begin] = [from('/src/islands/workbench.tsx'), from('/src/islands/begin.ts')];
  if (shell === undefined || begin === undefined) return new Map();
  const first = closure(getModuleInfo, [begin]);
  const entries = ids.filter((id) => id !== shell && getModuleInfo(id)?.isEntry);
  const everywhere = closure(
    getModuleInfo,
    entries.filter((id) => id.includes('astro&type=script')),
  );
  const elsewhere = closure(getModuleInfo, entries, true);
  const scriptOf = (id) => {
    if (everywhere.has(id)) return 'page';
    if (elsewhere.has(id) && !isParser(id)) return first.has(id) ? 'shared' : 'parts';
    if (!first.has(id)) return 'shell';
    return isPackage(id) ? 'editor' : 'start';
  };
  // Of the engine, what is drawn takes a few words through a door that names everything.
  const own = [...closure(getModuleInfo, [shell])].filter((id) => first.has(id) || !isEngine(id));
  return new Map(own.map((id) => [id, scriptOf(id)]));
}

/** What an island of any page needs, all of it: one script instead of five. */
const alwaysTogether =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|@nanostores[\\/]react|nanostores[\\/](?:listen-keys|deep-map))[\\/]/;

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
                    groups: [{ name: 'react', test: alwaysTogether }, { name: (id) => own.get(id) ?? null }],
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

import { readImports, resolveImport } from './read-imports.ts';

/** What each zone of src/ may import besides itself. The first drawing of the architecture, as data. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'engine/base': [],
  'engine/syntax': ['engine/base'],
  'engine/model': ['engine/base', 'engine/syntax'],
  'engine/checks': ['engine/base', 'engine/syntax', 'engine/model'],
  'engine/views': ['engine/base', 'engine/syntax', 'engine/model'],
  'engine/run': ['engine/base', 'engine/syntax', 'engine/model'],
  'engine/exports': ['engine/base', 'engine/syntax', 'engine/model'],
  'engine/compare': ['engine/base', 'engine/syntax', 'engine/model'],
  'engine/edits': ['engine/base', 'engine/syntax', 'engine/model'],
  'engine/imports': ['engine/base', 'engine/syntax', 'engine/model'],
  'engine/index': [
    'engine/base',
    'engine/syntax',
    'engine/model',
    'engine/checks',
    'engine/views',
    'engine/run',
    'engine/exports',
    'engine/compare',
    'engine/edits',
    'engine/imports',
  ],
  cli: ['engine/index'],
  layout: ['engine/index', 'security'],
  security: [],
  worker: ['engine/index', 'security'],
  storage: ['engine/index'],
  offline: ['security'],
  stores: ['engine/index', 'layout', 'worker/client', 'storage'],
  ui: ['engine/index', 'styles'],
  islands: ['stores', 'ui', 'styles', 'offline'],
  layouts: ['engine/index', 'layout', 'offline', 'islands', 'ui', 'content', 'styles'],
  pages: ['engine/index', 'layout', 'offline', 'islands', 'ui', 'layouts', 'content', 'styles'],
  content: ['engine/index'],
  styles: [],
};

/**
 * The parts of the readers of the larger points, each of which may import those before it: from words over sentences to
 * lines and tables, and to what all of them tell together. The loose files (what blocks give) stand behind the words.
 */
const parts: Readonly<Record<string, readonly string[]>> = {
  entities: ['words', '', 'fields', 'notes', 'sentences', 'fences', 'lines', 'tables', 'things'],
  roles: ['words', '', 'sentences', 'lines', 'tables', 'fences', 'holders'],
  states: ['words', '', 'arrows', 'sentences', 'headings', 'tables', 'fences', 'lines', 'lifecycles'],
};

/** The point in whose reader a file stands, and which of its parts that is; undefined for any other file. */
function partOf(path: string): { readonly point: string; readonly rank: number } | undefined {
  const { point = '', part = '' } =
    /^src\/engine\/model\/(?<point>[^/]+)\/(?:(?<part>[^/]+)\/)?[^/]+$/.exec(path)?.groups ?? {};
  const order = parts[point];
  return order && { point, rank: order.indexOf(part) };
}

/** Whether a file of a point's reader imports one of a part that comes after its own. */
function goesBack(from: string, to: string): boolean {
  const [source, target] = [partOf(from), partOf(to)];
  return source !== undefined && source.point === target?.point && source.rank < target.rank;
}

/** The files that every stage of the engine may read; the other loose ones put the stages together, behind the door. */
const base = new Set(['points.ts', 'place.ts', 'finding.ts', 'limits.ts', 'change.ts', 'extremes.ts']);

/** Packages the engine may not name: it is pure, and runs in a page, a worker and a terminal alike. */
const impure = /^(node:|react|nanostores|@nanostores\/|astro|@codemirror\/|idb|elkjs)/;

/** The zone a file of src/ belongs to: `engine/model`, `ui`, … A file at the top of src/ is its own name. */
export function zoneOf(path: string): string {
  const [first = '', second = '', third] = path.replace(/^src\//, '').split('/');
  if (first === 'engine') {
    if (third !== undefined) return `engine/${second}`;
    return base.has(second) ? 'engine/base' : 'engine/index';
  }
  return second === '' && first.startsWith('content.config.') ? 'content' : first;
}

/** Whether one file may import another; only the worker's client is open to those outside its folder. */
function mayImport(from: string, to: string): boolean {
  const [source, target] = [zoneOf(from), zoneOf(to)];
  if (source === target) return true;
  const open = allowed[source] ?? [];
  return target === 'worker'
    ? open.includes('worker/client') && /\/client\.ts$/.test(to)
    : open.includes(target);
}

/** The first cycle found along the edges, as the files in order with the first again at the end. */
function findCycle(edges: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): string[] | undefined => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    if (done.has(path)) return undefined;
    for (const next of edges.get(path) ?? []) {
      const cycle = visit(next, [...trail, path]);
      if (cycle) return cycle;
    }
    done.add(path);
    return undefined;
  };
  for (const path of edges.keys()) {
    const cycle = visit(path, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/**
 * Checks a tree (path from the top, such as `src/ui/tile/tile.tsx` → text) and gives one line for every import
 * in a wrong direction, every folder without a rule, every part of a point's reader that imports a later one, every impure package in the engine, and the first cycle.
 * A Markdown page may be imported from anywhere: a check's page is also its page on the site.
 */
export function checkImports(files: ReadonlyMap<string, string>): string[] {
  const problems: string[] = [];
  const edges = new Map<string, string[]>();
  for (const [path, text] of files) {
    if (!/\.(?:ts|tsx|astro)$/.test(path) || path.endsWith('.d.ts')) continue;
    const zone = zoneOf(path);
    if (!(zone in allowed)) problems.push(`${path}: no rule says what ${zone} may import`);
    if (partOf(path)?.rank === -1) problems.push(`${path}: no rule says what its folder may import`);
    const targets: string[] = [];
    for (const specifier of readImports(path, text)) {
      if (zone.startsWith('engine/') && impure.test(specifier)) problems.push(`${path} imports ${specifier}`);
      const target = resolveImport(path, specifier, files);
      if (target === undefined || target.endsWith('.md')) continue;
      if (goesBack(path, target) || (zone in allowed && !mayImport(path, target)))
        problems.push(`${path} imports ${target}`);
      targets.push(target);
    }
    edges.set(path, targets);
  }
  const cycle = findCycle(edges);
  return cycle ? [...problems, `cycle: ${cycle.join(' → ')}`] : problems;
}

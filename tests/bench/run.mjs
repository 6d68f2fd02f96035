/**
 * The benchmark: Ninefold beside the parsers it could have been built on. Prints ratios, which say the same on a slow
 * machine as on a fast one; nothing here fails because something took long.
 *
 *   npm run bench                  everything
 *   npm run bench -- --quick       fewer repetitions, nothing above 1 MB
 *   npm run bench -- --no-browser  without the pages
 *   npm run bench -- --only lezer,ninefold
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { environment, ownNode, root } from '../../.ci/process.mjs';
import { contenders } from './contenders.mjs';
import { generate, repeat } from './generate.mjs';
import { installPeers } from './install.mjs';
import { report } from './report.mjs';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: true },
    only: { type: 'string' },
  },
  allowNegative: true,
});

/** The documents: a short name, and the text. */
function documents() {
  const sizes = options.quick ? [100_000, 1_000_000] : [100_000, 1_000_000, 5_000_000];
  const found = sizes.map((size) => [`generated, ${size / 1_000} kB`, generate(size)]);
  const corpus = resolve(root, process.env.NINEFOLD_CORPUS ?? '../shared/corpus');
  if (!existsSync(corpus)) {
    console.log('The real specifications are left out: there is no corpus (NINEFOLD_CORPUS).');
    return found;
  }
  const textsIn = (kind) =>
    readdirSync(join(corpus, kind), { recursive: true })
      .filter((name) => name.endsWith('.md') && !name.endsWith('README.md'))
      .sort()
      .map((name) => [name, readFileSync(join(corpus, kind, name), 'utf8')]);
  const real = textsIn('ninepoint');
  const repeated = options.quick
    ? []
    : real.map(([name, text]) => [`${name}, repeated`, repeat(text, 1_000_000)]);
  // Documents that are divided in ways of their own, one behind the other.
  const kinds = ['prd', 'speckit'].map((kind) => [
    `${kind}, 1000 kB`,
    repeat(
      textsIn(kind)
        .map(([, text]) => text)
        .join('\n\n'),
      1_000_000,
    ),
  ]);
  return [...real, ...found, ...repeated, ...kinds];
}

/** Milliseconds after which a contender is stopped. */
const limit = 600_000;

/** The figures of one contender on one document, from a fresh process; undefined when it failed. */
function measure(contender, file) {
  const script = fileURLToPath(new URL('./measure.mjs', import.meta.url));
  const args = [
    '--expose-gc',
    '--max-old-space-size=4096',
    script,
    contender,
    file,
    options.quick ? 'quick' : 'full',
  ];
  try {
    const output = execFileSync(ownNode(), args, {
      encoding: 'utf8',
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: limit,
    });
    return JSON.parse(output);
  } catch (error) {
    console.error(
      `${contender} failed${error.signal ? ` (${error.code ?? ''} ${error.signal}: no answer within ${limit / 1_000} s, or killed)` : ''}: ${String(
        error.stderr || error,
      )
        .trim()
        .split('\n')
        .slice(0, 8)
        .join('\n')}`,
    );
    return undefined;
  }
}

await installPeers();
const names = Object.keys(contenders).filter(
  (name) => !options.only || options.only.split(',').includes(name),
);
const folder = mkdtempSync(join(tmpdir(), 'ninefold-bench-'));
try {
  const [cpu] = cpus();
  console.log(
    `Node ${execFileSync(ownNode(), ['--version'], { encoding: 'utf8' }).trim()}, ${cpu?.model ?? 'unknown processor'}`,
  );
  for (const [index, [title, text]] of documents().entries()) {
    const file = join(folder, `${index}.md`);
    writeFileSync(file, text);
    const figures = new Map(names.map((name) => [name, measure(name, file)]));
    console.log(report(title, figures));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

if (options.browser) {
  if (!existsSync(join(root, 'dist', 'workbench', 'index.html')))
    console.log('The pages are left out: there is no built workbench. Run `npm run build` first.');
  else {
    const { measurePages } = await import('./browser.mjs');
    await measurePages(options.quick);
  }
}

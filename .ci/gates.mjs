/** The gates of `npm test`, in the order they run: each names a tool, its arguments, and how its result is counted. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readPlaywright, readVitest } from './counts.mjs';
import { root } from './process.mjs';

const cache = join(root, 'node_modules', '.cache', 'ninefold');
mkdirSync(cache, { recursive: true });
const vitestReport = join(cache, 'vitest.json');
const playwrightReport = join(cache, 'playwright.json');

/**
 * `report` and `read` say where a test runner leaves its numbers; a gate without them counts as one.
 * `needs` names a gate that must have passed first: without a fresh build there is nothing to measure or to open.
 */
export const gates = [
  { name: 'lint', tool: 'biome', args: ['check', '--max-diagnostics=100', '.'] },
  { name: 'types of the engine', tool: 'tsc', args: ['-p', 'src/engine'] },
  { name: 'types', tool: 'astro', args: ['check', '--minimumFailingSeverity', 'error'] },
  { name: 'dead code', tool: 'knip', args: [] },
  {
    name: 'unit tests',
    tool: 'vitest',
    args: [
      'run',
      '--config',
      'tests/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    report: vitestReport,
    read: readVitest,
  },
  { name: 'build', tool: 'astro', args: ['build'] },
  { name: 'size budgets', tool: 'node', args: ['tests/repo/size.mjs'], needs: 'build' },
  {
    name: 'browser tests',
    tool: 'playwright',
    args: ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    report: playwrightReport,
    read: readPlaywright,
    needs: 'build',
  },
];

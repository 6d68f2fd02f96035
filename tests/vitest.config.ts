import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * One project: the test folders that run in one environment. What runs in Node has no state of its own, so a worker
 * loads it once for all its files; stores and what is drawn of them live as long as a page does, which is one file.
 */
function project(name: string, environment: 'node' | 'happy-dom', folders: string[]) {
  const isolate = environment !== 'node';
  return {
    extends: true as const,
    root,
    test: {
      name,
      environment,
      isolate,
      include: folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
    },
  };
}

export default defineConfig({
  root,
  cacheDir: 'node_modules/.cache/vite',
  test: {
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 60_000,
    setupFiles: ['tests/seed.ts'],
    passWithNoTests: true,
    // Vitest would leave a core to itself: half of two.
    maxWorkers: '100%',
    projects: [
      project('engine', 'node', [
        'engine',
        'documents',
        'repo',
        'cli',
        'fuzz',
        'layout',
        'security',
        'offline',
      ]),
      project('browser', 'happy-dom', ['stores', 'ui', 'storage', 'worker', 'islands']),
    ],
  },
});

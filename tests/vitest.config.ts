import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** One project: the test folders that run in one environment. */
function project(name: string, environment: 'node' | 'happy-dom', folders: string[]) {
  return {
    extends: true as const,
    root,
    test: { name, environment, include: folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`) },
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

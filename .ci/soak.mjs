/**
 * `npm run soak`: the full counts of what `npm test` runs a seeded tenth of: random documents and edits, hostile inputs,
 * killed pages, tabs against each other. Takes an hour or more. NINEFOLD_SEED chooses another seed.
 */
import { findBrowser } from './browser.mjs';
import { installPackages } from './packages.mjs';
import { runTool } from './process.mjs';

const env = { NINEFOLD_SOAK: '1' };

try {
  await installPackages();
  await findBrowser();
  const runs = [
    ['vitest', ['run', '--config', 'tests/vitest.config.ts', 'tests/fuzz', 'tests/storage/archive.test.ts']],
    ['astro', ['build']],
    [
      'playwright',
      [
        ...['test', '--config', 'tests/playwright.config.ts', '--project=desktop', '--retries=0'],
        ...['tests/e2e/soak', 'tests/e2e/offline.spec.ts'],
      ],
    ],
  ];
  for (const [tool, args] of runs) {
    const { code } = await runTool(tool, args, { env });
    if (code !== 0) process.exitCode = 1;
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

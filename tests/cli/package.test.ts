import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'ninefold-package-'));

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('npm pack gives a package that installs without a network and checks a file', () => {
  // npm from inside npm would take over its folder and options.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:npm_|INIT_CWD)/i.test(name)),
  );
  const options = {
    env: { ...env, npm_config_cache: join(folder, 'cache') },
    encoding: 'utf8' as const,
    stdio: 'pipe' as const,
  };
  execFileSync('npm', ['pack', '--pack-destination', folder], options);
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  const app = join(folder, 'app');
  execFileSync(
    'npm',
    ['install', '--offline', '--no-audit', '--no-fund', '--prefix', app, join(folder, tarball)],
    options,
  );
  expect(readdirSync(join(app, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    'ninefold',
  ]);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(spawnSync(join(app, 'node_modules/.bin/ninefold'), ['--version'], options).stdout).toBe(
    `${version}\n`,
  );
  writeFileSync(join(folder, 'shop.md'), '# Specification: Shop\n');
  const bin = join(app, 'node_modules/.bin/ninefold');
  const { status, stdout, stderr } = spawnSync(bin, ['check', '--level', 'gap', 'shop.md'], {
    ...options,
    cwd: folder,
  });
  expect(stderr).toBe('');
  expect(stdout).toContain('shop.md:1:');
  expect(status).toBe(1);
}, 120_000);

/** Brings node_modules to what package-lock.json says. Runs on Node 20 without dependencies. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './process.mjs';

/** The packages of a lock file: folder in node_modules → its entry. */
function readLock(path) {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')).packages ?? {}) : {};
}

/**
 * Whether every package of the lock is installed at its version. Compares contents, not dates: a checkout
 * changes dates and nothing else. Optional packages (those of other systems) may be missing.
 */
export function isInstalled() {
  const wanted = readLock(join(root, 'package-lock.json'));
  const present = readLock(join(root, 'node_modules', '.package-lock.json'));
  const same = Object.entries(wanted).every(
    ([folder, entry]) =>
      folder === '' ||
      entry.optional ||
      entry.devOptional ||
      (present[folder]?.version === entry.version && existsSync(join(root, folder))),
  );
  return same && existsSync(join(root, 'node_modules', 'node', 'bin'));
}

/** Installs with `npm ci` what is missing; throws when npm fails. */
export async function installPackages() {
  if (isInstalled()) return;
  console.log('Installing packages (npm ci) …');
  const { code } = await run('npm', ['ci', '--include=dev', '--loglevel=error']);
  if (code !== 0) throw new Error('npm ci failed: the packages are not installed.');
}

/** Brings the peers of the benchmark to what its own package-lock.json says. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../../.ci/process.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Versions of the peers, by name, as this benchmark asks for them. */
export const peers = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies;

function isInstalled([name, version]) {
  const path = join(folder, 'node_modules', name, 'package.json');
  return existsSync(path) && JSON.parse(readFileSync(path, 'utf8')).version === version;
}

/** Installs the peers that are not there; throws when npm fails. */
export async function installPeers() {
  if (Object.entries(peers).every(isInstalled)) return;
  console.log('Installing the peers of the benchmark (npm ci in tests/bench) …');
  const { code, output } = await run('npm', ['ci', '--prefix', folder, '--loglevel=error'], { show: false });
  if (code !== 0) throw new Error(`npm ci failed in tests/bench:\n${output}`);
}

/** `npm start [-- --port <number>]`: installs what is missing, builds the site and serves it. Runs on Node 20. */
import { spawn } from 'node:child_process';
import { installPackages } from './packages.mjs';
import { environment, ownNode, root, runTool } from './process.mjs';

/** Serves until the visitor stops it; passes signals and the exit code on. */
function serveSite() {
  const args = ['.ci/serve.mjs', ...process.argv.slice(2)];
  const server = spawn(ownNode(), args, { cwd: root, env: environment(), stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('close', (code) => {
    process.exitCode = code ?? 0;
  });
}

try {
  await installPackages();
  const { code } = await runTool('astro', ['build']);
  if (code !== 0) throw new Error('The site was not built.');
  serveSite();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

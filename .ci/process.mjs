/** Starts other programs with the project's own Node first on the PATH. Runs on Node 20 without dependencies. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, with a separator at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const bin = join(root, 'node_modules', '.bin');
const windows = process.platform === 'win32';

/** The Node that package.json pins, or the one running where it is not installed. */
export function ownNode() {
  const own = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
  return existsSync(own) ? own : process.execPath;
}

/** The environment for a child: node_modules/.bin is first on the PATH, colours are off where output is kept. */
export function environment(extra = {}) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    ...extra,
    [name]: `${bin}${delimiter}${process.env[name] ?? ''}`,
  };
}

/**
 * Runs a program to its end and gives `{ code, output }`; code is 1 when it could not be started or ran out of time.
 * `show` passes its output on as it comes; `timeout` is in milliseconds.
 */
export function run(command, args, { show = true, timeout, env } = {}) {
  return new Promise((resolve) => {
    const shell = windows && !command.endsWith('.exe');
    const child = spawn(command, args, {
      cwd: root,
      env: environment(env),
      shell,
      timeout,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (stream) => (chunk) => {
      output += chunk;
      if (show) stream.write(chunk);
    };
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a JavaScript entry of an installed package (`astro`, `vitest`, …) with the project's Node. */
export function runTool(name, args, options) {
  return run(windows ? `${name}.cmd` : join(bin, name), args, options);
}

/** Serves the built site in `dist/`: `node .ci/serve.mjs [--port <number>] [--strict-port]`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './process.mjs';
import { serve } from './static-server.mjs';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4321' }, 'strict-port': { type: 'boolean', default: false } },
});
const folder = join(root, 'dist');
const wanted = Number(values.port);

if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_535) {
  console.error(`--port takes a number from 0 to 65535, not "${values.port}".`);
  process.exitCode = 2;
} else if (!existsSync(join(folder, 'index.html'))) {
  console.error('There is no built site yet. Run `npm run build` first.');
  process.exitCode = 1;
} else {
  try {
    const options = { port: wanted, base: process.env.NINEFOLD_BASE ?? '/', strict: values['strict-port'] };
    const { port, base } = await serve(folder, options);
    if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is taken.`);
    console.log(`Ninefold is at http://127.0.0.1:${port}${base}`);
  } catch (error) {
    console.error(`The site could not be served: ${error.message}`);
    process.exitCode = 1;
  }
}

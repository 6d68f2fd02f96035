/**
 * `npm test`: prepares the folder, runs every gate, and ends with one line `N passed, N failed` that adds them all.
 * Runs on Node 20; the gates run on the Node that package.json pins. Goes on after a failure, to show all of them.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { add, honest } from './counts.mjs';
import { installPackages } from './packages.mjs';
import { ownNode, run, runTool } from './process.mjs';

const failure = { passed: 0, failed: 1, skipped: 0 };
const success = { passed: 1, failed: 0, skipped: 0 };

/** Runs one gate and gives its counts. */
async function runGate(gate) {
  if (gate.report) rmSync(gate.report, { force: true });
  const options = { env: { NO_COLOR: '1', ...gate.env } };
  const { code } =
    gate.tool === 'node'
      ? await run(ownNode(), gate.args, options)
      : await runTool(gate.tool, gate.args, options);
  if (!gate.report) return code === 0 ? success : failure;
  if (!existsSync(gate.report)) return failure;
  return honest(gate.read(JSON.parse(readFileSync(gate.report, 'utf8'))), code);
}

/** Runs all gates in order and gives name → counts. */
async function runGates() {
  const { gates } = await import('./gates.mjs');
  const results = new Map();
  for (const gate of gates) {
    console.log(`\n── ${gate.name}`);
    const ready = gate.needs === undefined || results.get(gate.needs)?.failed === 0;
    if (!ready) console.log(`Not run: ${gate.needs} failed.`);
    results.set(gate.name, ready ? await runGate(gate) : failure);
  }
  return results;
}

let results = new Map([['setup', failure]]);
try {
  await installPackages();
  await findBrowser();
  results = await runGates();
} catch (error) {
  console.error(error);
}
console.log('');
for (const [name, { passed, failed, skipped }] of results) {
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}.`,
  );
}
const unsteady = [...results.values()].flatMap((counts) => counts.unsteady ?? []);
if (unsteady.length > 0) console.log('Passed only when tried again; each has a cause to be found:');
for (const title of unsteady) console.log(`  ${title}`);
const total = add(results.values());
if (total.skipped > 0) console.log(`${total.skipped} tests were skipped.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

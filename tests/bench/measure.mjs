/**
 * Measures one contender on one document in a process of its own, and prints the figures as JSON. Started by run.mjs:
 * `node --expose-gc measure.mjs <contender> <file> <quick|full>`. Times are milliseconds.
 */
import { readFileSync } from 'node:fs';
import { contenders } from './contenders.mjs';
import { keystrokes } from './keystrokes.mjs';

const [name, file, pace] = process.argv.slice(2);
const isQuick = pace === 'quick';
/** Time after which a measurement is not repeated again, and how often it is at most. */
const patience = isQuick ? 1_500 : 5_000;
const runs = isQuick ? 7 : 15;
const keys = isQuick ? 20 : 60;
/** Typing ends after this, however many keys were meant to be typed. */
const typingPatience = isQuick ? 20_000 : 60_000;

const source = readFileSync(file, 'utf8');
const contender = await contenders[name].load();
const text = contender.prepare ? contender.prepare(source) : source;

function time(run) {
  const start = performance.now();
  const result = run();
  return { took: performance.now() - start, result };
}

function quantile(times, share) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

const cold = time(() => contender.full(text)).took;

function warm() {
  const times = [];
  let spent = 0;
  while (times.length < runs && (times.length < 1 || spent < patience)) {
    globalThis.gc?.();
    const { took } = time(() => contender.full(text));
    times.push(took);
    spent += took;
  }
  return quantile(times, 0.5);
}

/**
 * Types every keystroke and takes it back, the former measured, three times over; the fastest counts, so that what
 * varies is the place and not what else the machine does. By kind and over all of them.
 */
function typing() {
  const held = contender.open(text);
  const times = new Map([['all', []]]);
  const start = performance.now();
  for (const { kind, at } of keystrokes(text, keys)) {
    if (performance.now() - start > typingPatience) break;
    const after = flat(`${text.slice(0, at)}e${text.slice(at)}`);
    let fastest = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 3; round++) {
      fastest = Math.min(fastest, time(() => held.type(at, 'e', after)).took);
      held.undo(at, 1, text);
    }
    const own = times.get(kind) ?? [];
    times.set(kind, own);
    own.push(fastest);
    times.get('all').push(fastest);
  }
  return Object.fromEntries(
    [...times].map(([kind, list]) => [kind, { median: quantile(list, 0.5), p95: quantile(list, 0.95) }]),
  );
}

/** The same text in one piece: V8 joins strings lazily, and the parser would be charged for it. */
function flat(joined) {
  joined.charCodeAt(joined.length >> 1);
  Number(joined);
  return joined;
}

/**
 * Bytes of heap a character that a held result takes, the text itself left out. A first one is held all along, so that
 * what is built once for all is not counted.
 */
function memory() {
  if (!globalThis.gc) return undefined;
  const heap = () => {
    for (let round = 0; round < 4; round++) globalThis.gc();
    return process.memoryUsage().heapUsed;
  };
  const held = [contender.full(text)];
  const before = heap();
  held.push(contender.full(text));
  const bytes = heap() - before;
  return held.length === 2 ? bytes / text.length : undefined;
}

/** What each check costs, warm: the least of five runs, the dearest first. What several share is on the first's bill. */
async function costs() {
  const least = new Map();
  for (let run = 0; run < 5; run++) {
    globalThis.gc?.();
    for (const [id, took] of await contender.costs(text))
      least.set(id, Math.min(took, least.get(id) ?? Number.POSITIVE_INFINITY));
  }
  return [...least].sort(([, one], [, other]) => other - one);
}

/** The share of each step in the whole, warm: its name and milliseconds. */
async function stages() {
  const steps = await contender.stages();
  const times = steps.map(() => []);
  for (let run = 0; run < 5; run++) {
    globalThis.gc?.();
    let value = text;
    steps.forEach(([, step], index) => {
      const { took, result } = time(() => step(value));
      times[index].push(took);
      value = result;
    });
  }
  return steps.map(([step], index) => [step, quantile(times[index], 0.5)]);
}

const figures = { cold, warm: warm(), characters: text.length };
if (contender.open) Object.assign(figures, { typing: typing() });
figures.bytes = memory();
if (contender.stages) figures.stages = await stages();
if (contender.costs) figures.costs = await costs();
console.log(JSON.stringify(figures));

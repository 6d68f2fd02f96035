import { readdirSync, readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright/test';

/** The processes of a browser by the ids of the operating system: those that draw pages, and those that serve them. */
export interface Processes {
  readonly renderers: readonly number[];
  readonly serving: readonly number[];
}

/** Finds the processes of a browser as they are now. */
export async function processesOf(context: BrowserContext): Promise<Processes> {
  const browser = context.browser();
  if (browser === null) throw new Error('The browser of the profile is not known.');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const ids = (types: readonly string[]): number[] =>
    processInfo.filter(({ type }) => types.includes(type)).map(({ id }) => id);
  return { renderers: ids(['renderer']), serving: ids(['browser', 'utility']) };
}

/**
 * How long each thread of a process has waited for a processor since it began, in milliseconds: ready to run, and
 * not let (Linux, proc_pid_schedstat(5)). Empty where the operating system does not tell.
 */
function waitsOf(id: number): ReadonlyMap<string, number> {
  const waits = new Map<string, number>();
  try {
    for (const thread of readdirSync(`/proc/${id}/task`)) {
      const [, waited] = readFileSync(`/proc/${id}/task/${thread}/schedstat`, 'utf8').split(' ');
      waits.set(thread, Number(waited) / 1_000_000);
    }
  } catch {
    // The process is gone, or there is nothing to read.
  }
  return waits;
}

type Sample = ReadonlyMap<number, ReadonlyMap<string, number>>;

/** The time by the clock of the machine, in milliseconds since 1970, as pages tell it too. */
export const moment = (): number => performance.timeOrigin + performance.now();

/** Watches how long a busy machine keeps the processes of a browser waiting, ten times a second, for a minute back. */
export function watchWaits({ renderers, serving }: Processes) {
  const samples: { readonly at: number; readonly sample: Sample }[] = [];
  const take = (): void => {
    const sample = new Map([...renderers, ...serving].map((id) => [id, waitsOf(id)] as const));
    samples.push({ at: moment(), sample });
    if (samples.length > 600) samples.shift();
  };
  const timer = setInterval(take, 100);
  take();
  return {
    /**
     * How long was waited between two moments: the longest wait of a thread that draws and that of one that serves,
     * one after the other, since what is saved passes through both.
     */
    between(from: number, to: number): number {
      take();
      const before = (samples.findLast(({ at }) => at <= from) ?? samples[0])?.sample;
      const after = (samples.find(({ at }) => at >= to) ?? samples.at(-1))?.sample;
      const longest = (ids: readonly number[]): number =>
        Math.max(
          0,
          ...ids.flatMap((id) =>
            [...(after?.get(id) ?? [])].map(
              ([thread, waited]) => waited - (before?.get(id)?.get(thread) ?? 0),
            ),
          ),
        );
      return longest(renderers) + longest(serving);
    },
    end: () => clearInterval(timer),
  };
}

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The command line's entry. */
export const main = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));

/** How a run of the command line ended. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** What a run is given besides its arguments. */
export interface Around {
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Waits this long (milliseconds) before it reads what is written. */
  readonly readAfter?: number;
  /** Closes the pipe at the first character. */
  readonly hangUp?: boolean;
}

/** Runs the command line as a process of its own. */
export function ninefold(args: readonly string[], around: Around = {}): Promise<Ended> {
  const { INIT_CWD: _, NO_COLOR: __, ...env } = process.env;
  const child = spawn(process.execPath, [main, ...args], { env: { ...env, ...around.env }, cwd: around.cwd });
  let out = '';
  let err = '';
  const listen = (): void => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (around.hangUp) child.stdout.destroy();
    });
  };
  if (around.readAfter === undefined) listen();
  else setTimeout(listen, around.readAfter);
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  child.stdin.on('error', () => {});
  child.stdin.end(around.input ?? '');
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

import { afterEach, expect, it, vi } from 'vitest';
import type { Command } from '../../src/cli/command.ts';
import { run } from '../../src/cli/run.ts';

const before = process.exitCode;

afterEach(() => {
  process.exitCode = before;
  vi.restoreAllMocks();
});

it('a fault of the engine ends with 2 and says what it is, not with 1 as findings do', async () => {
  const written: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text, ...rest) => {
    written.push(String(text));
    const done = rest.at(-1);
    if (typeof done === 'function') done();
    return true;
  });
  const broken: Command = {
    name: 'check',
    takes: 'FILE',
    summary: '',
    files: 'one',
    options: {},
    run: () => Promise.reject(new RangeError('too deep')),
  };
  await run([broken], ['check', 'a.md']);
  expect(process.exitCode).toBe(2);
  expect(written.join('')).toBe('ninefold: this is a fault in Ninefold: RangeError: too deep\n');
});

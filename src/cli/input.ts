import { readFile, stat, writeFile } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { DocumentTooLarge, type Levels, limits, read, type Specification } from '../engine/index.ts';
import { Unusable } from './command.ts';

/** A file with what was read from it. `path` is as messages show it. */
export interface Input {
  readonly path: string;
  /** Undefined for standard input. */
  readonly file?: string;
  readonly specification: Specification;
}

/** Paths are meant from where the person stands; npm and npx change the folder and tell in INIT_CWD. */
export function here(): string {
  return process.env.INIT_CWD ?? process.cwd();
}

/** The path to show: from here when the file lies below, with slashes on every system. */
function shownPath(file: string): string {
  const path = relative(here(), file);
  return (path === '' || path.startsWith('..') ? file : path).split(sep).join('/');
}

/** At most four bytes a character: what is larger than that is over the limit whatever it holds. */
const mostBytes = limits.document * 4;

async function bytesOf(given: string, file: string): Promise<Uint8Array> {
  if (given === '-') {
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of process.stdin as AsyncIterable<Uint8Array>) {
      size += part.length;
      if (size > mostBytes) throw new Unusable(`Standard input is larger than ${mostBytes / 1e6} MB.`);
      parts.push(part);
    }
    return Buffer.concat(parts);
  }
  try {
    const { size } = await stat(file);
    if (size > mostBytes) throw new Unusable(`${given} is larger than ${mostBytes / 1e6} MB.`);
    return await readFile(file);
  } catch (error) {
    throw error instanceof Unusable ? error : new Unusable(`${given} cannot be read: ${reason(error)}.`);
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of its path is not a folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
};

function reason(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return reasons[code] ?? message;
}

/**
 * Reads a file or standard input (`-`) with the severities that are asked for. Refuses (`Unusable`) what is
 * missing, too large, or no text in UTF-8.
 */
export async function open(given: string, asked: Levels = {}): Promise<Input> {
  const file = resolve(here(), given);
  const bytes = await bytesOf(given, file);
  const path = given === '-' ? 'standard input' : shownPath(file);
  if (bytes.includes(0)) throw new Unusable(`${path} is not text: it holds zero bytes.`);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Unusable(`${path} is not text in UTF-8.`);
  }
  try {
    return { path, specification: read(text, asked), ...(given === '-' ? {} : { file }) };
  } catch (error) {
    if (error instanceof DocumentTooLarge) throw new Unusable(`${path}: ${error.message}`);
    throw error;
  }
}

/** Writes a text back to its file. Refuses (`Unusable`) standard input and what cannot be written. */
export async function save(input: Input, text: string): Promise<void> {
  if (input.file === undefined)
    throw new Unusable('--write needs a file: standard input cannot be written to.');
  try {
    await writeFile(input.file, text);
  } catch (error) {
    throw new Unusable(`${input.path} cannot be written: ${reason(error)}.`);
  }
}

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The files that are, or with the next commit would be, in the repository: paths from the top, with `/`. */
export function listFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const paths = execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64_000_000 }).split('\0');
  return paths.filter((path) => path !== '' && existsSync(path)).sort();
}

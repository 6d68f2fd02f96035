import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The work of somebody else that a visitor receives. */
export interface ThirdParty {
  readonly name: string;
  readonly version: string;
  /** The licence as the package names it, in SPDX terms. */
  readonly license: string;
  /** The licence in full; empty where the package ships none. */
  readonly text: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Packages that take part in the build and send a visitor at most a few lines of their own, not what they depend on. */
export const builders: ReadonlySet<string> = new Set(['astro', '@astrojs/react', 'sharp', 'fontkitten']);
/** Of these, what reaches no visitor at all. */
const never: ReadonlySet<string> = new Set(['sharp', 'fontkitten']);
/** Shipped with the site, and imported by no file of it. */
const besides = ['pagefind', 'astro', '@astrojs/react', 'react-dom'];

/** The names of the packages that a file imports, loads fonts from, or loads later. */
export function packagesIn(text: string): string[] {
  const found = text.matchAll(/(?:\bfrom\s+|\bimport\s+|\bimport\(\s*|url\(\s*)['"]([^'"]+)['"]/g);
  return [...found].flatMap(([, specifier = '']) => {
    const name = /^(?:@[\w.-]+\/[\w.-]+|[a-z][\w.-]*)(?=$|\/)/.exec(specifier)?.[0];
    return name === undefined || /^(?:node|astro|data)(?::|$)/.test(specifier.split('/')[0] ?? '')
      ? []
      : [name];
  });
}

/** Every package that the files of a folder name. */
export function importedPackages(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const texts = files
    .filter((entry) => entry.isFile() && /\.(?:tsx?|astro|css)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  return new Set(texts.flatMap(packagesIn));
}

function licenceText(folder: string): string {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const file = files.find(({ name }) => /^(?:licen[cs]e|ofl|copying)/i.test(name));
  return file === undefined ? '' : readFileSync(join(folder, file.name), 'utf8').trim();
}

/** Everything that is shipped, with what it depends on, by name: read from the packages that are installed. */
export function thirdParties(root: string): readonly ThirdParty[] {
  const modules = join(root, 'node_modules');
  const queue = [...importedPackages(join(root, 'src')), ...besides];
  const found = new Map<string, ThirdParty>();
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const folder = join(modules, name);
    if (found.has(name) || never.has(name) || !existsSync(join(folder, 'package.json'))) continue;
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const { version, license = 'not named', dependencies = {} } = manifest;
    found.set(name, { name, version, license, text: licenceText(folder) });
    if (!builders.has(name) && name !== 'pagefind') queue.push(...Object.keys(dependencies));
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Packages under the same words stand together, the largest group first. */
export function byLicence(parties: readonly ThirdParty[]): readonly (readonly ThirdParty[])[] {
  const groups = new Map<string, ThirdParty[]>();
  for (const party of parties) {
    const words = party.text === '' ? party.license : party.text;
    groups.set(words, [...(groups.get(words) ?? []), party]);
  }
  return [...groups.values()].sort((one, other) => other.length - one.length);
}

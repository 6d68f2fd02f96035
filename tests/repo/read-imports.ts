import ts from 'typescript';

/** The parts of an .astro file that are TypeScript: the frontmatter and the scripts. */
function codeOfAstro(text: string): string {
  const frontmatter = /^\s*---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '';
  const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
  return [frontmatter, ...scripts].join('\n;\n');
}

/**
 * The specifiers a file names: of `import`, `export … from`, `import type`, `import(…)` with a literal, and
 * `new URL(…, import.meta.url)`. What is computed at run time is not seen.
 */
export function readImports(path: string, text: string): string[] {
  const code = path.endsWith('.astro') ? codeOfAstro(text) : text;
  const { importedFiles } = ts.preProcessFile(code, true, true);
  const urls = [...code.matchAll(/new URL\(\s*['"]([^'"]+)['"],\s*import\.meta\.url/g)].map(
    (match) => match[1] ?? '',
  );
  const sources = [
    ...codeOfAstro(path.endsWith('.astro') ? text : '').matchAll(/<script[^>]*\ssrc="(\.[^"]+)"/g),
  ];
  return [...importedFiles.map((file) => file.fileName), ...urls, ...sources.map((match) => match[1] ?? '')];
}

/** The file of the tree that a relative specifier means; undefined for a package or a file that is not there. */
export function resolveImport(
  from: string,
  specifier: string,
  files: ReadonlyMap<string, string>,
): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const parts = from.split('/').slice(0, -1);
  for (const part of (specifier.split('?')[0] ?? '').split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  const path = parts.join('/');
  const candidates = [
    path,
    `${path}.ts`,
    `${path}.tsx`,
    `${path}.astro`,
    `${path}/index.ts`,
    `${path}/index.tsx`,
  ];
  return candidates.find((candidate) => files.has(candidate));
}

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listFiles } from './list-files.ts';

/**
 * Ways in which a text becomes markup or a script: the injection sinks of the Trusted Types specification (section
 * 4.2), what Astro and React add to them, and what runs a text outright.
 */
const sinks: Readonly<Record<string, RegExp>> = {
  'markup assigned': /\b(?:inner|outer)HTML\b/,
  'markup inserted': /\binsertAdjacentHTML\b/,
  'markup of React': /\bdangerouslySetInnerHTML\b/,
  'markup of Astro': /\bset:html\b|\bfrom ['"]marked|\bStaticHtml\b/,
  'markup parsed': /\bDOMParser\b|\bcreateContextualFragment\b|\b(?:set|parse)HTML(?:Unsafe)?\b/,
  'markup written': /\bdocument\.write(?:ln)?\b/,
  'markup in a frame': /\bsrcdoc\b/i,
  'a script element': /createElement\(\s*['"](?:script|iframe|object|embed|base|link|meta)['"]/,
  'code from text': /(?<![\w.])eval\(|\bnew Function\b|\bimportScripts\b|\bset(?:Timeout|Interval)\(\s*['"`]/,
  'an address that is code': /['"`]javascript:/i,
  'a handler set by name': /setAttribute(?:NS)?\([^)]*['"]on[a-z]+['"]/,
  'a worker beside the policy': /\bnew (?:Shared)?Worker\((?!trustScript\()/,
  'a service worker beside the policy': /\bserviceWorker\.register\((?!\s*trustScript\()/,
};

const source = listFiles().filter((path) => /^(?:src|public)\/.*\.(?:ts|tsx|js|mjs|astro)$/.test(path));

/** `path:line` of every line of some files that a pattern finds. */
function find(files: ReadonlyMap<string, string>, pattern: RegExp): string[] {
  return [...files].flatMap(([path, text]) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
  );
}

describe('no text becomes markup or code', () => {
  const files = new Map(source.map((path) => [path, readFileSync(path, 'utf8')]));

  test('the source is looked at', () => expect(files.size).toBeGreaterThan(300));

  test.each(Object.entries(sinks))('%s', (_name, pattern) => expect(find(files, pattern)).toEqual([]));

  test.each([
    ['markup assigned', 'element.innerHTML = text;'],
    ['markup parsed', 'element.setHTMLUnsafe(text)'],
    ['code from text', 'setTimeout("run()", 1)'],
    ['an address that is code', 'href="javascript:void 0"'],
    ['a worker beside the policy', 'new Worker(address)'],
  ])('the scan sees %s', (name, line) => {
    expect(find(new Map([['a.ts', line]]), sinks[name] ?? /(?!)/)).toEqual(['a.ts:1']);
  });
});

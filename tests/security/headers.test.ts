import { describe, expect, test } from 'vitest';
import { policyOf, printHeaders, readPolicy, unite } from '../../src/security/headers.ts';

const page = (policy: string): string =>
  `<!doctype html><head><meta http-equiv="content-security-policy" content="${policy}"></head>`;

describe('the policy of a page', () => {
  test('is read from its meta element', () => {
    const policy = policyOf(page("default-src 'self';img-src 'self' data:; script-src 'self' 'sha256-a='"));
    expect(policy?.get('img-src')).toEqual(["'self'", 'data:']);
    expect(policy?.get('script-src')).toEqual(["'self'", "'sha256-a='"]);
  });

  test('is missing where the page has none', () => expect(policyOf('<p>default-src</p>')).toBeUndefined());
});

describe('the union of policies', () => {
  const a = readPolicy("default-src 'self'; script-src 'self' 'sha256-a='; object-src 'none'");
  const b = readPolicy("default-src 'self'; script-src 'self' 'sha256-b='; object-src 'none'");

  test('has every source of each', () => {
    expect(unite([a, b]).get('script-src')).toEqual(["'self'", "'sha256-a='", "'sha256-b='"]);
    expect(unite([a, b]).get('object-src')).toEqual(["'none'"]);
  });

  test('asks nothing of a page that only another page asks', () => {
    const strict = readPolicy("default-src 'self'; require-trusted-types-for 'script'; script-src 'self'");
    expect([...unite([a, strict]).keys()]).toEqual(['default-src', 'script-src']);
  });

  test('leaves out "none" where a page allows something', () => {
    const images = readPolicy('object-src data:');
    expect(unite([readPolicy("object-src 'none'"), images]).get('object-src')).toEqual(['data:']);
  });
});

describe('the file of headers', () => {
  const text = printHeaders([readPolicy("default-src 'self'; script-src 'self' 'sha256-a='")], '/ninefold/');
  const rule = (path: string): string =>
    text.split('\n\n').find((part) => part.startsWith(`${path}\n`)) ?? '';

  test('lets pages be framed by nobody, run what they are made of, and WebAssembly', () => {
    expect(rule('/ninefold/*')).toContain("frame-ancestors 'none'");
    expect(rule('/ninefold/*')).toContain("script-src 'self' 'sha256-a=' 'wasm-unsafe-eval'");
  });

  test('holds workers to the scripts of this site', () => {
    for (const path of ['/ninefold/_astro/*', '/ninefold/sw.js'])
      expect(rule(path)).toContain("Content-Security-Policy: default-src 'self'; script-src 'self';");
  });

  test('allows neither eval nor inline scripts to anything', () =>
    expect(text).not.toMatch(/'unsafe-(?:eval|inline|hashes)'/));
});

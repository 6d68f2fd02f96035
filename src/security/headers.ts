/** A Content-Security-Policy: each directive with its sources, in the order they were written. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** Reads a policy as it stands in a header or a `<meta>`. */
export function readPolicy(text: string): Policy {
  const policy = new Map<string, string[]>();
  for (const part of text.split(';')) {
    const [name, ...sources] = part.trim().split(/\s+/);
    if (name) policy.set(name.toLowerCase(), sources);
  }
  return policy;
}

/** The policy in the `<meta>` of a page; undefined where it has none. */
export function policyOf(html: string): Policy | undefined {
  const tag = /<meta\s[^>]*http-equiv="content-security-policy"[^>]*>/i.exec(html)?.[0];
  const content = tag && /\scontent="([^"]*)"/i.exec(tag)?.[1];
  return content === undefined ? undefined : readPolicy(content.replaceAll('&#39;', "'"));
}

const printPolicy = (policy: Policy): string =>
  [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');

/**
 * The strictest policy that refuses nothing which one of these allows: the directives that all of them have, each with
 * every source of any. A header and a page's own `<meta>` hold both, so a header may ask for no more than each page.
 */
export function unite(policies: readonly Policy[]): Policy {
  const [first = new Map<string, string[]>(), ...rest] = policies;
  const names = [...first.keys()].filter((name) => rest.every((policy) => policy.has(name)));
  return new Map(
    names.map((name) => {
      const sources = [...new Set(policies.flatMap((policy) => policy.get(name) ?? []))];
      return [name, sources.length > 1 ? sources.filter((source) => source !== "'none'") : sources];
    }),
  );
}

/** What a header says that no `<meta>` can, or that holds for every file. */
const everywhere = [
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy: no-referrer',
  'Cross-Origin-Opener-Policy: same-origin',
  'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
];

/** Governs workers: a worker has the policy of its own script, not that of the page. */
const scripts = "default-src 'self'; script-src 'self'; object-src 'none'";

/**
 * The `_headers` of a built site, as Netlify, Cloudflare Pages and others read it, from the policies of its pages.
 * `base` has slashes at both ends. Where two rules match, hosts join or replace: both leave every page working.
 */
export function printHeaders(pages: readonly Policy[], base: string): string {
  const union = new Map(unite(pages));
  // The search of the published pages is WebAssembly.
  union.set('script-src', [...(union.get('script-src') ?? ["'self'"]), "'wasm-unsafe-eval'"]);
  union.set('frame-ancestors', ["'none'"]);
  const rules: [string, readonly string[]][] = [
    [`${base}*`, [...everywhere, `Content-Security-Policy: ${printPolicy(union)}`]],
    [
      `${base}_astro/*`,
      [`Content-Security-Policy: ${scripts}`, 'Cache-Control: public, max-age=31536000, immutable'],
    ],
    [`${base}sw.js`, [`Content-Security-Policy: ${scripts}`, 'Cache-Control: no-cache']],
  ];
  return rules.map(([path, lines]) => [path, ...lines.map((line) => `  ${line}`), ''].join('\n')).join('\n');
}

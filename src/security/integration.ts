import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type Policy, policyOf, printHeaders } from './headers.ts';

/** Writes `_headers` beside the built pages. Throws when a page was built without a policy. */
export function securityHeaders(): AstroIntegration {
  let base = '/';
  return {
    name: 'ninefold:headers',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/*$/, '/');
      },
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
          path.endsWith('.html'),
        );
        const policies = pages.map((page): Policy => {
          const policy = policyOf(readFileSync(join(folder, page), 'utf8'));
          if (policy === undefined) throw new Error(`${page} was built without a Content-Security-Policy.`);
          return policy;
        });
        writeFileSync(join(folder, '_headers'), printHeaders(policies, base));
      },
    },
  };
}

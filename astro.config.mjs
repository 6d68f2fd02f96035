import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { preloadIslands } from './.ci/preload.mjs';
import { siteFiles } from './.ci/site-files.mjs';
import { offline } from './src/offline/integration.ts';
import { securityHeaders } from './src/security/integration.ts';

/** Where the site will live: `NINEFOLD_BASE=/ninefold/` and `NINEFOLD_SITE=https://example.org` for a host with a path. */
const { NINEFOLD_BASE: base = '/', NINEFOLD_SITE: site } = process.env;

export default defineConfig({
  base,
  ...(site ? { site } : {}),
  output: 'static',
  trailingSlash: 'always',
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: 'prism' },
  // A small style sheet written into pages is lost where an island loads its component later.
  build: { inlineStylesheets: 'never' },
  // What lists or reads the built files comes last, after whatever writes some.
  integrations: [react(), preloadIslands(), siteFiles(), securityHeaders(), offline()],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
    },
  },
  vite: {
    worker: { format: 'es' },
    build: {
      // The engine is pure: a page that names the nine points need not load the reading of them.
      rolldownOptions: {
        treeshake: { moduleSideEffects: [{ test: /\/src\/engine\//, sideEffects: false }] },
      },
    },
  },
});

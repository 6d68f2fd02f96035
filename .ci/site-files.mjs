import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as pagefind from 'pagefind';

/** XML has five characters of its own. */
const escaped = (text) => text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A sitemap of the pages that may be found, in the form of sitemaps.org. */
export function sitemap(paths, base, site) {
  const address = (path) => escaped(new URL(`${base.replace(/\/+$/, '')}/${path}`, site).href);
  const kept = paths.filter((path) => !/^(?:404|search|internal)\b/.test(path)).sort();
  const entries = kept.map((path) => `  <url><loc>${address(path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/** A page as it is searched: words that stand beside each other on it, in cells and lists, are no one word. */
export const searchable = (html) => html.replace(/<\/(?:td|th|dt|dd|summary)>/g, ' $&');

/** Puts every page into an index of the search. */
async function indexPages(index, out) {
  const files = (await readdir(out, { recursive: true })).filter((name) => name.endsWith('.html'));
  for (const sourcePath of files.sort()) {
    const content = searchable(await readFile(join(out, sourcePath), 'utf8'));
    const { errors } = await index.addHTMLFile({ sourcePath, content });
    if (errors.length > 0) throw new Error(errors.join('\n'));
  }
}

/** Whole documents that stand as examples in the guide: their Markdown would be read as running text. */
const examples = ['pre[data-language="md"]'];

/** Interfaces that come with the index; the page of the search is our own. */
const isInterface = (path) => /^pagefind-(?:.*ui|highlight)\./.test(path);

/** Writes an index into a folder. Its own way to do it may end before everything is written. */
async function writeIndex(index, folder) {
  const { files, errors } = await index.getFiles();
  if (errors.length > 0) throw new Error(errors.join('\n'));
  for (const { path, content } of files) {
    if (isInterface(path)) continue;
    if (content.length === 0) throw new Error(`${path} of the search is empty.`);
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/** What can be written only once every page is there: the index of the search, and with an address the sitemap. */
export function siteFiles() {
  let base = '/';
  let site;
  return {
    name: 'site-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base;
        site = config.site;
      },
      'astro:build:done': async ({ dir, pages }) => {
        const out = fileURLToPath(dir);
        const { index, errors } = await pagefind.createIndex({ excludeSelectors: examples });
        if (!index) throw new Error(errors.join('\n'));
        await indexPages(index, out);
        await writeIndex(index, join(out, 'pagefind'));
        await pagefind.close();
        if (site === undefined) return;
        const paths = pages.map(({ pathname }) => pathname);
        await writeFile(`${out}sitemap.xml`, sitemap(paths, base, site));
        const robots = `User-agent: *\nAllow: /\nSitemap: ${new URL(`${base.replace(/\/+$/, '')}/sitemap.xml`, site).href}\n`;
        await writeFile(`${out}robots.txt`, robots);
      },
    },
  };
}

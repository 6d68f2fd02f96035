/** A small static file server for a built site: index files, 404.html, and the headers of `_headers`. */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** What hosts compress on its way: text, and nothing that is packed already. */
const compressed = new Set(
  Object.keys(types).filter((end) =>
    /^(?:text|application\/(?:json|manifest|xml|wasm)|image\/svg)/.test(types[end]),
  ),
);

const compress = promisify(gzip);

/** File → its bytes compressed, and the state of the file they were made from. */
const packed = new Map();

/** A promise of a file's bytes, compressed: once, until the file changes. */
function pack(file) {
  const { mtimeMs, size } = statSync(file);
  const known = packed.get(file);
  if (known?.mtimeMs === mtimeMs && known.size === size) return known.bytes;
  const bytes = readFile(file).then((content) => compress(content));
  packed.set(file, { mtimeMs, size, bytes });
  return bytes;
}

/** Reads a `_headers` file: a path pattern on a line of its own (`*` at its end), below it indented `Name: value` lines. */
export function readHeaders(text) {
  const rules = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ pattern: line.trim(), headers: [] });
      continue;
    }
    const colon = line.indexOf(':');
    rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return rules;
}

/** Whether a pattern of `_headers` covers a path. */
function covers(pattern, path) {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(path);
}

/** The file for a request path, `redirect` where a folder lacks its slash, or undefined. Never leaves the folder. */
function find(folder, path) {
  const file = normalize(join(folder, path));
  if (file !== folder && !file.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return undefined;
  if (!existsSync(file)) return undefined;
  if (!statSync(file).isDirectory()) return path.endsWith('/') ? undefined : { file };
  if (!existsSync(join(file, 'index.html'))) return undefined;
  return path.endsWith('/') ? { file: join(file, 'index.html') } : { redirect: true };
}

/** Answers one request from the folder; `base` (with slashes at both ends) is where the site lives. */
function answer(request, response, folder, base, rules) {
  const send = (status, file, path) => {
    const headers = rules.filter((rule) => covers(rule.pattern, path)).flatMap((rule) => rule.headers);
    // Headers of one name are joined, as some hosts do: what holds then, holds where the later one replaces.
    for (const [name, value] of headers) response.appendHeader(name, value);
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const packs =
      compressed.has(extname(file)) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
    response.setHeader('Vary', 'Accept-Encoding');
    if (packs) response.setHeader('Content-Encoding', 'gzip');
    response.writeHead(status);
    if (request.method === 'HEAD') response.end();
    else if (packs)
      pack(file).then(
        (bytes) => response.end(bytes),
        (error) => response.destroy(error),
      );
    else createReadStream(file).pipe(response);
  };
  let path;
  try {
    path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
  } catch {
    response.writeHead(400).end('Bad request');
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405).end('Method not allowed');
    return;
  }
  const found =
    path.startsWith(base) && path !== `${base}_headers`
      ? find(folder, path.slice(base.length - 1))
      : undefined;
  const missing = join(folder, '404.html');
  if (found?.redirect) response.writeHead(301, { Location: `${encodeURI(path)}/` }).end();
  else if (found) send(200, found.file, path);
  else if (existsSync(missing)) send(404, missing, path);
  else response.writeHead(404).end('Not found');
}

/**
 * Serves a folder on 127.0.0.1 and gives `{ server, port }`. When the port is taken, the next free one of the
 * following twenty is chosen, unless `strict`.
 */
export function serve(folder, { port = 4321, base = '/', strict = false } = {}) {
  const headers = join(folder, '_headers');
  const rules = existsSync(headers) ? readHeaders(readFileSync(headers, 'utf8')) : [];
  const root = normalize(folder);
  const place = `/${base.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
  const last = strict ? port : port + 20;
  const listen = (number) =>
    new Promise((resolve, reject) => {
      const server = createServer((request, response) => answer(request, response, root, place, rules));
      server.once('error', (error) => {
        if (error.code === 'EADDRINUSE' && number < last) resolve(listen(number + 1));
        else reject(error);
      });
      server.listen(number, '127.0.0.1', () => resolve({ server, port: server.address().port, base: place }));
    });
  return listen(port);
}

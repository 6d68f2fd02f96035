import { deflateRawSync, gzipSync } from 'node:zlib';
import { limits } from '../../src/engine/limits.ts';
import { checksum } from '../../src/storage/checksum.ts';
import { payloads, prototypeKeys, slowPatterns, tricky } from './payloads.ts';
import { fill, places } from './places.ts';
import { zipOf } from './zip.ts';

/** Something made to do harm. A text comes in by every way; a file only as a file; a link only as a link. */
export type Hostile = { readonly name: string } & (
  | { readonly is: 'text'; readonly make: () => string; readonly file?: string }
  | { readonly is: 'file'; readonly make: () => Uint8Array; readonly file: string }
  | { readonly is: 'link'; readonly make: () => string }
);

const text = (name: string, make: () => string, file?: string): Hostile =>
  file === undefined ? { name, is: 'text', make } : { name, is: 'text', make, file };

/** Each payload in a third of the places, so that every place has eight; and in all of them at once. */
const injected = Object.entries(payloads).flatMap(([name, payload], index) => [
  text(`${name}, everywhere`, () => fill(payload)),
  ...places
    .filter((_, at) => (at + index) % 3 === 0)
    .map((place) => text(`${name}, as ${place}`, () => fill(payload, place))),
]);

const fileNames = Object.entries(payloads)
  .filter((_, index) => index % 3 === 0)
  .map(([name, payload]) =>
    text(`${name}, as the name of a file`, () => fill('x'), `${payload.replaceAll('/', '∕')}.md`),
  );

const keys = prototypeKeys.flatMap((key) => [
  text(`${key} in every place`, () => fill(key)),
  ...['entity', 'field', 'constant', 'state'].map((place) =>
    text(`${key} as ${place}`, () => fill(key, place)),
  ),
  text(`${key} in front matter`, () => `---\nninefold:\n  ${key}: { a: 1 }\n${key}: 1\n---\n${fill('x')}`),
]);

const characters = Object.entries(tricky).flatMap(([name, character]) => [
  text(`${name} in every place`, () => fill(`a${character}b`)),
  text(`${name} alone`, () => character.repeat(100)),
]);

const patterns = slowPatterns.map((pattern) =>
  text(`the pattern ${pattern}`, () =>
    fill(`x.matches('${pattern}') && '${'a'.repeat(40)}!'.matches('${pattern}')`, 'condition'),
  ),
);

const point = (words: string): string => `## 5. Validation rules\n\n${words}`;

const deep = Object.entries({
  'lists 5,000 deep': () => Array.from({ length: 5_000 }, (_, at) => `${' '.repeat(at % 500)}- x`).join('\n'),
  'quotations 20,000 deep': () => `${'>'.repeat(20_000)} x`,
  'brackets 50,000 deep': () => '['.repeat(50_000),
  'images 50,000 deep': () => '![a]('.repeat(50_000),
  'emphasis 50,000 deep': () => '**a _b '.repeat(50_000),
  'backticks of every length': () => Array.from({ length: 500 }, (_, at) => '`'.repeat(at + 1)).join(' a '),
  'an expression 3,000 deep': () => `- \`A.b\`: \`${'('.repeat(1_900)}1${')'.repeat(1_900)}\``,
  'an expression of 1,000 nots': () => `- \`A.b\`: \`${'!'.repeat(3_900)}true\``,
  'an expression of macros in macros': () =>
    `- \`A.b\`: \`${'[1,2].map(x, '.repeat(200)}x${')'.repeat(200)}\``,
  'markup 50,000 deep': () => '<div>'.repeat(50_000),
  'comments that never close': () => '<!-- '.repeat(50_000),
  'headings 30,000 times': () => Array.from({ length: 30_000 }, (_, at) => `### E${at}`).join('\n\n'),
  'a table of 3,000 columns': () =>
    `|${' a |'.repeat(3_000)}\n|${' - |'.repeat(3_000)}\n|${' b |'.repeat(3_000)}`,
  'a table of 50,000 rows': () => `| Subject | Rule |\n| --- | --- |\n${'| a | b |\n'.repeat(50_000)}`,
  'a chain of arrows': () => `- ${'a → '.repeat(50_000)}b`,
  'references to references': () =>
    Array.from({ length: 5_000 }, (_, at) => `[a${at}]: #a${at + 1}`).join('\n'),
}).map(([name, make]) => text(name, () => point(make())));

const long = Object.entries({
  letters: 'a',
  spaces: ' ',
  bars: '|',
  backticks: '`',
  brackets: '[',
  less: '<',
  stars: '* ',
  mixed: 'a `b` [c](d) **e** ',
}).map(([name, unit]) =>
  text(`a line of ten megabytes of ${name}`, () =>
    point(unit.repeat(Math.floor((limits.document - 200) / unit.length))),
  ),
);

/** A YAML bomb: nine levels of ten aliases are a thousand million words. */
const aliases = [
  'a: &a [x,x,x,x,x,x,x,x,x,x]',
  ...'bcdefghi'.split('').map(
    (name, at) =>
      `${name}: &${name} [${Array(10)
        .fill(`*${'abcdefghi'.charAt(at)}`)
        .join(',')}]`,
  ),
].join('\n');

const bombs: readonly Hostile[] = [
  text('aliases of aliases in front matter', () => `---\n${aliases}\n---\n${fill('x')}`),
  text('an alias of itself', () => `---\na: &a [*a]\n---\n${fill('x')}`),
  text('aliases of aliases in a fence', () => point(`\`\`\`yaml\n${aliases}\n\`\`\``)),
  text(
    'entities of entities',
    () => `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]>\n${fill('&b;')}`,
  ),
];

const file = (name: string, path: string, make: () => Uint8Array): Hostile => ({
  name,
  is: 'file',
  file: path,
  make,
});
const bytes = (words: string): Uint8Array => new TextEncoder().encode(words);

const files: readonly Hostile[] = [
  file('a zip that unpacks to gigabytes', 'bomb.zip', () =>
    zipOf(
      Array.from({ length: 12 }, (_, at) => ({
        path: `${at}.md`,
        content: Buffer.alloc(20_000_000, 97),
        deflated: true,
      })),
    ),
  ),
  file('a zip that lies about its sizes', 'lies.zip', () => {
    const zip = zipOf([{ path: 'a.md', content: bytes('# A'), deflated: true }]);
    zip.fill(0xff, 18, 26);
    return zip;
  }),
  file('a zip in a zip', 'nested.zip', () =>
    zipOf([{ path: 'inner.zip', content: zipOf([{ path: 'a.md', content: bytes('# Inner') }]) }]),
  ),
  file('a zip of 60,000 files', 'many.zip', () =>
    zipOf(Array.from({ length: 60_000 }, (_, at) => ({ path: `${at}.txt`, content: new Uint8Array() }))),
  ),
  file('a zip with paths that climb', 'climb.zip', () =>
    zipOf([
      { path: '../../etc/passwd.md', content: bytes('# Climbed') },
      { path: '/abs.md', content: bytes('# Abs') },
    ]),
  ),
  file('a zip with names of the prototype', 'proto.zip', () =>
    zipOf(prototypeKeys.map((key) => ({ path: `${key}.md`, content: bytes(`# ${key}`) }))),
  ),
  file('a zip whose list is no list', 'list.zip', () =>
    zipOf([{ path: 'ninefold.json', content: bytes('{"ninefold":1,"documents":{"__proto__":[]}}') }]),
  ),
  file('a zip whose list is from the future', 'future.zip', () =>
    zipOf([{ path: 'ninefold.json', content: bytes('{"ninefold":99}') }]),
  ),
  file('a zip cut off', 'cut.zip', () =>
    zipOf([{ path: 'a.md', content: bytes('# A'.repeat(100)) }]).slice(0, 60),
  ),
  file('a zip of nothing', 'nothing.zip', () => new Uint8Array()),
  file('gzip under another name', 'gzip.md', () => gzipSync('# A')),
  file('a picture', 'picture.md', () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0])),
  file('bytes that are no UTF-8', 'latin.md', () => Uint8Array.from([0x23, 0x20, 0xe9, 0xff, 0xfe])),
  file('UTF-16 with a lone surrogate', 'utf16.md', () =>
    Uint8Array.from([0xff, 0xfe, 0x23, 0, 0x20, 0, 0, 0xd8]),
  ),
  file('null bytes', 'null.md', () => Uint8Array.from([0x23, 0x20, 0, 0, 0])),
  file('nothing', 'empty.md', () => new Uint8Array()),
  file('more than the limit', 'large.md', () => Buffer.alloc(limits.document + 1, 97)),
];

const linkAround = (content: Uint8Array): string => {
  const payload = Buffer.from(content).toString('base64url');
  return `spec1.${payload.length.toString(36)}.${payload}.${checksum(payload)}`;
};
const link = (name: string, make: () => string): Hostile => ({ name, is: 'link', make });

const links: readonly Hostile[] = [
  link('a link that unpacks to 300 MB', () =>
    linkAround(deflateRawSync(Buffer.alloc(300_000_000), { level: 9 })),
  ),
  link('a link with a selection far outside', () =>
    linkAround(deflateRawSync('{"text":"a","selection":[1e308,-1]}')),
  ),
  link('a link with a prototype', () =>
    linkAround(deflateRawSync('{"__proto__":{"text":"x"},"constructor":1}')),
  ),
  link('a link with markup for a view', () =>
    linkAround(deflateRawSync(JSON.stringify({ text: '# A', view: payloads.script }))),
  ),
  link('a link with an encoding of no kind', () =>
    linkAround(deflateRawSync('{"text":"# A","encoding":"__proto__"}')),
  ),
  link('a link of JSON 100,000 deep', () => linkAround(deflateRawSync('['.repeat(100_000)))),
  link('a link that says it is longer than any', () => 'spec1.zzzzzzzz.abc.00000000'),
  link('a link from the future with markup', () => `spec2.${encodeURIComponent(payloads.script ?? '')}`),
  link('a link of broken escapes', () => 'spec1.%E0%A4%A'),
  link('a link that ends in the middle', () => linkAround(deflateRawSync(fill('x'))).slice(0, 300)),
];

/** All of them, always in this order. */
export const hostileInputs: readonly Hostile[] = [
  ...injected,
  ...fileNames,
  ...keys,
  ...characters,
  ...patterns,
  ...deep,
  ...long,
  ...bombs,
  ...files,
  ...links,
];

// @vitest-environment node
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { pack, unpack, type WholeDocument } from '../../src/storage/archive.ts';
import { upgradeDocument } from '../../src/storage/database.ts';
import { readTiles } from '../../src/storage/tiles.ts';
import { shareOf } from '../share.ts';

const words = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('# A\n\nb\n', '\ud800 half a pair', '\ufeff# marked', 'a\r\nb', '__proto__', ''),
);
const time = fc.integer({ min: 0, max: 4e12 });

/** What a browser may keep: lines end in LF, and a version is numbered from 1. */
const whole: fc.Arbitrary<WholeDocument> = fc
  .record({
    text: words.map((text) => text.replace(/\r\n?/g, '\n')),
    title: fc.string({ maxLength: 30 }),
    path: fc.string({ maxLength: 30 }),
    crlf: fc.boolean(),
    encoding: fc.constantFrom(
      'utf-8' as const,
      'utf-8-bom' as const,
      'utf-16le' as const,
      'utf-16be' as const,
    ),
    updated: time,
    removed: time,
    versions: fc.array(
      fc.record({ text: words, at: time, note: fc.string(), kind: fc.constantFrom('automatic', 'named') }),
      { maxLength: 3 },
    ),
  })
  .map(({ versions, ...said }) => ({
    document: upgradeDocument({ ...said, id: 'document.1', tiles: '', revision: 0 }),
    versions: versions.map(({ text, ...version }, index) => {
      return { ...version, document: 'document.1', number: index + 1, size: text.length, text };
    }),
  })) as fc.Arbitrary<WholeDocument>;

test('everything comes back as it went out, with its history', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(whole, { minLength: 1, maxLength: 4 }), async (documents) => {
      const unpacked = await unpack(await pack(documents));
      // Title and excerpt are read from the text again when it is kept.
      const bare = (all: readonly WholeDocument[]) =>
        all.map(({ document, versions }) => ({ document: { ...document, title: '' }, versions }));
      if (unpacked.is !== 'export') throw new Error(`It is no export: ${JSON.stringify(unpacked)}`);
      expect(bare(unpacked.documents)).toEqual(bare(documents));
      expect(unpacked.leftOut).toBe(0);
    }),
    { numRuns: shareOf(1_000) },
  );
});

/** A zip as somebody makes it by hand. */
const zipAround = (list: string): Uint8Array =>
  zipSync({ 'ninefold.json': strToU8(list), 'a.md': strToU8('# A') });

/** Values as a list holds them where it was made to do harm. */
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(1e308, -1, 1.5, '__proto__', [['a']], { toString: 1 }, 'x'.repeat(5_000)),
);
const hostileDocument = fc.record(
  {
    file: fc.constantFrom('a.md', 'a.md', 'b.md'),
    ...Object.fromEntries(
      [
        'id',
        'title',
        'text',
        'crlf',
        'encoding',
        'path',
        'updated',
        'size',
        'excerpt',
        'tiles',
        'removed',
      ].map((name) => [name, anything]),
    ),
    versions: fc.oneof(
      anything,
      fc.array(
        fc.record(
          { file: fc.constant('a.md'), number: anything, at: anything, kind: anything, note: anything },
          { requiredKeys: ['file'] },
        ),
        { maxLength: 2 },
      ),
    ),
  },
  { requiredKeys: ['file'] },
);

test('a list that was made to do harm gives documents of the right shape, or none', {
  timeout: 600_000,
}, async () => {
  const isTime = (value: number) => expect(() => new Date(value).toISOString()).not.toThrow();
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.array(hostileDocument), anything), async (documents) => {
      const unpacked = await unpack(zipAround(JSON.stringify({ ninefold: 1, documents })));
      if (unpacked.is !== 'export') return;
      for (const { document, versions } of unpacked.documents) {
        seen += 1;
        expect(document.id).toMatch(/^[\w.-]{0,100}$/);
        for (const name of ['title', 'text', 'path', 'excerpt', 'tiles'] as const)
          expect(typeof document[name]).toBe('string');
        expect(document.path.length).toBeLessThanOrEqual(1_000);
        expect(['utf-8', 'utf-8-bom', 'utf-16le', 'utf-16be']).toContain(document.encoding);
        expect(typeof document.crlf).toBe('boolean');
        expect(document.size).toBe(document.text.length);
        isTime(document.updated);
        isTime(document.removed);
        expect(Array.isArray(readTiles(document.tiles))).toBe(true);
        for (const { number, at, kind, note, text } of versions) {
          expect(Number.isInteger(number) && number >= 0).toBe(true);
          isTime(at);
          expect(['automatic', 'kept', 'crossed', 'named']).toContain(kind);
          expect(typeof note).toBe('string');
          expect(typeof text).toBe('string');
        }
      }
    }),
    { numRuns: shareOf(2_000) },
  );
  expect(seen).toBeGreaterThan(50);
});

test('what is no zip, cut off, or of a newer version is refused with a reason', async () => {
  const zip = zipAround('{"ninefold":1,"documents":[]}');
  for (const bytes of [new Uint8Array(), zip.slice(0, 40), strToU8('no zip at all'), zipAround('{')])
    expect(await unpack(bytes)).not.toMatchObject({ is: 'export' });
  expect(await unpack(zipAround('{"ninefold":2}'))).toEqual({
    is: 'refused',
    why: 'a newer version of Ninefold has written it.',
  });
  for (const list of ['[]', '{"__proto__":[]}', '7', '[1]'])
    expect(await unpack(zipAround(`{"ninefold":1,"documents":${list}}`))).toEqual({
      is: 'refused',
      why: 'it lists no document.',
    });
});

// @vitest-environment node
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { limits } from '../../src/engine/limits.ts';
import { checksum } from '../../src/storage/checksum.ts';
import { linkPlaces } from '../../src/storage/link-places.ts';
import {
  isShareLink,
  makeShareLink,
  openShareLink,
  type SharedDocument,
} from '../../src/storage/share-link.ts';
import { corpus, hasCorpus } from '../corpus.ts';

const make = async (document: SharedDocument): Promise<string> => {
  const fragment = await makeShareLink(document);
  if (fragment === undefined) throw new Error('The link would be too long.');
  return fragment;
};

/** Why a link is refused; fails when it is not. */
async function refusal(fragment: string): Promise<string> {
  const opened = await openShareLink(fragment);
  if (opened.is === 'document') throw new Error('The link was opened.');
  return opened.why;
}

/** A link with a true checksum around any bytes: what somebody would make by hand. */
function linkAround(bytes: Uint8Array): string {
  const payload = Buffer.from(bytes).toString('base64url');
  return `spec1.${payload.length.toString(36)}.${payload}.${checksum(payload)}`;
}

const text = readFileSync(new URL('../../src/content/specs/invoicing.md', import.meta.url), 'utf8');

describe('a document in a link', () => {
  test('comes out as it went in, whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 300 })),
        fc.boolean(),
        fc.nat(20),
        async (words, crlf, at) => {
          // Half a surrogate pair is a text too.
          const odd = `${words}${String.fromCharCode(0xd800 + at)}`;
          const selection = { from: Math.min(at, odd.length), to: odd.length };
          const document = { text: odd, crlf, selection, view: 'findings' };
          expect(await openShareLink(await make(document))).toEqual({ is: 'document', document });
        },
      ),
      { numRuns: 200 },
    );
  });

  test('stands in letters, digits, and marks that every program leaves in an address, and ends in none of them', async () => {
    expect(await make({ text, crlf: false })).toMatch(/^spec1\.[\w.-]+[0-9a-f]$/);
  });

  test('opens behind a number sign, and with what a program put at its end', async () => {
    const fragment = await make({ text, crlf: false });
    for (const link of [`#${fragment}`, `${fragment}&utm_source=chat`, `${fragment}).`])
      expect(await openShareLink(link)).toMatchObject({ is: 'document', document: { text } });
  });

  test('a selection outside the text is left out', async () => {
    const bytes = deflateRawSync(JSON.stringify({ text: 'short', selection: [2, 99] }));
    expect(await openShareLink(linkAround(bytes))).toEqual({
      is: 'document',
      document: { text: 'short', crlf: false },
    });
  });

  test('no link is made that would be longer than the limit', async () => {
    const noise = Array.from({ length: 400_000 }, (_, at) =>
      String.fromCharCode(0x4e00 + ((at * 7919 + ((at * at) % 10_007)) % 20_000)),
    ).join('');
    expect(await makeShareLink({ text: noise.repeat(3), crlf: false })).toBeUndefined();
  });
});

describe('links of version 1 are opened by every later version', () => {
  const fixtures = JSON.parse(
    readFileSync(new URL('fixtures/links-version-1.json', import.meta.url), 'utf8'),
  ) as { fragment: string; document: SharedDocument }[];
  test.each(fixtures)('$fragment', async ({ fragment, document }) => {
    expect(await openShareLink(fragment)).toEqual({ is: 'document', document });
  });
});

describe('what is wrong with a link is said', () => {
  test('cut off anywhere', async () => {
    const fragment = await make({ text, crlf: false });
    for (let at = 'spec1.'.length; at < fragment.length; at += 1 + Math.floor(fragment.length / 150))
      expect(await refusal(fragment.slice(0, at))).toMatch(/cut off/);
    expect(await refusal(fragment.slice(0, -1))).toMatch(/cut off/);
    expect(await refusal(fragment.slice(0, 1_000))).toMatch(/9\d\d of [\d,]+ characters arrived/);
  });

  test('altered anywhere', async () => {
    const fragment = await make({ text: 'A text that somebody alters.', crlf: false });
    const from = fragment.indexOf('.', 'spec1.'.length) + 1;
    for (let at = from; at < fragment.length; at += 1) {
      const other = fragment[at] === 'b' ? 'c' : 'b';
      expect(await refusal(fragment.slice(0, at) + other + fragment.slice(at + 1))).toMatch(
        /altered|cut off/,
      );
    }
    expect(await refusal(fragment.toLowerCase())).toMatch(/altered/);
  });

  test('from the future', async () => {
    for (const fragment of ['spec2.abc', 'spec17.x.y.z', 'spec999999.'])
      expect(await refusal(fragment)).toMatch(/newer version/);
  });

  test('of a version there never was', async () =>
    expect(await refusal('spec0.1.a.e8b7be43')).toMatch(/altered/));

  test('a bomb is stopped while it unpacks', async () => {
    const bomb = linkAround(deflateRawSync(Buffer.alloc(300_000_000), { level: 9 }));
    expect(bomb.length).toBeLessThan(limits.link);
    expect(await refusal(bomb)).toMatch(/more than 40 MB/);
  });

  test.each([
    ['no deflate', Buffer.from('nothing')],
    ['no JSON', deflateRawSync('# A text')],
    ['no text', deflateRawSync('{"text":1}')],
    ['a list', deflateRawSync('["text"]')],
    ['nothing', deflateRawSync('null')],
    ['no UTF-8', deflateRawSync(Buffer.from([0x22, 0xff, 0x22]))],
  ])('%s', async (_name, bytes) => expect(await refusal(linkAround(bytes))).toMatch(/holds no document/));

  test('a document over the limit', async () => {
    const bytes = deflateRawSync(JSON.stringify({ text: 'x'.repeat(limits.document + 1) }));
    expect(await refusal(linkAround(bytes))).toMatch(/longer than 10,000,000 characters/);
  });

  test('nothing but a link is taken for one', () => {
    for (const other of ['', '#', '#line-3', '#spec', '#specification', '#spec1', '#entity-spec1.a'])
      expect(isShareLink(other)).toBe(false);
    expect(isShareLink('#spec1.')).toBe(true);
  });
});

test('common places are in order, each with its source', () => {
  expect(linkPlaces.map(({ most }) => most)).toEqual(
    linkPlaces.map(({ most }) => most).sort((a, b) => a - b),
  );
  for (const { source } of linkPlaces) expect(source).toMatch(/^https:\/\//);
});

/** Every file of the collection that is text in UTF-8, as bytes. */
const files = hasCorpus
  ? (readdirSync(corpus, { recursive: true }) as string[])
      .filter((path) => statSync(join(corpus, path)).isFile())
      .map((path) => ({ path, bytes: readFileSync(join(corpus, path)) }))
      .filter(({ bytes }) => Buffer.from(bytes.toString('utf8'), 'utf8').equals(bytes))
  : [];

describe('real documents', () => {
  it.skipIf(!hasCorpus)('that fit into a link come out byte for byte', { timeout: 120_000 }, async () => {
    let fitting = 0;
    for (const { path, bytes } of files) {
      const fragment = await makeShareLink({ text: bytes.toString('utf8'), crlf: false });
      if (fragment === undefined) continue;
      fitting += 1;
      const opened = await openShareLink(fragment);
      const same = opened.is === 'document' && Buffer.from(opened.document.text, 'utf8').equals(bytes);
      expect(same, path).toBe(true);
    }
    expect(fitting).toBeGreaterThan(500);
    expect(files.length - fitting).toBeLessThan(5);
  });
});

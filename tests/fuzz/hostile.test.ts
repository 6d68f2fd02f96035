import { describe, expect, test } from 'vitest';
import {
  applyChanges,
  changesFor,
  edit,
  facts,
  modelAsJson,
  print,
  questionsAsMarkdown,
  read,
} from '../../src/engine/index.ts';
import { limits } from '../../src/engine/limits.ts';
import { summarise } from '../../src/engine/summary.ts';
import { makeShareLink, openShareLink } from '../../src/storage/share-link.ts';
import { hostileInputs } from '../hostile/inputs.ts';
import { shareOfItems } from '../share.ts';

test('there are at least 300, each with a name of its own', () => {
  expect(hostileInputs.length).toBeGreaterThanOrEqual(300);
  expect(new Set(hostileInputs.map(({ name }) => name)).size).toBe(hostileInputs.length);
});

const texts = hostileInputs.filter((input) => input.is === 'text');

describe('hostile texts go through everything, and prototypes stay what they were', () => {
  test.each(shareOfItems(texts))('$name', { timeout: 60_000 }, ({ make }) => {
    const text = make();
    expect(text.length).toBeLessThanOrEqual(limits.document);
    const specification = read(text);
    expect(specification.segments().reduce((sum, { from, to }) => sum + to - from, 0)).toBe(text.length);
    summarise(specification);
    facts(specification.model);
    questionsAsMarkdown(specification);
    JSON.stringify(modelAsJson(specification.model));
    print(specification.model, text);
    const fix = specification.findings.find(({ fixes }) => fixes?.length)?.fixes?.[0];
    if (fix) read(applyChanges(text, changesFor(specification, fix)));
    const at = Math.floor(text.length / 2);
    expect(edit(specification, [{ from: at, to: at, insert: 'x' }]).text.length).toBe(text.length + 1);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(Reflect.get({}, 'a')).toBeUndefined();
  });
});

describe('hostile texts come out of a link as they went in', () => {
  test.each(shareOfItems(texts))('$name', { timeout: 60_000 }, async ({ make }) => {
    const document = { text: make(), crlf: false };
    const fragment = await makeShareLink(document);
    if (fragment === undefined) expect(document.text.length).toBeGreaterThan(limits.link / 2);
    else expect(await openShareLink(fragment)).toEqual({ is: 'document', document });
  });
});

describe('hostile links are opened or refused', () => {
  test.each(hostileInputs.filter((input) => input.is === 'link'))(
    '$name',
    { timeout: 60_000 },
    async ({ make }) => {
      const opened = await openShareLink(make());
      if (opened.is === 'document') expect(opened.document.text.length).toBeLessThan(10);
      else expect(opened.why).toMatch(/^This link was/);
    },
  );
});

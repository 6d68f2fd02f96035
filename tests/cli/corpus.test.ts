import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { modelAsJson, print, read } from '../../src/engine/index.ts';
import { hasCorpus, markdownKinds, markdownOf } from '../corpus.ts';
import { ninefold } from './run-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'ninefold-corpus-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(!hasCorpus)('every Markdown document of the corpus', () => {
  const documents = markdownOf(...markdownKinds);

  it('is there', () => {
    expect(documents.length).toBeGreaterThan(100);
  });

  it('is checked in one run, none refused', async () => {
    const files = documents.map(({ text }, index) => {
      const file = join(folder, `${index}.md`);
      writeFileSync(file, text);
      return file;
    });
    const { code, out, err } = await ninefold(['check', '--format', 'json', ...files]);
    expect(err).toBe('');
    expect([0, 1]).toContain(code);
    const report = JSON.parse(out) as { files: { findings: unknown[] }[] };
    expect(report.files).toHaveLength(files.length);
    // None is a specification in nine points without a gap.
    expect(report.files.filter(({ findings }) => findings.length === 0)).toEqual([]);
  }, 60_000);

  it.each(documents)('$path becomes a model and is printed', ({ text }) => {
    const { model } = read(text);
    const json = JSON.parse(JSON.stringify(modelAsJson(model)));
    expect(json.points).toHaveLength(9);
    expect(print(model, text).trim()).not.toBe('');
  });
});

import { expect, it } from 'vitest';
import { parse } from '../../../src/engine/syntax/document.ts';
import { pieces } from '../../../src/engine/syntax/inline.ts';
import { hasCorpus, markdownKinds, markdownOf } from '../../corpus.ts';
import { faultsOf, inlinesOf } from './block-dump.ts';

it.skipIf(!hasCorpus)(
  'every real document is tiled by its blocks, and every run of text by its pieces',
  () => {
    for (const { path, text } of markdownOf(...markdownKinds)) {
      const syntax = parse(text);
      expect(faultsOf(syntax), path).toEqual([]);
      expect(syntax.refused, path).toEqual([]);
      for (const inline of syntax.blocks.flatMap(inlinesOf)) {
        const stretches = pieces(inline).map((piece) => inline.source.slice(piece.start, piece.end));
        expect(stretches.join(''), path).toBe(inline.source);
      }
    }
  },
);

it.skipIf(!hasCorpus)('the tables of a specification are read to their last row', () => {
  for (const { path, text } of markdownOf('ninepoint')) {
    const lines = text.split('\n').filter((line) => line.startsWith('|')).length;
    const tables = parse(text).blocks.filter((block) => block.kind === 'table');
    expect(
      tables.reduce((sum, table) => sum + table.rows.length + 2, 0),
      path,
    ).toBe(lines);
  }
});

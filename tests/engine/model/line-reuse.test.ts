import { describe, expect, it } from 'vitest';
import type { Context } from '../../../src/engine/model/blocks/context.ts';
import { readBlock } from '../../../src/engine/model/read-block.ts';
import type { PointReader } from '../../../src/engine/model/reader.ts';
import { parse, reparse } from '../../../src/engine/syntax/document.ts';

const context: Context = { point: 'rules', headings: [], lead: '', key: 'rules' };

const items = ['one', 'two', 'three', 'four', 'five'];

/** Which items a reader is given after each of two keys in the second item of a list, and the facts at the end. */
function readings(looksAround: boolean) {
  let given: string[] = [];
  const reader = {
    tables: {},
    item: ({ text }, _, gather) => {
      given.push(text.source);
      gather.fact(looksAround ? `${text.source} of ${gather.block.kind}` : text.source);
      return 'itself';
    },
  } as Pick<PointReader<'rules', string>, 'tables' | 'item'> as PointReader<'rules', string>;
  let syntax = parse(items.map((item) => `- ${item}\n`).join(''));
  let facts: readonly string[] = [];
  const read = (): readonly string[] => {
    given = [];
    for (const block of syntax.blocks) ({ facts } = readBlock(reader, block, context));
    return given;
  };
  const type = (): readonly string[] => {
    const at = syntax.text.indexOf('two') + 'two'.length;
    syntax = reparse(syntax, [{ from: at, to: at, insert: 's' }]);
    return read();
  };
  return { fresh: read(), first: type(), second: type(), facts };
}

describe('a key in an item', () => {
  it('reads that item alone, once it is known where one writes', () => {
    const { fresh, first, second, facts } = readings(false);
    expect(fresh).toEqual(items);
    expect(first).toEqual(['one', 'twos', 'three', 'four', 'five']);
    expect(second).toEqual(['twoss']);
    expect(facts).toEqual(['one', 'twoss', 'three', 'four', 'five']);
  });

  it('reads every item again for a reader that looks at all of the list', () => {
    const { second, facts } = readings(true);
    expect(second).toEqual(['one', 'twoss', 'three', 'four', 'five']);
    expect(facts.at(-1)).toBe('five of list');
  });
});

import { describe, expect, it } from 'vitest';
import type { Context } from '../../../src/engine/model/blocks/context.ts';
import type { Gathering } from '../../../src/engine/model/blocks/reading.ts';
import { facts } from '../../../src/engine/model/facts.ts';
import { readBlock } from '../../../src/engine/model/read-block.ts';
import type { PointReader } from '../../../src/engine/model/reader.ts';
import { edit, read } from '../../../src/engine/specification.ts';
import type { Block, Item } from '../../../src/engine/syntax/block.ts';
import { parse, reparse } from '../../../src/engine/syntax/document.ts';

const context: Context = { point: 'rules', headings: [], lead: '', key: 'rules' };

const items = ['one', 'two', 'three', 'four', 'five'];

type Asks = (item: Item, gather: Gathering<string>) => unknown;

/** Which items a reader is given that asks something, first and after each of two keys in the second item, and the facts at the end. */
function readings(asks: Asks) {
  let given: string[] = [];
  const reader = {
    tables: {},
    item: (item, _, gather) => {
      given.push(item.text.source);
      gather.fact(`${item.text.source}, ${asks(item, gather)}`);
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

const itemsIn = (block: Block): readonly Item[] => (block.kind === 'list' ? block.items : []);

const sourcesIn = (block: Block): readonly string[] => itemsIn(block).map(({ text }) => text.source);

describe('a key in an item', () => {
  it('reads that item alone, once it is known where one writes', () => {
    const { fresh, first, second, facts } = readings(({ text }) => text.source.length);
    expect(fresh).toEqual(items);
    expect(first).toEqual(['one', 'twos', 'three', 'four', 'five']);
    expect(second).toEqual(['twoss']);
    expect(facts.map((fact) => fact.split(',')[0])).toEqual(['one', 'twoss', 'three', 'four', 'five']);
  });

  it('reads no other item whose reader is told the same of the whole list', () => {
    const asks: Asks = (item, gather) => [
      gather.ofBlock((block) => itemsIn(block).length),
      gather.ofBlock((block) => itemsIn(block).findIndex(({ at }) => at === item.at)),
      gather.ofBlock((block) => new Set(sourcesIn(block).map((source) => source[0]))).size,
    ];
    const { second, facts } = readings(asks);
    expect(second).toEqual(['twoss']);
    expect(facts).toEqual(['one, 5,0,3', 'twoss, 5,1,3', 'three, 5,2,3', 'four, 5,3,3', 'five, 5,4,3']);
  });

  it('reads every item again whose reader is told something else of the list', () => {
    const asks: Asks = (_, gather) => gather.ofBlock((block) => sourcesIn(block).join('').length);
    const { second, facts } = readings(asks);
    expect(second).toEqual(['one', 'twoss', 'three', 'four', 'five']);
    expect(facts.at(-1)).toBe('five, 21');
  });

  it('reads the items again whose reader looks back at a fact that is another now', () => {
    const back: Asks = (_, gather) => gather.back((facts) => [...facts].length);
    expect(readings(back).second).toEqual(['twoss']);
    const last: Asks = (_, gather) => gather.last()?.split(',')[0];
    const { second, facts } = readings(last);
    expect(second).toEqual(['twoss', 'three', 'four']);
    expect(facts).toEqual(['one, undefined', 'twoss, one', 'three, twoss', 'four, three', 'five, four']);
  });

  it('hands nothing that one point reads in an item on to another that reads it too', () => {
    const text = [
      '# Shop',
      '## 5. Rules',
      '### Who may do what',
      '- Clerks can sell a book.\n- Clerks can lend a book.\n- Owners can delete a book.\n',
    ].join('\n\n');
    let specification = read(text);
    for (let key = 0; key < 3; key++) {
      const at = specification.text.indexOf('a book') + 'a book'.length;
      specification = edit(specification, [{ from: at, to: at, insert: 's' }]);
    }
    expect(specification.model.roles.permissions).toHaveLength(3);
    expect(facts(specification.model)).toEqual(facts(read(specification.text).model));
  });
});

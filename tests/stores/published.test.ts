import { describe, expect, it } from 'vitest';
import { createPublished } from '../../src/stores/published.ts';
import { moveWith, tryWith } from '../../src/stores/trying.ts';
import { engineHere } from './engine-here.ts';

const text = `# Specification: Shop

## 3. Entities and their fields

### Item

| Field | Type | Required | Rules |
| --- | --- | --- | --- |
| title | text | yes | |

## 5. Validation rules

| Subject | Rule | Message |
| --- | --- | --- |
| Item.title | at most \`LONGEST\` characters | Too long. |

## 9. Business constants and limits

| Constant | Value | Unit |
| --- | --- | --- |
| LONGEST | 3 | characters |
`;

describe('the text of a published page', () => {
  it('is fetched and read when something is first asked, once', async () => {
    const { start, counted } = engineHere();
    const fetched: string[] = [];
    const load = async (address: string): Promise<string> => {
      fetched.push(address);
      return text;
    };
    const { ask, rules, lineOf } = createPublished('/specs/shop.md', start, load);
    expect([counted.starts, fetched]).toEqual([0, []]);
    const [subject] = (await rules())?.subjects ?? [];
    expect(subject?.name).toBe('Item.title');
    expect(lineOf(subject?.rules[0]?.at ?? { from: 0, to: 0 })).toBe(15);
    expect((await tryWith(ask)({ name: 'Item.title', section: '' }, { title: 'abcd' }))?.is).toBe('refused');
    expect((await tryWith(ask)({ name: 'Item.title', section: '' }, { title: 'abc' }))?.is).toBe('passes');
    expect((await moveWith(ask)('LONGEST', '3', '4'))?.rules).toHaveLength(1);
    expect([counted.starts, fetched]).toEqual([1, ['/specs/shop.md']]);
  });

  it('is asked for again after it could not be had', async () => {
    const { start } = engineHere();
    let down = true;
    const load = async (): Promise<string> => {
      if (down) throw new TypeError('no network');
      return text;
    };
    const { ask, rules } = createPublished('/specs/shop.md', start, load);
    expect(await rules()).toBeUndefined();
    expect(await tryWith(ask)({ name: 'Item.title', section: '' }, { title: 'abcd' })).toBeUndefined();
    down = false;
    expect((await rules())?.subjects).toHaveLength(1);
  });
});

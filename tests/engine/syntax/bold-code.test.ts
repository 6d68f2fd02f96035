import { describe, expect, it } from 'vitest';
import { withoutBoldCode } from '../../../src/engine/syntax/bold-code.ts';

describe('bold type around a name in code at the head of an item', () => {
  it.each([
    ['- **`reach`**: how far', '-   `reach`:   how far'],
    ['1. **`reach`** — how far', '1.   `reach` —   how far'],
    ['  - [ ] **`POST /piers`** adds one', '  - [ ]   `POST /piers`   adds one'],
    ['- **`id`**, **`name`** (of it) and **`depth`**', '-   `id`,     `name`   (of it) and   `depth`  '],
    ['- **Pier**\n  - **`id`**: text', '- **Pier**\n  -   `id`:   text'],
  ])('says no more than the code: %s', (written, read) => {
    expect(withoutBoldCode(written)).toBe(read);
    expect(read.length).toBe(written.length);
  });

  it.each([
    'It has **`reach`** and **`load`**.',
    '**`Pier`**',
    '- what **`reach`** is',
    '- **the `reach`**: how far',
    '- **`harbour:look`** — may look\n- **Visitor** — looks, too',
  ])('stays in: %s', (written) => expect(withoutBoldCode(written)).toBe(written));

  it('is looked for in no more time than the length of a text asks for', () => {
    for (const source of ['- **`a`**, '.repeat(50_000), '- **`a`** ('.repeat(50_000), '- **`'.repeat(50_000)])
      expect(withoutBoldCode(source).length).toBe(source.length);
  });
});

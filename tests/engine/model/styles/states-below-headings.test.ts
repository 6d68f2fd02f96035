import { describe, expect, it } from 'vitest';
import { modelAsJson } from '../../../../src/engine/index.ts';
import { read } from '../../../../src/engine/specification.ts';

const lives = (text: string): string[] =>
  modelAsJson(read(`## 4. States and transitions\n\n${text}\n`).model).lifecycles.map(
    ({ name, transitions }) =>
      `${name}: ${transitions.map(({ from, to, event }) => `${[from].flat().join('+')} → ${to} (${event ?? ''})`).join(', ')}`,
  );

describe('what stands below the heading of a state', () => {
  it('leaves it, where what stands before the arrow is none of them', () =>
    expect(
      lives(
        '### Crate\n\n#### open\n\n- seal → held\n\n#### held\n\n- break → open\n- lose → lost\n\n#### lost\n\n- find → open',
      ),
    ).toEqual(['Crate: open → held (seal), held → open (break), held → lost (lose), lost → open (find)']));

  it('leads to the state that a line names', () =>
    expect(
      lives(
        '### Crate\n\n#### `open`\n\nTransitions:\n\n- `held`: the clerk seals it\n\n#### `held`\n\nTransitions:\n\n- `open`: the seal breaks',
      ),
    ).toEqual(['Crate: open → held (the clerk seals it), held → open (the seal breaks)']));

  it('is of a thing with states of its own', () =>
    expect(
      lives('### Crate\n\n- open → held\n- held → open\n\n### Barrel\n\n- full → empty\n- empty → full'),
    ).toEqual(['Crate: open → held (), held → open ()', 'Barrel: full → empty (), empty → full ()']));
});

describe('names in a row before or behind what happens', () => {
  it('where lines come from', () =>
    expect(
      lives(
        '### Crate\n\nTo open:\n\n- from held or lost when the clerk finds it\n\nTo lost:\n\n- from open when nobody finds it',
      ),
    ).toEqual([
      'Crate: held → open (when the clerk finds it), lost → open (when the clerk finds it), open → lost (when nobody finds it)',
    ]));

  it('in brackets behind the event', () =>
    expect(
      lives(
        '### Crate\n\n- **seal** (open → held): the clerk seals it\n- **free** (held → open): the seal breaks',
      ),
    ).toEqual(['Crate: open → held (seal), held → open (free)']));
});

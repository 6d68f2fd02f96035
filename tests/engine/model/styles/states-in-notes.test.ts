import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

/** Each lifecycle as its name, its states and its steps. */
const lifecyclesOf = (lines: string) =>
  readPoint('states', lines).lifecycles.map(({ name, states, transitions }) => ({
    name,
    states: states.map((state) => state.name).join(', '),
    steps: transitions.map(({ from, to }) => `${String(from)} > ${String(to)}`).join('; '),
  }));

describe('states beside the name of a heading', () => {
  it.each([
    ['behind a dash, in code', 'seat hold — `asked`, `held`, `lapsed`', 'seat hold'],
    ['behind a colon', 'seat hold: asked, held, lapsed', 'seat hold'],
    ['in brackets', 'Seat hold (asked / held / lapsed)', 'Seat hold'],
  ])('%s', (_, title, name) => {
    const lines = `### ${title}\n\n- asked → held: desk agrees\n- held → lapsed: ten minutes over`;
    expect(lifecyclesOf(lines)).toEqual([
      { name, states: 'asked, held, lapsed', steps: 'asked > held; held > lapsed' },
    ]);
  });

  it('leaves a heading that says something else as it is', () => {
    const lines = '### Parcel — what happens, and why\n\n- weighed → sent: on the scale';
    expect(lifecyclesOf(lines)[0]).toMatchObject({
      name: 'Parcel — what happens, and why',
      states: 'weighed, sent',
    });
    expect(lifecyclesOf('### `Parcel` — `status`\n\n- weighed → sent: at noon')[0]?.states).toBe(
      'weighed, sent',
    );
  });
});

describe('ends that are no states', () => {
  it('tells where something begins and is gone from the states that are listed', () => {
    const lines =
      '### Pass: valid, void\n\n- new → valid: bought\n- valid → void: struck\n- any of the 2 → gone: a year over';
    expect(lifecyclesOf(lines)[0]).toMatchObject({
      states: 'valid, void',
      steps: '(new) > valid; valid > void; valid > (end); void > (end)',
    });
  });

  it('keeps a state of that name', () => {
    const listed = '### Pass: new, valid, gone\n\n- new → valid: paid\n- valid → gone: struck';
    expect(lifecyclesOf(listed)[0]?.states).toBe('new, valid, gone');
    const back =
      '### Pass: valid, void\n\n- valid → gone: struck\n- gone → valid: found again\n- valid → void: by hand';
    expect(lifecyclesOf(back)[0]?.states).toBe('valid, void, gone');
    expect(lifecyclesOf('### Pass\n\n- new → valid: paid\n- valid → gone: struck')[0]?.states).toBe(
      'new, valid, gone',
    );
  });
});

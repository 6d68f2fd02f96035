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

describe('notes below a title in a line of its own', () => {
  it('takes the lines below it each by itself, and the first for what it begins as', () => {
    const lines =
      '**Crate on the belt** (per shift)\nstarts as empty, → loading with the first box\nthen loading → full or loading → jammed\nfull → gone   truck leaves';
    expect(lifecyclesOf(lines)).toEqual([
      {
        name: 'Crate on the belt',
        states: 'empty, loading, full, jammed, gone',
        steps: '(new) > empty; empty > loading; loading > full; loading > jammed; full > gone',
      },
    ]);
  });

  it('ends a state where its sentence ends, and goes on from a name that is told twice', () => {
    const lines = '**Valve**\nopen ↔ shut. Shut by the wheel, opened by hand';
    expect(lifecyclesOf(lines)[0]).toMatchObject({ name: 'Valve', states: 'open, shut' });
    const twice =
      '### Valve\n\n- a test gives ready, ready → open when somebody turns it\n- open → shut: by hand';
    expect(lifecyclesOf(twice)[0]?.states).toBe('ready, open, shut');
  });

  it('names nothing by a question', () => {
    const lines = '### Note\n\n**How does it get there?**\nopen → shut: by hand\nshut → open: by foot';
    expect(lifecyclesOf(lines).map(({ name }) => name)).toEqual(['Note']);
  });
});

describe('beginnings in a few words', () => {
  it.each([
    'Born as idle',
    'Lands idle, by the install',
    'begins idle',
    'Installing it gives an **idle** one',
  ])('%s', (line) => {
    const lines = `### Pump\n\n- ${line}\n- idle → running: started\n- running → idle: stopped`;
    expect(lifecyclesOf(lines)[0]?.steps).toContain('(new) > idle');
  });

  it('reads none from states that are named so', () => {
    const lines = '### Pump\n\n- open or shut → gone: struck\n- open → shut: by hand';
    expect(lifecyclesOf(lines)[0]?.steps).toBe('open > gone; shut > gone; open > shut');
  });
});

describe('things with their steps below them in a list', () => {
  it('makes each a lifecycle of its own', () => {
    const lines = [
      '### Small ones\n',
      '- Kiosk page: draft, shown',
      '  - lands draft, by the desk',
      '  - draft → shown and shown → draft, both by the switch',
      '- Bell: silent, ringing',
      '  - silent → ringing: on a call',
    ].join('\n');
    expect(lifecyclesOf(lines)).toEqual([
      { name: 'Kiosk page', states: 'draft, shown', steps: '(new) > draft; draft > shown; shown > draft' },
      { name: 'Bell', states: 'silent, ringing', steps: 'silent > ringing' },
    ]);
    const bare = '### Small ones\n\n- Gate\n  - shut → open: card\n- Lamp\n  - on → off: key';
    expect(lifecyclesOf(bare).map(({ name }) => name)).toEqual(['Gate', 'Lamp']);
  });

  it('leaves states with their steps below them to what the heading names', () => {
    const lines = '### Pass\n\n- asked\n  - asked → valid: paid\n- valid\n  - valid → void: struck';
    expect(lifecyclesOf(lines).map(({ name }) => name)).toEqual(['Pass']);
  });
});

describe('what leaves every state', () => {
  const moves = '- **Draft** becomes **Sent** by mail.\n- **Sent** becomes **Paid** when it is paid.';

  it.each([
    'It can be deleted in either state.',
    'A slip may be deleted in any of its three states.',
    'Deleting a slip is possible from all.',
  ])('%s', (sentence) => {
    const [slip] = lifecyclesOf(`### Slip\n\n${moves}\n\n${sentence}`);
    expect(slip?.steps).toContain('Draft > (end); Sent > (end); Paid > (end)');
  });

  it('reads none where it is refused', () => {
    const [slip] = lifecyclesOf(`### Slip\n\n${moves}\n\nIt can never be deleted in any state.`);
    expect(slip?.steps).not.toContain('(end)');
  });

  it('goes from what stands behind "from" to the state that is set', () => {
    const line =
      'A slip is **Draft**, **Sent**, **Paid** or **Void**.\n\n- **Void** is only ever set by the owner, from **Draft** or **Sent**.';
    expect(lifecyclesOf(`### Slip\n\n${line}\n${moves}`)[0]?.steps).toContain('Draft > Void; Sent > Void');
    const followed = '- **Paid** is followed by **Filed**.\n- **Filed** becomes **Paid** by hand.';
    expect(lifecyclesOf(`### Slip\n\n${moves}\n${followed}`)[0]?.steps).toContain('Paid > Filed');
  });
});

describe('rows of states', () => {
  const steps = '- plain → shiny: waxed\n- shiny → plain: rain\n- shiny → dull: dust';

  it.each([
    'plain, shiny, dull, chipped – four in all',
    'In practice: plain, shiny, dull or chipped. Not a column',
  ])('%s', (line) => {
    expect(lifecyclesOf(`### Badge\n\n- ${line}\n${steps}`)[0]?.states).toBe('plain, shiny, dull, chipped');
  });

  it('takes no other row for one, and no remark behind it', () => {
    const others = `### Badge\n\n- name, address, phone\n- plain, shiny and dull, nothing between\n${steps}`;
    expect(lifecyclesOf(others)[0]?.states).toBe('plain, shiny, dull');
  });

  it('reads lines of steps with a remark among them, and what one begins as', () => {
    const lines = '### Badge\n\nstarts as `plain` w/ the coat\n`plain` → `shiny` : waxed\nno polish, no oil';
    expect(lifecyclesOf(lines)).toEqual([
      { name: 'Badge', states: 'plain, shiny', steps: '(new) > plain; plain > shiny' },
    ]);
  });
});

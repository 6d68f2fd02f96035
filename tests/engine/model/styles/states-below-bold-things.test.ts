import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const lives = (lines: string): readonly string[] =>
  readPoint('states', lines).lifecycles.map(
    ({ name, states, transitions }) =>
      `${name}: ${states.map((state) => state.name).join(', ')}; ${transitions
        .map(({ from, to, event }) => `${from} > ${to}${event ? ` (${event})` : ''}`)
        .join('; ')}`,
  );

const text = (lines: string): string => lives(lines).join(' | ');

describe('a thing in bold type with its states in its first line', () => {
  it('has the steps that are told behind them', () =>
    expect(
      lives(
        '**Crate**: Empty, Packed, Shipped. We pack it – Empty to Packed; a truck comes – Packed to Shipped.',
      ),
    ).toEqual([
      'Crate: Empty, Packed, Shipped; Empty > Packed (We pack it – Empty to Packed); Packed > Shipped (a truck comes – Packed to Shipped)',
    ]));

  it('counts them first, or says that they are what one sees', () => {
    expect(text('**Lamp.** Two states only, Dim and Bright.\n- Dusk: Dim to Bright\n')).toMatch(
      /^Lamp: Dim, Bright; Dim > Bright/,
    );
    expect(
      text('**Crate** — the yard’s states. What we see: empty, packed, gone.\n- `empty → packed` filled\n'),
    ).toMatch(/^Crate: empty, packed, gone; empty > packed/);
  });

  it('titles the list below a sentence that says which of some it is', () =>
    expect(
      lives(
        '**Gate** is `open` or `shut`.\n- the wind drops and it is late: open → shut. Next car: shut → open\n',
      ),
    ).toEqual(['Gate: open, shut; open > shut (the wind drops and it is late); shut > open (Next car)']));

  it('is a state where what stands behind it is a sentence', () =>
    expect(text('**Shut**: it is over, done and paid.\n\n**Open**: nobody has paid.\n')).not.toContain(
      'over',
    ));
});

describe('steps in code and labels in a list', () => {
  it('are read from within the code, and a label is what happens where the states come again', () =>
    expect(
      text(
        '**Crate** — its states.\n- `empty → packed` filled\n- rain + theft: `packed → lost`, `lost → empty`\n',
      ),
    ).toBe(
      'Crate: empty, packed, lost; empty > packed (filled); packed > lost (rain + theft); lost > empty (rain + theft)',
    ));

  it('lead to no state that is a sentence', () =>
    expect(text('**Lamp.** Dim / Bright.\n- dusk falls → it’s on, Bright\n- Dim → Bright\n')).not.toContain(
      'it’s',
    ));

  it('are none where a sentence says that something is no state', () =>
    expect(
      text('**Lamp.** Dim / Bright.\n- Dim → Bright\n- "warm" / "cold" labels aren’t states\n'),
    ).not.toMatch(/warm|cold/));
});

describe('names of several words', () => {
  it('keep what stands in brackets where only that tells them apart', () =>
    expect(
      text(
        '**Parcels** know these states: Sent (abroad), Sent (inland) and Lost. A Lost parcel goes to Sent (inland).',
      ),
    ).toBe(
      'Parcels: Sent (abroad), Sent (inland), Lost; Lost > Sent (inland) (A Lost parcel goes to Sent (inland))',
    ));

  it('are whole where they come again', () =>
    expect(
      text(
        '**Notes** in a file:\n- a note starts as Ready for pickup\n- the clerk turns Ready for pickup into Taken\n- or turns Ready for pickup into Burnt\n',
      ),
    ).toMatch(
      /: Ready for pickup, Taken, Burnt; \(new\) > Ready for pickup.*; Ready for pickup > Taken .*; Ready for pickup > Burnt/,
    ));

  it('end before where and how', () =>
    expect(
      text(
        'A note is Taken by the clerk. It goes from Taken to Burnt in the evening, or to Lost in the evening.',
      ),
    ).toMatch(/^note: Taken, Burnt, Lost;/));
});

describe('sentences that go on', () => {
  it('speak of another state behind an article', () =>
    expect(
      text(
        '**Notes.** `Blank` / `Filled` / `Signed`. From Blank it can be Filled, and a Filled note goes to Signed.',
      ),
    ).toMatch(/Blank > Filled[^;]*; Filled > Signed/));

  it('leave two states for one', () =>
    expect(
      text(
        'A loan is *Open* at first. When it is late it becomes *Overdue*. Bringing it back ends it, from Open and from Overdue alike, and it is then *Back*.',
      ),
    ).toMatch(/Open > Back[^;]*; Overdue > Back/));

  it('lead to one of several, each with what happens', () =>
    expect(
      text(
        'The charge is *Due*. From there it changes once: to *Paid* at the desk, to *Dropped* if we say so, or to *Lost* if nobody asks.',
      ),
    ).toMatch(/Due > Paid[^;]*; Due > Dropped \(we say so\); Due > Lost \(nobody asks\)/));

  it('say behind it in which state something may happen', () =>
    expect(
      text(
        'A parcel is created as *Asked*. It goes from Asked to *Sent*. It may be *Dropped* as long as it is Asked.',
      ),
    ).not.toContain('Sent > Dropped'));
});

describe('a heading that names several things', () => {
  const told =
    'A buoy is *Dry* at first and becomes *Wet* when it is thrown.\n\nWhat a captain asks for as a river pilot begins as *Asked*. An Asked pilot becomes *Booked* when one is free.\n';

  it('has a lifecycle for each paragraph that speaks of another', () =>
    expect(lives(`### Buoys and pilots\n\n${told}`).map((each) => each.replace(/ \([^()]*\)/g, ''))).toEqual([
      'buoy: Dry, Wet; > Dry; Dry > Wet',
      'river pilot: Asked, Booked; > Asked; Asked > Booked',
    ]));

  it('has one where a paragraph speaks of both, or where it is one thing and its states', () => {
    expect(
      lives(
        '### Buoys and pilots\n\nA buoy, like a pilot, is *Dry* at first and becomes *Wet* when it is thrown.\n',
      ),
    ).toHaveLength(1);
    expect(
      lives('### A buoy, dry or wet\n\nA buoy is *Dry* at first and becomes *Wet* when thrown.\n')[0],
    ).toMatch(/^buoy, dry or wet/);
  });
});

describe('arrows and ways back', () => {
  it('have as many dashes as fit, with what happens on them', () =>
    expect(
      lives(
        '```\n(none)  --write it---------> draft\ndraft   --send it----------> sent\nsent    --burn-------------> (none)\n```',
      ),
    ).toEqual([
      'States: draft, sent; (new) > draft (write it); draft > sent (send it); sent > (end) (burn)',
    ]));

  it('go back again', () =>
    expect(text('### Lamp\n\nThe knob switches `on` → `off`, and back again from `off` to `on`.')).toBe(
      'Lamp: on, off; on > off; off > on',
    ));

  it('lead from several in marks to one, and back as another', () =>
    expect(
      text(
        '### Page\n\nA new page starts as `draft`. We move it from `draft` to `live`. Binning takes a `draft` or a `live` page to `gone`; a `gone` page comes back as `draft`.',
      ),
    ).toMatch(/draft > gone[^;]*; live > gone[^;]*; gone > draft/));
});

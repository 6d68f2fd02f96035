import { describe, expect, it } from 'vitest';
import { modelAsJson, read } from '../../../../src/engine/index.ts';

/** Each lifecycle with its states and steps. */
const lives = (text: string): readonly string[] =>
  modelAsJson(read(`# Theatre\n\n## 4. How things move\n\n${text}`).model).lifecycles.map(
    ({ name, states, transitions }) =>
      `${name}: ${states.map((state) => state.name).join(', ')}; ${transitions
        .map(({ from, to }) => `${from} > ${to}`)
        .join(', ')}`,
  );

describe('a paragraph opens the life of what its first sentence speaks of', () => {
  it.each([
    ['The path of a costume is long. It starts as Ordered. From Ordered it goes to Sewn.', 'costume'],
    ['Scenery knows two states. It starts as Ordered. From Ordered it goes to Sewn.', 'Scenery'],
    [
      'Actors themselves are Ordered from the moment they are added. An actor goes from Ordered to Sewn.',
      'Actor',
    ],
  ])('%s', (text, name) =>
    expect(lives(`A play starts as Read. From Read it goes to Staged.\n\n${text}`)[1]).toContain(name),
  );

  it('and goes on where it speaks of a state', () =>
    expect(
      lives('A play starts as Read. From Read it goes to Staged.\n\nStaged has no way back.'),
    ).toHaveLength(1));

  it('and not where it says what somebody may do', () =>
    expect(
      lives('A play starts as Read. From Read it goes to Staged.\n\nActors may see it when it is Staged.'),
    ).toHaveLength(1));
});

describe('names of several words with capitals in running text', () => {
  it('are one state each', () =>
    expect(
      lives(
        'A part starts as Open Call. From here it is either Short Listed or Dropped. What follows Short Listed is Read Out, and a part that is at Read Out ends up Given or Turned Down.',
      )[0],
    ).toContain(
      'Open Call > Short Listed, Open Call > Dropped, Short Listed > Read Out, Read Out > Given, Read Out > Turned Down',
    ));

  it('are none where they do something', () =>
    expect(
      lives(
        'A part starts as Open. It goes from Open to Closed, and Call Again brings a Closed part back to Open.',
      )[0],
    ).not.toContain('Call'));

  it('leave what the event finds them in', () =>
    expect(
      lives(
        'A part starts as Open. It goes from Open to Held and from Held to Open. Once the day of a Held part has come, it becomes Done.',
      )[0],
    ).toContain('Held > Done'));
});

describe('what may happen to a state', () => {
  it.each([
    [
      'A seat starts as Free. From Free it goes to Held or Sold. Either of them can be put back to Free.',
      'Held > Free, Sold > Free',
    ],
    [
      'A play is saved as DRAFT, unless it was sent in, in which case it is saved as GIVEN and later made DRAFT.',
      '(new) > DRAFT, (new) > GIVEN, GIVEN > DRAFT',
    ],
    [
      'A seat is Free from the moment it is opened. From Free it goes to Held. Any change to a Held seat leaves it Void.',
      'Held > Void',
    ],
    [
      'A seat starts as Free. From Free it goes to CheckedIn or Held, and a Held one may be put back to Free.',
      'Held > Free',
    ],
    [
      'A seat starts as Free. From Free it goes to Held. A Held seat may be deleted, whereupon it is Void; an undo returns a Void seat to Held.',
      'Held > Void, Void > Held',
    ],
  ])('%s', (text, steps) => expect(lives(text)[0]).toContain(steps));

  it('is none for steps that may be planned', () =>
    expect(
      lives(
        'A seat starts as Free. From Free it goes to Held or Sold. All of these steps can be planned. From Sold it goes to Free.',
      )[0],
    ).not.toContain('Held > Free'));
});

describe('a line between the items of a list that names a thing and what it may be', () => {
  it('titles the items behind it', () =>
    expect(
      lives(
        'Seat: free, held.\n- free -> held: it is asked for\n- held -> free: the time is over\nCurtain: up, down.\n- up -> down: the play ends\n- down -> up: it begins',
      ).map((life) => life.split(':')[0]),
    ).toEqual(['Seat', 'Curtain']));

  it('and not where it goes on with the item above it', () =>
    expect(
      lives(
        'Seat: free, held.\n- free -> held: it is asked for\nby phone, at the desk.\n- held -> free: the time is over',
      ),
    ).toHaveLength(1));
});

describe('sentences behind a bold title with constants among them', () => {
  it('are read one by one', () =>
    expect(
      lives(
        '**Prints.** A sheet is queued as ASKED. The press takes it: ASKED → INKED. It ends as DONE or SPOILT. Stopping is possible while the sheet is still ASKED and makes it STOPPED.',
      )[0],
    ).toBe(
      'Prints: ASKED, DONE, SPOILT, STOPPED, INKED; (new) > ASKED, ASKED > INKED, INKED > DONE, INKED > SPOILT, ASKED > STOPPED',
    ));
});

describe('a row of names in code below a heading about states', () => {
  it('declares them, in whatever order', () =>
    expect(
      lives(
        '### Seat status\n\nFrom best to worst: `Free`, `Held`, `Broken`. The hall shows the worst of them.',
      )[0],
    ).toBe('Seat status: Free, Held, Broken; '));

  it('has names without where they were found', () =>
    expect(
      lives(
        '### Seat status\n\n`Free`, `Held`, `Broken` [`hall/seats`]. No more.\n\n- `Free` → `Held`: it is asked for',
      )[0],
    ).toBe('Seat status: Free, Held, Broken; Free > Held'));

  it('and none below another', () =>
    expect(lives('### Seat\n\nSigns: `row`, `place`, `price`.')).toEqual([]));
});

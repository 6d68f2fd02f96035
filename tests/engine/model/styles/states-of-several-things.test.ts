import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const steps = (lines: string): string[] =>
  readPoint('states', lines).lifecycles.map(
    (each) => `${each.name}: ${each.transitions.map(({ from, to }) => `${from} > ${to}`).join('; ')}`,
  );

describe('headings that name states of one another', () => {
  it('name things, where most steps below each go between others', () =>
    expect(
      steps(
        '### Mooring\n\n| From | To |\n|---|---|\n| asked | towing |\n| towing | held |\n\n### Towing\n\n| From | To |\n|---|---|\n| mooring | pulled |\n| pulled | loose |\n| loose | pulled |\n',
      ),
    ).toEqual([
      'Mooring: asked > towing; towing > held',
      'Towing: mooring > pulled; pulled > loose; loose > pulled',
    ]));

  it('are states, where what stands below each leaves it', () =>
    expect(
      steps(
        '### Asked\n\nIt becomes held when a boat comes.\n\n### Held\n\nIt becomes asked again at night.\n',
      ),
    ).toEqual(['States: Asked > held; Held > asked']));
});

describe('tables whose first header says what is in a state', () => {
  it('are each of that', () =>
    expect(
      steps(
        'A berth is built free.\n\n| Berth is | may become | when |\n|---|---|---|\n| (none) | free | it is built |\n| free | taken | a boat moors |\n\n| If a buoy is | it can become | trigger |\n|---|---|---|\n| lit | dark | sunrise |\n| dark | (none) | loss |\n',
      ),
    ).toEqual(['berth: (new) > free; free > taken', 'buoy: lit > dark; dark > (end)']));

  it('are of what their heading names where that is the same', () =>
    expect(
      steps('### Berths\n\n| Berth is | next |\n|---|---|\n| free | taken |\n| taken | free |\n'),
    ).toEqual(['Berths: free > taken; taken > free']));

  it('tell no steps where they say what something means', () =>
    expect(steps('| What it is | Meaning |\n|---|---|\n| free | no boat |\n| taken | a boat |\n')).toEqual(
      [],
    ));
});

describe('a list of which most lines tell steps of a thing each', () => {
  const list = [
    '- Berth: free → taken → torn.',
    '- A line is `loose` or `tight`; a winch takes it from loose to tight.',
    '- Pilot card: starts as asked and may become granted.',
    '- Fee: open → paid, or open → failed when the bank fails; a clerk moves failed → paid.',
  ];

  it('tells those of the things of the other lines too', () =>
    expect(
      steps(`### Crane\n\n- up → down\n- down → up\n\nThe smaller ones:\n\n${list.join('\n')}\n`),
    ).toEqual([
      'Crane: up > down; down > up',
      'Berth: free > taken; taken > torn',
      'line: loose > tight',
      'Pilot card: (new) > asked; asked > granted',
      'Fee: open > paid; open > failed; failed > paid',
    ]));

  it('is none where labels name what happens', () =>
    expect(
      steps('### Crane\n\n- Raise: down → up\n- Lower: up → down. Slowly.\n- A crane is `up` or `down`.\n'),
    ).toEqual(['Crane: down > up; up > down']));
});

describe('an arrow behind a comma', () => {
  it('leaves the first state once more', () =>
    expect(steps('### Berth\n\n- asked → held (a boat), → lost (a storm)\n')).toEqual([
      'Berth: asked > held; asked > lost',
    ]));

  it('goes on where it stands behind none, or behind what a thing begins as', () =>
    expect(steps('### Berth\n\n- starts as asked, → held when a boat comes → lost when it sinks\n')).toEqual([
      'Berth: (new) > asked; asked > held; held > lost',
    ]));

  it('has what happens as a label in front of it', () =>
    expect(steps('### Berth\n\n- held → free once it is left; coming back: free → held\n')).toEqual([
      'Berth: held > free; free > held',
    ]));
});

describe('a sentence of several states to which something may go', () => {
  it('tells each, whatever stands before it', () =>
    expect(
      steps(
        '### Lamp\n\nA lamp is new, dim, lit or broken.\n\nFrom *new* it may go to dim, lit or straight to broken.',
      ),
    ).toEqual(['Lamp: new > dim; new > lit; new > broken']));

  it('goes to each from what the sentence before describes, where the one holds or else the other', () =>
    expect(
      steps(
        '### Lamp\n\n- new → dim\n- dim → lit\n\nFrom *new* it may go to dim, lit or broken. *Dim* means that we wait; when they look at it the lamp goes to lit if it has oil, and otherwise back to new.',
      ),
    ).toEqual(['Lamp: new > dim; dim > lit; new > lit; new > broken; Dim > new']));
});

describe('notes with a name in their first line and its states in the next', () => {
  const notes = (steps: string): string =>
    `Gate (as it comes)\nstates: ASKED, SHUT, OPEN\nbusy ones = the last two\n- on delivery: new -> ASKED\n${steps}`;

  it('are of that, with each of the states that one may go to', () =>
    expect(steps(notes('- ASKED -> SHUT or OPEN\n- SHUT -> ASKED, LOST or OPEN\n'))).toEqual([
      'Gate: (new) > ASKED; ASKED > SHUT; ASKED > OPEN; SHUT > ASKED; SHUT > LOST; SHUT > OPEN',
    ]));

  it('tell what happens where no other names stand behind a comma', () =>
    expect(steps(notes('- ASKED -> SHUT, now or later\n- SHUT -> OPEN, slowly\n'))).toEqual([
      'Gate: (new) > ASKED; ASKED > SHUT; SHUT > OPEN',
    ]));
});

describe('steps below a name with its states in a row', () => {
  it('begin and end beside the states where their other side is none of them', () =>
    expect(
      steps(
        'Berth: free, taken, torn\n- build form -> free\n- free -> taken, taken -> torn\n- torn -> thrown away\n\nPump: idle, busy\n- idle -> busy\n- busy -> broken\n- broken -> idle\n',
      ),
    ).toEqual([
      'Berth: (new) > free; free > taken; taken > torn; torn > (end)',
      'Pump: idle > busy; busy > broken; broken > idle',
    ]));
});

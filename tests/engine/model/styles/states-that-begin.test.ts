import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const lifecycles = (lines: string): string[] =>
  readPoint('states', lines).lifecycles.map(
    (each) =>
      `${each.name}: ${each.transitions.map(({ from, to, event }) => `${from} > ${to}${event ? ` (${event})` : ''}`).join('; ')}`,
  );

describe('how something comes into being', () => {
  it.each([
    ['comes into being: a reader pays'],
    ['created when a reader pays'],
    ['is born as soon as a reader pays'],
    ['begins when a reader pays'],
  ])('stands below a state: %s', (line) => {
    expect(
      lifecycles(`### Pass\n- **valid**\n    - ${line}\n    - → **over**: its day has passed\n- **over**`),
    ).toEqual(['Pass: (new) > valid (a reader pays); valid > over (its day has passed)']);
  });

  it('stands behind a state', () => {
    expect(
      lifecycles('### Guest\n1. *asked* – starts with: mail sent\n2. *asked* → *in*: guest answers'),
    ).toEqual(['Guest: (new) > asked (mail sent); asked > in (guest answers)']);
  });

  it('is not told of a later state that starts with something', () => {
    expect(
      lifecycles('### Guest\n- *asked* → *in*: guest answers\n- *in* – starts with: a greeting'),
    ).toEqual(['Guest: asked > in (guest answers)']);
  });

  it.each([
    ['Created `waiting`; `waiting` → `busy` when a printer is free; `busy` → `done` at the end.'],
    ['Scans are created `waiting`. `waiting` → `busy` when a printer is free; `busy` → `done` at the end.'],
    [
      '`waiting` is how every scan begins. `waiting` → `busy` when a printer is free; `busy` → `done` at the end.',
    ],
  ])('is told in a sentence: %s', (text) => {
    const [scan] = readPoint('states', `**Scan.** ${text}`).lifecycles;
    expect(scan?.transitions.map(({ from, to }) => `${from} > ${to}`).toSorted()).toEqual([
      '(new) > waiting',
      'busy > done',
      'waiting > busy',
    ]);
  });
});

describe('a lifecycle of one state', () => {
  it('begins and ends', () => {
    expect(
      lifecycles(
        '**Request for a room.** There is just one state, waiting. It begins when a guest sends the form and ends when the host agrees, when the host refuses, or when the guest takes it back.',
      ),
    ).toEqual([
      'Request for a room: (new) > waiting (a guest sends the form); waiting > (end) (when the host agrees); waiting > (end) (when the host refuses); waiting > (end) (when the guest takes it back)',
    ]);
  });

  it('is told of nothing else that begins and ends', () => {
    expect(lifecycles('**Shift.** It begins when the clerk logs in and ends when the desk closes.')).toEqual(
      [],
    );
  });
});

describe('sentences with arrows', () => {
  it('go on from a state named before', () => {
    expect(
      lifecycles(
        '### Robot\n*parked* → *driving* (order comes) → *there* (place reached).\nFrom *driving* also → *stuck* (battery, wall); *stuck* → *driving* after a push. *there* → *driving* whenever an order comes.',
      ),
    ).toEqual([
      'Robot: parked > driving (order comes); driving > there (place reached); driving > stuck (battery, wall); stuck > driving (a push); there > driving (an order comes)',
    ]);
  });
});

describe('sentences', () => {
  it('tell of several things in bold type, each with its states', () => {
    const { lifecycles: all } = readPoint(
      'states',
      '### Robot\n*parked* → *driving* (order comes).\n\nA **book seal** (new) takes a book from *open* to *sealed* when a clerk seals it, and from *sealed* to *open* when a clerk breaks it.',
    );
    expect(all.map(({ name, states }) => `${name}: ${states.map((state) => state.name).join(', ')}`)).toEqual(
      ['Robot: parked, driving', 'book seal: open, sealed'],
    );
  });

  it('go to one of two ends', () => {
    expect(
      lifecycles(
        '### Scan\nScans are created `waiting`. A printer takes the scan and it becomes `busy`. A busy scan ends as `done` if all went well and as `broken` if the paper jams.',
      )[0]?.replaceAll(/ \([^()]*\)(?=;|$)/g, ''),
    ).toBe('Scan: (new) > waiting; waiting > busy; busy > done; busy > broken');
  });

  it('leave the same state by two ways, where neither is left', () => {
    const [review] = readPoint(
      'states',
      '### Review\n`open` is how every review begins. Printing the text makes it `printed`; giving up on it makes it `dropped`. Neither of the two can be opened again.',
    ).lifecycles;
    expect(review?.transitions.map(({ from, to }) => `${from} > ${to}`)).toEqual([
      '(new) > open',
      'open > printed',
      'open > dropped',
    ]);
  });
});

describe('an emphasised word behind "made"', () => {
  it.each([
    ['### Loan\nLoans are made **open**. Lending moves a loan from **open** to **lent**.', '(new) > open'],
    ['### Channel\nA channel is created **active**. Archiving makes it **archived**.', '(new) > active'],
  ])('is the first state where something else names it: %s', (text, first) => {
    expect(lifecycles(text)[0]).toContain(first);
  });

  it.each([
    '### Backup\n`idle` → `done`: it runs. A backup is made *every night*.',
    '### Loan\nLoans are made **easy**. An open loan becomes lent when the desk agrees.',
  ])('is none where nothing does: %s', (text) => {
    const [only] = readPoint('states', text).lifecycles;
    expect(only?.states).toHaveLength(2);
    expect(only?.transitions).toHaveLength(1);
  });
});

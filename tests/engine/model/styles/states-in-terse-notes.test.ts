import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const steps = (lines: string): string[] =>
  readPoint('states', lines).lifecycles.map(
    (each) => `${each.name}: ${each.transitions.map(({ from, to }) => `${from} > ${to}`).join('; ')}`,
  );
const states = (lines: string): string[] =>
  readPoint('states', lines).lifecycles.map(
    (each) => `${each.name}: ${each.states.map(({ name }) => name).join(', ')}`,
  );

describe('a label before several steps', () => {
  it('names what they are of, also where its first sentence has no arrow', () => {
    expect(
      steps('Van: created parked. parked → driving, driving → parked.\n\nGate: shut → open. open → shut.'),
    ).toEqual(['Van: (new) > parked; parked > driving; driving > parked', 'Gate: shut > open; open > shut']);
  });

  it('names what a status has the values of', () => {
    expect(
      states(
        'parcel: status = queued / loaded / lost; the app says "gone".\n\nwritten with the words on screen:\n\n- queued → loaded\n- loaded → lost',
      ),
    ).toEqual(['parcel: queued, loaded, lost']);
  });

  it('is what happens where it tells one step', () => {
    expect(
      steps('### Page\n\nPublish: draft → live. All see it.\n\nHide: live → draft. Nobody sees it.'),
    ).toEqual(['Page: draft > live; live > draft']);
  });
});

describe('what is no state', () => {
  it.each([
    [
      'what says of a state what it is split into, or that a step is not seen',
      'van: status = parked / driving. substatus splits parked → full, empty.\n\n- parked → driving\n- driving → parked never seen',
      ['van: parked, driving'],
    ],
    [
      'what vanishes',
      '### Van\n\n- parked → driving\n- driving → vanishes\n\n### Load\n\n- kept → dropped\n- dropped → disappears',
      ['Van: parked, driving', 'Load: kept, dropped'],
    ],
    [
      'though what is declared so is one',
      '### Van\n\nStates: parked, gone.\n\n- parked → gone',
      ['Van: parked, gone'],
    ],
  ])('%s', (_, lines, expected) => expect(states(lines)).toEqual(expected));
});

describe('the ends of a step', () => {
  it.each([
    [
      'a full stop, whatever follows',
      'any → shredded → sold. quietly, no undo.',
      '(any) > shredded; shredded > sold',
    ],
    [
      'how long it takes',
      'hired → lapsed 30 d without a tour; lapsed → hired',
      'hired > lapsed; lapsed > hired',
    ],
    ['where it is done', 'on → off from the cellar; off → on at the door', 'on > off; off > on'],
    [
      'what happens in brackets before it',
      '(smoke seen) calm → loud; loud → calm',
      'calm > loud; loud > calm',
    ],
  ])('are parted from %s', (_, line, expected) => {
    expect(steps(`**Alarm**\n\n- ${line}`)).toEqual([`Alarm: ${expected}`]);
  });

  it('keep a number that is no time', () => {
    expect(states('**Alarm**\n\n- calm → level 2; level 2 → calm')).toEqual(['Alarm: calm, level 2']);
  });

  it('are both of the others where there are as many', () => {
    expect(steps('**Alarm**\n\n- amber → red\n- red → amber\n- both → quiet')).toEqual([
      'Alarm: amber > red; red > amber; amber > quiet; red > quiet',
    ]);
    expect(steps('**Alarm**\n\n- amber → red\n- red → blue\n- both → quiet')).toEqual([
      'Alarm: amber > red; red > blue; (any) > quiet',
    ]);
  });
});

describe('what something is at first', () => {
  it.each([
    ['on creation, in a clause of its own', 'Gate: open on creation; open → shut, shut → open.'],
    ['without marks, where the same name goes on', 'Gate: starts open. open → shut, shut → open.'],
  ])('%s', (_, line) => {
    expect(steps(line)).toEqual(['Gate: (new) > open; open > shut; shut > open']);
  });
});

describe('a heading of general words', () => {
  it('names no lifecycle', () => {
    expect(steps('### states + how they move\n\nGate: shut → open. open → shut.\n\n- shut → gone')).toEqual([
      'Gate: shut > open; open > shut; shut > gone',
    ]);
  });
});

describe('a table of what each state comes from and may go on to', () => {
  it('tells each step once, and what was there before the first', () => {
    expect(
      steps(
        '**Pass**\n\n| State | Comes from | Can go on to |\n|---|---|---|\n| ON | (start) | LOW; OFF |\n| LOW | ON | OFF |\n| OFF | ON, LOW | – |',
      ),
    ).toEqual(['Pass: ON > LOW; ON > OFF; (new) > ON; LOW > OFF']);
  });

  it('is none where the columns are those of steps', () => {
    expect(
      steps(
        '**Pass**\n\n| State | Event | To |\n|---|---|---|\n| ON | fading | LOW |\n| LOW | a charge | ON |',
      ),
    ).toEqual(['Pass: ON > LOW; LOW > ON']);
  });
});

describe('a table of what something is now and then', () => {
  it('tells steps', () => {
    expect(
      steps(
        '**Locker**\n\n| Locker is now | Somebody or something | Locker then is |\n|---|---|---|\n| – (not there) | A clerk | Free |\n| Free | A guest | Taken |\n| Taken | Removal | – (gone) |',
      ),
    ).toEqual(['Locker: (new) > Free; Free > Taken; Taken > (end)']);
  });
});

describe('what something is at first, beside steps', () => {
  it.each([
    'draft at first',
    'draft = start',
    'created draft',
    'created by a writer = draft',
    'an import lands directly in draft',
  ])('%s', (line) => {
    expect(steps(`**Page**\n\n- ${line}\n- draft → live\n- live → draft`)).toEqual([
      expect.stringMatching(/\(new\) > draft/),
    ]);
  });

  it('is nothing that is made by somebody, or a way back', () => {
    expect(
      steps('**Page**\n\n- created by an editor\n- draft → live\n- live → draft = back'),
    ).not.toContainEqual(expect.stringContaining('(new)'));
  });
});

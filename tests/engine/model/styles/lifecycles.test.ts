import { describe, expect, it } from 'vitest';
import { read } from '../../../../src/engine/specification.ts';
import { readPoint } from './read-point.ts';

const lifecycles = (lines: string): string[] =>
  readPoint('states', lines).lifecycles.map(
    (each) =>
      `${each.name}: ${each.states.map(({ name }) => name).join(', ')}; ${each.transitions.map((step) => `${step.from} > ${step.to}`).join(', ')}`,
  );

describe('one lifecycle', () => {
  const expected = ['Note: draft, live; draft > live'];
  it.each([
    [
      'a bold title, words, and a table',
      '**Note**\n\nA note is in one of two situations.\n\n| From | To |\n|---|---|\n| draft | live |',
    ],
    ['an ASCII arrow', '### Note\n\n- draft -> live'],
    ['a full stop behind a mark', '### Note\n\n- Somebody publishes it: *draft* → *live*.'],
    ['an arrow that carries its event', '### Note\n\n- draft --publish--> live'],
    ['both in bold', '### Note\n\n- **draft → live** when it is published'],
    ['lines under a title', 'Note\n  states: draft, live\n  draft → live — publish'],
    ['a label for the states', '### Note\n\n- States: draft, live\n- Transitions: draft → live (publish)'],
    ['from and to in bold', '### Note\n\n- From **draft** to **live**: an editor publishes it.'],
    [
      'numbered lists',
      '1. **Note**\n   1. States: draft, live.\n   2. From draft to live: somebody publishes it.',
    ],
    ['states beside the title', '1. **Note**: draft, live.\n   1. Publish: draft becomes live.'],
    [
      'a sentence over steps',
      '- **Note** has the states draft and live.\n  - draft to live: it is published.',
    ],
    ['a kind before the step', '### Note\n\n- **Transition** draft → live: publish'],
    ['lines of a fence', '### Note\n\n```\ndraft -> live\n```'],
    ['a type', '### Note\n\n```ts\ntype Status = "draft" | "live";\n```\n\n- draft → live: publish'],
    ['a bold title', '**Note.** Draft or live. Draft notes become live through "Publish".'],
    ['a title before the arrow', '- Note: draft → live'],
    [
      'numbers behind the names',
      '### Note\n\n| Before | After | Trigger |\n|---|---|---|\n| draft (0) | live (1) | publish |',
    ],
    ['an event that moves it', '### Note\n\nPublishing moves a note from `draft` to `live`.'],
    ['an event first', '### Note\n\nWhen an editor publishes it, a draft note becomes live.'],
    ['a table of events', '### Note\n\n| State | publish |\n|---|---|\n| draft | live |\n| live | – |'],
  ])('%s', (_, lines) => {
    const said = lifecycles(lines).map((each) => each.replaceAll('Draft', 'draft'));
    expect(said).toEqual(expected);
  });
});

describe('what happens in it', () => {
  it.each([
    [
      'several targets',
      '### Note\n\n- draft → live | gone',
      ['Note: draft, live, gone; draft > live, draft > gone'],
    ],
    [
      'several sources',
      '### Note\n\n- draft, live → gone: purge',
      ['Note: draft, live, gone; draft > gone, live > gone'],
    ],
    [
      'a beginning',
      '### Note\n\n- (new) → draft: write\n- draft → (deleted): purge',
      ['Note: draft; (new) > draft, draft > (end)'],
    ],
    [
      'a sentence of two',
      '### Note\n\nA `draft` note becomes `live` when it is published, or `gone` when it is purged.',
      ['Note: draft, live, gone; draft > live, draft > gone'],
    ],
    [
      'a start in a sentence',
      '### Note\n\nA note starts as `draft`. From `draft` it goes to `live` when published.',
      ['Note: draft, live; (new) > draft, draft > live'],
    ],
    [
      'states in bullets',
      '### Note\n\n1. **draft** – just written\n2. **live** – everybody reads it',
      ['Note: draft, live; '],
    ],
    ['values with numbers', '### Note\n\nValues: `draft` = 0, `live` = 1.', ['Note: draft, live; ']],
    [
      'any state',
      '### Note\n\n- draft → live: publish\n- any of them → gone: purge',
      ['Note: draft, live, gone; draft > live, (any) > gone'],
    ],
  ])('%s', (_, lines, expected) => expect(lifecycles(lines)).toEqual(expected));
});

describe('what sentences tell of known states', () => {
  it.each([
    [
      'words that are states',
      '### Order\n\nAn order is new, paid or shipped. A new order becomes paid as soon as the money arrives. A paid order is shipped by the warehouse.',
      ['Order: new, paid, shipped; new > paid, paid > shipped'],
    ],
    [
      'what somebody makes of it',
      '### Feed\n\nA feed is active or muted.\n\n- Muting makes an active feed muted.\n- Unticking the box makes a muted feed active.',
      ['Feed: active, muted; active > muted, muted > active'],
    ],
    [
      'both directions',
      '### Switch\n\nA switch is open or closed, and an administrator flips it either way.',
      ['Switch: open, closed; open > closed, closed > open'],
    ],
    [
      'what it becomes',
      '### Link\n\nA link starts as `locked`. It becomes `open` when the password fits.',
      ['Link: locked, open; (new) > locked, locked > open'],
    ],
    [
      'one into another and back',
      '### List\n\nArchiving turns an active list into an archived one; restoring turns it back.',
      ['List: active, archived; active > archived, archived > active'],
    ],
    [
      'no step where it is denied',
      '### Note\n\nStates: draft, live.\n\nA live note never becomes draft.',
      ['Note: draft, live; '],
    ],
    [
      'arrows both ways',
      '### Site\n\n`private` ⇄ `public`',
      ['Site: private, public; private > public, public > private'],
    ],
    [
      'a remark between arrows',
      '### Code\n\n`off` → `asked` (a code is sent) → `on` (it fits)',
      ['Code: off, asked, on; off > asked, asked > on'],
    ],
    [
      'where it goes, below where it stands',
      '### Link\n\n- active\n  - to expired: its day has passed\n  - to revoked: the owner deletes it',
      ['Link: active, expired, revoked; active > expired, active > revoked'],
    ],
    [
      'from either state',
      '### Memo\n\n1. `kept` → `filed` when it is archived.\n2. From either state the memo can be deleted.',
      ['Memo: kept, filed, deleted; kept > filed, kept > deleted, filed > deleted'],
    ],
    [
      'a path under a label',
      '### Plan\n\n- `a` → `b`: start\n- `b` → `c`: end\n\nTypical path: `a` → `b` → `c`.',
      ['Plan: a, b, c; a > b, b > c'],
    ],
    [
      'a state that is called Todo',
      '### Task\n\n- Todo → Done: the box is ticked',
      ['Task: Todo, Done; Todo > Done'],
    ],
    [
      'a table of what may follow',
      '### Doc\n\n| State | Meaning | Next states |\n|---|---|---|\n| draft | being written | live |\n| live | read-only | |',
      ['Doc: live, draft; draft > live'],
    ],
  ])('%s', (_, lines, expected) => expect(lifecycles(lines)).toEqual(expected));
});

describe('what goes on with the lifecycle above it', () => {
  it.each([
    [
      'a paragraph about one of its states',
      'A parcel is packed, sent or lost. A packed parcel becomes sent when the van leaves.\n\nA sent parcel can be lost.',
      ['parcel: packed, sent, lost; packed > sent, sent > lost'],
    ],
    [
      'a line that counts',
      'A parcel is `packed` or `sent`.\n\nTwo moves are possible:\n\n- `packed` → `sent`\n- `sent` → `packed`',
      ['parcel: packed, sent; packed > sent, sent > packed'],
    ],
    [
      'remarks',
      'A parcel is `packed` or `sent`.\n\n**Remarks**\n\n- `packed` → `sent`, when the van leaves',
      ['parcel: packed, sent; packed > sent'],
    ],
    [
      'another thing has a lifecycle of its own',
      'A parcel goes from `packed` to `sent`.\n\nA van goes from `parked` to `driving`.',
      ['parcel: packed, sent; packed > sent', 'van: parked, driving; parked > driving'],
    ],
  ])('%s', (_, lines, expected) => expect(lifecycles(lines)).toEqual(expected));
});

describe('lines that each say a part of a step', () => {
  it.each([
    [
      'steps with what happens below them',
      'Status model: Parcel\nInitial status: packed\nStatuses: packed, sent\nChange: packed → sent\nTrigger: the van leaves\nBy: clerk\nFinal status: sent',
      ['Parcel: packed, sent; packed > sent'],
    ],
    [
      'two ends',
      'Lifecycle: Van\nFrom: parked\nTo: driving\nEvent: start\nFrom: driving\nTo: parked',
      ['Van: parked, driving; parked > driving, driving > parked'],
    ],
    [
      'below what happens',
      '### Seat\n\n- Book\n  - From: free\n  - To: taken\n- Give back\n  - From: taken\n  - To: free',
      ['Seat: free, taken; free > taken, taken > free'],
    ],
    [
      'in one line',
      '### Seat\n\n- From: free; To: taken; Trigger: a booking\n- **From:** taken **To:** free',
      ['Seat: free, taken; free > taken, taken > free'],
    ],
    ['the times of a journey', '### Van\n\nFrom: Monday\nUntil: Friday', []],
  ])('%s', (_, lines, expected) => expect(lifecycles(lines)).toEqual(expected));
});

it('what is not there before, and what stays as it is', () => {
  expect(
    lifecycles(
      '### Van\n\n| Before | What happens | After |\n|---|---|---|\n| – (no van) | buy | parked |\n| parked | start | driving |\n| driving | honk | unchanged |',
    ),
  ).toEqual(['Van: parked, driving; (new) > parked, parked > driving, driving > driving']);
});

describe('a step without a state before it', () => {
  const steps = (event: string, from = '–'): string | undefined => {
    const [step] =
      read(
        `## 4. States and transitions\n\n### Order\n\n| From | Event | To |\n| --- | --- | --- |\n| ${from} | ${event} | draft |\n| draft | send | sent |\n`,
      ).model.states.lifecycles[0]?.transitions ?? [];
    return step?.from.is === 'shown' ? step.from.value[0]?.is : step?.from.is;
  };

  it.each(['Created by a member', 'create', 'Order is created', 'User registers', 'Sign up', 'imported'])(
    'is the beginning where the event is “%s”',
    (event) => {
      expect(steps(event)).toBe('new');
      expect(steps(event, 'sent')).toBe('state');
      expect(steps(event, 'not shown')).toBe('not-shown');
    },
  );

  it.each(['send', 'comment added', 'recreate', 'goods imported'])('is not told by “%s”', (event) => {
    expect(steps(event)).toBe('unstated');
  });
});

describe('a fence that lists what may follow each state', () => {
  it.each([
    [
      'of a programme',
      "```typescript\n// From the code\nconst RULES = {\n  draft: ['sent', 'void'],  // not yet seen\n  sent: ['paid'],\n  paid: [],\n};\n```",
    ],
    ['in arrows', '```\ndraft → [sent, void]\nsent → [paid]\npaid → []\n```'],
  ])('%s', (_, fence) => {
    expect(lifecycles(`### Invoice\n\n${fence}`)).toEqual([
      'Invoice: draft, sent, paid, void; draft > sent, draft > void, sent > paid',
    ]);
  });

  it('tells no states where it lists anything else', () => {
    expect(
      lifecycles(
        "### Invoice\n\n```ts\nconst MAY = {\n  draft: ['admin', 'writer'],\n  sent: ['admin'],\n};\n```",
      ),
    ).toEqual([]);
  });
});

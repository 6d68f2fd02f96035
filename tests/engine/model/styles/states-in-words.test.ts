import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const lifecycles = (lines: string): string[] =>
  readPoint('states', lines).lifecycles.map(
    (each) =>
      `${each.name}: ${each.states.map(({ name }) => name).join(', ')}; ${each.transitions.map((step) => `${step.from} > ${step.to}`).join(', ')}`,
  );

describe('what is said of a state tells where it leads', () => {
  it.each([
    [
      'lines with a name and what follows',
      '### Page\n\n- `draft`: may go to `live` or `binned`\n- `live`: goes back to `draft`\n- `binned`: terminal',
      ['Page: draft, live, binned; draft > live, draft > binned, live > draft'],
    ],
    [
      'names that are not marked',
      '### Copy\n\nA copy can be in these states:\n\n- On shelf: anybody can borrow it.\n- On loan: some reader has it.\n- Lost\n\nHow it changes:\n\n- On shelf to On loan, when it is lent.\n- On loan to On shelf or to Lost, at the end of the loan.',
      ['Copy: On shelf, On loan, Lost; On shelf > On loan, On loan > On shelf, On loan > Lost'],
    ],
    [
      'bold titles of paragraphs',
      '### Parcel\n\n**Packed.** It waits for the van. If nobody fetches it, the parcel becomes Returned.\n\n**On the way.** A parcel goes from Packed to On the way when it is scanned.\n\n**Returned.** You can return a parcel that is On the way.',
      ['Parcel: Packed, On the way, Returned; Packed > Returned, Packed > On the way, On the way > Returned'],
    ],
    [
      'headings',
      '### Ticket\n\n#### Open\n\nGoes to *Waiting* when the agent replies.\n\n#### Waiting\n\nGoes back to *Open* when the customer replies, and to *Solved* after a week.\n\n#### Solved\n\nNothing leads out of it.',
      ['Ticket: Open, Waiting, Solved; Open > Waiting, Waiting > Open, Waiting > Solved'],
    ],
    [
      'paragraphs about several things are none',
      '**Invoice.** An invoice is `open` or `paid`. It goes from `open` to `paid` when money comes.\n\n**Seat.** A seat is `free` or `taken`. It goes from `free` to `taken` when it is booked.',
      ['Invoice: open, paid; open > paid', 'Seat: free, taken; free > taken'],
    ],
    [
      'clauses below a clause with a title',
      '### Statuses\n\nC.1.1 **Berth.** A Berth is Free, Reserved or Taken.\n\nC.1.1.1 A Free Berth becomes Reserved upon a request.\n\nC.1.1.2 A Berth passes from Reserved to Taken once the boat has come.\n\nC.1.2 **Crane.** The statuses of a Crane are:\n\n(a) Ready; and\n(b) Broken.\n\nC.1.2.1 The following changes are possible:\n\n(a) from Ready to Broken, upon a report.',
      [
        'Berth: Free, Reserved, Taken; Free > Reserved, Reserved > Taken',
        'Crane: Ready, Broken; Ready > Broken',
      ],
    ],
  ])('%s', (_, lines, expected) => expect(lifecycles(lines)).toEqual(expected));
});

describe('tables of which state may follow which', () => {
  it.each([
    [
      'signs',
      '### Run\n\n| before \\ after | idle | busy | done |\n|---|---|---|---|\n| idle | | ● | |\n| busy | | | ● |\n| done | | – | |',
      ['Run: idle, busy, done; idle > busy, busy > done'],
    ],
    [
      'events',
      '### Run\n\n| | idle | busy |\n|---|---|---|\n| idle | – | start |\n| busy | stop | – |',
      ['Run: idle, busy; idle > busy, busy > idle'],
    ],
  ])('%s', (_, lines, expected) => expect(lifecycles(lines)).toEqual(expected));
});

describe('sentences about known states', () => {
  const steps = (lines: string): string[] =>
    readPoint(
      'states',
      `### Trip\n\n- \`planned\`\n- \`done\`\n- \`skipped\`\n\n${lines}`,
    ).lifecycles.flatMap((each) => each.transitions.map((step) => `${step.from} > ${step.to}`));
  it.each([
    [
      'what may be done to it',
      'A planned trip may be skipped or done.',
      ['planned > skipped', 'planned > done'],
    ],
    [
      'a second target',
      'It goes from planned to done at its end, and back to planned when it is undone.',
      ['planned > done', 'done > planned'],
    ],
    ['a verb that is the word of the state', 'You can skip a trip that is planned.', ['planned > skipped']],
    [
      'what happens stands first',
      'When nobody comes, a planned trip becomes skipped.',
      ['planned > skipped'],
    ],
    ['where it comes from stands behind', 'It becomes skipped (from planned).', ['planned > skipped']],
    [
      'pairs',
      'The clock moves planned to done and skipped to planned.',
      ['planned > done', 'skipped > planned'],
    ],
    ['what never happens', 'A done trip never goes back to planned.', []],
    ['what is not possible', 'Going from done to skipped is not possible.', []],
  ])('%s', (_, lines, expected) => expect(steps(lines)).toEqual(expected));
});

it('labels of steps between the same states are events', () => {
  expect(
    lifecycles('### Deal\n\n- submit: draft → sent\n- accept: sent → won\n- redo: sent → draft'),
  ).toEqual(['Deal: draft, sent, won; draft > sent, sent > won, sent > draft']);
});

describe('states that only sentences name', () => {
  const steps = (lines: string): string[] =>
    readPoint('states', `### Bill\n\n${lines}`).lifecycles.flatMap((each) =>
      each.transitions.map((step) => `${step.from} > ${step.to}`),
    );
  it.each([
    [
      'what may be done to it',
      'Draft bills can be sent or deleted. Sent bills can be paid.',
      ['Draft > sent', 'Draft > deleted', 'Sent > paid'],
    ],
    [
      'given, when, then',
      '- Given a pending bill, when the bank confirms, then it becomes settled.\n- Given a settled bill, when it is refunded, then it becomes void.',
      ['pending > settled', 'settled > void'],
    ],
    [
      'names with a capital',
      'A bill is Open. It becomes Paid when money comes, and Open again when the bank takes it back.',
      ['Open > Paid', 'Paid > Open'],
    ],
    ['no word of change', 'A paid bill is shown to an active customer in a list.', []],
  ])('%s', (_, lines, expected) => expect(steps(lines)).toEqual(expected));

  it('labels over what goes from where to where', () => {
    expect(
      steps('- **Approve** (from Asked to Granted): the manager.\n- Event `undo`: from Granted to Asked.'),
    ).toEqual(['Asked > Granted', 'Granted > Asked']);
  });
});

it('what is done is the word of the state that it leads to', () => {
  expect(
    lifecycles(
      '### Shelf\n\nIt is *visible* or *hidden*. Hiding takes a visible one out of the lists; it can be made visible again.',
    ),
  ).toEqual(['Shelf: visible, hidden; visible > hidden, hidden > visible']);
});

describe('words that say what something is for a time', () => {
  it.each([
    [
      'from when, until when, and what it is then',
      '### Berth\n\nA berth is vacant from the moment someone creates it. It is vacant until a skipper moors; then it is moored.',
      ['Berth: vacant, moored; (new) > vacant, vacant > moored'],
    ],
    [
      'what a new one is',
      '### Berth\n\nWhen the harbour is large, a new berth starts out closed: nobody sees it. It becomes vacant as soon as the master says so. If the harbour is small, a new berth is vacant from the first day.',
      ['Berth: closed, vacant; (new) > closed, closed > vacant, (new) > vacant'],
    ],
    [
      'several ways from one, each leaving the same',
      '### Berth\n\nA berth is vacant after the installation. A vacant berth can go two ways. Its owner closes it, and then it is closed; a call makes it vacant again. Or a skipper moors there, and then it is moored.',
      ['Berth: vacant, closed, moored; (new) > vacant, vacant > closed, closed > vacant, vacant > moored'],
    ],
    [
      'deeds whose words are those of states',
      '### Link\n\nA domain no one has seen before is pending. A moderator approves it or blocks it; a blocked domain becomes approved later.',
      ['Link: pending, blocked, approved; pending > approved, pending > blocked, blocked > approved'],
    ],
    [
      'one of two that are made of it',
      '### Flag\n\nA new flag is open. From open, the crew may ignore it, which makes it dismissed, or act on it, which makes it resolved.',
      ['Flag: open, dismissed, resolved; (new) > open, open > dismissed, open > resolved'],
    ],
    [
      'while something is so, it may end',
      '### Import\n\nThe import is pending after the upload. When the first worker picks it up it is active; when the last line is read it is complete. One can stop it while it is pending or active, and then it is stopped.',
      [
        'Import: pending, active, complete, stopped; (new) > pending, pending > active, active > complete, pending > stopped, active > stopped',
      ],
    ],
    ['nothing where nothing moves', '### Berth\n\nA berth is wide. The pier is sound until it rots.', []],
  ])('tell %s', (_, lines, expected) => expect(lifecycles(lines)).toEqual(expected));
});

describe('titles in bold with their states behind a colon', () => {
  it('are lifecycles of their own, and what an arrow begins comes into being', () => {
    const lines =
      '**Run**: queued / running / failed\n\n- → queued: somebody asks\n- queued → running: picked up\n- running → failed: no answer\n\n**Mute switch**: on / off\n\n- new switch → on\n- on → off: click\n\n**Price hint**: none / offered\n\n- added with a link → offered\n- none → offered: found';
    expect(lifecycles(lines)).toEqual([
      'Run: queued, running, failed; (new) > queued, queued > running, running > failed',
      'Mute switch: on, off; (new) > on, on > off',
      'Price hint: none, offered; (new) > offered, none > offered',
    ]);
  });

  it('are none where they head the columns of a table', () => {
    const table = '| from | to | by |\n| --- | --- | --- |\n| due | done | a click |';
    expect(lifecycles(`**Chore** – from / to / by\n\n${table}`)).toEqual(['Chore: due, done; due > done']);
  });
});

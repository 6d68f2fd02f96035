import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const read = (text: string) => readPoint('roles', text);
const said = (text: string): string[] =>
  read(text).permissions.map((each) => `${each.role}: ${each.action}: ${each.allowed}`);
const names = (text: string): string[] => read(text).roles.map(({ name }) => name);

describe('paragraphs that note what somebody may', () => {
  const notes =
    'payroll: sees + edits wages, cannot open shifts.\n\nkeeper: everything a helper does on shifts. create shelves ok, delete shelves only in own halls. manage keys: yes.\n\nwarden = all halls. invite people, change ranks (up to warden). not: close the house. audit log no prob. manage wages: no.';

  it('are read clause by clause', () => {
    expect(names(notes)).toEqual(['payroll', 'keeper', 'warden']);
    expect(said(notes)).toEqual([
      'payroll: see wages: yes',
      'payroll: edit wages: yes',
      'payroll: open shifts: no',
      'keeper: everything a helper does on shifts: yes',
      'keeper: create shelves: yes',
      'keeper: delete shelves: only in own halls',
      'keeper: manage keys: yes',
      'warden: invite people: yes',
      'warden: change ranks: up to warden',
      'warden: close the house: no',
      'warden: audit log: yes',
      'warden: manage wages: no',
    ]);
  });

  it.each([
    ['things', 'shelves: create, edit, delete.\n\nboxes: create and open boxes.'],
    ['a remark', 'Note: see the list below.'],
    ['what is', 'keeper: has a key and works in the hall.'],
  ])('%s are nobody', (_, text) => {
    expect(names(text)).toEqual([]);
  });

  it('somebody else in the same paragraph is read apart', () => {
    const text = 'Keeper: may open halls, may not close them. Helper: may look.';
    expect(said(text)).not.toContain('Keeper: look: yes');
  });
});

describe('lines of a list that note what somebody may', () => {
  it('an arrow limits all deeds before it', () => {
    const lines =
      '- helper: works in the halls; add people no; edit shelves no\n- lead: add/remove people, edit shelves → only for own hall';
    expect(said(lines)).toEqual([
      'helper: add people: no',
      'helper: edit shelves: no',
      'lead: add people: only for own hall',
      'lead: remove people: only for own hall',
      'lead: edit shelves: only for own hall',
    ]);
  });

  it('what is done and how far, below somebody', () => {
    const lines =
      'keeper:\n- open/close yes; see shelves yes\n- delete shelves: no, unless the hall is shut\n- invite people: can only send a request\n- leave: no';
    expect(said(lines)).toEqual([
      'keeper: open: yes',
      'keeper: close: yes',
      'keeper: see shelves: yes',
      'keeper: delete shelves: unless the hall is shut',
      'keeper: invite people: can only send a request',
      'keeper: leave: no',
    ]);
    expect(names(lines)).toEqual(['keeper']);
  });
});

describe('titles and lists of people', () => {
  it('bold lines that tell what a part is about are nobody', () => {
    const lines =
      '- **How it works:** rights go to crews.\n- **Who there is**\n  - Wardens – built-in crew; sees everything\n  - All Keepers – built-in crew; everybody is in it and cannot leave\n  - Hall keeper **(Plus)** – put in charge of a hall\n- **Inside a hall**\n  - Keepers can open boxes.\n  - A Hall keeper can add boxes, and rename those boxes.';
    expect(names(lines)).toEqual(['Wardens', 'All Keepers', 'Hall keeper']);
    expect(said(lines)).toEqual([
      'All Keepers: open boxes: yes',
      'Hall keeper: add boxes: yes',
      'Hall keeper: rename those boxes: yes',
    ]);
  });

  it('what somebody is said to be', () => {
    const text =
      'In a house a person is a House keeper, a House helper or a Guest. A House keeper can open rooms. An ordinary House helper can see rooms. Helpers cannot open rooms. They may invite guests only if the house is open. A Guest sees only the rooms that they booked, and cannot open halls. The last one cannot leave. The last House keeper cannot leave.';
    expect(names(text)).toEqual(['House keeper', 'House helper', 'Guest']);
    expect(said(text)).toEqual([
      'House keeper: open rooms: yes',
      'House helper: see rooms: yes',
      'House helper: open rooms: no',
      'House helper: invite guests: only if the house is open',
      'Guest: see rooms: only the rooms that they booked',
      'Guest: open halls: no',
    ]);
  });

  it.each([
    'In a box a thing is a lid, a hinge or a lock.',
    'A person is a member of one house or a guest of it.',
  ])('nobody is listed: %s', (text) => {
    expect(names(text)).toEqual([]);
  });

  it('what is one’s own is told apart from nobody else’s', () => {
    const text = 'A Keeper can edit their own notes and nobody else’s, and can delete only their own.';
    expect(said(text)).toEqual(['Keeper: edit their own notes: yes', 'Keeper: delete their own notes: own']);
  });
});

describe('bare names in a list', () => {
  const list = 'in a house, each includes the next:\n\n- Owner\n- Keeper\n- Visitor\n\n';

  it('are roles where most are words for people', () => {
    expect(names(list)).toEqual(['Owner', 'Keeper', 'Visitor']);
    expect(names('- Boxes\n- Shelves\n- Halls')).toEqual([]);
  });

  it('what one alone may', () => {
    expect(said(`${list}Besides that:\n\n- house owner alone: manage people, close halls`)).toEqual([
      'house owner: manage people: yes',
      'house owner: close halls: yes',
    ]);
  });
});

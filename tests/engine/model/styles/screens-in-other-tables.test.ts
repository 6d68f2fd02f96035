import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const screens = (lines: string): string[] =>
  readPoint('screens', lines).screens.map(({ name, route }) => `${name} ${route ?? ''}`.trim());

describe('tables of screens in other shapes', () => {
  it.each([
    [
      'a table that goes on beside itself',
      '| Tab or form | Reached at | Tab or form | Reached at |\n|---|---|---|---|\n| Boat | `/boats/{id}` | Quay | `/quays/{id}` |\n| Crew | `/boats/{id}/crew` | | |',
      ['Boat /boats/{id}', 'Quay /quays/{id}', 'Crew /boats/{id}/crew'],
    ],
    [
      'addresses first, beside themselves',
      '| Address | Page | Address | Page |\n|---|---|---|---|\n| `/a` | Arrivals | `/d` | Departures |',
      ['Arrivals /a', 'Departures /d'],
    ],
    [
      'an address below a header that says nothing',
      '| What for | Where | Who |\n|---|---|---|\n| Buying | `/buy` | all |\n| Selling | `/sell` | all |',
      ['Buying /buy', 'Selling /sell'],
    ],
  ])('%s', (_, lines, expected) => expect(screens(lines)).toEqual(expected));

  it('reads no screen out of the bold title of a table', () => {
    expect(
      screens(
        '**Lists.** Each has a filter.\n\n| Screen | Route |\n|---|---|\n| Boats | `/boats` |\n| Quays | `/quays` |',
      ),
    ).toEqual(['Boats /boats', 'Quays /quays']);
  });
});

describe('addresses told by their query alone', () => {
  it('are those of screens', () =>
    expect(
      screens(
        '- Boat editor → `?do=edit`. Name and length.\n- **Moor** — `?do=moor`\n\n| Page | Route |\n|---|---|\n| Boats | `?do=list&kind=boat` |',
      ),
    ).toEqual(['Boat editor ?do=edit', 'Moor ?do=moor', 'Boats ?do=list&kind=boat']));

  it.each([
    ['beside an address', '- Boats: `/boats` — keeps `?sort=name` and the tab `?tab=2`'],
    ['behind words', '- Boats: `/boats`. The filter `?state=afloat` narrows it.'],
    ['nested, with what they do', '- Boats: `/boats`\n  - `?boat=<id>` opens the boat over the list'],
  ])('are none %s', (_, lines) => expect(screens(lines)).toEqual(['Boats /boats']));
});

describe('screens without an address beside others', () => {
  const beside = '- Boats: `/boats`\n- Quays: `/quays`\n\n';
  it.each([
    [
      'strokes',
      'No route, modal only: Find a berth / Print slip / Rename (asks first).',
      ['Find a berth', 'Print slip', 'Rename'],
    ],
    ['not addressable', 'Not addressable: "Print slip", "Undo bar".', ['Print slip', 'Undo bar']],
    ['"and"', 'Dialogs without an address: Print, Moor and Cast off', ['Print', 'Moor', 'Cast off']],
    [
      'a line of its own, with words between',
      'Dialogs worth a name: Print slip, Moor, Cast off.',
      ['Print slip', 'Moor', 'Cast off'],
    ],
    [
      'a marked name',
      'The harbour master meets the *Berth code* prompt first; it has no route of its own.',
      ['Berth code'],
    ],
    [
      'an unknown address',
      'There is also a *berth finder*, a pop-up in the forms; route not known.',
      ['berth finder'],
    ],
  ])('%s', (_, lines, expected) =>
    expect(screens(`${beside}${lines}`)).toEqual(['Boats /boats', 'Quays /quays', ...expected]),
  );

  it.each([
    ['the page beside', '- Swipe left → Next page\n- Timeout → Previous page\n- Escape → Same screen'],
    ['a marked term', 'A *broken link* is one whose address is unknown.'],
    ['a marked case', 'After a *failed login* the form stays, without any URL.'],
    ['what somebody sees', '- Route unknown: The visitor sees the Not found page, Help.'],
    ['a button', 'The **Cast off** button is in the toolbar; it has no route.'],
    ['an arrow to what is told elsewhere', 'Unknown path → Boats page.'],
    ['what has all of them below it', '**Harbour office** all hangs below `/sys/`.'],
  ])('reads none: %s', (_, lines) =>
    expect(screens(`${beside}${lines}`)).toEqual(['Boats /boats', 'Quays /quays']),
  );
});

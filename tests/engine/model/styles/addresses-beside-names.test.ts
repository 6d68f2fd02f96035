import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const screens = (text: string) =>
  readPoint('screens', text).screens.map(({ name, routes }) => [name, ...routes].join(' '));

describe('addresses beside names', () => {
  it('stand in the cell of the name, where no other column has any', () => {
    const table = (cell: string) =>
      `| Part | Page (with its path) | Remarks |\n| --- | --- | --- |\n| Web | ${cell} | The first |`;
    expect(screens(table('Boat list (`/boats`)'))).toEqual(['Boat list /boats']);
    expect(screens(table('Opens from `/boats`'))).toEqual(['Opens from /boats']);
  });

  it('stand behind a remark in brackets', () => {
    expect(screens('- Boats `/boats`\n- Crew list (skippers only) `/crew`')).toContain('Crew list /crew');
  });

  it('are told to be none of names in a row', () => {
    expect(screens('mast picker, wind dialog: modals, no route of their own')).toEqual([
      'mast picker',
      'wind dialog',
    ]);
    expect(
      screens(
        'Two more things have no address of their own: the Mast picker dialog, which opens over the list, and the Wind chooser, which is at the top.',
      ),
    ).toEqual(['Mast picker dialog', 'Wind chooser']);
  });

  it('name no screen where they stand before all others, or a head says that there is none', () => {
    expect(screens('Everything below sits after `/app/#`.\n\n- Boats at `/boats`')).toEqual(['Boats /boats']);
    expect(
      screens('- **Boats** — `/boats`\n- **Not a page of its own:** the palette opens on top of all.'),
    ).toEqual(['Boats /boats']);
  });

  it('are a programme with a query, or several queries behind names', () => {
    expect(
      screens(
        'The Boats list is `index.php?part=Boats&do=list`. One boat opens on the Boat page, `index.php?part=Boats&id={id}`.',
      ),
    ).toEqual(['Boats list index.php?part=Boats&do=list', 'Boat page index.php?part=Boats&id={id}']);
    expect(
      screens('Two pages are public: Unlock berth (`?do=unlock`) and Leave crew (`?do=leave`).'),
    ).toEqual(['Unlock berth ?do=unlock', 'Leave crew ?do=leave']);
    expect(screens('The Boats list is at `/boats`; Open boats (`?state=open`) are a filter of it.')).toEqual([
      'Boats list /boats',
    ]);
  });

  it('stand in one cell beside as many names in another', () => {
    const table = (row: string) => `| Area | Where |\n| --- | --- |\n| Harbour | \`#Harbour\` |\n| ${row} |`;
    expect(screens(table('Masts; Sails | `#Mast`; `#Sail`'))).toEqual([
      'Harbour #Harbour',
      'Masts #Mast',
      'Sails #Sail',
    ]);
    expect(screens(table('Masts and sails | `#Mast`'))).toEqual([
      'Harbour #Harbour',
      'Masts and sails #Mast',
    ]);
  });
});

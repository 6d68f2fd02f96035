import { describe, expect, it } from 'vitest';
import { modelAsJson } from '../../../../src/engine/index.ts';
import { read } from '../../../../src/engine/specification.ts';

const screens = (text: string): string[] =>
  modelAsJson(read(`## 2. Screens\n\n${text}\n`).model).screens.map(({ name, route }) =>
    [name, route].filter((each) => each).join(' '),
  );

describe('names and addresses in one sentence', () => {
  it.each([
    [
      'at the head of a line',
      '- Boats is at `/boats`.\n- Fees is at `/fees`.',
      ['Boats /boats', 'Fees /fees'],
    ],
    [
      'in a row in a line',
      '- Home is at `/`, Search Results at `/search`, and each quay has a Quay page at `/q/:id`.',
      ['Home /', 'Search Results /search', 'Quay page /q/:id'],
    ],
    [
      'with remarks in brackets',
      'Berths is at `/b`, Taken (all that are let) at `/b/taken`, Planned (what comes, by day) at `/b/plan`, All at `/b/all`.',
      ['Berths /b', 'Taken /b/taken', 'Planned /b/plan', 'All /b/all'],
    ],
    [
      'found under them',
      'You find Boats under `/boats`, Berths under `/berths` and Fees under `/fees`.',
      ['Boats /boats', 'Berths /berths', 'Fees /fees'],
    ],
    [
      'the address first, without a name',
      '`/in` is where one signs in, `/boats` lists the boats, and `/fees` shows what is owed.',
      ['/in /in', '/boats /boats', '/fees /fees'],
    ],
    [
      'the name behind the address',
      'Signed-in skippers land on `/boats`, which is the Boat list.',
      ['Boat list /boats'],
    ],
    [
      'told by their queries, without marks',
      '- Choose berth: /b/{id}?s=choose - which one\n- Pay: /b/{id}?s=pay\n- Boats: /boats',
      ['Choose berth /b/{id}?s', 'Pay /b/{id}?s', 'Boats /boats'],
    ],
  ])('%s', (_, text, expected) => {
    expect(screens(text)).toEqual(expected);
  });

  it('leaves a line to what stands above it that only says where that is', () => {
    const text =
      '### Boats\n\n- It is at `/boats`.\n- Opens from the map.\n\n### Fees\n\n- The page lives at `/fees`.';
    expect(screens(text)).toEqual(['Boats /boats', 'Fees /fees']);
  });

  it('takes no part of the product under an address for a screen', () => {
    expect(
      screens(
        'Boats is at `/boats`.\n\nThree parts share a host: the map under `/map`, Staff Center under `/ops`.',
      ),
    ).toEqual(['Boats /boats']);
  });
});

describe('names without an address in one sentence', () => {
  it.each([
    [
      'with what is told of each',
      'A handful of surfaces have no address of their own: the Help panel that opens beside the map, the Share boat dialog, the Ropes dialog reached from it, and the Colour picker.',
      ['Help panel', 'Share boat dialog', 'Ropes dialog', 'Colour picker'],
    ],
    [
      'neither of two',
      'Neither the Filter drawer nor the Help panel has an address of its own.',
      ['Filter drawer', 'Help panel'],
    ],
    [
      'and another likewise',
      'The Mooring sheet opens above the Boat page and has no route; likewise the Search overlay, which opens from any page.',
      ['Mooring sheet', 'Search overlay'],
    ],
    [
      'behind others with one',
      '- Sign In is `/in`, and Settings is `/me`. Verify Mast is a dialog over whatever page is open and has no address of its own.',
      ['Sign In /in', 'Settings /me', 'Verify Mast'],
    ],
  ])('%s', (_, text, expected) => {
    expect(screens(text)).toEqual(expected);
  });

  it('reads no name from a sentence that only goes on', () => {
    expect(
      screens(
        '- Boats is `/boats`. It has no other address.\n- Fees is `/fees`. Here nothing else has an address.',
      ),
    ).toEqual(['Boats /boats', 'Fees /fees']);
  });
});

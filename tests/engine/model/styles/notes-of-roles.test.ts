import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const told = (lines: string): string[] =>
  readPoint('roles', lines).permissions.map((each) => `${each.role} | ${each.action} | ${each.allowed}`);

const names = (lines: string): string[] => readPoint('roles', lines).roles.map(({ name }) => name);

describe('a name in slanted type above what somebody may', () => {
  it.each([
    ['alone', '*Reader.*'],
    ['with the number of a requirement', 'R-12 *Reader*'],
  ])('%s', (_, title) =>
    expect(told(`${title}\n- **May** borrow a copy; extend a loan.\n- **May not** see readers.`)).toEqual([
      'Reader | borrow a copy | yes',
      'Reader | extend a loan | yes',
      'Reader | see readers | no',
    ]),
  );
});

describe('a name, and what somebody may below it', () => {
  const notes = [
    'guest',
    '  may: open the catalogue / search a title / GET /titles',
    '  may not: any other page (→ Login) / see readers (→ 403)',
    '',
    'reader — with a card',
    '  borrow a copy: only if the card is valid',
    '  extend a loan: same condition',
    '  delete a review: never',
    '  else = guest',
    '',
    'clerk',
    '  delete shelf + delete tag: same limits as reader',
  ];
  const expected = [
    'guest | open the catalogue | yes',
    'guest | search a title | yes',
    'guest | GET /titles | yes',
    'guest | any other page | no',
    'guest | see readers | no',
    'reader | borrow a copy | only if the card is valid',
    'reader | extend a loan | only if the card is valid',
    'reader | delete a review | no',
    'clerk | delete shelf | same limits as reader',
    'clerk | delete tag | same limits as reader',
  ];

  it('stands in indented lines', () => {
    expect(told(notes.join('\n'))).toEqual(expected);
    expect(names(notes.join('\n')).toSorted()).toEqual(['clerk', 'guest', 'reader']);
  });

  it('stands in a nested list', () => {
    const list = notes
      .filter((line) => line !== '')
      .map((line) => line.replace(/^( *)/, '$1- '))
      .join('\n');
    expect(told(list)).toEqual(expected);
  });

  it('has as much as somebody else', () => {
    const { roles } = readPoint('roles', notes.join('\n'));
    expect(roles.find(({ name }) => name === 'reader')?.includes).toEqual(['guest']);
  });

  it('is told in plain words, one of them refused', () => {
    expect(told('- chair\n    - add member, remove member\n    - cannot dissolve club')).toEqual([
      'chair | add member | yes',
      'chair | remove member | yes',
      'chair | dissolve club | no',
    ]);
  });

  it('is no note about anything else', () => {
    expect(told('opening hours\n  monday: 9 to 5\n  tuesday: closed')).toEqual([]);
  });
});

describe('a quotation', () => {
  it('tells of somebody in each line', () => {
    expect(
      told(
        '> `desk_admin` – view reports, configure desk.  \n> `night_admin` – view logs; not configure desk.',
      ),
    ).toEqual([
      'desk_admin | view reports | yes',
      'desk_admin | configure desk | yes',
      'night_admin | view logs | yes',
      'night_admin | configure desk | no',
    ]);
  });

  it('is prose where it says something else', () => {
    expect(told('> Everybody is welcome here,\n> whatever they read.')).toEqual([]);
  });
});

describe('sentences', () => {
  it('speak of whoever the first one names', () => {
    expect(
      told(
        'The owner looks after the house. It may change the settings and remove readers. It may not bar itself.',
      ),
    ).toEqual([
      'owner | change the settings | yes',
      'owner | remove readers | yes',
      'owner | bar itself | no',
    ]);
  });

  it('lead to what somebody may besides', () => {
    expect(
      told(
        'Clerks may lend copies.\n\nA head may do everything a clerk may. In addition:\n- rename the branch\n- leave the branch only if there is another head',
      ).slice(-2),
    ).toEqual(['head | rename the branch | yes', 'head | leave the branch | only if there is another head']);
  });

  it('name somebody by a right in marks', () => {
    expect(
      told('Whoever has *full access* may fill shelves; but not remove the shelf and not move it.'),
    ).toEqual([
      'full access | fill shelves | yes',
      'full access | remove the shelf | no',
      'full access | move the shelf | no',
    ]);
  });

  it('refuse two deeds in a row', () => {
    expect(told('*Peek* may see the cover, and again may not lend nor copy.')).toEqual([
      'Peek | see the cover | yes',
      'Peek | lend | no',
      'Peek | copy | no',
    ]);
  });

  it('list all that somebody does', () => {
    expect(told('The *shelf keeper* may do everything with it: rename, move, change the label.')).toEqual([
      'shelf keeper | rename | yes',
      'shelf keeper | move | yes',
      'shelf keeper | change the label | yes',
    ]);
  });

  it('have a name, and behind a colon what is done', () => {
    expect(
      told(
        'Anonymous visitors: open a shared list and rate a title (if they know the code). They may not list shelves.',
      ),
    ).toEqual([
      'Anonymous visitors | open a shared list | if they know the code',
      'Anonymous visitors | rate a title | if they know the code',
      'Anonymous visitors | list shelves | no',
    ]);
  });
});

describe('lines below a name', () => {
  it.each([
    '- Lists\n    - add a card / remove a card\n    - rename a list: only on an own board',
    '- Project page\n    - open / close',
    '_As of last week_\n\n- **May** create a board',
  ])('let nobody do anything where that is no name of somebody: %s', (text) => {
    expect(names(text)).toEqual([]);
    expect(told(text)).toEqual([]);
  });

  it.each([
    ['create / rename / delete', ['create', 'rename', 'delete']],
    ['create a loan / rename a loan', ['create a loan', 'rename a loan']],
  ])('are parted at each stroke: %s', (line, deeds) => {
    expect(told(`- Clerk\n    - ${line}`)).toEqual(deeds.map((deed) => `Clerk | ${deed} | yes`));
  });
});

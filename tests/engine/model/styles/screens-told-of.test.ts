import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const screens = (text: string): string[] =>
  readPoint('screens', text).screens.map(({ name, routes }) => [name, ...routes].join(' | '));

describe('addresses that sentences tell', () => {
  it.each([
    ['The Pier is where it begins. It lives at `/pier`.', ['/pier']],
    ['After that comes the Boat page, which is at `/boats/:id`.', ['/boats/:id']],
    ['Whoever lost the key goes to `/lost`; a guest logs in at `/in`.', ['/lost', '/in']],
    ['Clicking a boat brings a sheet with the address `/b/:id`.', ['/b/:id']],
    ['The Crew page is at `/crew`, with the Rota page below it at `/rota`.', ['/crew', '/rota']],
    ['Sign-in and sign-up live at `/in` and `/up`.', ['/in', '/up']],
    ['Settings open under `/settings`.', ['/settings']],
  ])('%s', (text, paths) =>
    expect(readPoint('screens', text).screens.flatMap(({ routes }) => routes)).toEqual(paths),
  );

  it('several of one screen', () =>
    expect(screens('The Board has two addresses, `/b/:id` and `/board/:id`.')).toEqual([
      'Board | /b/:id | /board/:id',
    ]));

  it('in an item, behind what is said of it, and side by side', () =>
    expect(
      screens(
        [
          '- **Pier** – where it begins. Address: `/pier`',
          '- People: `/people`, with Groups below it: `/people/groups`',
          '- `/boats` and `/boats/:id` lead to Boats and Boat',
        ].join('\n'),
      ),
    ).toEqual([
      'Pier | /pier',
      'People | /people',
      'Groups | /people/groups',
      'Boats | /boats',
      'Boat | /boats/:id',
    ]));

  it.each([
    'A form without a key goes to `/in`.',
    'All of it belongs to the new view, which lives under `/new`.',
  ])('none: %s', (text) => expect(screens(text)).toEqual([]));
});

describe('what has no address', () => {
  it.each([
    ['Clicking a boat opens the Boat sheet, a panel without a route.', 'Boat sheet'],
    ['From there one can open the Pier menu, a panel at the right with bills; it has no route.', 'Pier menu'],
    ['The Net panel slides in from the right; it has no address.', 'Net panel'],
    ['- Storm warning: a dialog over the pier, no address of its own', 'Storm warning'],
  ])('%s', (text, name) => expect(screens(text)).toEqual([name]));
});

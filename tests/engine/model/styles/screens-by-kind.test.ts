import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const screens = (lines: string): string[] =>
  readPoint('screens', lines).screens.map(({ name, route }) => `${name} ${route ?? '-'}`);
const fence = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``;

describe('screens that words name by what they are', () => {
  it.each([
    [
      'tabs',
      'Four tabs along the bottom: Today, Tides, Logs and Me.',
      ['Today -', 'Tides -', 'Logs -', 'Me -'],
    ],
    [
      'what a bar holds',
      'The tab bar holds Chart, Search and Profile. There are no URLs.',
      ['Chart -', 'Search -', 'Profile -'],
    ],
    [
      'a bar and strokes',
      'Bottom navigation: Chart | Search | Profile',
      ['Chart -', 'Search -', 'Profile -'],
    ],
    [
      'so many',
      'There are three screens – Chart, Search and Profile – and no addresses.',
      ['Chart -', 'Search -', 'Profile -'],
    ],
    [
      'names in small letters',
      'The kiosk has two screens: the idle screen and the order screen.',
      ['idle screen -', 'order screen -'],
    ],
    [
      'a word before them',
      'Everything happens on `/`. Dialogs: New trip, Delete trip, Share.',
      ['New trip -', 'Delete trip -', 'Share -'],
    ],
    [
      'no link',
      'Screens that cannot be linked to: Sign in, Update needed.',
      ['Sign in -', 'Update needed -'],
    ],
    [
      'a way through them',
      'Sign in → Quay choice → Board; the board is drawn anew each minute.',
      ['Sign in -', 'Quay choice -', 'Board -'],
    ],
    [
      'whatever else',
      '- `/` – Start\n- `/tides` – Tides\n- anything else → not found page',
      ['Start /', 'Tides /tides', 'not found page -'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(screens(lines)).toEqual(expected);
  });

  it.each([
    ['The start page is at `/`. Settings open in a drawer.', 'Settings -'],
    ['The start page is at `/`. "New trip" slides up as a sheet.', 'New trip -'],
    ['The start page is at `/`. Preferences is a separate window.', 'Preferences -'],
    ['The start page is at `/`. The dialogs "Rename" and "Share" open there.', 'Rename -,Share -'],
    ['The start page is at `/`. The "Add boat" dialog opens from everywhere.', 'Add boat -'],
  ])('layers: %s', (lines, expected) => {
    expect(screens(lines)).toEqual(['start page /', ...expected.split(',')]);
  });

  it.each([
    ['The start page is at `/` and has three tabs: Open, Closed and All.'],
    ['The start page is at `/`. All forms open in a drawer.'],
    ['The start page is at `/`. It opens as a modal.'],
    ['The start page is at `/`. These are modal dialogs.'],
    ['The start page is at `/`. The app is for phones, so there are no links of their own.'],
    ['The start page is at `/`. Press the "Share" button.'],
    ['The start page is at `/`. The form has four sections: Boat, Crew, Route and Notes.'],
    ['The start page is at `/`. Links open in a new window. Photos open in a new window.'],
    ['The start page is at `/`. Errors are shown as a dialog. The log comes as a sheet of paper.'],
    ['The start page is at `/`. Everything else is a view of the same data. All else is the same page.'],
    ['The start page is at `/`. Everything else is shown on the start page.'],
    ['The start page is at `/`. What is kept:\n\n- `postgres://db` → Boats\n- `s3://files` → Photos'],
  ])('none of its own: %s', (lines) => {
    expect(screens(lines)).toEqual(['start page /']);
  });
});

describe('addresses of screens', () => {
  it.each([
    [
      'of an app',
      '- `harbour://tides` → Tides\n- `harbour://boat/{id}` → Boat',
      ['Tides harbour://tides', 'Boat harbour://boat/{id}'],
    ],
    [
      'in a row, names in brackets',
      '/tides (Tides), /boats/new (New boat), /boats/:id (Boat)',
      ['Tides /tides', 'New boat /boats/new', 'Boat /boats/:id'],
    ],
    [
      'each below the one above it',
      '- Boats `/boats`\n  - one boat `/:id`\n    - edit `/:id/edit`',
      ['Boats /boats', 'one boat /boats/:id', 'edit /boats/:id/edit'],
    ],
    [
      'beside their elements',
      fence('jsx', '<Route path="/" element={<Home />} />\n<Route path="*" element={<NotFound />} />'),
      ['Home /', 'NotFound *'],
    ],
    [
      'beside their elements, and none that sends on',
      fence('jsx', '<Route path="/" element={<Home />} />\n<Route path="*" element={<Navigate to="/" />} />'),
      ['Home /'],
    ],
    [
      'of objects in one line',
      fence('json', '[{"name":"Start","path":"/"},{"name":"Tides","path":"/tides"}]'),
      ['Start /', 'Tides /tides'],
    ],
    [
      'with what answers there',
      fence('ruby', "get '/boats', to: 'boats#index'\nget '/boats/:id', to: 'boats#show'"),
      ['boats#index /boats', 'boats#show /boats/:id'],
    ],
    [
      'with what is built',
      fence('dart', "GoRoute(path: '/tides', builder: (c, s) => const TidesScreen()),"),
      ['TidesScreen /tides'],
    ],
    [
      'of lists of links',
      'The list of pinned links is at `/links/pinned`. A public link is at `/p/[id]`.',
      ['list of pinned links /links/pinned', 'public link /p/[id]'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(screens(lines)).toEqual(expected);
  });

  it('what only names an address is no screen', () => {
    expect(screens('The short link is `/s/:id`.')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const screens = (lines: string): string[] =>
  readPoint('screens', lines).screens.map((each) => `${each.name} ${each.routes.join(' ')}`.trim());

describe('screens in notes', () => {
  it.each([
    [
      'the address first, and the name behind an arrow',
      '`/sign-in` → Sign in; name and password\n`/` → All orders; newest on top\n`/orders/:id` → Order; one of them',
      ['Sign in /sign-in', 'All orders /', 'Order /orders/:id'],
    ],
    ['a head before such a line', '- outside: `/docs` → API guide (generated)', ['API guide /docs']],
    [
      'names of what has no address',
      'dialogs, no route of their own:\n- Register ← button on Sign in; only if open\n- New order; Edit order ← from Orders\n- Basket, hangs in the header',
      ['Register', 'New order', 'Edit order', 'Basket'],
    ],
    [
      'names below words that say so',
      '- Home: /home\n- No route of their own\n  - Stop clock, only while it runs\n  - Notices, behind the bell',
      ['Home /home', 'Stop clock', 'Notices'],
    ],
    [
      'names that sound like a remark',
      '- All orders: /orders\n  - New order: /orders/new\n- Page not found: /errors/404\n- No access: /errors/403',
      ['All orders /orders', 'New order /orders/new', 'Page not found /errors/404', 'No access /errors/403'],
    ],
    [
      'bold names beside their addresses',
      '**Start** /start – comes first\n\n**Basket** /basket, **Bills** /bills – for buyers',
      ['Start /start', 'Basket /basket', 'Bills /bills'],
    ],
    [
      'names beside their addresses behind a few words',
      'Also with login: Sharing /sharing, Jobs /jobs (the last one new)\n\nFix tree → /fix, Double finder → /double',
      ['Sharing /sharing', 'Jobs /jobs', 'Fix tree /fix', 'Double finder /double'],
    ],
    [
      'a name behind the address that opens it',
      'The mail holds the address `/reset/{token}`, which opens **New password**.',
      ['New password /reset/{token}'],
    ],
    [
      'addresses with their names behind dashes, several in a line',
      '- `/boats` — Boats; `/boats/:id` — Boat; rowed or not, with its hall; `/halls` — Halls',
      ['Boats /boats', 'Boat /boats/:id', 'Halls /halls'],
    ],
    [
      'several in a line behind arrows, and windows without a path',
      '- Boats → /boats · Halls → /halls, by lake · Help → /help\n- Map → /map\n\nDialogs, no path of their own (query): Boat detail, Take a boat.',
      ['Boats /boats', 'Halls /halls', 'Help /help', 'Map /map', 'Boat detail', 'Take a boat'],
    ],
    [
      'several in a line, the first behind a label',
      '- Menu: Own boats `/boats/own` · Club settings `/club` (chair) • Weather `/weather`',
      ['Own boats /boats/own', 'Club settings /club', 'Weather /weather'],
    ],
    [
      'a screen that is reached through an address',
      '- **Shops** is reached through `/shops/open`.',
      ['Shops /shops/open'],
    ],
    [
      'a name behind an arrow, and one that hangs under another',
      '- Shops `/shops`; groups of them → Shop groups `/groups`\n- Till `/till`, with Till drawers hanging under it at `/till/drawers`',
      ['Shops /shops', 'Shop groups /groups', 'Till /till', 'Till drawers /till/drawers'],
    ],
  ])('%s', (_, lines, expected) => expect(screens(lines)).toEqual(expected));

  it.each([
    ['a remark that holds an address', '- Note: see `/docs` for more\n- All pages: /app'],
    ['what stands between two words', '- Statement; shows payments / fees'],
    ['what has them all below it', 'The web app lives under `/app`; the addresses below are without it.'],
    ['what the addresses begin with', 'Every page is a script below `/cgi/shop/`.'],
    ['what they begin with, cut short', 'All of it is prefixed by the shop id (`/:shopId/desk/...`):'],
    ['an address that leads on', '- `/old` → redirects to the start'],
  ])('are not read from %s', (_, lines) => expect(screens(lines)).toEqual([]));
});

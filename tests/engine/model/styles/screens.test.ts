import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

/** The screens of a text of point 2, each with its first address. */
const screens = (lines: string): string[] =>
  readPoint('screens', lines).screens.map(({ name, route }) => (route ? `${name} ${route}` : name));

describe('screens without addresses', () => {
  it.each([
    [
      'marked at the head of a paragraph',
      '**Inbox** shows what waits.\n\n**Compose** is a form. Sending opens **Outbox**.',
    ],
    ['lines of a list', '- Inbox – what waits\n- Compose – a form\n- Outbox'],
    ['numbered names', 'The pages are:\n\n1. Inbox\n2. Compose\n3. Outbox'],
    ['headings', '### Inbox\n\nWhat waits.\n\n### Compose\n\nA form.\n\n### Outbox\n\nWhat left.'],
    [
      'a table of what they are for',
      '| Page | Purpose |\n| --- | --- |\n| Inbox | wait |\n| Compose | write |\n| Outbox | look |',
    ],
    ['a sentence of names', 'Inbox, Compose (from the menu), and Outbox.'],
    [
      'marked names below other words',
      'What one can do:\n\n- *Inbox* – wait\n- *Compose* – write\n- *Outbox* – look',
    ],
    ['a way through them', 'Inbox → Compose → Outbox'],
    ['a tree', '```\n├── Inbox\n│   └── Compose\n└── Outbox\n```'],
    ['a flowchart', '```mermaid\nflowchart LR\n  i[Inbox] --> c["Compose"]\n  c --> o(Outbox)\n```'],
  ])('%s', (_, lines) => expect(screens(lines)).toEqual(['Inbox', 'Compose', 'Outbox']));

  it('are read from running names before what they are', () =>
    expect(screens('The app opens on the Today screen. A tap opens the Entry dialog.')).toEqual([
      'Today screen',
      'Entry dialog',
    ]));

  it('are called by all words before an address, and by no adverb', () =>
    expect(
      screens(
        'Whichever comes first is additionally served at `/`.\n\n- Verify email address — `/verify`\n- Weekly — `/weekly`\n- Sign in, address `/login`',
      ),
    ).toEqual(['Verify email address /verify', 'Weekly /weekly', 'Sign in /login']));

  it('have another address where the same is said to be there', () =>
    expect(
      screens('- Visit — `/visits/<n>`; same for the newest at `/last`; Map — `/map`\n- Same day — `/today`'),
    ).toEqual(['Visit /visits/<n>', 'Map /map', 'Same day /today']));

  it('are none where the others have addresses, unless the line says that it is one', () =>
    expect(
      screens('- Home – `/`\n- Orders – `/orders`\n- Filters: by day\n- Status page: another host'),
    ).toEqual(['Home /', 'Orders /orders', 'Status page']));

  it.each([
    ['remarks', '**Note:** all of this needs a session.\n\n- Legend: what the marks mean'],
    [
      'who acts, and what is pressed',
      '**Editors** can open it. One presses **Send** after a click on **Save**.',
    ],
    ['questions', 'Does the **Outbox** still exist?'],
  ])('are not read from %s', (_, lines) => expect(screens(lines)).toEqual([]));
});

describe('addresses beside the name', () => {
  it.each([
    ['below an item', '- `Login`\n  - route: `/login`\n- Home\n  - `/home`'],
    ['below a bold line', '**Login**\n- URL: `/login`\n\n**Home**\n- URL: `/home`'],
    ['below a heading', '### Login\n\nPath: `/login`\n\n### Home\n\nPath: `/home`'],
    ['in a heading', '### Login (`/login`)\n\nA form.\n\n### Home (`/home`)\n\nAll at once.'],
    ['behind an emphasised name', '*Login* (`/login`) asks who it is, *Home* (`/home`) shows all.'],
    ['in a list of addresses', '```\n/login   Login\n/home    Home\n```'],
    [
      'in a programme',
      "```ts\n{ path: '/login', element: <Login /> },\n{ path: '/home', element: <Home /> },\n```",
    ],
    ['in a configuration', '```yaml\n- name: Login\n  route: /login\n- name: Home\n  route: /home\n```'],
    ['in answers', '**Where does one come in?**\nUnder Login (`/login`), then Home (`/home`).'],
    ['in groups', '- **Open**\n  - Login: `/login`\n- **Members**\n  - Home: `/home`'],
  ])('%s', (_, lines) => expect(screens(lines)).toEqual(['Login /login', 'Home /home']));
});

describe('screens that lines lead to', () => {
  it.each([
    [
      'no button and no bold word',
      '- **People** – all of them. Press **Add** for more, **never** twice.\n- **Home** – news',
      ['People', 'Home'],
    ],
    [
      'names closed by a full stop',
      '- Order list. All orders, newest first.\n- Order details. One order.\n- Cart. What is bought.',
      ['Order list', 'Order details', 'Cart'],
    ],
    [
      'as many names as addresses',
      '- Members and billing: /team/members and /team/billing\n- Login, sign-up — `/login`, `/register`',
      ['Members /team/members', 'billing /team/billing', 'Login /login', 'sign-up /register'],
    ],
    [
      'names behind a label',
      '- Screen: Home\n- Screen: Orders\n- Dialog: Rename',
      ['Home', 'Orders', 'Rename'],
    ],
    ['one name of two words', '- Terms and conditions: `/terms`', ['Terms and conditions /terms']],
    [
      'names in running words',
      'One arrives at the Stable page, whose address is simply /. From there the Log in page is reached at /in, and a click on a horse opens the Horse page, /horses/{id}. Owners live at `/owners`.',
      ['Stable page /', 'Log in page /in', 'Horse page /horses/{id}', 'Owners /owners'],
    ],
    [
      'names behind the address',
      'After that one is at `/horses`, the Horse list; a ride opens at `/rides/:id` (Ride details). `/vets` is the vet directory.',
      ['Horse list /horses', 'Ride details /rides/:id', 'vet directory /vets'],
    ],
    [
      'handles in an address',
      'The Rider page is at /@:rider and the Trail page at /@:rider/trails.',
      ['Rider page /@:rider', 'Trail page /@:rider/trails'],
    ],
    [
      'links',
      '- [Stable](/) – all of it\n- [Horses](/horses)\n- [A guide](/docs/guide.md)\n- [A part of it](/docs/guide.md#stable)',
      ['Stable /', 'Horses /horses'],
    ],
    [
      'a column of another name',
      '| Screen | Reached at | Notes |\n|---|---|---|\n| Horses | `/horses` | a list |\n| Rides | `/rides` | a map |',
      ['Horses /horses', 'Rides /rides'],
    ],
    [
      'what is done there',
      'Saddles are managed at `/saddles`. Owners and their rights are edited at `/owners`.',
      ['Saddles /saddles', 'Owners and their rights /owners'],
    ],
    [
      'sentences on what an address is',
      '| Address | What it is |\n|---|---|\n| `/horses` | Horse list |\n| `/map` | Shows where the horses stand |\n| `/sw` | The helper |',
      ['Horse list /horses', '/map /map', '/sw /sw'],
    ],
    [
      'windows that there are',
      'Horses at `/horses`. There are two dialogs: **Saddle up**, with the button **Go**, and **Groom**. There is one window without any address, the Quick look of a horse.',
      ['Horses /horses', 'Saddle up', 'Groom', 'Quick look'],
    ],
    [
      'addresses that pass on, and what nobody is called',
      'Redirects, so not pages: `/old` goes to `/new`, and `/older` to `/new`. They sit at `/nowhere`.',
      [],
    ],
  ])('%s', (_, lines, expected) => expect(screens(lines)).toEqual(expected));
});

describe('arrows between a screen and its address', () => {
  it('belong to neither', () => {
    const { screens } = readPoint(
      'screens',
      '- Watch list → `/`\n- **Steps** → `/steps`\n- Login -> `/login`\n- Search box → no route of its own (over the list)',
    );
    expect(screens.map(({ name, route }) => [name, route])).toEqual([
      ['Watch list', '/'],
      ['Steps', '/steps'],
      ['Login', '/login'],
      ['Search box', null],
    ]);
  });

  it('need no code', () => {
    const { screens } = readPoint(
      'screens',
      '- login → /user/login; e-mail or name\n- page of a trip → /trips/<id>/view; days as cards\n- members -> /clubs/{id}/members',
    );
    expect(screens.map(({ name, route }) => [name, route])).toEqual([
      ['login', '/user/login'],
      ['page of a trip', '/trips/<id>/view'],
      ['members', '/clubs/{id}/members'],
    ]);
  });
});

describe('sentences about addresses', () => {
  it('name no screen where they only say how one appears', () => {
    const { screens } = readPoint(
      'screens',
      'It uses a hash router, so the route `/album` appears in the browser as `/app/#/album`.\n\n| Screen | Route |\n| --- | --- |\n| Albums | `/album` |',
    );
    expect(screens.map(({ name }) => name)).toEqual(['Albums']);
  });
});

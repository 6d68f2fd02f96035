import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const screens = (text: string) =>
  readPoint('screens', text).screens.map(({ name, routes }) => [name, ...routes].join(' '));

describe('screens with their addresses behind signs', () => {
  it.each([
    ['- **Map** — where boats lie, `/map`', 'Map /map'],
    ['- **Ward list**: all wards (`/wards`)', 'Ward list /wards'],
    ['1. **Till**, what was sold today: `/till`', 'Till /till'],
    ['- *Diary* – one page a day – `/diary`', 'Diary /diary'],
    ['**Orders.** All orders, newest first. `/orders`', 'Orders /orders'],
    ['- **Order** — one order with its lines; /orders/:id', 'Order /orders/:id'],
    ['- **Profile** — the photo, route: `/me`', 'Profile /me'],
  ])('stand at the end of a line that opens with their marked name: %s', (line, screen) =>
    expect(screens(line)).toEqual([screen]),
  );

  it.each([
    ['- **Share dialog** — asks whom to invite, then `/people`', ['Share dialog']],
    ['- **Delete dialog** — opens over the list, `/boats`', ['Delete dialog', 'list /boats']],
    ['- **Public**: Landing page (`/landing`)', ['Public', 'Landing page /landing']],
    ['- **Shop** — **Cart** at `/cart`, **Till** at `/till`', ['Shop', 'Cart /cart', 'Till /till']],
  ])('and are of no name where the words lead elsewhere: %s', (line, all) =>
    expect(screens(line)).toEqual(all),
  );

  it('may be called by any words, where most lines of a list are written so', () => {
    expect(
      screens('- All berths: `/berths` – the list\n- Guest link: `/g/[token]` – no login\n- Fees: `/fees`'),
    ).toEqual(['All berths /berths', 'Guest link /g/[token]', 'Fees /fees']);
  });

  it('are none where what is named is what others begin with, or leads on', () => {
    const line = (text: string) => `- Berths: \`/berths\`\n- ${text}\n- Fees: \`/fees\``;
    expect(screens(line('All: `/app/*`'))).toEqual(['Berths /berths', 'Fees /fees']);
    expect(screens(line('Old address: `/old` redirects to `/fees`'))).toEqual([
      'Berths /berths',
      'Fees /fees',
    ]);
  });

  it('have all of an address in square brackets in a fence', () => {
    expect(
      screens('```text\n/boats/[id]        Boat\n/boats/[id]/edit   Edit boat\n/log/[[...day]]    Log\n```'),
    ).toEqual(['Boat /boats/[id]', 'Edit boat /boats/[id]/edit', 'Log /log/[[...day]]']);
  });

  it('are told more of in lines that begin with their names, and are no second ones', () => {
    const fence = '```text\n/boats   Boats\n/fees    Fees\n```';
    expect(
      screens(`${fence}\n\n- **Boats** shows who is moored.\n- **Mast picker** opens over the list.`),
    ).toEqual(['Boats /boats', 'Fees /fees', 'Mast picker']);
  });

  it('are others of the same name below another heading', () =>
    expect(
      screens(
        '### Office\n\n- Overview: `/office` – all boats\n- Fees: `/fees` – what is due\n\n### Quay\n\n- **Overview**: the boats that are in\n- **Gate**: who comes',
      ),
    ).toEqual(['Overview /office', 'Fees /fees', 'Overview', 'Gate']));

  it('have no other name than the address with which a clause begins', () => {
    const table = '| Screen | Route |\n| --- | --- |\n| Boats | `/boats` |\n\n';
    expect(
      screens(
        `${table}\`/gone\` reads "The berth is gone."; and \`/full\`, reached by adding \`!\`, shows who waits.`,
      ),
    ).toEqual(['Boats /boats', '/gone /gone', '/full /full']);
    expect(screens(`${table}\`/old\`, which sends on to \`/boats\`, shows nothing.`)).toEqual([
      'Boats /boats',
    ]);
    expect(screens(`${table}\`/status\` reads the token of whoever calls.`)).toEqual(['Boats /boats']);
  });
});

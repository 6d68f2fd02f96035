import { describe, expect, test } from 'vitest';
import { indexOf } from '../../../src/engine/model/derived/element-index.ts';
import { find, resolve } from '../../../src/engine/model/derived/resolve.ts';
import type { ReferenceKind } from '../../../src/engine/model/element.ts';
import { edit, read } from '../../../src/engine/specification.ts';
import {
  call,
  entity,
  field,
  lifecycle,
  model,
  reference,
  role,
  screen,
  state,
  transition,
} from './specification-parts.ts';

const relation = (name: string, to: string) => field(name, { is: 'entity', entity: reference('entity', to) });
const listOfLines = field('lines', {
  is: 'list',
  of: { is: 'entity', entity: reference('entity', 'Lines') },
});

const order = lifecycle('Order status', {
  states: [state('open'), state('paid')],
  transitions: [transition('pay'), transition('pay')],
});
const refund = lifecycle('Refund status', { states: [state('open')], transitions: [transition('ask')] });

const specification = model({
  screens: {
    screens: [screen('Sign-in'), screen('Settings'), screen('Settings'), screen('Orders'), screen('Order')],
  },
  entities: {
    entities: [
      entity(
        'Invoice',
        field('number'),
        relation('client', 'Client'),
        listOfLines,
        field('raw', { is: 'scalar', name: 'json' }),
      ),
      entity('Client', field('e_mail'), field('company')),
      entity('Line', field('amount')),
      entity('Address book', field('id')),
      entity('Category', field('id')),
      entity('Nothing'),
    ],
  },
  states: { lifecycles: [order, refund], invariants: [] },
  roles: { roles: [role('Site administrators'), role('Member')], permissions: [] },
  calls: {
    calls: [
      call('GET', '/invoices'),
      call('POST', '/invoices'),
      call('GET', '/invoices/:id'),
      call('DELETE', '/api/v1/invoices/{number}'),
      call('', '', { name: 'mailbox.changed' }),
      call('', '/invoices', { name: 'Every call under /invoices', every: true }),
    ],
  },
});

function found(kind: ReferenceKind, name: string, within?: Parameters<typeof resolve>[2]): string {
  const result = resolve(specification, reference(kind, name), within);
  if (result.is === 'unknown')
    return `unknown${result.open ? ', open' : ''}${result.suggestion ? `, ${result.suggestion}?` : ''}`;
  return result.is === 'ambiguous'
    ? `ambiguous ${result.elements.length}`
    : `${result.is} ${result.element.name}`;
}

describe('names', () => {
  test.each([
    ['screen', 'Sign-in', 'found Sign-in'],
    ['screen', 'sign in', 'folded Sign-in'],
    ['screen', 'SignIn', 'folded Sign-in'],
    ['screen', 'Settings', 'ambiguous 2'],
    ['screen', 'Setings', 'unknown, Settings?'],
    ['screen', 'Checkout', 'unknown'],
    ['entity', 'Categories', 'folded Category'],
    ['entity', 'address books', 'folded Address book'],
    ['entity', 'Invoces', 'unknown, Invoice?'],
    ['role', 'Site administrator', 'folded Site administrators'],
    ['role', 'members', 'folded Member'],
    ['error', 'not_found', 'unknown, open'],
    ['constant', 'MAX', 'unknown, open'],
  ] as const)('%s %s: %s', (kind, name, expected) => {
    expect(found(kind, name)).toBe(expected);
  });

  test('a declared plural wins over a singular', () => {
    expect(found('screen', 'orders')).toBe('folded Orders');
    expect(found('screen', 'order')).toBe('folded Order');
  });

  test('plurals are for things and people only: a field named in the plural is another field', () => {
    expect(found('field', 'Line.amounts')).toBe('unknown, Line.amount?');
  });
});

describe('fields', () => {
  test.each([
    ['Invoice.number', 'found number'],
    ['invoices.number', 'folded number'],
    ['Client.email', 'folded e_mail'],
    ['Invoice.client.company', 'found company'],
    ['Invoice.lines.amount', 'found amount'],
    ['Invoice.client.compny', 'unknown, Invoice.client.company?'],
    ['Invoice.raw.anything', 'found raw'],
    ['Invoce.number', 'unknown, Invoice.number?'],
    ['Nothing.id', 'unknown, open'],
    ['number', 'unknown, open'],
  ])('%s: %s', (name, expected) => {
    expect(found('field', name)).toBe(expected);
  });

  test('are found within an entity, whose name may stand before them', () => {
    const client = find(specification, 'entity', { name: 'Client' });
    expect(found('field', 'company', client)).toBe('found company');
    expect(found('field', 'Client.company', client)).toBe('found company');
    expect(found('field', 'number', client)).toBe('unknown');
    expect(indexOf(specification).entityOf(client?.fields[0] ?? field(''))).toBe(client);
  });
});

describe('states and events', () => {
  test('are looked for in every lifecycle, or in one', () => {
    expect(found('state', 'open')).toBe('ambiguous 2');
    expect(found('state', 'Open', refund)).toBe('folded open');
    expect(found('state', 'paid', refund)).toBe('unknown');
  });

  test('several rows of an event are one event', () => {
    expect(found('event', 'pay')).toBe('found pay');
    expect(found('event', 'pay', refund)).toBe('unknown');
  });
});

describe('calls', () => {
  test.each([
    ['GET /invoices', 'found GET /invoices'],
    ['get /invoices/', 'found GET /invoices'],
    ['GET /invoices?page', 'found GET /invoices'],
    ['GET /invoices/{number}', 'found GET /invoices/:id'],
    ['GET /invoices/<n>', 'found GET /invoices/:id'],
    ['/invoices/[id]', 'found GET /invoices/:id'],
    ['/invoices', 'ambiguous 2'],
    ['DELETE /invoices/:id', 'folded DELETE /api/v1/invoices/{number}'],
    ['DELETE /api/v1/invoices/:x', 'found DELETE /api/v1/invoices/{number}'],
    ['PUT /invoices', 'unknown'],
    ['PUT /invoices/:id', 'unknown, GET /invoices/:id?'],
    ['GET /invoicse', 'unknown, GET /invoices?'],
    ['GET /payments', 'unknown'],
    ['POST /invioces', 'unknown, POST /invoices?'],
    ['mailbox.changed', 'found mailbox.changed'],
    ['Mailbox Changed', 'unknown, mailbox.changed?'],
  ])('%s: %s', (name, expected) => {
    expect(found('call', name)).toBe(expected);
  });
});

test('the index of a point is kept while its facts are', () => {
  const before = read(
    '# A\n\n## 2. Screens and routes\n\n| Screen | Route |\n| --- | --- |\n| Home | `/` |\n',
  );
  const index = indexOf(before.model).screens;
  const prose = edit(before, [{ from: 3, to: 3, insert: 'b' }]);
  expect(indexOf(prose.model).screens).toBe(index);
  const at = prose.text.indexOf('Home');
  const renamed = edit(prose, [{ from: at, to: at, insert: 'My ' }]);
  expect(indexOf(renamed.model).screens.names).toEqual(['My Home']);
});

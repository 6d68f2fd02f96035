import { describe, expect, test } from 'vitest';
import { mayMake, meaningsOf, permits } from '../../../src/engine/model/derived/actions.ts';
import { find } from '../../../src/engine/model/derived/resolve.ts';
import {
  action,
  call,
  entity,
  field,
  lifecycle,
  list,
  model,
  permission,
  reference,
  role,
  screen,
  transition,
} from './specification-parts.ts';

const specification = model({
  screens: { screens: [screen('Settings')] },
  entities: {
    entities: [entity('Invoice', field('status'), field('total')), entity('Client', field('name'))],
  },
  states: {
    lifecycles: [
      lifecycle('Invoice status', {
        governs: list(reference('field', 'Invoice.status')),
        transitions: [transition('send'), transition('send')],
      }),
      lifecycle('Client', {
        governs: list(reference('entity', 'Client')),
        transitions: [transition('block')],
      }),
    ],
    invariants: [],
  },
  roles: {
    roles: [role('Owner', 'Clerk'), role('Clerk', 'Guest'), role('Guest')],
    permissions: [
      permission('read Invoice', { Owner: 'no', Clerk: 'yes', Guest: 'no' }),
      permission('update Invoice', { Owner: 'yes', Clerk: 'no', Guest: 'no' }),
      permission('update Invoice.total', { Owner: 'no', Clerk: 'no', Guest: 'no' }),
      permission('create, delete Invoice', { Owner: 'yes', Clerk: 'own', Guest: 'no' }),
      permission('send Invoice', { Owner: 'yes', Clerk: undefined, Guest: 'no' }),
      permission('export everything', { Owner: 'yes', Clerk: 'no', Guest: 'no' }),
    ],
  },
});

describe('what an action means', () => {
  test('create, read, update, delete of an entity or field', () => {
    expect(
      meaningsOf(specification, action('create, read Invoice')).map(
        (each) => each.is === 'entity' && each.verb,
      ),
    ).toEqual(['create', 'read']);
    const [field] = meaningsOf(specification, action('update Invoice.total'));
    expect(field).toMatchObject({ is: 'entity', verb: 'update', field: { name: 'total' } });
  });

  test('an event of the lifecycles that govern the target', () => {
    expect(meaningsOf(specification, action('send Invoice'))).toMatchObject([
      {
        is: 'event',
        event: 'send',
        entity: { name: 'Invoice' },
        lifecycles: [{ name: 'Invoice status' }],
        transitions: [{}, {}],
      },
    ]);
    expect(meaningsOf(specification, action('block Client'))).toMatchObject([
      { is: 'event', lifecycles: [{ name: 'Client' }] },
    ]);
  });

  test('opening a screen', () => {
    expect(meaningsOf(specification, action('open Settings'))).toMatchObject([
      { is: 'open', screen: { name: 'Settings' } },
    ]);
  });

  test('nothing that is known', () => {
    expect(meaningsOf(specification, action('burn Invoice'))).toEqual([
      { is: 'unknown', verb: 'burn', missing: 'event' },
    ]);
    expect(meaningsOf(specification, action('read Receipt'))).toEqual([
      { is: 'unknown', verb: 'read', missing: 'target' },
    ]);
    expect(meaningsOf(specification, action('export everything'))).toEqual([{ is: 'words' }]);
  });
});

describe('what the matrix permits', () => {
  test.each([
    ['Guest', 'read Invoice', 'no'],
    ['Clerk', 'read Invoices', 'yes'],
    ['Owner', 'read Invoice', 'yes'],
    ['Clerk', 'create Invoice', 'depends'],
    ['Guest', 'create, delete Invoice', 'no'],
    ['Clerk', 'send Invoice', 'unsaid'],
    ['Guest', 'read Client', 'unsaid'],
    ['Owner', 'update Invoice.total', 'no'],
    ['Owner', 'update Invoice.status', 'yes'],
    ['Clerk', 'read, update Invoice', 'depends'],
    ['Guest', 'Export everything', 'no'],
    ['Stranger', 'read Invoice', 'unsaid'],
  ])('%s, %s: %s', (who, what, expected) => {
    expect(permits(specification, who, action(what))).toBe(expected);
  });
});

describe('who may make a call', () => {
  const guest = find(specification, 'role', { name: 'Guest' }) ?? role('');
  const owner = find(specification, 'role', { name: 'Owner' }) ?? role('');

  test('those it is allowed to, and who includes them', () => {
    const allowed = call('GET', '/x', {
      allowedTo: list(reference('role', 'Clerk')),
      does: list(action('read Invoice')),
    });
    expect(mayMake(specification, owner, allowed)).toBe('yes');
    expect(mayMake(specification, guest, allowed)).toBe('no');
    expect(
      mayMake(specification, guest, call('GET', '/x', { allowedTo: list(reference('role', 'Staff')) })),
    ).toBe('unsaid');
  });

  test('those who may do all that it does', () => {
    expect(mayMake(specification, guest, call('GET', '/x', { does: list(action('read Invoice')) }))).toBe(
      'no',
    );
    expect(
      mayMake(
        specification,
        guest,
        call('GET', '/x', { does: list(action('read Invoice'), action('read Client')) }),
      ),
    ).toBe('unsaid');
    expect(mayMake(specification, guest, call('GET', '/x'))).toBe('unsaid');
  });
});

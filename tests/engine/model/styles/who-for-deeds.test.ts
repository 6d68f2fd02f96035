import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const read = (text: string) => readPoint('roles', text);
const said = (text: string): string[] =>
  read(text).permissions.map((each) => `${each.role}: ${each.action}: ${each.allowed}`);

describe('who may, behind what is done', () => {
  const lines = (all: string): string =>
    `- Add a loaf: ${all}.\n- Sell a loaf: clerk, but not a loaf they baked; baker.\n- Order flour: baker (in the morning only); manager.`;

  it('all of them by their number, and not some of what is done', () => {
    expect(said(lines('all three'))).toEqual([
      'clerk: Add a loaf: yes',
      'baker: Add a loaf: yes',
      'manager: Add a loaf: yes',
      'clerk: Sell a loaf: but not a loaf they baked',
      'baker: Sell a loaf: yes',
      'baker: Order flour: in the morning only',
      'manager: Order flour: yes',
    ]);
  });

  it('another number is that of others', () => {
    expect(read(lines('all five')).roles.map(({ name }) => name)).toEqual(['baker', 'manager']);
    expect(said(lines('all five')).filter((each) => each.includes('Add a loaf'))).toEqual([]);
  });
});

describe('what somebody never does', () => {
  it.each([
    ['Bakers can sell bread. Clerks never open the till.', 'Clerks: open the till: no'],
    ['A baker does not review orders.', 'baker: review orders: no'],
    ["Bakers may sell bread; they don't close the shop.", 'Bakers: close the shop: no'],
  ])('%s', (text, fact) => {
    expect(said(text)).toContain(fact);
  });

  it.each([
    'Old loaves never show in the list.',
    'Bakers do not need a key.',
    'The till does not close at night.',
  ])('%s is none of it', (text) => {
    expect(said(text)).toEqual([]);
  });
});

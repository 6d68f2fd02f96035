import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const roles = (lines: string): readonly string[] => readPoint('roles', lines).roles.map(({ name }) => name);
const rights = (lines: string): readonly string[] =>
  readPoint('roles', lines).permissions.map(
    ({ role, action, allowed }) => `${role} | ${action} | ${allowed}`,
  );

const crew =
  '- **Skipper**: an owner of a boat.\n- **Porter**: anyone hired.\n- **Lock account**: a technical user.\n\n';
const matrix = '| | Skipper | Porter |\n|---|---|---|\n| Moor | ✔ | ✘ |\n\n';

describe('rights that a clause tells in a word', () => {
  it('are those of the clause before it', () =>
    expect(rights(`${crew}Porters are not able to moor boats, whereas skippers are.`)).toEqual([
      'Porters | moor boats | no',
      'skippers | moor boats | yes',
    ]));

  it('are refused where it says so', () =>
    expect(rights(`${crew}Skippers can moor boats, but porters do not.`)).toEqual([
      'Skippers | moor boats | yes',
      'porters | moor boats | no',
    ]));

  it('are none where it speaks of something else', () =>
    expect(rights(`${crew}Skippers can moor boats, but lines are.`)).not.toContain(
      'lines | moor boats | yes',
    ));

  it('are those of the sentence before where it takes them together', () =>
    expect(rights(`${crew}Skippers may moor boats and sell ropes. Porters can't do any of these.`)).toEqual([
      'Skippers | moor boats | yes',
      'Skippers | sell ropes | yes',
      'Porters | moor boats | no',
      'Porters | sell ropes | no',
    ]));

  it('are not those of another line', () =>
    expect(rights(`${crew}- Skippers may moor boats.\n- Porters can't do any of those.`)).toEqual([
      'Skippers | moor boats | yes',
    ]));
});

describe('deeds told without a “may”', () => {
  it('are those of whom a matrix names', () =>
    expect(rights(`${matrix}- Skipper paints boats and sells ropes. Porter cannot sell them.`)).toEqual(
      expect.arrayContaining(['Skipper | paint boats | yes', 'Skipper | sell ropes | yes']),
    ));

  it('are nobody’s who is no role', () =>
    expect(rights(`${matrix}- Harbour sells ropes.`)).toEqual([
      'Skipper | Moor | yes',
      'Porter | Moor | no',
    ]));
});

describe('what deeds are done to', () => {
  it('is what stands behind a preposition too', () =>
    expect(rights(`${crew}Porters can look at boats but cannot paint them.`)).toEqual([
      'Porters | look at boats | yes',
      'Porters | paint boats | no',
    ]));

  it('is limited by what was done with it', () =>
    expect(rights(`${crew}Porters can see only boats given to their crew.`)).toEqual([
      'Porters | see boats | only boats given to their crew',
    ]));
});

describe('an account that a document calls so in full', () => {
  it('is no other role', () => {
    const text = `${crew}The lock account can open the gate.`;
    expect(roles(text)).toEqual(['Skipper', 'Porter', 'Lock account']);
    expect(rights(text)).toEqual(['Lock account | open the gate | yes']);
  });
});

describe('what is answered behind each name', () => {
  it('is said in other words than yes and no', () =>
    expect(
      rights(
        `${crew}- sink a boat: Skipper only himself; Porter never\n- tow a boat: Skipper sure; Porter if it is empty`,
      ),
    ).toEqual([
      'Skipper | sink a boat | own',
      'Porter | sink a boat | no',
      'Skipper | tow a boat | yes',
      'Porter | tow a boat | if it is empty',
    ]));
});

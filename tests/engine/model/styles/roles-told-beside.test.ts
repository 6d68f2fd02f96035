import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const roles = (lines: string): readonly string[] => readPoint('roles', lines).roles.map(({ name }) => name);
const rights = (lines: string): readonly string[] =>
  readPoint('roles', lines).permissions.map(
    ({ role, action, allowed }) => `${role} | ${action} | ${allowed}`,
  );

const cooper = '- **Cooper**: makes the barrels.\n\n';

describe('roles told beside the others', () => {
  it('are two names in bold that a sentence is about', () =>
    expect(roles(`${cooper}**Skipper** and **Purser** differ little at sea.`)).toEqual([
      'Cooper',
      'Skipper',
      'Purser',
    ]));

  it('are somebody who is a separate thing', () =>
    expect(roles(`${cooper}Harbour master is a separate thing: it is a flag on the person.`)).toEqual([
      'Cooper',
      'Harbour master',
    ]));

  it('are no things', () =>
    expect(roles(`${cooper}Mooring is a separate thing: it has a fee of its own.`)).toEqual(['Cooper']));
});

describe('rights below a sentence that says who a bold name is', () => {
  it('are those of that one', () =>
    expect(
      rights(
        '**Caller** is anyone without a card.\n\n- May look at boats.\n- Cannot moor.\n\n**Skipper** means a member with a boat.\n\n- May moor.',
      ),
    ).toEqual(['Caller | look at boats | yes', 'Caller | moor | no', 'Skipper | moor | yes']));

  it('are nobody’s where it says what a thing is', () =>
    expect(rights('**Mooring** is a row in a book.\n\n- May moor.')).toEqual([]));
});

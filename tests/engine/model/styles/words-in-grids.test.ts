import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const told = (lines: string): string[] =>
  readPoint('roles', lines).permissions.map((each) => `${each.role} | ${each.action} | ${each.allowed}`);

describe('grids whose cells hold words', () => {
  it('deeds of things, with all, none and own', () =>
    expect(
      told(
        [
          '| | Reader | Chief |',
          '|---|---|---|',
          '| Boats | view, rent; edit own | everything |',
          '| Bills | none | view and pay |',
          '| Piers | – | manage |',
        ].join('\n'),
      ),
    ).toEqual([
      'Reader | view Boats | yes',
      'Reader | rent Boats | yes',
      'Reader | edit Boats | own',
      'Chief | Boats | yes',
      'Reader | Bills | no',
      'Chief | view Bills | yes',
      'Chief | pay Bills | yes',
      'Chief | manage Piers | yes',
    ]));

  it('below deeds a verb is the level that they take', () =>
    expect(
      told('| | Guest | Chief |\n|---|---|---|\n| move a boat | edit | yes |\n| sell a boat | no | edit |'),
    ).toEqual([
      'Guest | move a boat | edit',
      'Chief | move a boat | yes',
      'Guest | sell a boat | no',
      'Chief | sell a boat | edit',
    ]));

  it('a dash beside words says nothing', () => {
    expect(
      told('| | Guest | Chief |\n|---|---|---|\n| move a boat | – | y |\n| sell a boat | own | y |'),
    ).toEqual(['Chief | move a boat | yes', 'Guest | sell a boat | own', 'Chief | sell a boat | yes']);
    expect(
      told('| | Guest | Chief |\n|---|---|---|\n| move a boat | – | y |\n| sell a boat | no | y |'),
    ).toEqual(['Chief | move a boat | yes', 'Guest | sell a boat | no', 'Chief | sell a boat | yes']);
  });
});

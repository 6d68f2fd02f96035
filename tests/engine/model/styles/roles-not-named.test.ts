import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const said = (lines: string): string[] =>
  readPoint('roles', lines).permissions.map((each) => `${each.role}: ${each.action}: ${each.allowed}`);

const roles = 'There are three kinds of people: the keeper, helpers and guests.';
const list = '- Close the hall: keeper.\n- Rent a boat: keeper and helper.\n- View the list: everyone.';
const open = [
  'keeper: Close the hall: yes',
  'keeper: Rent a boat: yes',
  'helpers: Rent a boat: yes',
  'keeper: View the list: yes',
  'helpers: View the list: yes',
  'guests: View the list: yes',
];
const refused = [
  'keeper: Close the hall: yes',
  'helpers: Close the hall: no',
  'guests: Close the hall: no',
  'keeper: Rent a boat: yes',
  'helpers: Rent a boat: yes',
  'guests: Rent a boat: no',
  ...open.slice(3),
];

describe('whoever is not named for something', () => {
  it.each([
    'Whoever is not mentioned for a thing cannot do it.',
    'Anything not listed is not allowed.',
    'Anyone who is not named is refused.',
    'If a role is not listed for an action, it may not.',
    'Roles that are not mentioned must not do it.',
  ])('is refused: %s', (sentence) => {
    expect(said(`${roles} ${sentence}\n\n${list}`)).toEqual(refused);
    expect(said(`${roles}\n\n${list}\n- ${sentence}`)).toEqual(refused);
  });

  it('is refused by "everybody else" alone in a paragraph', () => {
    expect(said(`${roles}\n\n${list}\n\nEverybody else cannot.`)).toEqual(refused);
  });

  it('is refused below a table of deeds', () => {
    const table =
      '| Action | Who |\n|---|---|\n| Close the hall | keeper |\n| Rent a boat | keeper, helpers |';
    expect(said(`${roles}\n\n${table}\n\nWhat is not listed is forbidden.`)).toEqual(refused.slice(0, 6));
  });

  it('is left open where nothing says so, or what is not listed is something else', () => {
    expect(said(`${roles}\n\n${list}`)).toEqual(open);
    expect(said(`${roles} Boats that are not listed cannot be rented.\n\n${list}`)).toEqual(open);
  });

  it('is left open where a line names them and says what is not understood, or somebody has the rights of others', () => {
    const sentence = 'Whoever is not named cannot do it.';
    const asked = `${list}\n- Mend a boat: keeper; ask the helper on the quay`;
    expect(said(`${roles} ${sentence}\n\n${asked}`)).toEqual([
      ...refused,
      'keeper: Mend a boat: yes',
      'guests: Mend a boat: no',
    ]);
    const heirs = `${roles} ${sentence}\n\nThe keeper has all rights of the helpers.\n\n${list}`;
    expect(said(heirs)).not.toContain('guests: Close the hall: no');
  });
});

describe('how far somebody may, behind a deed', () => {
  it.each([
    ['keeper any of them, a helper only those they built', 'only those they built'],
    ['the keeper. A helper only by day', 'only by day'],
    ['the keeper can; a helper only if the sun is up', 'only if the sun is up'],
    ['keeper; helpers too if the sun is up', 'too if the sun is up'],
  ])('%s', (who, limit) => {
    const lines = `- Mend a boat: ${who}.\n- Close the hall: keeper\n- Rent a boat: helper`;
    expect(said(`${roles}\n\n${lines}`).slice(0, 2)).toEqual([
      'keeper: Mend a boat: yes',
      `helpers: Mend a boat: ${limit}`,
    ]);
  });

  it('everyone with some of them', () => {
    const lines = (who: string) =>
      `- View the list: ${who}.\n- Close the hall: keeper\n- Rent a boat: helper`;
    for (const who of ['everyone, guests included', 'everybody including guests', 'everyone, guests as well'])
      expect(
        said(`${roles}\n\n${lines(who)}`)
          .slice(0, 3)
          .toSorted(),
      ).toEqual(open.slice(3).toSorted());
  });
});

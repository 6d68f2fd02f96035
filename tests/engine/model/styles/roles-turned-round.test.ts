import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const told = (lines: string): string[] =>
  readPoint('roles', lines).permissions.map((each) => `${each.role} | ${each.action} | ${each.allowed}`);

const names = (lines: string): string[] => readPoint('roles', lines).roles.map(({ name }) => name);

const crew = 'There are three roles: Captain, Mate and Cook.\n\n';

describe('sentences that turn what they say round', () => {
  it.each([
    [
      'A Mate cannot sell boats, nor can a Cook mend oars.',
      ['Mate | sell boats | no', 'Cook | mend oars | no'],
    ],
    [
      'A Mate cannot sell boats, nor may they mend oars.',
      ['Mate | sell boats | no', 'Mate | mend oars | no'],
    ],
    ['The Cook has no access to the Boat List.', ['Cook | access to the Boat List | no']],
    ['The Cook has access to the kitchen.', ['Cook | access to the kitchen | yes']],
    [
      'A Mate may approve leave and assign leave for the crew.',
      ['Mate | approve leave | yes', 'Mate | assign leave for the crew | yes'],
    ],
    ['A Cook user works alone. They can order soup.', ['Cook | order soup | yes']],
  ])('%s', (sentence, expected) => expect(told(crew + sentence)).toEqual(expected));

  it.each([
    'The Captain may do nearly everything.',
    'Each boat can override this.',
    'The Cook has full access to soups: nothing is kept back.',
  ])('nothing of "%s"', (sentence) => expect(told(crew + sentence)).toEqual([]));
});

describe('lists of roles in sentences', () => {
  it.each([
    'Two roles are given to an account by hand, Captain and CRW, which is short for crew service.',
    'Groups that come with the site: Captain, CRW.',
  ])('%s', (sentence) => expect(names(sentence)).toEqual(['Captain', 'CRW']));

  it('may have names that end as participles do', () =>
    expect(names('The roles of the harbour are Unknown, Authenticated and Captain.')).toEqual([
      'Unknown',
      'Authenticated',
      'Captain',
    ]));
});

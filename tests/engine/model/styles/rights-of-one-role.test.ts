import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const told = (lines: string): string[] =>
  readPoint('roles', lines).permissions.map((each) => `${each.role} | ${each.action} | ${each.allowed}`);

const names = (lines: string): string[] => readPoint('roles', lines).roles.map(({ name }) => name);

const rows = '| Repair oars | Yes |\n| Sell boats | No |\n| Delete notes | Only their own |';

const repaired = (who: string): string[] => [
  `${who} | Repair oars | yes`,
  `${who} | Sell boats | no`,
  `${who} | Delete notes | own`,
];

describe('a table of what one role may', () => {
  it.each([
    ['a name for a header', `| Rower | |\n|---|---|\n${rows}`],
    ['a name beside a title', `| Rower | Allowed |\n|---|---|\n${rows}`],
    ['below a heading', `### Rower\n\n| Action | Allowed |\n|---|---|\n${rows}`],
    ['below a bold line', `**Rower**\n\n| Action | Allowed |\n|---|---|\n${rows}`],
    ['below a heading in words', `### What a rower may do\n\n| Action | Granted |\n|---|---|\n${rows}`],
    ['below a sentence', `A rower may do the following:\n\n| What | May |\n|---|---|\n${rows}`],
  ])('%s', (_, lines) => {
    expect(told(lines).map((each) => each.replace(/^rower/, 'Rower'))).toEqual(repaired('Rower'));
    expect(names(lines).map((name) => name.toLowerCase())).toEqual(['rower']);
  });

  it('a deed for a header is what each of them may', () =>
    expect(told('| Sell boats | |\n|---|---|\n| Rower | No |\n| Captain | Yes |')).toEqual([
      'Rower | Sell boats | no',
      'Captain | Sell boats | yes',
    ]));

  it('what a yes depends on stands beside it', () =>
    expect(
      told(
        '### Rower\n\n| Action | Allowed | Notes |\n|---|---|---|\n| Sell boats | Yes | only on Mondays |\n| Buy oars | – | |',
      ),
    ).toEqual(['Rower | Sell boats | only on Mondays', 'Rower | Buy oars | no']));

  it.each([
    ['nobody named', `### Overview\n\n| Action | Allowed |\n|---|---|\n${rows}`],
    [
      'values',
      '### Settings\n\n| Setting | Allowed |\n|---|---|\n| Theme | dark, light |\n| Zoom | 1 to 5 |',
    ],
  ])('not with %s', (_, lines) => {
    expect(told(lines)).toEqual([]);
    expect(names(lines)).toEqual([]);
  });
});

describe('a line above a list of what somebody may', () => {
  it('says that it follows', () =>
    expect(
      told(
        'A rower is allowed to do these things:\n\n- see boats\n\nThe captain has the following rights:\n\n- sell boats\n\nGuests cannot do any of the following:\n\n- mend oars',
      ),
    ).toEqual(['rower | see boats | yes', 'captain | sell boats | yes', 'Guests | mend oars | no']));
});

describe('what somebody is or does before what they may', () => {
  const roles = 'There are three roles: Visitor, Treasurer and Captain.\n\n';
  it('is no part of their name', () =>
    expect(
      told(
        `${roles}Visitor stands for anyone without a pass and may not see boats. The Treasurer keeps the books and may export them. A Captain has every right, and is the only role that can sell boats.`,
      ),
    ).toEqual([
      'Visitor | see boats | no',
      'Treasurer | export the books | yes',
      'Captain | sell boats | yes',
    ]));

  it('nor is who holds what a clause speaks of', () =>
    expect(
      told(`${roles}A Visitor may see boats. The Pass is given to everybody; its holders may lend oars.`),
    ).toEqual(['Visitor | see boats | yes']));

  it('is nobody where a thing is told of', () =>
    expect(told(`${roles}A page that is locked and can be opened is shown.`)).toEqual([]));
});

describe('names in code with a colon', () => {
  it('are kept, whatever else a line names', () => {
    const lines =
      '- **`crew:cook`** — made with the site. The role of the `anna` account is this one.\n- **`crew:mate`** — made with the site.\n\nThe role `crew:cook` may order soup.';
    expect(names(lines)).toEqual(['crew:cook', 'crew:mate']);
    expect(told(lines)).toEqual(['crew:cook | order soup | yes']);
  });

  it('words for rights are no roles', () =>
    expect(
      names(
        'Rights are given by **Privileges**, which are gathered in **Roles**. The roles are Cook, Mate and Captain.',
      ),
    ).toEqual(['Cook', 'Mate', 'Captain']));
});

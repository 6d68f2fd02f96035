import { describe, expect, it } from 'vitest';
import { entitiesOf as entities } from './read-point.ts';

const first = '### Lamp\n\n- `wick` (string)\n';

describe('names in code with their types in brackets', () => {
  it.each([
    ['behind a label', '- Switches: `lit` (boolean), `hung` (boolean).', 'lit boolean, hung boolean'],
    ['one of the two', '- Either `oil` (money) or `gas` (decimal).', 'oil money, gas decimal'],
    [
      'behind a sentence',
      '- One lamp per room. `room` (string) and `post` (string) are always there.',
      'room text, post text',
    ],
    [
      'in what is said of another',
      '- `cost` (money) is empty when `lent` (boolean) or `gift` (boolean) is on.',
      'cost money, lent boolean, gift boolean',
    ],
  ])('are fields wherever they stand: %s', (_, line, expected) => {
    expect(entities(`${first}${line}`)).toEqual([`Lamp: wick text, ${expected}`]);
  });

  it('are fields beside one of which the same is demanded', () => {
    expect(
      entities('### Lamp\n\n- `wick` (string) and `kind` must be filled; `kind` is one of oil, gas.'),
    ).toEqual(['Lamp: wick text, kind -!']);
  });

  it('are no fields where what stands in brackets is no type, or where values stand behind a type', () => {
    expect(entities(`${first}- Colours: \`red\` (warm), \`blue\` (cold).`)).toEqual(['Lamp: wick text']);
    expect(entities(`${first}- \`kind\` (string): \`oil\` or \`gas\``)).toEqual([
      'Lamp: wick text, kind text',
    ]);
  });
});

describe('a thing in bold type that is called as a part of one may be', () => {
  it('has its own fields where its list holds nothing but such', () => {
    expect(
      entities(
        '**Lamp**\n- id (int)\n- wick (string)\n\n**Note**\n- id (int)\n- body (text)\n\n**Table**\n- id: int\n- seats: int',
      ),
    ).toEqual([
      'Lamp: id integer, wick text',
      'Note: id integer, body text',
      'Table: id integer, seats integer',
    ]);
  });

  it('is a part above anything else', () => {
    expect(
      entities('**Lamp**\n- id (int)\n- wick (string)\n\n**Note**\n- Take care of them.\n- No more.'),
    ).toEqual(['Lamp: id integer, wick text']);
  });
});

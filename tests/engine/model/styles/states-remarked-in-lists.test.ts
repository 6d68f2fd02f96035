import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const lives = (text: string) => readPoint('states', text).lifecycles;
const told = (text: string): readonly string[] =>
  lives(text).map(
    ({ name, states, starts, ends }) =>
      `${name}: ${states.map(({ name: state }) => state).join(', ')}; ${starts.join()} to ${ends.join()}`,
  );
const steps = (text: string): readonly string[] =>
  lives(text).flatMap(({ transitions }) => transitions.map(({ from, to }) => `${from} > ${to}`));

describe('a list of states of which some are remarked on', () => {
  it.each([
    ['- `FREE` (initial)\n- `LET`\n- `SHUT` (final)', 'FREE, LET, SHUT'],
    ['- `FREE` (initial)\n- `LET`: a boat lies there\n- `SHUT` (final)', 'FREE, LET, SHUT'],
    ['- Free (start)\n- Let: a boat lies there\n- Shut (end): the wall has fallen', 'Free, Let, Shut'],
    [
      '- **Free** (initial) - nobody has it\n- **Let** - a boat lies there\n- **Shut** [final]',
      'Free, Let, Shut',
    ],
  ])('tells its first and its last: %s', (list, states) => {
    const [first, , last] = states.split(', ');
    expect(told(`### Berth\n\n${list}`)).toEqual([`Berth: ${states}; ${first} to ${last}`]);
  });

  it('has several last ones, and what is said of each', () => {
    const text = '### Berth\n\n- Free (initial)\n- Let: a boat lies there\n- Shut (final)\n- Sold (final)';
    expect(told(text)).toEqual(['Berth: Free, Let, Shut, Sold; Free to Shut,Sold']);
    expect(lives(text)[0]?.states.map(({ meaning }) => meaning)).toEqual(['', 'a boat lies there', '', '']);
  });

  it('is none where a line is a sentence, or nothing is said to be first or last', () => {
    expect(
      told('### Berth\n\n- Free (initial)\n- The clerk lets it to whoever comes, and writes it down.'),
    ).not.toContain('Berth: Free; Free to ');
    expect(told('### Berth\n\n- Length (metres)\n- Depth (metres)').join()).not.toContain('Length to');
  });
});

describe('names that come twice in a list', () => {
  it('are no states', () =>
    expect(told('- Name (first): the given name\n- Name (last): of the family').join()).not.toContain(
      'Name',
    ));
});

describe('a row of states behind what holds them', () => {
  it.each([
    ['`berth.status`: `free`, `let`, `shut`.', 'berth: free, let, shut'],
    ['`status`: `free`, `let`, `shut`.', 'States: free, let, shut'],
    ['### Berth\n\n- `status`: `free`, `let` or `shut`', 'Berth: free, let, shut'],
    ['### Berth\n\n`state`: free / let / shut', 'Berth: free, let, shut'],
  ])('is the states of that: %s', (text, states) => expect(told(text)).toEqual([`${states};  to `]));

  it('is none where it says what the field is', () =>
    expect(told('`berth.status`: text, required').join()).not.toMatch(/text|required/));

  it('goes on with what is told of them', () =>
    expect(steps('`berth.status`: `free`, `let`. A free berth becomes let.')).toEqual(['free > let']));
});

describe('a table of what each event makes of each state', () => {
  it.each(['Language', 'Role', 'Field'])('is none below the title %s', (title) =>
    expect(
      steps(`### Berth\n\n| ${title} | Free | Let |\n|---|---|---|\n| one | Let | - |\n| other | - | Free |`),
    ).toEqual([]),
  );

  it('has a step for each cell that names another state', () => {
    expect(
      steps(
        '### Berth\n\n| Event | Free | Let | Shut |\n|---|---|---|---|\n| rent | → Let | ignored | - |\n| leave | n/a | → Free | - |\n| wall falls | → Shut | → Shut | stays Shut |',
      ),
    ).toEqual(['Free > Let', 'Let > Free', 'Free > Shut', 'Let > Shut']);
  });

  it('names whose states these are where all headers end so', () => {
    expect(
      told(
        '| Event | Free berth | Let berth |\n|---|---|---|\n| rent | Let | no change |\n| leave | ignored | Free |',
      ),
    ).toEqual(['berth: Free, Let;  to ']);
  });

  it('is none where the cells name something else', () => {
    expect(
      steps(
        '### Berth\n\n| Event | Free | Let |\n|---|---|---|\n| rent | mail | paper |\n| leave | paper | mail |',
      ),
    ).not.toContain('Free > mail');
  });
});

describe('what something is until something happens', () => {
  it.each([
    ['A bid is leading until somebody bids more, at which point it is outbid.', 'leading > outbid'],
    [
      '**Sale.** Announced until the first of May, then open. At the end of June it is closed.',
      'Announced > open,open > closed',
    ],
    [
      '### Sale\n\nA sale is open. If the bid is high enough it is sold, if not, kept.',
      'open > sold,open > kept',
    ],
    [
      '### Sale\n\nA sale is open. If the bid is high enough it is sold, otherwise unsold.',
      'open > sold,open > unsold',
    ],
  ])('is left for what it is then: %s', (text, all) => expect(steps(text).join()).toBe(all));

  it('is no state where that only tells when', () => {
    expect(steps('### Sale\n\nThe hall is shown until noon, then the map.')).toEqual([]);
  });
});

describe('a state called new', () => {
  it('tells of no beginning', () => {
    const text =
      "```sql\nstatus text default 'new' check (status in ('new', 'asked', 'let'))\n```\n\nA berth is `new` until somebody wants it (`asked`). The clerk then marks it `let`.";
    expect(steps(text)).toEqual(['(new) > new', 'new > asked', 'asked > let']);
    expect(steps('A berth is `new` at first. Then the clerk marks it `let`.')).toEqual([
      '(new) > new',
      'new > let',
    ]);
  });
});

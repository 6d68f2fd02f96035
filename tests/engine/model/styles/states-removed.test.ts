import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const steps = (lines: string): string[] =>
  readPoint('states', lines).lifecycles.flatMap(({ transitions }) =>
    transitions.map(({ from, to }) => `${from ?? ''} > ${to ?? ''}`),
  );
const states = (lines: string): string[] =>
  readPoint('states', lines).lifecycles.flatMap((each) =>
    each.states.map(({ name }) => `${each.name}: ${name}`),
  );

const life = '### Berth\n\n- A berth starts as `free`.\n- It goes from `free` to `taken` when it is let.\n- ';

describe('what is removed from a state', () => {
  it.each([
    'Permanent deletion removes it from `taken`.',
    'A `taken` berth disappears for good when the pier is sold.',
    'The owner deletes a `taken` berth.',
    'Delete removes one that is `taken`.',
    'A `taken` berth is removed altogether when the owner dies.',
  ])('%s', (line) => {
    expect(steps(life + line).at(-1)).toBe('taken > (end)');
  });

  it.each([
    'A `taken` berth cannot be removed.',
    'The owner removes a boat from a `taken` berth and sells it.',
    'Signs of a `taken` berth are removed by the crew.',
  ])('nothing by: %s', (line) => {
    expect(steps(life + line)).toHaveLength(2);
  });
});

describe('labels that name what is done', () => {
  it('are events and no states', () => {
    const lines =
      '### Claim\n\nIts statuses, as the clerk reads them, are Draft, Filed (waiting), Granted and Refused.\n\n- **Create**: a new claim is always Draft.\n- **File**: Draft becomes Filed. A mail goes out.\n- **Grant**: Filed becomes Granted.\n- **Take back**: Filed goes back to Draft, and so does Refused.\n- **Delete**: a Draft disappears for good.';
    expect(states(lines)).toEqual(['Claim: Draft', 'Claim: Filed', 'Claim: Granted', 'Claim: Refused']);
    expect(steps(lines)).toEqual([
      '(new) > Draft',
      'Draft > Filed',
      'Filed > Granted',
      'Filed > Draft',
      'Refused > Draft',
      'Draft > (end)',
    ]);
  });

  it('states with what they mean stay states', () => {
    expect(states('### Claim\n\n- **Draft**: the clerk writes it.\n- **Filed**: it waits.')).toEqual([
      'Claim: Draft',
      'Claim: Filed',
    ]);
  });
});

describe('tables of states', () => {
  it('steps of several things beside their states', () => {
    const lines =
      '### Small ones\n\n| Thing | States | Moves |\n|---|---|---|\n| Boat | moored, out | (new) → moored (bought); moored → out (let); out → (gone) (sunk) |\n| Key | lent, home | home → lent (asked for); lent → home (brought back) |';
    expect(steps(lines)).toEqual([
      '(new) > moored',
      'moored > out',
      'out > (end)',
      'home > lent',
      'lent > home',
    ]);
  });

  it('names and what they mean, below a title', () => {
    const lines =
      '### Pier health\n\n| Light | Means |\n|---|---|\n| Green | all is well |\n| Red | nobody answers |';
    expect(states(lines)).toEqual(['Pier health: Green', 'Pier health: Red']);
  });

  it.each([
    [
      'events',
      '### Pier\n\n| Event | Means |\n|---|---|\n| ring | somebody is there |\n| beep | it is late |',
    ],
    ['terms', '### Pier\n\n| Term | Meaning |\n|---|---|\n| lee | the calm side |\n| luff | the other one |'],
  ])('%s are none', (_, lines) => {
    expect(states(lines)).toEqual([]);
  });
});

describe('what one line or sentence tells after the other', () => {
  it.each([
    [
      'a chain with what leads to each',
      'Made as `laid out` (empty) → `rigged` once the sails are up → `afloat` while it sails → `sold` when it is paid.',
      ['(new) > laid out', 'laid out > rigged', 'rigged > afloat', 'afloat > sold'],
    ],
    [
      'one after the other',
      'Queued as `laid`, picked up (`rigged`), then `afloat`.',
      ['(new) > laid', 'laid > rigged', 'rigged > afloat'],
    ],
    [
      'words before the step',
      '- Was it paid, `laid` → `sold`; did it sink, `laid` → `gone down`\n- The owner may take it back, `sold` → `laid`',
      ['laid > sold', 'laid > gone down', 'sold > laid'],
    ],
    [
      'sentences beside arrows',
      '- New ones are `laid`. Rig it: `laid` → `rigged`.\n- `rigged` → `laid` at the first storm',
      ['laid > rigged', '(new) > laid', 'rigged > laid'],
    ],
    [
      'the start of it',
      '- `laid` is the start: nobody sails.\n- `laid` becomes `rigged` when the sails are up.',
      ['(new) > laid', 'laid > rigged'],
    ],
    [
      'what falls back',
      '- `laid` becomes `rigged` when the sails are up.\n- A boat falls back to `laid` from `rigged` in a storm.',
      ['laid > rigged', 'rigged > laid'],
    ],
    [
      'signs between names',
      '- `laid` → `rigged` = sails up · `rigged` → (gone) at once\n- (new) → `laid`',
      ['laid > rigged', 'rigged > (end)', '(new) > laid'],
    ],
    [
      'nothing before and nothing after, in small letters',
      '- new → LAID: it is bought\n- LAID → gone: it sinks',
      ['(new) > LAID', 'LAID > (end)'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(steps(`### Boat\n\n${lines}`)).toEqual(expected);
  });

  it('a name in bold type before what it is about, and a remark', () => {
    const lines =
      '**Boat.** It is born as `laid` and becomes `rigged` when the sails are up.\n\n**Key**, for once in short: made as `lent` → `lost` when nobody brings it back.';
    expect(states(lines)).toEqual(['Boat: laid', 'Boat: rigged', 'Key: lent', 'Key: lost']);
  });

  it('what is done is no state, however it is marked', () => {
    const lines =
      '### Boat\n\nIt is `laid` at first. *Rig it up* makes it `rigged`, *strike* takes it back to `laid`. A rigged boat is Insured as soon as it is paid (*insure*).';
    expect(states(lines).filter((each) => /rig it|strike|insure$/i.test(each))).toEqual([]);
  });
});

describe('what was there before and what is afterwards', () => {
  const lives = (other: string): string[] =>
    states(
      `### Boat\n\n- new → afloat: bought\n- afloat → gone: sunk\n\n### Key\n\n- ${other} → lent\n- lent → gone`,
    );

  it('is no state where several lifecycles tell so', () => {
    expect(lives('new')).toEqual(['Boat: afloat', 'Key: lent']);
  });

  it('is one where a single one does, or something leads there', () => {
    expect(lives('cut')).toContain('Boat: new');
    expect(lives('new → lent: asked\n- lent → new: oiled\n- new')).toContain('Boat: new');
  });
});

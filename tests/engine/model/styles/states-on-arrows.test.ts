import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const lifecycles = (lines: string): string[] =>
  readPoint('states', lines).lifecycles.map(
    (each) =>
      `${each.name}: ${each.transitions.map(({ from, to, event }) => `${from} > ${to}${event ? ` (${event})` : ''}`).join('; ')}`,
  );

describe('what happens between a dash and the arrow', () => {
  const ticket = 'open > waiting (answered, in time); waiting > closed (no reply)';
  it.each([
    [
      'in lines set apart',
      '**Ticket** (state)\n\n    open     -- answered, in time → waiting\n    waiting  -- no reply → closed (and a mail)',
    ],
    ['in a list', '**Ticket**\n- open -- answered, in time → waiting\n- waiting -- no reply → closed'],
    [
      'behind a single dash, where the steps lead on',
      '**Ticket**\n- open — answered, in time → waiting\n- waiting — no reply → closed',
    ],
  ])('%s', (_, lines) => expect(lifecycles(lines)).toEqual([`Ticket: ${ticket}`]));

  it('parts several states that are left', () => {
    expect(
      lifecycles('**Bid**\n\n    open | hidden -- seller stops → over\n    open -- seller hides it → hidden'),
    ).toEqual([
      'Bid: open > over (seller stops); hidden > over (seller stops); open > hidden (seller hides it)',
    ]);
  });

  it('is none where the dash stands behind the name of something', () => {
    expect(lifecycles('- Ticket – open → closed\n- Visit – planned → held')).not.toContainEqual(
      expect.stringContaining('(open)'),
    );
  });
});

describe('lines with long runs of blanks', () => {
  const blanks = ' '.repeat(3000);
  const blanksOfItem = ' '.repeat(2000);
  it.each([
    ['in a fence', `\`\`\`\na - b${blanks}c\nd - e${blanks}f\n\`\`\``],
    ['in a fence, with an arrow', `\`\`\`\na${blanks}- b${blanks}c${blanks}>\nd - e${blanks}f → \n\`\`\``],
    ['in a fence, before and behind an arrow', `\`\`\`\na - b${blanks}→${blanks}c; d → ${blanks}\n\`\`\``],
    [
      'in a list',
      `- a - ${blanksOfItem}b\n- c - ${blanksOfItem}d → ;\n- e${blanksOfItem}- f${blanksOfItem}g →`,
    ],
    ['with many dashes', `- a${' - b'.repeat(2000)}\n- a${' - b'.repeat(2000)} → ;`],
  ])('are read within the time that a test has: %s', (_, lines) => {
    expect(lifecycles(`### Loan\n\n${lines}`).length).toBeLessThan(3);
  });
});

describe('the left side of an arrow', () => {
  it.each([
    ['in brackets', '(a reader asks) → asked'],
    ['an address', 'POST /loans → asked'],
    ['a verb of making', 'create → asked'],
    ['more words than a name has', 'somebody asks for it at the desk → asked'],
    ['a sign for nothing', '∅ → asked'],
  ])('tells what brings something into being: %s', (_, line) => {
    const [loan] = readPoint('states', `### Loan\n- ${line}\n- asked → lent: the desk agrees`).lifecycles;
    expect(loan?.states.map(({ name }) => name)).toEqual(['asked', 'lent']);
    expect(loan?.transitions[0]).toMatchObject({ from: '(new)', to: 'asked' });
  });

  it('is a state where another step leads to it, or what happens stands behind the arrow', () => {
    const [loan] = readPoint(
      'states',
      '### Parcel\n- waiting for the sorting machine → sorted: scanned\n- sorted → out: van leaves',
    ).lifecycles;
    expect(loan?.states.map(({ name }) => name)).toEqual([
      'waiting for the sorting machine',
      'sorted',
      'out',
    ]);
  });
});

describe('the end of an arrow', () => {
  it.each(['✗', '∅', 'nothing', 'gone for good', 'removed for good'])('is no state: %s', (end) => {
    expect(lifecycles(`### Loan\n- asked → lent: agreed\n- asked / lent → ${end}: clean-up`)).toEqual([
      'Loan: asked > lent (agreed); asked > (end) (clean-up); lent > (end) (clean-up)',
    ]);
  });
});

describe('a title', () => {
  it('above steps is no state, also where it is a field', () => {
    const { lifecycles: all } = readPoint(
      'states',
      '**Ticket**\n- open → shut: done\n\n**Reader.state** — the desk decides\n- fresh → trusted: first return\n- trusted → barred: overdue',
    );
    expect(all.map(({ name }) => name)).toEqual(['Ticket', 'Reader.state']);
  });

  it('goes on behind a line that only leads to further steps', () => {
    expect(
      lifecycles(
        '**Shelf**, computed:\nempty → half (book put) → full (last slot taken, by staff)\ndetours:\n- full → half (book taken)\n- half → empty (last book taken)',
      ),
    ).toEqual([
      'Shelf: empty > half (book put); half > full (last slot taken, by staff); full > half (book taken); half > empty (last book taken)',
    ]);
  });
});

describe('the left side of an arrow that is a state', () => {
  it.each([
    ['- (on hold) → active', ['(on hold) > active']],
    ['- (not paid) → overdue', ['(not paid) > overdue']],
    ['- (no longer used) → archived', ['(no longer used) > archived']],
    ['- (in review) → done', ['(in review) > done']],
    [
      '- (a reader asks) → lent\n- lent → (a reader asks)',
      ['(a reader asks) > lent', 'lent > (a reader asks)'],
    ],
    ['Write → Review → Publish', ['Write > Review', 'Review > Publish']],
    ['- register → confirm\n- confirm → done', ['register > confirm', 'confirm > done']],
    ['- Submit → Review\n- Review → Done', ['Submit > Review', 'Review > Done']],
    ['- import → check\n- check → done', ['import > check', 'check > done']],
    ['enter → check → done', ['enter > check', 'check > done']],
  ])('creates nothing: %s', (lines, steps) => {
    expect(lifecycles(`### Loan\n\n${lines}`)).toEqual([`Loan: ${steps.join('; ')}`]);
  });

  it('creates nothing where words in brackets say what became of it', () => {
    expect(lifecycles('### Loan\n\n- (deleted) → active: restored')[0]).not.toContain('(new)');
  });
});

import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const lifecycles = (lines: string): string[] =>
  readPoint('states', lines).lifecycles.map(
    ({ name, states, transitions }) =>
      `${name}: ${states.map((each) => each.name).join(', ')}; ${transitions.map((step) => `${step.from} > ${step.to}`).join(', ')}`,
  );

describe('a list of things with their states', () => {
  it.each([
    [
      'is read where most names are words for states',
      '- Invoice: draft, sent, paid.\n- Order: open, closed',
      ['Invoice: draft, sent, paid; ', 'Order: open, closed; '],
    ],
    [
      'is read below a line that speaks of states, whatever the names',
      'States:\n\n- Parcel: at the van, on the shelf and handed over\n- Van (each): parked, moving',
      ['Parcel: at the van, on the shelf, handed over; ', 'Van: parked, moving; '],
    ],
    [
      'goes on with the steps that are told of each, also by the last words of its name',
      'States:\n\n- Note: live, deleted.\n- Realtime connection (per tab): connecting, synced, lost.\n\n| Object | From | Event | To |\n|---|---|---|---|\n| Note | live | is deleted | deleted |\n| Connection | connecting | first exchange | synced |',
      [
        'Note: live, deleted; live > deleted',
        'Realtime connection: connecting, synced, lost; connecting > synced',
      ],
    ],
    [
      'is none where the lines say what states mean',
      '- Draft: hidden, editable\n- Live: public, editable',
      [],
    ],
    [
      'is none where the names are those of other lines, which are states',
      'Statuses:\n\n- draft: sent, deleted\n- sent: paid, deleted\n- paid: deleted',
      ['States: draft, sent, paid; '],
    ],
    [
      'is none where the lines are what is said of one lifecycle',
      '### Order\n\n- States: open, closed\n- Initial: open, closed',
      ['Order: open, closed; '],
    ],
  ])('%s', (_, lines, expected) => expect(lifecycles(lines)).toEqual(expected));

  it('is told by a bold title with the names behind it', () => {
    expect(lifecycles('**Invoice**: draft, sent, paid.')).toEqual(['Invoice: draft, sent, paid; ']);
  });

  it('keeps apart what has other states than the thing whose last word names it', () => {
    const lines = 'States:\n\n- Push subscription: active, expired\n- Subscription: trial, active, cancelled';
    expect(lifecycles(lines)).toEqual([
      'Push subscription: active, expired; ',
      'Subscription: trial, active, cancelled; ',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

describe('a table of events that are sent', () => {
  it.each(['Sent with', 'Data', 'Payload'])('has a call for each, by its name: %s', (payload) =>
    expect(
      readPoint(
        'calls',
        `### Socket events from the client\n\n| Event | ${payload} | Effect |\n|---|---|---|\n| \`moor\` | berth, boat | The berth is taken |\n| \`leave\` | – | The berth is free |`,
      ).calls.map(({ name, method, path }) => [name, method, path]),
    ).toEqual([
      ['moor', '', ''],
      ['leave', '', ''],
    ]),
  );

  it.each([
    '| Event | Effect |\n|---|---|\n| Click on the chart | The chart grows |\n| Timeout | The session ends |',
    '| Event | Data |\n|---|---|\n| Midsummer party | 21 June |\n| Regatta | 3 August |',
  ])('is none of calls where it tells what happens: %#', (table) =>
    expect(readPoint('calls', table).calls).toEqual([]),
  );

  it('is none of calls where it tells when something is counted', () =>
    expect(
      readPoint(
        'calls',
        '### Usage events\n\n| Event | Sent when |\n|---|---|\n| `moor` | A berth is taken |',
      ).calls,
    ).toEqual([]));
});

import { describe, expect, it } from 'vitest';
import { modelAsJson, read } from '../../../../src/engine/index.ts';

const constants = (line: string) =>
  modelAsJson(read(`# Harbour\n\n## 9. Business constants and limits\n\n- ${line}\n`).model).constants.map(
    ({ name, value, unit }) => [name, value, unit],
  );

describe('a line that begins with an amount', () => {
  it.each([
    ['5 MB largest chart', 'largest chart', '5', 'MB'],
    ['30 minute berth booking', 'berth booking', '30', 'minute'],
    ['7 days grace period.', 'grace period', '7', 'days'],
  ])('names what has it behind the unit: %s', (line, ...constant) =>
    expect(constants(line)).toEqual([constant]),
  );

  it.each(['5 minutes after the gate shuts', '3 days before the crane is due', '2 hours or more'])(
    'is a clause, and names nothing by what goes on: %s',
    (line) => {
      for (const [name] of constants(line)) expect(name).not.toMatch(/^(?:after|before|or)\b/);
    },
  );
});

describe('a setting as it stands in a file', () => {
  it.each([
    ['GATE_TIMEOUT=30m', 'GATE_TIMEOUT', '30m'],
    ['DEPTH=5 (of the basin)', 'DEPTH', '5'],
    ['gate.timeout=30 — in minutes', 'gate.timeout', '30'],
  ])('is parted at its sign: %s', (line, name, value) =>
    expect(constants(line).map((each) => each.slice(0, 2))).toEqual([[name, value]]),
  );
});

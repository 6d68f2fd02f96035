import { describe, expect, it } from 'vitest';
import { modelAsJson, read } from '../../../../src/engine/index.ts';

const lives = (text: string): readonly string[] =>
  modelAsJson(read(`# Harbour\n\n## 4. States and transitions\n\n${text}\n`).model).lifecycles.map(
    ({ name, transitions }) => `${name}: ${transitions.map(({ from, to }) => `${from} > ${to}`).join(', ')}`,
  );

describe('states below no title', () => {
  const square = '| from \\ to | free | taken |\n| --- | --- | --- |\n| free | | x |\n| taken | x | |';

  it.each([
    `Berth status, from rows to columns.\n\n${square}`,
    `For each berth (one place for a boat) we keep:\n\n${square}`,
    `${square}\n\nA free berth is shown in green. The berth is taken until its boat has left.`,
  ])('are of the thing that is spoken of: %s', (text) =>
    expect(lives(text)).toEqual(['Berth: free > taken, taken > free']),
  );

  it.each([
    `The harbour master decides.\n\n${square}`,
    `A boat comes. A crane lifts it.\n\n${square}`,
    `${square}\n\nA free boat, a taken berth.`,
  ])('are of none that is only mentioned: %s', (text) => expect(lives(text)[0]).toMatch(/^States: /));

  it('go on below a bold title that is a step, or names nothing with states of its own', () =>
    expect(
      lives(
        '**Asked → Granted.** The desk looks at it. A mooring can be asked for by mail.\n\n**Granted → Ended.** The boat leaves.\n\n**Refusing.** An Asked mooring becomes Refused when no berth is free.',
      ),
    ).toEqual(['Mooring: Asked > Granted, Granted > Ended, Asked > Refused']));

  it('do not go on below the title of another thing', () =>
    expect(
      lives(
        '**Asked → Granted.** A mooring is asked for.\n\n**Refund.** When a mooring is Granted, a Paid refund becomes Void.',
      ).join('; '),
    ).toContain('Refund: Paid > Void'));
});

describe('steps that are refused', () => {
  const steps = '- free → asked\n- asked → taken\n- taken → free\n';

  it.each([
    `${steps}\nNot allowed:\n\n- free → taken`,
    `${steps}\nForbidden transitions:\n\n- free → taken\n- taken → asked`,
    `${steps}- not allowed: free → taken`,
    `${steps}- free → taken is not possible`,
    `${steps}- never: free → taken`,
    `${steps}- free → taken (never)`,
  ])('are none: %s', (text) =>
    expect(lives(`### Berth\n\n${text}`)).toEqual(['Berth: free > asked, asked > taken, taken > free']),
  );

  it.each([
    '- taken → asked: not paid in time',
    '- taken → asked when it is not paid',
    'Moored or not: taken → asked',
  ])('are such where something else is denied: %s', (text) =>
    expect(lives(`### Berth\n\n${steps}${text.startsWith('-') ? '' : '\n'}${text}`)[0]).toContain(
      'taken > asked',
    ),
  );
});

describe('names of states behind an arrow', () => {
  it('may begin with a word that tells when', () =>
    expect(lives('### Boat\n\nNormal course: ready → on trip → at anchor → home.')).toEqual([
      'Boat: ready > on trip, on trip > at anchor, at anchor > home',
    ]));
  it('end where it is told when', () =>
    expect(lives('### Boat\n\n- ready → gone on Sunday\n- gone → back at noon')[0]).toContain(
      'ready > gone, gone > back',
    ));
});

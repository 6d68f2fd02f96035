import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const lives = (text: string): string =>
  readPoint('states', text)
    .lifecycles.map(
      ({ name, states, transitions }) =>
        `${name} [${states.map((each) => each.name).join(', ')}] ${transitions.map(({ from, to }) => `${from} > ${to}`).join('; ')}`,
    )
    .join('\n');

describe('a paragraph that opens another thing', () => {
  it('has what it tells', () => {
    const text =
      'A crate starts as Empty. From Empty it goes to Packed when it is full.\n\n' +
      'On top of that a tow truck shows a stage. New trucks are Idle. From Idle a truck moves to Sent when somebody calls.';
    expect(lives(text)).toContain('crate [Empty, Packed] (new) > Empty; Empty > Packed');
    expect(lives(text)).toMatch(/tow truck \[.*Idle > Sent/);
  });

  it('has what is drawn below it', () => {
    const fence = (steps: string): string => `\`\`\`mermaid\nstateDiagram-v2\n${steps}\n\`\`\``;
    const text =
      `A crate has no column for its state. Seen from outside it does this:\n\n${fence('  Empty --> Packed')}\n\n` +
      `Trucks offer three values. The paths below are those we see.\n\n${fence('  Idle --> Sent\n  Sent --> Idle')}`;
    expect(lives(text)).toBe(
      'crate [Empty, Packed] Empty > Packed\nTrucks [Idle, Sent] Idle > Sent; Sent > Idle',
    );
  });

  it('has what a line among others tells of it', () => {
    const text =
      '- Crates start out Open. An Open crate becomes Shut when somebody closes it.\n- Trucks start out Idle. An Idle truck becomes Sent when somebody calls.';
    expect(lives(text)).toBe(
      'Crates [Open, Shut] (new) > Open; Open > Shut\nTrucks [Idle, Sent] (new) > Idle; Idle > Sent',
    );
  });

  it('does not begin where it speaks of somebody', () => {
    const text =
      'A crate starts as Empty. From Empty it goes to Packed when it is full.\n\n' +
      'The admin sees every state. From Packed the admin moves it to Lost when the admin cannot find it.';
    expect(lives(text)).not.toContain('admin [');
  });
});

describe('names of several words with capitals', () => {
  it('are whole', () => {
    const text =
      'A crate starts as Draft. From Draft it goes to Partly Packed when a box is in. Partly Packed becomes On Hold if the truck is late. ' +
      'A crate that is Partly Packed can be Lost.';
    expect(lives(text)).toContain('Draft > Partly Packed');
    expect(lives(text)).toContain('Partly Packed > Lost');
    expect(lives(text)).not.toMatch(/\bPartly[,\];]/);
  });

  it('are none that stand behind an article', () => {
    const text =
      'Every crate is Open, Shut or Lost. A crate starts as Open. Shutting in the Back Office moves it from Open to Shut.';
    expect(lives(text)).not.toContain('Back Office');
  });

  it('are those of a diagram that describes its states', () => {
    const text =
      '### Crate\n\n```mermaid\nstateDiagram-v2\n  state "Under Way" as UW\n  Open --> UW\n  UW --> Open\n```';
    expect(lives(text)).toContain('Open > Under Way; Under Way > Open');
  });
});

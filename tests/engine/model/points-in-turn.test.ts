import { describe, expect, it } from 'vitest';
import { modelAsJson } from '../../../src/engine/index.ts';
import { read } from '../../../src/engine/specification.ts';

const titles = [
  'What the yard is for',
  'Where you look',
  'The nouns',
  'How a boat lives here',
  'What we refuse',
  'Who may do what',
  'The calls between yard and office',
  'When it goes wrong',
  'The numbers',
];
const text = (all: readonly string[]): string =>
  `# The yard\n\n${all.map((each) => `## ${each}\n\nWords.\n`).join('\n')}`;
/** How many points are there, each below a heading of its own. */
const opened = (all: readonly string[]): number =>
  modelAsJson(read(text(all)).model).points.filter(({ to }) => to > 0).length;

describe('nine headings without numbers', () => {
  it('are the nine where each speaks of the point whose turn it is', () => {
    expect(opened(titles)).toBe(9);
  });

  it('may have what is no point behind them', () => {
    expect(opened([...titles, 'Open questions'])).toBe(9);
  });

  it('are not where two have changed places', () => {
    expect(opened([...titles.slice(0, 7), 'The numbers', 'When it goes wrong'])).toBeLessThan(9);
  });

  it('are not where there is one more', () => {
    expect(opened([...titles.slice(0, 4), 'The weather', ...titles.slice(4)])).toBeLessThan(9);
  });
});

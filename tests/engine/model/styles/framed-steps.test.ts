import { describe, expect, it } from 'vitest';
import { modelAsJson, read } from '../../../../src/engine/index.ts';

const steps = (lines: string) => {
  const text = `# Harbour\n\n## 4. States and transitions\n\n### Boat\n\nStates: \`moored\`, \`afloat\`, \`docked\`.\n\n${lines}\n`;
  const [boat, ...others] = modelAsJson(read(text).model).lifecycles;
  expect(others).toEqual([]);
  expect(boat?.states.map(({ name }) => name).sort()).toEqual(['afloat', 'docked', 'moored']);
  return boat?.transitions.map(({ from, to, event }) => `${from} > ${to}: ${event}`);
};

const both = (afloat: string, docked: string) => [`moored > afloat: ${afloat}`, `afloat > docked: ${docked}`];

describe('lines below the state that they leave or lead to', () => {
  it.each([
    [
      '- From `moored`:\n  - cast off: `afloat`\n- From `afloat`:\n  - haul out: `docked`',
      'cast off',
      'haul out',
    ],
    ['- In moored\n  - cast off → afloat\n- In afloat\n  - haul out → docked', 'cast off', 'haul out'],
    [
      '- From **moored**:\n  - to **afloat** when the ropes are off\n- From **afloat**:\n  - to **docked** when it is hauled out',
      'when the ropes are off',
      'when it is hauled out',
    ],
    ['- `moored`:\n  - cast off → `afloat`\n- `afloat`:\n  - haul out → `docked`', 'cast off', 'haul out'],
    [
      'From `moored`:\n\n- cast off: `afloat`\n\nFrom `afloat`:\n\n- haul out: `docked`',
      'cast off',
      'haul out',
    ],
    [
      '- To `afloat`:\n  - from `moored`: cast off\n- To `docked`:\n  - from `afloat`: haul out',
      'cast off',
      'haul out',
    ],
    [
      '- To `afloat`: from `moored`, on casting off\n- To `docked`: from `afloat`, on hauling out',
      'on casting off',
      'on hauling out',
    ],
    ['- Cast off: `moored` to `afloat`\n- Haul out: `afloat` to `docked`', 'Cast off', 'Haul out'],
  ])('are its steps: %j', (lines, ...events) =>
    expect(steps(lines)).toEqual(both(...(events as [string, string]))),
  );

  it('may tell them in sentences, and lead there from several', () => {
    expect(steps('- From `moored`:\n  - casting off makes it `afloat`')).toEqual(
      ['moored > afloat: casting off makes it `afloat`'].map((step) => step.replaceAll('`', '')),
    );
    expect(steps('- Back to `moored`:\n  - from `afloat` or `docked` when the storm comes')).toEqual([
      'afloat > moored: when the storm comes',
      'docked > moored: when the storm comes',
    ]);
  });

  it('are none where a place frames them', () =>
    expect(steps('- From the quay:\n  - boats are seen\n  - ropes are thrown')).toEqual([]));
});

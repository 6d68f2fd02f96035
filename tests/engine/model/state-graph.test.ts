import { describe, expect, test } from 'vitest';
import type { Lifecycle, Model } from '../../../src/engine/index.ts';
import { read } from '../../../src/engine/index.ts';
import {
  isSetElsewhere,
  reachableStates,
  stateGraph,
} from '../../../src/engine/model/derived/state-graph.ts';

function lifecycleOf(labels: string, rows: string, other = ''): { model: Model; lifecycle: Lifecycle } {
  const { model } = read(`## 3. Entities and their fields

### Check

| Field | Type | Required | Default | Rules | Meaning |
| --- | --- | --- | --- | --- | --- |
| status | one of new, up, down, paused | yes | new | | |

## 4. States and transitions

### Check status

- Governs: \`Check.status\`
${labels}

| From | Event | To | By | When | Then |
| --- | --- | --- | --- | --- | --- |
${rows}
${other}`);
  const [lifecycle] = model.states.lifecycles;
  if (!lifecycle) throw new Error('no lifecycle');
  return { model, lifecycle };
}

const names = (states: Iterable<{ readonly name: string }>): string[] =>
  [...states].map(({ name }) => name).sort();

describe('stateGraph', () => {
  test('spells out groups, (any), (same) and several states in a cell', () => {
    const { model, lifecycle } = lifecycleOf(
      '- Ends: gone\n- **active**: fresh, up',
      '| fresh, up | fail | down | | | |\n| active | pause | paused | | | |\n| (any) | drop | gone | | | |\n| up | ping | (same) | | | |',
    );
    const { ways } = stateGraph(model, lifecycle);
    expect(ways.map(({ from, to, by }) => `${from.name} ${by.name} ${to.name}`).sort()).toEqual(
      [
        'down drop gone',
        'fresh drop gone',
        'fresh fail down',
        'fresh pause paused',
        'paused drop gone',
        'up drop gone',
        'up fail down',
        'up pause paused',
        'up ping up',
      ].sort(),
    );
  });

  test('begins where the label, a creation, or the default of the field says', () => {
    const graph = (labels: string, rows: string) => {
      const { model, lifecycle } = lifecycleOf(labels, rows);
      return stateGraph(model, lifecycle).initial;
    };
    expect(names(graph('- Starts: up', '| up | fail | down | | | |') ?? [])).toEqual(['up']);
    expect(
      names(graph('- Ends: none', '| (new) | add | paused | | | |\n| paused | go | up | | | |') ?? []),
    ).toEqual(['paused']);
    expect(names(graph('- Ends: none', '| new | go | up | | | |') ?? [])).toEqual(['new']);
    expect(graph('- Ends: none', '| up | go | down | | | |')).toBeUndefined();
    expect(graph('- Starts: not shown', '| new | go | up | | | |')).toBeUndefined();
  });

  test('knows no ends where none are said, and no end where there is none', () => {
    const of = (labels: string) => {
      const { model, lifecycle } = lifecycleOf(labels, '| new | go | up | | | |');
      return stateGraph(model, lifecycle).ends;
    };
    expect(of('- Starts: new')).toBeUndefined();
    expect(of('- Ends: not shown')).toBeUndefined();
    expect(of('- Ends: none')?.size).toBe(0);
  });

  test('is incomplete when a row does not show both its ends', () => {
    const of = (rows: string) => {
      const { model, lifecycle } = lifecycleOf('- Ends: none', rows);
      return stateGraph(model, lifecycle).complete;
    };
    expect(of('| new | go | up | | | |')).toBe(true);
    expect(of('| new | go | not shown | | | |')).toBe(false);
  });

  test('leaves a state by going elsewhere, by deleting, or to where is not known, not by staying', () => {
    const { model, lifecycle } = lifecycleOf(
      '- Ends: none',
      '| new | go | up | | | |\n| up | ping | (same) | | | |\n| up | again | up | | | |\n| down | drop | (end) | | | |\n| paused | x | not shown | | | |',
    );
    expect(names(stateGraph(model, lifecycle).left)).toEqual(['down', 'new', 'paused']);
  });
});

test('reachableStates walks from the beginning', () => {
  const { model, lifecycle } = lifecycleOf(
    '- Starts: new',
    '| new | go | up | | | |\n| up | fail | down | | | |\n| paused | resume | new | | | |',
  );
  expect(names(reachableStates(stateGraph(model, lifecycle)))).toEqual(['down', 'new', 'up']);
});

test('isSetElsewhere sees an effect that sets the governed field', () => {
  const without = lifecycleOf('- Ends: none', '| new | go | up | | | a mail goes out |');
  expect(isSetElsewhere(without.model, without.lifecycle)).toBe(false);
  const other =
    "\n### Other\n\n| From | Event | To | By | When | Then |\n| --- | --- | --- | --- | --- | --- |\n| a | b | c | | | `check.status = 'up'` |\n";
  const set = lifecycleOf('- Ends: none', '| new | go | up | | | |', other);
  expect(isSetElsewhere(set.model, set.lifecycle)).toBe(true);
});

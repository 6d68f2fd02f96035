import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Input } from '../../../src/engine/checks/check.ts';
import { checks } from '../../../src/engine/checks/index.ts';
import type { Model } from '../../../src/engine/index.ts';
import { pointIds, read } from '../../../src/engine/index.ts';
import { pageOf } from './check-files.ts';

const specification = readFileSync(
  new URL('../../../src/content/specs/invoicing.md', import.meta.url),
  'utf8',
);

/** A model that notes what is looked at. A new one has nothing kept for it by whoever computes things once a model. */
function watched(model: Model): { readonly model: Model; readonly seen: Set<Input> } {
  const seen = new Set<Input>();
  const points = new Proxy(model.points, {
    get: (target, id, receiver) => {
      if (typeof id === 'string') seen.add(`${id}-text` as Input);
      return Reflect.get(target, id, receiver);
    },
  });
  const proxy = new Proxy(model, {
    get: (target, key, receiver) => {
      if (key === 'points') return points;
      if (pointIds.some((id) => id === key)) seen.add(key as Input);
      if (key === 'order' || key === 'introduction') seen.add('outline');
      return Reflect.get(target, key, receiver);
    },
  });
  return { model: proxy, seen };
}

/** Whether an input is among those named. The outline is the headings of the points, which stand in their texts. */
function isNamed(input: Input, named: ReadonlySet<Input>): boolean {
  return named.has(input) || (input.endsWith('-text') && named.has('outline'));
}

describe.each(checks.map((check) => [check.id, check] as const))('%s', (id, check) => {
  test('looks at nothing that it does not name', () => {
    if (check.reads === 'waivers' || check.reads === 'each-point') return;
    const named: ReadonlySet<Input> = new Set(check.reads);
    const { bad, good } = pageOf(id);
    for (const text of [specification, ...[...bad, ...good].map(({ markdown }) => markdown)]) {
      const { model, seen } = watched(read(text).model);
      check.run(model);
      expect([...seen].filter((input) => !isNamed(input, named))).toEqual([]);
    }
  });
});

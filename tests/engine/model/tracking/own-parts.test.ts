import { expect, it } from 'vitest';
import { listOf } from '../../../../src/engine/model/stated.ts';
import { withOwnParts } from '../../../../src/engine/model/tracking/own-parts.ts';
import { read } from '../../../../src/engine/specification.ts';

it('copies a part for all but the first that have it, and touches nothing else', () => {
  const part = { is: 'shared' };
  const elements = [{ parts: [part] }, { parts: [{ is: 'own' }] }, { parts: [part, part] }];
  const own = withOwnParts(
    elements,
    ({ parts }) => parts,
    (element, parts) => ({ ...element, parts: [...parts] }),
  );
  expect(own).toEqual(elements);
  expect(own[0]).toBe(elements[0]);
  expect(own[1]).toBe(elements[1]);
  expect(new Set(own.flatMap(({ parts }) => parts)).size).toBe(4);
});

it('what a line says of two calls is an answer of each', () => {
  const { model } = read('## 7. Calls\n\n- `POST /boats/:id/moor` and `POST /boats/:id/leave` (200, 404)\n');
  const answers = model.calls.calls.flatMap((call) => listOf(call.answers));
  expect(answers.map(({ status }) => status)).toEqual(['200', '404', '200', '404']);
  expect(new Set(answers).size).toBe(4);
});

import { describe, expect, test } from 'vitest';
import { find } from '../../../../src/engine/model/derived/resolve.ts';
import type { Entity } from '../../../../src/engine/model/domain-elements.ts';
import type { Call } from '../../../../src/engine/model/interface-elements.ts';
import { grouped } from '../../../../src/engine/model/tracking/grouped.ts';
import { memoryOf } from '../../../../src/engine/model/tracking/memory.ts';
import { perElement, settled } from '../../../../src/engine/model/tracking/per-element.ts';
import { edit, read, type Specification } from '../../../../src/engine/specification.ts';

const document = `# A

## 3. Entities and their fields

### Invoice

| Field | Type | Required |
| --- | --- | --- |
| id | uuid | yes |

### Line

| Field | Type | Required |
| --- | --- | --- |
| text | text | yes |

## 7. The calls it makes

### \`GET /invoices\`

- Does: read Invoice

### \`GET /lines\`

- Does: read Line
`;

function typing(before: Specification, after: string, insert: string): Specification {
  const at = before.text.indexOf(after) + after.length;
  expect(at).toBeGreaterThanOrEqual(after.length);
  return edit(before, [{ from: at, to: at, insert }]);
}

/** The entity that a call does something to, and the calls for which that was looked for. */
function counting() {
  const made: string[] = [];
  const target = perElement((model, call: Call): Entity | undefined => {
    made.push(call.name);
    const [action] = call.does.is === 'shown' ? call.does.value : [];
    return action?.target && find(model, 'entity', action.target);
  });
  const targets = ({ model }: Specification) => target.each(model, model.calls.calls);
  return { made, targets };
}

describe('what is computed of an element', () => {
  test('is kept over an edit that it does not look at', () => {
    const { made, targets } = counting();
    const before = read(document);
    const first = targets(before);
    expect(targets(typing(before, '# A', 'b'))).toBe(first);
    expect(made).toEqual(['GET /invoices', 'GET /lines']);
  });

  test('is computed again when what it looked up was read anew, and for no other element', () => {
    const { made, targets } = counting();
    const before = read(document);
    targets(before);
    made.length = 0;
    const after = typing(before, '| text | text', ' or none');
    expect(targets(after)[1]).toBe(after.model.entities.entities[1]);
    expect(made).toEqual(['GET /lines']);
  });

  test('is computed again when a name comes that was looked for', () => {
    const { made, targets } = counting();
    const before = read(document.replace('### Line', '### Row'));
    expect(targets(before).map((each) => each?.name)).toEqual(['Invoice', undefined]);
    made.length = 0;
    const at = before.text.indexOf('### Row') + 4;
    const after = edit(before, [{ from: at, to: at + 3, insert: 'Line' }]);
    expect(targets(after).map((each) => each?.name)).toEqual(['Invoice', 'Line']);
    expect(made).toEqual(['GET /lines']);
  });

  test('is computed again when a point changes that it looked at as a whole', () => {
    const made: string[] = [];
    const count = perElement((model, call: Call) => {
      made.push(call.name);
      return model.entities.entities.length;
    });
    const before = read(document);
    count.each(before.model, before.model.calls.calls);
    const after = typing(before, '| yes |\n\n', '### Third\n\nnot shown\n\n');
    expect(count.each(after.model, after.model.calls.calls)).toEqual([3, 3]);
    expect(made).toHaveLength(4);
  });

  test('is looked at again when so much has changed since that nobody remembers what', () => {
    const { made, targets } = counting();
    const before = read(document);
    targets(before);
    const memory = memoryOf(before.model);
    for (let count = 0; count < 10_000; count++) memory.changed({ changedAt: 0 });
    made.length = 0;
    const after = typing(before, '| text | text', ' or none');
    expect(memory.changes.since(0)).toBeUndefined();
    expect(targets(after)[1]).toBe(after.model.entities.entities[1]);
    expect(made).toEqual(['GET /lines']);
  });
});

test('what is asked one by one is let go when most of it may be of elements that are gone, and made again', () => {
  const made: string[] = [];
  const length = perElement((_, call: Call) => {
    made.push(call.name);
    return call.name.length;
  });
  const lengths = ({ model }: Specification) => model.calls.calls.map((call) => length(model, call));
  let now = read(document);
  expect(lengths(now)).toEqual([13, 10]);
  for (let key = 1; key <= 300; key++) {
    now = typing(now, 'GET /lines', 'x');
    expect(lengths(now)).toEqual([13, 10 + key]);
  }
  // Once in the beginning, once after some 260 elements were gone.
  expect(made.filter((name) => name === 'GET /invoices')).toHaveLength(2);
});

test('rows beside the one that is edited stay the elements that they are', () => {
  const rows = Array.from({ length: 5 }, (_, at) => `| A${at} | ${at + 1} |`);
  const text = `## 9. Business constants and limits\n\n| Constant | Value |\n| --- | --- |\n${rows.join('\n')}\n`;
  const before = read(text);
  const { constants } = before.model.constants;
  const after = typing(before, '| A2 | ', '1');
  expect(after.model.constants.constants.map((each) => constants.indexOf(each))).toEqual([0, 1, -1, 3, 4]);
  const places = after.model.constants.constants.map(({ nameAt }) =>
    after.text.slice(nameAt.from, nameAt.to),
  );
  expect(places).toEqual(['A0', 'A1', 'A2', 'A3', 'A4']);
});

test('a group is the same list while the same elements belong to it, and only its own askers ask again', () => {
  const byEntity = grouped(
    (model) => model.calls.calls,
    (_, call: Call) =>
      call.does.is === 'shown' ? call.does.value.map(({ target }) => target?.name ?? '') : [],
  );
  const asked: string[] = [];
  const count = perElement((model, entity: Entity) => {
    asked.push(entity.name);
    return byEntity(model, entity.name).length;
  });
  const counts = ({ model }: Specification) => count.each(model, model.entities.entities);
  const before = read(document);
  expect(counts(before)).toEqual([1, 1]);
  const invoices = byEntity(before.model, 'Invoice');
  asked.length = 0;
  const after = typing(before, '- Does: read Line', '\n\n### `POST /lines`\n\n- Does: create Line');
  expect(counts(after)).toEqual([1, 2]);
  expect(asked).toEqual(['Line']);
  expect(byEntity(after.model, 'Invoice')).toBe(invoices);
  expect(byEntity.every(after.model)).toHaveLength(2);
});

test('a settled value stays the same object as long as it says the same', () => {
  let made = 0;
  const names = settled(
    ({ entities }) => {
      made += 1;
      return entities.entities.map(({ name }) => name);
    },
    (one, other) => one.join() === other.join(),
  );
  const before = read(document);
  const first = names(before.model);
  const typed = typing(before, '| text | text', ' or none');
  expect(names(typed.model)).toBe(first);
  expect(made).toBe(2);
  expect(names(typing(typed, '### Invoice', 's').model)).toEqual(['Invoices', 'Line']);
});

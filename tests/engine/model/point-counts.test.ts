import { expect, test } from 'vitest';
import { read } from '../../../src/engine/index.ts';

test('states between which nothing leads are partly shown; derived ones need no step', () => {
  const states = (list: string, rows = ''): string =>
    read(`## 4. States and transitions\n\n### Order status\n\n- Governs: \`Order.status\`\n${list}\n${rows}`)
      .model.points.states.shown;
  expect(states('- Starts: open\n- Ends: closed\n')).toBe('partly');
  expect(states('- **late**: `today > dueOn`\n')).toBe('shown');
  const row = '| From | Event | To | By |\n| --- | --- | --- | --- |\n| open | close | closed | Clerk |\n';
  expect(states('- Starts: open\n- Ends: closed\n', row)).toBe('shown');
});

test('a field without a type, a screen with a name alone and a call without answers are partly shown', () => {
  const { points } = read(
    '## 2. Screens and routes\n\n| Screen | Route |\n| --- | --- |\n| Home | `/` |\n\n## 3. Entities and their fields\n\n### Order\n\n| Field | Type |\n| --- | --- |\n| name | |\n\n## 7. The calls it makes\n\n### `GET /orders`\n\n- Made by: Home\n',
  ).model;
  expect([points.screens.shown, points.entities.shown, points.calls.shown]).toEqual([
    'partly',
    'partly',
    'partly',
  ]);
});

test('what is marked where nothing need be said counts as well: no point is shown in full and asked about', () => {
  const { shown, counts } = read(
    '## 9. Business constants and limits\n\n| Constant | Value | Unit | When | Meaning |\n| --- | --- | --- | --- | --- |\n| MAX | 10 | entries | not shown | ? |\n\nHow long a name may be: not shown.\n',
  ).model.points.constants;
  expect(shown).toBe('partly');
  expect(counts.shown).toBe(1);
  expect(counts.notShown + counts.open).toBeGreaterThan(1);
});

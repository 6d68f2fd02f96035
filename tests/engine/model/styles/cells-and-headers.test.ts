import { expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

it('limits have their figures, and what these are measured in', () => {
  const { constants } = readPoint(
    'constants',
    '| Limit | Figure | Measured in |\n|---|---|---|\n| Ropes per boat | 12 | ropes |\n| Mast height | 1,400 | cm |',
  );
  expect(constants.map(({ name, value, unit }) => [name, value, unit])).toEqual([
    ['Ropes per boat', '12', 'ropes'],
    ['Mast height', '1,400', 'cm'],
  ]);
});

it('a column of values keeps its words beside numbers of something else', () => {
  const { constants } = readPoint(
    'constants',
    '| Constant | Value | Added in |\n|---|---|---|\n| Rope kind | hemp | 1.2 |\n| Berth order | by depth | 1.4 |',
  );
  expect(constants.map(({ name, value }) => [name, value])).toEqual([
    ['Rope kind', 'hemp'],
    ['Berth order', 'by depth'],
  ]);
});

it('errors are named by the column that tells them apart, and not by a status that comes again', () => {
  const { errors } = readPoint(
    'errors',
    '| Answer | HTTP | Reason |\n|---|---|---|\n| no such rope | 400 | rope unknown |\n| rope too short | 400 | below the depth |\n| berth taken | 409 | another boat is there |',
  );
  expect(errors.map(({ name, status, when }) => [name, status, when])).toEqual([
    ['no such rope', '400', 'rope unknown'],
    ['rope too short', '400', 'below the depth'],
    ['berth taken', '409', 'another boat is there'],
  ]);
});

it('errors by status stay so where each status stands once', () => {
  const { errors } = readPoint(
    'errors',
    '| Kind | Status | Meaning |\n|---|---|---|\n| Rope | 400 | rope unknown |\n| Berth | 409 | berth taken |',
  );
  expect(errors.map(({ status }) => status)).toEqual(['400', '409']);
});

it('a letter behind what is done answers it, and another one says on what it depends', () => {
  const { roles, permissions } = readPoint(
    'roles',
    "Three kinds of people. Y = can, N = can't, D = depends.\n\nHarbour master\n- view boats Y, fine boats Y, close the gate Y\n\nCrane driver aboard\n- view boats Y, fine boats N, close the gate D (only at night)\n",
  );
  expect(roles.map(({ name }) => name)).toEqual(['Harbour master', 'Crane driver aboard']);
  expect(permissions.map(({ role, action, allowed }) => [role, action, allowed])).toEqual([
    ['Harbour master', 'view boats', 'yes'],
    ['Harbour master', 'fine boats', 'yes'],
    ['Harbour master', 'close the gate', 'yes'],
    ['Crane driver aboard', 'view boats', 'yes'],
    ['Crane driver aboard', 'fine boats', 'no'],
    ['Crane driver aboard', 'close the gate', 'only at night'],
  ]);
});

it('bare names stand among fields between strokes', () => {
  const { entities } = readPoint(
    'entities',
    '**Boat** (one hull): id: int64 / name*: string / home_berth / draught: decimal / lost_at\n\n**Berth**: id / depth*: decimal / free: bool',
  );
  expect(
    entities.map(({ name, fields }) => `${name}: ${fields.map((field) => field.name).join(' ')}`),
  ).toEqual(['Boat: id name home_berth draught lost_at', 'Berth: id depth free']);
});

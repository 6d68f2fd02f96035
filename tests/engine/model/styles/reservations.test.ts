import { describe, expect, it } from 'vitest';
import { entitiesOf } from './read-point.ts';

const things = '**Well.** Required: `place` (string).\n\n**Bucket.** Required: `volume` (decimal).';

describe('a reservation before what every thing has', () => {
  it.each([
    'Unless noted otherwise every record has an `id` and a `dug_at`; the lists below do not repeat them.',
    'Unless stated otherwise, every entity has an `id` and a `dug_at`.',
    'Except where noted, all records have `id` and `dug_at`.',
    'Names are short. Unless something else is said, all entities have `id` and `dug_at`.',
  ])('is no name of a thing: %s', (sentence) =>
    expect(entitiesOf(`${sentence}\n\n${things}`)).toEqual([
      'Well: id -, dug_at -, place text',
      'Bucket: id -, dug_at -, volume decimal',
    ]),
  );

  it.each([
    '*Everything has a numeric `id` and a `dug_at`; I mention them here once.*',
    'Everything has an id, started at, filled at; not repeated below.',
    'Every record must carry an `id` (UUID).',
  ])('may be missing before what everything has: %s', (sentence) =>
    expect(entitiesOf(`${sentence}\n\n${things}`).every((each) => each.includes(': id '))).toBe(true),
  );

  it.each([
    'Almost everything has `id` and `dug_at`.',
    'Every record has some water, and most have an `id`.',
    'Everything has its time and place.',
    'Every record below must carry an `id`, save the Bucket.',
  ])('is none where it is not of all: %s', (sentence) =>
    expect(entitiesOf(`${sentence}\n\n${things}`)).toEqual(['Well: place text', 'Bucket: volume decimal']),
  );

  it('is none where it leaves some things out', () =>
    expect(entitiesOf(`Every record except the bucket has an \`id\`.\n\n${things}`)).toEqual([
      'Well: place text',
      'Bucket: volume decimal',
    ]));
});

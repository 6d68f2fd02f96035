import { describe, expect, it } from 'vitest';
import { entitiesOf as entities } from './read-point.ts';

describe('things that paragraphs have at their head', () => {
  it.each([
    [
      'with what brackets say of it',
      'Pier. Where boats lie. It has a label (text, required), depth (integer) and light (boolean; only at night).',
      ['Pier: label text!, depth integer, light boolean'],
    ],
    [
      'by names as programmes spell them',
      'Crane. Has name, pier and builtOn.',
      ['Crane: name -, pier -, builtOn -'],
    ],
    [
      'behind a remark, over sentences',
      'Pilot, which the crew calls a Guide. Its fields are name and licenceNo. There are also a first and lastTrip (date).',
      ['Pilot: name -, licenceNo -, first -, lastTrip date'],
    ],
  ])('have their parts %s', (_, text, read) => {
    expect(entities(text)).toEqual(read);
  });

  it.each([
    ['words that nothing marks as parts', 'Overview. The harbour has piers, cranes and pilots.'],
    ['sentences', 'Tides. They come and go, nobody is asked, and boats (most of them) wait.'],
  ])('are not read of %s', (_, text) => {
    expect(entities(text).filter((each) => /^(?:Overview|Tides):/.test(each))).toEqual([]);
  });
});

describe('names in brackets behind a type', () => {
  it('are its values, and no fields', () => {
    expect(
      entities(
        '- **Berth**: `id`* integer, `kind` enum (`bow`, `stern`, `side_on`), `light` string (`red` | `green`)\n- **Toll**: `sum`* integer',
      ),
    ).toEqual([
      expect.stringMatching(/^Berth: id [^,]*, kind [^,]*, light [^,]*$/),
      expect.stringMatching(/^Toll: sum/),
    ]);
  });
});

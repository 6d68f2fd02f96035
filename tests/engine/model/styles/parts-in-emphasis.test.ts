import { describe, expect, it } from 'vitest';
import { entitiesOf as entities } from './read-point.ts';

describe('parts of what a heading names, in one paragraph', () => {
  it.each([
    [
      'in emphasis',
      'Lies at a quay. Its *label* is text and required; then come the *low tide* (timestamp) and a *note* (text, optional).',
      ['Berth: label -!, low tide -, note -?'],
    ],
    [
      'in bold type behind a word',
      'Only a **label** (text, required) and a **mooring line** (text, optional). Boats go there at once.',
      ['Berth: label -!, mooring line -?'],
    ],
    [
      'that there are',
      'Ties two quays. There is a first quay and a second quay, both required, and a depth, likewise required.',
      ['Berth: first quay -, second quay -, depth -'],
    ],
  ])('%s', (_, text, things) =>
    expect(
      entities(`### Berth\n\n${text}`).map((each) =>
        each.replace(/ (?:text|timestamp|-)(?=[!?]?(?:,|$))/g, ' -'),
      ),
    ).toEqual(things),
  );

  it.each([
    'It is *not* for boats that are *very* old.',
    'There is a berth on the lake and a berth at the sea.',
  ])('are none in other words: %s', (text) => expect(entities(`### Berth\n\n${text}`)).toEqual([]));
});

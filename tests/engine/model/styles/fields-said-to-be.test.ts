import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

/** The fields of a berth as the lines say them: name, type, and whether there has to be a value. */
const fields = (...lines: readonly string[]) =>
  (readPoint('entities', `### Berth\n\n${lines.join('\n')}`).entities[0]?.fields ?? []).map(
    ({ name, type, required, default: preset }) =>
      [name, type ?? '–', required ?? '–', ...(preset === null ? [] : [preset])].join(' '),
  );

describe('fields of which a sentence says what they are', () => {
  it('have the type that it names, and there must be a value where it says so', () => {
    expect(
      fields(
        '- `id` is an integer, the primary key, and required.',
        '- `mark` is a required string of at most 12 characters, unique.',
        '- `owner_id` is an optional integer pointing to the owner.',
        '- `kind` is a required enum of `quay` and `buoy`; it defaults to `quay`.',
        '- `tides` is a JSON object that maps months to depths.',
        '- `freed_at` and `taken_at` are timestamps.',
        '- `bow`, `stern` and `keel` are required booleans, default false.',
      ),
    ).toEqual([
      'id integer true',
      'mark text true',
      'owner_id integer false',
      'kind one of quay, buoy true quay',
      'tides json –',
      'freed_at timestamp –',
      'taken_at timestamp –',
      'bow boolean true false',
      'stern boolean true false',
      'keel boolean true false',
    ]);
  });

  it('may be things, lists, or have nothing said but whether there is a value', () => {
    expect(
      fields(
        '- `harbour` is a reference to the Harbour.',
        '- `signs` is a list of strings.',
        '- `depth` is required.',
        '- `note` is optional until the boat is in.',
      ),
    ).toEqual(['harbour Harbour –', 'signs list of text –', 'depth – true', 'note – false']);
  });

  it('have it behind a colon too, where words go on behind it', () => {
    expect(fields('- `owner`: optional integer pointing to a person', '- `due`: date of sailing')).toEqual([
      'owner integer false',
      'due date –',
    ]);
  });

  it('leave open whether there must be a value where that depends on something', () => {
    expect(
      fields(
        '- `fee` is required if the berth is sold.',
        '- `rope` is required for long boats.',
        '- `plate` is a required string unless the boat is a guest.',
        '- `crew` is required only when it sails.',
      ),
    ).toEqual(['fee – –', 'rope – –', 'plate – –', 'crew – –']);
  });

  it('have no one type where it names several', () => {
    expect(
      fields('- `left` is a date or a text.', '- `mast`: string or integer', '- `flag` is a string or null.'),
    ).toEqual(['left – –', 'mast – –', 'flag text or none –']);
  });

  it('have their bounds, up to where it says something else', () => {
    const { entities } = readPoint(
      'entities',
      [
        '### Berth',
        '',
        '- `mark` is a string up to 40 characters and is shown on the quay.',
        '- `depth` is a number between 0.5 and 20 and defaults to 3.',
        '- `code` is unique and required.',
      ].join('\n'),
    );
    expect(entities[0]?.fields.map(({ name, rules, default: preset }) => [name, rules, preset])).toEqual([
      ['mark', ['at most 40 characters'], null],
      ['depth', ['from 0.5 to 20'], '3'],
      ['code', ['unique'], null],
    ]);
  });

  it('have none where it tells their meaning', () => {
    expect(
      fields(
        '- `since` is the date of sailing.',
        '- `gone` is empty until then.',
        '- `page` is a link to the owner.',
        '- `chart`: map of the harbour',
        '- `tag` is a Stripe number.',
      ),
    ).toEqual(['since – –', 'gone – –', 'page – –', 'chart – –', 'tag – –']);
  });
});

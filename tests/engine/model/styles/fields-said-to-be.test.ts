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

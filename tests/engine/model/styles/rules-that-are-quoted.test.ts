import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const rules = (text: string): string[] =>
  readPoint('rules', text).rules.map(
    ({ subject, text: said, message }) => `${subject} | ${said}${message ? ` | ${message}` : ''}`,
  );

describe('demands in the words that somebody is told', () => {
  it.each([
    [
      'several of one subject',
      'A password "must be at least 8 letters", "must include a digit" and "must not be known".',
      [
        'A password | must be at least 8 letters | must be at least 8 letters',
        'A password | must include a digit | must include a digit',
        'A password | must not be known | must not be known',
      ],
    ],
    [
      'one, and another demand behind it',
      'A crest “must be a picture”, and a flag must not be longer than 9 metres.',
      [
        'A crest | must be a picture | must be a picture',
        'a flag | a flag must not be longer than 9 metres.',
      ],
    ],
    [
      'one before another sentence',
      '- A crest “must be a picture”. A flag must not be long.',
      ['A crest | must be a picture | must be a picture', 'A flag | A flag must not be long.'],
    ],
    [
      'one, and what is said of something else behind a semicolon',
      '- A crest “must be a picture”; a flag may be empty.',
      ['A crest | must be a picture | must be a picture', 'a flag | a flag may be empty.'],
    ],
    [
      'none that is not demanded',
      '- A crest is not "must be a picture".',
      ['A crest | A crest is not "must be a picture".'],
    ],
    [
      'one of a name in code',
      '- `mast` "cannot be shorter than the keel".',
      ['mast | cannot be shorter than the keel | cannot be shorter than the keel'],
    ],
    [
      'one behind "else", of which nothing else tells that it is demanded',
      'For two oars:\n\n- they belong to one boat, else "Must be of one boat"',
      ['For two oars | they belong to one boat | Must be of one boat'],
    ],
  ])('%s', (_, text, expected) => expect(rules(text)).toEqual(expected));

  it('are not taken for the subject of what they say', () => {
    const found = readPoint(
      'rules',
      'None gives "must have a name", two give "can only have one name".',
    ).rules;
    expect(found.filter(({ subject }) => /gives?$|"$/.test(subject ?? ''))).toEqual([]);
  });
});

describe('what is demanded of others, and for each of some', () => {
  it.each([
    [
      'the same of others',
      'Crew names are unique in the harbour, and so are pier names and the names of boats.',
      [
        'Crew names | Crew names are unique in the harbour',
        'pier names | are unique in the harbour',
        'the names of boats | are unique in the harbour',
      ],
    ],
    [
      'the same of one other',
      'A captain must be given, and so must a mate.',
      ['A captain | A captain must be given', 'a mate | must be given'],
    ],
    [
      'how many for each',
      'There is one crew per boat and season. There may be at most two masts per boat.',
      ['crew | There is one crew per boat and season.', 'masts | There may be at most two masts per boat.'],
    ],
    [
      'the same behind a semicolon',
      'Crests must be trimmed; so must flags.',
      ['Crests | Crests must be trimmed', 'flags | must be trimmed'],
    ],
    [
      'what becomes of the same ones',
      'Crests must be unique and so are rejected when taken. Flags must be short and so are not checked.',
      [
        'Crests | Crests must be unique and so are rejected when taken.',
        'Flags | Flags must be short and so are not checked.',
      ],
    ],
    ['no mere count', 'There are nine piers.', []],
    [
      'of what is so large',
      'A file over 10 MB is refused. Boats above 9 metres must be towed. A crew of more than 5 is refused.',
      [
        'A file over 10 MB | A file over 10 MB is refused.',
        'Boats above 9 metres | Boats above 9 metres must be towed.',
        'A crew of more than 5 | A crew of more than 5 is refused.',
      ],
    ],
  ])('%s', (_, text, expected) => expect(rules(text)).toEqual(expected));
});

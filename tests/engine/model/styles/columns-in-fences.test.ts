import { describe, expect, it } from 'vitest';
import { read } from '../../../../src/engine/specification.ts';
import { readPoint } from './read-point.ts';

const fenced = (language: string, ...lines: readonly string[]): string =>
  [`\`\`\`${language}`, ...lines, '```'].join('\n');

describe('a fence that lists what is demanded of each thing', () => {
  const rulesOf = (text: string): readonly string[] =>
    readPoint('rules', text).rules.map(({ subject, text: rule, message }) =>
      [subject, rule, message].filter(Boolean).join(' | '),
    );

  it.each([
    [
      'in columns, whatever its language',
      fenced(
        'yaml',
        '# what a boat needs',
        'boat.name:    length 3 to 40',
        'berth:        at most 9',
        'sail colour:  red or blue',
      ),
      ['boat.name | length 3 to 40', 'berth | at most 9', 'sail colour | red or blue'],
    ],
    [
      'with what somebody is told behind it',
      fenced(
        'ts',
        'name: max 8      // "That is too long a name"',
        'berth: unique   // "This berth is taken"',
      ),
      ['name | max 8 | That is too long a name', 'berth | unique | This berth is taken'],
    ],
    [
      'with a remark that belongs to the rule',
      fenced('js', 'mast:  2 to 30   // Measured from the deck.', 'hull: at most 12'),
      ['mast | 2 to 30 // Measured from the deck.', 'hull | at most 12'],
    ],
  ])('%s', (_, text, rules) => expect(rulesOf(text)).toEqual(rules));

  it.each([
    ['a configuration', fenced('js', 'port: 80', 'host: example.org', 'colour: red')],
    ['a declaration', fenced('ts', 'name: string;', 'berth: number;')],
    ['a line of another form', fenced('ts', 'name: max 8', 'doSomething()')],
  ])('is none that is %s', (_, text) => expect(rulesOf(text)).toEqual([]));
});

describe('a shape in a fence', () => {
  const thingsOf = (text: string): readonly string[] =>
    readPoint('entities', text).entities.map(
      ({ name, fields }) =>
        `${name}: ${fields.map((field) => `${field.name} ${field.type ?? '-'}`).join(', ')}`,
    );

  it('may stand in one line, with its brace in a column', () =>
    expect(
      thingsOf(
        fenced(
          'ts',
          'interface Sail       { colour: string; area?: number }',
          'interface Mast  { height: number }   // in metres',
          'type Hull   =  { length: number, planks: number };',
        ),
      ),
    ).toEqual([
      'Sail: colour text, area number or none',
      'Mast: height number',
      'Hull: length number, planks number',
    ]));

  it('has fields of types with types in them, and values on the next line', () =>
    expect(
      thingsOf(
        fenced(
          'ts',
          'interface Boat {',
          '  marks: Record<string, boolean>;',
          '  logs?: Array<Record<string, Map<string, number>>>;',
          '  rig: "sloop" | "ketch"',
          '    | "yawl";',
          '  name: string;',
          '}',
          'interface Buoy { notes: Record<string, string>; name: string }',
        ),
      ),
    ).toEqual([
      'Boat: marks `Record<string, boolean>`, logs `Array<Record<string, Map<string, number>>>` or none, rig one of sloop, ketch, yawl, name text',
      'Buoy: notes `Record<string, string>`, name text',
    ]));
});

describe('a sentence that says what holds of every field without a mark', () => {
  const shapes = fenced('ts', 'interface Boat {', '  name: string;', '  berth?: number;', '}');
  const demands = (text: string): readonly string[] =>
    readPoint('entities', text).entities.flatMap(({ fields }) =>
      fields.map(({ name, required }) => `${name} ${required ?? '-'}`),
    );

  it.each([
    'A field with `?` may be absent; every other field is required.',
    'A `?` after the name means that it may be missing; all the others are required.',
    'A question mark marks an optional field, everything else is mandatory.',
  ])('is said of them all: %s', (sentence) =>
    expect(demands(`${sentence}\n\n${shapes}`)).toEqual(['name true', 'berth false']),
  );

  it('is turned around where the mark is on what has to be there', () =>
    expect(
      demands(
        '`*` marks a mandatory field, every other field is optional.\n\n### Boat\n\n- `name`*: text\n- `berth`: number',
      ),
    ).toEqual(['name true', 'berth false']));

  it.each([
    ['that leaves some out', 'A `?` may be absent; every other field is required unless noted.', shapes],
    ['without a mark', 'Some may be absent; every other field is required.', shapes],
    [
      'whose mark no field has',
      'A trailing `?` marks an optional field; everything else is mandatory.',
      fenced('ts', 'interface Boat {', '  name: string;', '}'),
    ],
  ])('is not concluded from one %s, which is running text', (_, sentence, shape) => {
    const text = `${sentence}\n\n${shape}`;
    expect(demands(text)).toContain('name -');
    const { model } = read(`# X\n\n## 3. Entities and their fields\n\n${text}\n`);
    expect(model.points.entities.prose.map((each) => each.text)).toContain(plain(sentence));
  });
});

const plain = (text: string): string => text.replaceAll('`', '');

describe('errors of a fence in columns', () => {
  const errorsOf = (text: string): readonly string[] =>
    readPoint('errors', text).errors.map(({ name, status, message }) =>
      [name, status, message].filter(Boolean).join(' | '),
    );

  it('have their code, status and message apart', () => {
    const lines = ['err:boat:missing  No such boat.', 'err:berth:taken'];
    const expected = ['err:boat:missing | 404 | No such boat.', 'err:berth:taken | 409'];
    expect(errorsOf(fenced('text', `404  ${lines[0]}`, `409  ${lines[1]}`))).toEqual(expected);
    expect(errorsOf(fenced('', 'err:boat:missing   404   No such boat.', 'err:berth:taken    409'))).toEqual(
      expected,
    );
  });
});

describe('the unit of a setting in the remark behind it', () => {
  it.each([
    ['WAIT: 30, // seconds', '30 seconds'],
    ['WAIT: 30, // minutes in the cache', '30 minutes'],
    ['TRIES: 3, // doubles', '3'],
    ['RATE: 3, // boats per hour', '3 boats per hour'],
    ['WAIT: 10, // seconds, max as above', '10 seconds'],
    ['TRIES: 3, // always', '3'],
    ['TRIES: 3, // as long as it takes', '3'],
    ['TRIES: 3, // keys inserted per statement', '3'],
  ])('%s', (line, value) => {
    const { constants } = readPoint('constants', fenced('ts', 'const LIMITS = {', `  ${line}`, '};'));
    expect(constants.map((each) => [each.value, each.unit].filter(Boolean).join(' '))).toEqual([value]);
  });
});

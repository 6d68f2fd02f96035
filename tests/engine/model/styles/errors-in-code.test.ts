import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const errors = (lines: string): string[] =>
  readPoint('errors', lines).errors.map(({ name, status, message, when }) =>
    [name, status, message, when].map((each) => each ?? '-').join(' | '),
  );
const fence = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``;
const both = ['quay_full | 409 | No berth is left. | -', 'tide_low | 422 | Wait for the tide. | -'];
const texts = ['quay.full | - | No berth is left. | -', 'tide.low | - | Wait for the tide. | -'];

describe('errors in programmes and files', () => {
  it.each([
    ['texts by keys', fence('properties', 'quay.full=No berth is left.\ntide.low=Wait for the tide.'), texts],
    [
      'the same quoted',
      fence('json', '{\n  "quay.full": "No berth is left.",\n  "tide.low": "Wait for the tide."\n}'),
      texts,
    ],
    ['the same in lines', '- quay.full = No berth is left.\n- tide.low = Wait for the tide.', texts],
    [
      'sections',
      fence(
        'toml',
        '[quay_full]\nstatus = 409\nmessage = "No berth is left."\n\n[errors.tide_low]\nstatus = 422\nmessage = "Wait for the tide."',
      ),
      both,
    ],
    [
      'classes with what is set in them',
      fence(
        'python',
        'class QuayError(Exception):\n    pass\n\nclass Full(QuayError):\n    status = 409\n    code = "quay_full"\n    message = "No berth is left."\n\nclass Low(QuayError):\n    status = 422\n    code = "tide_low"\n    message = "Wait for the tide."',
      ),
      both,
    ],
    [
      'a class, and none of what stands behind it',
      fence(
        'python',
        'class Full(Exception):\n    code = "quay_full"\n\nclass Log(Model):\n    status = 404\n    message = "All is well."\n\nSTATUS = 422',
      ),
      ['quay_full | - | - | -'],
    ],
    [
      'objects with what they are made of',
      fence(
        'kotlin',
        'object QuayFull : QuayError(409, "No berth is left.")\nobject TideLow : QuayError(422, "Wait for the tide.")',
      ),
      ['QuayFull | 409 | No berth is left. | -', 'TideLow | 422 | Wait for the tide. | -'],
    ],
    [
      'values',
      fence(
        'go',
        'var (\n\tErrQuayFull = errors.New("no berth is left")\n\tErrTideLow = errors.New("wait for the tide")\n)',
      ),
      ['ErrQuayFull | - | no berth is left | -', 'ErrTideLow | - | wait for the tide | -'],
    ],
    [
      'attributes before members',
      fence(
        'rust',
        'enum QuayError {\n    #[error("no berth is left")]\n    QuayFull,\n    #[error("wait for the tide")]\n    TideLow,\n}',
      ),
      ['QuayFull | - | no berth is left | -', 'TideLow | - | wait for the tide | -'],
    ],
    [
      'members alone',
      fence('graphql', 'enum ErrorCode {\n  QUAY_FULL\n  TIDE_LOW\n}'),
      ['QUAY_FULL | - | - | -', 'TIDE_LOW | - | - | -'],
    ],
    [
      'answers of an interface',
      fence(
        'yaml',
        "responses:\n  '404':\n    description: No such berth\n  '409':\n    description: The quay is full",
      ),
      ['404 | 404 | - | No such berth', '409 | 409 | - | The quay is full'],
    ],
    [
      'an answer with its status above it',
      fence('http', 'HTTP/1.1 409 Conflict\n\n{"error": "quay_full"}'),
      ['quay_full | 409 | - | -'],
    ],
    [
      'several answers with headers',
      fence(
        'http',
        'HTTP/1.1 409 Conflict\nX-Tide: 409\n\n{"error": "quay_full"}\n\nHTTP/2 422 Unprocessable\n\n{"error": "tide_low"}',
      ),
      ['quay_full | 409 | - | -', 'tide_low | 422 | - | -'],
    ],
    [
      'what a scenario sees',
      fence('gherkin', 'Scenario: full\n  Given the quay is full\n  Then the message is "No berth is left."'),
      ['No berth is left. | - | No berth is left. | the message is'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(errors(lines)).toEqual(expected);
  });

  it.each([
    ['other keys', fence('properties', 'quay.berths=40\nquay.open_from=8 o clock')],
    ['members of another enumeration', fence('graphql', 'enum Berth {\n  NORTH_QUAY\n  SOUTH_QUAY\n}')],
    ['titles of pages', fence('properties', 'page.title=Harbour of the north\nmenu.file=Open a chart')],
    ['levels of errors', fence('ts', 'enum ErrorLevel {\n  LOW,\n  HIGH,\n}')],
    ['names of files', fence('js', "switch (code) {\n  case 404: return 'lost.html';\n}")],
    ['parts of a configuration', fence('ini', '[lamp]\nmessage = "Ready to go"')],
    [
      'a class of something else',
      fence('python', 'class Quay(Model):\n    status = 409\n    code = "north"'),
    ],
  ])('%s are none', (_, lines) => {
    expect(errors(lines)).toEqual([]);
  });
});

describe('numbers with which a programme ends', () => {
  it.each([
    [
      'below what says so',
      'The tool exits with\n- 0 when all is well,\n- 1 `no such chart`,\n- 3 if the disk is full.',
      ['1 | 1 | no such chart | -', '3 | 3 | - | the disk is full'],
    ],
    [
      'in a sentence',
      'The tool exits with 2 if the chart is missing, and with 64 when nobody knows the command.',
      ['2 | 2 | - | the chart is missing', '64 | 64 | - | nobody knows the command'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(errors(lines)).toEqual(expected);
  });

  it('what is counted is none', () => {
    expect(errors('The tool exits when 3 charts are missing.')).toEqual([]);
  });
});
